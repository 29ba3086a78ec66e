/** Values of ECDSA: r‖s (IEEE P1363, as in XMLDSig) and Ecdsa-Sig-Value in DER (RFC 3279 §2.2.3, as in CMS). */
import { type Der, sequence, unsigned } from './der.ts';
import { contents, INTEGER, members, nodeIn, SEQUENCE } from './keys/asn1.ts';

/** Octets of r and of s. */
const SIZES = { 'P-256': 32, 'P-384': 48, 'P-521': 66 } as const;

export type Curve = keyof typeof SIZES;

/** Returns r‖s for a value in either form; null for any other. */
export function fixedValue(value: Uint8Array, curve: Curve): Uint8Array | null {
  const size = SIZES[curve];
  if (value.length === size * 2) return value;
  const node = nodeIn(value);
  const [r, s, excess] = node?.tag === SEQUENCE ? members(node) : [];
  if (r?.tag !== INTEGER || s?.tag !== INTEGER || excess !== undefined) return null;
  const fixed = new Uint8Array(size * 2);
  for (const [part, end] of [
    [r, size],
    [s, size * 2],
  ] as const) {
    const digits = contents(part);
    const from = Math.max(0, digits.length - size);
    if (digits.subarray(0, from).some((octet) => octet !== 0)) return null;
    fixed.set(digits.subarray(from), end - (digits.length - from));
  }
  return fixed;
}

/** Writes r‖s in DER. */
export function derValue(fixed: Uint8Array): Der {
  const size = fixed.length / 2;
  return sequence(unsigned(fixed.subarray(0, size)), unsigned(fixed.subarray(size)));
}
