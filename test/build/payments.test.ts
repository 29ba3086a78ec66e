/** Several means of payment, several banks: the parts add up to the amount due. */

import { describe, expect, it } from 'vitest';
import { BuildError, buildInvoice, creditNote, type InvoiceBrief } from '../../src/build/index.ts';
import type { ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';
import { validate } from '../../src/validate/index.ts';
import { writeInvoice } from '../../src/xml/index.ts';
import { briefOf, HUNDRED, IBAN } from './briefs.ts';

type Payment = NonNullable<InvoiceBrief['pagamento']>;

/** IBAN of another bank. */
const OTHER = 'IT91G0306909400100000012345';

/** 122.00 is due. */
const paid = (pagamento: Payment, parts: Partial<InvoiceBrief> = {}): ReadonlyOrdinaryInvoice =>
  buildInvoice(briefOf({ pagamento, ...parts }));

/** Each block: its condition, then means, day, amount and bank of each entry. */
function entriesOf(invoice: ReadonlyOrdinaryInvoice): readonly (readonly string[])[] {
  return (invoice.fattura_elettronica_body[0]?.dati_pagamento ?? []).map((block) => [
    block.condizioni_pagamento,
    ...block.dettaglio_pagamento.map((entry) =>
      [
        entry.modalita_pagamento,
        entry.data_scadenza_pagamento ?? '-',
        entry.importo_pagamento,
        entry.iban?.slice(5, 10) ?? '-',
      ].join(' '),
    ),
  ]);
}

const CASH = { modalita: 'MP01' } as const;
const BANK = { modalita: 'MP05', iban: IBAN } as const;
const BANK_2 = { modalita: 'MP05', iban: OTHER } as const;

describe('several means', () => {
  it.each<[name: string, payment: Payment, expected: readonly (readonly string[])[]]>([
    [
      'part in cash, the rest by bank',
      [{ ...CASH, importo: 22 }, BANK],
      [['TP02', 'MP01 - 22.00 -', 'MP05 - 100.00 05428']],
    ],
    [
      'part in cash, the rest by bank in a month',
      [
        { ...CASH, quota: 25 },
        { ...BANK, scadenze: '30EOM' },
      ],
      [['TP01', 'MP01 - 30.50 -', 'MP05 2026-12-31 91.50 05428']],
    ],
    [
      'two banks, half each',
      [
        { ...BANK, scadenze: '30' },
        { ...BANK_2, scadenze: '30' },
      ],
      [['TP02', 'MP05 2026-12-21 61.00 05428', 'MP05 2026-12-21 61.00 03069']],
    ],
    [
      'three equal parts, the odd cents in the last',
      [CASH, BANK, BANK_2],
      [['TP02', 'MP01 - 40.66 -', 'MP05 - 40.66 05428', 'MP05 - 40.68 03069']],
    ],
    [
      'all amounts given',
      [
        { ...CASH, importo: '22.01' },
        { ...BANK, importo: '99.99' },
      ],
      [['TP02', 'MP01 - 22.01 -', 'MP05 - 99.99 05428']],
    ],
    [
      'instalments within a part',
      [
        { ...CASH, importo: 22 },
        { ...BANK, scadenze: [{ termini: '30' }, { termini: '60', quota: 60 }] },
      ],
      [['TP01', 'MP01 - 22.00 -', 'MP05 2026-12-21 40.00 05428', 'MP05 2027-01-20 60.00 05428']],
    ],
    [
      'an advance, and the balance',
      [{ ...CASH, importo: 22, condizioni: 'TP03' }, BANK],
      [
        ['TP03', 'MP01 - 22.00 -'],
        ['TP02', 'MP05 - 100.00 05428'],
      ],
    ],
    [
      'an advance, of which the rest is paid elsewhere',
      [{ ...CASH, importo: 22, condizioni: 'TP03' }],
      [['TP03', 'MP01 - 22.00 -']],
    ],
    ['one part is all', [BANK], [['TP02', 'MP05 - 122.00 05428']]],
    ['no part', [], []],
  ])('%s', (_, payment, expected) => {
    const invoice = paid(payment);
    expect(entriesOf(invoice)).toEqual(expected);
    const { verdict, findings } = validate(writeInvoice(invoice), { asOf: '2026-11-21' });
    expect([verdict, findings.map(({ code }) => code)]).toEqual(['valid', []]);
  });

  it('divide the amount due, not the total', () => {
    const ritenute = [{ tipo_ritenuta: 'RT01', aliquota: 20, causale_pagamento: 'A' }] as const;
    // 122.00 less 20.00.
    expect(entriesOf(paid([{ ...CASH, quota: 50 }, BANK], { ritenute }))).toEqual([
      ['TP02', 'MP01 - 51.00 -', 'MP05 - 51.00 05428'],
    ]);
  });

  it('settle a note', () => {
    const note = creditNote(paid(BANK), {
      numero: 'NC/1',
      data: '2026-12-01',
      pagamento: [{ ...CASH, importo: 22 }, BANK],
    });
    expect(entriesOf(note)).toEqual([['TP02', 'MP01 - 22.00 -', 'MP05 - 100.00 05428']]);
  });
});

describe('payments that do not add up', () => {
  it.each<[name: string, payment: unknown, problems: readonly string[]]>([
    ['too little', [{ ...CASH, importo: 22 }], ['/pagamento payment.sum 22.00 122.00']],
    ['too much', [{ ...CASH, importo: 200 }, BANK], ['/pagamento payment.sum 200.00 122.00']],
    [
      'shares over the whole',
      [
        { ...CASH, quota: 60 },
        { ...BANK, quota: 41 },
      ],
      ['/pagamento payment.sum 123.22 122.00'],
    ],
    [
      'an advance and too little',
      [
        { ...CASH, importo: 22, condizioni: 'TP03' },
        { ...BANK, importo: 50 },
      ],
      ['/pagamento payment.sum 72.00 122.00'],
    ],
    [
      'instalments of a part',
      [
        { ...CASH, importo: 22 },
        { ...BANK, scadenze: [{ termini: '30', importo: 122 }] },
      ],
      ['/pagamento/1/scadenze payment.sum 122.00 100.00'],
    ],
    [
      'a share and an amount',
      [{ ...CASH, importo: 22, quota: 10 }, BANK],
      ['/pagamento/0 payment.one undefined undefined'],
    ],
    ['no means', [{ importo: 22 }, BANK], ['/pagamento/0/modalita missing undefined undefined']],
    [
      'an account that is none',
      [CASH, { ...BANK, iban: 'IT60X0542811101000000123457' }],
      ['/pagamento/1/iban id.iban IT60X0542811101000000123457 33'],
    ],
    ['a part of nothing else', { ...CASH, quota: 50 }, ['/pagamento/quota unknown quota undefined']],
  ])('%s', (_, pagamento, problems) => {
    const found = (): readonly string[] => {
      try {
        buildInvoice({ ...briefOf(), linee: [HUNDRED], pagamento } as InvoiceBrief);
      } catch (error) {
        if (!(error instanceof BuildError)) throw error;
        return error.problems.map(
          ({ path, code, params }) => `${path} ${code} ${params['found']} ${params['expected']}`,
        );
      }
      return [];
    };
    expect(found()).toEqual(problems);
  });
});
