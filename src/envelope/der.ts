/** Writes DER (X.690 §10): elements are arrays of bytes, built from the inside out. */

import { GENERALIZED_TIME, INTEGER, OCTETS, OID, SEQUENCE, SET, UTC_TIME } from './tags.ts';

export type Der = Uint8Array<ArrayBuffer>;

/** An element with the concatenated parts as its contents. */
export function element(tag: number, ...parts: readonly Uint8Array[]): Der {
  let size = 0;
  for (const { length } of parts) size += length;
  const header = [tag, ...lengthOctets(size)];
  const der = new Uint8Array(header.length + size);
  der.set(header);
  let at = header.length;
  for (const part of parts) {
    der.set(part, at);
    at += part.length;
  }
  return der;
}

/** X.690 §10.1: the definite form with the fewest octets. */
export function lengthOctets(length: number): readonly number[] {
  if (length < 0x80) return [length];
  const octets: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets.unshift(rest % 256);
  return [0x80 + octets.length, ...octets];
}

export const sequence = (...members: readonly Uint8Array[]): Der => element(SEQUENCE, ...members);

export const octetString = (bytes: Uint8Array): Der => element(OCTETS, bytes);

export const NULL: Der = element(0x05);

/** A SET OF, whose members DER orders by their encodings (X.690 §11.6). */
export const setOf = (members: readonly Uint8Array[], tag = SET): Der => element(tag, ...sorted(members));

/** X.690 §11.6: the shorter one is padded with zeros; no member is a prefix of another. */
export function sorted(members: readonly Uint8Array[]): readonly Uint8Array[] {
  return [...members].sort((a, b) => {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i += 1) {
      const difference = (a[i] ?? 0) - (b[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return a.length - b.length;
  });
}

/** A non-negative INTEGER from its octets, the most significant first. */
export function unsigned(octets: Uint8Array): Der {
  let from = 0;
  while (from < octets.length - 1 && octets[from] === 0) from += 1;
  const digits = octets.subarray(from);
  const isNegative = ((digits[0] ?? 0) & 0x80) !== 0;
  return element(INTEGER, Uint8Array.from(isNegative || digits.length === 0 ? [0, ...digits] : digits));
}

/** An OBJECT IDENTIFIER in dotted form. */
export function oid(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const octets: number[] = [];
  for (const arc of [first * 40 + second, ...rest]) octets.push(...base128(arc));
  return element(OID, Uint8Array.from(octets));
}

function base128(arc: number): readonly number[] {
  const septets = [arc % 128];
  for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128))
    septets.unshift((rest % 128) + 128);
  return septets;
}

/** The last year of UTCTime (RFC 5652 §11.3). */
const LAST_UTC_YEAR = '2049';

/** A UTCTime, from 2050 on a GeneralizedTime. @param time `YYYY-MM-DDTHH:MM:SSZ` from 1950 on. */
export function time(time: string): Der {
  const digits = time.replace(/[-T:]/g, '');
  const isUtc = time.slice(0, 4) <= LAST_UTC_YEAR;
  const written = isUtc ? digits.slice(2) : digits;
  return element(isUtc ? UTC_TIME : GENERALIZED_TIME, new TextEncoder().encode(written));
}
