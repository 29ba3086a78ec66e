/**
 * SipHash-2-4 (Aumasson and Bernstein, 2012): a keyed digest for short texts. Without the key, digests cannot be told
 * from random numbers and reveal nothing about the text. Numbers of 64 bits are pairs of 32 bits, low half first.
 */

/** A key of 128 bits. */
export type SipKey = readonly [number, number, number, number];

/** Number of rounds after each part of the text, and after the last. */
const ROUNDS = 2;
const LAST_ROUNDS = 4;

/** "somepseudorandomlygeneratedbytes", the initial state. */
const STATE = [
  0x70736575, 0x736f6d65, 0x6e646f6d, 0x646f7261, 0x6e657261, 0x6c796765, 0x79746573, 0x74656462,
] as const;

/** Number of 32-bit words of a text for which no array is made. */
const SHORT = 512;
const short = new Int32Array(SHORT);

/** UTF-16 units per part of 64 bits. */
const UNITS = 4;

export class SipHash {
  /** The last digest. */
  low = 0;
  high = 0;
  readonly #key: SipKey;

  constructor(key: SipKey) {
    this.#key = key;
  }

  /** Computes the digest of a text, in UTF-16LE. */
  text(text: string): void {
    const { length } = text;
    const parts = Math.floor(length / UNITS) + 1;
    const words = parts * 2 <= SHORT ? short : new Int32Array(parts * 2);
    let word = 0;
    let at = 0;
    for (const whole = length - 1; at < whole; at += 2, word += 1) {
      words[word] = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
    }
    for (const end = parts * 2; word < end; word += 1) words[word] = 0;
    if (at < length) words[length >> 1] = text.charCodeAt(at);
    this.#digest(words, parts, length * 2);
  }

  /** Computes the digest of two numbers of 32 bits. */
  numbers(first: number, second: number): void {
    short[0] = first;
    short[1] = second;
    short[2] = 0;
    short[3] = 0;
    this.#digest(short, 2, 8);
  }

  /** @param bytes The length of the text, which is also in its last part. */
  #digest(words: Int32Array, parts: number, bytes: number): void {
    const key = this.#key;
    const k0 = key[0];
    const k1 = key[1];
    const k2 = key[2];
    const k3 = key[3];
    let a = k0 ^ STATE[0];
    let A = k1 ^ STATE[1];
    let b = k2 ^ STATE[2];
    let B = k3 ^ STATE[3];
    let c = k0 ^ STATE[4];
    let C = k1 ^ STATE[5];
    let d = k2 ^ STATE[6];
    let D = k3 ^ STATE[7];
    for (let part = 0; part <= parts; part += 1) {
      const isEnd = part === parts;
      const low = isEnd ? 0 : (words[part * 2] ?? 0);
      let high = isEnd ? 0 : (words[part * 2 + 1] ?? 0);
      if (part === parts - 1) high |= (bytes & 0xff) << 24;
      d ^= low;
      D ^= high;
      if (isEnd) c ^= 0xff;
      for (let round = isEnd ? LAST_ROUNDS : ROUNDS; round > 0; round -= 1) {
        // Additions of 64 bits; the carry is that of the highest bits. Capitals are the high halves.
        let sum = (a + b) | 0;
        A = (A + B + (((a & b) | ((a | b) & ~sum)) >>> 31)) | 0;
        a = sum;
        let turned = (b << 13) | (B >>> 19);
        B = ((B << 13) | (b >>> 19)) ^ A;
        b = turned ^ a;
        turned = a;
        a = A;
        A = turned;
        sum = (c + d) | 0;
        C = (C + D + (((c & d) | ((c | d) & ~sum)) >>> 31)) | 0;
        c = sum;
        turned = (d << 16) | (D >>> 16);
        D = ((D << 16) | (d >>> 16)) ^ C;
        d = turned ^ c;
        sum = (a + d) | 0;
        A = (A + D + (((a & d) | ((a | d) & ~sum)) >>> 31)) | 0;
        a = sum;
        turned = (d << 21) | (D >>> 11);
        D = ((D << 21) | (d >>> 11)) ^ A;
        d = turned ^ a;
        sum = (c + b) | 0;
        C = (C + B + (((c & b) | ((c | b) & ~sum)) >>> 31)) | 0;
        c = sum;
        turned = (b << 17) | (B >>> 15);
        B = ((B << 17) | (b >>> 15)) ^ C;
        b = turned ^ c;
        turned = c;
        c = C;
        C = turned;
      }
      a ^= low;
      A ^= high;
    }
    this.low = a ^ b ^ c ^ d;
    this.high = A ^ B ^ C ^ D;
  }
}
