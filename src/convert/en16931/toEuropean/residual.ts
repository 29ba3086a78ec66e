/** Differences that are written as a rounding. */
import { Decimal } from '../../../model/decimal.ts';
import type { Ledger } from '../report/ledger.ts';

/** Above this amount, or this percentage of its base, a difference is no rounding, and the report warns of it. */
const LARGEST_ROUNDING = Decimal.of(1);
const LARGEST_PERCENTAGE = Decimal.of(1);

/** @param base The amount to which the difference belongs */
export function recordResidual(
  ledger: Ledger,
  { term, amount, base }: { readonly term: string; readonly amount: Decimal; readonly base: Decimal },
): void {
  const size = amount.abs();
  const isRounding = !LARGEST_ROUNDING.isLess(size) && !LARGEST_PERCENTAGE.percentOf(base.abs()).isLess(size);
  ledger.add('derived', { code: isRounding ? 'X-RESIDUAL' : 'X-IMBALANCE', term, value: amount.toText(2) });
}
