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
import { EXPENSES_REASON, ROUNDING_REASON } from '../toEuropean/taxes.ts';
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
    // The stamp duty has a VAT breakdown of zero, which needs no summary.
    const isStamp = tax.category === 'Z' && decimalOf(tax.base).isZero;
    for (const key of ['base', 'amount', 'category', 'rate', 'reason', 'reasonCode'])
      source.take(`${path}.${key}`);
    return isStamp && source.model.taxes.length > 1 ? [] : summariesOfGroup(source, at, parts);
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
  const reasons = (tax.reason ?? '').split('; ').map((text) => ({ text, own: naturaIn(text) }));
  const own = apart.get(keyOf(tax.category, tax.rate));
  const shared = given<Pick<DatiRiepilogo, 'spese_accessorie' | 'arrotondamento'>>({
    spese_accessorie: own === undefined || own.expenses.isZero ? undefined : own.expenses.toText(2),
    arrotondamento: own === undefined || own.rounding.isZero ? undefined : own.rounding.toText(2),
  });
  const used = naturasUsed(main, reasons, lines);
  if (used.length <= 1) {
    return [
      given<DatiRiepilogo>({
        aliquota_iva: main.aliquota_iva,
        natura: (used[0] ?? main.natura) as DatiRiepilogo['natura'],
        ...shared,
        imponibile_importo: decimalOf(tax.base).rounded(2).toText(2),
        imposta: decimalOf(tax.amount).rounded(2).toText(2),
        esigibilita_iva: dueOf(source, tax.category),
        riferimento_normativo: provisionOf(source, at, reasons[0]?.own?.rest ?? tax.reason),
      }),
    ];
  }
  // One breakdown for several Natura: the amounts of each are those of its lines and funds; the first has the rest.
  const amounts = used.map((natura) => sumOf(natura, lines, funds));
  const rest = amounts.reduce((left, amount) => left.minus(amount), decimalOf(tax.base));
  return used.map((natura, index) =>
    given<DatiRiepilogo>({
      aliquota_iva: main.aliquota_iva,
      natura: natura as DatiRiepilogo['natura'],
      ...(index === 0 ? shared : {}),
      imponibile_importo: (amounts[index] ?? Decimal.zero)
        .plus(index === 0 ? rest : Decimal.zero)
        .rounded(2)
        .toText(2),
      imposta: index === 0 ? decimalOf(tax.amount).rounded(2).toText(2) : '0.00',
      esigibilita_iva: undefined,
      riferimento_normativo: provisionOf(
        source,
        at,
        reasons.find(({ own: each }) => each?.natura === natura)?.own?.rest,
      ),
    }),
  );
}

/** The Natura of the reasons, in their order, and of lines. */
function naturasUsed(
  main: { readonly natura?: string },
  reasons: readonly { readonly own: { readonly natura: string } | undefined }[],
  lines: readonly DettaglioLinee[],
): readonly string[] {
  if (main.natura === undefined) return [];
  const named = reasons.flatMap(({ own }) => (own === undefined ? [] : [own.natura]));
  const found = named.length === 0 ? [main.natura] : named;
  return [...new Set(found)].filter(
    (natura) => found.length === 1 || natura === main.natura || lines.some((line) => line.natura === natura),
  );
}

function sumOf(
  natura: string,
  lines: readonly DettaglioLinee[],
  funds: readonly DatiCassaPrevidenziale[],
): Decimal {
  const ofLines = lines.filter((line) => line.natura === natura).map(({ prezzo_totale }) => prezzo_totale);
  const ofFunds = funds.filter((fund) => fund.natura === natura).map((fund) => fund.importo_contributo_cassa);
  return [...ofLines, ...ofFunds].reduce((sum, amount) => sum.plus(decimalOf(amount)), Decimal.zero);
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
