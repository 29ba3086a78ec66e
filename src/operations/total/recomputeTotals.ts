/** Recomputes the amounts of an invoice, each from those that it depends on. */

import type { BodyFacts } from '../../domain/facts/body.ts';
import { NO_CIRCUMSTANCES } from '../../domain/facts/circumstances.ts';
import { factsOf } from '../../domain/facts/file.ts';
import type { Invoice } from '../../model/generated/invoice.ts';
import { given, ofValid } from '../../model/given.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import type { RecomputedTotal } from './compareAmount.ts';
import { documentTotal, due, withholdings } from './document.ts';
import { itemTaxes } from './items.ts';
import { contributions, lineTotals } from './lines.ts';
import { summaries } from './summaries.ts';

export interface RecomputeOptions {
  /** Includes correct amounts. Default: false, differences only. */
  readonly all?: boolean;
}

/**
 * Recomputes PrezzoTotale of the lines, contributions to pension funds, ImponibileImporto and Imposta of the summaries,
 * withholdings, ImportoTotaleDocumento and the amount due, in every body of a lotto; for a simplified invoice, the
 * Imposta of its items. Each is computed from the amounts that the invoice states, so an error is reported where it
 * occurs, and other amounts only if they do not follow from it. The invoice is not changed, and the computation is
 * exact.
 * @param invoice An invoice with a valid structure.
 * @returns the differences, including those that SdI tolerates; empty if all amounts are equal.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice, recomputeTotals } from 'fattura';
 *
 * const text = await readFile('invoice.xml', 'utf8');
 * const invoice = parseInvoice(text.replace('<Imposta>52.80<', '<Imposta>58.20<'));
 * const wrong = recomputeTotals(invoice).filter(({ within }) => !within);
 * for (const { formula, stated, computed, control } of wrong) console.log(formula, stated, computed, control);
 * // prints: summary.tax 58.20 52.80 00421
 * // prints: document.total 292.80 298.20 Q-TOTAL
 * ```
 */
export function recomputeTotals(
  invoice: ReadonlyInvoice,
  options: RecomputeOptions = {},
): readonly RecomputedTotal[] {
  given('options', options, 'object');
  const { all = false } = options;
  const totals = ofValid(invoice, () =>
    factsOf(invoice as Invoice, NO_CIRCUMSTANCES).bodies.flatMap(totalsOf),
  );
  return all ? totals : totals.filter(({ difference }) => difference !== '0.00');
}

function totalsOf(body: BodyFacts): readonly RecomputedTotal[] {
  if (body.ordinary === null) return itemTaxes(body);
  return [
    ...lineTotals(body),
    ...contributions(body),
    ...summaries(body),
    ...withholdings(body),
    documentTotal(body),
    due(body),
  ];
}
