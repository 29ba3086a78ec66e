/** Password-based encryption PBES2 (RFC 8018 §6.2): PBKDF2 and AES. */
import { OCTETS, SEQUENCE } from '../../tags.ts';
import { refuseSigning } from '../signingError.ts';
import { type Algorithm, algorithmIn, contents, members } from './asn1.ts';
import { type KnownPassphrase, pbkdf2 } from './pbkdf2.ts';
import { refuseLegacy } from './tools.ts';

const TRIPLE_DES = '1.2.840.113549.3.7';
const TRIPLE_DES_KEY = 24;

/** Lengths of the key in bytes, of AES in CBC mode. */
const AES: Readonly<Record<string, number>> = {
  '2.16.840.1.101.3.4.1.2': 16,
  '2.16.840.1.101.3.4.1.22': 24,
  '2.16.840.1.101.3.4.1.42': 32,
};

/** Returns null if the passphrase is wrong. @throws SigningError `key_legacy`, `key_unreadable` */
export async function decryptPbes2(
  { parameters }: Algorithm,
  data: Uint8Array,
  { passphrase, tools, form }: KnownPassphrase,
): Promise<Uint8Array | null> {
  const [derivation, encryption] = parameters?.tag === SEQUENCE ? members(parameters) : [];
  const { oid: cipher, parameters: ivNode } = algorithmIn(encryption);
  const iv = ivNode?.tag === OCTETS ? contents(ivNode) : refuseSigning('key_unreadable');
  const isTripleDes = cipher === TRIPLE_DES;
  const length = isTripleDes ? TRIPLE_DES_KEY : (AES[cipher] ?? refuseLegacy(cipher, form));
  if (isTripleDes && tools.tripleDes === null) refuseLegacy('Triple DES', form);
  const key = await pbkdf2(algorithmIn(derivation), length, { passphrase, tools, form });
  if (isTripleDes) return tools.tripleDes?.({ key, iv, data }) ?? null;
  const algorithm = { name: 'AES-CBC', iv: iv.slice() };
  const imported = await tools.subtle.importKey('raw', key, 'AES-CBC', false, ['decrypt']).catch(() => null);
  // Chrome has no AES-192.
  if (imported === null) refuseLegacy(`AES-${length * 8}`, form);
  const plain = await tools.subtle.decrypt(algorithm, imported, data.slice()).catch(() => null);
  return plain === null ? null : new Uint8Array(plain);
}
