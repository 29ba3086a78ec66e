/** Certificates. */
export { type Certificate, readCertificate } from './certificate.ts';
export type { KeyUsage } from './extensions.ts';
export { isSameName } from './names.ts';
export { type PublicKey, rsaPublicKeyIn } from './publicKey.ts';
