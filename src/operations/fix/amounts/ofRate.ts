/** Finds the possible errors among the amounts of one rate, and the resulting summaries. */

import { decimal } from '../../../domain/amounts.ts';
import type { BodyFacts, TaxedAmount } from '../../../domain/facts/body.ts';
import { hasUnusedSummary, missingSummary } from '../../../domain/facts/missingSummary.ts';
import { fitsTaxable } from '../../../domain/facts/sums.ts';
import { KNOWN_RATES } from '../../../domain/rates.ts';
import { TAX_TOLERANCE, TAXABLE_ROUNDING } from '../../../domain/tolerances.ts';
import { Decimal } from '../../../model/decimal.ts';
import { quotient } from '../../../model/quotient.ts';
import { c00421, c00422, c00443 } from '../../../validate/index.ts';
import type { Disputed, RateGroup } from './rates.ts';
import { both, RIGHT, type Supposition, type Write } from './supposition.ts';

/** Amounts of a summary under an assumption. */
export interface SummaryAmounts {
  /** Position in DatiRiepilogo; null for a summary to add. */
  readonly index: number | null;
  readonly taxable: Decimal;
  readonly tax: Decimal;
}

export interface RateSupposition extends Supposition {
  readonly summaries: readonly SummaryAmounts[];
}

/** Maximum number of disputed lines of a rate, which are tried in all combinations; with more, nothing is decided. */
const MAX_DISPUTED = 10;

/** Rates that may have been meant where a tax does not match its rate. */
const OTHER_RATES: readonly Decimal[] = Array.from(KNOWN_RATES, percent);

/** @param rate In hundredths of a percent, as in the sums of a rate. */
function percent(rate: number): Decimal {
  return Decimal.of(rate, 2);
}

const HUNDRED = Decimal.of(100);

/** Maximum number of summaries of a rate, whose taxes are tried in all combinations. */
const MAX_SUMMARIES = 6;

/**
 * Returns all possible errors in the amounts of a rate; undefined if there are too many to try.
 * - A line whose total does not match its price: one of the two is wrong.
 * - Lines whose sum is not the taxable amount: either is wrong (a line may be missing, or wrong in price and total).
 * - A tax that does not match the rate: the tax is wrong, or the rate in lines and summary.
 */
export function suppositionsOf(
  group: RateGroup,
  { body, groups }: { readonly body: BodyFacts; readonly groups: readonly RateGroup[] },
): readonly RateSupposition[] | undefined {
  if (group.disputed.length > MAX_DISPUTED || group.summaries.length > MAX_SUMMARIES) return undefined;
  // The case of most rates: every other supposition requires an amount that does not agree.
  if (agrees(group)) return [withSummaries(RIGHT, statedOf(group))];
  const charged = chargesOf(group);
  if (group.summaries.length === 0) {
    return charged.length > 1 ? undefined : missing(group, body, groups);
  }
  const misplaced = misplacedSummaries(group, groups);
  const found: RateSupposition[] = [];
  for (const lines of charged) {
    for (const sum of taxablesOf(group, lines.amount, body)) {
      const before = both(lines, sum);
      for (const tax of taxesOf(group, sum.taxables))
        found.push(withSummaries(both(before, tax), amountsOf(group, sum.taxables, tax.taxes)));
    }
    for (const rate of misplaced) found.push(withSummaries(both(lines, rate), statedOf(group)));
  }
  return found;
}

/** Not spread, which would cost more than the supposition itself: a lotto has tens of thousands. */
function withSummaries(
  { cost, writes, doubts }: Supposition,
  summaries: readonly SummaryAmounts[],
): RateSupposition {
  return { cost, writes, doubts, summaries };
}

/** True if nothing contradicts the amounts of a rate: the supposition that all are right has no cost. */
export function agrees({ disputed, settled, sums, summaries }: RateGroup): boolean {
  if (disputed.length > 0 || summaries.length === 0) return false;
  const isCharged = sums.source === null || !TAXABLE_ROUNDING.isLess(uncharged(sums, settled));
  const rate = percent(sums.rate);
  return (
    isCharged && summaries.every(({ summary, amount }) => isTax(decimal(summary?.imposta), rate, amount))
  );
}

/** The difference between the taxable amounts of a rate and what is charged. */
function uncharged(sums: RateGroup['sums'], charged: Decimal): Decimal {
  return sums.taxable.minus(charged.plus(sums.rounding)).abs();
}

