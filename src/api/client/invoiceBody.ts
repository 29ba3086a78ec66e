/** Converts an invoice into a request body: objects become JSON, text and bytes are unchanged. */

import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import type { FileBody, JsonBody } from './operation.ts';

/** The byte order mark: not allowed in JSON (RFC 8259, 8.1), allowed in XML. */
const MARK = '\ufeff';
const UTF8_MARK = [0xef, 0xbb, 0xbf];

const BLANK = new Set(['\t', '\n', '\r', ' ', MARK].map((character) => character.charCodeAt(0)));
const BRACE = '{'.charCodeAt(0);

/** Text and bytes that start with `{` are treated as JSON, anything else as XML, without parsing. */
export function invoiceBody(invoice: ReadonlyInvoice | Uint8Array | string): JsonBody | FileBody {
  if (typeof invoice === 'string') return text(invoice);
  return ArrayBuffer.isView(invoice) ? bytes(invoice) : { json: invoice };
}

function text(invoice: string): FileBody {
  const start = firstMark(invoice.length, (index) => invoice.charCodeAt(index));
  if (invoice.charCodeAt(start) !== BRACE) return { bytes: invoice, contentType: 'application/xml' };
  return { bytes: invoice.startsWith(MARK) ? invoice.slice(1) : invoice, contentType: 'application/json' };
}

function bytes(invoice: Uint8Array): FileBody {
  const head = UTF8_MARK.every((byte, index) => invoice[index] === byte) ? UTF8_MARK.length : 0;
  const start = head + firstMark(invoice.length - head, (index) => invoice[head + index] ?? 0);
  if (invoice[start] !== BRACE) return { bytes: invoice, contentType: 'application/xml' };
  return { bytes: head === 0 ? invoice : invoice.subarray(head), contentType: 'application/json' };
}

/** Index of the first non-blank character; the length if there is none. */
function firstMark(length: number, at: (index: number) => number): number {
  let index = 0;
  while (index < length && BLANK.has(at(index))) index++;
  return index;
}
