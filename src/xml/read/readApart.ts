/**
 * Reads an invoice without the contents of its long attachments. They are most of a large file, and as values of the
 * invoice they would be in memory several times.
 */
import { concatBytes } from '../../model/concatBytes.ts';
import type { Invoice } from '../../model/generated/invoice.ts';
import { DEFAULT_MAX_BYTES } from '../../model/readLimits.ts';
import { scanBase64 } from './base64Scan.ts';
import { type ReadOptions, readInvoice } from './readInvoice.ts';
import type { Source } from './readResult.ts';

/** The content of an attachment in the bytes of its document: valid base64. */
export interface ContentPlace {
  /** In bytes. */
  readonly start: number;
  readonly end: number;
  /** Number of decoded bytes. */
  readonly size: number;
}

/** A valid invoice, and the contents that were left out of it. */
export interface ReadApart {
  /** The attachments in `contents` have another, short content. */
  readonly invoice: Invoice;
  /** The contents that were left out, by the JSON Pointer of the attachment. */
  readonly contents: ReadonlyMap<string, ContentPlace>;
}

/**
 * Returns undefined if too little can be left out, or if the invoice is not valid: `readInvoice` then has the invoice, or
 * the reason why there is none.
 */
export function readApart(input: Uint8Array, options: ReadOptions = {}): ReadApart | undefined {
  if (input.length > (options.maxBytes ?? DEFAULT_MAX_BYTES)) return undefined;
  const { bytes, left } = shortened(input);
  if (bytes.length > input.length * MOST_LEFT) return undefined;
  const read = readInvoice(bytes, { ...options, retired: false });
  if (!read.ok) return undefined;
  const { invoice, source } = read;
  const paths = pathsOf(invoice);
  // In a comment or a signature, it is not the content of an attachment; or an attachment has this content itself.
  const isElsewhere = paths.length !== left.length || countOf(source.text, SHORTENED) !== left.length;
  // In UTF-16, the bytes are other characters.
  if (isElsewhere || source.encoding.startsWith('utf-16')) return undefined;
  if (!paths.every((path) => isShortened(source, path))) return undefined;
  return { invoice, contents: new Map(left.map((place, index) => [paths[index] ?? '', place])) };
}

/** Largest part of the input that may remain: with more, little is gained, and reading it twice may cost more. */
const MOST_LEFT = 1 / 4;

/** Shorter contents are not worth leaving out. */
const LONG = 4096;

/** The start tag, as it is mostly written; other forms are rare. */
const TAG = '<Attachment>';
const TAG_BYTES = bytesOf(TAG);

/** The base64 that replaces it: readers accept the element exactly if they accept it with any other. */
const INSTEAD = 'AAAA';
const INSTEAD_BYTES = bytesOf(INSTEAD);

const SHORTENED = `${TAG}${INSTEAD}<`;

const LESS_THAN = 0x3c;

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

interface Shortened {
  readonly bytes: Uint8Array;
  /** The contents that were left out, in order. */
  readonly left: readonly ContentPlace[];
}

/** Leaves out the text of elements that look like the content of an attachment and have nothing but long, valid base64. */
function shortened(input: Uint8Array): Shortened {
  const left: ContentPlace[] = [];
  const parts: Uint8Array[] = [];
  let done = 0;
  for (let at = input.indexOf(LESS_THAN); at !== -1; at = input.indexOf(LESS_THAN, at + 1)) {
    if (!TAG_BYTES.every((byte, i) => input[at + i] === byte)) continue;
    const start = at + TAG.length;
    const found = scanBase64(input, start);
    if (found === null || found.end - start < LONG || input[found.end] !== LESS_THAN) continue;
    parts.push(input.subarray(done, start), INSTEAD_BYTES);
    left.push({ start, end: found.end, size: Math.floor((found.digits * 3) / 4) });
    done = found.end;
    at = done - 1;
  }
  if (left.length === 0) return { bytes: input, left };
  return { bytes: concatBytes([...parts, input.subarray(done)]), left };
}

/** The attachments of all bodies with the short content, in the order of the text. */
function pathsOf({ fattura_elettronica_body: bodies }: Invoice): readonly string[] {
  return bodies.flatMap(({ allegati = [] }, body) =>
    allegati.flatMap(({ attachment }, index) =>
      attachment === INSTEAD ? [`/fattura_elettronica_body/${body}/allegati/${index}`] : [],
    ),
  );
}

/** True if the content of an attachment is written as in {@link SHORTENED}. */
function isShortened(source: Source, path: string): boolean {
  const place = source.locate(`${path}/attachment`);
  return place !== undefined && source.text.startsWith(SHORTENED, place.offset - TAG.length);
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}
