/** Binary content that was encoded as text: S/MIME, PEM, base64. */
import { decodeBase64, decodedLines } from '../model/base64.ts';
import { latin1 } from '../xml/latin1.ts';
import { SEQUENCE } from './tags.ts';

/** An encoding of binary content as text: `mime` is S/MIME (RFC 8551), `pem` is RFC 7468. */
export type TextForm = 'mime' | 'pem' | 'base64';

export interface Decoded {
  readonly form: TextForm;
  readonly bytes: Uint8Array;
  /** The content, if the bytes are a signature beside it. */
  readonly detached?: Detached;
}

/** The signed part of a multipart/signed (RFC 1847). */
export interface Detached {
  /** The signed octets: the part as it is, with its header. */
  readonly signed: Uint8Array;
  /** The same with CRLF as line ends (RFC 8551 §3.1.1). */
  readonly canonical: Uint8Array;
  /** The decoded body of the part. */
  readonly document: Uint8Array;
}

/** Maximum length of an S/MIME header in characters: mail programs write far less. */
const MAX_HEADER = 65_536;

/** Shorter base64 (16 digits) is a word rather than an envelope. */
const SMALLEST = 12;

const CMS_TYPE = /^content-type:[ \t\r\n]*application\/(?:x-)?pkcs7-(?:mime|signature)/im;
const SIGNED_TYPE = /^content-type:\s*multipart\/signed;(?:.*\r?\n[ \t])*.*boundary="?([^"\r\n;]+)/im;
/** The header of a mail or a part (RFC 8551 §3.2). openssl writes XML without one. */
const HEADER = /^(?:[\w-]{1,76}:.*?\r?\n)?\r?\n/s;
const BEGIN = '-----BEGIN ';
const DASHES = '-----';
const QUESTION = 0x3f;

/** Decodes bytes that are text; null if they are in none of the three forms. */
export function decodeText(given: Uint8Array): Decoded | null {
  // Every other byte of UTF-16 that is ASCII is zero.
  const isWide = given[0] === 0 || given[1] === 0;
  const bytes = isWide ? given.filter((byte) => byte !== 0) : given;
  const text = latin1(bytes);
  // Most texts are base64 alone. The other forms have headers, with colons and blanks.
  const digits = decodedLines(text);
  if (digits !== null && digits.length >= SMALLEST) return { form: 'base64', bytes: digits };
  const header = HEADER.exec(text.slice(0, MAX_HEADER))?.[0] ?? '';
  const boundary = SIGNED_TYPE.exec(header)?.[1];
  if (boundary !== undefined) return signedMail(text, boundary);
  if (CMS_TYPE.test(header)) {
    return { form: 'mime', bytes: encoded(text.slice(header.length)) ?? bytes.subarray(header.length) };
  }
  const pem = blockOfPem(text);
  const decoded = encoded(pem ?? text);
  return decoded && { form: pem === null ? 'base64' : 'pem', bytes: decoded };
}

function encoded(text: string): Uint8Array | null {
  const bytes = decodeBase64(text);
  return bytes === null || bytes.length < SMALLEST ? null : bytes;
}

/** The parts of a multipart/signed (RFC 8551 §3.5.3); null if the second one is not a signature. */
function signedMail(text: string, boundary: string): Decoded | null {
  // The line break before a boundary belongs to it.
  const parts = text.split(`\n--${boundary}`, 3).map((part) => part.replace(/^[^\n]*\n|\r$/g, ''));
  const [, signed = '', signature] = parts;
  // Without the second part, the envelope ends after its first byte.
  const bytes = signature === undefined ? Uint8Array.of(SEQUENCE) : encoded(signature.replace(HEADER, ''));
  const body = signed.replace(HEADER, '');
  const isQuoted = /quoted-printable/i.test(signed.slice(0, -body.length));
  const document = encoded(body) ?? octetsOf(isQuoted ? unquoted(body) : body);
  return (
    bytes && {
      form: 'mime',
      bytes,
      detached: {
        signed: octetsOf(signed),
        canonical: octetsOf(signed.replace(/\r?\n/g, '\r\n')),
        document,
      },
    }
  );
}

/** Decodes quoted-printable (RFC 2045 §6.7). */
function unquoted(text: string): string {
  return text
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The bytes of a text with one character per byte; `?` for any other character. */
export function octetsOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    bytes[i] = unit > 0xff ? QUESTION : unit;
  }
  return bytes;
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
