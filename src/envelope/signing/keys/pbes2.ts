/** Password-based encryption PBES2 (RFC 8018 §6.2): PBKDF2 and AES. */
import { refuseSigning } from '../signingError.ts';
import {
  type Algorithm,
  algorithmIn,
  contents,
  dotted,
  members,
  OCTETS,
  octets,
  SEQUENCE,
  smallInteger,
} from './asn1.ts';
import { type Decryption, MAX_ITERATIONS, refuseLegacy } from './tools.ts';

const PBKDF2 = '1.2.840.113549.1.5.12';
const SCRYPT = '1.3.6.1.4.1.11591.4.11';
const TRIPLE_DES = '1.2.840.113549.3.7';
const TRIPLE_DES_KEY = 24;

/** Pseudo-random functions: HMAC with these hashes. The first is the default. */
const HASHES: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'SHA-1',
  '1.2.840.113549.2.9': 'SHA-256',
  '1.2.840.113549.2.10': 'SHA-384',
  '1.2.840.113549.2.11': 'SHA-512',
};

/** Lengths of the key in bytes, of AES in CBC mode. */
const AES: Readonly<Record<string, number>> = {
  '2.16.840.1.101.3.4.1.2': 16,
  '2.16.840.1.101.3.4.1.22': 24,
  '2.16.840.1.101.3.4.1.42': 32,
};

export type KnownPassphrase = Decryption & { readonly passphrase: string };

/** Returns null if the passphrase is wrong. @throws SigningError `key_legacy`, `key_unreadable` */
export async function decryptPbes2(
  { parameters }: Algorithm,
  data: Uint8Array,
  { passphrase, tools, form }: KnownPassphrase,
): Promise<Uint8Array | null> {
  const [derivation, encryption] = parameters?.tag === SEQUENCE ? members(parameters) : [];
  const { oid: method, parameters: derived } = algorithmIn(derivation);
  const { oid: cipher, parameters: ivNode } = algorithmIn(encryption);
  if (method !== PBKDF2) refuseLegacy(method === SCRYPT ? 'scrypt' : `PBES2 ${method}`.trimEnd(), form);
  const { salt, iterations, hash } = pbkdf2(derived) ?? refuseSigning('key_unreadable');
  if (hash === undefined || iterations > MAX_ITERATIONS) refuseLegacy('PBKDF2', form);
  const iv = ivNode?.tag === OCTETS ? contents(ivNode) : refuseSigning('key_unreadable');
  const isTripleDes = cipher === TRIPLE_DES;
  const length = isTripleDes ? TRIPLE_DES_KEY : (AES[cipher] ?? refuseLegacy(cipher, form));
  if (isTripleDes && tools.tripleDes === null) refuseLegacy('Triple DES', form);
  const secret = new TextEncoder().encode(passphrase);
  const base = await tools.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const settings = { name: 'PBKDF2', hash, salt, iterations };
  const key = new Uint8Array(await tools.subtle.deriveBits(settings, base, length * 8));
  if (isTripleDes) return tools.tripleDes?.({ key, iv, data }) ?? null;
  const algorithm = { name: 'AES-CBC', iv: iv.slice() };
  const imported = await tools.subtle.importKey('raw', key, 'AES-CBC', false, ['decrypt']).catch(() => null);
  // Chrome has no AES-192.
  if (imported === null) refuseLegacy(`AES-${length * 8}`, form);
  const plain = await tools.subtle.decrypt(algorithm, imported, data.slice()).catch(() => null);
  return plain === null ? null : new Uint8Array(plain);
}

function pbkdf2(parameters: Algorithm['parameters']) {
  const [salt, count, ...rest] = parameters?.tag === SEQUENCE ? members(parameters) : [];
  const iterations = smallInteger(count);
  const saltOctets = salt?.tag === OCTETS ? octets(salt) : null;
  if (saltOctets === null || iterations === null || iterations === 0) return null;
  // The length of the key is optional, and follows from the cipher.
  const prf = rest.find(({ tag }) => tag === SEQUENCE);
  const hash = prf === undefined ? 'SHA-1' : HASHES[dotted(members(prf)[0])];
  return { salt: saltOctets.slice(), iterations, hash };
}
