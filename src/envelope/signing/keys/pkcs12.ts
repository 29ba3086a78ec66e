/** Reads PKCS#12 files (RFC 7292): keys and certificates with a passphrase. */
import type { Hash } from '../../signatures/crypto.ts';
import { refuseSigning } from '../signingError.ts';
import {
  algorithmIn,
  contents,
  dotted,
  members,
  type Node,
  nodeIn,
  octets,
  SEQUENCE,
  smallInteger,
  TAG_0,
  whole,
} from './asn1.ts';
import { decrypt } from './decrypt.ts';
import { derive, PURPOSE, passwordBytes } from './pkcs12Kdf.ts';
import { type Decryption, MAX_ITERATIONS, refuseLegacy } from './tools.ts';

const DATA = '1.2.840.113549.1.7.1';
const ENCRYPTED_DATA = '1.2.840.113549.1.7.6';

/** Bags (§4.2). */
const BAG = '1.2.840.113549.1.12.10.1';
const KEY_BAG = `${BAG}.1`;
const SHROUDED_KEY_BAG = `${BAG}.2`;
const CERTIFICATE_BAG = `${BAG}.3`;
const CONTENTS_BAG = `${BAG}.6`;
const X509_CERTIFICATE = '1.2.840.113549.1.9.22.1';

/** Hashes of the MAC, with their lengths in bytes. */
const HASHES: Readonly<Record<string, { readonly hash: Hash; readonly length: number }>> = {
  '1.3.14.3.2.26': { hash: 'SHA-1', length: 20 },
  '2.16.840.1.101.3.4.2.1': { hash: 'SHA-256', length: 32 },
  '2.16.840.1.101.3.4.2.2': { hash: 'SHA-384', length: 48 },
  '2.16.840.1.101.3.4.2.3': { hash: 'SHA-512', length: 64 },
};

/** Each encrypted part costs a key derivation. */
const MAX_PARTS = 8;
const MAX_KEYS = 8;
const MAX_CERTIFICATES = 32;
const MAX_DEPTH = 4;

export interface KeyFile {
  /** In PKCS#8, DER. */
  readonly keys: readonly Uint8Array[];
  /** In DER. */
  readonly certificates: readonly Uint8Array[];
}

/** @param file The members of the PFX. */
export async function readPkcs12(
  file: readonly Node[],
  decryption: Omit<Decryption, 'form'>,
): Promise<KeyFile> {
  const [, authSafe, mac] = file;
  const safes = authSafe === undefined ? null : dataIn(authSafe);
  const list = safes === null ? null : nodeIn(safes);
  if (safes === null || list?.tag !== SEQUENCE) refuseSigning('key_unreadable');
  const passphrase = mac === undefined ? decryption.passphrase : await checkMac(mac, safes, decryption);
  const reader = new SafeReader({ ...decryption, passphrase, form: 'pkcs12' });
  for (const safe of members(list).slice(0, MAX_PARTS)) await reader.safe(safe);
  return reader;
}

/** The content of a ContentInfo of the type data; null for other types. */
function dataIn(contentInfo: Node): Uint8Array | null {
  const [type, content] = members(contentInfo);
  const [value] = content?.tag === TAG_0 ? members(content) : [];
  return dotted(type) === DATA && value !== undefined ? octets(value) : null;
}

/**
 * Verifies the MAC over the content. @returns the passphrase, which is empty if none was given and none is needed.
 * @throws SigningError
 */
