/** Sections for summaries by rate, additional amounts, withholding and totals. */
import { isCreditNote } from '../../domain/documents.ts';
import { Decimal, Sum } from '../../model/decimal.ts';
import type { ContentWords } from '../../text/render.ts';
import type { Due } from './amountDue.ts';
import type { Entry, Section } from './content.ts';
import { decimalText } from './decimalText.ts';
import type { Fields } from './fields.ts';
import { discountText, rateText } from './goods.ts';
import { entriesSection, tableSection } from './table.ts';

export function documentDiscounts(document: Fields | undefined, words: ContentWords): readonly Section[] {
  return tableSection(
    { id: 'discounts', title: words.documentDiscounts },
    [
      { id: 'kind', title: words.kind, grows: true },
      { id: 'value', title: words.discounts, align: 'end' },
    ],
    childrenOf(document, 'ScontoMaggiorazione').map((discount) => ({
      cells: { kind: discount.text('Tipo'), value: discountText(discount) },
      details: discount.rest(),
    })),
  );
}

export function fundsSection(document: Fields | undefined, words: ContentWords): readonly Section[] {
  return tableSection(
    { id: 'funds', title: words.funds },
    [
      { id: 'fund', title: words.fund, grows: true },
      { id: 'contributionRate', title: words.contributionRate, align: 'end' },
      { id: 'base', title: words.base, align: 'end' },
      { id: 'rate', title: words.rate, align: 'end' },
      { id: 'contribution', title: words.contribution, align: 'end' },
    ],
    childrenOf(document, 'DatiCassaPrevidenziale').map((fund) => ({
      cells: {
        fund: fund.text('TipoCassa'),
        contributionRate: fund.text('AlCassa'),
        base: fund.text('ImponibileCassa'),
        rate: rateText(fund, 'AliquotaIVA', fund.code('Natura')),
        contribution: fund.text('ImportoContributoCassa'),
      },
      details: fund.rest(),
    })),
  );
}

export function withholdingsSection(document: Fields | undefined, words: ContentWords): readonly Section[] {
  return tableSection(
    { id: 'withholdings', title: words.withholdings },
    [
      { id: 'kind', title: words.kind, grows: true },
      { id: 'reason', title: words.incomeKind, grows: true },
      { id: 'rate', title: words.withholdingRate, align: 'end' },
      { id: 'amount', title: words.amount, align: 'end' },
    ],
    childrenOf(document, 'DatiRitenuta').map((withholding) => ({
      cells: {
        kind: withholding.text('TipoRitenuta'),
        reason: withholding.text('CausalePagamento'),
        rate: withholding.text('AliquotaRitenuta'),
        amount: withholding.text('ImportoRitenuta'),
      },
      details: withholding.rest(),
    })),
  );
}

export function summarySection(goods: Fields, words: ContentWords): readonly Section[] {
  return tableSection(
    { id: 'summary', title: words.summary },
    [
      { id: 'rate', title: words.rate, align: 'end' },
      { id: 'nature', title: words.nature, grows: true },
      { id: 'due', title: words.due, grows: true },
      { id: 'charges', title: words.charges, align: 'end' },
      { id: 'rounding', title: words.rounding, align: 'end' },
      { id: 'taxable', title: words.taxable, align: 'end' },
      { id: 'tax', title: words.tax, align: 'end' },
    ],
    goods.children('DatiRiepilogo').map((summary) => ({
      cells: {
        rate: summary.text('AliquotaIVA'),
        nature: [summary.text('Natura'), summary.text('RiferimentoNormativo')]
          .filter((text) => text !== '')
          .join(' – '),
        due: summary.text('EsigibilitaIVA'),
        charges: summary.text('SpeseAccessorie'),
        rounding: summary.text('Arrotondamento'),
        taxable: summary.text('ImponibileImporto'),
        tax: summary.text('Imposta'),
      },
      details: summary.rest(),
    })),
  );
}

/** Sums of the summary, then the document's own totals. */
export function totalsSection(
  document: Fields | undefined,
  goods: Fields | undefined,
  { words, due }: { readonly words: ContentWords; readonly due: Due | null },
): readonly Section[] {
  const summaries = goods?.children('DatiRiepilogo') ?? [];
  return entriesSection({ id: 'totals', title: words.totals }, [
    ...sumEntry(words.taxableTotal, summaries, 'ImponibileImporto'),
    ...sumEntry(words.taxTotal, summaries, 'Imposta'),
    ...(document?.entry('Arrotondamento') ?? []),
    ...(document?.entry('ImportoTotaleDocumento') ?? []).map(strong),
    ...dueEntries(document, due, words),
  ]);
}

/** Returns the amounts subtracted from the total, if the file states the total before them, and the rest. */
function dueEntries(document: Fields | undefined, due: Due | null, words: ContentWords): readonly Entry[] {
  if (document === undefined || due === null) return [];
  const { amount, withheld, splitTax } = due;
  const { look } = document;
  const entry = (label: string, value: Decimal): Entry => ({
    label,
    value: look.money(decimalText(value, 2, look.language), null),
  });
  const stated = Decimal.parse(document.raw('ImportoTotaleDocumento'));
  const isWhole = stated?.minus(withheld).minus(splitTax).equals(amount) === true;
  const taken = [
    { label: words.withheld, value: withheld },
    { label: words.splitTax, value: splitTax },
  ].filter(({ value }) => isWhole && !value.isZero);
  return [
    ...taken.map(({ label, value }) => entry(label, value.negated())),
    strong(entry(dueLabel(document, words), amount)),
  ];
}

function dueLabel(document: Fields | undefined, words: ContentWords): string {
  return isCreditNote(document?.raw('TipoDocumento') ?? '') ? words.amountCredited : words.amountDue;
}

/** Totals of a simplified invoice, which states none itself. */
export function itemsTotal(
  items: readonly Fields[],
  document: Fields | undefined,
  words: ContentWords,
): readonly Section[] {
  return entriesSection(
    { id: 'totals', title: words.totals },
    // Simplified invoices have no withholding and no split payment.
    [words.documentTotal, dueLabel(document, words)].flatMap((label) =>
      sumEntry(label, items, 'Importo').map(strong),
    ),
  );
}

/** Returns no entry if an amount is missing or invalid, because a partial sum would be misleading. */
function sumEntry(label: string, rows: readonly Fields[], name: string): readonly Entry[] {
  const sum = new Sum();
  for (const row of rows) {
    const amount = Decimal.parse(row.raw(name));
    if (amount === undefined) return [];
    sum.add(amount);
  }
  const [first] = rows;
  if (first === undefined) return [];
  return [{ label, value: first.look.money(decimalText(sum.value, 2, first.look.language), null) }];
}

function strong({ label, value }: Entry): Entry {
  return { label, value, strong: true };
}

function childrenOf(fields: Fields | undefined, name: string): readonly Fields[] {
  return fields?.children(name) ?? [];
}