function amountsOf(
  { summaries }: RateGroup,
  taxables: readonly Decimal[],
  taxes: readonly Decimal[],
): readonly SummaryAmounts[] {
  return summaries.map(({ index }, at) => ({
    index,
    taxable: taxables[at] ?? Decimal.zero,
    tax: taxes[at] ?? Decimal.zero,
  }));
}

function statedOf(group: RateGroup): readonly SummaryAmounts[] {
  const { summaries } = group;
  const taxes = summaries.map(({ summary }) => decimal(summary?.imposta));
  return amountsOf(
    group,
    summaries.map(({ amount }) => amount),
    taxes,
  );
}

/** Assumes that the rate of a summary is wrong: its tax matches the rate of other lines, not its own. */
function misplacedSummaries(
  { summaries, sums }: RateGroup,
  groups: readonly RateGroup[],
): readonly Supposition[] {
  if (groups.length === 1) return [];
  const own = percent(sums.rate);
  const others = groups.flatMap(({ sums: { rate, source } }) =>
    source === null || rate === sums.rate ? [] : [percent(rate)],
  );
  return summaries.flatMap(({ summary, amount, ratePath }): Supposition[] => {
    const tax = decimal(summary?.imposta);
    const isMisplaced = !isTax(tax, own, amount) && others.some((rate) => isTax(tax, rate, amount));
    return isMisplaced ? [{ cost: 1, writes: [], doubts: [ratePath] }] : [];
  });
}

interface Charged extends Supposition {
  readonly amount: Decimal;
}

/** Returns the possible sums of lines and contributions: for each disputed line, either amount can be right. */
function chargesOf({ settled, disputed }: RateGroup): readonly Charged[] {
  let all: readonly Charged[] = [{ ...RIGHT, amount: settled }];
  for (const line of disputed) {
    all = all.flatMap((one) => [
      { ...both(one, statedIsRight(line)), amount: one.amount.plus(line.stated) },
      { ...both(one, computedIsRight(line)), amount: one.amount.plus(line.computed) },
    ]);
  }
  return all;
}

function statedIsRight({ path }: Disputed): Supposition {
  return { cost: 1, writes: [], doubts: [path.replace(/prezzo_totale$/, 'prezzo_unitario')] };
}

function computedIsRight({ path, write }: Disputed): Supposition {
  return write === undefined
    ? { cost: 1, writes: [], doubts: [path] }
    : { cost: 1, writes: [write], doubts: [] };
}

interface Taxables extends Supposition {
  /** The amounts of the summaries, in order. */
  readonly taxables: readonly Decimal[];
}

function taxablesOf(group: RateGroup, charged: Decimal, body: BodyFacts): readonly Taxables[] {
  const { sums, summaries, disputed } = group;
  const stated = summaries.map(({ amount }) => amount);
  // Without lines, nothing can be compared: the rate is in doubt.
  if (sums.source === null) return [{ ...RIGHT, taxables: stated }];
  const difference = uncharged(sums, charged);
  // One cent is tolerated if nothing else is wrong (Q-TAXABLE), but not with disputed lines, where it could decide
  // wrongly.
  const holds =
    disputed.length > 0 ? difference.isLess(TAXABLE_ROUNDING) : !TAXABLE_ROUNDING.isLess(difference);
  const lines: Supposition = { cost: 1, writes: [], doubts: [linesOf(body)] };
  const only = summaries[0];
  const second = summaries[1];
  const implied =
    only === undefined || second !== undefined ? undefined : impliedByTax(only, percent(sums.rate));
  const byTax: readonly Taxables[] =
    only === undefined || implied === undefined
      ? []
      : [{ ...both(lines, doubted(only)), taxables: [implied] }];
  if (holds) return [{ ...RIGHT, taxables: stated }, ...byTax];
  const kept: Taxables = { ...lines, taxables: stated };
  const corrected = summaries.flatMap((summary, at): Taxables[] => {
    const to = summary.amount.minus(sums.taxable).plus(charged).plus(sums.rounding).rounded(2);
    return [{ ...changed(summary, to, group), taxables: stated.with(at, to) }];
  });
  return [kept, ...corrected, ...byTax];
}

/** Location of errors that no other amount identifies: the lines. */
export function linesOf({ path }: BodyFacts): string {
  return `${path}/dati_beni_servizi/dettaglio_linee`;
}

function changed(summary: TaxedAmount, to: Decimal, { summaries }: RateGroup): Supposition {
  if (summaries.length > 1 || !fitsTaxable(to)) return doubted(summary);
  const write: Write = {
    code: c00422.code,
    op: 'replace',
    path: `${summary.path}/imponibile_importo`,
    from: summary.amountText,
    to: to.toText(),
  };
  return { cost: 1, writes: [write], doubts: [] };
}

