/** Writes the JSON form as XML: options and results of the writers. */

import { errorClass, FatturaError } from '../model/fatturaError.ts';
import { areObjectsChanged } from '../model/fieldsOf.ts';
import { ordinary, simplified } from '../model/formats.ts';
import type { Invoice } from '../model/generated/invoice.ts';
import { given } from '../model/given.ts';
import type { Element, RootGrammar } from '../model/grammar.ts';
import { ordinaryOutline } from '../model/outline.ts';
import type { Problem } from '../model/problem.ts';
import type { ReadonlyInvoice } from '../model/readonlyInvoice.ts';
import { retiredFormatIn, retiredFormatOf } from '../model/retired/retiredFormat.ts';
import { FORBIDDEN, NC_NAME } from './characters.ts';
import { escapeAttribute } from './writeEscapes.ts';
import { type Fields, type GrammarOf, Writer } from './writeExplaining.ts';
import { stepOf } from './writeSteps.ts';

export { escapeAttribute, escapeText } from './writeEscapes.ts';

/** Options of {@link writeInvoice}. */
export interface WriteOptions {
  /** Namespace prefix of the root; `''` for the default namespace. Default: `p`. */
  readonly prefix?: string;
  /** Number of spaces per level; 0 for a single line. Default: 2. */
  readonly indent?: number;
  /** `href` of an xml-stylesheet instruction of type text/xsl. */
  readonly stylesheet?: string;
  /** Writes the XML declaration. Default: true. */
  readonly declaration?: boolean;
  /** `bytes` returns UTF-8 in a Uint8Array. Default: `string`. */
  readonly as?: 'string' | 'bytes';
}

/** The invoice cannot be written: it has unknown keys, values of a wrong JSON type, or characters that XML forbids. */
export class InvoiceWriteError extends FatturaError {
  static override readonly [errorClass]: string = 'InvoiceWriteError';
  declare readonly code: 'invoice_write';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const first = problems.slice(0, 5).map((problem) => `${problem.id} at ${problem.path || '/'}`);
    const rest = problems.length > 5 ? `, and ${problems.length - 5} more` : '';
    super('invoice_write', `the invoice cannot be written: ${first.join(', ')}${rest}`);
    this.problems = problems;
  }
}

/**
 * Writes an invoice as XML in UTF-8. The invoice is not checked against the schema, but no data is lost silently.
 * @throws InvoiceWriteError for unknown keys, values of a wrong JSON type and characters that XML forbids
 * @throws TypeError for options that do not produce XML
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice, writeInvoice } from 'fattura';
 *
 * const invoice = parseInvoice(await readFile('invoice.xml'));
 * console.log(writeInvoice(invoice).split('\n')[0]); // prints: <?xml version="1.0" encoding="UTF-8"?>
 * console.log(writeInvoice(invoice, { indent: 0, as: 'bytes' }) instanceof Uint8Array); // prints: true
 * ```
 */
export function writeInvoice(
  invoice: ReadonlyInvoice,
  options: WriteOptions & { readonly as: 'bytes' },
): Uint8Array;
export function writeInvoice(invoice: ReadonlyInvoice, options?: WriteOptions): string;
export function writeInvoice(invoice: ReadonlyInvoice, options: WriteOptions = {}): string | Uint8Array {
  given('options', options, 'object');
  const text = written(invoice, options, formatOf);
  return options.as === 'bytes' ? new TextEncoder().encode(text) : text;
}

/** Writes an ordinary invoice, as {@link writeInvoice} does, without the types and descriptions of the grammar. */
export const writeOrdinary = (invoice: ReadonlyInvoice): string => written(invoice, {}, ordinaryOutline);

function written(invoice: ReadonlyInvoice, options: WriteOptions, grammarOf: GrammarOf): string {
  const { prefix = 'p', indent = 2, stylesheet, declaration = true } = options;
  checkOptions(prefix, indent, stylesheet);
  const writer = new Writer(' '.repeat(indent), { mayBePlain: !areObjectsChanged() });
  const body = writer.invoice(invoice as Invoice, prefix, grammarOf);
  if (writer.problems.length > 0) throw new InvoiceWriteError(writer.problems);
  const newline = indent > 0 ? '\n' : '';
  const head = declaration ? `<?xml version="1.0" encoding="UTF-8"?>${newline}` : '';
  const style =
    stylesheet === undefined
      ? ''
      : `<?xml-stylesheet type="text/xsl" href="${escapeAttribute(stylesheet)}"?>${newline}`;
  return `${head}${style}${body}${newline}`;
}

function formatOf(fields: Fields): RootGrammar {
  if (fields['versione'] === 'FSM10') return simplified;
  const { namespace } = fields;
  if (namespace === simplified.namespace) return simplified;
  return retiredFormatOf(fields['versione']) ?? retiredFormatIn(namespace) ?? ordinary;
}

/** Layout of a fragment, to match the surrounding lines. */
export interface FragmentLayout {
  /** Text before the element: a line end and indentation; empty to write everything on one line. */
  readonly newline: string;
  /** Additional indentation per level. */
  readonly unit: string;
}

/**
 * Writes one element with its descendants, for insertion into a document.
 * @param value JSON form of the element; one item of a repeatable one
 * @throws InvoiceWriteError as in {@link writeInvoice}
 */
export function writeElement(element: Element, value: unknown, layout: FragmentLayout): string {
  const writer = new Writer(layout.unit, { mayBePlain: false });
  const text = writer.fragment(stepOf(element), value, layout.newline);
  if (writer.problems.length > 0) throw new InvoiceWriteError(writer.problems);
  return text;
}

function checkOptions(prefix: string, indent: number, stylesheet: string | undefined): void {
  NC_NAME.lastIndex = 0;
  if (prefix !== '' && (NC_NAME.exec(prefix)?.[0] !== prefix || /^xml/i.test(prefix))) {
    throw new TypeError(`prefix: ${JSON.stringify(prefix)} is not a namespace prefix`);
  }
  if (!Number.isInteger(indent) || indent < 0 || indent > 16) {
    throw new TypeError(`indent: ${indent} is not a whole number from 0 to 16`);
  }
  if (stylesheet !== undefined && (stylesheet.includes('?>') || FORBIDDEN.test(stylesheet))) {
    throw new TypeError('stylesheet: cannot stand in a processing instruction');
  }
}
