/** The amounts of a document that the others confirm or contradict. */
import { expect, it } from 'vitest';
import { confirmedBy } from '../../../src/operations/fix/amounts/confirmed.ts';
import type { Write } from '../../../src/operations/fix/amounts/supposition.ts';
import {
  bodyOf,
  type Figures,
  inFirst,
  RIGHT,
  TAX,
  TAXABLE,
  TOTAL,
  TWO_RATES,
} from '../../support/repairs/figures.ts';

const LINE = 'dettaglio_linee/0/prezzo_totale';
const LINES = 'dettaglio_linee';
const PAID = 'dati_pagamento';

/** 100.00 at 22% and 50.00 at 10%. */
const TWO: Figures = {
  lines: TWO_RATES,
  summaries: [
    ['22.00', '100.00', '22.00'],
    ['10.00', '50.00', '5.00'],
  ],
  total: '177.00',
  paid: ['177.00'],
};

/** RIGHT without a total and payments, and with this summary. */
const alone = (taxable: string, tax: string): Figures => ({
  lines: [['22.00', '100.00']],
  summaries: [['22.00', taxable, tax]],
});

const withheld = (importo_ritenuta: string): object => ({
  dati_ritenuta: [{ tipo_ritenuta: 'RT01', importo_ritenuta, aliquota_ritenuta: '20.00' }],
});

const SUMMARY = (rate: string, taxable: string, tax: string): string =>
  JSON.stringify({ aliquota_iva: rate, imponibile_importo: taxable, imposta: tax });

/** Documents without errors, and documents whose amounts nothing compares. */
const NOTHING: readonly (readonly [what: string, figures: Figures])[] = [
  ['amounts that agree', RIGHT],
  ['amounts of two rates that agree', TWO],
  ['no amounts', {}],
  ['payments without a total', { ...RIGHT, total: undefined }],
  ['a total without payments', { ...RIGHT, paid: undefined }],
  ['an empty list of payments', { ...RIGHT, paid: [] }],
  ['instalments', { ...RIGHT, paid: ['61.00', '61.00'] }],
  ['alternative ways of payment', { ...RIGHT, paid: ['122.00', '122.00'] }],
  ['cash, rounded to five cents', { ...RIGHT, paid: ['122.05'] }],
  ['a payment of the opposite sign', { ...RIGHT, paid: ['-122.00'] }],
  ['an advance', { ...RIGHT, paid: undefined, payments: [['TP03', '12.00']] }],
  ['an advance beside another payment', { ...RIGHT, paid: ['11.00'], payments: [['TP03', '12.00']] }],
  ['a payment of zero', { ...RIGHT, paid: ['0.00'] }],
  [
    'a payment of the total without the withholding',
    { ...RIGHT, paid: ['102.00'], document: withheld('20.00') },
  ],
];

it.each(NOTHING)('%s: nothing to confirm', (_what, figures) => {
  expect(confirmedBy(bodyOf(figures))).toBeNull();
});

it('a simplified document: nothing to confirm', () => {
  const body = bodyOf({ ...RIGHT, total: '0.00' });
  expect(confirmedBy({ ...body, ordinary: null } as never)).toBeNull();
});

const written = ({ code, op, path, from, to }: Write): string =>
  `${code} ${op} ${inFirst(path)} ${from === undefined ? to : `${from} > ${to}`}`;

