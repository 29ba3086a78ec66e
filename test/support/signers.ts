/** Signers with the keys and certificates of the tests. */
import { sign } from 'node:crypto';
import type { Signer } from '../../src/envelope/signing/index.ts';
import {
  bits,
  type CertificateParts,
  extension,
  type KeyName,
  keyNamed,
  TRUE,
  writeCertificate,
} from './certificateWriter.ts';
import { sequence } from './cmsWriter.ts';

/** Extensions of certificates. */
export const NON_REPUDIATION: Uint8Array = extension('2.5.29.15', bits([0x40], 6), true);
export const DIGITAL_SIGNATURE: Uint8Array = extension('2.5.29.15', bits([0x80], 7), true);
export const CERTIFIER: Uint8Array = extension('2.5.29.19', sequence(TRUE), true);

/** Within the validity of the certificates. */
export const SIGNING_TIME = '2026-03-02T10:00:00Z';

/** A certificate that is for signing documents. */
export const signerCertificate = (key: KeyName, parts: CertificateParts = {}): Uint8Array =>
  writeCertificate({ key, extensions: [NON_REPUDIATION], ...parts });

/** Signs with node:crypto; ECDSA in DER. */
export const signerOf = (key: KeyName, parts: CertificateParts = {}): Signer => ({
  certificate: signerCertificate(key, parts),
  sign: ({ data }) => sign('sha256', data, keyNamed(key)),
});
