/** Splits a lotto. */

import type { Invoice } from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { normalizeInvoice } from '../../validate/index.ts';
import { countedProgressives, derivedProgressives, LONGEST_OF_TRANSMISSION } from '../name/progressive.ts';

/** The transmission numbers of the single invoices in a lotto. */
export interface SplitOptions {
  /**
   * ProgressivoInvio (1.1.2) of the invoices:
   *
   * - `keep` (default): that of the lotto, in all;
   * - `derive`: that of the lotto plus a counter, at most 10 letters and digits: `A1` gives `A101`, `A102`;
   * - `{ from }`: counted from this one, of 1 to 10 letters and digits: `099` gives `099`, `100`.
   */
  readonly progressives?: 'keep' | 'derive' | { readonly from: string };
}

/**
 * Takes a lotto apart into single invoices, in its order, each with a copy of the header. What refers to other
 * documents stays as it is. Of a single invoice, a copy; its progressive changes with `{ from }` only. The invoice
 * itself is not changed.
 *
 * @throws RangeError when the progressives cannot be made.
 * @throws TypeError when the invoice is no object, or has no bodies.
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
  const { fattura_elettronica_body: bodies, ...rest } = normalizeInvoice(invoice);
  if (!Array.isArray(bodies) || bodies.length === 0) throw new TypeError('the invoice has no bodies');
  const progressive = rest.fattura_elettronica_header?.dati_trasmissione?.progressivo_invio ?? '';
  const progressives = progressivesOf(progressive, bodies.length, options);
  return bodies.map((body, index) => {
    // Each is a copy of its own. Sound: header and body are those of one invoice, so of one format.
    const single = normalizeInvoice({ ...rest, fattura_elettronica_body: [body] });
    const progressive = progressives?.[index];
    if (progressive !== undefined) {
      single.fattura_elettronica_header.dati_trasmissione.progressivo_invio = progressive;
    }
    return single;
  });
}

/** Null where the progressive stays as it is. */
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
