/** Signatures of certificates and revocation lists. */
import { elementsOf } from '../members.ts';
import type { SignatureAlgorithm, SignatureCrypto } from '../signatures/crypto.ts';
import { publicKeyOf } from '../x509/publicKey.ts';

/** A certificate or a revocation list. */
export interface Signed {
  readonly tbs: Uint8Array;
  readonly signature: Uint8Array;
  readonly signatureAlgorithm: SignatureAlgorithm | null;
}

/** True if the key made the signature; null if the algorithm or the key is not supported. */
export async function isSignedBy(
  { tbs, signature, signatureAlgorithm }: Signed,
  spki: Uint8Array,
  crypto: SignatureCrypto,
): Promise<boolean | null> {
  if (signatureAlgorithm === null) return null;
  const key = publicKeyOf(spki);
  if (key === null) return null;
  if ((key.type === 'EC') !== (signatureAlgorithm.name === 'ECDSA')) return false;
  if (key.type === 'RSA') return crypto.verify(signatureAlgorithm, spki, signature, tbs);
  if (key.curve === null) return null;
  const value = pairOf(signature, ORDER_OCTETS[key.curve]);
  return value === null ? false : crypto.verify(signatureAlgorithm, spki, value, tbs);
}

/** Octets of a number below the order of the curve. */
const ORDER_OCTETS = { 'P-256': 32, 'P-384': 48, 'P-521': 66 } as const;

const SEQUENCE = 0x30;
const INTEGER = 0x02;

/** r and s of a signature in DER (RFC 3279 §2.2.3) in a row, each of the same length; null if it is damaged. */
function pairOf(signature: Uint8Array, size: number): Uint8Array | null {
  const [whole] = elementsOf(signature, { start: 0, end: signature.length }, 1) ?? [];
  const numbers = whole?.tag === SEQUENCE ? (elementsOf(signature, whole, 2) ?? []) : [];
  if (numbers.length !== 2) return null;
  const pair = new Uint8Array(2 * size);
  for (const [i, { tag, start, end }] of numbers.entries()) {
    // A leading zero octet only where the number would be negative without it (X.690 §8.3.2).
    const from = signature[start] === 0 ? start + 1 : start;
    const isPositive = from === start ? (signature[start] ?? 0x80) < 0x80 : (signature[from] ?? 0) >= 0x80;
    if (tag !== INTEGER || !isPositive || end - from > size) return null;
    pair.set(signature.subarray(from, end), (i + 1) * size - (end - from));
  }
  return pair;
}
