/** Sums of a body by rate: the only grouping that SdI's controls use (Elenco dei controlli, 00422). */
import { Decimal, Sum } from '../../model/decimal.ts';
import { decimal } from '../amounts.ts';

/** An amount to add up: a line, a cassa, a summary or an item. */
export interface Summed {
  /** In hundredths of a percent; null for an item that states the tax instead. */
  readonly rate: number | null;
  readonly natura: string | null;
  readonly amount: Decimal;
  readonly summary: { readonly arrotondamento?: string } | null;
}

/** The sums of one rate. */
export interface SumsOf<One extends Summed> {
  /** In hundredths of a percent. */
  readonly rate: number;
  /** PrezzoTotale of the lines and ImportoContributoCassa. */
  readonly charged: Decimal;
  /** ImponibileImporto of the summaries. */
  readonly taxable: Decimal;
  /** Arrotondamento of the summaries. */
  readonly rounding: Decimal;
  /** First line or cassa with this rate; `summary` is the first summary. */
  readonly source: One | null;
  readonly summary: One | null;
  /** Number of summaries with this rate. */
  readonly summaries: number;
  /** True if lines and cassa with this rate have different Natura codes; a missing Natura counts as a code. */
  readonly isMixed: boolean;
}

interface Sums<One> {
  rate: number;
  /** Accumulates the amounts; {@link charged} is set at the end. */
  running: Sum;
  charged: Decimal;
  taxable: Decimal;
  rounding: Decimal;
  source: One | null;
  summary: One | null;
  summaries: number;
  isMixed: boolean;
}

/** First amount with too many digits: the schema allows 11 before the point (Allegato A, 2.2.2.5). */
const BEYOND_TAXABLE = Decimal.of(100_000_000_000);

/** True if the amount can be an ImponibileImporto. */
export function fitsTaxable(amount: Decimal): boolean {
  return amount.abs().isLess(BEYOND_TAXABLE);
}

/** Amounts of a body to add up. */
interface Amounts<One> {
  readonly lines: readonly One[];
  readonly cassa: readonly One[];
  readonly summaries: readonly One[];
}

export function sumByRate<One extends Summed>({
  lines,
  cassa,
  summaries,
}: Amounts<One>): ReadonlyMap<number, SumsOf<One>> {
  const byRate = new Map<number, Sums<One>>();
  // Lines with the same rate are usually adjacent.
  let last: Sums<One> | undefined;
  for (const one of lines) last = addCharge(byRate, one, last);
  for (const one of cassa) addCharge(byRate, one, last);
  for (const sums of byRate.values()) sums.charged = sums.running.value;
  for (const one of summaries) {
    if (one.rate === null) continue;
    const sums = at(byRate, one.rate);
    sums.taxable = sums.taxable.plus(one.amount);
    const rounding = one.summary?.arrotondamento;
    if (rounding !== undefined) sums.rounding = sums.rounding.plus(decimal(rounding));
    sums.summary ??= one;
    sums.summaries += 1;
  }
  return byRate;
}

function addCharge<One extends Summed>(
  byRate: Map<number, Sums<One>>,
  one: One,
  last: Sums<One> | undefined,
): Sums<One> | undefined {
  if (one.rate === null) return last;
  const sums = last?.rate === one.rate ? last : at(byRate, one.rate);
  sums.running.add(one.amount);
  if (sums.source === null) sums.source = one;
  else if (sums.source.natura !== one.natura) sums.isMixed = true;
  return sums;
}

function at<One>(byRate: Map<number, Sums<One>>, rate: number): Sums<One> {
  let sums = byRate.get(rate);
  if (sums === undefined) {
    const { zero } = Decimal;
    sums = {
      rate,
      running: new Sum(),
      charged: zero,
      taxable: zero,
      rounding: zero,
      source: null,
      summary: null,
      summaries: 0,
      isMixed: false,
    };
    byRate.set(rate, sums);
  }
  return sums;
}
