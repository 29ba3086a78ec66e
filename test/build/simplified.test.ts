import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../src/build/amount.ts';
import { BuildError } from '../../src/build/problems/buildError.ts';
import type { SimplifiedBrief } from '../../src/build/simplified/brief.ts';
import { buildSimplified } from '../../src/build/simplified/simplified.ts';
import { readInvoice, validate, writeInvoice } from '../../src/index.ts';
import type { ReadonlySimplifiedInvoice } from '../../src/model/index.ts';
import { runs } from '../support/thorough.ts';
import '../support/seed.ts';

const SEDE = { indirizzo: 'Via delle Fonti 3', cap: '53100', comune: 'Siena', provincia: 'SI' };

const BRIEF: SimplifiedBrief = {
  cedente: { partita_iva: '12345678903', denominazione: 'Betulla', regime_fiscale: 'RF01', sede: SEDE },
  cessionario: { partita_iva: '01234567897' },
  numero: '7',
  data: '2026-11-21',
  linee: [{ descrizione: 'Sgabello', importo: '36.60', aliquota_iva: 22 }],
};

function brief(more: object): SimplifiedBrief {
  return { ...BRIEF, ...more } as unknown as SimplifiedBrief;
}

function expectClean(invoice: ReadonlySimplifiedInvoice): void {
  const { findings, verdict } = validate(writeInvoice(invoice), { asOf: '2026-11-21' });
  expect([verdict, findings.map(({ code, path }) => [code, path])]).toEqual(['valid', []]);
}

const item = (importo: unknown, more: object = { aliquota_iva: 22 }) => ({
  descrizione: 'x',
  importo,
  ...more,
});
const flatRate = { ...BRIEF.cedente, regime_fiscale: 'RF19' };
const NORM = 'art. 1, c. da 54 a 89, L. 190/2014';

