/** Checks base64 in bytes, as `checkBase64` does in text. */

/** Base64 found in bytes. */
export interface Base64Found {
  /** The offset of the first byte that does not belong to it. */
  readonly end: number;
  readonly digits: number;
  readonly hasBlanks: boolean;
}

const BLANK = 64;
const PAD = 65;
const OTHER = 66;
const DIGITS = digitTable();

function digitTable(): Uint8Array {
  const table = new Uint8Array(256).fill(OTHER);
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let value = 0; value < digits.length; value += 1) table[digits.charCodeAt(value)] = value;
  for (const blank of [0x20, 0x09, 0x0a, 0x0d]) table[blank] = BLANK;
  table[0x3d] = PAD;
  return table;
}

/** Finds the end of the base64 that begins at an offset; null if its groups or its padding are wrong. */
export function scanBase64(bytes: Uint8Array, start: number): Base64Found | null {
  let end = start;
  let digits = 0;
  let last = 0;
  let hasBlanks = false;
  for (;;) {
    const value = DIGITS[bytes[end] as number] as number;
    if (value < BLANK) {
      digits += 1;
      last = value;
    } else if (value === BLANK) hasBlanks = true;
    else break;
    end += 1;
  }
  let padding = 0;
  for (;;) {
    const value = DIGITS[bytes[end] as number] as number;
    if (value === PAD) padding += 1;
    else if (value === BLANK) hasBlanks = true;
    else break;
    end += 1;
  }
  const fits =
    (padding === 0 && (digits & 3) === 0) ||
    (padding === 1 && (digits & 3) === 3 && (last & 3) === 0) ||
    (padding === 2 && (digits & 3) === 2 && (last & 15) === 0);
  return fits ? { end, digits, hasBlanks } : null;
}
