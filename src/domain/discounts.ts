/** Cascading discounts and surcharges on an amount. */

import type { Decimal } from '../model/decimal.ts';
import { decimal } from './amounts.ts';

/** ScontoMaggiorazione, of a line (2.2.1.10) or of the document (2.1.1.8). */
export interface Step {
  readonly tipo: string;
  readonly percentuale?: string;
  readonly importo?: string;
}

/**
 * Digits behind the point that are kept of many steps. Each in percent makes four more, so that fifty and more are exact.
 * The schema takes tens of thousands, whose exact result would have as many digits as the file has characters.
 */
const KEPT = 200;

/** Cut only now and then: cutting is a division. */
const TOO_MANY = 2 * KEPT;

/**
 * Each step is taken on what the one before it left; nothing is rounded to cents. Where both are given Importo wins
 * (Elenco dei controlli, 00423, example 3); the other reading is for telling what was meant.
 */
export function afterSteps(
  amount: Decimal,
  steps: readonly Step[],
  wins: 'importo' | 'percentuale' = 'importo',
): Decimal {
  let left = amount;
  for (const { tipo, percentuale, importo } of steps) {
    if (percentuale === undefined && importo === undefined) continue;
    const isByPercent = importo === undefined || (wins === 'percentuale' && percentuale !== undefined);
    const delta = isByPercent ? decimal(percentuale).percentOf(left) : decimal(importo);
    left = tipo === 'SC' ? left.minus(delta) : left.plus(delta);
    if (left.scale > TOO_MANY) left = left.rounded(KEPT);
  }
  return left;
}
