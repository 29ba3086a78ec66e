/** The header of a mail or a part: fields, unfolded (RFC 5322 §2.2). */
import { LF } from './bytes.ts';
import { decodeHeader } from './charset.ts';
import { MAX_FIELD } from './limits.ts';

/** Fields that are read, in lower case. Others are skipped: a header has dozens. */
const WANTED: ReadonlySet<string> = new Set([
  'subject',
  'from',
  'to',
  'cc',
  'reply-to',
  'date',
  'message-id',
  'content-type',
  'content-disposition',
  'content-transfer-encoding',
  // RFC 6109 §2.2 and §3.
  'x-trasporto',
  'x-ricevuta',
  'x-tiporicevuta',
  'x-riferimento-message-id',
]);

/** The first field of each wanted name, unfolded and without the blanks around it. */
export type Header = ReadonlyMap<string, string>;

const COLON = 0x3a;

/** Reads the fields between two positions. */
export function readHeader(bytes: Uint8Array, start: number, end: number): Header {
  const fields = new Map<string, string>();
  let at = start;
  while (at < end) {
    const next = fieldEnd(bytes, at, end);
    const name = nameAt(bytes, at);
    if (name !== null && WANTED.has(name) && !fields.has(name)) {
      const value = bytes.indexOf(COLON, at) + 1;
      fields.set(name, unfolded(decodeHeader(bytes.subarray(value, Math.min(next, value + MAX_FIELD)))));
    }
    at = next;
  }
  return fields;
}

/** Length of the longest wanted name, and blanks before the colon. */
const LONGEST = 32;

/** The name of a field; null for a longer one than those wanted, and without a colon. */
function nameAt(bytes: Uint8Array, start: number): string | null {
  let name = '';
  for (let at = start; at < start + LONGEST; at += 1) {
    const byte = bytes[at] ?? LF;
    if (byte === COLON) return name.trimEnd().toLowerCase();
    if (byte === LF) return null;
    name += String.fromCharCode(byte);
  }
  return null;
}

/** Position after a field and its continuation lines. */
function fieldEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  for (;;) {
    const feed = bytes.indexOf(LF, at);
    if (feed === -1 || feed + 1 >= end) return end;
    at = feed + 1;
    if (bytes[at] !== 0x20 && bytes[at] !== 0x09) return at;
  }
}

function unfolded(value: string): string {
  return value.replace(/\r?\n/g, '').replaceAll('\t', ' ').trim();
}
