/** The amounts of each rate: what is settled, what is disputed, and whether the rate itself may be wrong. */
import { expect, it } from 'vitest';
import { groupsOf } from '../../../src/operations/fix/amounts/rates.ts';
import { bodyOf, DISCOUNTED, type Figures, inFirst, TWO_RATES } from '../../support/repairs/figures.ts';

type Group = readonly [
  /** In hundredths of a percent. */
  rate: number,
  settled: string,
  /** Path, stated and computed total, and the correction. */
  disputed: readonly string[],
  summaries: number,
  isRateDoubtful: boolean,
];

const ROWS: readonly (readonly [what: string, figures: Figures, groups: readonly Group[]])[] = [
  [
    'amounts that agree',
    {
      lines: [['22.00', '100.00']],
      summaries: [['22.00', '100.00', '22.00']],
      total: '122.00',
      paid: ['122.00'],
    },
    [[2200, '100.00', [], 1, false]],
  ],
  [
    'a line total that is not its price',
    {
      lines: [
        ['22.00', '120.00', '100.00'],
        ['22.00', '10.00'],
      ],
      summaries: [['22.00', '100.00', '22.00']],
      total: '122.00',
      paid: ['122.00'],
    },
    [
      [
        2200,
        '10.00',
        [
          'dettaglio_linee/0/prezzo_totale 120.00 100.00 00423 replace dettaglio_linee/0/prezzo_totale 120.00 > 100.00',
        ],
        1,
        false,
      ],
    ],
  ],
  [
    'a line total with discounts added instead of in turn',
    {
      lines: [
        [
          '22.00',
          '80.00',
          '100.00',
          {
            sconto_maggiorazione: [
              { tipo: 'SC', percentuale: '10.00' },
              { tipo: 'SC', percentuale: '10.00' },
            ],
          },
        ],
      ],
      summaries: [['22.00', '80.00', '17.60']],
    },
    [
      [
        2200,
        '0.00',
        [
          'dettaglio_linee/0/prezzo_totale 80.00 81.00 00423 replace dettaglio_linee/0/prezzo_totale 80.00 > 81.00',
        ],
        1,
        false,
      ],
    ],
  ],
  [
    'a contribution',
    {
      lines: [['22.00', '100.00']],
      summaries: [['22.00', '100.00', '22.00']],
      total: '122.00',
      paid: ['122.00'],
      cassa: [['22.00', '4.00']],
    },
    [[2200, '104.00', [], 1, false]],
  ],
  [
    'a summary without lines',
    {
      lines: TWO_RATES,
      summaries: [
        ['22.00', '100.00', '22.00'],
        ['10.00', '50.00', '5.00'],
        ['4.00', '10.00', '0.40'],
      ],
    },
    [
      [2200, '100.00', [], 1, false],
      [1000, '50.00', [], 1, false],
      [400, '0.00', [], 1, true],
    ],
  ],
  [
    'a rate that never existed',
    { lines: [['7.00', '100.00']], summaries: [['7.00', '100.00', '7.00']] },
    [[700, '100.00', [], 1, false]],
  ],
  [
    'a rate of other years',
    { lines: [['21.00', '100.00']], summaries: [['21.00', '100.00', '21.00']] },
    [[2100, '100.00', [], 1, true]],
  ],
  [
    'a missing summary whose amount is in another',
    {
      lines: TWO_RATES,
      summaries: [['22.00', '150.00', '33.00']],
    },
    [
      [2200, '100.00', [], 1, true],
      [1000, '50.00', [], 0, true],
    ],
  ],
  [
    'a missing summary',
    {
      lines: TWO_RATES,
      summaries: [['22.00', '100.00', '22.00']],
    },
    [
      [2200, '100.00', [], 1, false],
      [1000, '50.00', [], 0, true],
    ],
  ],
  [
    'a missing summary beside one that is a cent off',
    {
      lines: TWO_RATES,
      summaries: [['22.00', '100.01', '22.00']],
    },
    [
      [2200, '100.00', [], 1, false],
      [1000, '50.00', [], 0, true],
    ],
  ],
  [
    'a missing summary beside one that is two cents off',
    {
      lines: TWO_RATES,
      summaries: [['22.00', '100.02', '22.00']],
    },
    [
      [2200, '100.00', [], 1, true],
      [1000, '50.00', [], 0, true],
    ],
  ],
  [
    'a missing summary beside one that is a cent less',
    {
      lines: TWO_RATES,
      summaries: [['22.00', '99.99', '22.00']],
    },
    [
      [2200, '100.00', [], 1, false],
      [1000, '50.00', [], 0, true],
    ],
  ],
  [
    'a rounding in the summary',
    {
      lines: TWO_RATES,
      summaries: [['22.00', '100.50', '22.11', { arrotondamento: '0.50' }]],
    },
    [
      [2200, '100.00', [], 1, false],
      [1000, '50.00', [], 0, true],
    ],
  ],
  [
    'no missing summary beside one that is off',
    {
      lines: TWO_RATES,
      summaries: [
        ['22.00', '150.00', '33.00'],
        ['10.00', '50.00', '5.00'],
      ],
    },
    [
      [2200, '100.00', [], 1, false],
      [1000, '50.00', [], 1, false],
    ],
  ],
  [
    'a Natura with a rate in one of two lines',
    {
      lines: [
        ['22.00', '50.00'],
        ['22.00 N4', '50.00'],
      ],
      summaries: [['22.00', '100.00', '22.00']],
    },
    [[2200, '100.00', [], 1, true]],
  ],
  [
    'a Natura with a rate in one of two summaries',
    {
      lines: [['22.00', '100.00']],
      summaries: [
        ['22.00', '50.00', '11.00'],
        ['22.00 N4', '50.00', '11.00'],
      ],
    },
    [[2200, '100.00', [], 2, true]],
  ],
  [
    'no rate without Natura',
    { lines: [['0.00', '100.00']], summaries: [['0.00', '100.00', '0.00']] },
    [[0, '100.00', [], 1, true]],
  ],
  [
    'a Natura',
    { lines: [['0.00 N4', '100.00']], summaries: [['0.00 N4', '100.00', '0.00']] },
    [[0, '100.00', [], 1, false]],
  ],
  [
    'lines without a rate',
    {
      lines: [
        ['', '100.00'],
        ['22.00', '10.00'],
      ],
      summaries: [
        ['', '100.00', '22.00'],
        ['22.00', '10.00', '2.20'],
      ],
    },
    [
      [0, '100.00', [], 1, true],
      [2200, '10.00', [], 1, false],
    ],
  ],
  [
    'a line total that another reading of the discount explains',
    DISCOUNTED,
    [[2200, '0.00', ['dettaglio_linee/0/prezzo_totale 95.00 90.00'], 1, false]],
  ],
];

it.each(ROWS)('%s', (_what, figures, groups) => {
  const found = groupsOf(bodyOf(figures)).map(
    ({ sums, settled, disputed, summaries, isRateDoubtful }): Group => [
      sums.rate,
      settled.toText(),
      disputed.map(
        ({ path, stated, computed, write }) =>
          `${inFirst(path)} ${stated.toText()} ${computed.toText()}${write === undefined ? '' : ` ${write.code} ${write.op} ${inFirst(write.path)} ${write.from} > ${write.to}`}`,
      ),
      summaries.length,
      isRateDoubtful,
    ],
  );
  expect(found).toEqual(groups);
});