const CONFIRMED: readonly (readonly [
  what: string,
  figures: Figures,
  writes: readonly string[],
  /** The wrong amounts of each. */
  readings: readonly (readonly string[])[],
])[] = [
  [
    'a tax',
    { ...RIGHT, summaries: [['22.00', '100.00', '22.50']] },
    [`00421 replace ${TAX} 22.50 > 22.00`],
    [[TAX]],
  ],
  [
    'a tax where nothing else is stated',
    alone('100.00', '22.50'),
    [`00421 replace ${TAX} 22.50 > 22.00`],
    [[TAX]],
  ],
  [
    'a tax beside an advance',
    { ...alone('100.00', '22.50'), payments: [['TP03', '12.00']] },
    [`00421 replace ${TAX} 22.50 > 22.00`],
    [[TAX]],
  ],
  [
    'a line total, by its price and the summary',
    { ...RIGHT, lines: [['22.00', '120.00', '100.00']] },
    [`00423 replace ${LINE} 120.00 > 100.00`],
    [[LINE]],
  ],
  [
    'a price, by its line total and the summary',
    { ...RIGHT, lines: [['22.00', '100.00', '10.00']] },
    [],
    [['dettaglio_linee/0/prezzo_unitario']],
  ],
  [
    'a taxable amount, by the line and the tax',
    alone('90.00', '22.00'),
    [`00422 replace ${TAXABLE} 90.00 > 100.00`],
    [[TAXABLE]],
  ],
  [
    'a taxable amount and its tax, by total and payment',
    { ...RIGHT, summaries: [['22.00', '90.00', '19.80']] },
    [`00422 replace ${TAXABLE} 90.00 > 100.00`, `00421 replace ${TAX} 19.80 > 22.00`],
    [[TAXABLE, TAX]],
  ],
  ['a line that is missing, or a wrong summary', alone('90.00', '19.80'), [], [[LINES]]],
  [
    'a line that is missing, by all else',
    { ...RIGHT, summaries: [['22.00', '200.00', '44.00']], total: '244.00', paid: ['244.00'] },
    [],
    [[LINES]],
  ],
  [
    'a total, by the payment',
    { ...RIGHT, total: '112.00' },
    [`Q-TOTAL replace ${TOTAL} 112.00 > 122.00`],
    [[TOTAL]],
  ],
  ['a total without payments', { ...RIGHT, total: '112.00', paid: undefined }, [], [[TOTAL], [LINES]]],
  ['a total and payments alike', { ...RIGHT, total: '244.00', paid: ['244.00'] }, [], [[LINES]]],
  [
    'a total less the withholding, without payments',
    { ...RIGHT, total: '102.00', paid: undefined, document: withheld('20.00') },
    [`Q-TOTAL replace ${TOTAL} 102.00 > 122.00`],
    [[TOTAL]],
  ],
  ['a payment', { ...RIGHT, paid: ['112.00'] }, [], [[PAID]]],
  ['a payment six cents off', { ...RIGHT, paid: ['122.06'] }, [], [[PAID]]],
  ['two different ways of payment', { ...RIGHT, paid: ['122.00', '120.00'] }, [], [[PAID]]],
  ['two equal payments of another amount', { ...RIGHT, paid: ['120.00', '120.00'] }, [], [[PAID]]],
  ['a payment beside one of zero', { ...RIGHT, paid: ['0.00', '112.00'] }, [], [[PAID]]],
  [
    'a tax of one of two rates',
    {
      ...TWO,
      summaries: [
        ['22.00', '100.00', '23.00'],
        ['10.00', '50.00', '5.00'],
      ],
    },
    [`00421 replace ${TAX} 23.00 > 22.00`],
    [[TAX]],
  ],
  [
    'the taxes of both rates',
    {
      ...TWO,
      summaries: [
        ['22.00', '100.00', '23.00'],
        ['10.00', '50.00', '6.00'],
      ],
    },
    [`00421 replace ${TAX} 23.00 > 22.00`, '00421 replace dati_riepilogo/1/imposta 6.00 > 5.00'],
    [[TAX, 'dati_riepilogo/1/imposta']],
  ],
  [
    'a missing summary, by the total',
    { ...TWO, summaries: [['22.00', '100.00', '22.00']] },
    [`00443 add dati_riepilogo/- ${SUMMARY('10.00', '50.00', '5.00')}`],
    [['dati_riepilogo/-']],
  ],
  [
    'a missing summary that the total lacks as well',
    { ...TWO, summaries: [['22.00', '100.00', '22.00']], total: '122.00', paid: ['122.00'] },
    [],
    [['dati_riepilogo/-', LINES], ['dettaglio_linee/1/aliquota_iva']],
  ],
  [
    'a missing summary where nothing else is stated',
    { lines: [['22.00', '100.00']] },
    [`00443 add dati_riepilogo/- ${SUMMARY('22.00', '100.00', '22.00')}`],
    [['dati_riepilogo/-']],
  ],
  [
    'a price and a taxable amount, by the line total and the tax',
    { lines: [['22.00', '100.00', '10.00']], summaries: [['22.00', '50.00', '22.00']] },
    [`00422 replace ${TAXABLE} 50.00 > 100.00`],
    [[TAXABLE, 'dettaglio_linee/0/prezzo_unitario']],
  ],
  [
    'a taxable amount that only the total confirms, beside a price in doubt',
    {
      lines: [['0.00 N4', '100.00', '150.00']],
      summaries: [['0.00 N4', '500.00', '0.00']],
      total: '100.00',
    },
    [],
    [[TAXABLE, 'dettaglio_linee/0/prezzo_unitario']],
  ],
  [
    'a line total, and a taxable amount of the same value that only the total confirms',
    {
      lines: [
        ['22.00', '100.00', '110.00'],
        ['10.00', '-20.00', '20.00'],
        ['0.00 N4', '20.00'],
      ],
      summaries: [
        ['22.00', '100.00', '22.00'],
        ['10.00', '20.00', '2.00'],
        ['0.00 N4', '20.06', '0.00'],
      ],
      total: '164.00',
    },
    ['00423 replace dettaglio_linee/1/prezzo_totale -20.00 > 20.00'],
    [
      [
        'dettaglio_linee/1/prezzo_totale',
        'dati_riepilogo/2/imponibile_importo',
        'dettaglio_linee/0/prezzo_unitario',
      ],
    ],
  ],
  [
    'a tax beside a total that may be wrong',
    { ...RIGHT, summaries: [['22.00', '100.00', '23.00']], total: '150.00', paid: undefined },
    [`00421 replace ${TAX} 23.00 > 22.00`],
    [
      [TAX, TOTAL],
      [TAX, LINES],
    ],
  ],
  [
    'a tax that two readings need, one of them with another taxable amount',
    { lines: [['0.00 N4', '150.00']], summaries: [['0.00 N4', '100.00', '50.00']] },
    [],
    [
      [TAX, LINES],
      [TAXABLE, TAX],
    ],
  ],
  [
    'a tax of one of two summaries, by either of their taxable amounts',
    {
      lines: [['22.00', '200.00']],
      summaries: [
        ['22.00', '111.00', '33.00'],
        ['22.00', '100.00', '22.00'],
      ],
    },
    [],
    [
      [TAX, LINES],
      [TAX, TAXABLE],
    ],
  ],
  [
    'one reading of a rate that is wrong in line and summary alike',
    { lines: [['4.00', '20.00']], summaries: [['10.00', '20.00', '0.80']] },
    [],
    [['dettaglio_linee/0/aliquota_iva', 'dati_riepilogo/0/aliquota_iva']],
  ],
  [
    'a total that no reading of the summary equals',
    { lines: [['4.00', '19.80']], summaries: [['4.00', '20.05', '0.80']], total: '20.80' },
    [],
    [[TOTAL, LINES], [LINES], [TAXABLE, TOTAL], [TAXABLE, LINES]],
  ],
  [
    'a taxable amount and its tax, by the payment alone',
    { ...alone('90.00', '19.80'), paid: ['122.00'] },
    [],
    [
      [LINES, PAID],
      [TAXABLE, TAX],
    ],
  ],
  [
    'summaries with the amounts of each other, or lines that are missing',
    {
      ...TWO,
      summaries: [
        ['22.00', '50.00', '11.00'],
        ['10.00', '100.00', '10.00'],
      ],
    },
    [],
    [
      [TOTAL, LINES, PAID],
      [LINES],
      [TAXABLE, TAX, 'dati_riepilogo/1/imponibile_importo', 'dati_riepilogo/1/imposta'],
    ],
  ],
  [
    'a price, or all that follows from it: as likely where total and payment confirm the latter',
    {
      lines: [['22.00', '100.00', '83.61']],
      summaries: [['22.00', '100.00', '22.00']],
      total: '102.00',
      paid: ['82.00'],
      document: withheld('20.00'),
    },
    [],
    [
      [TOTAL, 'dettaglio_linee/0/prezzo_unitario', PAID],
      [LINE, TAXABLE, TAX],
    ],
  ],
  [
    'a tax that the buyer pays to the state',
    { ...RIGHT, summaries: [['22.00', '100.00', '23.00', { esigibilita_iva: 'S' }]], paid: ['100.00'] },
    [`00421 replace ${TAX} 23.00 > 22.00`],
    [[TAX]],
  ],
  [
    'a total less the withholding, by the payment',
    { ...RIGHT, total: '102.00', paid: ['102.00'], document: withheld('20.00') },
    [`Q-TOTAL replace ${TOTAL} 102.00 > 122.00`],
    [[TOTAL]],
  ],
  ['a total of no amounts', { total: '10.00' }, [], [[TOTAL], [LINES]]],
  [
    'a line with two totals, and no summary of its rate',
    { lines: [['22.00', '100.00', '110.00']], summaries: [['10.00', '100.00', '10.00']] },
    [],
    [],
  ],
  [
    'more readings than are tried',
    {
      lines: Array.from({ length: 14 }, (_, at) => [at % 2 === 0 ? '22.00' : '10.00', '100.00', '110.00']),
      summaries: [
        ['22.00', '730.00', '160.60'],
        ['10.00', '730.00', '73.00'],
      ],
    },
    [],
    [],
  ],
  [
    'a price, or line and taxable amount, by the payment alone',
    { lines: [['0.00 N4', '100.00', '50.00']], summaries: [['0.00 N4', '100.00', '0.00']], paid: ['50.00'] },
    [],
    [
      ['dettaglio_linee/0/prezzo_unitario', PAID],
      [LINE, TAXABLE],
    ],
  ],
  [
    'twelve taxes of two rates, with more readings than are tried if the unlikely ones counted',
    {
      lines: [
        ['22.00', '600.00'],
        ['10.00', '600.00'],
      ],
      summaries: Array.from({ length: 12 }, (_, at) => [at < 6 ? '22.00' : '10.00', '100.00', '30.00']),
    },
    Array.from(
      { length: 12 },
      (_, at) => `00421 replace dati_riepilogo/${at}/imposta 30.00 > ${at < 6 ? '22.00' : '10.00'}`,
    ),
    [Array.from({ length: 12 }, (_, at) => `dati_riepilogo/${at}/imposta`)],
  ],
];

it.each(CONFIRMED)('%s', (_what, figures, writes, readings) => {
  const found = confirmedBy(bodyOf(figures));
  expect(found?.writes.map(written)).toEqual(writes);
  expect(found?.readings.map((reading) => reading.map(inFirst))).toEqual(readings);
});
