/** Verifies through WebCrypto. */
import { encodeBase64 } from '../../model/base64.ts';
import { given } from '../../model/given.ts';
import { ecPointIn, publicKeyOf, rsaNumbersIn } from '../x509/publicKey.ts';
import type { SignatureAlgorithm, SignatureCrypto } from './crypto.ts';
import { keepLast } from './keepLast.ts';

/** WebCrypto by its value: the types of Node have no global `Crypto`. */
export type PlatformCrypto = typeof globalThis.crypto;

/** Cryptography as callers pass it: `globalThis.crypto`, its `subtle`, or an adapter to another library. */
export type GivenCrypto = PlatformCrypto | PlatformCrypto['subtle'] | SignatureCrypto;

/** Returns cryptography in the form that verification needs. @throws TypeError for anything else */
export function cryptoOf(crypto: GivenCrypto = globalThis.crypto): SignatureCrypto {
  given('crypto', crypto, 'object');
  if ('subtle' in crypto) return adaptedOnce(crypto.subtle);
  if ('importKey' in crypto) return adaptedOnce(crypto);
  given('crypto.digest', crypto.digest, 'function');
  given('crypto.verify', crypto.verify, 'function');
  return crypto;
}

const known = new WeakMap<SubtleCrypto, SignatureCrypto>();

/**
 * Returns WebCrypto as {@link SignatureCrypto}: the same object for each call, which keeps the last imported public
 * keys.
 */
export function webCrypto(crypto: PlatformCrypto = globalThis.crypto): SignatureCrypto {
  given('crypto', crypto, 'object');
  return adaptedOnce(crypto.subtle);
}

function adaptedOnce(subtle: SubtleCrypto): SignatureCrypto {
  given('crypto.subtle', subtle, 'object');
  const found = known.get(subtle) ?? adapted(subtle);
  known.set(subtle, found);
  return found;
}

function adapted(subtle: SubtleCrypto): SignatureCrypto {
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
  return importPublic(subtle, spki, parameters).catch(() => null);
}

/** Imports the numbers of the key, which takes OpenSSL a quarter of the time of a SubjectPublicKeyInfo. */
function importPublic(
  subtle: SubtleCrypto,
  spki: Uint8Array,
  parameters: RsaHashedImportParams | EcKeyImportParams,
): Promise<CryptoKey> {
  const rsa = rsaNumbersIn(spki);
  if (rsa !== null) {
    const key = { kty: 'RSA', n: base64Url(rsa.modulus), e: base64Url(rsa.exponent) };
    return subtle.importKey('jwk', key, parameters, false, ['verify']);
  }
  const point = ecPointIn(spki);
  const [format, data] = point === null ? (['spki', spki] as const) : (['raw', point] as const);
  return subtle.importKey(format, unshared(data), parameters, false, ['verify']);
}

/** RFC 7515 §2. */
function base64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** WebCrypto does not accept shared memory, in which no file is read. */
const unshared = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;