function doubted({ path }: TaxedAmount): Supposition {
  return { cost: 1, writes: [], doubts: [`${path}/imponibile_importo`] };
}

/** Returns the taxable amount that the tax implies, if it differs from the stated one. */
function impliedByTax({ summary, amount }: TaxedAmount, rate: Decimal): Decimal | undefined {
  if (summary === null || rate.isZero) return undefined;
  const tax = decimal(summary.imposta);
  const implied = quotient(tax.times(HUNDRED), rate, 2);
  return isTax(tax, rate, implied) && !isTax(tax, rate, amount) ? implied : undefined;
}

interface Taxes extends Supposition {
  readonly taxes: readonly Decimal[];
}

function taxesOf(
  { summaries, sums, isRateDoubtful }: RateGroup,
  taxables: readonly Decimal[],
): readonly Taxes[] {
  const rate = percent(sums.rate);
  let all: readonly Taxes[] = [{ ...RIGHT, taxes: [] }];
  summaries.forEach((summary, at) => {
    const choices = taxChoices(summary, {
      rate,
      taxable: taxables[at] ?? Decimal.zero,
      isRateDoubtful,
      isShared: summaries.length > 1,
    });
    all = all.flatMap((one) => choices.map((choice) => withTax(one, choice)));
  });
  return all;
}

function withTax(all: Taxes, choice: TaxChoice): Taxes {
  const { cost, writes, doubts } = both(all, choice);
  return { cost, writes, doubts, taxes: [...all.taxes, choice.tax] };
}

interface TaxGround {
  readonly rate: Decimal;
  readonly taxable: Decimal;
  readonly isRateDoubtful: boolean;
  /** True if other summaries have the same rate. */
  readonly isShared: boolean;
}

interface TaxChoice extends Supposition {
  readonly tax: Decimal;
}

function taxChoices(
  { path, ratePath, summary }: TaxedAmount,
  { rate, taxable, isRateDoubtful, isShared }: TaxGround,
): readonly TaxChoice[] {
  const tax = decimal(summary?.imposta);
  if (isTax(tax, rate, taxable)) return [{ cost: 0, writes: [], doubts: [], tax }];
  if (isRateDoubtful || summary === null) return [{ cost: 1, writes: [], doubts: [ratePath], tax }];
  const to = rate.percentOf(taxable).rounded(2);
  const write: Write = {
    code: c00421.code,
    op: 'replace',
    path: `${path}/imposta`,
    from: summary.imposta,
    to: to.toText(),
  };
  const corrected: TaxChoice = { cost: 1, writes: [write], doubts: [], tax: to };
  const isOther =
    !taxable.isZero && OTHER_RATES.some((other) => !other.equals(rate) && isTax(tax, other, taxable));
  // If several summaries share the rate, their taxable amounts may be divided wrongly.
  const doubts = [...(isOther ? [ratePath] : []), ...(isShared ? [`${path}/imponibile_importo`] : [])];
  return [corrected, ...doubts.map((doubt): TaxChoice => ({ cost: 2, writes: [], doubts: [doubt], tax }))];
}

function isTax(tax: Decimal, rate: Decimal, taxable: Decimal): boolean {
  return tax.compareDifference(rate.percentOf(taxable), TAX_TOLERANCE) < 0;
}

/**
 * Handles a rate without summary: the summary is missing, or the rate of the lines is wrong, or the lines do not belong
 * there.
 */
function missing(
  { sums, settled }: RateGroup,
  body: BodyFacts,
  groups: readonly RateGroup[],
): readonly RateSupposition[] {
  const { rate, source } = sums;
  const fix = missingSummary(body, sums);
  const taxable = settled.rounded(2);
  const tax = percent(rate).percentOf(taxable).rounded(2);
  // If exactly this amount is missing from another rate, the rate is wrong.
  const isElsewhere =
    hasUnusedSummary(body) ||
    groups.some(
      ({ sums: other, summaries }) =>
        summaries.length > 0 &&
        other.taxable.compareDifference(other.charged.plus(other.rounding).plus(settled), TAXABLE_ROUNDING) <
          0,
    );
  const wrong: RateSupposition = {
    cost: isElsewhere ? 0 : 2,
    writes: [],
    doubts: [source?.ratePath ?? linesOf(body)],
    summaries: [],
  };
  if (fix?.to === undefined) return [wrong];
  const write: Write = { code: c00443.code, op: 'add', path: fix.path, to: fix.to };
  return [{ cost: 1, writes: [write], doubts: [], summaries: [{ index: null, taxable, tax }] }, wrong];
}
