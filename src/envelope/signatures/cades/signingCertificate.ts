/** The certificate that a signature names: signing-certificate and signing-certificate-v2 (RFC 5035). */

import { elementsOf, type Member, octetsIn } from '../../members.ts';
import { OCTETS, SEQUENCE } from '../../tags.ts';
import { hashIn } from '../../x509/algorithms.ts';
import type { Hash } from '../crypto.ts';

const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

export interface NamedCertificate {
  /** Null for any other hash. */
  readonly hash: Hash | null;
  readonly digest: Uint8Array;
}

/** Returns the certificates that the attributes identify, usually one; null if one is damaged. */
export function namedCertificates(
  bytes: Uint8Array,
  attributes: ReadonlyMap<string, readonly Member[]>,
): readonly NamedCertificate[] | null {
  const found: NamedCertificate[] = [];
  for (const [type, hash] of [
    [SIGNING_CERTIFICATE, 'SHA-1'],
    [SIGNING_CERTIFICATE_V2, 'SHA-256'],
  ] as const) {
    const values = attributes.get(type);
    if (values === undefined) continue;
    const [value, excess] = values;
    const named = value === undefined || excess !== undefined ? null : namedIn(bytes, value, hash);
    if (named === null) return null;
    found.push(named);
  }
  return found;
}

/**
 * The first certificate is the signer's (RFC 5035 §5.4.1); others are of its path. The issuer and serial number beside
 * the digest are not compared, as the digest identifies the certificate.
 */
function namedIn(bytes: Uint8Array, value: Member, usual: Hash): NamedCertificate | null {
  const [list] = value.tag === SEQUENCE ? (elementsOf(bytes, value) ?? []) : [];
  const [first] = list?.tag === SEQUENCE ? (elementsOf(bytes, list) ?? []) : [];
  const [one, two] = first?.tag === SEQUENCE ? (elementsOf(bytes, first) ?? []) : [];
  // Only the second version has an algorithm, which is optional.
  const algorithm = usual === 'SHA-256' && one?.tag === SEQUENCE ? one : null;
  const written = algorithm === null ? one : two;
  const digest = written?.tag === OCTETS ? octetsIn(bytes, written) : null;
  return digest && { hash: algorithm === null ? usual : hashIn(bytes, algorithm), digest };
}
