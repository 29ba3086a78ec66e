/** The verification of signatures, loaded with the first file. */
export { verifySignatures } from '../../src/public/envelope.ts';
