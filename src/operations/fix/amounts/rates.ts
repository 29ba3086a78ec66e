/** Lines, contributions and summaries of each rate of a body, which must add up. */

import { decimal } from '../../../domain/amounts.ts';
import type { BodyFacts, RateSums, TaxedAmount } from '../../../domain/facts/body.ts';
import { fitsRate } from '../../../domain/natura.ts';
import { KNOWN_RATES } from '../../../domain/rates.ts';
import { TAXABLE_ROUNDING } from '../../../domain/tolerances.ts';
import { type Decimal, Sum } from '../../../model/decimal.ts';
import { c00423 } from '../../../validate/index.ts';
import { foundIn } from '../../total/tolerance.ts';
import type { Write } from './supposition.ts';

/** A line whose total does not match its price. */
export interface Disputed {
  readonly path: string;
  readonly stated: Decimal;
  readonly computed: Decimal;
  /** Absent if the total is correct with another interpretation of the discounts. */
  readonly write?: Write;
}

export interface RateGroup {
  readonly sums: RateSums;
  /** The sum of the undisputed lines and contributions. */
  readonly settled: Decimal;
  readonly disputed: readonly Disputed[];
  readonly summaries: readonly TaxedAmount[];
  /** True if the rate itself may be wrong: then nothing can be computed from it. */
  readonly isRateDoubtful: boolean;
}

export function groupsOf(body: BodyFacts): readonly RateGroup[] {
  const charges = byRate(body.lines, body.cassa);
  const summaries = byRate(body.summaries);
  const rates = [...body.sums.values()];
  const isUnfit = ({ rate, natura }: TaxedAmount): boolean => !fitsRate(natura, rate, body.tipoDocumento);
  const isOneMissing = rates.some(({ summary }) => summary === null);
  return rates.map((sums) => {
    const settled = new Sum();
    const disputed: Disputed[] = [];
    const bearers = charges.get(sums.rate) ?? [];
    for (const one of bearers) {
      const wrong = disputeOf(one);
      if (wrong === undefined) settled.add(one.amount);
      else disputed.push(wrong);
    }
    const own = summaries.get(sums.rate) ?? [];
    const isRateDoubtful =
      sums.source === null ||
      !KNOWN_RATES.has(sums.rate) ||
      (isOneMissing && hasOthers(sums)) ||
      bearers.some(isUnfit) ||
      own.some(isUnfit);
    return { sums, settled: settled.value, disputed, summaries: own, isRateDoubtful };
  });
}

/** True if summaries and lines of the rate disagree: a summary may then belong to another rate that has none. */
function hasOthers({ taxable, charged, rounding }: RateSums): boolean {
  return taxable.compareDifference(charged.plus(rounding), TAXABLE_ROUNDING) > 0;
}

function byRate(...lists: readonly (readonly TaxedAmount[])[]): ReadonlyMap<number, readonly TaxedAmount[]> {
  const found = new Map<number, TaxedAmount[]>();
  for (const list of lists) {
    for (const one of list) {
      if (one.rate === null) continue;
      const same = found.get(one.rate);
      if (same === undefined) found.set(one.rate, [one]);
      else same.push(one);
    }
  }
  return found;
}

function disputeOf(item: TaxedAmount): Disputed | undefined {
  const found = foundIn(c00423, item)[0];
  if (found === undefined) return undefined;
  const { fix, params } = found;
  const path = `${item.path}/prezzo_totale`;
  return {
    path,
    stated: item.amount,
    computed: decimal(String(params['exact'])),
    ...(fix?.to === undefined
      ? {}
      : { write: { code: c00423.code, op: 'replace', path, from: item.amountText, to: fix.to } as const }),
  };
}
