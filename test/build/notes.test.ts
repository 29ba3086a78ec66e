import { describe, expect, it } from 'vitest';
import { cents } from '../../src/build/amount.ts';
import type { PaymentBrief } from '../../src/build/brief/document.ts';
import { buildInvoice } from '../../src/build/buildInvoice.ts';
import type { NoteBrief, SimplifiedNoteBrief } from '../../src/build/notes/brief.ts';
import { creditNote, debitNote } from '../../src/build/notes/notes.ts';
import { BuildError } from '../../src/build/problems/buildError.ts';
import {
  type InvoiceKind,
  type OrdinaryInvoice,
  type SimplifiedInvoice,
  validate,
  writeInvoice,
} from '../../src/index.ts';
import type { ReadonlyInvoice, ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';
import { type Edits, editedInvoice } from '../support/ruleInvoice.ts';
import { briefOf, IBAN } from './briefs.ts';

const HEAD = { numero: 'NC/1', data: '2026-07-01' };

/** Expects no SdI errors and no advice. */
function expectClean(invoice: ReadonlyInvoice): void {
  const report = validate(writeInvoice(invoice));
  expect(report.findings.map(({ code, path }) => [code, path])).toEqual([]);
  expect(report.verdict).toBe('valid');
}

/** An engineer's invoice: fees under withholding, 4 % to the fund, expenses outside VAT. */
const FEES: Edits = {
  'documento.dati_ritenuta': [
    { tipo_ritenuta: 'RT01', importo_ritenuta: '300.00', aliquota_ritenuta: '20.00', causale_pagamento: 'A' },
  ],
  'documento.dati_cassa_previdenziale': [
    {
      tipo_cassa: 'TC04',
      al_cassa: '4.00',
      importo_contributo_cassa: '60.00',
      imponibile_cassa: '1500.00',
      aliquota_iva: '22.00',
    },
  ],
  'documento.importo_totale_documento': '1953.20',
  'documento.causale': ['Incarico del 3 maggio'],
  linee: [
    line(1, 'Progetto', {
      quantita: '10.00',
      prezzo_unitario: '100.00',
      prezzo_totale: '1000.00',
      ritenuta: 'SI',
    }),
    line(2, 'Perizia', { prezzo_unitario: '500.00', prezzo_totale: '500.00', ritenuta: 'SI' }),
    line(3, 'Diritti anticipati', {
      prezzo_unitario: '50.00',
      prezzo_totale: '50.00',
      aliquota_iva: '0.00',
      natura: 'N1',
    }),
  ],
  riepilogo: [
    { aliquota_iva: '22.00', imponibile_importo: '1560.00', imposta: '343.20', esigibilita_iva: 'D' },
    {
      aliquota_iva: '0.00',
      natura: 'N1',
      imponibile_importo: '50.00',
      imposta: '0.00',
      riferimento_normativo: 'Art. 15 DPR 633/1972',
    },
  ],
  pagamento: null,
};

/** Two services of a flat-rate taxpayer, with stamp duty. */
const FLAT_RATE: Edits = {
  'cedente.dati_anagrafici.regime_fiscale': 'RF19',
  'documento.dati_bollo': { bollo_virtuale: 'SI', importo_bollo: '2.00' },
  'documento.importo_totale_documento': '150.00',
  linee: [
    line(1, 'Lezioni', {
      prezzo_unitario: '100.00',
      prezzo_totale: '100.00',
      aliquota_iva: '0.00',
      natura: 'N2.2',
    }),
    line(2, 'Dispense', {
      prezzo_unitario: '50.00',
      prezzo_totale: '50.00',
      aliquota_iva: '0.00',
      natura: 'N2.2',
    }),
  ],
  riepilogo: [
    {
      aliquota_iva: '0.00',
      natura: 'N2.2',
      imponibile_importo: '150.00',
      imposta: '0.00',
      riferimento_normativo: 'Art. 1, c. 54-89, L. 190/2014',
    },
  ],
  pagamento: null,
};

/** Seven at 10.00 less 10 % and then 5 %: 8.55 each. */
const DISCOUNTED: Edits = {
  'documento.importo_totale_documento': '73.02',
  linee: [
    line(1, 'Viti', {
      quantita: '7.00',
      prezzo_unitario: '10.00',
      prezzo_totale: '59.85',
      sconto_maggiorazione: [
        { tipo: 'SC', percentuale: '10.00' },
        { tipo: 'SC', percentuale: '5.00' },
      ],
    }),
  ],
  riepilogo: [{ aliquota_iva: '22.00', imponibile_importo: '59.85', imposta: '13.17', esigibilita_iva: 'I' }],
  pagamento: null,
};

function line(number: number, descrizione: string, more: object): object {
  return { numero_linea: String(number), descrizione, aliquota_iva: '22.00', ...more };
}

/** The amounts of a note in one line each. */
function figures(invoice: ReadonlyOrdinaryInvoice): object {
  const [body] = invoice.fattura_elettronica_body;
  const document = body!.dati_generali.dati_generali_documento;
  return {
    lines: body!.dati_beni_servizi.dettaglio_linee.map(
      ({ numero_linea, quantita = '-', prezzo_unitario, prezzo_totale }) =>
        `${numero_linea}: ${quantita} x ${prezzo_unitario} = ${prezzo_totale}`,
    ),
    cassa: document.dati_cassa_previdenziale?.map(
      ({ importo_contributo_cassa, imponibile_cassa }) =>
        `${importo_contributo_cassa} on ${imponibile_cassa}`,
    ),
    ritenuta: document.dati_ritenuta?.map(({ importo_ritenuta }) => importo_ritenuta),
    bollo: document.dati_bollo?.importo_bollo,
    summaries: body!.dati_beni_servizi.dati_riepilogo.map(
      ({ aliquota_iva, natura = '-', imponibile_importo, imposta, esigibilita_iva = '-' }) =>
        `${aliquota_iva} ${natura} ${esigibilita_iva}: ${imponibile_importo} + ${imposta}`,
    ),
    total: document.importo_totale_documento,
  };
}

const D = '22.00 - D';
const N1 = '0.00 N1 -';

const worked: readonly [name: string, invoice: Edits, linee: NoteBrief['linee'], expected: object][] = [
  [
    'all of it has the amounts of the invoice',
    FEES,
    undefined,
    {
      lines: ['1: 10.00 x 100.00 = 1000.00', '2: - x 500.00 = 500.00', '3: - x 50.00 = 50.00'],
      cassa: ['60.00 on 1500.00'],
      ritenuta: ['300.00'],
      summaries: [`${D}: 1560.00 + 343.20`, `${N1}: 50.00 + 0.00`],
      total: '1953.20',
    },
  ],
  [
    "every line, in another order, too: cents are the invoice's",
    FEES,
    [3, 2, 1],
    {
      lines: ['1: 10.00 x 100.00 = 1000.00', '2: - x 500.00 = 500.00', '3: - x 50.00 = 50.00'],
      cassa: ['60.00 on 1500.00'],
      ritenuta: ['300.00'],
      summaries: [`${D}: 1560.00 + 343.20`, `${N1}: 50.00 + 0.00`],
      total: '1953.20',
    },
  ],
  [
    // 3 × 100.00 = 300.00; 4 % is 12.00; 22 % of 312.00 is 68.64; a fifth of 300.00 is 60.00.
    'three of ten',
    FEES,
    [{ numero_linea: 1, quantita: 3 }],
    {
      lines: ['1: 3.00 x 100.00 = 300.00'],
      cassa: ['12.00 on 300.00'],
      ritenuta: ['60.00'],
      summaries: [`${D}: 312.00 + 68.64`],
      total: '380.64',
    },
  ],
  [
    // 4 % of 123.45 is 4.938; 123.45 + 4.94 = 128.39, 22 % of it 28.2458; 20 % of 123.45 is 24.69.
    'so much of a line',
    FEES,
    [{ numero_linea: 2, importo: cents(12345) }],
    {
      lines: ['1: - x 123.45 = 123.45'],
      cassa: ['4.94 on 123.45'],
      ritenuta: ['24.69'],
      summaries: [`${D}: 128.39 + 28.25`],
      total: '156.64',
    },
  ],
  [
    'expenses only: neither fund nor withholding',
    FEES,
    [3],
    { lines: ['1: - x 50.00 = 50.00'], summaries: [`${N1}: 50.00 + 0.00`], total: '50.00' },
  ],
  [
    // 0.5 × 100.00 = 50.00 with 2.00 to the fund: 52.00 and 11.44; and all of line 3.
    'lines in another order are numbered anew',
    FEES,
    [3, { numero_linea: 1, quantita: '0.5' }],
    {
      lines: ['1: - x 50.00 = 50.00', '2: 0.50 x 100.00 = 50.00'],
      cassa: ['2.00 on 50.00'],
      ritenuta: ['10.00'],
      summaries: [`${D}: 52.00 + 11.44`, `${N1}: 50.00 + 0.00`],
      total: '113.44',
    },
  ],
  [
    'stamp duty above 77.47',
    FLAT_RATE,
    [1],
    {
      lines: ['1: - x 100.00 = 100.00'],
      bollo: '2.00',
      summaries: ['0.00 N2.2 -: 100.00 + 0.00'],
      total: '100.00',
    },
  ],
  [
    'no stamp duty up to 77.47',
    FLAT_RATE,
    [{ numero_linea: 1, importo: '77.47' }],
    { lines: ['1: - x 77.47 = 77.47'], summaries: ['0.00 N2.2 -: 77.47 + 0.00'], total: '77.47' },
  ],
  [
    // 3 × 8.55 = 25.65; 22 % is 5.643.
    'discounts are taken of a part as of the whole',
    DISCOUNTED,
    [{ numero_linea: 1, quantita: '3' }],
    { lines: ['1: 3.00 x 10.00 = 25.65'], summaries: ['22.00 - I: 25.65 + 5.64'], total: '31.29' },
  ],
  [
    // 20.00 without its discounts; 22 % is 4.40.
    'of an amount discounts have been taken already',
    DISCOUNTED,
    [{ numero_linea: 1, importo: 20 }],
    { lines: ['1: - x 20.00 = 20.00'], summaries: ['22.00 - I: 20.00 + 4.40'], total: '24.40' },
  ],
];

describe('credit notes, computed by hand', () => {
  it.each(worked)('%s', (_, invoice, linee, expected) => {
    const original = editedInvoice('FPR12', invoice) as OrdinaryInvoice;
    expectClean(original);
    const note = creditNote(original, { ...HEAD, ...(linee === undefined ? {} : { linee }) });
    expect(figures(note)).toEqual({ cassa: undefined, ritenuta: undefined, bollo: undefined, ...expected });
    expectClean(note);
  });
});

describe('other fields of a note', () => {
  const original = editedInvoice('FPR12', FEES) as OrdinaryInvoice;

  it('has its own number, date, kind and link; supplier, customer and recipient are unchanged', () => {
    const note = creditNote(original, { ...HEAD, causale: 'Storno' });
    const [body] = note.fattura_elettronica_body;
    expect(body!.dati_generali.dati_generali_documento).toMatchObject({
      tipo_documento: 'TD04',
      numero: 'NC/1',
      data: '2026-07-01',
      divisa: 'EUR',
      causale: ['Storno'],
    });
    expect(body!.dati_generali.dati_fatture_collegate).toEqual([{ id_documento: '7', data: '2026-06-01' }]);
    expect(body!.dati_pagamento).toBeUndefined();
    const { dati_trasmissione: own, ...parties } = note.fattura_elettronica_header;
    const { dati_trasmissione: before, ...same } = original.fattura_elettronica_header;
    expect(parties).toEqual(same);
    expect({ ...own, progressivo_invio: '' }).toEqual({ ...before, progressivo_invio: '' });
    expect(own.progressivo_invio).not.toBe(before.progressivo_invio);
    expect(
      creditNote(original, HEAD).fattura_elettronica_body[0]!.dati_generali.dati_generali_documento.causale,
    ).toBeUndefined();
  });

  it('a debit note is TD05, and may exceed the invoice', () => {
    const note = debitNote(original, { ...HEAD, linee: [{ numero_linea: 2, importo: '800' }] });
    // 4 % of 800.00 is 32.00; 22 % of 832.00 is 183.04; 20 % of 800.00 is 160.00.
    expect(figures(note)).toMatchObject({
      cassa: ['32.00 on 800.00'],
      ritenuta: ['160.00'],
      summaries: [`${D}: 832.00 + 183.04`],
      total: '1015.04',
    });
    expect(note.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento.tipo_documento).toBe(
      'TD05',
    );
    expectClean(note);
  });

  it('the invoice is unchanged, and the note is frozen', () => {
    const before = structuredClone(original);
    const note = creditNote(original, { ...HEAD, linee: [1] });
    expect(original).toEqual(before);
    expect(Object.isFrozen(original.fattura_elettronica_header)).toBe(false);
    const all = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(all));
    expect(all(note)).toBe(true);
  });

  it.each<[name: string, edits: Edits, linee: NoteBrief['linee'], expected: object[]]>([
    [
      'CIG and CUP of an order',
      {},
      undefined,
      [{ id_documento: '7', data: '2026-06-01', codice_cup: 'J31F26000010001', codice_cig: '1234567CE7' }],
    ],
    [
      'the same pair in order and contract is one',
      {
        'generali.dati_contratto': [
          { id_documento: 'C', codice_cup: 'J31F26000010001', codice_cig: '1234567CE7' },
        ],
      },
      undefined,
      [{ id_documento: '7', data: '2026-06-01', codice_cup: 'J31F26000010001', codice_cig: '1234567CE7' }],
    ],
    [
      'pairs of lines follow their lines',
      {
        ...FEES,
        'generali.dati_ordine_acquisto': [
          { riferimento_numero_linea: [1], id_documento: 'A', codice_cig: '1234567CE7' },
          { riferimento_numero_linea: [2, 3], id_documento: 'B', codice_cig: 'Z123456789' },
        ],
      },
      [3],
      [{ riferimento_numero_linea: [1], id_documento: '7', data: '2026-06-01', codice_cig: 'Z123456789' }],
    ],
    [
      'a document without codes is no link',
      { 'generali.dati_ordine_acquisto': [{ id_documento: 'A' }] },
      undefined,
      [{ id_documento: '7', data: '2026-06-01' }],
    ],
  ])('links: %s', (_, edits, linee, expected) => {
    const invoice = editedInvoice('FPA12', edits) as OrdinaryInvoice;
    const note = creditNote(invoice, { ...HEAD, ...(linee === undefined ? {} : { linee }) });
    expect(note.fattura_elettronica_body[0]!.dati_generali.dati_fatture_collegate).toEqual(expected);
  });

  it('has the stated progressivo_invio', () => {
    const note = creditNote(original, { ...HEAD, progressivo_invio: 'ZZ9' });
    expect(note.fattura_elettronica_header.dati_trasmissione.progressivo_invio).toBe('ZZ9');
  });
});

