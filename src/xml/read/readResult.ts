/** The result of reading an invoice. */
import type { Invoice } from '../../model/generated/invoice.ts';
import type { Format } from '../../model/grammar.ts';
import {
  type FileKind,
  type InvoiceKind,
  isRetiredKind,
  type Problem,
  type RetiredKind,
} from '../../model/problem.ts';
import type { RetiredInvoice } from '../../model/retired/retiredInvoice.ts';
import type { Lines, Place } from '../source.ts';

/** The text of an invoice, and its parts that the JSON form does not contain. */
export interface Source {
  /** The decoded text, without a byte order mark. Offsets of problems refer to it. */
  readonly text: string;
  readonly lines: Lines;
  /**
   * Encoding of the bytes (`unicode` for a string): utf-8, us-ascii, utf-16le, utf-16be, iso-8859-1, iso-8859-15,
   * windows-1252.
   */
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
  /** The place of a JSON Pointer: the text of a value, or the start tag of a block. */
  locate(path: string): Place | undefined;
  /** The XPath of a JSON Pointer: the root is `/*`; repeated names have a position. */
  xpath(path: string): string | undefined;
}

/** A valid invoice. */
export interface ReadSuccess {
  readonly ok: true;
  readonly invoice: Invoice;
  readonly kind: InvoiceKind;
  /** Problems that do not make the file invalid (a wrong encoding declaration). */
  readonly notes: readonly Problem[];
  readonly source: Source;
}

/** The problems of a file that is not a valid invoice. */
export interface ReadFailure {
  readonly ok: false;
  readonly problems: readonly Problem[];
  /** Number of problems beyond the first 5,000, which are not kept; counting stops at 20,000 problems in all. */
  readonly omitted: number;
  readonly kind: FileKind | null;
  /**
   * Everything that could be read despite the problems, in the JSON form, for display or forced conversion; null if the
   * root is not an invoice, or for 20,000 problems or more. The content is not guaranteed.
   */
  readonly partial: Readonly<Record<string, unknown>> | null;
  /** Null if the bytes could not be decoded. */
  readonly source: Source | null;
}

/** The result of `readInvoice`, discriminated by `ok`. */
export type ReadResult = ReadSuccess | ReadFailure;

/** An invoice in format 1.0 or 1.1, which SdI no longer accepts. */
export interface RetiredReadSuccess extends Omit<ReadSuccess, 'invoice' | 'kind'> {
  readonly invoice: RetiredInvoice;
  readonly kind: RetiredKind;
}

/** A result, and the grammar by which the file was read. If the format is unknown, the root element decides. */
export interface ReadBy {
  readonly result: ReadResult | RetiredReadSuccess;
  readonly format: Format;
  /** The first of the omitted problems, if the options keep more than a result has. */
  readonly further: readonly Problem[];
}

/** True for an invoice in a retired format. */
export function isRetired(result: ReadSuccess | RetiredReadSuccess): result is RetiredReadSuccess {
  return isRetiredKind(result.kind);
}
