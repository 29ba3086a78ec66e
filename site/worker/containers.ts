/** Archives and mail: loaded with the first of them. */
export { members } from '../../src/public/envelope.ts';
