/** Verifies signatures. */
export type { Hash, SignatureAlgorithm, SignatureCrypto } from './crypto.ts';
export { keepLast } from './keepLast.ts';
export type { SignatureAdvice, SignatureGap, SignatureReport } from './report.ts';
export { type TrustCheck, type VerifySignaturesOptions, verifySignatures } from './verify.ts';
export { cryptoOf, type GivenCrypto, webCrypto } from './webCrypto.ts';
export { verifyXades } from './xades/verifyXades.ts';
export { xmlSignersOf } from './xmlSigners.ts';
