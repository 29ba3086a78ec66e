/** Roundings that keep all amounts of an invoice as consistent as they were. */
import { expect, it } from 'vitest';
import type { Invoice } from '../../../src/index.ts';
import { pointerKeys } from '../../../src/model/jsonPointer.ts';
import { harmlessRoundings } from '../../../src/operations/fix/amounts/roundings.ts';
import type { Fix } from '../../../src/validate/index.ts';
import {
  type Figures,
  inFirst,
  invoiceWith,
  ofFirst,
  RIGHT,
  TAX,
  TAXABLE,
  TOTAL,
} from '../../support/repairs/figures.ts';

const PAID = 'dati_pagamento/0/dettaglio_pagamento/0/importo_pagamento';
const CASSA = 'dati_cassa_previdenziale/0/importo_contributo_cassa';
const WITHHELD = 'dati_ritenuta/0/importo_ritenuta';

/** The text of the file before each rounding, by path; null if it is unknown. */
type Roundings = Readonly<Record<string, string | null>>;

function valueAt(invoice: Invoice, path: string): unknown {
  return pointerKeys(path).reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    invoice,
  );
}

function harmlessIn(invoice: Invoice, roundings: Roundings): readonly string[] {
  const fixes = Object.entries(roundings).map(([short, from]): Fix => {
    const path = ofFirst(short);
    const to = String(valueAt(invoice, path));
    return { kind: 'amount', op: 'replace', path, ...(from === null ? {} : { from }), to };
  });
  return [...harmlessRoundings(invoice, fixes)].map(inFirst);
}

