/** The possible errors among the amounts of one rate. */
import { describe, expect, it } from 'vitest';
import { suppositionsOf } from '../../../src/operations/fix/amounts/ofRate.ts';
import { groupsOf } from '../../../src/operations/fix/amounts/rates.ts';
import type { Write } from '../../../src/operations/fix/amounts/supposition.ts';
import { bodyOf, DISCOUNTED, type Figures, inFirst, TWO_RATES } from '../../support/repairs/figures.ts';

type Found = readonly [
  cost: number,
  writes: readonly string[],
  doubts: readonly string[],
  /** Position, taxable amount and tax of each summary; `null` for one to add. */
  summaries: readonly string[],
];

/** The rate in hundredths of a percent; null where there is too much to try. */
type OfRate = readonly [rate: number, found: readonly Found[] | null];

const ROWS: readonly (readonly [what: string, figures: Figures, rates: readonly OfRate[]])[] = [
  [
    'amounts that agree',
    {
      lines: [['22.00', '100.00']],
      summaries: [['22.00', '100.00', '22.00']],
      total: '122.00',
      paid: ['122.00'],
    },
    [[2200, [[0, [], [], ['0 100.00 22.00']]]]],
  ],
  [
    'a line in dispute, whose total agrees with the summary',
    { lines: [['22.00', '100.00', '110.00']], summaries: [['22.00', '100.00', '22.00']] },
    [
      [
        2200,
        [
          [1, [], ['dettaglio_linee/0/prezzo_unitario'], ['0 100.00 22.00']],
          [
            2,
            ['00423 replace dettaglio_linee/0/prezzo_totale 100.00 > 110.00'],
            ['dettaglio_linee'],
            ['0 100.00 22.00'],
          ],
          [
            3,
            [
              '00423 replace dettaglio_linee/0/prezzo_totale 100.00 > 110.00',
              '00422 replace dati_riepilogo/0/imponibile_importo 100.00 > 110.00',
              '00421 replace dati_riepilogo/0/imposta 22.00 > 24.20',
            ],
            [],
            ['0 110.00 24.20'],
          ],
        ],
      ],
    ],
  ],
  [
    'a line in dispute, of which another reading of the discount fits',
    DISCOUNTED,
    [
      [
        2200,
        [
          [1, [], ['dettaglio_linee/0/prezzo_unitario'], ['0 95.00 20.90']],
          [2, [], ['dettaglio_linee/0/prezzo_totale', 'dettaglio_linee'], ['0 95.00 20.90']],
          [
            3,
            [
              '00422 replace dati_riepilogo/0/imponibile_importo 95.00 > 90.00',
              '00421 replace dati_riepilogo/0/imposta 20.90 > 19.80',
            ],
            ['dettaglio_linee/0/prezzo_totale'],
            ['0 90.00 19.80'],
          ],
        ],
      ],
    ],
  ],
  [
    'a cent between lines and summary',
    { lines: [['22.00', '100.01']], summaries: [['22.00', '100.00', '22.00']] },
    [[2200, [[0, [], [], ['0 100.00 22.00']]]]],
  ],
  [
    'a cent between lines and summary, and a wrong tax',
    { lines: [['22.00', '100.01']], summaries: [['22.00', '100.00', '17.00']] },
    [
      [
        2200,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 17.00 > 22.00'], [], ['0 100.00 22.00']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 77.27 17.00']],
        ],
      ],
    ],
  ],
  [
    'two cents',
    { lines: [['22.00', '100.02']], summaries: [['22.00', '100.00', '22.00']] },
    [
      [
        2200,
        [
          [1, [], ['dettaglio_linee'], ['0 100.00 22.00']],
          [1, ['00422 replace dati_riepilogo/0/imponibile_importo 100.00 > 100.02'], [], ['0 100.02 22.00']],
        ],
      ],
    ],
  ],
  [
    'a cent beside a line in dispute',
    {
      lines: [
        ['22.00', '50.01', '60.00'],
        ['22.00', '50.00'],
      ],
      summaries: [['22.00', '100.00', '22.00']],
    },
    [
      [
        2200,
        [
          [2, [], ['dettaglio_linee/0/prezzo_unitario', 'dettaglio_linee'], ['0 100.00 22.00']],
          [
            2,
            ['00422 replace dati_riepilogo/0/imponibile_importo 100.00 > 100.01'],
            ['dettaglio_linee/0/prezzo_unitario'],
            ['0 100.01 22.00'],
          ],
          [
            2,
            ['00423 replace dettaglio_linee/0/prezzo_totale 50.01 > 60.00'],
            ['dettaglio_linee'],
            ['0 100.00 22.00'],
          ],
          [
            3,
            [
              '00423 replace dettaglio_linee/0/prezzo_totale 50.01 > 60.00',
              '00422 replace dati_riepilogo/0/imponibile_importo 100.00 > 110.00',
              '00421 replace dati_riepilogo/0/imposta 22.00 > 24.20',
            ],
            [],
            ['0 110.00 24.20'],
          ],
        ],
      ],
    ],
  ],
  [
    'a tax of another rate',
    { lines: [['22.00', '100.00']], summaries: [['22.00', '100.00', '10.00']] },
    [
      [
        2200,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 10.00 > 22.00'], [], ['0 100.00 22.00']],
          [2, [], ['dati_riepilogo/0/aliquota_iva'], ['0 100.00 10.00']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 45.45 10.00']],
        ],
      ],
    ],
  ],
  [
    'a tax of no rate',
    { lines: [['22.00', '100.00']], summaries: [['22.00', '100.00', '17.00']] },
    [
      [
        2200,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 17.00 > 22.00'], [], ['0 100.00 22.00']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 77.27 17.00']],
        ],
      ],
    ],
  ],
  [
    'a tax of a cent',
    { lines: [['22.00', '100.00']], summaries: [['22.00', '100.00', '22.01']] },
    [
      [
        2200,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 22.01 > 22.00'], [], ['0 100.00 22.00']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 100.05 22.01']],
        ],
      ],
    ],
  ],
  [
    'a tax less than a cent off',
    { lines: [['22.00', '100.02']], summaries: [['22.00', '100.02', '22.01']] },
    [[2200, [[0, [], [], ['0 100.02 22.01']]]]],
  ],
  [
    'a tax of nothing',
    { lines: [['22.00', '0.00']], summaries: [['22.00', '0.00', '5.00']] },
    [
      [
        2200,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 5.00 > 0.00'], [], ['0 0.00 0.00']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 22.73 5.00']],
        ],
      ],
    ],
  ],
  [
    'a tax of no rate, twice the same rate',
    {
      lines: [['22.00', '100.00']],
      summaries: [
        ['22.00', '50.00', '12.00'],
        ['22.00', '50.00', '11.00'],
      ],
    },
    [
      [
        2200,
        [
          [
            1,
            ['00421 replace dati_riepilogo/0/imposta 12.00 > 11.00'],
            [],
            ['0 50.00 11.00', '1 50.00 11.00'],
          ],
          [2, [], ['dati_riepilogo/0/imponibile_importo'], ['0 50.00 12.00', '1 50.00 11.00']],
        ],
      ],
    ],
  ],
  [
    'a taxable amount, divided in two',
    {
      lines: [['22.00', '110.00']],
      summaries: [
        ['22.00', '50.00', '11.00'],
        ['22.00', '50.00', '11.00'],
      ],
    },
    [
      [
        2200,
        [
          [1, [], ['dettaglio_linee'], ['0 50.00 11.00', '1 50.00 11.00']],
          [
            2,
            ['00421 replace dati_riepilogo/0/imposta 11.00 > 13.20'],
            ['dati_riepilogo/0/imponibile_importo'],
            ['0 60.00 13.20', '1 50.00 11.00'],
          ],
          [
            3,
            [],
            ['dati_riepilogo/0/imponibile_importo', 'dati_riepilogo/0/imponibile_importo'],
            ['0 60.00 11.00', '1 50.00 11.00'],
          ],
          [
            2,
            ['00421 replace dati_riepilogo/1/imposta 11.00 > 13.20'],
            ['dati_riepilogo/1/imponibile_importo'],
            ['0 50.00 11.00', '1 60.00 13.20'],
          ],
          [
            3,
            [],
            ['dati_riepilogo/1/imponibile_importo', 'dati_riepilogo/1/imponibile_importo'],
            ['0 50.00 11.00', '1 60.00 11.00'],
          ],
        ],
      ],
    ],
  ],
  [
    'a taxable amount that the tax implies',
    { lines: [['22.00', '90.00']], summaries: [['22.00', '90.00', '22.00']] },
    [
      [
        2200,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 22.00 > 19.80'], [], ['0 90.00 19.80']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 100.00 22.00']],
        ],
      ],
    ],
  ],
  [
    'a taxable amount that neither implies',
    { lines: [['22.00', '100.00']], summaries: [['22.00', '90.00', '19.80']] },
    [
      [
        2200,
        [
          [1, [], ['dettaglio_linee'], ['0 90.00 19.80']],
          [
            2,
            [
              '00422 replace dati_riepilogo/0/imponibile_importo 90.00 > 100.00',
              '00421 replace dati_riepilogo/0/imposta 19.80 > 22.00',
            ],
            [],
            ['0 100.00 22.00'],
          ],
        ],
      ],
    ],
  ],
  [
    'a taxable amount of another sign',
    { lines: [['22.00', '-100.00']], summaries: [['22.00', '90.00', '19.80']] },
    [
      [
        2200,
        [
          [1, [], ['dettaglio_linee'], ['0 90.00 19.80']],
          [
            2,
            [
              '00422 replace dati_riepilogo/0/imponibile_importo 90.00 > -100.00',
              '00421 replace dati_riepilogo/0/imposta 19.80 > -22.00',
            ],
            [],
            ['0 -100.00 -22.00'],
          ],
        ],
      ],
    ],
  ],
  [
    'a tax of the rate of other lines',
    {
      lines: TWO_RATES,
      summaries: [
        ['22.00', '100.00', '10.00'],
        ['10.00', '50.00', '5.00'],
      ],
    },
    [
      [
        2200,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 10.00 > 22.00'], [], ['0 100.00 22.00']],
          [2, [], ['dati_riepilogo/0/aliquota_iva'], ['0 100.00 10.00']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 45.45 10.00']],
          [1, [], ['dati_riepilogo/0/aliquota_iva'], ['0 100.00 10.00']],
        ],
      ],
      [1000, [[0, [], [], ['1 50.00 5.00']]]],
    ],
  ],
  [
    'a tax of the rate of lines without another',
    {
      lines: TWO_RATES,
      summaries: [
        ['22.00', '100.00', '4.00'],
        ['10.00', '50.00', '5.00'],
      ],
    },
    [
      [
        2200,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 4.00 > 22.00'], [], ['0 100.00 22.00']],
          [2, [], ['dati_riepilogo/0/aliquota_iva'], ['0 100.00 4.00']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 18.18 4.00']],
        ],
      ],
      [1000, [[0, [], [], ['1 50.00 5.00']]]],
    ],
  ],
  [
    'a tax of the rate of a summary without lines',
    {
      lines: [['22.00', '100.00']],
      summaries: [
        ['22.00', '100.00', '10.00'],
        ['10.00', '50.00', '5.00'],
      ],
    },
    [
      [
        2200,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 10.00 > 22.00'], [], ['0 100.00 22.00']],
          [2, [], ['dati_riepilogo/0/aliquota_iva'], ['0 100.00 10.00']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 45.45 10.00']],
        ],
      ],
      [1000, [[0, [], [], ['1 50.00 5.00']]]],
    ],
  ],
  [
    'a tax of one of two other rates',
    {
      lines: [
        ['22.00', '100.00'],
        ['10.00', '50.00'],
        ['4.00', '20.00'],
      ],
      summaries: [
        ['22.00', '100.00', '10.00'],
        ['10.00', '50.00', '5.00'],
        ['4.00', '20.00', '0.80'],
      ],
    },
    [
      [
        2200,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 10.00 > 22.00'], [], ['0 100.00 22.00']],
          [2, [], ['dati_riepilogo/0/aliquota_iva'], ['0 100.00 10.00']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 45.45 10.00']],
          [1, [], ['dati_riepilogo/0/aliquota_iva'], ['0 100.00 10.00']],
        ],
      ],
      [1000, [[0, [], [], ['1 50.00 5.00']]]],
      [400, [[0, [], [], ['2 20.00 0.80']]]],
    ],
  ],
  [
    'a summary without lines, and a wrong tax',
    {
      lines: TWO_RATES,
      summaries: [
        ['22.00', '100.00', '22.00'],
        ['10.00', '50.00', '5.00'],
        ['4.00', '10.00', '0.50'],
      ],
    },
    [
      [2200, [[0, [], [], ['0 100.00 22.00']]]],
      [1000, [[0, [], [], ['1 50.00 5.00']]]],
      [400, [[1, [], ['dati_riepilogo/2/aliquota_iva'], ['2 10.00 0.50']]]],
    ],
  ],
  [
    'a missing summary',
    {
      lines: TWO_RATES,
      summaries: [['22.00', '100.00', '22.00']],
    },
    [
      [2200, [[0, [], [], ['0 100.00 22.00']]]],
      [
        1000,
        [
          [
            1,
            [
              '00443 add dati_riepilogo/- {"aliquota_iva":"10.00","imponibile_importo":"50.00","imposta":"5.00"}',
            ],
            [],
            ['null 50.00 5.00'],
          ],
          [2, [], ['dettaglio_linee/1/aliquota_iva'], []],
        ],
      ],
    ],
  ],
  [
    'a missing summary that is part of another',
    {
      lines: TWO_RATES,
      summaries: [['22.00', '150.00', '33.00']],
    },
    [
      [
        2200,
        [
          [1, [], ['dettaglio_linee'], ['0 150.00 33.00']],
          [
            2,
            ['00422 replace dati_riepilogo/0/imponibile_importo 150.00 > 100.00'],
            ['dati_riepilogo/0/aliquota_iva'],
            ['0 100.00 33.00'],
          ],
        ],
      ],
      [
        1000,
        [
          [
            1,
            [
              '00443 add dati_riepilogo/- {"aliquota_iva":"10.00","imponibile_importo":"50.00","imposta":"5.00"}',
            ],
            [],
            ['null 50.00 5.00'],
          ],
          [0, [], ['dettaglio_linee/1/aliquota_iva'], []],
        ],
      ],
    ],
  ],
  [
    'a missing summary that a cent keeps from being part of another',
    {
      lines: TWO_RATES,
      summaries: [['22.00', '150.01', '33.00']],
    },
    [
      [
        2200,
        [
          [1, [], ['dettaglio_linee'], ['0 150.01 33.00']],
          [
            2,
            ['00422 replace dati_riepilogo/0/imponibile_importo 150.01 > 100.00'],
            ['dati_riepilogo/0/aliquota_iva'],
            ['0 100.00 33.00'],
          ],
        ],
      ],
      [
        1000,
        [
          [
            1,
            [
              '00443 add dati_riepilogo/- {"aliquota_iva":"10.00","imponibile_importo":"50.00","imposta":"5.00"}',
            ],
            [],
            ['null 50.00 5.00'],
          ],
          [2, [], ['dettaglio_linee/1/aliquota_iva'], []],
        ],
      ],
    ],
  ],
  [
    'a missing summary beside one without lines',
    {
      lines: TWO_RATES,
      summaries: [
        ['22.00', '100.00', '22.00'],
        ['4.00', '50.00', '2.00'],
      ],
    },
    [
      [2200, [[0, [], [], ['0 100.00 22.00']]]],
      [
        1000,
        [
          [
            1,
            [
              '00443 add dati_riepilogo/- {"aliquota_iva":"10.00","imponibile_importo":"50.00","imposta":"5.00"}',
            ],
            [],
            ['null 50.00 5.00'],
          ],
          [0, [], ['dettaglio_linee/1/aliquota_iva'], []],
        ],
      ],
      [400, [[0, [], [], ['1 50.00 2.00']]]],
    ],
  ],
  [
    'two missing summaries',
    {
      lines: TWO_RATES,
      summaries: [],
    },
    [
      [
        2200,
        [
          [
            1,
            [
              '00443 add dati_riepilogo/- {"aliquota_iva":"22.00","imponibile_importo":"100.00","imposta":"22.00"}',
            ],
            [],
            ['null 100.00 22.00'],
          ],
          [2, [], ['dettaglio_linee/0/aliquota_iva'], []],
        ],
      ],
      [
        1000,
        [
          [
            1,
            [
              '00443 add dati_riepilogo/- {"aliquota_iva":"10.00","imponibile_importo":"50.00","imposta":"5.00"}',
            ],
            [],
            ['null 50.00 5.00'],
          ],
          [2, [], ['dettaglio_linee/1/aliquota_iva'], []],
        ],
      ],
    ],
  ],
  [
    'a missing summary with a line in dispute',
    {
      lines: [
        ['22.00', '100.00'],
        ['10.00', '50.00', '60.00'],
      ],
      summaries: [['22.00', '100.00', '22.00']],
    },
    [
      [2200, [[0, [], [], ['0 100.00 22.00']]]],
      [1000, null],
    ],
  ],
  [
    'a missing summary of a Natura',
    {
      lines: [
        ['22.00', '100.00'],
        ['0.00 N4', '50.00'],
      ],
      summaries: [['22.00', '100.00', '22.00']],
    },
    [
      [2200, [[0, [], [], ['0 100.00 22.00']]]],
      [
        0,
        [
          [
            1,
            [
              '00443 add dati_riepilogo/- {"aliquota_iva":"0.00","natura":"N4","imponibile_importo":"50.00","imposta":"0.00"}',
            ],
            [],
            ['null 50.00 0.00'],
          ],
          [2, [], ['dettaglio_linee/1/aliquota_iva'], []],
        ],
      ],
    ],
  ],
  [
    'a missing summary of a rate 0 without Natura',
    {
      lines: [
        ['22.00', '100.00'],
        ['0.00', '50.00'],
      ],
      summaries: [['22.00', '100.00', '22.00']],
    },
    [
      [2200, [[0, [], [], ['0 100.00 22.00']]]],
      [0, [[2, [], ['dettaglio_linee/1/aliquota_iva'], []]]],
    ],
  ],
  [
    'a rate that no law knows',
    { lines: [['21.00', '100.00']], summaries: [['21.00', '100.00', '22.00']] },
    [
      [
        2100,
        [
          [1, [], ['dati_riepilogo/0/aliquota_iva'], ['0 100.00 22.00']],
          [2, [], ['dettaglio_linee', 'dati_riepilogo/0/imponibile_importo'], ['0 104.76 22.00']],
        ],
      ],
    ],
  ],
  [
    'six summaries',
    {
      lines: [['22.00', '60.00']],
      summaries: [
        ['22.00', '10.00', '2.20'],
        ['22.00', '10.00', '2.20'],
        ['22.00', '10.00', '2.20'],
        ['22.00', '10.00', '2.20'],
        ['22.00', '10.00', '2.20'],
        ['22.00', '10.00', '2.20'],
      ],
    },
    [
      [
        2200,
        [
          [
            0,
            [],
            [],
            ['0 10.00 2.20', '1 10.00 2.20', '2 10.00 2.20', '3 10.00 2.20', '4 10.00 2.20', '5 10.00 2.20'],
          ],
        ],
      ],
    ],
  ],
  [
    'a rate of zero with a tax',
    { lines: [['0.00 N4', '100.00']], summaries: [['0.00 N4', '100.00', '5.00']] },
    [
      [
        0,
        [
          [1, ['00421 replace dati_riepilogo/0/imposta 5.00 > 0.00'], [], ['0 100.00 0.00']],
          [2, [], ['dati_riepilogo/0/aliquota_iva'], ['0 100.00 5.00']],
        ],
      ],
    ],
  ],
  [
    'a rounding',
    { lines: [['22.00', '100.00']], summaries: [['22.00', '100.50', '22.11', { arrotondamento: '0.50' }]] },
    [[2200, [[0, [], [], ['0 100.50 22.11']]]]],
  ],
  [
    'a rounding that is too much',
    { lines: [['22.00', '100.00']], summaries: [['22.00', '100.50', '22.11', { arrotondamento: '0.10' }]] },
    [
      [
        2200,
        [
          [1, [], ['dettaglio_linee'], ['0 100.50 22.11']],
          [
            2,
            [
              '00422 replace dati_riepilogo/0/imponibile_importo 100.50 > 100.10',
              '00421 replace dati_riepilogo/0/imposta 22.11 > 22.02',
            ],
            [],
            ['0 100.10 22.02'],
          ],
        ],
      ],
    ],
  ],
];

