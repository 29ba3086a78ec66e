/** Payments and totals created from an e-invoice. */
import { describe, expect, it } from 'vitest';
import type { DettaglioPagamento, FatturaElettronicaBody } from '../../src/model/index.ts';
import { asNumeric, totalsOf } from '../../src/sandbox/documents/fields.ts';
import { dueDate, paymentsOf } from '../../src/sandbox/documents/payments.ts';
import { Refusal } from '../../src/sandbox/http/refusal.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { fixture } from './documentsFixtures.ts';

type Terms = Partial<
  Pick<
    DettaglioPagamento,
    'data_scadenza_pagamento' | 'data_riferimento_termini_pagamento' | 'giorni_termini_pagamento'
  >
>;

const DUE: readonly (readonly [name: string, terms: Terms, due: string])[] = [
  ['nothing said', {}, '2026-01-31'],
  ['a date', { data_scadenza_pagamento: '2026-03-15' }, '2026-03-15'],
  ['a date with a zone', { data_scadenza_pagamento: '2026-03-15+01:00' }, '2026-03-15'],
  [
    'a date beside days',
    { data_scadenza_pagamento: '2026-03-15', giorni_termini_pagamento: 90 },
    '2026-03-15',
  ],
  ['days', { giorni_termini_pagamento: 30 }, '2026-03-02'],
  ['on sight', { giorni_termini_pagamento: 0 }, '2026-01-31'],
  [
    'days from a date',
    { data_riferimento_termini_pagamento: '2028-02-01', giorni_termini_pagamento: 29 },
    '2028-03-01',
  ],
  ['a date to count from', { data_riferimento_termini_pagamento: '2026-02-28' }, '2026-02-28'],
  ['over the change of the clocks', { giorni_termini_pagamento: 60 }, '2026-04-01'],
];

const BEYOND: readonly (readonly [terms: Terms, member: string])[] = [
  [{ data_scadenza_pagamento: '12026-01-01' }, 'data_scadenza_pagamento'],
  [{ data_riferimento_termini_pagamento: '12026-01-01' }, 'data_riferimento_termini_pagamento'],
  [
    { data_riferimento_termini_pagamento: '9999-12-01', giorni_termini_pagamento: 31 },
    'giorni_termini_pagamento',
  ],
];

const detail = (terms: Terms): DettaglioPagamento => ({
  modalita_pagamento: 'MP05',
  importo_pagamento: '10.00',
  ...terms,
});

describe('due dates', () => {
  it.each(DUE)('%s', (_name, terms, due) => {
    expect(dueDate(detail(terms), '2026-01-31', '')).toBe(due);
  });

  it.each(BEYOND)('outside the calendar: %s', (terms, member) => {
    let caught: unknown;
    try {
      dueDate(detail(terms), '2026-01-31', '/here');
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(Refusal);
    expect(caught).toMatchObject({ status: 422, faults: [{ pointer: `/here/${member}` }] });
  });
});

function body(change: (body: FatturaElettronicaBody) => FatturaElettronicaBody): FatturaElettronicaBody {
  const invoice = parseInvoice(fixture('FPR12-simple.xml').text) as never as {
    fattura_elettronica_body: FatturaElettronicaBody[];
  };
  return change(invoice.fattura_elettronica_body[0]!);
}

const stating = (total: string | undefined, imposta: string) =>
  body((one) => {
    const { importo_totale_documento: _, ...general } = one.dati_generali.dati_generali_documento;
    const stated = total === undefined ? {} : { importo_totale_documento: total };
    const [summary] = one.dati_beni_servizi.dati_riepilogo;
    return {
      ...one,
      dati_generali: { ...one.dati_generali, dati_generali_documento: { ...general, ...stated } },
      dati_beni_servizi: { ...one.dati_beni_servizi, dati_riepilogo: [{ ...summary!, imposta }] },
    };
  });

describe('totals', () => {
  const TOTALS: readonly (readonly [
    stated: string | undefined,
    imposta: string,
    gross: string,
    vat: string,
  ])[] = [
    ['292.80', '52.80', '292.80', '52.80'],
    ['-292.80', '-52.80', '292.80', '52.80'],
    [undefined, '52.80', '292.80', '52.80'],
    [undefined, '-52.80', '187.20', '52.80'],
    ['0.00', '0.00', '0.00', '0.00'],
  ];
  it.each(TOTALS)('%s with VAT %s: %s and %s', (stated, imposta, gross, vat) => {
    expect(totalsOf(stating(stated, imposta))).toEqual({ gross, vat });
  });
});

describe('payments', () => {
  const withPayments = (...blocks: readonly (readonly DettaglioPagamento[])[]) =>
    body((one) => ({
      ...one,
      dati_pagamento: blocks.map((dettaglio_pagamento) => ({
        condizioni_pagamento: 'TP01' as const,
        dettaglio_pagamento: [...dettaglio_pagamento],
      })),
    }));

  it('one payment for each detail of each block', () => {
    const payments = paymentsOf(
      withPayments(
        [
          { modalita_pagamento: 'MP12', importo_pagamento: '100.00', giorni_termini_pagamento: 30 },
          { modalita_pagamento: 'MP01', importo_pagamento: '-92.80' },
        ],
        [{ modalita_pagamento: 'MP08', importo_pagamento: '100.00', data_scadenza_pagamento: '2025-05-01' }],
      ),
    );
    expect(
      payments.map(({ amount, expected_payment_date, payment_date, payment_method, payment_status }) => [
        amount,
        expected_payment_date,
        payment_date,
        payment_method,
        payment_status,
      ]),
    ).toEqual([
      ['100.00', '2025-04-16', '2025-04-16', 'RIBA', 'TO_PAY'],
      ['-92.80', '2025-03-17', '2025-03-17', 'CASH', 'TO_PAY'],
      ['100.00', '2025-05-01', '2025-05-01', 'CARD', 'TO_PAY'],
    ]);
  });

  it('without details, the total on its date', () => {
    const payments = paymentsOf(body(({ dati_pagamento: _, ...rest }) => rest));
    expect(payments).toEqual([
      {
        amount: '292.80',
        currency: 'EUR',
        expected_payment_date: '2025-03-17',
        payment_date: '2025-03-17',
        payment_method: 'OTHER',
        payment_status: 'TO_PAY',
      },
    ]);
  });
});

describe('an amount is stored as PostgreSQL writes it', () => {
  it.each([
    ['10.00', '10.00'],
    ['+10.00', '10.00'],
    ['-0010.50', '-10.50'],
    ['000.10', '0.10'],
    ['-0.00', '0.00'],
    ['0', '0'],
  ])('%s: %s', (amount, stored) => {
    expect(asNumeric(amount)).toBe(stored);
  });
});
