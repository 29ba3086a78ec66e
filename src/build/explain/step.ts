/** How one figure of an invoice came about, as data. */
import type { Decimal } from '../../model/decimal.ts';

/** Which figure it is, and so how it is computed. */
export type TotalFormula =
  | 'line.total'
  | 'cassa.contribution'
  | 'summary.taxable'
  | 'summary.tax'
  | 'withholding.amount'
  | 'document.total'
  | 'document.due';

/** The figures that a computation names, by their names in the sentence. */
export type TotalParams = Readonly<Record<string, string | number>>;

/** One figure. Amounts are texts, as an invoice has them. */
export interface TotalStep {
  /** JSON Pointer of the figure; of what is due, the payments, which need not be there. */
  readonly path: string;
  /** Which computation it is. */
  readonly formula: TotalFormula;
  /** As it is written; null where it is not. */
  readonly amount: string | null;
  /** As it is computed, to the decimals that are written. */
  readonly expected: string;
  /** What the computation gives before it is rounded. */
  readonly exact: string;
  /** `amount` less `expected`; `0.00` where nothing is written. */
  readonly difference: string;
  /** The figures that the computation names. */
  readonly params: TotalParams;
  /**
   * JSON Pointers of what it is computed from; where thousands of figures are computed from the same thousands of lines,
   * of the list of lines.
   */
  readonly of: readonly string[];
}

/** A step of its parts; `exact` is rounded as the written amount is. */
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
