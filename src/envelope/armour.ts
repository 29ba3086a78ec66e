/** Binary content that was encoded as text: S/MIME, PEM, base64. */
import { decodeBase64, decodedLines } from '../model/base64.ts';
import { latin1 } from '../xml/latin1.ts';

/** An encoding of binary content as text: `mime` is S/MIME (RFC 8551), `pem` is RFC 7468. */
export type TextForm = 'mime' | 'pem' | 'base64';

export interface Decoded {
  readonly form: TextForm;
  readonly bytes: Uint8Array;
}

/** Maximum length of an S/MIME header in characters: mail programs write far less. */
const MAX_HEADER = 65_536;

/** Shorter base64 (16 digits) is a word rather than an envelope. */
const SMALLEST = 12;

const CMS_TYPE = /^content-type:[ \t\r\n]*application\/(?:x-)?pkcs7-(?:mime|signature)/im;
const BEGIN = '-----BEGIN ';
const DASHES = '-----';

/** Decodes bytes that are text; null if they are in none of the three forms. */
export function decodeText(given: Uint8Array): Decoded | null {
  // Every other byte of UTF-16 that is ASCII is zero.
  const isWide = given[0] === 0 || given[1] === 0;
  const bytes = isWide ? given.filter((byte) => byte !== 0) : given;
  const text = latin1(bytes);
  // Most texts are base64 alone. The other forms have headers, with colons and blanks.
  const digits = decodedLines(text);
  if (digits !== null && digits.length >= SMALLEST) return { form: 'base64', bytes: digits };
  const body = bodyOfMime(text);
  if (body !== -1) return { form: 'mime', bytes: encoded(text.slice(body)) ?? bytes.subarray(body) };
  const pem = blockOfPem(text);
  const decoded = encoded(pem ?? text);
  return decoded && { form: pem === null ? 'base64' : 'pem', bytes: decoded };
}

function encoded(text: string): Uint8Array | null {
  const bytes = decodeBase64(text);
  return bytes === null || bytes.length < SMALLEST ? null : bytes;
}

/** Position of the body of an S/MIME message (RFC 8551 §3.2); -1 for any other text. */
function bodyOfMime(text: string): number {
  if (!/^[\w-]{1,76}:/.test(text)) return -1;
  const blank = /\r?\n\r?\n/.exec(text.slice(0, MAX_HEADER));
  if (blank === null || !CMS_TYPE.test(text.slice(0, blank.index))) return -1;
  return blank.index + blank[0].length;
}

/** The first block of PEM (RFC 7468), with any label. */
function blockOfPem(text: string): string | null {
  const begin = text.indexOf(BEGIN);
  const label = begin === -1 ? -1 : text.indexOf(DASHES, begin + BEGIN.length);
  if (label === -1) return null;
  const start = label + DASHES.length;
  const end = text.indexOf(DASHES, start);
  return text.slice(start, end === -1 ? text.length : end);
}
