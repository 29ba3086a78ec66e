/** Names, times, numbers and identifiers in certificates and signatures (RFC 5280, RFC 5652), as text. */

import { checkDateTime } from '../model/primitives.ts';
import type { CmsSpan } from './cms.ts';
import { contentsOf, type Member, membersOf } from './members.ts';
import { GENERALIZED_TIME, UTC_TIME } from './tags.ts';

/** OIDs of X.520 as contents: common name and organization. */
const COMMON_NAME = '\x55\x04\x03';
const ORGANIZATION = '\x55\x04\x0a';
const OID_LENGTH = 3;

/** Attributes of a name that are read. */
const MAX_ATTRIBUTES = 64;

/** Characters of a value that are shown. */
const MAX_LENGTH = 200;

/** Encodings of UTF8String and BMPString. Others, also unknown ones, are read as Latin-1. */
const ENCODINGS: Readonly<Record<number, string>> = { 12: 'utf-8', 30: 'utf-16be' };

/** UniversalString: four octets for each character. */
const UNIVERSAL = 28;

/** The common name in a Name, otherwise the organization; null without either. */
export function nameIn(bytes: Uint8Array, name: CmsSpan): string | null {
  let organization: string | null = null;
  let count = 0;
  for (const set of membersOf(bytes, name)) {
    count += 1;
    if (count > MAX_ATTRIBUTES) break;
    const [attribute] = membersOf(bytes, set);
    if (attribute === undefined) continue;
    const [type, value] = membersOf(bytes, attribute);
    if (type === undefined || value === undefined || type.end - type.start !== OID_LENGTH) continue;
    const oid = contentsOf(bytes, type);
    if (oid === COMMON_NAME) return textOf(bytes, value);
    if (oid === ORGANIZATION) organization = textOf(bytes, value);
  }
  return organization;
}

/** The beginning of a string of any type. */
export function textOf(bytes: Uint8Array, { tag, start, end }: Member, maximum: number = MAX_LENGTH): string {
  const value = bytes.subarray(start, Math.min(end, start + maximum));
  return tag === UNIVERSAL ? universalText(value) : new TextDecoder(ENCODINGS[tag] ?? 'latin1').decode(value);
}

const LAST_CHARACTER = 0x10ffff;
const REPLACEMENT = 0xfffd;

/** UTF-32 in big-endian order, which TextDecoder does not know. */
function universalText(value: Uint8Array): string {
  let text = '';
  for (let i = 0; i + 3 < value.length; i += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = value.subarray(i, i + 4);
    const point = ((a * 256 + b) * 256 + c) * 256 + d;
    text += String.fromCodePoint(point > LAST_CHARACTER ? REPLACEMENT : point);
  }
  return text;
}

const TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:\.\d+)?(?:Z|([+-]\d\d)(\d\d))$/;
const LONGEST_TIME = 40;

/** A UTCTime or GeneralizedTime in ISO 8601; null for anything else. */
export function timeIn(bytes: Uint8Array, { tag, start, end }: Member): string | null {
  if ((tag !== UTC_TIME && tag !== GENERALIZED_TIME) || end - start > LONGEST_TIME) return null;
  const written = contentsOf(bytes, { start, end });
  // RFC 5280 §4.1.2.5.1: two digits are a year from 1950 to 2049.
  const century = tag !== UTC_TIME ? '' : written < '5' ? '20' : '19';
  const [, year, month, day, hours, minutes, seconds = '00', zoneHours, zoneMinutes] =
    TIME.exec(century + written) ?? [];
  if (year === undefined) return null;
  const zone = zoneHours === undefined ? 'Z' : `${zoneHours}:${zoneMinutes}`;
  const time = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}${zone}`;
  return checkDateTime(time) ? time : null;
}

/** Octets of a number that are shown; serial numbers have up to 20 (RFC 5280 §4.1.2.2). */
const MAX_OCTETS = 64;

/** The octets in hexadecimal, as encoded. */
export function hexadecimalIn(bytes: Uint8Array, { start, end }: CmsSpan): string {
  let text = '';
  for (let i = start; i < Math.min(end, start + MAX_OCTETS); i += 1) {
    text += (bytes[i] ?? 0).toString(16).padStart(2, '0');
  }
  return text;
}

/** Octets of an object identifier; those of RFC 5280 and ETSI have up to eleven. */
const MAX_OID = 32;

/** An object identifier in dotted form; null if it is damaged or too long. */
export function oidIn(bytes: Uint8Array, { start, end }: CmsSpan): string | null {
  if (start === end || end - start > MAX_OID || ((bytes[end - 1] ?? 0) & 0x80) !== 0) return null;
  let text = '';
  let arc = 0;
  for (let i = start; i < end; i += 1) {
    const octet = bytes[i] ?? 0;
    arc = arc * 128 + (octet & 0x7f);
    if (arc > Number.MAX_SAFE_INTEGER) return null;
    if ((octet & 0x80) !== 0) continue;
    // X.690 §8.19.4: the first two arcs are one number.
    const root = Math.min(Math.floor(arc / 40), 2);
    text += text === '' ? `${root}.${arc - root * 40}` : `.${arc}`;
    arc = 0;
  }
  return text;
}
