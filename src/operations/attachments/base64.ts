/** Base64 as in XML Schema (RFC 4648 §4, blanks anywhere), without leniency. */
import { checkBase64 } from '../../model/primitives.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The value of each digit by its character code. */
const DIGITS = digitTable();

function digitTable(): Uint8Array {
  const table = new Uint8Array(128);
  for (let value = 0; value < ALPHABET.length; value += 1) table[ALPHABET.charCodeAt(value)] = value;
  return table;
}

/** Returns the decoded bytes; null if the text is not base64, including missing padding or content after it. */
export function decodeBase64(text: string): Uint8Array | null {
  if (!checkBase64(text)) return null;
  const digits = text.replace(/[= \t\r\n]+/g, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let at = 0;
  let held = 0;
  let bits = 0;
  for (let i = 0; i < digits.length; i += 1) {
    held = ((held << 6) | (DIGITS[digits.charCodeAt(i)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
  }
  return bytes;
}

/** Returns the number of decoded bytes; null if the text is not base64. */
export function base64Size(text: string): number | null {
  if (!checkBase64(text)) return null;
  let others = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    // Blanks and padding; all other characters are digits.
    if (unit <= 0x20 || unit === 0x3d) others += 1;
  }
  return Math.floor(((text.length - others) * 3) / 4);
}

/** The number of bytes encoded at once: a multiple of three, so that no group is split. */
const CHUNK = 3 * 4096;

export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return text;
}
