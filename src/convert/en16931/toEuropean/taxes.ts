/** VAT breakdown (BG-23), charges, residues and totals: EN 16931 is exact where FatturaPA is tolerant. */
import { type Decimal, Sum } from '../../../model/decimal.ts';
import type { DatiRiepilogo } from '../../../model/generated/invoice.ts';
import { PROVISION_OF_N1 } from '../codes/natura.ts';
import { appended } from '../model/appended.ts';
import { decimalOf } from '../model/decimalOf.ts';
import type { DocumentAdjustment, EuropeanInvoice, TaxBreakdown } from '../model/invoice.ts';
import { baseOf, factsOf, rateKey } from '../rules/facts.ts';
import type { Context } from './context.ts';
import { type Cursor, given } from './cursor.ts';
import { recordResidual } from './residual.ts';
import type { TaxCategories, TaxCategory } from './taxCategories.ts';

/** Reasons of the allowances and charges that the conversion adds. */
export const ROUNDING_REASON = 'Arrotondamento';
export const EXPENSES_REASON = 'Spese accessorie';

/** Longest reason (BT-120) in AgID's profile: BR-IT-DC-351. */
const LONGEST_REASON = 105;

/** Categories whose breakdown may have no reason: BR-S-10, BR-Z-10. */
const WITHOUT_REASON = ['S', 'B', 'Z'];

/** Between the reasons of several summaries. */
export const SEPARATOR = '; ';

/** One category and rate. */
export interface TaxGroup {
  readonly category: TaxCategory;
  readonly base: Sum;
  readonly tax: Sum;
  readonly expenses: Sum;
  /** None for a category that only lines have. */
  readonly summaries: Cursor<DatiRiepilogo>[];
}

export type TaxGroups = ReadonlyMap<string, TaxGroup>;

const keyOf = ({ category, rate }: TaxCategory): string => rateKey(category, rate);

const isZeroRate = ({ rate }: TaxCategory): boolean => decimalOf(rate).isZero;

/** Groups the summaries: several Natura of one category are one group (BR-AE-01, BR-E-01 and so on). */
export function taxGroupsOf(context: Context, categories: TaxCategories): TaxGroups {
  const groups = new Map<string, TaxGroup>();
  const groupOf = (category: TaxCategory): TaxGroup => {
    const key = keyOf(category);
    const known = groups.get(key);
    if (known !== undefined) return known;
    const made = {
      category,
      base: new Sum(),
      tax: new Sum(),
      expenses: new Sum(),
      summaries: [],
    };
    groups.set(key, made);
    return made;
  };
  for (const summary of context.body.at('dati_beni_servizi')?.items('dati_riepilogo') ?? []) {
    const group = groupOf(categories.ofSummary(summary.value));
    group.summaries.push(summary);
    group.base.add(decimalOf(summary.value.imponibile_importo));
    group.tax.add(decimalOf(summary.value.imposta));
    group.expenses.add(decimalOf(summary.value.spese_accessorie));
  }
  // Lines and charges of a category without a summary still need one.
  for (const { category, rate = '0.00' } of context.model.charges ?? []) groupOf({ category, rate });
  for (const { vat } of context.model.lines)
    groupOf({ category: vat.category ?? '', rate: vat.rate ?? '0.00' });
  for (const group of groups.values()) record(group);
  return groups;
}

/** The first summary of a group has its amounts, if the others add nothing. */
function record({ summaries, base, tax }: TaxGroup): void {
  for (const [at, summary] of summaries.entries()) {
    summary.take('aliquota_iva');
    summary.take('natura');
    for (const key of ['imponibile_importo', 'imposta'] as const) {
      const { value } = key === 'imposta' ? tax : base;
      if (at === 0 && decimalOf(summary.value[key]).equals(value)) summary.take(key);
      else summary.note(key, 'changed', 'X-CATEGORY-MERGED', { to: value.toText(2) });
    }
  }
}

