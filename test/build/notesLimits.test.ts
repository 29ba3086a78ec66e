/** A credit note never credits more than was charged: neither alone, nor together with earlier notes. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BuildError,
  buildInvoice,
  buildSimplified,
  cents,
  creditNote,
  debitNote,
  type InvoiceBrief,
  type LineBrief,
  type NoteBrief,
  type NoteLine,
} from '../../src/build/index.ts';
import type { ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';
import { validate } from '../../src/validate/index.ts';
import { writeInvoice } from '../../src/xml/index.ts';
import { runs } from '../support/thorough.ts';
import { briefOf, flatRate, HUNDRED, person, professional, supplier } from './briefs.ts';
import '../support/seed.ts';

const HEAD = { numero: 'NC/1', data: '2026-12-01' };
const FEE = { descrizione: 'Parcella', prezzo_unitario: 1000, aliquota_iva: 22 } as const;
const RT01 = { tipo_ritenuta: 'RT01', aliquota: 20, causale_pagamento: 'A' } as const;
const socks = { descrizione: 'Calze', prezzo_ivato: '5.05', aliquota_iva: 22 } as const;
const shirts = { descrizione: 'Maglia', quantita: 3, prezzo_ivato: '9.99', aliquota_iva: 22 } as const;

const DISCOUNTED = briefOf({
  cedente: professional,
  linee: [FEE, { ...FEE, descrizione: 'Perizia', quantita: 4, prezzo_unitario: 250 }],
  sconti: [{ percentuale: 10 }],
  ritenute: [RT01],
});
const LABELS = briefOf({ cessionario: person, linee: [shirts, socks] });
const LABELS_DISCOUNTED = briefOf({
  cessionario: person,
  linee: [{ ...socks, prezzo_ivato: 1220 }, socks],
  sconti: [{ importo: '122.51' }],
});
const PLAIN = briefOf({ linee: [HUNDRED] });
const SETTLED = briefOf({
  linee: [FEE, { ...FEE, descrizione: 'Perizia' }],
  sconti: [{ percentuale: 10 }],
  spese_accessorie: [{ descrizione: 'Trasporto', importo: 50 }],
  anticipi: [{ numero: '2026/1', data: '2026-02-01', importo: 500 }],
});

interface Figures {
  readonly lines: readonly string[];
  readonly summaries: readonly string[];
  readonly withheld?: readonly string[];
  readonly total: string;
}

function figures(note: ReadonlyOrdinaryInvoice): Figures {
  const { dati_generali, dati_beni_servizi } = note.fattura_elettronica_body[0]!;
  const document = dati_generali.dati_generali_documento;
  const withheld = document.dati_ritenuta?.map(({ importo_ritenuta }) => importo_ritenuta);
  return {
    lines: dati_beni_servizi.dettaglio_linee.map(({ prezzo_totale }) => prezzo_totale),
    summaries: dati_beni_servizi.dati_riepilogo.map(({ imponibile_importo, imposta, arrotondamento }) =>
      [imponibile_importo, imposta, ...(arrotondamento === undefined ? [] : [arrotondamento])].join(' '),
    ),
    ...(withheld === undefined ? {} : { withheld }),
    total: document.importo_totale_documento ?? '',
  };
}

function problemsOf(make: () => unknown): readonly (readonly [string, string])[] {
  try {
    make();
  } catch (error) {
    if (error instanceof BuildError) return error.problems.map(({ code, path }) => [code, path] as const);
    throw error;
  }
  return [];
}

const worked: readonly [
  name: string,
  invoice: InvoiceBrief,
  linee: readonly NoteLine[],
  expected: Figures,
][] = [
  [
    // 1000 less its half of the 200.00 of discount; 22% of 900; 20% of 900
    'a line goes with its share of the discount of the document',
    DISCOUNTED,
    [1],
    { lines: ['1000.00', '-100.00'], summaries: ['900.00 198.00'], withheld: ['180.00'], total: '1098.00' },
  ],
  [
    // 250 less 25
    'so does a quantity',
    DISCOUNTED,
    [{ numero_linea: 2, quantita: 1 }],
    { lines: ['250.00', '-25.00'], summaries: ['225.00 49.50'], withheld: ['45.00'], total: '274.50' },
  ],
  [
    'two lines in part share one discount line',
    DISCOUNTED,
    [1, { numero_linea: 2, quantita: 2 }],
    {
      lines: ['1000.00', '500.00', '-150.00'],
      summaries: ['1350.00 297.00'],
      withheld: ['270.00'],
      total: '1647.00',
    },
  ],
  [
    // 1000 less 10%, not less a tenth of the amount left by the advance.
    'the discount is a share of the lines before it, whatever expenses and advances follow',
    SETTLED,
    [1],
    { lines: ['1000.00', '-100.00'], summaries: ['900.00 198.00'], total: '1098.00' },
  ],
  [
    'expenses after a discount have no share of it',
    SETTLED,
    [4],
    { lines: ['50.00'], summaries: ['50.00 11.00'], total: '61.00' },
  ],
  [
    'an amount is what is taken back, without more',
    DISCOUNTED,
    [{ numero_linea: 1, importo: 900 }],
    { lines: ['900.00'], summaries: ['900.00 198.00'], withheld: ['180.00'], total: '1098.00' },
  ],
  [
    'a discount that is asked for by its number is as asked',
    DISCOUNTED,
    [1, { numero_linea: 3, importo: -50 }],
    { lines: ['1000.00', '-50.00'], summaries: ['950.00 209.00'], withheld: ['190.00'], total: '1159.00' },
  ],
  [
    'all of a discount by its amount',
    DISCOUNTED,
    [1, { numero_linea: 3, importo: -200 }],
    { lines: ['1000.00', '-200.00'], summaries: ['800.00 176.00'], withheld: ['160.00'], total: '976.00' },
  ],
  [
    // 4% of 100: the stamp duty of 2.00, with the same Natura, is not part of the fund's base.
    'a contribution beside a stamp duty charged by the flat-rate regime',
    briefOf({
      cedente: flatRate,
      linee: [
        { descrizione: 'Lezione', prezzo_unitario: 100 },
        { descrizione: 'Perizia', prezzo_unitario: 50 },
      ],
      casse: [{ tipo_cassa: 'TC22', al_cassa: 4 }],
      bollo: { addebito: true },
    }),
    [1],
    { lines: ['100.00'], summaries: ['104.00 0.00'], total: '104.00' },
  ],
  [
    // 9.99 / 1.22 = 8.1885; 9.99 - 8.19
    'one piece at a price with VAT: the price',
    LABELS,
    [{ numero_linea: 1, quantita: 1 }],
    { lines: ['8.19'], summaries: ['8.19 1.80'], total: '9.99' },
  ],
  [
    'two pieces',
    LABELS,
    [{ numero_linea: 1, quantita: 2 }],
    // 19.98 / 1.22 = 16.377
    { lines: ['16.38'], summaries: ['16.38 3.60'], total: '19.98' },
  ],
  ['the other line', LABELS, [2], { lines: ['4.14'], summaries: ['4.14 0.91'], total: '5.05' }],
  [
    // Its VAT is 0.0054 by the rate; SdI tolerates a cent, and the customer paid three.
    'a price that no taxable amount and its VAT come to',
    briefOf({
      cessionario: person,
      linee: [{ descrizione: 'Caramella', quantita: 5, prezzo_ivato: '0.03', aliquota_iva: 22 }],
    }),
    [{ numero_linea: 1, quantita: 1 }],
    { lines: ['0.02'], summaries: ['0.02 0.01'], total: '0.03' },
  ],
  [
    // 1220.00 of 1225.05: 122.51 × 1000.00 / 1004.14 = 122.0049; 1098.00 / 1.22
    'a price with VAT and its share of a discount with VAT',
    LABELS_DISCOUNTED,
    [1],
    { lines: ['1000.00', '-100.00'], summaries: ['900.00 198.00'], total: '1098.00' },
  ],
  [
    // 50.00 / 1.22 = 40.9836; the rest is VAT
    'an amount with VAT of a price without',
    PLAIN,
    [{ numero_linea: 1, importo_ivato: 50 }],
    { lines: ['40.98'], summaries: ['40.98 9.02'], total: '50.00' },
  ],
  [
    'an amount with VAT that no taxable amount and its VAT come to',
    PLAIN,
    [{ numero_linea: 1, importo_ivato: '0.03' }],
    { lines: ['0.02'], summaries: ['0.02 0.01'], total: '0.03' },
  ],
  [
    'all of it by its amount with VAT',
    PLAIN,
    [{ numero_linea: 1, importo_ivato: 122 }],
    { lines: ['100.00'], summaries: ['100.00 22.00'], total: '122.00' },
  ],
];

describe('a credit note for a part', () => {
  it.each(worked)('%s', (_, brief, linee, expected) => {
    const note = creditNote(buildInvoice(brief), { ...HEAD, linee });
    expect(figures(note)).toEqual(expected);
    expect(validate(writeInvoice(note), { asOf: '2026-12-01' }).verdict).toBe('valid');
  });

  it.each<[name: string, invoice: InvoiceBrief, linee: readonly NoteLine[], expected: readonly string[]]>([
    [
      'more than the discount left',
      DISCOUNTED,
      [{ numero_linea: 1, importo: '900.01' }],
      ['note.beyond /linee/0/importo'],
    ],
    [
      'more than the label',
      LABELS,
      [{ numero_linea: 2, importo_ivato: '5.06' }],
      ['note.beyond /linee/0/importo_ivato'],
    ],
    [
      'more than the label less its discount',
      LABELS_DISCOUNTED,
      [{ numero_linea: 1, importo_ivato: '1098.02' }],
      ['note.beyond /linee/0/importo_ivato'],
    ],
    [
      'more with VAT than was charged',
      PLAIN,
      [{ numero_linea: 1, importo_ivato: '122.01' }],
      ['note.beyond /linee/0/importo_ivato'],
    ],
    [
      'parts of a cent',
      PLAIN,
      [{ numero_linea: 1, importo_ivato: '1.001' }],
      ['amount.decimals /linee/0/importo_ivato'],
    ],
    [
      'with and without VAT',
      PLAIN,
      [{ numero_linea: 1, importo: 1, importo_ivato: 1 } as unknown as NoteLine],
      ['payment.one /linee/0'],
    ],
    [
      'more than an advance left of the rate',
      briefOf({ linee: [FEE], anticipi: [{ numero: '9', data: '2026-01-01', importo: 200 }] }),
      [1],
      ['note.left /linee'],
    ],
    [
      'more than an advance at another rate left of the total',
      briefOf({
        linee: [FEE],
        anticipi: [{ numero: '9', data: '2026-01-01', importo: 200, aliquota_iva: 10 }],
      }),
      [1],
      ['note.total /linee'],
    ],
  ])('is rejected: %s', (_, brief, linee, expected) => {
    const found = problemsOf(() => creditNote(buildInvoice(brief), { ...HEAD, linee }));
    expect(found.map((one) => one.join(' '))).toEqual(expected);
  });

  it('a debit note adds the stated amount, without the discount and without limit', () => {
    const note = debitNote(buildInvoice(DISCOUNTED), { ...HEAD, linee: [{ numero_linea: 2, quantita: 40 }] });
    expect(figures(note)).toMatchObject({ lines: ['10000.00'], total: '12200.00' });
  });
});

describe('after other notes', () => {
  const invoice = buildInvoice(
    briefOf({ linee: [{ descrizione: 'Vite', quantita: 3, prezzo_unitario: '0.335', aliquota_iva: 22 }] }),
  );
  const one = { linee: [{ numero_linea: 1, quantita: 1 }] };

  it('surplus cents from rounding are not credited again', () => {
    // 3 × 0.335 = 1.005, so 1.01 with 0.22 of VAT. Each piece alone is 0.34 with 0.07.
    const made: ReadonlyOrdinaryInvoice[] = [];
    for (let index = 0; index < 3; index += 1) {
      made.push(creditNote(invoice, { ...HEAD, ...one, note_precedenti: [...made] }));
    }
    expect(made.map((note) => figures(note).summaries)).toEqual([
      ['0.34 0.07'],
      ['0.34 0.07'],
      ['0.33 0.07 -0.01'],
    ]);
    expect(problemsOf(() => creditNote(invoice, { ...HEAD, ...one, note_precedenti: made }))).toEqual([
      ['note.left', '/linee'],
    ]);
  });

  it('a negative note, which reversed an advance, counts with its sign', () => {
    const balance = buildInvoice(
      briefOf({
        linee: [FEE],
        spese_accessorie: [{ descrizione: 'Viaggio', importo: 50 }],
        anticipi: [{ numero: '9', data: '2026-01-01', importo: 200, aliquota_iva: 10 }],
      }),
    );
    const first = creditNote(balance, { ...HEAD, linee: [2, 3] });
    expect(figures(first).total).toBe('-159.00');
    const again = { ...HEAD, note_precedenti: [first] };
    expect(problemsOf(() => creditNote(balance, { ...again, linee: [1, 2] }))).toEqual([
      ['note.left', '/linee'],
    ]);
    expect(figures(creditNote(balance, { ...again, linee: [1] })).total).toBe('1220.00');
  });

  it.each<[name: string, brief: Partial<NoteBrief>, expected: readonly string[]]>([
    ['all of it', {}, ['note.rest /linee']],
    ['all its lines', { linee: [1] }, ['note.rest /linee']],
    ['what is no note', { ...one, note_precedenti: [invoice] }, ['note.previous /note_precedenti/0']],
    [
      'the note of another invoice',
      { ...one, note_precedenti: [creditNote(buildInvoice({ ...PLAIN, numero: '77' }), HEAD)] },
      ['note.previous /note_precedenti/0'],
    ],
    ['no list', { ...one, note_precedenti: 'all' as never }, ['type /note_precedenti']],
  ])('rejects %s', (_, brief, expected) => {
    const note_precedenti = [creditNote(invoice, { ...HEAD, ...one })];
    const found = problemsOf(() => creditNote(invoice, { ...HEAD, note_precedenti, ...brief }));
    expect(found.map((each) => each.join(' '))).toEqual(expected);
  });

  it('the rounding of the document is credited once', () => {
    const rounded = buildInvoice(briefOf({ linee: [{ ...HUNDRED, quantita: 0 }], arrotondamento: '0.01' }));
    const first = creditNote(rounded, HEAD);
    expect(figures(first).total).toBe('0.01');
    expect(problemsOf(() => creditNote(rounded, { ...HEAD, note_precedenti: [first] }))).toEqual([
      ['note.rest', '/linee'],
    ]);
  });

  it('a simplified invoice has the same limits', () => {
    const simplified = buildSimplified({
      cedente: supplier,
      cessionario: { codice_fiscale: person.codice_fiscale },
      numero: 'S/1',
      data: '2026-11-21',
      linee: [{ descrizione: 'Pranzo', importo: '0.10', aliquota_iva: 10 }],
    });
    // The VAT included in 0.10 is 0.01; in each half it is 0.005.
    const half = { ...HEAD, linee: [{ numero_linea: 1, importo_ivato: '0.05' }] };
    const first = creditNote(simplified, half);
    const second = creditNote(simplified, { ...half, note_precedenti: [first] });
    const taxes = [first, second].map(
      (note) => note.fattura_elettronica_body[0]!.dati_beni_servizi[0]!.dati_iva.imposta,
    );
    expect(taxes).toEqual(['0.01', '0.00']);
    expect(problemsOf(() => creditNote(simplified, { ...half, note_precedenti: [first, second] }))).toEqual([
      ['note.left', '/linee'],
    ]);
  });

  it.each<[name: string, amounts: readonly number[], linee: NoteLine[] | undefined, credited: string[]]>([
    ['all, the discount last', [20, -10], undefined, ['20.00 1.82', '-10.00 -0.91']],
    ['all, the discount first', [-10, 20], undefined, ['-10.00 -0.91', '20.00 1.82']],
    ['all, by number', [20, -10], [2, 1], ['-10.00 -0.91', '20.00 1.82']],
    ['all, discounted to nothing', [20, -20], undefined, ['20.00 1.82', '-20.00 -1.82']],
    ['as much as the discount leaves', [20, -10], [{ numero_linea: 1, importo: 10 }], ['10.00 0.91']],
    ['without the discount', [20, -10], [1], ['note.left /linee']],
    ['more than the discount leaves', [20, -10], [{ numero_linea: 1, importo: 11 }], ['note.left /linee']],
  ])('a simplified invoice with a discount: %s', (_, amounts, linee, credited) => {
    const simplified = buildSimplified({
      cedente: supplier,
      cessionario: { codice_fiscale: person.codice_fiscale },
      numero: 'S/1',
      data: '2026-11-21',
      linee: amounts.map((importo) => ({ descrizione: 'Pranzo', importo, aliquota_iva: 10 })),
    });
    const make = () => creditNote(simplified, { ...HEAD, linee });
    const problems = problemsOf(make).map((problem) => problem.join(' '));
    const items = problems.length > 0 ? [] : make().fattura_elettronica_body[0]!.dati_beni_servizi;
    expect([...problems, ...items.map(({ importo, dati_iva }) => `${importo} ${dati_iva.imposta}`)]).toEqual(
      credited,
    );
  });
});

/** Cents by rate and Natura: taxable amount and tax. */
function byRate(notes: readonly ReadonlyOrdinaryInvoice[]): ReadonlyMap<string, readonly [bigint, bigint]> {
  const sums = new Map<string, readonly [bigint, bigint]>();
  const units = (text: string): bigint => BigInt(text.replace('.', ''));
  for (const { fattura_elettronica_body } of notes) {
    for (const one of fattura_elettronica_body[0]!.dati_beni_servizi.dati_riepilogo) {
      const key = `${one.aliquota_iva} ${one.natura ?? ''}`;
      const [taxable, tax] = sums.get(key) ?? [0n, 0n];
      sums.set(key, [taxable + units(one.imponibile_importo), tax + units(one.imposta)]);
    }
  }
  return sums;
}

