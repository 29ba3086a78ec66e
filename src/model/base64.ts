/** Base64 (RFC 4648). */

interface PlatformBuffer {
  from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer>;
  readonly prototype: { base64Write?(this: Uint8Array, text: string, at: number, length: number): number };
}

/**
 * Node's decoder, which browsers lack, takes a fraction of the time. It reads both alphabets and skips all other
 * characters.
 */
const platformBuffer = (globalThis as { Buffer?: PlatformBuffer }).Buffer;

/** The same decoder, which writes to any array: `from` makes a Buffer, which takes longer than the decoding. */
const base64Write = platformBuffer?.prototype.base64Write;

/** The decoder of newer browsers. */
interface PlatformArray {
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}

/**
 * Decodes base64 with either alphabet and any blanks, with or without padding; null for anything else. One extra digit
 * at the end is ignored, because the text was truncated.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  return decodedLines(text) ?? decodedDigits(text);
}

/**
 * Decodes digits in lines, and compares the size with their number, which takes less time than examining each; null if
 * there is anything else, which may still be base64.
 */
export function decodedLines(text: string): Uint8Array<ArrayBuffer> | null {
  if (base64Write === undefined) return null;
  const [end = ''] = /=*[\r\n]*$/.exec(text.slice(-LONGEST_END)) ?? [];
  const padding = end.lastIndexOf('=') + 1;
  const digits = text.length - padding - lineBreaks(text);
  // One digit too many may be any other character, because it gives no byte.
  if (digits % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((digits * 3) / 4));
  return base64Write.call(bytes, text, 0, bytes.length) === bytes.length ? bytes : null;
}

/** Two padding characters and two CRLF line breaks. */
const LONGEST_END = 6;

/** Number of characters of the line breaks, which are all CRLF or all LF. */
function lineBreaks(text: string): number {
  const first = text.indexOf('\n');
  if (first === -1) return 0;
  const lineBreak = text[first - 1] === '\r' ? '\r\n' : '\n';
  let count = 0;
  let at = first;
  // Most lines have one length; looking for each line break takes several times as long.
  while (isLineBreak(text, at, lineBreak.length)) {
    count += 1;
    at += first + 1;
  }
  // The remaining line breaks are searched for one by one, starting after the last one found.
  for (at = text.indexOf(lineBreak, at - first); at !== -1; at = text.indexOf(lineBreak, at + 1)) count += 1;
  return count * lineBreak.length;
}

function isLineBreak(text: string, at: number, length: number): boolean {
  return text.charCodeAt(at) === LF && (length === 1 || text.charCodeAt(at - 1) === CR);
}

const LF = 0x0a;
const CR = 0x0d;

function decodedDigits(text: string): Uint8Array<ArrayBuffer> | null {
  const written = text.replace(/[\0\t\n\r ]+/g, '');
  const end = written.search(/[^\w+/-]/);
  if (end !== -1 && /[^=]/.test(written.slice(end))) return null;
  const digits = end === -1 ? written : written.slice(0, end);
  return bytesOf(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  if (platformBuffer !== undefined) return new Uint8Array(platformBuffer.from(digits, 'base64'));
  const standard = digits.replaceAll('-', '+').replaceAll('_', '/');
  const decoded = (Uint8Array as PlatformArray).fromBase64?.(standard);
  if (decoded !== undefined) return decoded;
  const binary = atob(standard);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i += 1) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** Bytes per call of `btoa`: a multiple of 3, so that only the last chunk is padded. */
const CHUNK = 0x6000;

export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return text;
}
