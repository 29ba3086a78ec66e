/** Codes added to the lists by the test: each layer follows the lists, and no layer has its own list. */
import { describe, expect, it, vi } from 'vitest';
import type { Registry } from '../../src/validate/index.ts';
import type { Edits } from '../support/ruleInvoice.ts';

vi.mock('../../src/model/codes/natura.ts', async (original) => {
  const { NaturaCodes } = await original<typeof import('../../src/model/codes/natura.ts')>();
  const { code, codeList } = await import('../../src/model/codes/codeList.ts');
  const invented: typeof NaturaCodes.codes = [
    code('N8', 'Inventata, con bollo', 'Invented, with stamp duty', {
      traits: { stampDuty: true, provision: 'art. 1 della prova' },
    }),
    code('N9', 'Inventata, inversione contabile', 'Invented, reverse charge', {
      traits: { reverseCharge: true, isDomestic: true },
    }),
  ];
  return { NaturaCodes: codeList(NaturaCodes.name, NaturaCodes.title, [...NaturaCodes.codes, ...invented]) };
});

vi.mock('../../src/model/codes/tipoDocumento.ts', async (original) => {
  const { TipoDocumentoCodes: list } =
    await original<typeof import('../../src/model/codes/tipoDocumento.ts')>();
  const { code, codeList } = await import('../../src/model/codes/codeList.ts');
  const invented: typeof list.codes = [
    code('TD30', 'Inventato, del cessionario', 'Invented, made by the buyer', {
      traits: { madeBy: 'buyer', parties: 'two', seller: 'foreign', naturaBesideRate: true },
    }),
    code('TD31', 'Inventato, per sé', 'Invented, for itself', {
      traits: { madeBy: 'supplier', parties: 'one', alwaysTaxed: true, sellerMayHaveCeased: true },
    }),
    code('TD32', 'Inventato, gratuito', 'Invented, free', {
      traits: { madeBy: 'supplier', parties: 'one', isFreeSupply: true },
    }),
    code('TD33', 'Inventato, nota di credito', 'Invented, credit note', {
      traits: { madeBy: 'supplier', parties: 'two', note: 'credit' },
    }),
    code('TD34', 'Inventato, introdotto e poi tolto', 'Invented, introduced and later withdrawn', {
      since: '2019-01-01',
      until: '2021-01-01',
      inSchema: false,
    }),
  ];
  return { TipoDocumentoCodes: codeList(list.name, list.title, [...list.codes, ...invented]) };
});

vi.mock('../../src/model/codes/regimeFiscale.ts', async (original) => {
  const { RegimeFiscaleCodes: list } =
    await original<typeof import('../../src/model/codes/regimeFiscale.ts')>();
  const { code, codeList } = await import('../../src/model/codes/codeList.ts');
  const invented: typeof list.codes = [
    code('RF30', 'Inventato, senza IVA né ritenuta', 'Invented, without VAT and withholding', {
      traits: { chargesVat: false, isWithheld: false },
    }),
    code('RF31', 'Inventato, IVA per cassa', 'Invented, cash-basis VAT', {
      traits: { cashVat: 'businesses' },
    }),
    code('RF32', 'Inventato, per cassa verso la PA', 'Invented, cash-basis VAT with administrations', {
      traits: { cashVat: 'administrations' },
    }),
  ];
  return { RegimeFiscaleCodes: codeList(list.name, list.title, [...list.codes, ...invented]) };
});

vi.mock('../../src/model/codes/tipoRitenuta.ts', async (original) => {
  const { TipoRitenutaCodes: list } =
    await original<typeof import('../../src/model/codes/tipoRitenuta.ts')>();
  const { code, codeList } = await import('../../src/model/codes/codeList.ts');
  const invented: typeof list.codes = [
    code('RT30', 'Inventata, imposta', 'Invented, tax', { traits: { isIncomeTax: true } }),
    code('RT31', 'Inventata, contributo', 'Invented, contribution'),
  ];
  return { TipoRitenutaCodes: codeList(list.name, list.title, [...list.codes, ...invented]) };
});

