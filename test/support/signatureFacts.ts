/** Results of verifying signatures, for tests of controls. */
import type { CertificateFacts, SignatureFacts } from '../../src/model/signatureFacts.ts';

const CERTIFICATE: CertificateFacts = {
  subject: 'Maria Rossi',
  issuer: 'Test CA',
  serial: '1001',
  notBefore: '2025-01-01T00:00:00Z',
  notAfter: '2027-12-31T22:59:59Z',
  isCa: false,
  keyUsage: new Set(['nonRepudiation']),
  unknownCritical: [],
};

const RIGHT: SignatureFacts = {
  format: 'CAdES',
  layer: 0,
  status: 'valid',
  reasons: [],
  undecided: [],
  advice: [],
  certificate: CERTIFICATE,
  signingTime: '2026-06-01T09:00:00Z',
};

/** A signature without flaws on 2026-06-15, with changes. */
export function signature(changes: Partial<SignatureFacts> = {}): SignatureFacts {
  return { ...RIGHT, ...changes };
}

/** The same with another certificate. */
export function certified(changes: Partial<CertificateFacts>): SignatureFacts {
  return { ...RIGHT, certificate: { ...CERTIFICATE, ...changes } };
}

export function broken(...reasons: readonly string[]): SignatureFacts {
  return signature({ status: 'broken', reasons });
}
