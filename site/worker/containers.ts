/** Archives and mail: loaded with the first such file. */
export { members } from '../../src/public/envelope.ts';
