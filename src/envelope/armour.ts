/** Binary content that was encoded as text: S/MIME, PEM, base64. */

export type TextForm = 'mime' | 'pem' | 'base64';

export interface Decoded {
  readonly form: TextForm;
  readonly bytes: Uint8Array;
}

/** Characters of a header of S/MIME, far more than mail programs write. */
const MAX_HEADER = 65_536;

/** Fewer digits of base64 are no envelope, but a word. */
const FEWEST_DIGITS = 16;

const CMS_TYPE = /^content-type:[ \t\r\n]*application\/(?:x-)?pkcs7-(?:mime|signature)/im;
const BEGIN = '-----BEGIN ';
const DASHES = '-----';

/** Decodes bytes that are text; null if they are in none of the three forms. */
export function decodeText(given: Uint8Array): Decoded | null {
  const isWide = given[0] === 0 || given[1] === 0;
  const bytes = isWide ? withoutZeros(given) : given;
  // One character for each byte, so that positions are those of the bytes.
  const text = new TextDecoder('latin1').decode(bytes);
  const body = bodyOfMime(text);
  if (body !== -1) {
    const content = bytes.subarray(body);
    const encoded = base64(content);
    return { form: 'mime', bytes: encoded ?? content };
  }
  const pem = blockOfPem(text);
  const decoded =
    pem === null ? (oneLine(text) ?? base64(bytes)) : base64(bytes.subarray(pem.start, pem.end));
  return decoded === null ? null : { form: pem === null ? 'base64' : 'pem', bytes: decoded };
}

/** The bytes of UTF-16 that is ASCII, of which every other byte is zero. */
function withoutZeros(bytes: Uint8Array): Uint8Array {
  const others = new Uint8Array(bytes.length);
  let length = 0;
  for (const byte of bytes) {
    if (byte === 0) continue;
    others[length] = byte;
    length += 1;
  }
  return others.subarray(0, length);
}

/** Position of the body of an S/MIME message (RFC 8551 §3.2); -1 if the text is none. */
function bodyOfMime(text: string): number {
  if (!/^[\w-]+:/.test(text)) return -1;
  const blank = /\r?\n\r?\n/.exec(text.slice(0, MAX_HEADER));
  if (blank === null || !CMS_TYPE.test(text.slice(0, blank.index))) return -1;
  return blank.index + blank[0].length;
}

/** The first block of PEM (RFC 7468), with any label. */
function blockOfPem(text: string): { readonly start: number; readonly end: number } | null {
  const begin = text.indexOf(BEGIN);
  const label = begin === -1 ? -1 : text.indexOf(DASHES, begin + BEGIN.length);
  if (label === -1) return null;
  const start = label + DASHES.length;
  const end = text.indexOf(DASHES, start);
  return { start, end: end === -1 ? text.length : end };
}

interface PlatformBuffer {
  from(text: string, encoding: 'base64'): Uint8Array;
}

/** Node's decoder takes a fifth of the time; browsers have none. */
const platformBuffer = (globalThis as { Buffer?: PlatformBuffer }).Buffer;

/** Decodes base64 without blanks, with up to two signs of padding; null for anything else, and without the platform's. */
function oneLine(text: string): Uint8Array | null {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const count = text.length - padding;
  if (platformBuffer === undefined || count < FEWEST_DIGITS || count % 4 === 1) return null;
  const { buffer, byteOffset, length } = platformBuffer.from(text, 'base64');
  // It leaves out other characters, so the result is then too short.
  return length === Math.floor((count * 3) / 4) ? new Uint8Array(buffer, byteOffset, length) : null;
}

const BLANK = 64;
const PADDING = 65;
const OTHER = 66;

let digits: Uint8Array | undefined;

/** The value of each character; of both alphabets of RFC 4648. */
function digitsOfBase64(): Uint8Array {
  if (digits !== undefined) return digits;
  digits = new Uint8Array(256).fill(OTHER);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let value = 0; value < alphabet.length; value += 1) digits[alphabet.charCodeAt(value)] = value;
  digits[0x2d] = 62;
  digits[0x5f] = 63;
  for (const blank of [0, 0x09, 0x0a, 0x0d, 0x20]) digits[blank] = BLANK;
  digits[0x3d] = PADDING;
  return digits;
}

/** Decodes base64 with any blanks, with or without padding; null for anything else. */
function base64(text: Uint8Array): Uint8Array | null {
  const values = digitsOfBase64();
  const { length } = text;
  const decoded = new Uint8Array(Math.ceil((length * 3) / 4));
  let size = 0;
  let at = 0;
  let group = 0;
  let count = 0;
  while (at < length) {
    if (count === 0 && at + 4 <= length) {
      const a = values[text[at] ?? 0] ?? OTHER;
      const b = values[text[at + 1] ?? 0] ?? OTHER;
      const c = values[text[at + 2] ?? 0] ?? OTHER;
      const d = values[text[at + 3] ?? 0] ?? OTHER;
      if ((a | b | c | d) < BLANK) {
        decoded[size] = (a << 2) | (b >> 4);
        decoded[size + 1] = (b << 4) | (c >> 2);
        decoded[size + 2] = (c << 6) | d;
        size += 3;
        at += 4;
        continue;
      }
    }
    const value = values[text[at] ?? 0] ?? OTHER;
    if (value >= PADDING) break;
    at += 1;
    if (value === BLANK) continue;
    group = (group << 6) | value;
    count += 1;
    if (count < 4) continue;
    decoded[size] = group >> 16;
    decoded[size + 1] = group >> 8;
    decoded[size + 2] = group;
    size += 3;
    group = 0;
    count = 0;
  }
  for (; at < length; at += 1) {
    const value = values[text[at] ?? 0] ?? OTHER;
    if (value !== PADDING && value !== BLANK) return null;
  }
  if (count === 2) decoded[size] = group >> 4;
  if (count === 3) {
    decoded[size] = group >> 10;
    decoded[size + 1] = group >> 2;
  }
  const bytes = size + Math.max(0, count - 1);
  return bytes * 4 < FEWEST_DIGITS * 3 ? null : decoded.subarray(0, bytes);
}
