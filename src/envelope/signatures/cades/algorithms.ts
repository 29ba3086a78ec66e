/** The algorithms with which a SignerInfo may have been signed. */
import type { Member } from '../../members.ts';
import { algorithmIn, signatureAlgorithmIn } from '../../x509/algorithms.ts';
import type { Hash, SignatureAlgorithm } from '../crypto.ts';

/**
 * Identifiers that do not name a hash: rsaEncryption (RFC 3370 §3.2), and key types, which some programs write
 * instead.
 */
const WITHOUT_HASH: ReadonlyMap<string, SignatureAlgorithm['name']> = new Map([
  ['1.2.840.113549.1.1.1', 'RSASSA-PKCS1-v1_5'],
  ['1.2.840.10045.2.1', 'ECDSA'],
]);

/**
 * Returns the named algorithm; if its hash differs from that of the content, also the same algorithm with the
 * content's hash, which other programs use. Empty for unsupported algorithms.
 */
export function signatureAlgorithms(
  bytes: Uint8Array,
  identifier: Member,
  digest: Hash | null,
): readonly SignatureAlgorithm[] {
  const name = WITHOUT_HASH.get(algorithmIn(bytes, identifier)?.oid ?? '');
  if (name !== undefined) return digest === null ? [] : [{ name, hash: digest }];
  const named = signatureAlgorithmIn(bytes, identifier);
  if (named === null) return [];
  const isOther = named.name !== 'RSA-PSS' && digest !== null && digest !== named.hash;
  return isOther ? [named, { name: named.name, hash: digest }] : [named];
}
