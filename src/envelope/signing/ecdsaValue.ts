/** Values of ECDSA: r‖s (IEEE P1363, as in XMLDSig) and Ecdsa-Sig-Value in DER (RFC 3279 §2.2.3, as in CMS). */

import { type Der, sequence, unsigned } from '../der.ts';
import { ecdsaValue } from '../x509/ecdsaValue.ts';

/** Returns r‖s for a value in either form. */
export function fixedValue(value: Uint8Array, curve: Parameters<typeof ecdsaValue>[1]): Uint8Array {
  return ecdsaValue(value, curve) ?? value;
}

/** Writes r‖s in DER. */
export function derValue(fixed: Uint8Array): Der {
  const size = fixed.length / 2;
  return sequence(unsigned(fixed.subarray(0, size)), unsigned(fixed.subarray(size)));
}
