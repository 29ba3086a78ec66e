/** Decodes bytes to text: byte order marks, the XML declaration, and wrong declarations. */
import type { Problem } from '../model/problem.ts';
import { latin1 } from './latin1.ts';
import { oneByteTables } from './oneByte.ts';

export interface Decoded {
  readonly text: string;
  readonly encoding: string;
  readonly declared: string | null;
  /** True if the declaration states a different encoding from that of the bytes. */
  readonly lies: boolean;
}

export type DecodeResult =
  | { readonly ok: true; readonly decoded: Decoded }
  | { readonly ok: false; readonly problem: Problem };

/** Number of bytes in which the XML declaration is searched for. */
const DECLARATION_REACH = 512;

const DECLARED = /^<\?xml[ \t\r\n][^>]*?[ \t\r\n]encoding[ \t\r\n]*=[ \t\r\n]*(?:"([^"]*)"|'([^']*)')/;

/** Maps the encoding names in XML declarations to canonical names. */
const NAMES: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  ascii: 'us-ascii',
  'us-ascii': 'us-ascii',
  'utf-16': 'utf-16',
  utf16: 'utf-16',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  latin1: 'iso-8859-1',
  'latin-1': 'iso-8859-1',
  'iso-latin-1': 'iso-8859-1',
  'iso8859-1': 'iso-8859-1',
  iso88591: 'iso-8859-1',
  'iso-8859-1': 'iso-8859-1',
  latin9: 'iso-8859-15',
  'latin-9': 'iso-8859-15',
  'iso8859-15': 'iso-8859-15',
  'iso-8859-15': 'iso-8859-15',
  cp1252: 'windows-1252',
  'cp-1252': 'windows-1252',
  'windows-1252': 'windows-1252',
  'latin-5': 'iso-8859-9',
  latin5: 'iso-8859-9',
  'latin-10': 'iso-8859-16',
  latin10: 'iso-8859-16',
};

/** Decodes bytes; a string is used as it is. */
export function decodeInput(input: Uint8Array | string): DecodeResult {
  if (typeof input !== 'string') return decode(input);
  // A string is already decoded, but may begin with a byte order mark.
  const text = input.charCodeAt(0) === 0xfeff ? input.slice(1) : input;
  return {
    ok: true,
    decoded: { text, encoding: 'unicode', declared: declaredEncoding(text.slice(0, 512)), lies: false },
  };
}

/** Decodes a file as XML prescribes: by its byte order mark, then its declaration, otherwise as UTF-8. */
export function decode(bytes: Uint8Array): DecodeResult {
  const { encoding: marked, length } = byteOrderMark(bytes);
  const body = length === 0 ? bytes : bytes.subarray(length);
  if (marked === 'utf-32') return unsupported('UTF-32');
  const detected = marked ?? undeclaredUtf16(body);
  if (detected === 'utf-16le' || detected === 'utf-16be') return decodeUtf16(body, detected);

  const declared = declaredEncoding(latin1(body.subarray(0, DECLARATION_REACH)));
  const named = declared === null ? 'utf-8' : (NAMES[declared.toLowerCase()] ?? otherLatin(declared));
  if (named === undefined) return unsupported(declared ?? '');
  if (named === 'utf-8') return decodeUtf8(body, declared, false);
  if (detected === 'utf-8') return decodeUtf8(body, declared, true);
  if (named.startsWith('utf-16')) return decodeUtf8(body, declared, true);
  if (isAscii(body))
    return { ok: true, decoded: { text: latin1(body), encoding: named, declared, lies: false } };
  // Valid UTF-8 with high bytes is UTF-8, even if the declaration states a one-byte encoding: this does not happen by
  // chance.
  const asUtf8 = decodeUtf8(body, declared, true);
  if (asUtf8.ok || named === 'us-ascii') return asUtf8;
  return decodeOneByte(body, named, declared);
}

