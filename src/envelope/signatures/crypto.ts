/** The cryptography that the verification of signatures needs. */

/** A hash function, by its name in WebCrypto. */
export type Hash = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';

/** An algorithm of signatures, by its name in WebCrypto. */
export interface SignatureAlgorithm {
  readonly name: 'RSASSA-PKCS1-v1_5' | 'RSA-PSS' | 'ECDSA';
  readonly hash: Hash;
  /** Octets of the salt, for RSA-PSS. MGF1 has the same hash. */
  readonly saltLength?: number;
}

/** Results may be promises (WebCrypto) or values (node:crypto). */
export interface SignatureCrypto {
  digest(hash: Hash, bytes: Uint8Array): Uint8Array | Promise<Uint8Array>;
  /**
   * Verifies a signature with a SubjectPublicKeyInfo in DER. Values of ECDSA are r‖s (IEEE P1363). Null if the platform
   * does not support the key.
   */
  verify(
    algorithm: SignatureAlgorithm,
    spki: Uint8Array,
    signature: Uint8Array,
    data: Uint8Array,
  ): boolean | null | Promise<boolean | null>;
}