/** `conditions: day amount, …` of each block. */
function payments(note: ReadonlyOrdinaryInvoice): readonly string[] | undefined {
  return note.fattura_elettronica_body[0]!.dati_pagamento?.map(
    ({ condizioni_pagamento, dettaglio_pagamento }) =>
      `${condizioni_pagamento}: ${dettaglio_pagamento
        .map(({ data_scadenza_pagamento: day = '-', importo_pagamento }) => `${day} ${importo_pagamento}`)
        .join(', ')}`,
  );
}

describe('the payment of a note', () => {
  /** 100.00, with VAT that the customer pays to the state. */
  const SPLIT: Edits = { 'riepilogo.0.esigibilita_iva': 'S', pagamento: null };

  it.each<
    [name: string, edits: Edits, linee: NoteBrief['linee'], scadenze: PaymentBrief['scadenze'], string]
  >([
    // 1953.20 less 300.00 withheld.
    ['all of it at once', FEES, undefined, undefined, 'TP02: - 1653.20'],
    ['an interval from the day of the note', FEES, undefined, '30', 'TP02: 2026-07-31 1653.20'],
    // 380.64 less 60.00: half of it twice.
    [
      'a part, in instalments',
      FEES,
      [{ numero_linea: 1, quantita: 3 }],
      [{ termini: '30' }, { data: '2026-09-15' }],
      'TP01: 2026-07-31 160.32, 2026-09-15 160.32',
    ],
    [
      'instalments by amount and percentage',
      FEES,
      [3],
      [
        { data: '2026-08-01', importo: '12.50' },
        { data: '2026-09-01', quota: 75 },
      ],
      'TP01: 2026-08-01 12.50, 2026-09-01 37.50',
    ],
    ['without the split VAT', SPLIT, undefined, undefined, 'TP02: - 100.00'],
  ])('%s', (_, edits, linee, scadenze, expected) => {
    const invoice = editedInvoice('FPR12', edits) as OrdinaryInvoice;
    const brief: NoteBrief = {
      ...HEAD,
      ...(linee === undefined ? {} : { linee }),
      pagamento: { modalita: 'MP05', iban: IBAN, ...(scadenze === undefined ? {} : { scadenze }) },
    };
    for (const make of [creditNote, debitNote]) {
      const note = make(invoice, brief);
      expect(payments(note)).toEqual([expected]);
      expect(note.fattura_elettronica_body[0]!.dati_pagamento![0]!.dettaglio_pagamento[0]!.iban).toBe(IBAN);
      expectClean(note);
    }
  });

  it('subtracts the withholding once if the total of the invoice is net of it', () => {
    const net = editedInvoice('FPR12', { ...FEES, 'documento.importo_totale_documento': '1653.20' });
    const note = creditNote(net as OrdinaryInvoice, { ...HEAD, pagamento: { modalita: 'MP05' } });
    expect(payments(note)).toEqual(['TP02: - 1653.20']);
  });

  it('does not follow the invoice by default', () => {
    const invoice = editedInvoice('FPR12', {}) as OrdinaryInvoice;
    expect(payments(invoice)).toEqual(['TP02: 2026-07-01 122.00']);
    expect(payments(creditNote(invoice, HEAD))).toBeUndefined();
  });

  it.each<[name: string, pagamento: unknown]>([
    ['no means', {}],
    ['no object', 'MP05'],
    ['an unknown means', { modalita: 'MP99' }],
    ['an unknown key', { modalita: 'MP05', importo: '1.00' }],
    ['no term', { modalita: 'MP05', scadenze: '45 days' }],
    ['a wrong IBAN', { modalita: 'MP05', iban: 'IT60X0542811101000000123457' }],
    ['too little', { modalita: 'MP05', scadenze: [{ data: '2026-12-01', importo: '121.99' }] }],
    ['too much', { modalita: 'MP05', condizioni: 'TP03', scadenze: [{ termini: '30', importo: 123 }] }],
    ['two days', { modalita: 'MP05', scadenze: [{ termini: '30', data: '2026-12-01' }] }],
    ['two amounts', { modalita: 'MP05', scadenze: [{ termini: '30', importo: 1, quota: 1 }] }],
    ['a fraction', { modalita: 'MP05', scadenze: [{ termini: '30', importo: 0.1 }] }],
  ])('reports the same problems as an invoice: %s', (_, wrong) => {
    const pagamento = wrong as PaymentBrief;
    const invoice = buildInvoice(briefOf());
    const ofInvoice = problemsOf(() => buildInvoice(briefOf({ pagamento })));
    expect(ofInvoice.length).toBeGreaterThan(0);
    expect(problemsOf(() => creditNote(invoice, { ...HEAD, data: '2026-11-21', pagamento }))).toEqual(
      ofInvoice,
    );
  });
});

