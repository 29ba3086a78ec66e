/** Verifies signatures. */
export type { SignatureAdvice, SignatureGap, SignatureReason, SignatureReport } from './report.ts';
export { type VerifyXadesOptions, verifyXades } from './xades/verifyXades.ts';