/**
 * `Natura#RiferimentoNormativo` of each summary, which can be converted back exactly; category Z may have no reason
 * (BR-Z-10). Each Natura has its place before any provision.
 */
function reasonOf({ category: { category }, summaries }: TaxGroup, longest: number): string {
  if (WITHOUT_REASON.includes(category)) {
    for (const summary of summaries)
      if (category === 'Z' && summary.peek('riferimento_normativo') === PROVISION_OF_N1)
        summary.take('riferimento_normativo', 'taxes[].category');
    return '';
  }
  let room = longest - summaries.map(({ value }) => value.natura).join(SEPARATOR).length;
  const reasons = summaries.map((summary) => {
    const { natura } = summary.value;
    const provision = summary.peek('riferimento_normativo');
    if (provision === undefined) return natura;
    const to = provision.substring(0, room - 1);
    room -= to.length + 1;
    if (to === provision) summary.take('riferimento_normativo');
    else summary.note('riferimento_normativo', 'trimmed', 'X-LENGTH', { to });
    return to === '' ? natura : `${natura}#${to}`;
  });
  return [...new Set(reasons)].join(SEPARATOR);
}

/** Adds charges for funds (2.1.1.7), then the differences between lines and taxable amounts. */
export function balance(context: Context, groups: TaxGroups): void {
  const { model } = context;
  // Those of the rules that the result must keep.
  const facts = factsOf(model);
  for (const [key, group] of groups) {
    const own = baseOf(facts, key);
    // A rate that no summary states has no tax, so its base is zero; without a rate, the lines are the base.
    if (group.summaries.length === 0 && isZeroRate(group.category)) {
      group.base.add(own);
      continue;
    }
    let rest = group.base.value.minus(own);
    const expenses = group.expenses.value;
    // Expenses that lines contain are not charged again, although roundings may leave a rest.
    if (rest.minus(expenses).abs().isLess(rest.abs())) {
      addAdjustment(model, group.category, expenses, EXPENSES_REASON);
      rest = rest.minus(expenses);
    }
    if (!rest.isZero) {
      addAdjustment(model, group.category, rest, ROUNDING_REASON);
      recordResidual(context.ledger, {
        term: rest.isNegative ? 'allowances[].amount' : 'charges[].amount',
        amount: rest.abs(),
        base: group.base.value,
      });
    }
  }
  const added = [...(model.charges ?? []), ...(model.allowances ?? [])].map(({ reason }) => reason);
  for (const summary of context.body.at('dati_beni_servizi')?.items('dati_riepilogo') ?? []) {
    for (const [key, reason] of [
      ['spese_accessorie', EXPENSES_REASON],
      ['arrotondamento', ROUNDING_REASON],
    ] as const) {
      const value = summary.peek(key);
      if (value === undefined) continue;
      if (added.includes(reason)) summary.note(key, 'moved', 'X-ADJUSTMENT');
      else if (decimalOf(value).isZero) summary.take(key, 'taxes[].base');
    }
  }
}

function addAdjustment(
  model: EuropeanInvoice,
  { category, rate }: TaxCategory,
  amount: Decimal,
  reason: string,
): void {
  const item: DocumentAdjustment = { amount: amount.abs().toText(2), category, rate, reason };
  if (amount.isNegative) model.allowances = appended(model.allowances, item);
  else model.charges = appended(model.charges, item);
}

export function breakdownOf({ profile }: Context, groups: TaxGroups): TaxBreakdown[] {
  return [...groups.values()].map((group) => {
    const {
      category: { category, rate, vatex },
      base,
      tax,
    } = group;
    const reason = reasonOf(group, profile === 'agid' ? LONGEST_REASON : Number.POSITIVE_INFINITY);
    return given<TaxBreakdown>({
      base: base.value.toText(2),
      amount: tax.value.toText(2),
      category,
      rate,
      reason: reason || (vatex === undefined && !WITHOUT_REASON.includes(category) ? 'Esente' : undefined),
      reasonCode: vatex,
    });
  });
}
