/** Reads files with keys and certificates: PEM, PKCS#8, PKCS#12, certificates in DER. */

import { element, NULL, octetString, oid, sequence, unsigned } from '../../der.ts';
import { INTEGER, OCTETS, SEQUENCE } from '../../tags.ts';
import { refuseSigning } from '../signingError.ts';
import { members, type Node, nodeIn, whole } from './asn1.ts';
import { pemBlocks } from './pem.ts';
import { decryptKey, type KeyFile, readPkcs12 } from './pkcs12.ts';
import { type Decryption, refuseLegacy } from './tools.ts';

type Passphrase = Omit<Decryption, 'form'>;

/** Larger files are not keys. */
const MAX_SIZE = 1 << 20;

/** @throws SigningError */
export async function readKeyFile(bytes: Uint8Array, decryption: Passphrase): Promise<KeyFile> {
  if (bytes.length > MAX_SIZE) refuseSigning('key_unreadable');
  const node = nodeIn(bytes);
  if (node !== null) return (await fromDer(node, decryption)) ?? refuseSigning('key_unreadable');
  const blocks = pemBlocks(new TextDecoder('latin1').decode(bytes));
  if (blocks.length === 0) refuseSigning('key_unreadable');
  const keys: Uint8Array[] = [];
  const certificates: Uint8Array[] = [];
  for (const { label, bytes: content, isEncrypted } of blocks) {
    if (isEncrypted) refuseLegacy('PEM (RFC 1421)', 'pkcs8');
    const inside = content === null ? null : nodeIn(content);
    if (!READ.test(label)) continue;
    const found = inside === null ? null : await fromDer(inside, decryption);
    if (found === null) refuseSigning(label.endsWith('KEY') ? 'key_unreadable' : 'certificate_unreadable');
    keys.push(...found.keys);
    certificates.push(...found.certificates);
  }
  return { keys, certificates };
}

/** Labels that are read; others, such as EC PARAMETERS, are ignored. */
const READ = /^(?:(?:ENCRYPTED |RSA |EC )?PRIVATE KEY|(?:X509 )?CERTIFICATE)$/;

const key = (bytes: Uint8Array): KeyFile => ({ keys: [bytes], certificates: [] });

/** Recognizes a structure by the tags of its members; null for any other. */
async function fromDer(node: Node, decryption: Passphrase): Promise<KeyFile | null> {
  if (node.tag !== SEQUENCE) return null;
  const parts = members(node);
  const [first, second, third] = parts;
  const tags = [first, second, third].map((part) => part?.tag);
  const is = (...expected: readonly (number | undefined)[]): boolean =>
    expected.every((tag, at) => tag === tags[at]);
  if (is(SEQUENCE, SEQUENCE, 0x03)) return { keys: [], certificates: [whole(node)] };
  if (is(SEQUENCE, OCTETS) && parts.length === 2)
    return key(await decryptKey(node, { ...decryption, form: 'pkcs8' }));
  if (!is(INTEGER)) return null;
  if (is(INTEGER, SEQUENCE, OCTETS)) return key(whole(node));
  if (is(INTEGER, SEQUENCE)) return await readPkcs12(parts, decryption);
  if (is(INTEGER, INTEGER, INTEGER)) return key(fromPkcs1(node));
  return is(INTEGER, OCTETS) ? fromSec1(node, parts) : null;
}

const RSA = sequence(oid('1.2.840.113549.1.1.1'), NULL);
const EC = oid('1.2.840.10045.2.1');
const VERSION = unsigned(Uint8Array.of(0));

/** An RSAPrivateKey (RFC 8017 appendix A.1.2), as PKCS#8. */
function fromPkcs1(node: Node): Uint8Array {
  return sequence(VERSION, RSA, octetString(whole(node)));
}

/** An ECPrivateKey with its curve (RFC 5915), as PKCS#8. */
function fromSec1(node: Node, parts: readonly Node[]): KeyFile | null {
  const tagged = parts.find(({ tag }) => tag === 0xa0);
  const [curve] = tagged === undefined ? [] : members(tagged);
  if (curve === undefined) return null;
  // WebCrypto accepts the key with its curve, which RFC 5915 allows here too.
  return key(sequence(VERSION, sequence(EC, whole(curve)), element(0x04, whole(node))));
}
