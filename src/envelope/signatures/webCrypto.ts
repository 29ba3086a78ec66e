/** Verifies through WebCrypto. */
import { given } from '../../model/given.ts';
import { publicKeyOf } from '../x509/publicKey.ts';
import type { SignatureAlgorithm, SignatureCrypto } from './crypto.ts';
import { keepLast } from './keepLast.ts';

/** Returns WebCrypto as {@link SignatureCrypto}. Keeps the last imported keys. */
export function webCrypto(crypto: Crypto = globalThis.crypto): SignatureCrypto {
  given('crypto', crypto, 'object');
  const { subtle } = crypto;
  const keyOf = keepLast((spki, algorithm) => imported(subtle, spki, algorithm));
  return {
    async digest(hash, bytes) {
      return new Uint8Array(await subtle.digest(hash, unshared(bytes)));
    },
    async verify(algorithm, spki, signature, data) {
      const key = await keyOf(spki, algorithm);
      if (key === null) return null;
      const { name, hash, saltLength = 0 } = algorithm;
      const parameters = name === 'RSA-PSS' ? { name, saltLength } : { name, hash };
      return subtle.verify(parameters, key, unshared(signature), unshared(data)).catch(() => null);
    },
  };
}

async function imported(
  subtle: SubtleCrypto,
  spki: Uint8Array,
  { name, hash }: SignatureAlgorithm,
): Promise<CryptoKey | null> {
  const key = publicKeyOf(spki);
  if (key === null || (key.type === 'EC') !== (name === 'ECDSA')) return null;
  const parameters = key.type === 'EC' ? { name, namedCurve: key.curve ?? '' } : { name, hash };
  return subtle.importKey('spki', unshared(spki), parameters, false, ['verify']).catch(() => null);
}

/** WebCrypto does not accept shared memory, in which no file is read. */
const unshared = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;
