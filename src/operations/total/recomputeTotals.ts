/** Computes an invoice's figures again, each from those that it follows from. */

import { NOTHING_BESIDE } from '../../build/explain/nothingBeside.ts';
import type { Invoice } from '../../model/generated/invoice.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { type BodyFacts, factsOf } from '../../validate/controls/kit/facts.ts';
import { documentTotal, due, withholdings } from './document.ts';
import type { RecomputedTotal } from './figure.ts';
import { itemTaxes } from './items.ts';
import { contributions, lineTotals } from './lines.ts';
import { summaries } from './summaries.ts';

export interface RecomputeOptions {
  /** All figures, those that are right too. Default false: differences only. */
  readonly all?: boolean;
}

/**
 * Recomputes PrezzoTotale of the lines, contributions to pension funds, ImponibileImporto and Imposta of the summaries,
 * withholdings, ImportoTotaleDocumento and what is to be paid, in every body of a lotto; of a simplified invoice the
 * Imposta of its items. Each is computed from the figures that the invoice states, so that a wrong one is told
 * where it stands, and others only where they do not follow from it. Nothing is changed, and all is exact.
 * @param invoice One whose structure is valid.
 * @returns the differences, those that SdI tolerates too; none when all is equal.
 * @example recomputeTotals(invoice).filter(({ within }) => !within)
 * // [{ path: '/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0/imposta', field: '2.2.2.6',
 * //    formula: 'summary.tax', stated: '22.50', computed: '22.00', difference: '0.50', within: false, … }]
 */
export function recomputeTotals(
  invoice: ReadonlyInvoice,
  { all = false }: RecomputeOptions = {},
): readonly RecomputedTotal[] {
  const figures = factsOf(invoice as Invoice, NOTHING_BESIDE).bodies.flatMap(figuresOf);
  return all ? figures : figures.filter(({ difference }) => difference !== '0.00');
}

function figuresOf(body: BodyFacts): readonly RecomputedTotal[] {
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
