/** Detects the type of a file from its first bytes, before any reader is chosen. */
import { given } from '../model/given.ts';

/** Type of a file, guessed from its beginning. `p7m` is a CMS envelope: DER, PEM or base64. */
export type Looks = 'xml' | 'json' | 'zip' | 'p7m' | 'pdf' | 'html' | 'binary' | 'text' | 'empty';

/** Number of bytes examined: several times a CMS header, a PEM line or an XML declaration. */
const HEAD = 1024;

/** Number of characters that identify XML and JSON: an opening bracket and the next character. */
const FIRST = 2;

/** OID 1.2.840.113549.1.7.2, signedData (RFC 5652 §5.1), as DER with its tag and length. */
const SIGNED_DATA = '\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02';

/** RFC 7468 §8–9, and the label of old OpenSSL versions; S/MIME (RFC 8551 §3.2) has a header instead. */
const PEM = /^-----BEGIN (?:CMS|PKCS7|PKCS #7 SIGNED DATA)-----/im;
const MIME = /^Content-Type:\s*application\/(?:x-)?pkcs7-/im;

const PDF_MARK = '%PDF-';

/** Encoding of a CMS envelope: DER (or BER), or text. */
export type CmsForm = 'der' | 'base64' | 'pem' | 'mime';

/**
 * Recognizes the type of an input. The name is only a hint: it decides if the content is inconclusive, as in a damaged
 * `.p7m` envelope.
 *
 * @param input Bytes, or decoded text.
 */
export function sniff(input: Uint8Array | string, name = ''): Looks {
  given('input', input, 'input');
  given('name', name, 'text');
  const start = firstVisible(input);
  if (start === -1) return 'empty';
  const first = latin1(input, start, FIRST);
  // Most files: no further examination is needed.
  if (/^<(?![!h\0])/i.test(first)) return 'xml';
  if (/^[{[](?!\0)/.test(first)) return 'json';
  return lookCloser(latin1(input, start, HEAD), name);
}

/**
 * True for a PDF. ISO 32000 requires the mark at the start; like PDF readers, this accepts it within the first kilobyte.
 */
export const isPdf = (bytes: Uint8Array): boolean => latin1(bytes, 0, HEAD).includes(PDF_MARK);

function lookCloser(head: string, name: string): Looks {
  if (/^PK(?:\x03\x04|\x05\x06|\x07\x08)/.test(head)) return 'zip';
  if (cmsFormOf(head) !== null) return 'p7m';
  if (head.startsWith(PDF_MARK)) return 'pdf';

  const text = head.replaceAll('\0', '');
  const wide = text.length !== head.length;
  if (/^<(?:!doctype\s+html|html)\b/i.test(text)) return 'html';
  if (text.startsWith('<')) return 'xml';
  if (text.startsWith('{') || text.startsWith('[')) return 'json';
  // The document has leading content: the reader reports it with its place.
  if (/<\?xml\s|<(?:[\w.-]+:)?FatturaElettronica/.test(text)) return 'xml';
  if (/\.p7[ms]$/i.test(name)) return 'p7m';
  return wide || /[\x01-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? 'binary' : 'text';
}

/** Encoding of the CMS envelope at the start of an input; null without one. */
export function cmsForm(input: Uint8Array | string): CmsForm | null {
  const start = firstVisible(input);
  return start === -1 ? null : cmsFormOf(latin1(input, start, HEAD));
}

function cmsFormOf(head: string): CmsForm | null {
  if (isSignedData(head)) return 'der';
  if (PEM.test(head)) return 'pem';
  if (MIME.test(head)) return 'mime';
  return isSignedDataInBase64(head) ? 'base64' : null;
}

/** Position of the first character that is neither a byte order mark nor a blank; -1 without one. */
function firstVisible(input: Uint8Array | string): number {
  let index = 0;
  if (typeof input === 'string') {
    while (index < input.length && isBlank(input.charCodeAt(index), 0xfeff)) index += 1;
  } else {
    if (input[0] === 0xef && input[1] === 0xbb && input[2] === 0xbf) index = 3;
    else if ((input[0] === 0xff && input[1] === 0xfe) || (input[0] === 0xfe && input[1] === 0xff)) index = 2;
    // NUL is half of a blank in UTF-16; a file of NULs is as empty as one of blanks.
    while (index < input.length && isBlank(input[index] ?? 0, 0)) index += 1;
  }
  return index < input.length ? index : -1;
}

function isBlank(unit: number, other: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09 || unit === other;
}

/** Returns a part of the input as a string with one unit per byte, so that text and bytes are treated alike. */
function latin1(input: Uint8Array | string, start: number, length: number): string {
  if (typeof input === 'string') return input.slice(start, start + length);
  let text = '';
  for (const byte of input.subarray(start, start + length)) text += String.fromCharCode(byte);
  return text;
}

/** A SEQUENCE whose first member is the OID of signed data; the length may take 1 to 5 octets (X.690 §8.1.3). */
function isSignedData(head: string): boolean {
  const at = head.indexOf(SIGNED_DATA);
  return head.startsWith('\x30') && at >= 2 && at <= 6;
}

function isSignedDataInBase64(head: string): boolean {
  // 0x30 opens the SEQUENCE, so base64 of it opens with M; the OID lies within the first 24 octets.
  if (!head.startsWith('M')) return false;
  const digits = head.replace(/[\r\n\t \0]/g, '').slice(0, 32);
  return /^[A-Za-z0-9+/]{32}$/.test(digits) && isSignedData(atob(digits));
}
