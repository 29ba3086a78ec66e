/** Two files that are the same, byte for byte. */

/** 53 bits: what a number holds exactly. */
const HIGH = 2 ** 21;

/** Four words at a time, each in a lane of its own: the lanes do not wait for each other. */
const STEP = 16;

/**
 * A number made of all bytes, or of the UTF-16 units of a text. Two different files have the same number by a chance of
 * less than one in four thousand million; it is no cryptographic hash, and nothing rests on it but the words of a message.
 */
export function fingerprint(input: Uint8Array | string): number {
  return typeof input === 'string' ? ofText(input) : ofBytes(input);
}

function ofBytes(bytes: Uint8Array): number {
  const { length } = bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  let a = length;
  let b = 1;
  let c = 2;
  let d = 3;
  let i = 0;
  for (; i + STEP <= length; i += STEP) {
    a = mixed(a ^ view.getInt32(i, true));
    b = mixed(b ^ view.getInt32(i + 4, true));
    c = mixed(c ^ view.getInt32(i + 8, true));
    d = mixed(d ^ view.getInt32(i + 12, true));
  }
  for (; i < length; i += 1) a = mixed(a ^ view.getUint8(i));
  return together(mixed(a ^ mixed(b ^ mixed(c ^ mixed(d)))), mixed(b ^ mixed(d ^ mixed(a + c))));
}

function ofText(text: string): number {
  const { length } = text;
  let a = length;
  let b = 1;
  let i = 0;
  for (; i + 2 <= length; i += 2) {
    a = mixed(a ^ text.charCodeAt(i));
    b = mixed(b ^ text.charCodeAt(i + 1));
  }
  if (i < length) a = mixed(a ^ text.charCodeAt(i));
  return together(mixed(a ^ mixed(b)), a + b);
}

/** One to one, so that no change of one word is lost; the constant is one of MurmurHash3 (Austin Appleby, public domain). */
function mixed(value: number): number {
  const product = Math.imul(value, 0x85ebca6b);
  return product ^ (product >>> 13);
}

function together(high: number, low: number): number {
  return (high >>> 0) * HIGH + (mixed(low) >>> 11);
}
