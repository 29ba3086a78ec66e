/** Attributes of a signature (RFC 5652 §5.3, §11). */

import { checkDateTime } from '../../../model/primitives.ts';
import { elementsOf, type Member } from '../../members.ts';
import { GENERALIZED_TIME, OID, SEQUENCE, SET, UTC_TIME } from '../../tags.ts';
import { oidIn, timeIn } from '../../values.ts';
import { derOf } from './der.ts';

export const CONTENT_TYPE = '1.2.840.113549.1.9.3';
export const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';

export interface Attribute {
  readonly type: string;
  readonly values: readonly Member[];
}

/** Reads attributes; null if one is damaged. */
export function attributesIn(bytes: Uint8Array, list: Member): readonly Attribute[] | null {
  const attributes: Attribute[] = [];
  for (const member of elementsOf(bytes, list) ?? [null]) {
    const [type, set, excess] = member?.tag === SEQUENCE ? (elementsOf(bytes, member) ?? []) : [];
    if (type?.tag !== OID || set?.tag !== SET || excess !== undefined) return null;
    const oid = oidIn(bytes, type);
    const values = elementsOf(bytes, set);
    if (oid === null || values === null) return null;
    attributes.push({ type: oid, values });
  }
  return attributes;
}

/** The attributes by type; null if one occurs twice (RFC 5652 §11). */
export function byType(attributes: readonly Attribute[]): ReadonlyMap<string, readonly Member[]> | null {
  const found = new Map(attributes.map(({ type, values }) => [type, values]));
  return found.size === attributes.length ? found : null;
}

/** The value of an attribute that must have exactly one. */
export function onlyValue(attributes: ReadonlyMap<string, readonly Member[]>, type: string): Member | null {
  const [value, excess] = attributes.get(type) ?? [];
  return value === undefined || excess !== undefined ? null : value;
}

export interface SignedOctets {
  /** In DER, over which the signature must be made (RFC 5652 §5.4); null if they cannot be encoded in DER. */
  readonly der: Uint8Array | null;
  /** As written, if that is different: some programs sign these octets. */
  readonly written: Uint8Array | null;
}

/** The octets of the signed attributes, as a SET OF. */
export function signedOctets(bytes: Uint8Array, list: Member): SignedOctets {
  const written = new Uint8Array(bytes.subarray(list.whole.start, list.whole.end));
  written[0] = SET;
  const der = derOf(written, atStart(list), SET);
  const isSame = der !== null && der.buffer === written.buffer;
  return { der, written: isSame ? null : written };
}

/** The same element in a copy of it. */
function atStart({ tag, start, end, whole }: Member): Member {
  const { start: from } = whole;
  return { tag, start: start - from, end: end - from, whole: { start: 0, end: whole.end - from } };
}

/** The signing time in ISO 8601; null if it is missing or invalid. */
export function signingTimeIn(
  bytes: Uint8Array,
  attributes: ReadonlyMap<string, readonly Member[]>,
): string | null {
  const value = onlyValue(attributes, SIGNING_TIME);
  if (value?.tag !== UTC_TIME && value?.tag !== GENERALIZED_TIME) return null;
  const time = timeIn(bytes, value);
  return time !== null && checkDateTime(time) ? time : null;
}
