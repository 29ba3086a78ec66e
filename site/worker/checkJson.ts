/** The check of JSON and of messages, most of the code of a check: loaded with the first such file. */
export { validateAndRead } from '../../src/public/validate.ts';
