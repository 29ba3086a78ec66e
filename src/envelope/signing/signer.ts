/** The signer: a certificate, and something that signs with its key. */
import type { Hash, SignatureAlgorithm } from '../signatures/crypto.ts';
import { type Certificate, readCertificate } from '../x509/index.ts';
import { pemBlocks } from './keys/pem.ts';
import { refuseSigning } from './signingError.ts';

/** The input of a signature. Devices and services need different parts of it. */
export interface SigningInput {
  /** The octets to sign, for programs that compute the digest themselves. */
  readonly data: Uint8Array;
  /** The digest of `data`. PKCS#11 signs it as it is for EC keys, and in a DigestInfo for RSA keys. */
  readonly digest: Uint8Array;
  readonly hash: Hash;
  /** Type of the key: RSA (PKCS#1 v1.5) or EC. */
  readonly type: 'RSA' | 'EC';
}

/** Signer of {@link signCades} and {@link signXades}: a local key, a smart card or a remote service. */
export interface Signer {
  /** DER or PEM. */
  readonly certificate: Uint8Array | string;
  /** Certificates of the certifiers, DER or PEM; included in the signature. */
  readonly chain?: readonly (Uint8Array | string)[];
  /** Returns the signature; ECDSA in DER or as r‖s. */
  sign(input: SigningInput): Uint8Array | Promise<Uint8Array>;
}

/** The hash of all signatures that are made (EN 319 122-1; SdI asks for SHA-256). */
export const HASH = 'SHA-256';

export interface ReadSigner {
  readonly certificate: Certificate;
  readonly chain: readonly Certificate[];
  readonly type: SigningInput['type'];
  readonly algorithm: SignatureAlgorithm;
}

export const algorithmOf = (type: SigningInput['type']): SignatureAlgorithm => ({
  name: type === 'RSA' ? 'RSASSA-PKCS1-v1_5' : 'ECDSA',
  hash: HASH,
});

/** More than a path to a root has. */
const MAX_CHAIN = 8;

/** @throws SigningError */
export function readSignerCertificates({ certificate, chain = [] }: Omit<Signer, 'sign'>): ReadSigner {
  const own = certificateFrom(certificate);
  if (own.key === null || (own.key.type === 'EC' && own.key.curve === null)) refuseSigning('key_unsupported');
  const { type } = own.key;
  return {
    certificate: own,
    chain: chain.slice(0, MAX_CHAIN).map(certificateFrom),
    type,
    algorithm: algorithmOf(type),
  };
}

const SEQUENCE = 0x30;

/** Reads a certificate in DER or PEM. @throws SigningError */
export function certificateFrom(given: Uint8Array | string): Certificate {
  const isDer = typeof given !== 'string' && given[0] === SEQUENCE;
  const der = isDer
    ? given
    : inPem(typeof given === 'string' ? given : new TextDecoder('latin1').decode(given));
  return (der === null ? null : readCertificate(der)) ?? refuseSigning('certificate_unreadable');
}

function inPem(text: string): Uint8Array | null {
  return pemBlocks(text).find(({ label }) => label.endsWith('CERTIFICATE'))?.bytes ?? null;
}
