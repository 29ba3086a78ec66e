/** The signer: a certificate, and something that signs with its key. */

import type { Hash, SignatureAlgorithm } from '../signatures/crypto.ts';
import { SEQUENCE } from '../tags.ts';
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
  /** DER or PEM; further certificates in PEM are part of the chain. */
  readonly certificate: Uint8Array | string;
  /** CA certificates, DER or PEM; included in the signature. */
  readonly chain?: readonly (Uint8Array | string)[];
  /** Returns the signature; ECDSA in DER or as r‖s. */
  sign(input: SigningInput): Uint8Array | Promise<Uint8Array>;
}

/** The hash of all signatures that are made (EN 319 122-1; SdI requires SHA-256). */
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
  const [own = refuseSigning('certificate_unreadable'), ...more] = certificatesFrom(certificate);
  if (own.key === null || (own.key.type === 'EC' && own.key.curve === null)) refuseSigning('key_unsupported');
  const { type } = own.key;
  return {
    certificate: own,
    chain: [...more, ...chain.slice(0, MAX_CHAIN).flatMap(certificatesFrom)].slice(0, MAX_CHAIN),
    type,
    algorithm: algorithmOf(type),
  };
}

/** Reads certificates in DER or PEM; none if PEM contains none. @throws SigningError `certificate_unreadable` */
export function certificatesFrom(given: Uint8Array | string): readonly Certificate[] {
  if (typeof given !== 'string' && given[0] === SEQUENCE) return [readable(given)];
  const text = typeof given === 'string' ? given : new TextDecoder('latin1').decode(given);
  const blocks = pemBlocks(text);
  if (blocks.length === 0) refuseSigning('certificate_unreadable');
  return blocks.filter(({ label }) => LABEL.test(label)).map(({ bytes }) => readable(bytes));
}

const LABEL = /^(?:X509 )?CERTIFICATE$/;

function readable(der: Uint8Array | null): Certificate {
  return (der === null ? null : readCertificate(der)) ?? refuseSigning('certificate_unreadable');
}