const { anonymizeInvoice, createRun, recomputeTotals, validate, writeInvoice } = await import(
  '../../src/index.ts'
);
const { buildInvoice, selfInvoice } = await import('../../src/build/index.ts');
const { contentOf } = await import('../../src/render/index.ts');
const { traitTypes } = await import('../../scripts/generate/traitTypes.ts');
const { explainCode } = await import('../../src/validate/index.ts');
const { findCodes } = await import('../../src/cli/codes/run.ts');
const { documentType } = await import('../../src/sandbox/documents/kinds.ts');
const { documentGroup } = await import('../../src/cli/new/memory/numbers.ts');
const { identityOf } = await import('../../src/api/submission/identity.ts');
const { onlySuggestion } = await import('../support/findingsInvoice.ts');
const { editedInvoice } = await import('../support/ruleInvoice.ts');

function codesOf(set: Edits, registry?: Registry): readonly string[] {
  const { findings } = validate(writeInvoice(editedInvoice('FPR12', set)), {
    asOf: '2026-11-21',
    ...(registry === undefined ? {} : { registry }),
  });
  return findings.map(({ code }) => code);
}

const seller = 'cedente.dati_anagrafici.id_fiscale_iva.id_codice';
const buyer = '01234567897';

describe('a control follows', () => {
  it.each<[string, string, Edits, boolean]>([
    ['00471', 'two parties that are one', { 'documento.tipo_documento': 'TD30', [seller]: buyer }, true],
    ['00471', 'one party that is one', { 'documento.tipo_documento': 'TD31', [seller]: buyer }, false],
    ['00472', 'one party that is two', { 'documento.tipo_documento': 'TD31' }, true],
    ['00473', 'a foreign seller in Italy', { 'documento.tipo_documento': 'TD30' }, true],
    [
      '00475',
      'a buyer without a VAT number',
      {
        'documento.tipo_documento': 'TD30',
        'cessionario.dati_anagrafici.id_fiscale_iva': null,
        'cessionario.dati_anagrafici.codice_fiscale': '01234567897',
      },
      true,
    ],
    ['00401', 'Natura beside a rate', { 'linee.0.natura': 'N9' }, true],
    [
      '00401',
      'Natura beside a rate that may be there',
      { 'linee.0.natura': 'N9', 'documento.tipo_documento': 'TD30' },
      false,
    ],
    [
      '00420',
      'reverse charge with split payment',
      { 'riepilogo.0.natura': 'N9', 'riepilogo.0.esigibilita_iva': 'S' },
      true,
    ],
    [
      '00409',
      'a credit note with the number of an invoice',
      { 'body1.documento.numero': '7', 'body1.documento.tipo_documento': 'TD33' },
      false,
    ],
    [
      '00409',
      'an invoice with the number of another',
      { 'body1.documento.numero': '7', 'body1.documento.tipo_documento': 'TD31' },
      true,
    ],
    ['00200', 'a code that is known', { 'linee.0.natura': 'N8' }, false],
    ['00200', 'a code that is unknown', { 'linee.0.natura': 'N99' }, true],
  ])('%s: %s', (code, _, set, found) => {
    expect(codesOf(set).includes(code)).toBe(found);
  });
});

it.each([
  ['TD31', false],
  ['TD30', true],
])('00301 of a supplier that has ceased, with %s: %s', (type, found) => {
  const codes = codesOf({ 'documento.tipo_documento': type }, { partitaIva: () => 'ceased' });
  expect(codes.includes('00301')).toBe(found);
});

