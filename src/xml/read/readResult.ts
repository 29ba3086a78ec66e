/** The result of reading an invoice. */
import type { Invoice } from '../../model/generated/invoice.ts';
import type { FileKind, InvoiceKind, Problem } from '../../model/problem.ts';
import type { Lines, Place } from '../source.ts';

/** The text an invoice was read from, and what of it is no part of the JSON form. */
export interface Source {
  /** The decoded text, without a byte order mark. Offsets of problems count in it. */
  readonly text: string;
  readonly lines: Lines;
  /** The encoding the bytes were read in (`unicode` for a string): utf-8, us-ascii, utf-16le, utf-16be, iso-8859-1, iso-8859-15, windows-1252. */
  readonly encoding: string;
  /** The encoding in the XML declaration, as written; null without one. */
  readonly declaredEncoding: string | null;
  /** `ds:Signature` as source text; null without one. */
  readonly signature: string | null;
  /** True if there is a signature; cheaper to obtain than its text. */
  readonly signed: boolean;
  /** The signature's `SigningTime` (XAdES), as written; null without one. */
  readonly signingTime: string | null;
  /** Processing instructions before the root, as source text. */
  readonly instructions: readonly string[];
  /** The place of a JSON Pointer into the JSON form: of a value its text, of a block its start tag. */
  locate(path: string): Place | undefined;
  /** The XPath of a JSON Pointer: the root is `/*`; repeated names have a position. */
  xpath(path: string): string | undefined;
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
  /** Problems beyond the first 5,000, counted (up to 20,000 in all) and not kept. */
  readonly omitted: number;
  readonly kind: FileKind | null;
  /**
   * Everything that could be read despite the problems, in the JSON form, for display or forced conversion; null if the
   * root is not an invoice, or from 20,000 problems on. Its content is not guaranteed.
   */
  readonly partial: Readonly<Record<string, unknown>> | null;
  /** Null when the bytes could not be decoded. */
  readonly source: Source | null;
}

export type ReadResult = ReadSuccess | ReadFailure;
