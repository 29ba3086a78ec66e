/** The media type of a document that a command has written, and its text as a member of JSON. */
import { isUtf8 } from 'node:buffer';
import { sniff } from '../../envelope/index.ts';

export const PDF_TYPE = 'application/pdf';

/** @param other The type of YAML and of pages for the terminal, which cannot be recognized. */
export function mediaTypeOf(content: Uint8Array | string, other: string): string {
  const found = sniff(content);
  if (found === 'html') return 'text/html';
  return found === 'xml' || found === 'json' || found === 'pdf' ? `application/${found}` : other;
}

/**
 * The text whose UTF-8 is exactly these bytes; null if there is none, as for ISO-8859-1, and for UTF-16, whose NULs are
 * valid UTF-8. A file in UTF-8 may declare another encoding: its bytes are preserved all the same.
 */
export function textIn(content: Uint8Array): string | null {
  if (!isUtf8(content) || content.includes(0)) return null;
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('utf8');
}

/** JSON without its byte order mark, which is no part of a value. */
export const withoutMark = (json: string): string => (json.startsWith('\ufeff') ? json.slice(1) : json);

/** The bytes of a text in base64 (RFC 4648, either alphabet; line breaks and missing padding are accepted), or null. */
export function bytesOf(base64: string): Uint8Array | null {
  if (!/^[\w+/\s-]*(?:=\s*){0,2}$/.test(base64)) return null;
  // One digit of six bits is no byte.
  const isWhole = base64.replace(/[=\s]/g, '').length % 4 !== 1;
  return isWhole ? Buffer.from(base64, 'base64') : null;
}

export const base64Of = (content: Uint8Array): string => Buffer.from(content).toString('base64');