describe('facts follow', () => {
  it.each([
    ['TD30', 'N8'],
    ['TD01', undefined],
  ])('the missing summary of lines of %s: Natura %s', (type, natura) => {
    const { findings } = validate(
      writeInvoice(
        editedInvoice('FPR12', {
          'documento.tipo_documento': type,
          'linee.1': {
            numero_linea: '2',
            descrizione: 'Assi',
            prezzo_unitario: '10.00',
            prezzo_totale: '10.00',
            aliquota_iva: '5.00',
            natura: 'N8',
          },
        }),
      ),
    );
    const fix = findings.find(({ code }) => code === '00443')?.fix?.to;
    expect(fix === undefined ? undefined : JSON.parse(fix).natura).toBe(natura);
  });

  it.each([
    ['TD30', 0],
    ['TD01', 1],
  ])('%s with one number for two buyers: %i duplicates', (type, count) => {
    const run = createRun();
    const codes = ['01234567897', '00743110157'].map((id_codice) => {
      const invoice = editedInvoice('FPR12', {
        'documento.tipo_documento': type,
        'cessionario.dati_anagrafici.id_fiscale_iva.id_codice': id_codice,
      });
      return validate(writeInvoice(invoice), { run }).findings.map(({ code }) => code);
    });
    expect(codes.flat().filter((code) => code === '00404')).toHaveLength(count);
  });

  it.each([
    ['TD31', 'ownDocument'],
    ['TD01', null],
  ])('the amount paid for %s is explained by %s', (type, reading) => {
    const invoice = editedInvoice('FPR12', {
      'documento.tipo_documento': type,
      'pagamento.0.dettaglio_pagamento.0.importo_pagamento': '7.00',
    });
    const due = recomputeTotals(invoice).find(({ formula }) => formula === 'document.due');
    expect(due?.reading).toBe(reading);
  });
});

describe('advice follows', () => {
  const untaxed = (natura: string): Edits => ({
    'linee.0.aliquota_iva': '0.00',
    'linee.0.natura': natura,
    'riepilogo.0': {
      aliquota_iva: '0.00',
      natura,
      imponibile_importo: '100.00',
      imposta: '0.00',
      riferimento_normativo: 'art. 1',
    },
    'pagamento.0.dettaglio_pagamento.0.importo_pagamento': '100.00',
  });

  it.each([
    ['stamp duty of a Natura that bears it', untaxed('N8'), true],
    ['stamp duty of one that does not', untaxed('N9'), false],
    ['stamp duty of a self-invoice', { ...untaxed('N8'), 'documento.tipo_documento': 'TD30' }, false],
  ])('Q-BOLLO: %s', (_, set, found) => {
    expect(codesOf(set).includes('Q-BOLLO')).toBe(found);
  });

  const withheld: Edits = {
    'linee.0.ritenuta': 'SI',
    ritenuta: [
      {
        tipo_ritenuta: 'RT01',
        importo_ritenuta: '20.00',
        aliquota_ritenuta: '20.00',
        causale_pagamento: 'A',
      },
    ],
  };

  it.each<[string, string, Edits, boolean]>([
    ['Q-TOTAL', 'a total without VAT', { 'documento.importo_totale_documento': '100.00' }, true],
    [
      'Q-TOTAL',
      'a total without VAT, of a free supply',
      { 'documento.importo_totale_documento': '100.00', 'documento.tipo_documento': 'TD32' },
      false,
    ],
    [
      'Q-TOTAL',
      'a wrong total of a free supply',
      { 'documento.importo_totale_documento': '120.00', 'documento.tipo_documento': 'TD32' },
      true,
    ],
    ['Q-WITHHOLDING', 'tax withheld', withheld, false],
    [
      'Q-WITHHOLDING',
      'tax withheld in a regime that knows none',
      { ...withheld, 'cedente.dati_anagrafici.regime_fiscale': 'RF30' },
      true,
    ],
  ])('%s: %s', (code, _, set, found) => {
    expect(codesOf(set).includes(code)).toBe(found);
  });

  it.each([
    ['RT30', true],
    ['RT31', false],
  ])('Q-SPLIT: split payment with withholding %s: %s', (tipo_ritenuta, found) => {
    const [block] = withheld['ritenuta'] as readonly object[];
    const set = { ...withheld, ritenuta: [{ ...block, tipo_ritenuta }], 'riepilogo.0.esigibilita_iva': 'S' };
    expect(codesOf(set).includes('Q-SPLIT')).toBe(found);
  });
});

