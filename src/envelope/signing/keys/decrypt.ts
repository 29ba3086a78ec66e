/** Decrypts the encrypted parts of key files. */
import { SEQUENCE } from '../../tags.ts';
import { refuseSigning } from '../signingError.ts';
import { type Algorithm, members, octets, smallInteger } from './asn1.ts';
import { decryptPbes2 } from './pbes2.ts';
import type { KnownPassphrase } from './pbkdf2.ts';
import { derive, PURPOSE, passwordBytes } from './pkcs12Kdf.ts';
import { type Decryption, MAX_ITERATIONS, refuseLegacy } from './tools.ts';

const PBES2 = '1.2.840.113549.1.5.13';

/** Names of the encryptions of PKCS#12 (RFC 7292 appendix C). RC2 and RC4 are in no platform. */
const OLD: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.12.1.1': 'RC4-128',
  '1.2.840.113549.1.12.1.2': 'RC4-40',
  '1.2.840.113549.1.12.1.3': 'Triple DES',
  '1.2.840.113549.1.12.1.4': 'Triple DES (2 keys)',
  '1.2.840.113549.1.12.1.5': 'RC2-128',
  '1.2.840.113549.1.12.1.6': 'RC2-40',
};

/** Lengths of the keys in bytes. */
const TRIPLE_DES: Readonly<Record<string, number>> = {
  '1.2.840.113549.1.12.1.3': 24,
  '1.2.840.113549.1.12.1.4': 16,
};
const IV = 8;

/** @throws SigningError `key_encrypted`, `key_passphrase`, `key_legacy`, `key_unreadable` */
export async function decrypt(
  algorithm: Algorithm,
  data: Uint8Array,
  { passphrase, tools, form }: Decryption,
): Promise<Uint8Array> {
  const { oid } = algorithm;
  if (oid === '') refuseSigning('key_unreadable');
  const length = oid === PBES2 ? null : (TRIPLE_DES[oid] ?? refuseLegacy(OLD[oid] ?? oid, form));
  if (length !== null && tools.tripleDes === null) refuseLegacy(OLD[oid] ?? oid, form);
  if (passphrase === undefined) refuseSigning('key_encrypted');
  const settings = { passphrase, tools, form };
  const plain =
    length === null
      ? await decryptPbes2(algorithm, data, settings)
      : await decryptTripleDes(algorithm, data, { ...settings, length });
  return plain ?? refuseSigning('key_passphrase');
}

async function decryptTripleDes(
  { parameters }: Algorithm,
  data: Uint8Array,
  { passphrase, tools, form, length }: KnownPassphrase & { readonly length: number },
): Promise<Uint8Array | null> {
  const [saltNode, count] = parameters?.tag === SEQUENCE ? members(parameters) : [];
  const salt = saltNode === undefined ? null : octets(saltNode);
  const iterations = smallInteger(count);
  if (salt === null || iterations === null || iterations === 0) refuseSigning('key_unreadable');
  if (iterations > MAX_ITERATIONS) refuseLegacy('Triple DES', form);
  const settings = { hash: 'SHA-1', password: passwordBytes(passphrase), salt, iterations } as const;
  const derived = await derive({ ...settings, purpose: PURPOSE.key, length }, tools);
  const iv = await derive({ ...settings, purpose: PURPOSE.iv, length: IV }, tools);
  // Two keys: the first is also the third.
  const key = length === 24 ? derived : Uint8Array.from([...derived, ...derived.subarray(0, 8)]);
  return tools.tripleDes?.({ key, iv, data }) ?? null;
}
