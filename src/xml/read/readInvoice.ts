import { documentDay, schemaOn } from '../../model/editions.ts';
import { errorClass, FatturaError } from '../../model/fatturaError.ts';
import type { Invoice } from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import type { FileKind, Problem, ProblemParams } from '../../model/problem.ts';
import { DEFAULT_MAX_BYTES, DEFAULT_MAX_DEPTH } from '../../model/readLimits.ts';
import { decodedAscii, decodeInput } from '../encodings.ts';
import type { TreeLimits } from '../tree.ts';
import { explainInvoice, type Utf8Input, unreadable } from './explainInvoice.ts';
import { type FastResult, readFast } from './fastInvoice.ts';
import type { ReadBy, ReadFailure, ReadResult, RetiredReadSuccess, Source } from './readResult.ts';
import { TextSource } from './textSource.ts';

/** Options of {@link readInvoice}. */
export interface ReadOptions {
  /** Maximum size of the input in bytes (UTF-16 units for a string). Default: 20 MB. */
  readonly maxBytes?: number;
  /** Maximum nesting depth of elements. Default: 256. */
  readonly maxDepth?: number;
  /** Maximum number of elements. Default: 300,000, more than any valid invoice within SdI's 5 MB can have. */
  readonly maxElements?: number;
  /** The day whose schema applies, as YYYY-MM-DD. Default: the date of the first document. */
  readonly day?: string;
  /**
   * Also reads the formats 1.0 and 1.1, which SdI no longer accepts. Default: false; they are then reported as
   * `source.kind`.
   */
  readonly retired?: boolean;
  /** `explaining` skips the fast reader; the result is the same. */
  readonly engine?: 'auto' | 'explaining';
}

/** Thrown by {@link parseInvoice}, with the problems that {@link readInvoice} would return. */
export class InvoiceReadError extends FatturaError {
  static override readonly [errorClass]: string = 'InvoiceReadError';
  declare readonly code: 'invoice_read';
  readonly problems: readonly Problem[];
  readonly kind: FileKind | null;

  constructor(failure: ReadFailure) {
    super('invoice_read', `not a valid invoice: ${failure.problems.map((problem) => problem.id).join(', ')}`);
    this.problems = failure.problems;
    this.kind = failure.kind;
  }
}

/**
 * Maximum number of elements: the shortest repeatable element has 20 bytes, so a valid invoice of 5 MB (SdI's limit)
 * has fewer. A document of empty tags would use many times its size in memory.
 */
const MAX_ELEMENTS = 300_000;

/**
 * Reads an invoice from XML. Never throws for an invalid file: `problems` lists its errors.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { readInvoice } from 'fattura';
 *
 * const result = readInvoice(await readFile('wrong.xml'));
 * if (result.ok) console.log(result.invoice.versione);
 * else for (const { id, path } of result.problems) console.log(id, path); // prints: value.base /fattura_elettronica_body/0/dati_generali/dati_generali_documento/data
 * ```
 */
export function readInvoice(
  input: Uint8Array | string,
  options: ReadOptions & { readonly retired: true },
): ReadResult | RetiredReadSuccess;
export function readInvoice(
  input: Uint8Array | string,
  options?: ReadOptions & { readonly retired?: false },
): ReadResult;
export function readInvoice(
  input: Uint8Array | string,
  options: ReadOptions = {},
): ReadResult | RetiredReadSuccess {
  given('input', input, 'input');
  given('options', options, 'object');
  return readOn(input, options, { day: options.day ?? null }).result;
}

/** Settings of {@link readOn}. */
export interface ReadOnSettings {
  /** The day whose schema applies; null for the date of the first document. */
  readonly day: string | null;
  /** Maximum number of problems to keep, if more than a result has. */
  readonly maxKept?: number | undefined;
}

/** Like {@link readInvoice}, with settings that are not public; also returns the grammar. */
export function readOn(
  input: Uint8Array | string,
  options: Omit<ReadOptions, 'day'>,
  { day, maxKept }: ReadOnSettings,
): ReadBy {
  const limit = options.maxBytes ?? DEFAULT_MAX_BYTES;
  if (input.length > limit) return unread('source.size', { size: input.length, limit });
  if (input.length === 0) return unread('source.empty', {});
  const limits = {
    maxDepth: options.maxDepth ?? DEFAULT_MAX_DEPTH,
    maxElements: options.maxElements ?? MAX_ELEMENTS,
  };
  let utf8: Utf8Input | undefined;
  if (options.engine !== 'explaining') {
    const bytes = typeof input === 'string' ? encode(input) : input;
    const note = (open: readonly number[]): void => {
      if (bytes !== undefined) utf8 = { bytes, open };
    };
    const fast = bytes === undefined ? undefined : readFast(bytes, limits, note);
    if (fast !== undefined) {
      const { invoice, kind } = fast;
      return {
        result: { ok: true, invoice, kind, notes: [], source: sourceOf(input, limits, fast) },
        format: schemaOn(fast.format, day ?? documentDay(invoice)),
        further: [],
      };
    }
  }
  return explainInvoice(input, limits, { day, retired: options.retired === true, maxKept, utf8 });
}

/** Encodes a string as UTF-8; `undefined` for a string that cannot be encoded. */
function encode(text: string): Uint8Array | undefined {
  // TextEncoder would silently replace a lone surrogate.
  return /[\ud800-\udfff]/u.test(text) ? undefined : new TextEncoder().encode(text);
}

function sourceOf(
  input: Uint8Array | string,
  limits: TreeLimits,
  { accepted }: Pick<FastResult, 'accepted'>,
): Source {
  const decoded = () => {
    if (accepted.ascii !== null && typeof input !== 'string') return decodedAscii(accepted.ascii);
    const result = decodeInput(input);
    if (!result.ok) throw new Error('the fast reader took bytes that cannot be decoded');
    return result.decoded;
  };
  return new TextSource(decoded, limits, { accepted });
}

/**
 * Reads an invoice from XML. @throws InvoiceReadError if it is not valid against the schema.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { InvoiceReadError, parseInvoice } from 'fattura';
 *
 * const invoice = parseInvoice(await readFile('invoice.xml'));
 * console.log(invoice.fattura_elettronica_header.dati_trasmissione.codice_destinatario); // prints: M5UXCR1
 * try {
 *   parseInvoice(await readFile('wrong.xml'));
 * } catch (error) {
 *   if (error instanceof InvoiceReadError) console.log(error.code); // prints: invoice_read
 * }
 * ```
 */
export function parseInvoice(
  input: Uint8Array | string,
  options: Omit<ReadOptions, 'retired'> = {},
): Invoice {
  const result = readInvoice(input, { ...options, retired: false });
  if (!result.ok) throw new InvoiceReadError(result);
  return result.invoice;
}

function unread<Id extends 'source.size' | 'source.empty'>(id: Id, params: ProblemParams[Id]): ReadBy {
  const problem = { id, path: '', xpath: null, offset: -1, end: -1, params } as Problem;
  return unreadable(problem);
}
