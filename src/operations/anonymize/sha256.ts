/** SHA-256 (FIPS 180-4), at once and without the platform: its own digest is asynchronous. */

/** The first 32 bits of the fractional part of a root, of each of the first primes. */
function rootsOfPrimes(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count);
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

/** Bytes of a block, and of the length that ends the last one. */
const BLOCK = 64;
const LENGTH = 8;

/** Used by every call from its beginning to its end, and by none after: they are made once. */
const words = new Uint32Array(64);
const state = new Uint32Array(8);

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 1 + LENGTH) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  write(padded, padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  write(padded, padded.length - 4, (message.length * 8) >>> 0);
  state.set(START);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i += 1) words[i] = read(padded, at + i * 4);
    schedule(words);
    compress(state, words);
  }
  const digest = new Uint8Array(state.length * 4);
  for (let i = 0; i < state.length; i += 1) write(digest, i * 4, state[i] ?? 0);
  return digest;
}

function read(bytes: Uint8Array, at: number): number {
  const [a, b, c, d] = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0, bytes[at + 3] ?? 0];
  return (a << 24) | (b << 16) | (c << 8) | d;
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

function schedule(words: Uint32Array): void {
  for (let i = 16; i < words.length; i += 1) {
    const early = words[i - 15] ?? 0;
    const late = words[i - 2] ?? 0;
    const s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1;
  }
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < words.length; i += 1) {
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
  const rounds = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < rounds.length; i += 1) state[i] = (state[i] ?? 0) + (rounds[i] ?? 0);
}