function problemsOf(build: () => unknown): readonly unknown[] {
  try {
    build();
  } catch (error) {
    if (error instanceof BuildError) return error.problems;
    throw error;
  }
  return [];
}

describe('simplified notes', () => {
  const original = editedInvoice('FSM10', {
    voci: [
      { descrizione: 'Sgabello', importo: '36.60', dati_iva: { imposta: '6.60', aliquota: '22.00' } },
      { descrizione: 'Cera', importo: '12.20', dati_iva: { aliquota: '22.00' } },
    ],
  }) as SimplifiedInvoice;

  it.each<[name: string, brief: Partial<SimplifiedNoteBrief>, items: object[], what: string]>([
    [
      'all of it',
      {},
      [
        { descrizione: 'Sgabello', importo: '36.60', dati_iva: { imposta: '6.60', aliquota: '22.00' } },
        { descrizione: 'Cera', importo: '12.20', dati_iva: { aliquota: '22.00' } },
      ],
      'Tutti gli elementi della fattura',
    ],
    [
      // 6.60 × 10.00 / 36.60 is 1.8032…
      'so much of an item, and another',
      { linee: [{ numero_linea: 1, importo: 10 }, 2], causale: 'Reso' },
      [
        { descrizione: 'Sgabello', importo: '10.00', dati_iva: { imposta: '1.80', aliquota: '22.00' } },
        { descrizione: 'Cera', importo: '12.20', dati_iva: { aliquota: '22.00' } },
      ],
      'Reso',
    ],
  ])('%s', (_, brief, items, what) => {
    for (const [make, type] of [
      [creditNote, 'TD08'],
      [debitNote, 'TD09'],
    ] as const) {
      const note = make(original, { ...HEAD, ...brief });
      const [body] = note.fattura_elettronica_body;
      expect(body!.dati_generali).toEqual({
        dati_generali_documento: { tipo_documento: type, divisa: 'EUR', data: '2026-07-01', numero: 'NC/1' },
        dati_fattura_rettificata: { numero_fr: '7', data_fr: '2026-06-01', elementi_rettificati: what },
      });
      expect(body!.dati_beni_servizi).toEqual(items);
      expectClean(note);
    }
  });
});

