/** One figure of an invoice beside what it should be. */
import type { TotalFormula } from '../../build/explain/step.ts';
import { Decimal } from '../../model/decimal.ts';
import { type FormatKind, fieldNumber } from '../../model/fields.ts';
import type { TotalReading } from './readings.ts';

/** The formula of an amount, as `explainTotals` in `fattura/build` names it; `item.tax` is for FSM10. */
export type RecomputedFormula = TotalFormula | 'item.tax';

/** A figure that an invoice states, and the same recomputed. Amounts are texts, exact, as an invoice has them. */
export interface RecomputedTotal {
  /** JSON Pointer of the figure; of what is missing, the place that it would have. */
  readonly path: string;
  /** Official number of the field; of what is due, that of DatiPagamento. */
  readonly field: string | null;
  readonly formula: RecomputedFormula;
  /** As the invoice has it; null where it does not. */
  readonly stated: string | null;
  /** To as many decimals as are stated. */
  readonly computed: string;
  /** `stated` less `computed`; `0.00` where they are equal, or where nothing is stated and nothing need be. */
  readonly difference: string;
  /**
   * Whether the difference is one that `validate` lets pass: that of SdI's control (00421, 00422, 00423); where SdI has
   * none, that of our advice (Q-TOTAL, Q-PAYMENTS), else a cent.
   */
  readonly within: boolean;
  /** The code that says so: a control of SdI or an advice; null where neither looks at the figure. */
  readonly control: string | null;
  /** The explanation of the difference, if a single known cause explains all of it. */
  readonly reading: TotalReading | null;
}

export interface Comparison {
  readonly path: string;
  readonly formula: RecomputedFormula;
  /** Undefined where the invoice does not state it. */
  readonly stated: string | undefined;
  /** The computed amount before rounding. */
  readonly exact: Decimal;
  readonly control: string | null;
  /** Whether a difference is let pass; asked of differences only. */
  readonly isTolerated: (difference: Decimal) => boolean;
  readonly readingOf?: (stated: Decimal) => TotalReading | null;
  /** Whether it has to be stated: the lack of it is a difference then. */
  readonly isNeeded?: true;
}

/** The money's own accuracy: what is written with two decimals. */
const CENTS = 2;

/** Compares to the decimals that are stated: who writes 1.333333 is held to six. */
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
    // The tolerance is about what is computed, not about what rounding made of it.
    within: difference.isZero || isTolerated(amount.minus(exact)),
    control,
    reading: difference.isZero ? null : (readingOf?.(amount) ?? null),
  };
}

function placesOf(text: string): number {
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
}