const sede = { indirizzo: 'Via delle Fonti 3', cap: '53100', comune: 'Siena', provincia: 'SI' };
const self = { partita_iva: '12345678903', denominazione: 'Falegnameria Betulla', sede };
const german = {
  paese: 'DE',
  partita_iva: '123456789',
  denominazione: 'Holz GmbH',
  sede: { indirizzo: 'Hauptstr. 1', comune: 'Berlin', nazione: 'DE' },
};
const head = { numero: '7', data: '2026-11-21' };
const taxed = [{ descrizione: 'Assi', prezzo_unitario: '100.00', aliquota_iva: 22 }];

describe('a builder follows', () => {
  it('charges and explains a Natura by its traits', () => {
    const invoice = buildInvoice({
      ...head,
      cedente: { ...self, regime_fiscale: 'RF01' },
      cessionario: { tipo: 'azienda', partita_iva: buyer, denominazione: 'Locanda', sede },
      linee: [{ descrizione: 'Assi', prezzo_unitario: '100.00', natura: 'N8' }],
    } as never);
    const [body] = invoice.fattura_elettronica_body;
    expect(body?.dati_generali.dati_generali_documento.dati_bollo?.bollo_virtuale).toBe('SI');
    expect(body?.dati_beni_servizi.dati_riepilogo[0]?.riferimento_normativo).toBe('art. 1 della prova');
  });

  it('charges no VAT in a regime without VAT', () => {
    const invoice = buildInvoice({
      ...head,
      cedente: { ...self, regime_fiscale: 'RF30' },
      cessionario: { tipo: 'azienda', partita_iva: buyer, denominazione: 'Locanda', sede },
      linee: [{ descrizione: 'Assi', prezzo_unitario: '100.00' }],
    } as never);
    const [line] = invoice.fattura_elettronica_body[0]?.dati_beni_servizi.dettaglio_linee ?? [];
    expect([line?.aliquota_iva, line?.natura]).toEqual(['0.00', 'N2.2']);
  });

  it.each([
    ['RF31', { tipo: 'azienda', partita_iva: buyer }, 'D'],
    ['RF31', { tipo: 'persona', codice_fiscale: 'RSSMRA80A01H501U' }, 'I'],
    ['RF32', { tipo: 'azienda', partita_iva: buyer }, 'I'],
    ['RF32', { tipo: 'pa', codice_fiscale: '80012345676', codice_destinatario: 'ABCDEF' }, 'D'],
    ['RF01', { tipo: 'azienda', partita_iva: buyer }, 'I'],
  ])('dates the VAT in regime %s for %j: %s', (regime_fiscale, customer, dueness) => {
    const invoice = buildInvoice({
      ...head,
      cedente: { ...self, regime_fiscale },
      cessionario: {
        ...customer,
        ...(customer.tipo === 'persona' ? { nome: 'Mario', cognome: 'Rossi' } : { denominazione: 'Locanda' }),
        sede,
      },
      linee: taxed,
    } as never);
    const [summary] = invoice.fattura_elettronica_body[0]?.dati_beni_servizi.dati_riepilogo ?? [];
    expect(summary?.esigibilita_iva).toBe(dueness);
  });

  it.each([
    ['TD30', { fornitore: german }, 'DE'],
    ['TD31', {}, 'IT'],
  ])('%s has the seller given by its traits', (tipo_documento, parts, country) => {
    const invoice = selfInvoice({
      ...head,
      ...parts,
      tipo_documento,
      emittente: self,
      linee: taxed,
    } as never);
    const { id_fiscale_iva: id } = invoice.fattura_elettronica_header.cedente_prestatore.dati_anagrafici;
    expect(id.id_paese).toBe(country);
  });

  it.each([
    ['TD30', { fornitore: { ...self, partita_iva: buyer } }, taxed, 'self.foreign'],
    ['TD31', { fornitore: german }, taxed, 'self.supplier'],
    ['TD31', {}, [{ descrizione: 'Assi', prezzo_unitario: '1.00', natura: 'N4' }], 'self.zero'],
  ])('%s rejects fields that its traits forbid', (tipo_documento, parts, linee, code) => {
    const brief = { ...head, ...parts, tipo_documento, emittente: self, linee };
    expect(() => selfInvoice(brief as never)).toThrow(
      expect.objectContaining({ problems: expect.arrayContaining([expect.objectContaining({ code })]) }),
    );
  });
});

