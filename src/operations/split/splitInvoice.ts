/** Splits a lotto. */

import type { Invoice } from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { normalizeInvoice } from '../../validate/index.ts';
import {
  countedProgressives,
  derivedProgressives,
  LONGEST_OF_TRANSMISSION,
  withProgressive,
} from '../name/progressive.ts';

/** The transmission numbers of the single invoices in a lotto. */
export interface SplitOptions {
  /**
   * ProgressivoInvio (1.1.2) of the invoices:
   *
   * - `keep` (default): that of the lotto, in all;
   * - `derive`: that of the lotto plus a counter, at most 10 letters and digits: `A1` becomes `A101`, `A102`;
   * - `{ from }`: counted from this one, of 1 to 10 letters and digits: `099`, `100`.
   */
  readonly progressives?: 'keep' | 'derive' | { readonly from: string };
}

/**
 * Splits a lotto into single invoices, in order, each with a copy of the header. References to other documents are not
 * changed. For a single invoice, returns a copy, whose progressive changes only with `{ from }`. The given invoice is
 * not changed.
 *
 * @throws RangeError for invalid or too many progressives.
 * @throws TypeError if the invoice is not an object or has no bodies.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice, splitInvoice } from 'fattura';
 *
 * const singles = splitInvoice(parseInvoice(await readFile('lotto.xml')), { progressives: { from: '099' } });
 * for (const { fattura_elettronica_header: header } of singles)
 *   console.log(header.dati_trasmissione.progressivo_invio);
 * // prints: 099
 * // prints: 100
 * // prints: 101
 * ```
 */
export function splitInvoice(invoice: ReadonlyInvoice, options: SplitOptions = {}): readonly Invoice[] {
  given('options', options, 'object');
  return splitNormal(normalizeInvoice(invoice), options).map((single) => {
    // Each invoice has its own copy of everything except the body, which belongs to it alone.
    const own = normalizeInvoice({ ...single, fattura_elettronica_body: [] });
    return { ...single, ...own, fattura_elettronica_body: single.fattura_elettronica_body } as Invoice;
  });
}

/**
 * {@link splitInvoice} for an invoice in normal form, as readers return it: the single invoices contain its bodies and
 * share its header, instead of copies.
 */
export function splitNormal(lotto: ReadonlyInvoice, options: SplitOptions = {}): readonly Invoice[] {
  given('options', options, 'object');
  const { fattura_elettronica_body: bodies, fattura_elettronica_header: header } = lotto;
  if (!Array.isArray(bodies) || bodies.length === 0) throw new TypeError('the invoice has no bodies');
  const progressive = header?.dati_trasmissione?.progressivo_invio ?? '';
  const progressives = progressivesOf(progressive, bodies.length, options);
  return bodies.map((body, index) => {
    // The type is correct: header and body are from the same invoice and so have the same format.
    const single = { ...lotto, fattura_elettronica_body: [body] } as Invoice;
    const progressive = progressives?.[index];
    return progressive === undefined ? single : withProgressive(single, progressive);
  });
}

/** Returns null if the progressives do not change. */
function progressivesOf(
  given: string,
  count: number,
  { progressives = 'keep' }: SplitOptions,
): readonly string[] | null {
  if (typeof progressives === 'object') {
    return countedProgressives(progressives.from, count, LONGEST_OF_TRANSMISSION);
  }
  if (progressives === 'keep' || count === 1) return null;
  return derivedProgressives(given, count, LONGEST_OF_TRANSMISSION);
}
