/** Detects the type of a file from its first bytes, before any reader is chosen. */

import { given } from '../model/given.ts';
import { latin1 } from '../xml/latin1.ts';
import { kindInName } from './names.ts';
import { plainTextKind } from './plainText.ts';
import { SEQUENCE } from './tags.ts';

/** Type of a file, guessed from its beginning. `p7m` is a CMS envelope: DER, PEM or base64. */
export type Looks = 'xml' | 'json' | 'zip' | 'p7m' | 'pdf' | 'html' | 'binary' | 'text' | 'empty';

/** Number of bytes examined: several times a CMS header, a PEM line or an XML declaration. */
const HEAD = 1024;

const LESS = 0x3c;
const BRACKET = 0x5b;
const BRACE = 0x7b;
/** 0x30 opens the SEQUENCE, so base64 of it opens with M. */
const M = 0x4d;

/** OIDs of CMS (RFC 5652) as DER, up to the last octet: 1.2.840.113549.1.7, and 1.2.840.113549.1.9.16.1 of RFC 5083. */
const CMS_TYPES: readonly (readonly number[])[] = [
  [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07],
  [0x06, 0x0b, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x10, 0x01],
];

/** Number of characters that hold the start of an envelope in base64, also with a break. */
const CMS_HEAD = 32;

/** RFC 7468; S/MIME (RFC 8551 §3.2) has a header instead. */
const PEM = /-----BEGIN [^-]*-----([\sA-Za-z0-9+/\0]{0,100})/;
const PEM_OF_CMS = /^-----BEGIN (?:CMS|PKCS7|PKCS #7 SIGNED DATA)-----/im;
const MIME = /^Content-Type:\s*application\/(?:x-)?pkcs7-/im;
const SIGNED_MAIL = /^Content-Type:\s*multipart\/signed\b/im;
const BLANK_LINE = /\r?\n\r?\n/;

const PDF_MARK = '%PDF-';

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
  const first = unitAt(input, start);
  const second = unitAt(input, start + 1);
  // Most files: no further examination is needed.
  if (first === LESS && !isMarkup(second)) return 'xml';
  if ((first === BRACE || first === BRACKET) && second !== 0) return 'json';
  if (first === SEQUENCE && isContentInfo(input, start)) return 'p7m';
  if (first === M && isCmsInBase64(textAt(input, start, CMS_HEAD))) return 'p7m';
  return lookCloser(textAt(input, start, HEAD), name);
}

/** Types that never contain other files. */
const SINGLE: ReadonlySet<Looks> = new Set<Looks>(['xml', 'json', 'html', 'empty']);

/** True if a file that begins with these bytes is neither an archive nor mail nor a PDF, also inside an envelope. */
export const isNeverContainer = (head: Uint8Array): boolean => SINGLE.has(sniff(head));

function unitAt(input: Uint8Array | string, at: number): number {
  return typeof input === 'string' ? input.charCodeAt(at) : (input[at] ?? -1);
}

/** True for the character after `<` in HTML, a declaration or comment, and UTF-16. */
function isMarkup(unit: number): boolean {
  return unit === 0x21 || unit === 0x48 || unit === 0x68 || unit === 0;
}

/**
 * True for a PDF. ISO 32000 requires the mark at the start; like PDF readers, this accepts it within the first kilobyte.
 */
export const isPdf = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, HEAD)).includes(PDF_MARK);