async function checkMac(
  mac: Node,
  content: Uint8Array,
  { passphrase, tools }: Omit<Decryption, 'form'>,
): Promise<string> {
  const [digestInfo, saltNode, count] = members(mac);
  const [algorithm, value] = digestInfo === undefined ? [] : members(digestInfo);
  const { oid } = algorithmIn(algorithm);
  const { hash, length = 0 } = HASHES[oid] ?? {};
  const iterations = count === undefined ? 1 : smallInteger(count);
  if (value === undefined || saltNode === undefined || oid === '' || iterations === null || iterations === 0)
    refuseSigning('key_unreadable');
  if (hash === undefined || iterations > MAX_ITERATIONS) refuseLegacy(`MAC ${hash ?? oid}`, 'pkcs12');
  const salt = contents(saltNode);
  const expected = contents(value).slice();
  const given = passphrase ?? '';
  const passwords = given === '' ? [passwordBytes(''), new Uint8Array()] : [passwordBytes(given)];
  for (const password of passwords) {
    const bytes = await derive({ hash, password, salt, iterations, purpose: PURPOSE.mac, length }, tools);
    const key = await tools.subtle.importKey('raw', bytes, { name: 'HMAC', hash }, false, ['verify']);
    if (await tools.subtle.verify('HMAC', key, expected, content.slice())) return given;
  }
  return refuseSigning(passphrase === undefined ? 'key_encrypted' : 'key_passphrase');
}

class SafeReader implements KeyFile {
  readonly keys: Uint8Array[] = [];
  readonly certificates: Uint8Array[] = [];
  readonly #decryption: Decryption;

  constructor(decryption: Decryption) {
    this.#decryption = decryption;
  }

  async safe(contentInfo: Node): Promise<void> {
    const [type, content] = members(contentInfo);
    const bags = dotted(type) === ENCRYPTED_DATA ? await this.#encryptedData(content) : dataIn(contentInfo);
    // Parts encrypted for a certificate are ignored.
    if (bags !== null) await this.#bags(nodeIn(bags), 0);
  }

  /** RFC 5652 §8. */
  async #encryptedData(content: Node | undefined): Promise<Uint8Array | null> {
    const [data] = content === undefined ? [] : members(content);
    const info = data === undefined ? undefined : members(data)[1];
    const [, algorithm, encrypted] = info === undefined ? [] : members(info);
    const bytes = encrypted === undefined ? null : octets(encrypted);
    if (bytes === null) refuseSigning('key_unreadable');
    return await decrypt(algorithmIn(algorithm), bytes, this.#decryption);
  }

  async #bags(list: Node | null, depth: number): Promise<void> {
    if (list === null) refuseSigning('key_passphrase');
    for (const bag of members(list)) {
      const [type, tagged] = members(bag);
      const [value] = tagged?.tag === TAG_0 ? members(tagged) : [];
      if (value !== undefined) await this.#bag(dotted(type), value, depth);
    }
  }

  async #bag(type: string, value: Node, depth: number): Promise<void> {
    if (type === CONTENTS_BAG && depth < MAX_DEPTH) await this.#bags(value, depth + 1);
    if (type === CERTIFICATE_BAG && this.certificates.length < MAX_CERTIFICATES) this.#certificate(value);
    if (this.keys.length === MAX_KEYS) return;
    if (type === KEY_BAG) this.keys.push(whole(value));
    if (type === SHROUDED_KEY_BAG) this.keys.push(await decryptKey(value, this.#decryption));
  }

  #certificate(value: Node): void {
    const [type, tagged] = members(value);
    const [content] = tagged === undefined ? [] : members(tagged);
    const bytes = content === undefined ? null : octets(content);
    if (dotted(type) === X509_CERTIFICATE && bytes !== null) this.certificates.push(bytes);
  }
}

/** Decrypts an EncryptedPrivateKeyInfo (RFC 5958 §3). @throws SigningError */
export async function decryptKey(encrypted: Node, decryption: Decryption): Promise<Uint8Array> {
  const [algorithm, value] = members(encrypted);
  const bytes = value === undefined ? null : octets(value);
  if (bytes === null) refuseSigning('key_unreadable');
  const key = await decrypt(algorithmIn(algorithm), bytes, decryption);
  // A wrong passphrase gives right padding once in 256 times.
  return nodeIn(key)?.tag === SEQUENCE ? key : refuseSigning('key_passphrase');
}
