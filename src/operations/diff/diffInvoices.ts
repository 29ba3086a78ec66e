/** Compares two invoices, in XML or JSON. */

import { given } from '../../model/given.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { normalizeInvoice } from '../../validate/index.ts';
import { Comparison } from './comparison.ts';
import type { Difference, DiffOptions } from './difference.ts';

/**
 * Compares two invoices field by field. Repeated blocks are matched by content, not by position:
 * lines by content and number, summaries by rate, natura and esigibilità, instalments by due date and amount, invoices
 * of a lotto by their numbers, all others by similarity. The result is empty if the invoices are equal.
 *
 * Invalid invoices are compared as far as possible. Order matters only for lines, `causale`, discounts and the
 * invoices of a lotto.
 *
 * @returns the differences in the official order of the fields.
 * @throws TypeError if one is not an object.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { diffInvoices, parseInvoice } from 'fattura';
 *
 * const text = await readFile('invoice.xml', 'utf8');
 * const changed = text.replace('<Data>2025-03-17<', '<Data>2025-03-18<');
 * for (const { op, field, from, to } of diffInvoices(parseInvoice(text), parseInvoice(changed)))
 *   console.log(op, field, from, to); // prints: changed 2.1.1.3 2025-03-17 2025-03-18
 * ```
 */
export function diffInvoices(
  a: ReadonlyInvoice,
  b: ReadonlyInvoice,
  options: DiffOptions = {},
): readonly Difference[] {
  given('options', options, 'object');
  return diffNormal(normalizeInvoice(a), normalizeInvoice(b), options);
}

/** {@link diffInvoices} for invoices in normal form, as readers return them. */
export function diffNormal(
  a: ReadonlyInvoice,
  b: ReadonlyInvoice,
  options: DiffOptions = {},
): readonly Difference[] {
  const comparison = new Comparison(options);
  comparison.invoices(a, b);
  return comparison.differences;
}
