/** Compares one amount of an invoice with its expected value. */
import type { TotalFormula } from '../../build/explain/step.ts';
import { Decimal } from '../../model/decimal.ts';
import { type FormatKind, fieldNumber } from '../../model/fields.ts';
import type { TotalReading } from './readings.ts';

/** Formula of an amount, as in `explainTotals` of `fattura/build`; `item.tax` is for FSM10. */
export type RecomputedFormula = TotalFormula | 'item.tax';

/** A stated amount and its recomputed value. Amounts are exact strings, as in an invoice. */
export interface RecomputedTotal {
  /** JSON Pointer of the amount; for a missing one, its expected location. */
  readonly path: string;
  /** Official number of the field; for the amount due, that of DatiPagamento. */
  readonly field: string | null;
  readonly formula: RecomputedFormula;
  /** The amount in the invoice; null if it is missing. */
  readonly stated: string | null;
  /** The expected amount, with as many decimals as the stated one. */
  readonly computed: string;
  /** `stated` minus `computed`; `0.00` if they are equal, or if an optional amount is missing. */
  readonly difference: string;
  /**
   * True if the difference is within the tolerance of `validate`: that of SdI's control (00421, 00422, 00423),
   * otherwise of the advice (Q-TOTAL, Q-PAYMENTS), otherwise one cent.
   */
  readonly within: boolean;
  /** The control or advice that reports the difference; null if neither checks the amount. */
  readonly control: string | null;
  /** Explanation of the difference, if a single known cause explains all of it. */
  readonly reading: TotalReading | null;
}

export interface Comparison {
  readonly path: string;
  readonly formula: RecomputedFormula;
  /** Undefined if the invoice does not state it. */
  readonly stated: string | undefined;
  /** The computed amount before rounding. */
  readonly exact: Decimal;
  readonly control: string | null;
  /** True if a difference is tolerated; called for differences only. */
  readonly isTolerated: (difference: Decimal) => boolean;
  readonly readingOf?: (stated: Decimal) => TotalReading | null;
  /** True if the amount is required, so that its absence is a difference. */
  readonly isNeeded?: true;
}

/** Default number of decimals. */
const CENTS = 2;

/** Compares with the decimals of the stated amount: 1.333333 is compared to six decimals. */
export function compared(comparison: Comparison, kind: FormatKind): RecomputedTotal {
  const { path, formula, stated, exact, control, isTolerated, readingOf, isNeeded } = comparison;
  const computed = exact.rounded(stated === undefined ? CENTS : placesOf(stated));
  const amount = (stated === undefined ? undefined : Decimal.parse(stated)) ?? Decimal.zero;
  const isLeftOut = stated === undefined && isNeeded !== true;
  const difference = isLeftOut ? Decimal.zero : amount.minus(computed);
  return {
    path,
    field: fieldNumber(path, kind),
    formula,
    stated: stated ?? null,
    computed: computed.toText(),
    difference: difference.toText(),
    // The tolerance applies to the exact amount, not to the rounded one.
    within: difference.isZero || isTolerated(amount.minus(exact)),
    control,
    reading: difference.isZero ? null : (readingOf?.(amount) ?? null),
  };
}

function placesOf(text: string): number {
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
}