describe('problems, all at once', () => {
  const LOTTO: Edits = { 'body1.documento.numero': '8', 'body1.documento.data': '2026-06-02' };

  it.each<
    [
      name: string,
      kind: InvoiceKind,
      edits: Edits,
      brief: object,
      problems: readonly (readonly [string, string])[],
    ]
  >([
    [
      'nothing',
      'FPR12',
      {},
      {},
      [
        ['missing', '/numero'],
        ['missing', '/data'],
      ],
    ],
    ['no digit', 'FPR12', {}, { numero: 'A' }, [['number.digits', '/numero']]],
    ['before the invoice', 'FPR12', {}, { data: '2026-05-31' }, [['note.date', '/data']]],
    ['before the simplified invoice', 'FSM10', {}, { data: '2026-05-31' }, [['note.date', '/data']]],
    ['no day', 'FPR12', {}, { data: '2026-06-31' }, [['date', '/data']]],
    ['an unknown key', 'FPR12', {}, { righe: [1] }, [['unknown', '/righe']]],
    [
      'a payment that a simplified note cannot have',
      'FSM10',
      {},
      { pagamento: {} },
      [['unknown', '/pagamento']],
    ],
    ['no lines', 'FPR12', {}, { linee: [] }, [['lines.none', '/linee']]],
    [
      'lines that are not there, or twice',
      'FPR12',
      {},
      { linee: [1, 2, { numero_linea: 1, importo: 1 }, {}] },
      [
        ['note.twice', '/linee/2'],
        ['missing', '/linee/3/numero_linea'],
        ['note.line', '/linee/1'],
      ],
    ],
    [
      'more than there were',
      'FPR12',
      {},
      { linee: [{ numero_linea: 1, quantita: '4.01' }] },
      [['note.beyond', '/linee/0/quantita']],
    ],
    [
      'more than it cost',
      'FPR12',
      {},
      { linee: [{ numero_linea: 1, importo: '100.01' }] },
      [['note.beyond', '/linee/0/importo']],
    ],
    [
      'the other sign',
      'FPR12',
      {},
      { linee: [{ numero_linea: 1, importo: -1 }] },
      [['note.beyond', '/linee/0/importo']],
    ],
    [
      'nothing of it',
      'FPR12',
      {},
      { linee: [{ numero_linea: 1, importo: '0.00' }] },
      [['note.zero', '/linee/0/importo']],
    ],
    [
      'a negative quantity',
      'FPR12',
      {},
      { linee: [{ numero_linea: 1, quantita: -1 }] },
      [['note.positive', '/linee/0/quantita']],
    ],
    [
      'a fraction',
      'FPR12',
      {},
      { linee: [{ numero_linea: 1, importo: 0.1 }] },
      [['amount.fraction', '/linee/0/importo']],
    ],
    [
      'a comma',
      'FPR12',
      {},
      { linee: [{ numero_linea: 1, importo: '1,50' }] },
      [['amount.comma', '/linee/0/importo']],
    ],
    [
      'both',
      'FPR12',
      {},
      { linee: [{ numero_linea: 1, quantita: 1, importo: 1 }] },
      [['payment.one', '/linee/0']],
    ],
    [
      'no quantity to take of',
      'FPR12',
      FEES,
      { linee: [{ numero_linea: 2, quantita: 1 }] },
      [['note.quantity', '/linee/0/quantita']],
    ],
    [
      'an item has no quantity',
      'FSM10',
      {},
      { linee: [{ numero_linea: 1, quantita: 1 }] },
      [['note.quantity', '/linee/0/quantita']],
    ],
    ['an item that is not there', 'FSM10', {}, { linee: [2] }, [['note.line', '/linee/0']]],
    [
      'part of what has a discount on the document',
      'FPR12',
      { 'documento.sconto_maggiorazione': [{ tipo: 'SC', percentuale: '5.00' }] },
      { linee: [{ numero_linea: 1, quantita: 1 }] },
      [['note.discount', '/linee']],
    ],
    [
      'part of a rate with two kinds of tax',
      'FPR12',
      {
        'riepilogo.0.imponibile_importo': '50.00',
        'riepilogo.1': {
          aliquota_iva: '22.00',
          imponibile_importo: '50.00',
          imposta: '11.00',
          esigibilita_iva: 'D',
        },
      },
      { linee: [{ numero_linea: 1, quantita: 1 }] },
      [['note.due', '/linee']],
    ],
    ['an integration', 'FPR12', { 'documento.tipo_documento': 'TD17' }, {}, [['note.kind', '']]],
    ['a credit note', 'FPR12', { 'documento.tipo_documento': 'TD04' }, {}, [['note.reversed', '']]],
    ['one of several', 'FPR12', LOTTO, {}, [['note.which', '/numero_fattura']]],
    ['none of several', 'FPR12', LOTTO, { numero_fattura: '9' }, [['note.which', '/numero_fattura']]],
    [
      'what SdI would refuse',
      'FPR12',
      {
        'documento.data': '2020-06-01',
        'linee.0.aliquota_iva': '0.00',
        'linee.0.natura': 'N2',
        'riepilogo.0': { aliquota_iva: '0.00', natura: 'N2', imponibile_importo: '100.00', imposta: '0.00' },
      },
      {},
      [
        ['rejected', '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/natura'],
        ['rejected', '/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0/natura'],
      ],
    ],
  ])('%s', (name, kind, edits, brief, expected) => {
    const head = name === 'nothing' ? {} : HEAD;
    let found: unknown;
    try {
      creditNote(editedInvoice(kind, edits), { ...head, ...brief } as SimplifiedNoteBrief);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(BuildError);
    expect((found as BuildError).problems.map(({ code, path }) => [code, path])).toEqual(expected);
    for (const { message } of (found as BuildError).problems) {
      for (const text of [message.it, message.en]) expect(text).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  it('names one of several invoices by its number', () => {
    const note = creditNote(editedInvoice('FPR12', LOTTO), { ...HEAD, numero_fattura: '8' });
    expect(note.fattura_elettronica_body).toHaveLength(1);
    expect(
      (note as OrdinaryInvoice).fattura_elettronica_body[0]!.dati_generali.dati_fatture_collegate,
    ).toEqual([{ id_documento: '8', data: '2026-06-02' }]);
  });

  it('allows a debit note for a credit note', () => {
    const note = debitNote(editedInvoice('FPR12', { 'documento.tipo_documento': 'TD04' }), HEAD);
    expectClean(note);
  });
});