/** The result for an ASCII text that declares UTF-8 or no encoding. @param text Without a byte order mark. */
export function decodedAscii(text: string): Decoded {
  const declared = declaredEncoding(text.slice(0, DECLARATION_REACH));
  return { text, encoding: 'utf-8', declared, lies: false };
}

/** Detects UTF-16 without a byte order mark, which only the XML declaration reveals (XML 1.0, appendix F). */
function undeclaredUtf16([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (a === 0x3c && b === 0 && c === 0x3f && d === 0) return 'utf-16le';
  return a === 0 && b === 0x3c && c === 0 && d === 0x3f ? 'utf-16be' : null;
}

/** The encoding in an XML declaration, as written. */
export function declaredEncoding(head: string): string | null {
  const match = DECLARED.exec(head);
  return match === null ? null : (match[1] ?? match[2] ?? null);
}

function byteOrderMark(bytes: Uint8Array): { encoding: string | null; length: number } {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return { encoding: 'utf-32', length: 4 };
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return { encoding: 'utf-32', length: 4 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', length: 2 };
  return { encoding: null, length: 0 };
}

/** Other parts of ISO 8859, decoded if the platform supports them. */
function otherLatin(declared: string): string | undefined {
  const match = /^iso-8859-(?:[2-9]|1[0-6])$/i.exec(declared);
  return match === null || match[0].endsWith('-12') ? undefined : match[0].toLowerCase();
}

function decodeUtf16(body: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): DecodeResult {
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return badBytes(encoding, -1);
  }
  const declared = declaredEncoding(text.slice(0, DECLARATION_REACH));
  const lies = declared !== null && !(NAMES[declared.toLowerCase()] ?? '').startsWith('utf-16');
  return { ok: true, decoded: { text, encoding, declared, lies } };
}

function decodeUtf8(body: Uint8Array, declared: string | null, lies: boolean): DecodeResult {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return { ok: true, decoded: { text, encoding: 'utf-8', declared, lies } };
  } catch {
    return badBytes('utf-8', firstBadUtf8(body));
  }
}

/** Decodes text with one byte per character. */
export function decodeOneByte(body: Uint8Array, encoding: string, declared: string | null): DecodeResult {
  // The platform decodes "iso-8859-1" as windows-1252; real ISO-8859-1 maps each byte to the code point of its value.
  if (encoding === 'iso-8859-1')
    return { ok: true, decoded: { text: latin1(body), encoding, declared, lies: false } };
  const table = oneByteTables[encoding];
  if (table !== undefined) {
    const text = latin1(body).replace(/[\x80-\xff]/g, (found) => table.charAt(found.charCodeAt(0)));
    const bad = text.indexOf('\ufffd');
    return bad >= 0
      ? badBytes(encoding, bad)
      : { ok: true, decoded: { text, encoding, declared, lies: false } };
  }
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(body);
    return { ok: true, decoded: { text, encoding, declared, lies: false } };
  } catch {
    return badBytes(encoding, -1);
  }
}

function unsupported(declared: string): DecodeResult {
  return {
    ok: false,
    problem: { id: 'source.encoding', path: '', xpath: null, offset: -1, end: -1, params: { declared } },
  };
}

function badBytes(encoding: string, byte: number): DecodeResult {
  return {
    ok: false,
    problem: { id: 'source.bytes', path: '', xpath: null, offset: -1, end: -1, params: { encoding, byte } },
  };
}

function isAscii(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i += 1) if ((bytes[i] ?? 0) > 127) return false;
  return true;
}

/** Returns the offset of the first byte that is invalid in UTF-8. */
function firstBadUtf8(bytes: Uint8Array): number {
  let i = 0;
  while (i < bytes.length) {
    const lead = bytes[i] ?? 0;
    const length =
      lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (length === 0) return i;
    for (let k = 1; k < length; k += 1) {
      const byte = bytes[i + k];
      if (byte === undefined || (byte & 0xc0) !== 0x80) return i;
    }
    const second = bytes[i + 1] ?? 0;
    if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f)) return i;
    if ((lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f)) return i;
    i += length;
  }
  return -1;
}
