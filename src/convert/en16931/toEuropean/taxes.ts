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

/** One category and rate. */
export interface TaxGroup {
  readonly category: TaxCategory;
  readonly base: Sum;
  readonly tax: Sum;
  readonly expenses: Sum;
  readonly reasons: string[];
  /** False for a category that only lines have. */
  stated: boolean;
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
      reasons: [],
      stated: false,
    };
    groups.set(key, made);
    return made;
  };
  for (const summary of context.body.at('dati_beni_servizi')?.items('dati_riepilogo') ?? []) {
    const category = categories.ofSummary(summary.value);
    const isMerged = groups.has(keyOf(category));
    const group = groupOf(category);
    group.stated = true;
    group.base.add(decimalOf(summary.value.imponibile_importo));
    group.tax.add(decimalOf(summary.value.imposta));
    group.expenses.add(decimalOf(summary.value.spese_accessorie));
    const reason = reasonOf(summary, category);
    if (reason !== undefined && !group.reasons.includes(reason)) group.reasons.push(reason);
    record(summary, isMerged);
  }
  // Lines and charges of a category without a summary still need one.
  for (const { category, rate = '0.00' } of context.model.charges ?? []) groupOf({ category, rate });
  for (const { vat } of context.model.lines)
    groupOf({ category: vat.category ?? '', rate: vat.rate ?? '0.00' });
  return groups;
}

function record(summary: Cursor<DatiRiepilogo>, isMerged: boolean): void {
  summary.take('aliquota_iva');
  summary.take('natura');
  for (const key of ['imponibile_importo', 'imposta'] as const) {
    if (isMerged) summary.note(key, 'changed', 'X-CATEGORY-MERGED');
    else summary.take(key);
  }
}

/** `Natura#RiferimentoNormativo`, which can be converted back exactly; category Z may have no reason (BR-Z-10). */
function reasonOf(summary: Cursor<DatiRiepilogo>, { category }: TaxCategory): string | undefined {
  const { natura, riferimento_normativo: reference } = summary.value;
  if (category === 'Z') {
    if (reference === PROVISION_OF_N1) summary.take('riferimento_normativo', 'taxes[].category');
    return undefined;
  }
  if (category === 'S' || category === 'B') return undefined;
  summary.take('riferimento_normativo');
  return [natura, reference].filter((part) => part !== undefined && part !== '').join('#') || undefined;
}

/** Adds charges for funds (2.1.1.7), then the differences between lines and taxable amounts. */
export function balance(context: Context, groups: TaxGroups): void {
  const { model } = context;
  // Those of the rules that the result must keep.
  const facts = factsOf(model);
  for (const [key, group] of groups) {
    const own = baseOf(facts, key);
    // A rate that no summary states has no tax, so its base is zero; without a rate, the lines are the base.
    if (!group.stated && isZeroRate(group.category)) {
      group.base.add(own);
      continue;
    }
    let rest = group.base.value.minus(own);
    const expenses = group.expenses.value;
    if (!expenses.isZero && !rest.isZero) {
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
  const added = [...(model.charges ?? []), ...(model.allowances ?? [])];
  const reasons = new Set(added.map(({ reason }) => reason));
  for (const summary of context.body.at('dati_beni_servizi')?.items('dati_riepilogo') ?? []) {
    for (const [key, reason] of [
      ['spese_accessorie', EXPENSES_REASON],
      ['arrotondamento', ROUNDING_REASON],
    ] as const) {
      const value = summary.peek(key);
      if (value === undefined) continue;
      if (reasons.has(reason)) summary.note(key, 'moved', 'X-ADJUSTMENT');
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

export function breakdownOf({ profile, ledger }: Context, groups: TaxGroups): TaxBreakdown[] {
  return [...groups.values()].map(({ category: { category, rate, vatex }, base, tax, reasons }) => {
    const whole = reasons.join('; ');
    const limited = profile === 'agid' ? whole.slice(0, LONGEST_REASON) : whole;
    if (limited !== whole)
      ledger.add('derived', { code: 'X-LENGTH', term: 'taxes[].reason', value: limited });
    const needsReason = category !== 'S' && category !== 'B' && category !== 'Z';
    return given<TaxBreakdown>({
      base: base.value.toText(2),
      amount: tax.value.toText(2),
      category,
      rate,
      reason: limited !== '' ? limited : needsReason && vatex === undefined ? 'Esente' : undefined,
      reasonCode: vatex,
    });
  });
}
