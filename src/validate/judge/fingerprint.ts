/** Two files that are the same, byte for byte. */

/** 53 bits: what a number holds exactly. */
const HIGH = 2 ** 21;

/**
 * A number made of all bytes, or of the UTF-16 units of a text. Files of equal numbers are the same but for one chance in
 * 2^53; it is no cryptographic hash, and nothing rests on it but the words of a message.
 */
export function fingerprint(input: Uint8Array | string): number {
  return typeof input === 'string' ? ofText(input) : ofBytes(input);
}

function ofBytes(bytes: Uint8Array): number {
  const { length } = bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  let a = length;
  let b = ~length;
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    const word = view.getInt32(i, true);
    a = mixed(a ^ word);
    b = mixedToo(b + word);
  }
  for (; i < length; i += 1) {
    const byte = view.getUint8(i);
    a = mixed(a ^ byte);
    b = mixedToo(b + byte);
  }
  return together(a, b);
}

function ofText(text: string): number {
  const { length } = text;
  let a = length;
  let b = ~length;
  for (let i = 0; i < length; i += 1) {
    const unit = text.charCodeAt(i);
    a = mixed(a ^ unit);
    b = mixedToo(b + unit);
  }
  return together(a, b);
}

/** The constants are those of MurmurHash3 (Austin Appleby, public domain). */
function mixed(value: number): number {
  const product = Math.imul(value, 0x85ebca6b);
  return product ^ (product >>> 13);
}

function mixedToo(value: number): number {
  const product = Math.imul(value, 0xc2b2ae35);
  return product ^ (product >>> 16);
}

function together(a: number, b: number): number {
  return (mixedToo(a) >>> 0) * HIGH + (mixed(b) >>> 11);
}
