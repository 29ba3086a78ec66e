/** Entries of a revocation list (RFC 5280 §5.3), found by offsets without an object for each. */

import { elementsOf, type Member } from '../members.ts';
import { INTEGER, OCTETS, SEQUENCE } from '../tags.ts';
import { oidIn, timeIn } from '../values.ts';

export interface Revocation {
  /** ISO 8601; null if it is invalid. */
  readonly since: string | null;
  /** `suspended`: certificateHold. `removed`: removeFromCRL, so the certificate is not revoked. */
  readonly kind: 'revoked' | 'suspended' | 'removed';
}

const ENUMERATED = 0x0a;

/** The longest serial number that is compared, and the longest entry. */
const MAX_LENGTH = 0xffff;

const REASON_CODE = '2.5.29.21';
const CERTIFICATE_HOLD = 6;
const REMOVE_FROM_CRL = 8;

/** Position of the next header's contents and their end, in two numbers of one array. */
type Place = [start: number, end: number];

/** Reads a header with a definite length; false if it is damaged or exceeds the limit. */
function header(bytes: Uint8Array, at: number, limit: number, tag: number, place: Place): boolean {
  if (bytes[at] !== tag) return false;
  let length = bytes[at + 1] ?? MAX_LENGTH + 1;
  let start = at + 2;
  if (length === 0x81) {
    length = bytes[at + 2] ?? MAX_LENGTH + 1;
    start = at + 3;
  } else if (length === 0x82) {
    length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    start = at + 4;
  } else if (length >= 0x80) return false;
  place[0] = start;
  place[1] = start + length;
  return place[1] <= limit;
}

/** Number of entries; null if one is damaged. */
export function entryCount(entries: Uint8Array): number | null {
  const place: Place = [0, 0];
  let count = 0;
  for (let at = 0; at < entries.length; count += 1) {
    if (!header(entries, at, entries.length, SEQUENCE, place)) return null;
    const end = place[1];
    if (!header(entries, place[0], end, INTEGER, place)) return null;
    at = end;
  }
  return count;
}

/** The last entry of a serial number, which is in hexadecimal as encoded; null without one. */
export function findEntry(entries: Uint8Array, serial: string): Revocation | null {
  const wanted = withoutZeros(octetsOf(serial));
  const place: Place = [0, 0];
  let found: Revocation | null = null;
  for (let at = 0; at < entries.length; ) {
    if (!header(entries, at, entries.length, SEQUENCE, place)) return found;
    const [contents, end] = place;
    if (!header(entries, contents, end, INTEGER, place)) return found;
    if (isSame(entries, place[0], place[1], wanted)) found = revocationOf(entries, place[1], end);
    at = end;
  }
  return found;
}

function isSame(bytes: Uint8Array, from: number, end: number, wanted: Uint8Array): boolean {
  let start = from;
  while (start < end && bytes[start] === 0) start += 1;
  if (end - start !== wanted.length) return false;
  // The last octets differ most often.
  for (let i = wanted.length - 1; i >= 0; i -= 1) if (bytes[start + i] !== wanted[i]) return false;
  return true;
}

function revocationOf(bytes: Uint8Array, start: number, end: number): Revocation {
  const [date, extensions] = elementsOf(bytes, { start, end }) ?? [];
  const since = date === undefined ? null : timeIn(bytes, date);
  const reason = extensions === undefined ? null : reasonIn(bytes, extensions);
  const kind = reason === CERTIFICATE_HOLD ? 'suspended' : reason === REMOVE_FROM_CRL ? 'removed' : 'revoked';
  return { since, kind };
}

function reasonIn(bytes: Uint8Array, extensions: Member): number | null {
  for (const extension of elementsOf(bytes, extensions) ?? []) {
    const parts = elementsOf(bytes, extension) ?? [];
    const [type] = parts;
    const value = parts.at(-1);
    if (type === undefined || value?.tag !== OCTETS || oidIn(bytes, type) !== REASON_CODE) continue;
    const [code] = elementsOf(bytes, value, 1) ?? [];
    return code?.tag === ENUMERATED && code.end - code.start === 1 ? (bytes[code.start] ?? null) : null;
  }
  return null;
}

function octetsOf(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Some issuers write a serial number with more leading zeros than DER permits. */
function withoutZeros(octets: Uint8Array): Uint8Array {
  const first = octets.findIndex((octet) => octet !== 0);
  return first === -1 ? new Uint8Array() : octets.subarray(first);
}
