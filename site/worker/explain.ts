/** The explanations of codes, a quarter of a megabyte: loaded with the first one. */
export { explainCode } from '../../src/public/validate.ts';
