/** Computation of one amount of an invoice, as data. */
import type { Decimal } from '../../model/decimal.ts';

/** Kind of amount, which determines its computation. */
export type TotalFormula =
  | 'line.total'
  | 'cassa.contribution'
  | 'summary.taxable'
  | 'summary.tax'
  | 'withholding.amount'
  | 'document.total'
  | 'document.due';

/** Amounts used in a computation, by their names in the sentence. */
export type TotalParams = Readonly<Record<string, string | number>>;

/** One amount and its computation. Amounts are texts, as in the invoice. */
export interface TotalStep {
  /** JSON Pointer of the amount; for the amount due, that of the payments, which may be missing. */
  readonly path: string;
  /** Kind of computation. */
  readonly formula: TotalFormula;
  /** Written amount; null if there is none. */
  readonly amount: string | null;
  /** Computed amount, with the decimals of the written one. */
  readonly expected: string;
  /** Computed amount before rounding. */
  readonly exact: string;
  /** `amount` minus `expected`; `0.00` if no amount is written. */
  readonly difference: string;
  /** Amounts used in the computation. */
  readonly params: TotalParams;
  /**
   * JSON Pointers of the inputs. If thousands of amounts depend on the same thousands of lines, the pointer of the list
   * of lines.
   */
  readonly of: readonly string[];
}

/** A step from its parts; `exact` is rounded like the written amount. */
export function stepOf(
  parts: Pick<TotalStep, 'path' | 'formula' | 'params' | 'of'> & {
    readonly written: string | undefined;
    readonly amount: Decimal | null;
    readonly exact: Decimal;
  },
): TotalStep {
  const { path, formula, params, of, written, amount, exact } = parts;
  const places = written === undefined ? 2 : written.length - written.indexOf('.') - 1;
  const expected = exact.rounded(places);
  return {
    path,
    formula,
    amount: written ?? null,
    expected: expected.toText(),
    exact: exact.toText(),
    difference: amount === null ? '0.00' : amount.minus(expected).toText(),
    params,
    of,
  };
}