it('a suggestion says that a code with a first and a last day is retired', () => {
  const invoice = editedInvoice('FPR12', { 'documento.tipo_documento': 'TD34' });
  expect(onlySuggestion(writeInvoice(invoice)).suggestion).toEqual({
    help: { id: 'code.retired', params: { list: 'TipoDocumento', code: 'TD34' } },
  });
});

describe('other layers follow', () => {
  const invoice = editedInvoice('FPR12', { 'documento.tipo_documento': 'TD30', 'linee.0.natura': 'N8' });

  it('pages name the codes', async () => {
    const texts = async (code: string): Promise<string> => JSON.stringify(await explainCode(code));
    expect(await texts('00301')).toContain('TD31');
    expect(await texts('00471')).toContain('TD30');
    expect(await texts('00472')).toContain('TD31');
    expect(await texts('00473')).toContain('TD30');
    expect(await texts('00475')).toContain('TD30');
    expect(await texts('Q-BOLLO')).toContain('N8');
    expect(await texts('Q-PAYMENTS')).toContain('TD31');
  });

  it('types of the builder have the codes', () => {
    const typeOf = (name: string): string =>
      traitTypes().split(`export type ${name} =`)[1]?.split(';')[0] ?? '';
    expect(typeOf('SelfInvoiceType')).toMatch(/'TD30'[\s\S]*'TD31'/);
    expect(typeOf('OwnSupplyType')).toContain("'TD31'");
    expect(typeOf('OwnSupplyType')).not.toContain("'TD30'");
    expect(typeOf('RegimeWithoutVat')).toContain("'RF30'");
    expect(typeOf('DetailedNatura')).toContain("'N8'");
  });

  it('help lists the codes', () => {
    const found = [
      ['Natura', 'N8'],
      ['TipoDocumento', 'TD30'],
    ].flatMap((operands) => findCodes(operands));
    expect(found.map(({ codes }) => codes.map(({ code }) => code))).toEqual([['N8'], ['TD30']]);
  });

  it('a rendered invoice has the label', () => {
    expect(JSON.stringify(contentOf(invoice, { language: 'en' }))).toContain('Invented, made by the buyer');
  });

  it('an anonymized invoice keeps the codes', () => {
    const [body] = anonymizeInvoice(invoice, { seed: 'x' }).fattura_elettronica_body;
    expect(JSON.stringify(body)).toMatch(/TD30.*N8/);
  });

  it.each([
    ['TD30', 'SELF_INVOICE', 'self-invoice', true],
    ['TD31', 'SELF_INVOICE', 'self-invoice', true],
    ['TD01', 'INVOICE', 'invoice', false],
  ])('the sandbox, the dialogue and the client know %s', (type, kind, group, byBuyer) => {
    expect(documentType(type)).toBe(kind);
    expect(documentGroup(type)).toBe(group);
    const edited = editedInvoice('FPR12', { 'documento.tipo_documento': type });
    expect(identityOf(edited, { numbered: true })?.byBuyer).toBe(byBuyer);
  });
});
