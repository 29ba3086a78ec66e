/** SHA-256 (FIPS 180-4), at once and without the platform: its own digest is asynchronous. */

/** The first 32 bits of the fractional part of a root, of each of the first primes. */
function rootsOfPrimes(count: number, power: number): Int32Array {
  const found = new Int32Array(count);
  let prime = 2;
  for (let i = 0; i < count; prime += 1) {
    if (!isPrime(prime)) continue;
    found[i] = fraction(prime ** power);
    i += 1;
  }
  return found;
}

function isPrime(value: number): boolean {
  for (let i = 2; i * i <= value; i += 1) if (value % i === 0) return false;
  return true;
}

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

const START = rootsOfPrimes(8, 1 / 2);
const ROUNDS = rootsOfPrimes(64, 1 / 3);

/** Bytes of a block, and where in the last one the length begins. */
const BLOCK = 64;
const LENGTH_AT = 56;

/** Bytes of a digest. */
export const DIGEST = 32;

/** Most UTF-16 units that are encoded at once. */
const MOST_UNITS = 16_384;

const encoder = new TextEncoder();

/** Used within one call: made once. */
const words = new Int32Array(ROUNDS.length);

/** A digest of bytes and texts that are added one after the other, and not kept. */
export class Sha256 {
  readonly #state = new Int32Array(START.length);
  readonly #block = new Uint8Array(BLOCK);
  /** Bytes in the block, and of all. */
  #filled = 0;
  #length = 0;

  constructor() {
    this.begin();
  }

  /** Begins anew. */
  begin(): this {
    this.#state.set(START);
    this.#filled = 0;
    this.#length = 0;
    return this;
  }

  add(bytes: Uint8Array): this {
    for (let i = 0; i < bytes.length; i += 1) this.#push(bytes[i] ?? 0);
    this.#length += bytes.length;
    return this;
  }

  /** Adds the UTF-8 of a text. */
  addText(text: string): this {
    let at = 0;
    for (; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit > 0x7f) break;
      this.#push(unit);
    }
    this.#length += at;
    while (at < text.length) {
      const most = at + MOST_UNITS;
      const end = most < text.length && isHighSurrogate(text.charCodeAt(most - 1)) ? most - 1 : most;
      this.add(encoder.encode(text.slice(at, end)));
      at = end;
    }
    return this;
  }

  /** Writes the digest to the beginning of `digest`. */
  end(digest: Uint8Array): void {
    const bits = this.#length * 8;
    this.#push(0x80);
    while (this.#filled !== LENGTH_AT) this.#push(0);
    write(this.#block, LENGTH_AT, Math.floor(bits / 2 ** 32));
    write(this.#block, LENGTH_AT + 4, bits | 0);
    compress(this.#state, this.#block);
    for (let i = 0; i < START.length; i += 1) write(digest, i * 4, this.#state[i] ?? 0);
  }

  #push(byte: number): void {
    this.#block[this.#filled] = byte;
    this.#filled += 1;
    if (this.#filled < BLOCK) return;
    compress(this.#state, this.#block);
    this.#filled = 0;
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

export function sha256(message: Uint8Array): Uint8Array {
  const digest = new Uint8Array(DIGEST);
  new Sha256().add(message).end(digest);
  return digest;
}

function write(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function schedule(block: Uint8Array): void {
  for (let i = 0, at = 0; i < 16; i += 1, at += 4) {
    words[i] =
      ((block[at] ?? 0) << 24) |
      ((block[at + 1] ?? 0) << 16) |
      ((block[at + 2] ?? 0) << 8) |
      (block[at + 3] ?? 0);
  }
  for (let i = 16; i < ROUNDS.length; i += 1) {
    const early = words[i - 15] ?? 0;
    const late = words[i - 2] ?? 0;
    const s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[i] = ((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) | 0;
  }
}

function compress(state: Int32Array, block: Uint8Array): void {
  schedule(block);
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let i = 0; i < ROUNDS.length; i += 1) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}
