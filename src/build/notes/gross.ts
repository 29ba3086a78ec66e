/** Prices with VAT included, which an invoice does not state, recovered from the prices derived from them. */

import { decimal } from '../../domain/amounts.ts';
import { afterSteps, type DiscountStep } from '../../domain/discounts.ts';
import type { Decimal } from '../../model/decimal.ts';
import type { DettaglioLinee } from '../../model/generated/invoice.ts';
import { withoutVat } from '../lines/price.ts';

/** The VAT-inclusive amount in whole cents from which this net amount results; null if there is none. */
function grossOf(net: Decimal, rate: Decimal): Decimal | null {
  const gross = net.plus(rate.percentOf(net)).rounded(2);
  return withoutVat(gross, rate).equals(net) ? gross : null;
}

/** Amount of a line, or of part of its quantity, with VAT; null if its price did not include VAT. */
export function lineGross(line: DettaglioLinee, quantity: Decimal | null): Decimal | null {
  const rate = decimal(line.aliquota_iva);
  const price = rate.isZero ? null : grossOf(decimal(line.prezzo_unitario), rate);
  if (price === null) return null;
  const steps: DiscountStep[] = [];
  for (const step of line.sconto_maggiorazione ?? []) {
    const importo = step.importo === undefined ? undefined : grossOf(decimal(step.importo), rate);
    if (importo === null) return null;
    steps.push(importo === undefined ? step : { tipo: step.tipo, importo: importo.toText() });
  }
  const left = afterSteps(price, steps);
  return quantity === null ? left : left.times(quantity);
}

/** True if a price has more than two decimals, as prices derived from a VAT-inclusive one usually do. */
export function isFinerThanCents(price: string): boolean {
  const amount = decimal(price);
  return !amount.rounded(2).equals(amount);
}