function lookCloser(head: string, name: string): Looks {
  if (/^PK(?:\x03\x04|\x05\x06|\x07\x08)/.test(head)) return 'zip';
  if (head.startsWith(PDF_MARK)) return 'pdf';

  const text = head.replaceAll('\0', '');
  const wide = text.length !== head.length;
  if (isCmsAsText(text)) return 'p7m';
  if (/^<(?:!doctype\s+html|html)\b/i.test(text)) return 'html';
  if (text.startsWith('<')) return 'xml';
  if (text.startsWith('{') || text.startsWith('[')) return 'json';
  // The file in a mail may begin within these bytes.
  if (plainTextKind(text) === 'mail') return 'text';
  if (SIGNED_MAIL.test(text.split(BLANK_LINE, 1).join())) return 'p7m';
  // The document has leading content, which the reader reports with its position. The start of an envelope is not such
  // content.
  if (!/^0[^ ->@-~\s]/.test(text) && /<\?xml\s|<(?:[\w.-]+:)?FatturaElettronica/.test(text)) return 'xml';
  if (kindInName(name) === 'p7m') return 'p7m';
  return wide || /[\x01-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? 'binary' : 'text';
}

/** Position of the first byte that is neither a byte order mark nor a blank nor NUL; -1 without one. */
export const beginning = (bytes: Uint8Array): number => firstVisible(bytes);

/** Position of the first character that is neither a byte order mark nor a blank; -1 without one. */
function firstVisible(input: Uint8Array | string): number {
  let index = 0;
  if (typeof input === 'string') {
    while (index < input.length && isBlank(input.charCodeAt(index), 0xfeff)) index += 1;
  } else {
    if (input[0] === 0xef && input[1] === 0xbb && input[2] === 0xbf) index = 3;
    else if ((input[0] === 0xff && input[1] === 0xfe) || (input[0] === 0xfe && input[1] === 0xff)) index = 2;
    index = endOfBlanks(input, index);
  }
  return index < input.length ? index : -1;
}

/** Number of blanks that are examined one by one: almost every file begins with fewer. */
const FEW = 64;

/**
 * Position after blanks. NUL counts as a blank, because it is half of a blank in UTF-16; a file of NULs is thus as
 * empty as one of blanks. Archives can contain files with millions of blanks, so blanks are compared as 32-bit words
 * with the last word that consisted of blanks.
 */
function endOfBlanks(bytes: Uint8Array, start: number): number {
  // The first word begins at a multiple of four in memory.
  const first = start + FEW - ((bytes.byteOffset + start) & 3);
  const at = blanksUpTo(bytes, start, first);
  if (at < first) return at;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + at, (bytes.length - at) >> 2);
  let blanks = 0;
  let count = 0;
  for (; count < words.length; count += 1) {
    const word = words[count] ?? 0;
    if (word === blanks) continue;
    if (!isBlankWord(word)) break;
    blanks = word;
  }
  return blanksUpTo(bytes, at + count * 4, bytes.length);
}

function blanksUpTo(bytes: Uint8Array, start: number, end: number): number {
  const last = Math.min(end, bytes.length);
  let at = start;
  while (at < last && isBlank(bytes[at] ?? 0, 0)) at += 1;
  return at;
}

function isBlankWord(word: number): boolean {
  for (let shift = 0; shift < 32; shift += 8) if (!isBlank((word >>> shift) & 0xff, 0)) return false;
  return true;
}

function isBlank(unit: number, other: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09 || unit === other;
}

/** A part of the input with one character per byte, so that text and bytes are treated alike. */
function textAt(input: Uint8Array | string, start: number, length: number): string {
  const end = start + length;
  return typeof input === 'string' ? input.slice(start, end) : latin1(input.subarray(start, end));
}

/** True for the start of an envelope in DER, BER or base64. */
function isCms(head: string): boolean {
  return head.startsWith('0') ? isContentInfo(head, 0) : isCmsInBase64(head);
}

function isCmsInBase64(head: string): boolean {
  const digits = /^M[A-Za-z0-9+/]{23}/.exec(head.replace(/[\r\n\t \0]/g, ''))?.[0];
  return digits !== undefined && isContentInfo(atob(digits), 0);
}

function isCmsAsText(head: string): boolean {
  if (PEM_OF_CMS.test(head) || MIME.test(head.split(BLANK_LINE, 1).join())) return true;
  return isCms(PEM.exec(head)?.[1]?.trimStart() ?? head);
}

/** True for a SEQUENCE whose first member is an OID of CMS. Its length has any form (X.690 §8.1.3). */
function isContentInfo(input: Uint8Array | string, start: number): boolean {
  const length = unitAt(input, start + 1);
  const at = start + 2 + (length > 0x80 ? length & 0x7f : 0);
  return CMS_TYPES.some((type) => type.every((octet, i) => unitAt(input, at + i) === octet));
}
