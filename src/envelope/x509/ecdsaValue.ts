/** Values of ECDSA, from DER (RFC 3279 §2.2.3) to r‖s. */

import { elementsOf, type Member } from '../members.ts';
import { INTEGER, SEQUENCE } from '../tags.ts';

/** Octets of r and of s. */
const SIZES = { 'P-256': 32, 'P-384': 48, 'P-521': 66 } as const;

type Curve = keyof typeof SIZES;

/** Returns r‖s; null if the value is not exactly in DER, so that one signature has one encoding. */
export function ecdsaValue(der: Uint8Array, curve: Curve): Uint8Array | null {
  const size = SIZES[curve];
  const [whole] = elementsOf(der, { start: 0, end: der.length }, 1) ?? [];
  if (whole?.tag !== SEQUENCE || !isShortest(whole)) return null;
  const [r, s, excess] = elementsOf(der, whole) ?? [];
  if (r === undefined || s === undefined || excess !== undefined) return null;
  const value = new Uint8Array(2 * size);
  const isWritten =
    writeInteger(der, r, value.subarray(0, size)) && writeInteger(der, s, value.subarray(size));
  return isWritten ? value : null;
}

function writeInteger(der: Uint8Array, integer: Member, target: Uint8Array): boolean {
  const { tag, start, end } = integer;
  const first = start === end ? 0xff : (der[start] ?? 0xff);
  // X.690 §8.3.2: a leading zero only before a high bit. Neither number is negative or 0.
  const isPadded = first === 0 && (der[start + 1] ?? 0) > 0x7f;
  if (tag !== INTEGER || !isShortest(integer) || first > 0x7f || (first === 0 && !isPadded)) return false;
  const digits = der.subarray(isPadded ? start + 1 : start, end);
  if (digits.length > target.length) return false;
  target.set(digits, target.length - digits.length);
  return true;
}

/** True for a length in DER; those of values need at most two octets. */
function isShortest({ start, end, whole }: Member): boolean {
  return start - whole.start === (end - start < 0x80 ? 2 : 3) && whole.end === end;
}
