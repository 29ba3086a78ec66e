import { describe, expect, it } from 'vitest';
import { buildInvoice, explainTotals, type InvoiceBrief } from '../../src/build/index.ts';
import type { OrdinaryInvoice, ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { administration, briefOf, HUNDRED, professional } from './briefs.ts';

/** `formula path amount expected difference`, paths below the body. */
function changeable(invoice: ReadonlyOrdinaryInvoice): OrdinaryInvoice {
  return structuredClone(invoice) as OrdinaryInvoice;
}

function stepsOf(invoice: ReadonlyOrdinaryInvoice): readonly string[] {
  return explainTotals(invoice).map(({ formula, path, amount, expected, difference }) => {
    const place = path
      .replace('/fattura_elettronica_body/0/', '')
      .replaceAll(/\b(?:dati_beni_servizi|dati_generali|dati_generali_documento)\//g, '');
    return `${formula} ${place} ${amount} ${expected} ${difference}`;
  });
}

const fee: InvoiceBrief = briefOf({
  cedente: professional,
  linee: [{ ...HUNDRED, quantita: 3, prezzo_unitario: '33.335', sconti: [{ percentuale: 10 }] }],
  casse: [{ tipo_cassa: 'TC22', al_cassa: 4 }],
  ritenute: [{ tipo_ritenuta: 'RT01', aliquota: 23, causale_pagamento: 'R', base: { percentuale: 50 } }],
  pagamento: { modalita: 'MP01' },
});

/** An invoice with this many blocks of a kind, all of which belong to all of its lines. */
function crowded(
  many: 'dati_riepilogo' | 'dati_ritenuta' | 'dati_cassa_previdenziale',
  count: number,
  lines = count,
): OrdinaryInvoice {
  const invoice = changeable(
    buildInvoice(
      briefOf({
        cedente: professional,
        casse: [{ tipo_cassa: 'TC04', al_cassa: 4 }],
        ritenute: [{ tipo_ritenuta: 'RT01', aliquota: 20, causale_pagamento: 'A' }],
      }),
    ),
  );
  const { dati_generali, dati_beni_servizi: goods } = invoice.fattura_elettronica_body[0]!;
  const document = dati_generali.dati_generali_documento;
  const times = <One>(one: One, number: number): One[] => Array.from({ length: number }, () => one);
  goods.dettaglio_linee = times(goods.dettaglio_linee[0]!, lines);
  const { imponibile_cassa: _, ...cassa } = document.dati_cassa_previdenziale![0]!;
  if (many === 'dati_ritenuta') document.dati_ritenuta = times(document.dati_ritenuta![0]!, count);
  if (many === 'dati_cassa_previdenziale') document.dati_cassa_previdenziale = times(cassa, count);
  if (many === 'dati_riepilogo') {
    goods.dati_riepilogo = times({ ...goods.dati_riepilogo[0]!, arrotondamento: '0.01' }, count);
  }
  return invoice;
}

function pointersOf(invoice: ReadonlyOrdinaryInvoice): number {
  return explainTotals(invoice).reduce((count, { of }) => count + of.length, 0);
}

describe('explanations of amounts', () => {
  it('explain a fee: line, fund, summary, withholding, total, amount due', () => {
    // 33.335 -10% = 30.0015 × 3 = 90.0045; 4% of 90.00 = 3.60; 22% of 93.60 = 20.592; 23% of 46.80 = 10.764
    expect(stepsOf(buildInvoice(fee))).toEqual([
      'line.total dettaglio_linee/0/prezzo_totale 90.00 90.00 0.00',
      'cassa.contribution dati_cassa_previdenziale/0/importo_contributo_cassa 3.60 3.60 0.00',
      'summary.taxable dati_riepilogo/0/imponibile_importo 93.60 93.60 0.00',
      'summary.tax dati_riepilogo/0/imposta 20.59 20.59 0.00',
      'withholding.amount dati_ritenuta/0/importo_ritenuta 10.76 10.76 0.00',
      'document.total importo_totale_documento 114.19 114.19 0.00',
      'document.due dati_pagamento 103.43 103.43 0.00',
    ]);
  });

  it('list the parts of an amount, and its exact value', () => {
    const [line, , taxable] = explainTotals(buildInvoice(fee));
    expect(line).toMatchObject({
      exact: '90.0045',
      params: { line: '1', price: '33.335', quantity: '3.00', discounts: '-10.00%' },
      of: [
        '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/prezzo_unitario',
        '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/quantita',
        '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/sconto_maggiorazione/0',
      ],
    });
    expect(taxable).toMatchObject({
      params: { rate: '22.00', lines: '90.00', cassa: '3.60', rounding: '' },
      of: [
        '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/prezzo_totale',
        '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/dati_cassa_previdenziale/0/importo_contributo_cassa',
      ],
    });
  });

  it('exclude split VAT from the amount due', () => {
    const invoice = buildInvoice(briefOf({ cessionario: administration, esigibilita_iva: 'S' }));
    expect(stepsOf(invoice).at(-1)).toBe('document.due dati_pagamento null 100.00 0.00');
  });

  it('show the odd cent of prices with VAT included as a difference from plain rounding', () => {
    const invoice = buildInvoice(
      briefOf({
        linee: [
          { descrizione: 'Maglia', quantita: 3, prezzo_ivato: '9.99', aliquota_iva: 22 },
          { descrizione: 'Calze', prezzo_ivato: '5.05', aliquota_iva: 22 },
        ],
      }),
    );
    expect(stepsOf(invoice).slice(0, 2)).toEqual([
      'line.total dettaglio_linee/0/prezzo_totale 24.56 24.57 -0.01',
      'line.total dettaglio_linee/1/prezzo_totale 4.14 4.14 0.00',
    ]);
  });

  it('show the difference in a wrong invoice', () => {
    const wrong = changeable(buildInvoice(fee));
    const [body] = wrong.fattura_elettronica_body;
    body!.dati_beni_servizi.dettaglio_linee[0]!.prezzo_totale = '91.00';
    body!.dati_generali.dati_generali_documento.importo_totale_documento = '114.00';
    expect(stepsOf(wrong).filter((step) => !step.endsWith(' 0.00'))).toEqual([
      'line.total dettaglio_linee/0/prezzo_totale 91.00 90.00 1.00',
      'summary.taxable dati_riepilogo/0/imponibile_importo 93.60 94.60 -1.00',
      'document.total importo_totale_documento 114.00 114.19 -0.19',
      'document.due dati_pagamento 103.43 103.24 0.19',
    ]);
  });

  it('combine summaries with the same rate', () => {
    const invoice = buildInvoice(
      briefOf({ linee: [HUNDRED, { ...HUNDRED, prezzo_unitario: 50, esigibilita_iva: 'D' }] }),
    );
    expect(stepsOf(invoice).filter((step) => step.startsWith('summary.taxable'))).toEqual([
      'summary.taxable dati_riepilogo/0/imponibile_importo 100.00 100.00 0.00',
      'summary.taxable dati_riepilogo/1/imponibile_importo 50.00 50.00 0.00',
    ]);
  });

  it('give each summary of a rate the rest of the others, in any notation of the rate', () => {
    const invoice = changeable(
      buildInvoice(briefOf({ linee: [HUNDRED, { ...HUNDRED, prezzo_unitario: 50, esigibilita_iva: 'D' }] })),
    );
    const { dettaglio_linee: lines, dati_riepilogo: summaries } =
      invoice.fattura_elettronica_body[0]!.dati_beni_servizi;
    lines[1]!.aliquota_iva = '022.00';
    Object.assign(summaries[1]!, {
      aliquota_iva: '022.00',
      imponibile_importo: '50.40',
      arrotondamento: '0.40',
    });
    const taxable = explainTotals(invoice).filter(({ formula }) => formula === 'summary.taxable');
    expect(taxable.map(({ exact, params }) => [exact, params['lines'], params['others']])).toEqual([
      ['100.00', '150.00', '50.00'],
      ['50.40', '150.00', '100.00'],
    ]);
    const goods = '/fattura_elettronica_body/0/dati_beni_servizi/';
    const both = ['dettaglio_linee/0/prezzo_totale', 'dettaglio_linee/1/prezzo_totale'];
    expect(taxable.map(({ of }) => of.map((path) => path.replace(goods, '')))).toEqual([
      [...both, 'dati_riepilogo/1/imponibile_importo', 'dati_riepilogo/1/arrotondamento'],
      [...both, 'dati_riepilogo/0/imponibile_importo', 'dati_riepilogo/1/arrotondamento'],
    ]);
  });

  it('limit the digits for thousands of discounts on a line', () => {
    const wrong = changeable(buildInvoice(fee));
    wrong.fattura_elettronica_body[0]!.dati_beni_servizi.dettaglio_linee[0]!.sconto_maggiorazione =
      Array.from({ length: 2000 }, () => ({ tipo: 'SC', percentuale: '0.01' }));
    expect(explainTotals(wrong)[0]!.exact.length).toBeLessThan(500);
  });

  // 22% of 100.00 is 122.00 in all; 102.00 is the total less the 20.00 withheld; 110.00 is neither.
  it.each([
    ['122.00', '0.00', '122.00'],
    ['102.00', '-20.00', '122.00'],
    ['110.00', '-12.00', '110.00'],
  ])('subtract the withholding once from a total stated as %s', (stated, difference, whole) => {
    const invoice = changeable(
      buildInvoice(briefOf({ ritenute: [{ tipo_ritenuta: 'RT01', aliquota: 20, causale_pagamento: 'A' }] })),
    );
    invoice.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento.importo_totale_documento =
      stated;
    const [total, due] = explainTotals(invoice).slice(-2);
    expect(total).toMatchObject({ expected: '122.00', difference });
    expect(due).toMatchObject({ params: { total: whole, withheld: '20.00' } });
    expect(due?.expected).toBe((Number(whole) - 20).toFixed(2));
  });

  it.each(['dati_riepilogo', 'dati_ritenuta', 'dati_cassa_previdenziale'] as const)(
    'are at most three times as long for twice as many %s and lines',
    (many) => {
      const [few, twice] = [1000, 2000].map((count) => pointersOf(crowded(many, count)));
      expect(few).toBeGreaterThan(1000);
      expect(twice! / few!).toBeLessThan(3);
    },
  );

  it('name every line for each of a few withholdings', () => {
    const invoice = crowded('dati_ritenuta', 1, 9999);
    const one = explainTotals(invoice).find(({ formula }) => formula === 'withholding.amount');
    expect(one?.of.length).toBe(1 + 9999);
  });

  it('name lists instead of thousands of items', () => {
    const one = explainTotals(crowded('dati_ritenuta', 1000)).find(
      ({ formula }) => formula === 'withholding.amount',
    );
    expect(one?.of).toEqual([
      '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/dati_ritenuta/0/aliquota_ritenuta',
      '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee',
    ]);
  });

  it('do not cover simplified invoices', () => {
    const simplified = { versione: 'FSM10', fattura_elettronica_body: [{}] } as unknown as OrdinaryInvoice;
    expect(() => explainTotals(simplified)).toThrow(TypeError);
  });

  it.each(['it', 'en'] as const)('have a sentence with their amounts, in %s', (language) => {
    for (const { text, exact, amount } of explainTotals(buildInvoice(fee), { language })) {
      expect(text).toContain(exact);
      expect(text).not.toMatch(/undefined|null|\{/);
      expect(text).toMatch(/^[A-Z].*\.$/);
      if (amount !== null && amount !== exact) expect(text).toContain(amount);
    }
  });

  it('differ between the languages', () => {
    const [it] = explainTotals(buildInvoice(fee), { language: 'it' });
    const [en] = explainTotals(buildInvoice(fee), { language: 'en' });
    expect(it?.text).not.toBe(en?.text);
    expect(explainTotals(buildInvoice(fee))[0]?.text).toBe(it?.text);
  });
});

function leafAt(value: unknown, path: string): unknown {
  return path
    .slice(1)
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

const corpus = corpusInvoices().filter(({ kind, verdict }) => kind !== 'FSM10' && verdict === true);

describe.skipIf(corpus.length === 0)('explanations of every valid invoice of the corpus', () => {
  it('name existing fields, and agree with SdI on tolerances', () => {
    let near = 0;
    let all = 0;
    for (const { file } of corpus) {
      const read = readInvoice(corpusBytes(file));
      if (!read.ok || read.invoice.versione === 'FSM10') continue;
      const invoice = read.invoice as OrdinaryInvoice;
      for (const { path, amount, difference, of, formula } of explainTotals(invoice)) {
        for (const one of of) {
          if (one.endsWith('importo_totale_documento')) continue;
          expect(leafAt(invoice, one), `${file} ${one}`).toBeDefined();
        }
        if (amount === null) continue;
        if (formula !== 'document.due') expect(leafAt(invoice, path), `${file} ${path}`).toBe(amount);
        all += 1;
        if (Math.abs(Number(difference)) <= 0.01) near += 1;
      }
    }
    // Most real invoices add up.
    expect(all).toBeGreaterThan(1000);
    expect(near / all).toBeGreaterThan(0.9);
  });
});
