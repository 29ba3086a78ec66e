/** Loaded with the first file, beside the check. */
export { verifySignatures } from '../../src/public/envelope.ts';
