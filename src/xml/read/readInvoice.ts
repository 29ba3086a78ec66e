import type { Invoice } from '../../model/generated/invoice.ts';
import type { FileKind, InvoiceKind, Problem } from '../../model/problem.ts';
import type { Lines, Place } from '../source.ts';

export interface ReadOptions {
  /** Largest input in bytes (UTF-16 units for a string); default 20 MB. */
  readonly maxBytes?: number;
  /** Deepest nesting of elements; default 256. */
  readonly maxDepth?: number;
  /** `explaining` skips the fast reader; the result is the same. */
  readonly engine?: 'auto' | 'explaining';
}

/** The text an invoice was read from, and what of it is no part of the JSON form. */
export interface Source {
  /** The decoded text, without a byte order mark. Offsets of problems count in it. */
  readonly text: string;
  readonly lines: Lines;
  /** The encoding the bytes were read in: utf-8, utf-16le, utf-16be, iso-8859-1, iso-8859-15, windows-1252. */
  readonly encoding: string;
  /** What the XML declaration says, as written; null without one. */
  readonly declaredEncoding: string | null;
  /** `ds:Signature` as source text; null without one. */
  readonly signature: string | null;
  /** Processing instructions before the root, as source text. */
  readonly instructions: readonly string[];
  /** The place of a JSON Pointer into the JSON form: of a value its text, of a block its start tag. */
  locate(path: string): Place | undefined;
}

export interface ReadSuccess {
  readonly ok: true;
  readonly invoice: Invoice;
  readonly kind: InvoiceKind;
  /** Remarks that do not make the file wrong (an encoding declaration that lies). */
  readonly notes: readonly Problem[];
  readonly source: Source;
}

export interface ReadFailure {
  readonly ok: false;
  readonly problems: readonly Problem[];
  readonly kind: FileKind | null;
  /** Null when the bytes could not be decoded. */
  readonly source: Source | null;
}

export type ReadResult = ReadSuccess | ReadFailure;

/** Thrown by {@link parseInvoice}; carries what {@link readInvoice} would have returned. */
export class InvoiceReadError extends Error {
  readonly problems: readonly Problem[];
  readonly kind: FileKind | null;

  constructor(failure: ReadFailure) {
    super(`not a valid invoice: ${failure.problems.map((problem) => problem.id).join(', ')}`);
    this.name = 'InvoiceReadError';
    this.problems = failure.problems;
    this.kind = failure.kind;
  }
}

/** Reads an invoice from XML. Never throws: what is wrong is in `problems`. */
export function readInvoice(_input: Uint8Array | string, _options: ReadOptions = {}): ReadResult {
  throw new Error('being built');
}

/** Reads an invoice from XML. @throws InvoiceReadError when it is not valid against the schema. */
export function parseInvoice(input: Uint8Array | string, options: ReadOptions = {}): Invoice {
  const result = readInvoice(input, options);
  if (!result.ok) throw new InvoiceReadError(result);
  return result.invoice;
}
