/** Writes certificates in DER, with every deviation that the tables need. Their keys are made for one run. */
import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { element, octets, oid, sequence, set } from './cmsWriter.ts';

type Bytes = readonly number[] | Uint8Array;

export const NULL: Uint8Array = element(0x05, []);
export const TRUE: Uint8Array = element(0x01, [[0xff]]);
export const utf8 = (text: string): Uint8Array => element(0x0c, [Buffer.from(text)]);
export const utcTime = (text: string): Uint8Array => element(0x17, [Buffer.from(text)]);
export const generalizedTime = (text: string): Uint8Array => element(0x18, [Buffer.from(text)]);
export const bits = (contents: Bytes, unused = 0): Uint8Array => element(0x03, [[unused], contents]);
export const number = (contents: Bytes): Uint8Array => element(0x02, [contents]);

/** A Name with one attribute in each set. */
export const name = (...attributes: readonly (readonly [type: string, value: Uint8Array])[]): Uint8Array =>
  sequence(...attributes.map(([type, value]) => set(sequence(oid(type), value))));
export const commonName = (text: string): Uint8Array => name(['2.5.4.3', utf8(text)]);

export const extension = (type: string, value: Uint8Array, isCritical = false): Uint8Array =>
  sequence(oid(type), ...(isCritical ? [TRUE] : []), octets(value));

export interface Algorithm {
  readonly identifier: Uint8Array;
  readonly sign: (data: Uint8Array, key: KeyObject) => Uint8Array;
}

const signedWith =
  (hash: string) =>
  (data: Uint8Array, key: KeyObject): Uint8Array =>
    sign(hash, data, key);

export const RSA_SHA256: Algorithm = {
  identifier: sequence(oid('1.2.840.113549.1.1.11'), NULL),
  sign: signedWith('sha256'),
};
export const ECDSA_SHA256: Algorithm = {
  identifier: sequence(oid('1.2.840.10045.4.3.2')),
  sign: signedWith('sha256'),
};

/** Keys of the tests, by name; made when they are first needed. */
const MAKERS = {
  'RSA 2048': () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  /** The exponent 3 makes forged values possible if a verifier ignores what follows the digest. */
  'RSA e=3': () => generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 3 }).privateKey,
  'RSA 3072': () => generateKeyPairSync('rsa', { modulusLength: 3072 }).privateKey,
  'RSA 1024': () => generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey,
  'P-256': () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey,
  'P-384': () => generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).privateKey,
  'P-521': () => generateKeyPairSync('ec', { namedCurve: 'secp521r1' }).privateKey,
  brainpool: () => generateKeyPairSync('ec', { namedCurve: 'brainpoolP256r1' }).privateKey,
  Ed25519: () => generateKeyPairSync('ed25519').privateKey,
} as const;

export type KeyName = keyof typeof MAKERS;
const made = new Map<KeyName, KeyObject>();

export function keyNamed(key: KeyName): KeyObject {
  const found = made.get(key) ?? MAKERS[key]();
  made.set(key, found);
  return found;
}

export const spkiOf = (key: KeyName): Uint8Array =>
  createPublicKey(keyNamed(key)).export({ format: 'der', type: 'spki' });

export interface CertificateParts {
  readonly key?: KeyName;
  readonly spki?: Uint8Array;
  readonly serial?: Bytes;
  readonly subject?: Uint8Array;
  readonly issuer?: Uint8Array;
  readonly notBefore?: Uint8Array;
  readonly notAfter?: Uint8Array;
  /** Null for a certificate without the field. */
  readonly extensions?: readonly Uint8Array[] | null;
  /** The key and algorithm of the issuer; by default, it is self-signed. */
  readonly issuerKey?: KeyName;
  readonly algorithm?: Algorithm;
  /** The algorithm in the signed part, if it is another. */
  readonly signedAlgorithm?: Uint8Array;
  readonly version?: Uint8Array | null;
  /** Unique identifiers. */
  readonly rest?: readonly Uint8Array[];
}

export function writeCertificate({
  key = 'P-256',
  spki = spkiOf(key),
  serial = [0x5e, 0x01],
  subject = commonName('Mario Rossi'),
  issuer = commonName('Prova CA'),
  notBefore = utcTime('250101000000Z'),
  notAfter = utcTime('280101000000Z'),
  extensions = [],
  issuerKey = key,
  algorithm = issuerKey.startsWith('RSA') ? RSA_SHA256 : ECDSA_SHA256,
  signedAlgorithm = algorithm.identifier,
  version = element(0xa0, [number([2])]),
  rest = [],
}: CertificateParts = {}): Uint8Array {
  const body = sequence(
    ...(version === null ? [] : [version]),
    number(serial),
    signedAlgorithm,
    issuer,
    sequence(notBefore, notAfter),
    subject,
    spki,
    ...rest,
    ...(extensions === null ? [] : [element(0xa3, [sequence(...extensions)])]),
  );
  return sequence(body, algorithm.identifier, bits(algorithm.sign(body, keyNamed(issuerKey))));
}