describe('simplified invoices, computed by hand', () => {
  it.each<[name: string, more: object, items: readonly (readonly [string, string, string])[]]>([
    // 36.60 × 22 / 122 is 6.60.
    ['a stool', {}, [['36.60', '22.00', '6.60']]],
    // 100.00 × 22 / 122 is 18.0327…; 10.00 × 10 / 110 is 0.9090…; 5.20 × 4 / 104 is 0.20.
    [
      'three rates',
      { linee: [item(100), item(10, { aliquota_iva: 10 }), item(cents(520), { aliquota_iva: '4.00' })] },
      [
        ['100.00', '22.00', '18.03'],
        ['10.00', '10.00', '0.91'],
        ['5.20', '4.00', '0.20'],
      ],
    ],
    // 0.05 × 10 / 110 is 0.004545…; -36.60 is a return within the same bill.
    [
      'small and negative',
      { linee: [item('0.05', { aliquota_iva: 10 }), item('-36.60')] },
      [
        ['0.05', '10.00', '0.00'],
        ['-36.60', '22.00', '-6.60'],
      ],
    ],
    [
      'no more than the limit',
      { linee: [item('399.99'), item('0.01')] },
      [
        // 399.99 × 22 / 122 is 72.1293…
        ['399.99', '22.00', '72.13'],
        ['0.01', '22.00', '0.00'],
      ],
    ],
  ])('%s', (_, more, items) => {
    const made = buildSimplified(brief(more));
    const body = made.fattura_elettronica_body[0]!;
    expect(
      body.dati_beni_servizi.map(({ importo, dati_iva: { aliquota, imposta } }) => [
        importo,
        aliquota,
        imposta,
      ]),
    ).toEqual(items);
    expectClean(made);
  });

  it('a complete invoice', () => {
    const made = buildSimplified(BRIEF);
    expect(made).toEqual({
      versione: 'FSM10',
      namespace: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0',
      fattura_elettronica_header: {
        dati_trasmissione: {
          id_trasmittente: { id_paese: 'IT', id_codice: '12345678903' },
          progressivo_invio: '267',
          formato_trasmissione: 'FSM10',
          codice_destinatario: '0000000',
        },
        cedente_prestatore: {
          id_fiscale_iva: { id_paese: 'IT', id_codice: '12345678903' },
          denominazione: 'Betulla',
          sede: { ...SEDE, nazione: 'IT' },
          regime_fiscale: 'RF01',
        },
        cessionario_committente: {
          identificativi_fiscali: { id_fiscale_iva: { id_paese: 'IT', id_codice: '01234567897' } },
        },
      },
      fattura_elettronica_body: [
        {
          dati_generali: {
            dati_generali_documento: {
              tipo_documento: 'TD07',
              divisa: 'EUR',
              data: '2026-11-21',
              numero: '7',
            },
          },
          dati_beni_servizi: [
            { descrizione: 'Sgabello', importo: '36.60', dati_iva: { imposta: '6.60', aliquota: '22.00' } },
          ],
        },
      ],
    });
    expect(Object.isFrozen(made.fattura_elettronica_body)).toBe(true);
  });

  it.each<[name: string, cessionario: object, ids: object, recipient: string]>([
    ['a person', { codice_fiscale: 'rssmra80a01h501u' }, { codice_fiscale: 'RSSMRA80A01H501U' }, '0000000'],
    [
      'a company with its code',
      { partita_iva: '01234567897', codice_destinatario: 'abc1234' },
      { id_fiscale_iva: { id_paese: 'IT', id_codice: '01234567897' } },
      'ABC1234',
    ],
    [
      'a company abroad',
      { paese: 'DE', partita_iva: '123456789' },
      { id_fiscale_iva: { id_paese: 'DE', id_codice: '123456789' } },
      'XXXXXXX',
    ],
    [
      'San Marino',
      { paese: 'SM', partita_iva: '12345' },
      { id_fiscale_iva: { id_paese: 'SM', id_codice: '12345' } },
      '2R4GTO8',
    ],
  ])('customer: %s', (_, cessionario, ids, recipient) => {
    const made = buildSimplified(brief({ cessionario }));
    const header = made.fattura_elettronica_header;
    expect(header.cessionario_committente).toEqual({ identificativi_fiscali: ids });
    expect(header.dati_trasmissione.codice_destinatario).toBe(recipient);
    expectClean(made);
  });

  it('a customer identified by name and address', () => {
    const cessionario = { codice_fiscale: 'RSSMRA80A01H501U', nome: 'Mario', cognome: 'Rossi', sede: SEDE };
    const made = buildSimplified(brief({ cessionario }));
    expect(made.fattura_elettronica_header.cessionario_committente).toEqual({
      identificativi_fiscali: { codice_fiscale: 'RSSMRA80A01H501U' },
      altri_dati_identificativi: { nome: 'Mario', cognome: 'Rossi', sede: { ...SEDE, nazione: 'IT' } },
    });
    expectClean(made);
  });

  it.each<[name: string, agent: object]>([
    ['a company', { denominazione: 'Studio Rappresentanze' }],
    ['a person', { nome: 'Anna', cognome: 'Bianchi' }],
  ])('a supplier abroad, represented by %s', (_, who) => {
    const agent = { id_fiscale_iva: { id_paese: 'IT', id_codice: '02718281823' }, ...who };
    const made = buildSimplified(
      brief({
        cedente: {
          paese: 'FR',
          partita_iva: '12345678901',
          denominazione: 'Bouleau',
          regime_fiscale: 'RF01',
          sede: { indirizzo: 'Rue du Bois 1', comune: 'Lyon' },
          iscrizione_rea: { ufficio: 'SI', numero_rea: '1', stato_liquidazione: 'LN' },
        },
        rappresentante_fiscale: agent,
      }),
    );
    const seller = made.fattura_elettronica_header.cedente_prestatore;
    expect(seller.rappresentante_fiscale).toEqual(agent);
    expectClean(made);
    const read = readInvoice(writeInvoice(made));
    // With keys in schema order, too.
    expect(JSON.stringify(read.ok && read.invoice)).toBe(JSON.stringify(made));
  });

  it('a flat-rate taxpayer has no limit, no VAT, and stamp duty above 77.47', () => {
    const made = buildSimplified(brief({ cedente: flatRate, linee: [item(500, {})] }));
    const [body] = made.fattura_elettronica_body;
    expect(body!.dati_generali.dati_generali_documento.bollo_virtuale).toBe('SI');
    expect(body!.dati_beni_servizi).toEqual([
      {
        descrizione: 'x',
        importo: '500.00',
        dati_iva: { imposta: '0.00', aliquota: '0.00' },
        natura: 'N2.2',
        riferimento_normativo: NORM,
      },
    ]);
    expectClean(made);
    const small = buildSimplified(brief({ cedente: flatRate, linee: [item('77.47', {})] }));
    expect(
      small.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento.bollo_virtuale,
    ).toBeUndefined();
    expectClean(small);
  });

  it('a note has no limit, and names its invoice', () => {
    for (const tipo_documento of ['TD08', 'TD09']) {
      const fattura_rettificata = { numero: '1', data: '2026-10-01', elementi: 'Reso' };
      const made = buildSimplified(brief({ tipo_documento, fattura_rettificata, linee: [item(500)] }));
      expect(made.fattura_elettronica_body[0]!.dati_generali).toMatchObject({
        dati_generali_documento: { tipo_documento },
        dati_fattura_rettificata: { numero_fr: '1', data_fr: '2026-10-01', elementi_rettificati: 'Reso' },
      });
      expectClean(made);
    }
  });
});

