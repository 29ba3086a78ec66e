/** Lines of an invoice. */

import type { ContentWords } from '../../text/render.ts';
import type { Entry, Section } from './content.ts';
import type { Fields } from './fields.ts';
import { type LineReferences, referencesTo } from './lineReferences.ts';
import { linesTable } from './linesTable.ts';
import { type PlannedRow, tableSection } from './table.ts';

/** The lines of an ordinary invoice. */
export function linesSection(
  goods: Fields,
  references: LineReferences,
  words: ContentWords,
): readonly Section[] {
  const explained = new Set(goods.children('DatiRiepilogo').map((summary) => summary.raw('Natura')));
  return linesTable(
    goods.children('DettaglioLinee').map((line) => {
      const { cells, details = [] } = lineRow(line, explained, words);
      return { cells, details: details.concat(referencesTo(line, references)) };
    }),
    words,
  );
}

function lineRow(line: Fields, explained: ReadonlySet<string>, words: ContentWords): PlannedRow {
  const natura = line.raw('Natura');
  return {
    cells: {
      number: line.text('NumeroLinea'),
      description: line.text('Descrizione'),
      quantity: line.text('Quantita'),
      unit: line.text('UnitaMisura'),
      price: line.text('PrezzoUnitario'),
      discounts: line.children('ScontoMaggiorazione').map(discountText).join(', '),
      rate: rateText(line, 'AliquotaIVA', line.code('Natura')),
      total: line.text('PrezzoTotale'),
    },
    details: [
      ...line.entry('TipoCessionePrestazione'),
      // The label is in the summary; a line without a summary shows it itself.
      ...(natura === '' || explained.has(natura) ? [] : line.entry('Natura')),
      ...line.children('CodiceArticolo').flatMap(articleCode),
      ...period(line, words),
      ...line.children('AltriDatiGestionali').flatMap((data) => furtherData(data, words)),
      ...line.rest(),
    ],
  };
}

/** `22%`, or `0% N4`. */
export function rateText(fields: Fields | undefined, rate: string, natura: string): string {
  // No-break space, because rate and Natura belong together.
  return [fields?.text(rate) ?? '', natura].filter((part) => part !== '').join('\u00a0');
}

/** `-10%`, `+5,00`; an amount next to a percentage prevails and is shown too: `-10% (-2,50)`. */
export function discountText(discount: Fields): string {
  const kind = discount.code('Tipo');
  const sign = kind === 'SC' ? '-' : kind === 'MG' ? '+' : `${kind} `;
  const [first, second] = ['Percentuale', 'Importo']
    .map((name) => discount.text(name))
    .filter((value) => value !== '')
    .map((value) => (value.startsWith('-') ? `${kind} ${value}` : `${sign}${value}`));
  return first === undefined ? kind : second === undefined ? first : `${first} (${second})`;
}

function articleCode(code: Fields): readonly Entry[] {
  const [kind, value] = [code.text('CodiceTipo'), code.text('CodiceValore')];
  return kind === '' && value === '' ? [] : [{ label: kind === '' ? '?' : kind, value }];
}

function period(line: Fields, words: ContentWords): readonly Entry[] {
  const [start, end] = [line.text('DataInizioPeriodo'), line.text('DataFinePeriodo')];
  const parts = [...(start === '' ? [] : [words.from(start)]), ...(end === '' ? [] : [words.until(end)])];
  return parts.length === 0 ? [] : [{ label: words.period, value: parts.join(' ') }];
}

/** Uses the keyword as label: `INTENTO: 20031511340212345-000001, 15/03/2025`. */
function furtherData(data: Fields, words: ContentWords): readonly Entry[] {
  const kind = data.text('TipoDato');
  const values = ['RiferimentoTesto', 'RiferimentoNumero', 'RiferimentoData'].map((name) => data.text(name));
  const value = values.filter((text) => text !== '').join(', ');
  if (kind === '' && value === '') return [];
  return value === ''
    ? [{ label: words.remark, value: kind }]
    : [{ label: kind === '' ? words.remark : kind, value }];
}

/** The items of a simplified invoice. */
export function itemsSection(items: readonly Fields[], words: ContentWords): readonly Section[] {
  return tableSection(
    { id: 'lines', title: words.lines },
    [
      { id: 'description', title: words.description, grows: true },
      { id: 'rate', title: words.rate, align: 'end' },
      { id: 'tax', title: words.tax, align: 'end' },
      { id: 'amount', title: words.amountWithVat, align: 'end' },
    ],
    items.map((item) => {
      const vat = item.child('DatiIVA');
      const natura = item.code('Natura');
      return {
        cells: {
          description: item.text('Descrizione'),
          rate: rateText(vat, 'Aliquota', natura),
          tax: vat?.text('Imposta') ?? '',
          amount: item.text('Importo'),
        },
        details: [...(natura === '' ? [] : item.entry('Natura')), ...item.rest()],
      };
    }),
  );
}
