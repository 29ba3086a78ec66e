/** DatiRiepilogo: the VAT breakdown, again by Natura. */
import { Decimal } from '../../../model/decimal.ts';
import type {
  DatiCassaPrevidenziale,
  DatiRiepilogo,
  DettaglioLinee,
} from '../../../model/generated/invoice.ts';
import * as types from '../../../model/simpleTypes.ts';
import { naturaIn, PROVISION_OF_N1 } from '../codes/natura.ts';
import { decimalOf } from '../model/decimalOf.ts';
import { given } from '../toEuropean/cursor.ts';
import { EXPENSES_REASON, ROUNDING_REASON, SEPARATOR } from '../toEuropean/taxes.ts';
import { keyOf, type Naturas } from './naturas.ts';
import { fitTo, type ModelSource } from './source.ts';

/** Amounts outside the lines: expenses and roundings that the conversion from FatturaPA turned into charges. */
interface Apart {
  readonly expenses: Decimal;
  readonly rounding: Decimal;
}

/** Takes the charges and allowances that belong to a summary; the rest become lines. */
export function takeApart(source: ModelSource): ReadonlyMap<string, Apart> {
  const found = new Map<string, Apart>();
  for (const key of ['charges', 'allowances'] as const) {
    (source.model[key] ?? []).forEach(({ reason, amount, category, rate }, at) => {
      if (reason !== EXPENSES_REASON && reason !== ROUNDING_REASON) return;
      const own = keyOf(category, rate);
      const { expenses, rounding } = found.get(own) ?? { expenses: Decimal.zero, rounding: Decimal.zero };
      const value = key === 'charges' ? decimalOf(amount) : decimalOf(amount).negated();
      const isExpense = reason === EXPENSES_REASON;
      found.set(own, {
        expenses: isExpense ? expenses.plus(value) : expenses,
        rounding: isExpense ? rounding : rounding.plus(value),
      });
      const number = isExpense ? '2.2.2.3' : '2.2.2.4';
      for (const each of ['amount', 'category', 'rate', 'reason'])
        source.take(`${key}[${at}].${each}`, number);
    });
  }
  return found;
}

export interface SummaryParts {
  readonly naturas: Naturas;
  readonly lines: readonly DettaglioLinee[];
  readonly funds: readonly DatiCassaPrevidenziale[];
  readonly apart: ReadonlyMap<string, Apart>;
}

export function summariesOf(source: ModelSource, parts: SummaryParts): DatiRiepilogo[] {
  return source.model.taxes.flatMap((tax, at) => {
    const path = `taxes[${at}]`;
    // The stamp duty has a VAT breakdown of zero, which needs no summary; lines do.
    const isStamp =
      tax.category === 'Z' &&
      decimalOf(tax.base).isZero &&
      !source.model.lines.some(({ vat }) => vat.category === 'Z');
    for (const key of ['base', 'amount', 'category', 'rate', 'reason', 'reasonCode'])
      source.take(`${path}.${key}`);
    return isStamp ? [] : summariesOfGroup(source, at, parts);
  });
}

function summariesOfGroup(
  source: ModelSource,
  at: number,
  { naturas, lines, funds, apart }: SummaryParts,
): DatiRiepilogo[] {
  const tax = source.model.taxes[at];
  if (tax === undefined) return [];
  const main = naturas.of(tax.category, tax.rate);
  const provisions = provisionsIn(tax.reason);
  const { expenses, rounding } = apart.get(keyOf(tax.category, tax.rate)) ?? {};
  const items = [...lines, ...funds];
  const used = [...new Set([main.natura, ...provisions.keys()])].filter(
    (natura) => natura === main.natura || items.some((item) => item.natura === natura),
  );
  // One breakdown for several Natura: the amounts of each are those of its lines and funds; the first has the rest.
  const [, ...others] = used.map((natura) => sumOf(natura, items));
  const first = others.reduce((rest, amount) => rest.minus(amount), decimalOf(tax.base));
  return used.map((natura, index) =>
    given<DatiRiepilogo>({
      aliquota_iva: main.aliquota_iva,
      natura: natura as DatiRiepilogo['natura'],
      spese_accessorie: index > 0 ? undefined : unlessZero(expenses),
      arrotondamento: index > 0 ? undefined : unlessZero(rounding),
      imponibile_importo: (others[index - 1] ?? first).rounded(2).toText(2),
      imposta: index > 0 ? '0.00' : decimalOf(tax.amount).rounded(2).toText(2),
      esigibilita_iva: dueOf(source, tax.category),
      riferimento_normativo: provisionOf(source, at, provisions.get(natura) ?? tax.reason),
    }),
  );
}

/**
 * The provisions of a reason (BT-120) by Natura: `N3.1#art. 8; N3.2#art. 41`. A part without a Natura belongs to the
 * provision before it; several provisions of one Natura are one text.
 */
function provisionsIn(reason = ''): ReadonlyMap<string | undefined, string> {
  const found = new Map<string | undefined, string>();
  let natura: string | undefined;
  for (const text of reason.split(SEPARATOR)) {
    const own = naturaIn(text);
    natura = own?.natura ?? natura;
    if (natura === undefined) continue;
    found.set(natura, [found.get(natura), own?.rest ?? text].filter(Boolean).join(SEPARATOR));
  }
  return found;
}

const unlessZero = (amount: Decimal | undefined): string | undefined =>
  amount?.isZero === false ? amount.toText(2) : undefined;

function sumOf(
  natura: string | undefined,
  items: readonly (DettaglioLinee | DatiCassaPrevidenziale)[],
): Decimal {
  return items
    .filter((item) => item.natura === natura)
    .map((item) => ('prezzo_totale' in item ? item.prezzo_totale : item.importo_contributo_cassa))
    .reduce((sum, amount) => sum.plus(decimalOf(amount)), Decimal.zero);
}

/** Category B means split payment; code 432 of UNTDID 2005 means payment. */
function dueOf(source: ModelSource, category: string): DatiRiepilogo['esigibilita_iva'] | undefined {
  if (category === 'B') return 'S';
  const code = source.take('taxPointCode');
  if (category !== 'S' && code === undefined) return undefined;
  return code === '432' ? 'D' : 'I';
}

function provisionOf(source: ModelSource, at: number, text: string | undefined): string | undefined {
  const { category, reasonCode } = source.model.taxes[at] ?? {};
  if (category === 'S' || category === 'B') return undefined;
  if (category === 'Z') return PROVISION_OF_N1;
  const whole = text === undefined || text === '' ? reasonCode : text;
  if (whole === undefined) return undefined;
  const fitted = fitTo(whole, types.String100Latin);
  if (fitted.status !== 'kept')
    source.note(`taxes[${at}].reason`, fitted.status, fitted.code, { term: '2.2.2.8', to: fitted.text });
  return fitted.text;
}