/** The amounts after all roundings, what was there before, and the harmless ones. */
const ROWS: readonly (readonly [
  what: string,
  rounded: Figures,
  roundings: Roundings,
  harmless: readonly string[],
])[] = [
  ['none', RIGHT, {}, []],
  ['a tax', RIGHT, { [TAX]: '22.0001' }, [TAX]],
  ['a tax in another notation', RIGHT, { [TAX]: '€ 22,0001' }, [TAX]],
  ['several', RIGHT, { [TAX]: '22.0001', [TOTAL]: '121.9999', [PAID]: '121.9999' }, [TAX, TOTAL, PAID]],
  ['one of an unknown value', RIGHT, { [TAX]: null }, []],
  ['one beside an unknown value', RIGHT, { [TAX]: null, [TOTAL]: '121.9999' }, [TOTAL]],
  [
    'two beside an unknown value',
    RIGHT,
    { [TOTAL]: '122.0001', [TAX]: null, [PAID]: '122.0001' },
    [TOTAL, PAID],
  ],
  ['a value that is no number', RIGHT, { [TAX]: '22.00.01', [TOTAL]: '121.9999' }, [TOTAL]],
  [
    'a path that the invoice lacks',
    RIGHT,
    { 'dati_bollo/importo_bollo': '2.001', [TAX]: '22.0001' },
    ['dati_bollo/importo_bollo', TAX],
  ],
  [
    'a path far outside the invoice',
    RIGHT,
    { 'dati_bollo/more/importo': '2.001' },
    ['dati_bollo/more/importo'],
  ],
  // What no longer agrees, if it is the rounding that moves it beyond the tolerance.
  [
    'a price and its line total',
    { lines: [['22.00', '666666.67', '0.33333333', { quantita: '2000000.00' }]] },
    { 'dettaglio_linee/0/prezzo_unitario': '0.333333333' },
    [],
  ],
  [
    'a contribution and its base',
    { cassa: [['22.00', '4.01', { al_cassa: '4.00', imponibile_cassa: '99.97' }]] },
    { [CASSA]: '4.0051' },
    [],
  ],
  [
    'a withholding and its line',
    {
      lines: [['22.00', '99.994', '99.994', { ritenuta: 'SI' }]],
      document: { dati_ritenuta: [{ importo_ritenuta: '20.01', aliquota_ritenuta: '20.00' }] },
    },
    { [WITHHELD]: '20.0051' },
    [],
  ],
  ['a tax and its rate', { ...RIGHT, summaries: [['22.00', '100.00', '22.01']] }, { [TAX]: '22.006' }, []],
  [
    'a tax below zero and its rate',
    { lines: [['22.00', '-100.00']], summaries: [['22.00', '-100.00', '-22.01']] },
    { [TAX]: '-22.006' },
    [],
  ],
  [
    'a tax below one and its rate',
    { lines: [['22.00', '2.50']], summaries: [['22.00', '2.50', '0.56']] },
    { [TAX]: '.555' },
    [],
  ],
  [
    'a taxable amount and its line, by a euro',
    { lines: [['22.00', '100.00']], summaries: [['22.00', '101.00', '22.22']] },
    { [TAXABLE]: '100.9951' },
    [],
  ],
  [
    'a taxable amount and its line, by more than a cent',
    { lines: [['22.00', '99.996']], summaries: [['22.00', '100.01', '22.00']] },
    { [TAXABLE]: '100.0051' },
    [],
  ],
  [
    'a total and the summaries',
    { ...RIGHT, summaries: [['22.00', '100.00', '21.995']], total: '122.01', paid: [] },
    { [TOTAL]: '122.005' },
    [],
  ],
  [
    'a payment and the amount due',
    { lines: [['22.00', '100.00']], summaries: [['22.00', '100.00', '21.996']], paid: ['122.05'] },
    { [PAID]: '122.045' },
    [],
  ],
  // Amounts that disagree whether they are rounded or not.
  ['a tax, and another total', { ...RIGHT, total: '130.00' }, { [TAX]: '22.0001' }, [TAX]],
  ['a wrong tax', { ...RIGHT, summaries: [['22.00', '100.00', '30.00']] }, { [TAX]: '30.0001' }, [TAX]],
  [
    'a tax that no longer agrees, and another total',
    { ...RIGHT, summaries: [['22.00', '100.00', '22.01']], total: '130.00' },
    { [TAX]: '22.006' },
    [],
  ],
  [
    'a taxable amount that no longer agrees, and another',
    {
      lines: [
        ['22.00', '99.996'],
        ['10.00', '50.00'],
      ],
      summaries: [
        ['22.00', '100.01', '22.00'],
        ['10.00', '50.50', '5.05'],
      ],
    },
    { [TAXABLE]: '100.0051' },
    [],
  ],
  // Several, of which some are harmless.
  [
    'a total beside a tax that no longer agrees',
    { ...RIGHT, summaries: [['22.00', '100.00', '22.01']] },
    { [TAX]: '22.006', [TOTAL]: '121.9999' },
    [TOTAL],
  ],
  [
    'a tax and a total that agree together alone',
    { lines: [['22.00', '100.07']], summaries: [['22.00', '100.07', '22.01']], total: '122.09' },
    { [TAX]: '22.0149', [TOTAL]: '122.0949' },
    [TAX, TOTAL],
  ],
  [
    'a contribution, and the taxable amount that does not agree with it',
    {
      lines: [['22.00', '99.9979']],
      cassa: [['22.00', '4.00']],
      summaries: [['22.00', '104.01', '22.88']],
    },
    { [CASSA]: '4.0049', [TAXABLE]: '104.0059' },
    [CASSA],
  ],
];

it.each(ROWS)('%s', (_what, rounded, roundings, harmless) => {
  expect(harmlessIn(invoiceWith(rounded), roundings)).toEqual(harmless);
});

/** A document in which the first of these taxes disagrees with its rate, if it is rounded. */
function manyTaxes(count: number, isFirstHarmful: boolean): readonly [Figures, Roundings] {
  const first = isFirstHarmful ? '22.006' : '22.0001';
  const taxes = Array.from({ length: count }, (_, at) => [
    `dati_riepilogo/${at}/imposta`,
    at === 0 ? first : '22.0001',
  ]);
  const summaries = taxes.map(([, tax = '']) => ['22.00', '100.00', Number(tax).toFixed(2)] as const);
  return [{ summaries }, Object.fromEntries(taxes)];
}

it.each([
  ['101 together', 101, false, 101],
  ['100 one by one', 100, true, 99],
  ['the first 100 of 102 one by one', 102, true, 99],
] as const)('%s', (_what, count, isFirstHarmful, harmless) => {
  const [figures, roundings] = manyTaxes(count, isFirstHarmful);
  expect(harmlessIn(invoiceWith(figures), roundings)).toHaveLength(harmless);
});

it('changes nothing in the invoice', () => {
  const invoice = invoiceWith(RIGHT);
  harmlessIn(invoice, { [TAX]: '22.0001' });
  expect(invoice).toEqual(invoiceWith(RIGHT));
});