const total = (note: ReadonlyOrdinaryInvoice): bigint =>
  BigInt(
    (
      note.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento.importo_totale_documento ?? ''
    ).replace('.', ''),
  );

const price = fc.integer({ min: 1, max: 9_999_99 }).map(cents);
const line = fc
  .record({
    price: fc.tuple(price, fc.boolean()),
    aliquota_iva: fc.constantFrom(22, 10, 4),
    quantita: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    sconti: fc.option(fc.constant([{ percentuale: 5 }]), { nil: undefined }),
  })
  .map(
    ({ price: [amount, isGross], quantita, sconti, aliquota_iva }) =>
      ({
        descrizione: 'Riga',
        aliquota_iva,
        ...(isGross ? { prezzo_ivato: amount } : { prezzo_unitario: amount }),
        ...(quantita === undefined ? {} : { quantita }),
        ...(sconti === undefined ? {} : { sconti }),
      }) as LineBrief,
  );

const brief = fc
  .record({
    linee: fc.array(line, { minLength: 1, maxLength: 4 }),
    sconto: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
    cassa: fc.boolean(),
    ritenuta: fc.boolean(),
    arrotondamento: fc.constantFrom(undefined, '-0.30', '0.40'),
    rounding: fc.constantFrom('per_riga' as const, 'per_aliquota' as const),
  })
  .map(({ linee, sconto, cassa, ritenuta, arrotondamento, rounding }) =>
    briefOf({
      cedente: professional,
      linee,
      rounding,
      ...(sconto === undefined ? {} : { sconti: [{ percentuale: sconto }] }),
      ...(cassa ? { casse: [{ tipo_cassa: 'TC04', al_cassa: 4, aliquota_iva: 22 }] } : {}),
      ...(ritenuta ? { ritenute: [RT01] } : {}),
      ...(arrotondamento === undefined ? {} : { arrotondamento }),
    }),
  );

