/** Detects certificates that SdI would reject, before anything is signed with them. */
import type { Certificate } from '../x509/index.ts';
import { refuseSigning } from './signingError.ts';

/** A flaw of a certificate that makes signing pointless, unless it is allowed: SdI rejects the file (00100, 00107). */
export type CertificateFlaw = 'ca' | 'expired' | 'extension' | 'key-usage' | 'not-yet-valid' | 'weak-key';

/** `no-key-usage`: the certificate does not state what it is for. Others: a flaw that was allowed. */
export type SigningWarning = CertificateFlaw | 'no-key-usage';

/** Fewest bits of an RSA key (ETSI TS 119 312). */
const SHORTEST_RSA = 2048;

/** Throws for the first flaw that is not allowed. @returns the warnings. @throws SigningError */
export function checkSuitable(
  certificate: Certificate,
  { signingTime, allow }: { readonly signingTime: string; readonly allow: ReadonlySet<string> },
): readonly SigningWarning[] {
  const { notBefore, notAfter, isCa, keyUsage, key, unknownCritical } = certificate;
  if (notBefore === null || notAfter === null) refuseSigning('certificate_unreadable');
  const warnings: SigningWarning[] = [];
  const flaw = (id: CertificateFlaw, refuse: () => never): void => {
    if (!allow.has(id)) refuse();
    warnings.push(id);
  };
  if (signingTime > notAfter)
    flaw('expired', () => refuseSigning('certificate_expired', { notAfter, signingTime }));
  if (signingTime < notBefore)
    flaw('not-yet-valid', () => refuseSigning('certificate_not_yet_valid', { notBefore, signingTime }));
  if (isCa) flaw('ca', () => refuseSigning('certificate_ca'));
  if (keyUsage === null) warnings.push('no-key-usage');
  else if (!keyUsage.has('nonRepudiation')) {
    flaw('key-usage', () => refuseSigning('certificate_key_usage', { keyUsage: [...keyUsage].join(', ') }));
  }
  if (unknownCritical.length > 0) {
    flaw('extension', () =>
      refuseSigning('certificate_extension', { extensions: unknownCritical.join(', ') }),
    );
  }
  if (key?.type === 'RSA' && key.bits < SHORTEST_RSA) {
    const { bits } = key;
    flaw('weak-key', () => refuseSigning('key_weak', { bits }));
  }
  return warnings;
}
