/** Values with parameters: Content-Type and Content-Disposition (RFC 2045 §5.1, RFC 2183, RFC 2231). */
import { concatBytes } from '../../model/concatBytes.ts';
import { decodeCharset } from './charset.ts';
import { decodeWords } from './encodedWords.ts';
import { MAX_SEGMENTS } from './limits.ts';

export interface Parametrized {
  /** In lower case, such as `multipart/mixed`. */
  readonly value: string;
  /** Decoded, by name in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
}

interface Segment {
  readonly index: number;
  /** Percent-encoded, by the asterisk at the end of its name. */
  readonly encoded: boolean;
  readonly text: string;
}

/** `name`, `name*` (encoded), `name*0` (a segment), `name*0*` (an encoded segment). */
const SEGMENTED = /^([^*]+)\*(?:(\d{1,4})(\*)?)?$/;

/** Reads a value and its parameters. Unquoted values may contain blanks: several programs do not quote file names. */
export function readParameters(text: string): Parametrized {
  const first = endOf(text, 0);
  const plain = new Map<string, string>();
  const segmented = new Map<string, Segment[]>();
  let end = first;
  for (let at = first + 1; at < text.length; at = end + 1) {
    end = endOf(text, at);
    const item = text.slice(at, end);
    const equals = item.indexOf('=');
    if (equals === -1) continue;
    const name = item.slice(0, equals).trim().toLowerCase();
    const value = unquoted(item.slice(equals + 1).trim());
    const match = SEGMENTED.exec(name);
    if (match === null) {
      if (!plain.has(name)) plain.set(name, decodeWords(value));
    } else {
      const [, base = '', index, star] = match;
      const encoded = index === undefined || star !== undefined;
      const segments = segmented.get(base) ?? [];
      if (segments.length < MAX_SEGMENTS) segments.push({ index: Number(index ?? 0), encoded, text: value });
      segmented.set(base, segments);
    }
  }
  // RFC 2231 is exact; the plain form next to it is for programs that do not know it (RFC 6266 §4.3).
  for (const [name, segments] of segmented) plain.set(name, joinSegments(segments));
  return { value: text.slice(0, first).trim().toLowerCase(), parameters: plain };
}

/** Position of the semicolon that ends a value, outside quotes; the end of the text without one. */
function endOf(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x5c && isQuoted) at += 1;
    else if (unit === 0x22) isQuoted = !isQuoted;
    else if (unit === 0x3b && !isQuoted) return at;
  }
  return text.length;
}

function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  const end = text.length > 1 && text.endsWith('"') ? text.length - 1 : text.length;
  // A backslash in a Windows path is written unescaped by several programs: only quotes and backslashes are escaped.
  return text.slice(1, end).replace(/\\(["\\])/g, '$1');
}

function joinSegments(segments: readonly Segment[]): string {
  const ordered = [...segments].sort((a, b) => a.index - b.index);
  let charset = '';
  const parts: Uint8Array[] = [];
  for (const [at, { encoded, text }] of ordered.entries()) {
    let value = text;
    if (encoded && at === 0) {
      const [, named = '', , rest] = /^([^']*)'([^']*)'(.*)$/s.exec(text) ?? [];
      if (rest !== undefined) {
        charset = named;
        value = rest;
      }
    }
    parts.push(encoded ? percentDecoded(value) : new TextEncoder().encode(value));
  }
  return decodeCharset(concatBytes(parts), charset);
}

function percentDecoded(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const decoded = new Uint8Array(bytes.length);
  let size = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const digits = bytes[at] === 0x25 ? hexAt(bytes, at + 1) : null;
    if (digits === null) decoded[size] = bytes[at] ?? 0;
    else {
      decoded[size] = digits;
      at += 2;
    }
    size += 1;
  }
  return decoded.subarray(0, size);
}

function hexAt(bytes: Uint8Array, at: number): number | null {
  const digits = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0);
  return /^[\da-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : null;
}
