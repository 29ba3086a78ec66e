import { describe, expect, it } from 'vitest';
import { CausalePagamentoCodes } from '../../../src/model/codes/causalePagamento.ts';
import { DivisaCodes } from '../../../src/model/codes/divisa.ts';
import { type Case, testRule } from '../../support/ruleTester.ts';

const withheld = (causale_pagamento: string) => ({
  ritenuta: [
    { tipo_ritenuta: 'RT01', importo_ritenuta: '20.00', aliquota_ritenuta: '20.00', causale_pagamento },
  ],
});
const cause = 'ritenuta.0.causale_pagamento';
const currency = (divisa: string, data: string) => ({ 'documento.divisa': divisa, 'documento.data': data });
const at = 'documento.divisa';

/** Replaced currencies: the last day, the first day without it, and its successor. */
const REPLACED: readonly (readonly [code: string, last: string, until: string, successor: string])[] = [
  ['ANG', '2025-06-30', '2025-07-01', 'XCG'],
  ['BGN', '2026-01-31', '2026-02-01', 'EUR'],
  ['CUC', '2021-06-30', '2021-07-01', 'CUP'],
  ['HRK', '2023-01-14', '2023-01-15', 'EUR'],
  ['SLL', '2024-03-31', '2024-04-01', 'SLE'],
  ['ZWL', '2024-08-31', '2024-09-01', 'ZWG'],
];

testRule('Q-RETIRED', {
  cases: [
    { name: 'no retired codes' },
    ...REPLACED.flatMap(([code, last, until, successor]): Case[] => [
      { name: `${code} on its last day`, set: currency(code, last) },
      {
        name: `${code} a day later`,
        set: currency(code, until),
        finds: [
          {
            id: 'code',
            at,
            severity: 'warning',
            params: { element: 'Divisa', code, until, date: until, successor },
            fix: null,
          },
        ],
      },
    ]),
    { name: 'a currency of today', set: currency('CHF', '2026-06-01') },
    { name: 'a currency that does not exist', set: currency('XYZ', '2026-06-01') },
    { name: 'Z on its last day', set: { ...withheld('Z'), 'documento.data': '2020-12-31' } },
    {
      name: 'Z a day later',
      set: { ...withheld('Z'), 'documento.data': '2021-01-01' },
      finds: [
        {
          id: 'code',
          at: cause,
          params: {
            element: 'CausalePagamento',
            code: 'Z',
            until: '2021-01-01',
            date: '2021-01-01',
            successor: 'ZO',
          },
          fix: null,
        },
      ],
    },
    { name: 'ZO', set: withheld('ZO') },
    {
      name: 'the date of the document counts, not that of reception',
      set: { ...withheld('Z'), 'documento.data': '2020-12-31' },
      options: { asOf: '2026-06-15' },
    },
    {
      name: 'the second of two',
      set: { ritenuta: [...withheld('A').ritenuta, ...withheld('Z').ritenuta] },
      finds: [{ id: 'code', at: 'ritenuta.1.causale_pagamento' }],
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: withheld('Z'),
      finds: [{ id: 'code', at: cause }],
    },
    { name: 'simplified', kind: 'FSM10', set: currency('HRK', '2026-06-01'), finds: [{ id: 'code', at }] },
    {
      name: 'in the second body',
      set: { 'body1.documento.divisa': 'HRK' },
      finds: [{ id: 'code', at: 'body1.documento.divisa' }],
    },
  ],
});

describe('the lists', () => {
  it('have the successor of every retired code that the schema accepts', () => {
    const ended = [...DivisaCodes.codes, ...CausalePagamentoCodes.codes].filter(
      ({ until, inSchema }) => until !== undefined && inSchema,
    );
    const found = ended.map(({ code, successor }) => `${code} ${successor}`).sort();
    expect(found).toEqual(
      [...REPLACED.map(([code, , , successor]) => `${code} ${successor}`), 'Z ZO'].sort(),
    );
  });
});