describe('problems, all at once', () => {
  it.each<[name: string, more: object, expected: readonly (readonly [string, string])[]]>([
    ['over the limit', { linee: [item('400.01')] }, [['simplified.limit', '/linee']]],
    ['over the limit together', { linee: [item(400), item('0.01')] }, [['simplified.limit', '/linee']]],
    [
      'flat rate before April 2025',
      { cedente: flatRate, data: '2025-03-31', linee: [item(401, {})] },
      [['simplified.limit', '/linee']],
    ],
    ['no items', { linee: [] }, [['lines.none', '/linee']]],
    ['a note of nothing', { tipo_documento: 'TD08' }, [['missing', '/fattura_rettificata']]],
    [
      'a note before its invoice',
      { tipo_documento: 'TD08', fattura_rettificata: { numero: '1', data: '2026-12-01', elementi: 'x' } },
      [['date.link', '/fattura_rettificata/data']],
    ],
    [
      'what an item lacks',
      { linee: [{}] },
      [
        ['missing', '/linee/0/importo'],
        ['missing', '/linee/0/descrizione'],
        ['tax.missing', '/linee/0'],
      ],
    ],
    ['both', { linee: [item(1, { aliquota_iva: 22, natura: 'N4' })] }, [['tax.both', '/linee/0']]],
    ['rate zero', { linee: [item(1, { aliquota_iva: 0 })] }, [['rate.zero', '/linee/0/aliquota_iva']]],
    [
      'a rate as a part of one',
      { linee: [item(1, { aliquota_iva: '0.22' })] },
      [['rate.fraction', '/linee/0/aliquota_iva']],
    ],
    ['a generic nature', { linee: [item(1, { natura: 'N2' })] }, [['natura.generic', '/linee/0/natura']]],
    ['reverse charge', { linee: [item(1, { natura: 'N6.3' })] }, [['code', '/linee/0/natura']]],
    ['flat rate with VAT', { cedente: flatRate }, [['regime.rate', '/linee/0/aliquota_iva']]],
    ['thousandths', { linee: [item('1.005')] }, [['amount.decimals', '/linee/0/importo']]],
    ['a fraction', { linee: [item(0.1)] }, [['amount.fraction', '/linee/0/importo']]],
    ['a type of the ordinary invoice', { tipo_documento: 'TD01' }, [['code', '/tipo_documento']]],
    [
      'a representative without a number, with two names',
      { rappresentante_fiscale: { denominazione: 'A', nome: 'B', cognome: 'C' } },
      [
        ['missing', '/rappresentante_fiscale/id_fiscale_iva'],
        ['name.both', '/rappresentante_fiscale'],
      ],
    ],
    [
      "a representative in the ordinary invoice's form",
      { rappresentante_fiscale: { dati_anagrafici: {} } },
      [
        ['unknown', '/rappresentante_fiscale/dati_anagrafici'],
        ['missing', '/rappresentante_fiscale/id_fiscale_iva'],
        ['name.missing', '/rappresentante_fiscale'],
      ],
    ],
    ['nobody', { cessionario: {} }, [['id.missing', '/cessionario']]],
    ['itself', { cessionario: { partita_iva: '12345678903' } }, [['party.same', '/cessionario']]],
    [
      'an office',
      { cessionario: { partita_iva: '01234567897', codice_destinatario: 'UFABC1' } },
      [['recipient.length', '/cessionario/codice_destinatario']],
    ],
    [
      'what this format has no field for',
      {
        cedente: { ...BRIEF.cedente, contatti: { telefono: '0577123456' } },
        trasmissione: { contatti_trasmittente: {} },
        casse: [],
      },
      [
        ['unknown', '/casse'],
        ['unknown', '/cedente/contatti'],
        ['unknown', '/trasmissione/contatti_trasmittente'],
      ],
    ],
  ])('%s', (_, more, expected) => {
    let found: unknown;
    try {
      buildSimplified(brief(more));
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(BuildError);
    expect((found as BuildError).problems.map(({ code, path }) => [code, path])).toEqual(expected);
    for (const { message } of (found as BuildError).problems) {
      for (const text of [message.it, message.en]) expect(text).not.toMatch(/\{\w+\}|undefined/);
    }
  });
});

it('any simplified invoice is valid, with the tax included in the amount', () => {
  const rates = [4, 5, 10, 22] as const;
  const items = fc.array(fc.tuple(fc.integer({ min: -1000, max: 8000 }), fc.constantFrom(...rates)), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(items, (all) => {
      const linee = all.map(([units, aliquota_iva]) => item(cents(units), { aliquota_iva }));
      const made = buildSimplified(brief({ linee }));
      const report = validate(writeInvoice(made));
      expect([report.verdict, report.findings]).toEqual(['valid', []]);
      for (const [index, [units, rate]] of all.entries()) {
        const { imposta = '' } = made.fattura_elettronica_body[0]!.dati_beni_servizi[index]!.dati_iva;
        const tax = Number(imposta.replace('.', ''));
        // Twice the distance from the exact tax, in parts of (100 + rate): no more than half a cent.
        expect(Math.abs(2 * (units * rate - tax * (100 + rate))) <= 100 + rate).toBe(true);
      }
    }),
    { numRuns: runs(500) },
  );
});
