/** The fields of a certificate (RFC 5280 §4.1), found but not decoded. */

import { elementsOf, type Member } from '../members.ts';
import { BIT_STRING, INTEGER, SEQUENCE } from '../tags.ts';

/** `version`, [0] EXPLICIT; older certificates do not have it. */
const VERSION = 0xa0;

export interface CertificateFields {
  /** tbsCertificate: the signed part. */
  readonly body: Member;
  /** Signature of the issuer, and its algorithm outside and inside the signed part. */
  readonly signature: Member;
  readonly algorithm: Member;
  readonly signedAlgorithm: Member;
  readonly serial: Member;
  readonly issuer: Member;
  readonly validity: Member;
  readonly subject: Member;
  readonly spki: Member;
  /** Unique identifiers and extensions. */
  readonly rest: readonly Member[];
}

/** Finds the fields; null if the element is not a certificate. */
export function certificateFields(bytes: Uint8Array, certificate: Member): CertificateFields | null {
  if (certificate.tag !== SEQUENCE) return null;
  const [body, algorithm, signature, excess] = elementsOf(bytes, certificate) ?? [];
  if (body?.tag !== SEQUENCE || algorithm?.tag !== SEQUENCE || signature?.tag !== BIT_STRING) return null;
  const all = elementsOf(bytes, body) ?? [];
  const fields = all[0]?.tag === VERSION ? all.slice(1) : all;
  const [serial, signedAlgorithm, issuer, validity, subject, spki, ...rest] = fields;
  if (serial?.tag !== INTEGER || signedAlgorithm?.tag !== SEQUENCE || issuer?.tag !== SEQUENCE) return null;
  if (validity?.tag !== SEQUENCE || subject?.tag !== SEQUENCE || spki?.tag !== SEQUENCE) return null;
  if (excess !== undefined || serial.start === serial.end) return null;
  return { body, signature, algorithm, signedAlgorithm, serial, issuer, validity, subject, spki, rest };
}
