/** Key derivation PBKDF2 (RFC 8018 §5.2). */
import { OCTETS, SEQUENCE } from '../../tags.ts';
import { refuseSigning } from '../signingError.ts';
import { type Algorithm, dotted, members, octets, smallInteger } from './asn1.ts';
import { type Decryption, MAX_ITERATIONS, refuseLegacy } from './tools.ts';

const PBKDF2 = '1.2.840.113549.1.5.12';
const SCRYPT = '1.3.6.1.4.1.11591.4.11';

/** HMAC with these hashes (RFC 8018 appendix B.1). */
export const HMACS: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'SHA-1',
  '1.2.840.113549.2.9': 'SHA-256',
  '1.2.840.113549.2.10': 'SHA-384',
  '1.2.840.113549.2.11': 'SHA-512',
};

export type KnownPassphrase = Decryption & { readonly passphrase: string };

/** Derives a key. @param length in bytes. @throws SigningError `key_legacy`, `key_unreadable` */
export async function pbkdf2(
  { oid, parameters }: Algorithm,
  length: number,
  { passphrase, tools: { subtle }, form }: KnownPassphrase,
): Promise<Uint8Array<ArrayBuffer>> {
  if (oid !== PBKDF2) refuseLegacy(oid === SCRYPT ? 'scrypt' : `PBES2 ${oid}`.trimEnd(), form);
  const [saltNode, count, ...rest] = parameters?.tag === SEQUENCE ? members(parameters) : [];
  const iterations = smallInteger(count);
  const salt = saltNode?.tag === OCTETS ? octets(saltNode) : null;
  if (salt === null || iterations === null || iterations === 0) refuseSigning('key_unreadable');
  // The length of the key is optional, and follows from its use.
  const prf = rest.find(({ tag }) => tag === SEQUENCE);
  const hash = prf === undefined ? 'SHA-1' : HMACS[dotted(members(prf)[0])];
  if (hash === undefined || iterations > MAX_ITERATIONS) refuseLegacy('PBKDF2', form);
  const secret = new TextEncoder().encode(passphrase);
  const base = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const settings = { name: 'PBKDF2', hash, salt: salt.slice(), iterations };
  return new Uint8Array(await subtle.deriveBits(settings, base, length * 8));
}
