/** Replaces attachments by others of the same kind and size, so that the file size does not change. */
import { checkBase64 } from '../../model/primitives.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The smallest PDF that readers open: one empty page. Readers rebuild the missing object table. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n<allegato/>\n';

/** An archive without entries (APPNOTE 4.3.16): only the end record. */
const EMPTY_ZIP = `PK\x05\x06${'\0'.repeat(18)}`;

/** Number of leading bytes kept for formats other than PDF, XML, ZIP and text, because they identify the format. */
const SIGNATURE_LENGTH = 4;

/** Number of bytes examined to detect the content. */
const HEAD = 64;

/** @param text base64, with or without blanks. */
export function attachment(text: string): string {
  if (!checkBase64(text)) return withoutContent(text);
  const digits = text.replace(/[\t\n\r =]/g, '');
  const size = Math.floor((digits.length * 3) / 4);
  const head = decoded(digits.slice(0, Math.ceil((HEAD * 4) / 3 / 4) * 4)).slice(0, Math.min(HEAD, size));
  const written = encoded(contentLike(head, size));
  let at = 0;
  return text.replace(/[A-Za-z0-9+/]+/g, ({ length }) => {
    at += length;
    return written.slice(at - length, at);
  });
}

/** Keeps invalid base64 invalid: removes its digits except the last, which may be the flaw. */
function withoutContent(text: string): string {
  let last = text.length - 1;
  while (last >= 0 && !/[A-Za-z0-9+/]/.test(text.charAt(last))) last -= 1;
  return last < 0 ? text : text.slice(0, last).replace(/[A-Za-z0-9+/]/g, 'A') + text.slice(last);
}

function contentLike(head: string, size: number): string {
  if (head.startsWith('%PDF')) return padded(PDF, size, ' ');
  if (/^(?:\xef\xbb\xbf)?\s*<\?xml/.test(head)) return padded(XML, size, ' ');
  if (head.startsWith('PK')) return EMPTY_ZIP.padStart(size, '\0').slice(-size);
  if (/^[\t\n\r -~\x80-\xff]*$/.test(head)) return padded('Lorem ipsum dolor sit amet.\n', size, ' ');
  return padded(head.slice(0, SIGNATURE_LENGTH), size, '\0');
}

function padded(content: string, size: number, filler: string): string {
  return content.slice(0, size).padEnd(size, filler);
}

function decoded(digits: string): string {
  let bits = 0;
  let count = 0;
  let bytes = '';
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += String.fromCharCode((bits >> count) & 0xff);
  }
  return bytes;
}

/** Number of bytes per call: within the engine's limit of arguments, and complete groups of base64. */
const CHUNK = 3 * 4096;

function encoded(bytes: string): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += btoa(bytes.slice(at, at + CHUNK));
  return text;
}
