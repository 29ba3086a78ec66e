/** Verifies signatures through node:crypto, which is synchronous and twice as fast as WebCrypto. */
import { constants, createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { type Hash, keepLast, type SignatureCrypto } from '../../envelope/signatures/index.ts';
import { rsaPublicKeyIn } from '../../envelope/x509/index.ts';

const NAMES: Readonly<Record<Hash, string>> = {
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
};

const { RSA_PKCS1_PADDING, RSA_PKCS1_PSS_PADDING } = constants;

/** Returns node:crypto as {@link SignatureCrypto}. Keeps the last imported keys. */
export function nodeCrypto(): SignatureCrypto {
  const keyOf = keepLast(imported);
  return {
    digest: (hash, bytes) => createHash(NAMES[hash]).update(bytes).digest(),
    verify(algorithm, spki, signature, data) {
      const { name, hash, saltLength = 0 } = algorithm;
      const key = keyOf(spki, algorithm);
      if (key === null) return null;
      if ((key.asymmetricKeyType === 'ec') !== (name === 'ECDSA')) return null;
      const parameters =
        name === 'ECDSA'
          ? ({ dsaEncoding: 'ieee-p1363' } as const)
          : name === 'RSA-PSS'
            ? { padding: RSA_PKCS1_PSS_PADDING, saltLength }
            : { padding: RSA_PKCS1_PADDING };
      try {
        return verify(NAMES[hash], data, { key, ...parameters }, signature);
      } catch {
        return null;
      }
    },
  };
}

function imported(spki: Uint8Array): KeyObject | null {
  try {
    const rsa = rsaPublicKeyIn(spki);
    // OpenSSL reads this form in a thirtieth of the time.
    if (rsa !== null) return createPublicKey({ key: Buffer.from(rsa), format: 'der', type: 'pkcs1' });
    return createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}
