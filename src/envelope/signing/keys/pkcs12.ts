/** Reads PKCS#12 files (RFC 7292): keys and certificates with a passphrase. */
import { SEQUENCE, TAG_0 } from '../../tags.ts';
import { refuseSigning } from '../signingError.ts';
import { algorithmIn, dotted, members, type Node, nodeIn, octets, whole } from './asn1.ts';
import { decrypt } from './decrypt.ts';
import { checkMac } from './pkcs12Mac.ts';
import type { Decryption } from './tools.ts';

const DATA = '1.2.840.113549.1.7.1';
const ENCRYPTED_DATA = '1.2.840.113549.1.7.6';

/** Bags (§4.2). */
const BAG = '1.2.840.113549.1.12.10.1';
const KEY_BAG = `${BAG}.1`;
const SHROUDED_KEY_BAG = `${BAG}.2`;
const CERTIFICATE_BAG = `${BAG}.3`;
const CONTENTS_BAG = `${BAG}.6`;
const X509_CERTIFICATE = '1.2.840.113549.1.9.22.1';

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
