/** The MAC of a PKCS#12 file (RFC 7292 §4, RFC 9579), which tells a wrong passphrase from a right one. */

import type { Hash } from '../../signatures/crypto.ts';
import { SEQUENCE } from '../../tags.ts';
import { refuseSigning } from '../signingError.ts';
import { type Algorithm, algorithmIn, contents, members, type Node, smallInteger } from './asn1.ts';
import { HMACS, pbkdf2 } from './pbkdf2.ts';
import { derive, PURPOSE, passwordBytes } from './pkcs12Kdf.ts';
import { type Decryption, MAX_ITERATIONS, refuseLegacy } from './tools.ts';

/** Hashes of the MAC. */
const HASHES: Readonly<Record<string, Hash>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

/** Lengths of the hashes, and of the keys of their MACs, in bytes. */
const LENGTHS: Readonly<Record<string, number>> = {
  'SHA-1': 20,
  'SHA-256': 32,
  'SHA-384': 48,
  'SHA-512': 64,
};

const PBMAC1 = '1.2.840.113549.1.5.14';

const form = 'pkcs12';

type Passphrase = Omit<Decryption, 'form'>;

/**
 * Verifies the MAC over the content. @returns the passphrase, which is empty if none was given and none is needed.
 * @throws SigningError
 */
export async function checkMac(
  mac: Node,
  content: Uint8Array,
  { passphrase, tools }: Passphrase,
): Promise<string> {
  const [digestInfo, saltNode, count] = members(mac);
  const [identifier, value] = digestInfo === undefined ? [] : members(digestInfo);
  const algorithm = algorithmIn(identifier);
  if (value === undefined || saltNode === undefined || algorithm.oid === '') refuseSigning('key_unreadable');
  const given = { passphrase: passphrase ?? '', tools };
  const keys =
    algorithm.oid === PBMAC1
      ? await keysOfPbmac1(algorithm, given)
      : await keysOfPkcs12(algorithm, { salt: contents(saltNode), count }, given);
  for (const { hash, bytes } of keys) {
    const key = await tools.subtle.importKey('raw', bytes, { name: 'HMAC', hash }, false, ['verify']);
    if (await tools.subtle.verify('HMAC', key, contents(value).slice(), content.slice()))
      return given.passphrase;
  }
  return refuseSigning(passphrase === undefined ? 'key_encrypted' : 'key_passphrase');
}

interface MacKey {
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type KnownPassphrase = Passphrase & { readonly passphrase: string };

/** An empty passphrase has two forms. */
async function keysOfPkcs12(
  { oid }: Algorithm,
  { salt, count }: { readonly salt: Uint8Array; readonly count: Node | undefined },
  { passphrase, tools }: KnownPassphrase,
): Promise<readonly MacKey[]> {
  const hash = HASHES[oid];
  const iterations = count === undefined ? 1 : smallInteger(count);
  if (iterations === null || iterations === 0) refuseSigning('key_unreadable');
  if (hash === undefined || iterations > MAX_ITERATIONS) refuseLegacy(`MAC ${hash ?? oid}`, form);
  const passwords = passphrase === '' ? [passwordBytes(''), new Uint8Array()] : [passwordBytes(passphrase)];
  const keys: MacKey[] = [];
  for (const password of passwords) {
    const length = LENGTHS[hash] ?? 0;
    const bytes = await derive({ hash, password, salt, iterations, purpose: PURPOSE.mac, length }, tools);
    keys.push({ hash, bytes });
  }
  return keys;
}

/** RFC 9579: the salt and the iterations are those of PBKDF2. */
async function keysOfPbmac1({ parameters }: Algorithm, given: KnownPassphrase): Promise<readonly MacKey[]> {
  const [derivation, scheme] = parameters?.tag === SEQUENCE ? members(parameters) : [];
  const { oid } = algorithmIn(scheme);
  const hash = HMACS[oid] ?? refuseLegacy(`MAC ${oid}`.trimEnd(), form);
  const bytes = await pbkdf2(algorithmIn(derivation), LENGTHS[hash] ?? 0, { ...given, form });
  return [{ hash, bytes }];
}
