/** Arithmetic on the amounts of an invoice. */

import { decimal } from '../../domain/amounts.ts';
import { afterSteps } from '../../domain/discounts.ts';
import { Decimal } from '../../model/decimal.ts';
import type { DettaglioLinee, ScontoMaggiorazione } from '../../model/generated/invoice.ts';
import { quotient } from '../../model/quotient.ts';

const HUNDRED = Decimal.of(100);

/**
 * Base of a withholding. Agents and others are taxed on part of their fee, and no field states which part: if the
 * amount is less than the rate applied to the whole, the base follows from the amount.
 */
export function baseOf(amount: Decimal, rate: Decimal, whole: Decimal): Decimal {
  const onWhole = rate.percentOf(whole).rounded(2);
  if (rate.isZero || amount.isZero || amount.isNegative || !amount.isLess(onWhole)) return whole;
  return quotient(amount.times(HUNDRED), rate, 2);
}

/** Price after discounts times quantity, as SdI computes it (00423). */
export function lineTotal({ prezzo_unitario, quantita, sconto_maggiorazione }: DettaglioLinee): Decimal {
  const price = afterSteps(decimal(prezzo_unitario), sconto_maggiorazione ?? []);
  return quantita === undefined ? price : price.times(decimal(quantita));
}

/** A discount with its sign: `-10.00%`, `+5.00`. */
export function written({ tipo, percentuale, importo }: ScontoMaggiorazione): string {
  const sign = tipo === 'SC' ? '-' : '+';
  return importo === undefined ? `${sign}${percentuale ?? '0'}%` : `${sign}${importo}`;
}