const written = ({ code, op, path, from, to }: Write): string =>
  `${code} ${op} ${inFirst(path)} ${from === undefined ? to : `${from} > ${to}`}`;

function foundIn(figures: Figures): readonly OfRate[] {
  const body = bodyOf(figures);
  const groups = groupsOf(body);
  return groups.map((group): OfRate => {
    const found = suppositionsOf(group, { body, groups })?.map(
      ({ cost, writes, doubts, summaries }): Found => [
        cost,
        writes.map(written),
        doubts.map(inFirst),
        summaries.map(({ index, taxable, tax }) => `${index} ${taxable.toText()} ${tax.toText()}`),
      ],
    );
    return [group.sums.rate, found ?? null];
  });
}

it.each(ROWS)('%s', (_what, figures, rates) => {
  expect(foundIn(figures)).toEqual(rates);
});

describe('too much to try', () => {
  const disputed = (count: number): Figures => ({
    lines: Array.from({ length: count }, () => ['22.00', '100.00', '110.00'] as const),
    summaries: [['22.00', `${count}00.00`, `${count * 22}.00`]],
  });
  const divided = (count: number): Figures => ({
    lines: [['22.00', `${count}0.00`]],
    summaries: Array.from({ length: count }, () => ['22.00', '10.00', '2.20'] as const),
  });

  it.each([
    ['ten lines in dispute', disputed(10), 2047],
    ['eleven', disputed(11), null],
    ['six summaries of a rate', divided(6), 1],
    ['seven', divided(7), null],
  ])('%s', (_what, figures, count) => {
    expect(foundIn(figures).map(([, found]) => found?.length ?? null)).toEqual([count]);
  });
});
