/** What a body adds up to, by rate: the only grouping that SdI's controls know (Elenco dei controlli, 00422). */
import { decimal } from '../../../domain/amounts.ts';
import { Decimal, Sum } from '../../../model/decimal.ts';
import type { BodyFacts, Rated } from './facts.ts';

export interface RateSums {
  /** In hundredths of a percent. */
  readonly rate: number;
  /** PrezzoTotale of the lines and ImportoContributoCassa. */
  readonly charged: Decimal;
  /** ImponibileImporto of the summaries. */
  readonly taxable: Decimal;
  /** Arrotondamento of the summaries. */
  readonly rounding: Decimal;
  /** The first of lines and cassa with this rate, and the first of the summaries. */
  readonly source: Rated | null;
  readonly summary: Rated | null;
  /** How many summaries have this rate. */
  readonly summaries: number;
  /** Whether Natura of lines and cassa with this rate differs; where it is absent counts as a Natura too. */
  readonly isMixed: boolean;
}

interface Sums {
  rate: number;
  /** What is added up goes here; {@link charged} is told at the end. */
  running: Sum;
  charged: Decimal;
  taxable: Decimal;
  rounding: Decimal;
  source: Rated | null;
  summary: Rated | null;
  summaries: number;
  isMixed: boolean;
}

/** 11 digits before the point are the most that the schema takes (Allegato A, 2.2.2.5). */
const BEYOND_TAXABLE = Decimal.of(100_000_000_000);

/** Whether the amount can be an ImponibileImporto. */
export function fitsTaxable(amount: Decimal): boolean {
  return amount.abs().isLess(BEYOND_TAXABLE);
}

export function sumByRate({ lines, cassa, summaries }: BodyFacts): ReadonlyMap<number, RateSums> {
  const byRate = new Map<number, Sums>();
  // Lines of one rate mostly stand together.
  let last: Sums | undefined;
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

function addCharge(byRate: Map<number, Sums>, one: Rated, last: Sums | undefined): Sums | undefined {
  if (one.rate === null) return last;
  const sums = last?.rate === one.rate ? last : at(byRate, one.rate);
  sums.running.add(one.amount);
  if (sums.source === null) sums.source = one;
  else if (sums.source.natura !== one.natura) sums.isMixed = true;
  return sums;
}

function at(byRate: Map<number, Sums>, rate: number): Sums {
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