/** Each note: the chosen lines, one piece of each or some hundredths of its amount, with VAT or without. */
const notes = fc.array(
  fc.array(
    fc.record({
      numero_linea: fc.integer({ min: 1, max: 4 }),
      how: fc.constantFrom('whole', 'quantita', 'importo', 'importo_ivato'),
      part: fc.integer({ min: 1, max: 100 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  { minLength: 1, maxLength: 4 },
);

/** Valid reasons to refuse a sequence of notes. */
const REFUSED = /^note\.(?:left|beyond|rest|zero|quantity)$/;

const RUNS = runs(400);

describe('any invoice and notes', () => {
  it(`${RUNS} sequences: each valid, and never more than was charged`, () => {
    let made = 0;
    fc.assert(
      fc.property(brief, notes, (given, wanted) => {
        const invoice = buildInvoice(given);
        // An Arrotondamento larger than a total of a few cents leaves nothing to credit.
        fc.pre(total(invoice) > 0n);
        const all: ReadonlyOrdinaryInvoice[] = [];
        for (const asked of wanted) {
          const lines = new Map(asked.map((one) => [one.numero_linea, one]));
          const linee = [...lines.values()].flatMap(({ numero_linea, how, part }): NoteLine[] => {
            const own = given.linee[numero_linea - 1];
            if (own === undefined) return [];
            if (how === 'whole') return [numero_linea];
            if (how === 'quantita') return [{ numero_linea, quantita: 1 }];
            return how === 'importo'
              ? [{ numero_linea, importo: cents(part) }]
              : [{ numero_linea, importo_ivato: cents(part) }];
          });
          if (linee.length === 0) continue;
          let note: ReadonlyOrdinaryInvoice;
          try {
            note = creditNote(invoice, { ...HEAD, linee, note_precedenti: [...all] });
          } catch (error) {
            if (error instanceof BuildError && error.problems.every(({ code }) => REFUSED.test(code)))
              continue;
            throw error;
          }
          const codes = validate(writeInvoice(note), { asOf: '2026-12-01' }).findings.map(({ code }) => code);
          expect(codes.filter((code) => /^(?:00|Q-TOTAL|Q-TAXABLE|Q-WITHHOLDING)/.test(code))).toEqual([]);
          all.push(note);
          made += 1;
        }
        const charged = byRate([invoice]);
        for (const [key, [taxable, tax]] of byRate(all)) {
          const [most, mostTax] = charged.get(key) ?? [0n, 0n];
          expect([key, taxable <= most, tax <= mostTax]).toEqual([key, true, true]);
        }
        const sum = all.reduce((before, note) => before + total(note), 0n);
        expect(all.length === 0 || sum <= total(invoice)).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(made).toBeGreaterThan(RUNS / 2);
  }, 60_000);
});
