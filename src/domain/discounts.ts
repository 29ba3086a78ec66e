/** Cascading discounts and surcharges on an amount. */

import type { Decimal } from '../model/decimal.ts';
import { decimal } from './amounts.ts';

/** ScontoMaggiorazione, of a line (2.2.1.10) or of the document (2.1.1.8). */
export interface DiscountStep {
  readonly tipo: string;
  readonly percentuale?: string;
  readonly importo?: string;
}

/**
 * Maximum number of decimals in an intermediate result. Each percentage adds four, so at least fifty are exact. The
 * schema permits tens of thousands, whose exact result would have as many digits as the file has characters.
 */
const MAX_DECIMALS = 200;

/**
 * Number of decimals from which an intermediate result is rounded: not after each step, because rounding is a division.
 */
const ROUNDING_THRESHOLD = 2 * MAX_DECIMALS;

/**
 * Applies each step to the result of the step before, without rounding to cents. If both Importo and Percentuale are
 * present, Importo wins (Elenco dei controlli, 00423, example 3); the opposite is for guessing the intended amount.
 */
export function afterSteps(
  amount: Decimal,
  steps: readonly DiscountStep[],
  wins: 'importo' | 'percentuale' = 'importo',
): Decimal {
  let left = amount;
  for (const { tipo, percentuale, importo } of steps) {
    if (percentuale === undefined && importo === undefined) continue;
    const isByPercent = importo === undefined || (wins === 'percentuale' && percentuale !== undefined);
    const delta = isByPercent ? decimal(percentuale).percentOf(left) : decimal(importo);
    left = tipo === 'SC' ? left.minus(delta) : left.plus(delta);
    if (left.scale > ROUNDING_THRESHOLD) left = left.rounded(MAX_DECIMALS);
  }
  return left;
}
