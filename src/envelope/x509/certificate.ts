/** Reads certificates (RFC 5280 §4). */
import { given } from '../../model/given.ts';
import { checkDateTime } from '../../model/primitives.ts';
import { equal } from '../equal.ts';
import { elementsOf, type Member } from '../members.ts';
import type { SignatureAlgorithm } from '../signatures/crypto.ts';
import { hexadecimalIn, nameIn, timeIn } from '../values.ts';
import { signatureAlgorithmIn } from './algorithms.ts';
import { type Extensions, extensionsIn } from './extensions.ts';
import { certificateFields } from './fields.ts';
import { type PublicKey, publicKeyOf } from './publicKey.ts';

/** The content of a certificate; nothing is verified. */
export interface Certificate extends Extensions {
  readonly der: Uint8Array;
  /** The signed part, in DER. */
  readonly tbs: Uint8Array;
  /** Signature of the issuer; ECDSA in DER. */
  readonly signature: Uint8Array;
  /** Null if it is not supported, or not the signed one, or if the signature has unused bits. */
  readonly signatureAlgorithm: SignatureAlgorithm | null;
  /** In hexadecimal, as encoded: with the leading zero octet of a positive number. */
  readonly serial: string;
  /** Common names, otherwise organizations. */
  readonly subject: string | null;
  readonly issuer: string | null;
  /** Names in DER, for comparisons. */
  readonly subjectName: Uint8Array;
  readonly issuerName: Uint8Array;
  /** ISO 8601 in UTC; null if the time is invalid. */
  readonly notBefore: string | null;
  readonly notAfter: string | null;
  /** SubjectPublicKeyInfo in DER. */
  readonly spki: Uint8Array;
  /** Null for any other key. */
  readonly key: PublicKey | null;
}

/** Octets of a serial number, more than the 20 of RFC 5280 §4.1.2.2. */
const MAX_SERIAL = 64;

/** Tag of `extensions`. */
const EXTENSIONS = 0xa3;

/** Reads a certificate in DER; null if it is damaged, or followed by other bytes. Never throws. */
export function readCertificate(der: Uint8Array): Certificate | null {
  given('der', der, 'bytes');
  const [whole] = elementsOf(der, { start: 0, end: der.length }, 1) ?? [];
  const fields = whole === undefined ? null : certificateFields(der, whole);
  if (fields === null) return null;
  const { body, algorithm, signedAlgorithm, signature, serial, issuer, validity, subject, spki } = fields;
  const extensions = extensionsIn(
    der,
    fields.rest.find(({ tag }) => tag === EXTENSIONS),
  );
  const [notBefore, notAfter, excess] = elementsOf(der, validity) ?? [];
  if (extensions === null || notBefore === undefined || notAfter === undefined || excess !== undefined)
    return null;
  if (serial.end - serial.start > MAX_SERIAL) return null;
  const bytesOf = ({ whole: { start, end } }: Member): Uint8Array => der.subarray(start, end);
  const key = bytesOf(spki);
  const isSame = equal(bytesOf(algorithm), bytesOf(signedAlgorithm));
  // A signature has whole octets. The certificate that signs the Italian trusted list states an unused bit.
  const isWhole = der[signature.start] === 0;
  return {
    der,
    tbs: bytesOf(body),
    signature: der.subarray(signature.start + 1, signature.end),
    // RFC 5280 §4.1.1.2: both are the same; only the inner one is signed.
    signatureAlgorithm: isSame && isWhole ? signatureAlgorithmIn(der, algorithm) : null,
    serial: hexadecimalIn(der, serial),
    subject: nameIn(der, subject),
    issuer: nameIn(der, issuer),
    subjectName: bytesOf(subject),
    issuerName: bytesOf(issuer),
    notBefore: utcTimeIn(der, notBefore),
    notAfter: utcTimeIn(der, notAfter),
    spki: key,
    key: publicKeyOf(key),
    ...extensions,
  };
}

/** RFC 5280 §4.1.2.5: times of certificates are in UTC. */
function utcTimeIn(bytes: Uint8Array, member: Member): string | null {
  const time = timeIn(bytes, member);
  return time?.endsWith('Z') && checkDateTime(time) ? time : null;
}
