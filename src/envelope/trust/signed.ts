/** Signatures of certificates and revocation lists. */
import type { SignatureAlgorithm, SignatureCrypto } from '../signatures/crypto.ts';
import { ecdsaValue } from '../x509/ecdsaValue.ts';
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
  const value = ecdsaValue(signature, key.curve);
  return value === null ? false : crypto.verify(signatureAlgorithm, spki, value, tbs);
}
