/** The CRC-32 of ZIP and gzip (ISO 3309). Node has its own only since 20.15, and browsers have none. */

const POLYNOMIAL = 0xedb88320;

/** Bytes processed in each step: five times as fast as one by one. */
const STEP = 8;

/** Eight tables of 256 entries: table n is for a byte that is followed by n more bytes in the same step. */
const TABLES = tables();

function tables(): Uint32Array {
  const all = new Uint32Array(STEP * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let rest = byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
    all[byte] = rest;
  }
  for (let i = 256; i < all.length; i += 1) {
    const before = all[i - 256] ?? 0;
    all[i] = (before >>> 8) ^ (all[before & 0xff] ?? 0);
  }
  return all;
}

/** @param before The checksum of the preceding bytes. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const whole = bytes.length - (bytes.length % STEP);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = ~before;
  for (let at = 0; at < whole; at += STEP) {
    const low = sum ^ view.getInt32(at, true);
    const high = view.getInt32(at + 4, true);
    sum =
      of(7, low & 0xff) ^
      of(6, (low >>> 8) & 0xff) ^
      of(5, (low >>> 16) & 0xff) ^
      of(4, low >>> 24) ^
      of(3, high & 0xff) ^
      of(2, (high >>> 8) & 0xff) ^
      of(1, (high >>> 16) & 0xff) ^
      of(0, high >>> 24);
  }
  for (let at = whole; at < bytes.length; at += 1) sum = of(0, (sum ^ (bytes[at] ?? 0)) & 0xff) ^ (sum >>> 8);
  return ~sum >>> 0;
}

function of(table: number, byte: number): number {
  return TABLES[table * 256 + byte] ?? 0;
}
