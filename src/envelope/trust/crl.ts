/** Reads revocation lists (RFC 5280 §5) by offsets: a list may have 50,000 entries. */

import { given } from '../../model/given.ts';
import { decodeText } from '../armour.ts';
import { equal } from '../equal.ts';
import { elementsOf, type Member } from '../members.ts';
import type { SignatureAlgorithm } from '../signatures/crypto.ts';
import { BIT_STRING, GENERALIZED_TIME, INTEGER, SEQUENCE, UTC_TIME } from '../tags.ts';
import { nameIn, timeIn } from '../values.ts';
import { signatureAlgorithmIn } from '../x509/algorithms.ts';
import { entryCount } from './crlEntries.ts';
import { type CrlExtensions, crlExtensionsIn } from './crlExtensions.ts';

/** A revocation list. Its signature is not verified yet. */
export interface Crl extends CrlExtensions {
  /** The signed part, in DER. */
  readonly tbs: Uint8Array;
  /** The signature of the issuer; ECDSA in DER. */
  readonly signature: Uint8Array;
  /** Null if it is not supported, or not the signed one, or if the signature has unused bits. */
  readonly signatureAlgorithm: SignatureAlgorithm | null;
  /** The common name of the issuer, otherwise its organization; and its name in DER. */
  readonly issuer: string | null;
  readonly issuerName: Uint8Array;
  /** ISO 8601; a list without `nextUpdate` is valid at its own time only. */
  readonly thisUpdate: string;
  readonly nextUpdate: string | null;
  /** The contents of revokedCertificates in DER, empty without entries. */
  readonly entries: Uint8Array;
  readonly count: number;
}

const EXTENSIONS = 0xa0;

/** Members of tbsCertList. */
const MAX_MEMBERS = 8;

/** Reads a revocation list (CRL, RFC 5280 §5) in DER or PEM; null if it is damaged. Never throws. */
export function readCrl(bytes: Uint8Array): Crl | null {
  given('bytes', bytes, 'bytes');
  const der = bytes[0] === SEQUENCE ? bytes : (decodeText(bytes)?.bytes ?? bytes);
  const [whole] = elementsOf(der, { start: 0, end: der.length }, 1) ?? [];
  if (whole?.tag !== SEQUENCE) return null;
  const [tbs, algorithm, signature, excess] = elementsOf(der, whole) ?? [];
  if (tbs?.tag !== SEQUENCE || algorithm?.tag !== SEQUENCE || signature?.tag !== BIT_STRING) return null;
  const fields = excess === undefined ? fieldsOf(der, tbs) : null;
  if (fields === null) return null;
  const { signed, issuer, thisUpdate, nextUpdate, revoked } = fields;
  const extensions = crlExtensionsIn(der, fields.extensions);
  const issued = timeIn(der, thisUpdate);
  const next = nextUpdate === undefined ? null : timeIn(der, nextUpdate);
  if (extensions === null || issued === null || (nextUpdate !== undefined && next === null)) return null;
  const entries = revoked === undefined ? new Uint8Array() : der.subarray(revoked.start, revoked.end);
  const count = entryCount(entries);
  if (count === null) return null;
  const bytesOf = ({ whole: { start, end } }: Member): Uint8Array => der.subarray(start, end);
  const isSame = equal(bytesOf(algorithm), bytesOf(signed));
  const isWhole = der[signature.start] === 0;
  return {
    ...extensions,
    tbs: bytesOf(tbs),
    signature: der.subarray(signature.start + 1, signature.end),
    // RFC 5280 §5.1.1.2: both are the same; only the inner one is signed.
    signatureAlgorithm: isSame && isWhole ? signatureAlgorithmIn(der, algorithm) : null,
    issuer: nameIn(der, issuer),
    issuerName: bytesOf(issuer),
    thisUpdate: issued,
    nextUpdate: next,
    entries,
    count,
  };
}

interface Fields {
  readonly signed: Member;
  readonly issuer: Member;
  readonly thisUpdate: Member;
  readonly nextUpdate: Member | undefined;
  readonly revoked: Member | undefined;
  readonly extensions: Member | undefined;
}

/** RFC 5280 §5.1.2: version, nextUpdate, revokedCertificates and extensions are optional. */
function fieldsOf(der: Uint8Array, tbs: Member): Fields | null {
  const members = [...(elementsOf(der, tbs, MAX_MEMBERS) ?? [])];
  if (members[0]?.tag === INTEGER) members.shift();
  const [signed, issuer, thisUpdate, ...rest] = members;
  if (signed?.tag !== SEQUENCE || issuer?.tag !== SEQUENCE || !isTime(thisUpdate)) return null;
  const nextUpdate = isTime(rest[0]) ? rest.shift() : undefined;
  const revoked = rest[0]?.tag === SEQUENCE ? rest.shift() : undefined;
  const extensions = rest[0]?.tag === EXTENSIONS ? rest.shift() : undefined;
  return rest.length > 0 ? null : { signed, issuer, thisUpdate, nextUpdate, revoked, extensions };
}

function isTime(member: Member | undefined): member is Member {
  return member?.tag === UTC_TIME || member?.tag === GENERALIZED_TIME;
}
