/**
 * The parts of a form (`multipart/form-data`: RFC 7578, RFC 2046 §5.1) that is in memory as a whole. Why not by a package:
 * docs/decisions/forms.md.
 */
import { isUtf8 } from 'node:buffer';
import { unreadable } from './problem.ts';

export interface FormPart {
  readonly name: string;
  /** Null for a field, which is no file. */
  readonly fileName: string | null;
  readonly content: Uint8Array;
}

/** @param contentType The header, with the boundary. @throws Problem */
export function formParts(body: Uint8Array, contentType: string): readonly FormPart[] {
  const boundary = parametersOf(contentType).get('boundary');
  if (boundary === undefined || boundary === '') throw unreadable('no_boundary');
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const parts: FormPart[] = [];
  let begin = firstDelimiter(bytes, delimiter);
  if (begin === null) throw unreadable('boundary_absent', { boundary });
  while (!begin.isLast) {
    const end = nextDelimiter(bytes, delimiter, begin.end);
    if (end === null) throw unreadable('unfinished', { boundary });
    parts.push(partIn(bytes, begin.end, end.start));
    begin = end;
  }
  return parts;
}

interface Delimiter {
  /** The first byte, a line break that belongs to it. */
  readonly start: number;
  /** The line break at its end. */
  readonly end: number;
  readonly isLast: boolean;
}

/** The first delimiter, at the beginning or after a preamble. */
function firstDelimiter(bytes: Buffer, delimiter: Buffer): Delimiter | null {
  const atOnce = delimiter.subarray(LINE_BREAK.length);
  const isAtOnce = bytes.subarray(0, atOnce.length).equals(atOnce);
  const first = isAtOnce ? delimiterAt(bytes, -LINE_BREAK.length, delimiter.length) : null;
  return first ?? nextDelimiter(bytes, delimiter, 0);
}

function nextDelimiter(bytes: Buffer, delimiter: Buffer, from: number): Delimiter | null {
  for (let at = bytes.indexOf(delimiter, from); at !== -1; at = bytes.indexOf(delimiter, at + 1)) {
    const found = delimiterAt(bytes, at, delimiter.length);
    if (found !== null) return found;
  }
  return null;
}

/** Null if more characters follow than blanks: then it is a part of the content. */
function delimiterAt(bytes: Buffer, start: number, length: number): Delimiter | null {
  let end = start + length;
  if (bytes[end] === HYPHEN && bytes[end + 1] === HYPHEN) return { start, end, isLast: true };
  while (bytes[end] === SPACE || bytes[end] === TAB) end += 1;
  return bytes[end] === CR && bytes[end + 1] === LF ? { start, end, isLast: false } : null;
}

/** @param start The line break before the headers. @param end The end of the content. */
function partIn(bytes: Buffer, start: number, end: number): FormPart {
  const blank = bytes.subarray(start, end).indexOf(BLANK_LINE);
  const endOfHeaders = blank === -1 ? end : start + blank;
  const disposition = dispositionIn(bytes.subarray(start, Math.min(endOfHeaders, start + LONGEST_HEADERS)));
  const parameters = parametersOf(disposition ?? '');
  const name = parameters.get('name');
  if (disposition === null || name === undefined) throw unreadable('no_disposition');
  const fileName = extended(parameters.get('filename*')) ?? parameters.get('filename');
  return {
    name: plain(name),
    fileName: fileName === undefined ? null : plain(fileName),
    content: bytes.subarray(Math.min(endOfHeaders + BLANK_LINE.length, end), end),
  };
}

/** The value of `Content-Disposition: form-data`, in UTF-8 as browsers write it, otherwise in ISO-8859-1; null without one. */
function dispositionIn(headers: Buffer): string | null {
  const text = headers.toString(isUtf8(headers) ? 'utf8' : 'latin1').replace(/\r\n[ \t]+/g, ' ');
  return /^content-disposition[ \t]*:[ \t]*(form-data\b.*)$/im.exec(text)?.[1] ?? null;
}

/** The parameters of a header, their names in lower case, their values as tokens or as quoted strings. */
function parametersOf(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, token = ''] of header.matchAll(PARAMETER)) {
    const value = quoted === undefined ? token.trimEnd() : quoted.replace(/\\(["\\])/g, '$1');
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), value);
  }
  return found;
}

const PARAMETER = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\[\s\S])*)"|([^;"]*))/g;

/** The value of `filename*` (RFC 8187): `utf-8''%C3%A8.xml`. Undefined without one, or for one that cannot be read. */
function extended(value: string | undefined): string | undefined {
  const [, charset = '', encoded = ''] = /^([^']*)'[^']*'(.*)$/.exec(value ?? '') ?? [];
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded);
    return /^iso-8859-1$/i.test(charset) ? withBytes(encoded, /%[0-9a-f]{2}/gi) : undefined;
  } catch {
    return undefined;
  }
}

/** Undoes the escapes of browsers (HTML, "multipart/form-data encoding algorithm"). */
const plain = (text: string): string => withBytes(text, /%(?:22|0A|0D)/gi);

const withBytes = (text: string, escapes: RegExp): string =>
  text.replace(escapes, (one) => String.fromCharCode(Number.parseInt(one.slice(1), 16)));

/** More than any client writes before the content. */
const LONGEST_HEADERS = 16_384;

const LINE_BREAK = '\r\n';
const BLANK_LINE = '\r\n\r\n';
const [CR, LF, SPACE, TAB, HYPHEN] = [0x0d, 0x0a, 0x20, 0x09, 0x2d];
