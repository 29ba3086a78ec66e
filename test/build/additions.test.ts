/** Additions to the lines: expenses and advances with VAT included, withholding on advances, presence in Italy. */

import { describe, expect, it } from 'vitest';
import {
  BuildError,
  buildInvoice,
  buildSimplified,
  creditNote,
  explainTotals,
  type InvoiceBrief,
} from '../../src/build/index.ts';
import type { ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';
import { validate } from '../../src/validate/index.ts';
import { readInvoice, writeInvoice } from '../../src/xml/index.ts';
import { briefOf, customer, HUNDRED, professional, ROME, supplier } from './briefs.ts';

function problemsOf(make: () => unknown): readonly string[] {
  try {
    make();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    for (const { message } of error.problems) {
      for (const text of [message.it, message.en]) expect(text).not.toMatch(/\{\w+\}|undefined/);
    }
    return error.problems.map(({ path, code }) => `${path} ${code}`);
  }
  return [];
}

/** An invoice without findings, and without differences from the explanation of its amounts. */
function made(parts: Partial<InvoiceBrief>): ReadonlyOrdinaryInvoice {
  const invoice = buildInvoice(briefOf(parts));
  const { verdict, findings } = validate(writeInvoice(invoice), { asOf: '2026-11-21' });
  expect([verdict, findings.map(({ code, path }) => [code, path])]).toEqual(['valid', []]);
  expect(explainTotals(invoice).filter(({ difference }) => !/^-?0\.0[01]$/.test(difference))).toEqual([]);
  const read = readInvoice(writeInvoice(invoice));
  expect(JSON.stringify(read.ok && read.invoice)).toBe(JSON.stringify(invoice));
  return invoice;
}

const bodyOf = (invoice: ReadonlyOrdinaryInvoice) => invoice.fattura_elettronica_body[0]!;
const documentOf = (invoice: ReadonlyOrdinaryInvoice) =>
  bodyOf(invoice).dati_generali.dati_generali_documento;
const dueOf = (invoice: ReadonlyOrdinaryInvoice): string | undefined =>
  bodyOf(invoice).dati_pagamento?.[0]?.dettaglio_pagamento[0]?.importo_pagamento;

const CASH = { modalita: 'MP01' } as const;
const LABEL = { descrizione: 'Tavolo', prezzo_ivato: 100, aliquota_iva: 22 } as const;

describe('amounts with VAT included', () => {
  it.each<[name: string, parts: Partial<InvoiceBrief>, total: string, taxable: string, expenses?: string]>([
    [
      // 110.00 / 1.22 is 90.1639.
      'expenses beside prices with VAT',
      { linee: [LABEL], spese_accessorie: [{ descrizione: 'Trasporto', importo_ivato: 10 }] },
      '110.00',
      '90.16',
      '8.19',
    ],
    [
      // 12.20 / 1.22 is 10.00.
      'expenses beside prices without',
      { spese_accessorie: [{ descrizione: 'Trasporto', importo_ivato: '12.20' }] },
      '134.20',
      '110.00',
      '10.00',
    ],
    [
      'expenses at a rate of their own',
      {
        linee: [LABEL],
        spese_accessorie: [{ descrizione: 'Libro', importo_ivato: '10.40', aliquota_iva: 4 }],
      },
      '110.40',
      '81.97',
    ],
    [
      'an advance',
      { linee: [LABEL], anticipi: [{ numero: '1', data: '2026-10-01', importo_ivato: 30 }] },
      '70.00',
      '57.38',
    ],
  ])('%s', (_, parts, total, taxable, expenses) => {
    const invoice = made(parts);
    const [summary] = bodyOf(invoice).dati_beni_servizi.dati_riepilogo;
    expect([
      documentOf(invoice).importo_totale_documento,
      summary?.imponibile_importo,
      summary?.spese_accessorie,
    ]).toEqual([total, taxable, expenses]);
  });

  it.each<[name: string, parts: object, problems: readonly string[]]>([
    [
      'both',
      { spese_accessorie: [{ descrizione: 'x', importo: 1, importo_ivato: 1 }] },
      ['/spese_accessorie/0 payment.one'],
    ],
    ['none', { spese_accessorie: [{ descrizione: 'x' }] }, ['/spese_accessorie/0/importo missing']],
    [
      'an advance taken off twice',
      { anticipi: [{ numero: '1', data: '2026-10-01', importo_ivato: -1 }] },
      ['/anticipi/0/importo_ivato amount.negative'],
    ],
  ])('rejects %s', (_, parts, problems) => {
    expect(problemsOf(() => buildInvoice({ ...briefOf(), ...parts } as never))).toEqual(problems);
  });
});

const RITENUTE = [{ tipo_ritenuta: 'RT01', aliquota: 20, causale_pagamento: 'A' }] as const;
const FEE = { descrizione: 'Parcella', prezzo_unitario: 1000, aliquota_iva: 22 } as const;
const ADVANCE = { numero: '2026/1', data: '2026-10-01', importo: 400 } as const;

describe('withholding on advances', () => {
  it.each(['TD02', 'TD03'] as const)('%s is subject to withholding', (tipo_documento) => {
    const invoice = made({
      cedente: professional,
      tipo_documento,
      linee: [{ ...FEE, descrizione: 'Acconto', prezzo_unitario: 400 }],
      casse: [{ tipo_cassa: 'TC01', al_cassa: 4 }],
      ritenute: RITENUTE,
      pagamento: CASH,
    });
    // 400 + 16 of fund, 22 % is 91.52: 507.52, of which 80 is withheld.
    expect([documentOf(invoice).dati_ritenuta?.[0]?.importo_ritenuta, dueOf(invoice)]).toEqual([
      '80.00',
      '427.52',
    ]);
  });

  it.each<[name: string, parts: Partial<InvoiceBrief>, withheld: string, due: string]>([
    // 600.00 less 20 %; with VAT 732.00.
    ['as all lines are', { anticipi: [ADVANCE] }, '120.00', '612.00'],
    ['as all lines say', { linee: [{ ...FEE, ritenuta: true }], anticipi: [ADVANCE] }, '120.00', '612.00'],
    ['but it says that it was not', { anticipi: [{ ...ADVANCE, ritenuta: false }] }, '200.00', '532.00'],
    [
      'of some lines, as it says',
      {
        linee: [
          { ...FEE, ritenuta: true },
          { ...HUNDRED, ritenuta: false },
        ],
        anticipi: [{ ...ADVANCE, ritenuta: true }],
      },
      '120.00',
      // 700.00 and 154.00 of VAT.
      '734.00',
    ],
    [
      'the fund of what is left',
      // 600 + 24 of fund, 22 % is 137.28: 761.28.
      { casse: [{ tipo_cassa: 'TC01', al_cassa: 4 }], anticipi: [ADVANCE] },
      '120.00',
      '641.28',
    ],
    [
      'expenses as they say',
      {
        linee: [{ ...FEE, ritenuta: true }],
        spese_accessorie: [{ descrizione: 'Viaggio', importo: 100, ritenuta: true }],
      },
      '220.00',
      '1122.00',
    ],
    [
      'what was reimbursed (art. 15) is not',
      { anticipi: [ADVANCE, { ...ADVANCE, numero: '2', importo: 50, natura: 'N1' }] },
      '120.00',
      '562.00',
    ],
  ])('%s', (_, parts, withheld, due) => {
    const invoice = made({
      cedente: professional,
      linee: [FEE],
      ritenute: RITENUTE,
      pagamento: CASH,
      ...parts,
    });
    expect([documentOf(invoice).dati_ritenuta?.[0]?.importo_ritenuta, dueOf(invoice)]).toEqual([
      withheld,
      due,
    ]);
  });

  it.each<[name: string, parts: object, problems: readonly string[]]>([
    [
      'of some lines, where it does not say',
      { linee: [{ ...FEE, ritenuta: true }, HUNDRED], ritenute: RITENUTE, anticipi: [ADVANCE] },
      ['/anticipi/0/ritenuta ritenuta.several'],
    ],
    [
      'without what',
      { anticipi: [{ ...ADVANCE, ritenuta: true }] },
      ['/anticipi/0/ritenuta ritenuta.missing'],
    ],
    [
      'of expenses, without what',
      { spese_accessorie: [{ descrizione: 'x', importo: 1, ritenuta: true }] },
      ['/spese_accessorie/0/ritenuta ritenuta.missing'],
    ],
  ])('rejects %s', (_, parts, problems) => {
    expect(problemsOf(() => buildInvoice({ ...briefOf(), ...parts } as never))).toEqual(problems);
  });
});

const AGENT = {
  id_fiscale_iva: { id_paese: 'IT', id_codice: '01234567897' },
  denominazione: 'Delta S.r.l.',
} as const;
const FRENCH = {
  tipo: 'estero',
  paese: 'FR',
  denominazione: 'Gamma SARL',
  partita_iva: '12345678901',
  sede: { indirizzo: '1, rue X', comune: 'Paris' },
} as const;

describe('a foreign customer with a presence in Italy', () => {
  it('may have an establishment and a representative', () => {
    const { cessionario_committente: block } = made({
      cessionario: { ...FRENCH, stabile_organizzazione: ROME, rappresentante_fiscale: AGENT },
    }).fattura_elettronica_header;
    expect([block.stabile_organizzazione, block.rappresentante_fiscale]).toEqual([
      { ...ROME, nazione: 'IT' },
      AGENT,
    ]);
  });

  it('may also have an Italian VAT number', () => {
    const { cessionario_committente: block } = made({
      cessionario: {
        ...customer,
        sede: { indirizzo: 'a', comune: 'Paris', nazione: 'FR' },
        stabile_organizzazione: ROME,
      },
    }).fattura_elettronica_header;
    expect([block.sede.nazione, block.stabile_organizzazione?.nazione]).toEqual(['FR', 'IT']);
  });

  it('may be the customer of a simplified invoice', () => {
    const { cessionario_committente: block } = buildSimplified({
      cedente: supplier,
      cessionario: {
        paese: 'FR',
        partita_iva: '12345678901',
        denominazione: 'Gamma SARL',
        sede: { indirizzo: '1, rue X', comune: 'Paris', nazione: 'FR' },
        stabile_organizzazione: ROME,
        rappresentante_fiscale: AGENT,
      },
      numero: '1',
      data: '2026-11-21',
      linee: [{ descrizione: 'x', importo: 10, aliquota_iva: 22 }],
    }).fattura_elettronica_header;
    expect(block.altri_dati_identificativi).toMatchObject({
      stabile_organizzazione: { ...ROME, nazione: 'IT' },
      rappresentante_fiscale: AGENT,
    });
  });

  it.each<[name: string, parts: object, problems: readonly string[]]>([
    [
      'an establishment without its town',
      { stabile_organizzazione: { ...ROME, comune: undefined } },
      ['/cessionario/stabile_organizzazione/comune missing'],
    ],
    [
      'a representative with a wrong number',
      { rappresentante_fiscale: { ...AGENT, id_fiscale_iva: { id_paese: 'IT', id_codice: '01234567890' } } },
      ['/cessionario/rappresentante_fiscale/id_fiscale_iva/id_codice id.vat'],
    ],
    [
      'a representative of no name',
      { rappresentante_fiscale: { id_fiscale_iva: AGENT.id_fiscale_iva } },
      ['/cessionario/rappresentante_fiscale name.missing'],
    ],
  ])('rejects %s', (_, parts, problems) => {
    expect(
      problemsOf(() => buildInvoice(briefOf({ cessionario: { ...FRENCH, ...parts } as never }))),
    ).toEqual(problems);
  });
});

const EXEMPT = { descrizione: 'Corso', prezzo_unitario: 100, natura: 'N4' } as const;
const DOLLARS = { divisa: 'USD', linee: [EXEMPT] } as const;
const SHOWN = { bollo_virtuale: 'SI' };

describe('stamp duty in another currency', () => {
  it.each<[name: string, parts: Partial<InvoiceBrief>, bollo: object | undefined, total: string]>([
    // 77.47 euro at 1.25 are 96.8375 dollars, at 1.30 they are 100.711.
    ['over the threshold', { ...DOLLARS, bollo: { cambio: '1.25' } }, SHOWN, '100.00'],
    ['under it', { ...DOLLARS, bollo: { cambio: '1.30' } }, undefined, '100.00'],
    ['it is said', { ...DOLLARS, bollo: true }, SHOWN, '100.00'],
    ['it is said that none is due', { ...DOLLARS, bollo: false }, undefined, '100.00'],
    // 2.00 euro are 2.50 dollars.
    ['charged', { ...DOLLARS, bollo: { addebito: true, cambio: '1.25' } }, SHOWN, '102.50'],
    [
      'converted, so that amounts are in euro',
      { ...DOLLARS, cambio: '1.25' },
      { bollo_virtuale: 'SI', importo_bollo: '2.00' },
      '80.00',
    ],
    ['with VAT only', { divisa: 'USD' }, undefined, '122.00'],
    [
      'an export',
      { divisa: 'USD', linee: [{ ...EXEMPT, natura: 'N3.1', riferimento_normativo: 'art. 8' }] },
      undefined,
      '100.00',
    ],
  ])('%s', (_, parts, bollo, total) => {
    const document = documentOf(made(parts));
    expect([document.dati_bollo, document.importo_totale_documento]).toEqual([bollo, total]);
  });

  it.each<[name: string, parts: object, problems: readonly string[]]>([
    ['no rate', DOLLARS, ['/bollo bollo.currency']],
    ['charged without a rate', { ...DOLLARS, bollo: { addebito: true } }, ['/bollo/cambio bollo.charge']],
    ['a rate of nothing', { ...DOLLARS, bollo: { cambio: 0 } }, ['/bollo/cambio exchange']],
    ['a rate of the euro', { bollo: { cambio: '1.25' } }, ['/bollo/cambio exchange']],
    ['neither', { ...DOLLARS, bollo: {} }, ['/bollo bollo.currency', '/bollo/addebito missing']],
    [
      'a description of what is not charged',
      { ...DOLLARS, bollo: { cambio: '1.25', descrizione: 'x' } },
      ['/bollo/descrizione unknown'],
    ],
  ])('rejects %s', (_, parts, problems) => {
    expect(problemsOf(() => buildInvoice({ ...briefOf(), ...parts } as never))).toEqual(problems);
  });

  it('is kept by a note for a part of the invoice', () => {
    const note = creditNote(made({ ...DOLLARS, bollo: { cambio: '1.25' } }), {
      numero: 'NC/1',
      data: '2026-12-01',
      linee: [{ numero_linea: 1, importo: 10 }],
    });
    expect(documentOf(note).dati_bollo).toEqual(SHOWN);
  });

  it.each([
    [undefined, ['/bollo simplified.bollo']],
    [true, []],
    [false, []],
  ])('must be stated for a simplified invoice: %s', (bollo, problems) => {
    const linee = [{ descrizione: 'x', importo: 10, natura: 'N4' }] as const;
    expect(
      problemsOf(() =>
        buildSimplified({
          cedente: supplier,
          cessionario: { codice_fiscale: 'RSSMRA80A01H501U' },
          numero: '1',
          data: '2026-11-21',
          divisa: 'USD',
          linee,
          ...(bollo === undefined ? {} : { bollo }),
        }),
      ),
    ).toEqual(problems);
  });
});
