/** Taxable amount and tax by rate and Natura. */
import { decimal } from '../../domain/amounts.ts';
import type { BodyFacts, TaxedAmount } from '../../domain/facts/body.ts';
import { Decimal, Sum } from '../../model/decimal.ts';
import { c00421, c00422 } from '../../validate/index.ts';
import { compared, type RecomputedTotal } from './compareAmount.ts';
import { foundInBody, isSilent } from './tolerance.ts';

/** Lines and contributions with one rate and one Natura. */
interface Group {
  readonly charged: Sum;
  /** ImponibileImporto without Arrotondamento, of all summaries. */
  readonly summed: Sum;
  readonly rate: number;
  isSummarised: boolean;
}

export function summaries(body: BodyFacts): readonly RecomputedTotal[] {
  const groups = groupsOf(body);
  const refused = refusedRates(body);
  const totals = body.summaries.flatMap((item) => {
    const group = at(groups, item);
    const taxable = taxableOf(item, group, refused);
    group.isSummarised = true;
    return [taxable, taxOf(item)].filter((total) => total !== null);
  });
  return [...totals, ...missing(body, groups, refused)];
}

function groupsOf({ lines, cassa, summaries: all }: BodyFacts): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const one of lines) at(groups, one).charged.add(one.amount);
  for (const one of cassa) at(groups, one).charged.add(one.amount);
  for (const one of all) {
    at(groups, one).summed.add(one.amount.minus(decimal(one.summary?.arrotondamento)));
  }
  return groups;
}

function at(groups: Map<string, Group>, { rate, natura }: TaxedAmount): Group {
  const key = `${rate} ${natura}`;
  let group = groups.get(key);
  if (group === undefined) {
    group = { charged: new Sum(), summed: new Sum(), rate: rate ?? 0, isSummarised: false };
    groups.set(key, group);
  }
  return group;
}

/**
 * ImponibileImporto: lines and contributions with the summary's rate and Natura, with its rounding, less the amounts in
 * other summaries. If several summaries have the same rate and Natura (with different EsigibilitaIVA), the first one
 * bears the difference, because it is unknown which is wrong.
 */
function taxableOf(item: TaxedAmount, group: Group, refused: ReadonlySet<string>): RecomputedTotal | null {
  const { charged, summed, isSummarised } = group;
  const lacking = isSummarised ? Decimal.zero : charged.value.minus(summed.value);
  const one = {
    path: `${item.path}/imponibile_importo`,
    formula: 'summary.taxable',
    stated: item.amountText,
    exact: item.amount.plus(lacking),
    control: c00422.code,
    isTolerated: () => !refused.has(rateText(group)),
  } as const;
  return compared(one, 'ordinary');
}

function taxOf(item: TaxedAmount): RecomputedTotal | null {
  const { summary, path } = item;
  if (summary === null) return null;
  const one = {
    path: `${path}/imposta`,
    formula: 'summary.tax',
    stated: summary.imposta,
    exact: decimal(summary.aliquota_iva).percentOf(item.amount),
    control: c00421.code,
    isTolerated: () => isSilent(c00421, item),
  } as const;
  return compared(one, 'ordinary');
}

/** Returns the amounts of lines that no summary includes. */
function missing(
  body: BodyFacts,
  groups: ReadonlyMap<string, Group>,
  refused: ReadonlySet<string>,
): readonly RecomputedTotal[] {
  let index = body.summaries.length;
  const totals: RecomputedTotal[] = [];
  for (const group of groups.values()) {
    if (group.isSummarised || group.charged.value.isZero) continue;
    const one = {
      path: `${body.path}/dati_beni_servizi/dati_riepilogo/${index}/imponibile_importo`,
      formula: 'summary.taxable',
      stated: undefined,
      exact: group.charged.value,
      control: c00422.code,
      isTolerated: () => !refused.has(rateText(group)),
      isNeeded: true,
    } as const;
    totals.push(compared(one, 'ordinary'));
    index += 1;
  }
  return totals;
}

/** Returns the rates that SdI rejects: it adds up by rate, regardless of Natura. */
function refusedRates(body: BodyFacts): ReadonlySet<string> {
  return new Set(foundInBody(c00422, body).map(({ params }) => String(params['rate'])));
}

function rateText({ rate }: Group): string {
  return Decimal.of(rate, 2).toText();
}
