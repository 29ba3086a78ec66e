/** Fingerprints, to recognize identical files. */

/** Factor of the high part of the result, which uses 53 bits, the exact range of a number. */
const HIGH = 2 ** 21;

/** Bytes per step: four words, each mixed into its own lane so that the lanes do not depend on each other. */
const STEP = 16;

/**
 * A number computed from all bytes, or from the UTF-16 units of a text. The probability that two different files have
 * the same number is less than one in four billion. Not a cryptographic hash: it only affects the wording of a message.
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

/**
 * A bijection, so that no change of a single word is lost. The constant is from MurmurHash3 (Austin Appleby, public
 * domain).
 */
function mixed(value: number): number {
  const product = Math.imul(value, 0x85ebca6b);
  return product ^ (product >>> 13);
}

function together(high: number, low: number): number {
  return (high >>> 0) * HIGH + (mixed(low) >>> 11);
}
