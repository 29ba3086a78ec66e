/** Every format of the report: a chunk of its own. */
export { reportFormats } from '../../validate/index.ts';
