/** All report formats, in a separate chunk. */
export { reportFormats } from '../../validate/index.ts';
