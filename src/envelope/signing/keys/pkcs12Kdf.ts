/** Key derivation of PKCS#12 (RFC 7292 appendix B), for its MAC and its older encryptions. */
import type { Hash } from '../../signatures/crypto.ts';
import type { KeyTools } from './tools.ts';

/** Purposes of the derived bytes, by their numbers in appendix B.3. */
export const PURPOSE = { key: 1, iv: 2, mac: 3 } as const;

export interface Derivation {
  readonly hash: Hash;
  /** {@link passwordBytes}. */
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  readonly iterations: number;
  readonly purpose: (typeof PURPOSE)[keyof typeof PURPOSE];
  /** In bytes. */
  readonly length: number;
}

/** Block sizes of the hashes in bytes (FIPS 180-4). */
const BLOCKS: Readonly<Record<Hash, number>> = { 'SHA-1': 64, 'SHA-256': 64, 'SHA-384': 128, 'SHA-512': 128 };

/** The password as UTF-16 with a final zero; programs write an empty one with or without that zero. */
export function passwordBytes(passphrase: string): Uint8Array {
  const bytes = new Uint8Array((passphrase.length + 1) * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < passphrase.length; i += 1) view.setUint16(i * 2, passphrase.charCodeAt(i));
  return bytes;
}

export async function derive(
  { hash, password, salt, iterations, purpose, length }: Derivation,
  { digest }: Pick<KeyTools, 'digest'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const block = BLOCKS[hash];
  const saltBlocks = repeated(salt, block);
  const input = new Uint8Array([...saltBlocks, ...repeated(password, block)]);
  const derived = new Uint8Array(length);
  for (let filled = 0; filled < length; ) {
    const first = new Uint8Array(block + input.length).fill(purpose, 0, block);
    first.set(input, block);
    let part = await digest(hash, first);
    for (let i = 1; i < iterations; i += 1) part = await digest(hash, part);
    derived.set(part.subarray(0, length - filled), filled);
    filled += part.length;
    const increment = repeated(part, block).subarray(0, block);
    for (let at = 0; at < input.length; at += block) add(input.subarray(at, at + block), increment);
  }
  return derived;
}

/** As many copies as fill whole blocks. */
function repeated(bytes: Uint8Array, block: number): Uint8Array {
  const length = bytes.length === 0 ? 0 : Math.ceil(bytes.length / block) * block;
  return Uint8Array.from({ length }, (_, at) => bytes[at % bytes.length] ?? 0);
}

/** Adds the increment and 1 to a block, as big-endian numbers. */
function add(block: Uint8Array, increment: Uint8Array): void {
  let carry = 1;
  for (let at = block.length - 1; at >= 0; at -= 1) {
    const sum = (block[at] ?? 0) + (increment[at] ?? 0) + carry;
    block[at] = sum & 0xff;
    carry = sum >> 8;
  }
}
