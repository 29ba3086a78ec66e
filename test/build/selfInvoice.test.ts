import { describe, expect, it } from 'vitest';
import type { SelfInvoiceType } from '../../src/build/generated/traitTypes.ts';
import { BuildError } from '../../src/build/problems/buildError.ts';
import type { SelfInvoiceBrief } from '../../src/build/selfInvoice/brief.ts';
import { selfInvoice } from '../../src/build/selfInvoice/selfInvoice.ts';
import { SELF_INVOICES } from '../../src/domain/documents.ts';
import { validate, writeInvoice } from '../../src/index.ts';
import type { ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';

const SEDE = { indirizzo: 'Via delle Fonti 3', cap: '53100', comune: 'Siena', provincia: 'SI' };

const emittente = { partita_iva: '12345678903', denominazione: 'Falegnameria Betulla', sede: SEDE } as const;

/** Vendors: from Italy, from the EU, from San Marino, without a country, and without a number. */
const ITALIAN = { partita_iva: '01234567897', denominazione: 'Segheria Alta', sede: SEDE };
const GERMAN = {
  paese: 'DE',
  partita_iva: '123456789',
  denominazione: 'Holz GmbH',
  sede: { indirizzo: 'Hauptstr. 1', comune: 'Berlin', nazione: 'DE' },
};
const SAN_MARINO = {
  paese: 'SM',
  partita_iva: '12345',
  denominazione: 'Titano S.A.',
  sede: { indirizzo: 'Via Piana 1', comune: 'San Marino', nazione: 'SM' },
};
const LIVIGNO = {
  ...GERMAN,
  paese: 'OO',
  partita_iva: '01234567897',
  sede: { ...SEDE, nazione: 'IT' as const },
};
const AMERICAN = {
  paese: 'US',
  denominazione: 'Lumber Inc.',
  sede: { indirizzo: '1 Main St', comune: 'Portland', nazione: 'US' },
};

const HEAD = {
  emittente,
  numero: 'INT/1',
  data: '2026-11-21',
  linee: [{ descrizione: 'Assi', quantita: 3, prezzo_unitario: '33.33', aliquota_iva: 22 }],
} as const;

const RECEIVED = [{ numero: 'F-7', data: '2026-11-10' }] as const;

function brief(type: SelfInvoiceType, more: object = {}): SelfInvoiceBrief {
  return { ...HEAD, tipo_documento: type, ...more } as unknown as SelfInvoiceBrief;
}

function expectClean(invoice: ReadonlyOrdinaryInvoice): void {
  const { findings, verdict } = validate(writeInvoice(invoice), { asOf: '2026-11-21' });
  expect([verdict, findings.map(({ code, path }) => [code, path])]).toEqual(['valid', []]);
}

const OWN = 'IT12345678903';

describe('parties by type', () => {
  it.each<
    [type: SelfInvoiceType, vendor: object | undefined, received: boolean, supplier: string, regime: string]
  >([
    ['TD16', ITALIAN, true, 'IT01234567897', 'RF01'],
    ['TD17', GERMAN, false, 'DE123456789', 'RF18'],
    ['TD17', AMERICAN, false, 'USOO99999999999', 'RF18'],
    ['TD17', LIVIGNO, false, 'OO01234567897', 'RF18'],
    ['TD18', GERMAN, true, 'DE123456789', 'RF18'],
    ['TD19', GERMAN, false, 'DE123456789', 'RF18'],
    ['TD19', SAN_MARINO, true, 'SM12345', 'RF18'],
    ['TD20', ITALIAN, false, 'IT01234567897', 'RF01'],
    ['TD20', GERMAN, false, 'DE123456789', 'RF18'],
    ['TD21', undefined, false, OWN, 'RF01'],
    ['TD22', ITALIAN, false, 'IT01234567897', 'RF01'],
    ['TD22', emittente, false, OWN, 'RF01'],
    ['TD23', GERMAN, false, 'DE123456789', 'RF18'],
    ['TD27', undefined, false, OWN, 'RF01'],
    ['TD28', SAN_MARINO, true, 'SM12345', 'RF18'],
    ['TD29', ITALIAN, false, 'IT01234567897', 'RF01'],
  ])('%s', (type, vendor, received, supplier, regime) => {
    const made = selfInvoice(
      brief(type, {
        ...(vendor === undefined ? {} : { fornitore: vendor }),
        ...(received ? { fatture_ricevute: RECEIVED } : {}),
      }),
    );
    const header = made.fattura_elettronica_header;
    const id = ({ id_paese, id_codice }: { id_paese: string; id_codice: string }) =>
      `${id_paese}${id_codice}`;
    expect({
      supplier: id(header.cedente_prestatore.dati_anagrafici.id_fiscale_iva),
      regime: header.cedente_prestatore.dati_anagrafici.regime_fiscale,
      customer: id(header.cessionario_committente.dati_anagrafici.id_fiscale_iva!),
      transmitter: id(header.dati_trasmissione.id_trasmittente),
      recipient: header.dati_trasmissione.codice_destinatario,
      format: header.dati_trasmissione.formato_trasmissione,
    }).toEqual({ supplier, regime, customer: OWN, transmitter: OWN, recipient: '0000000', format: 'FPR12' });
    const [body] = made.fattura_elettronica_body;
    // 3 × 33.33 = 99.99; 22 % is 21.9978.
    expect(body!.dati_generali.dati_generali_documento).toMatchObject({
      tipo_documento: type,
      importo_totale_documento: '121.99',
    });
    expect(body!.dati_beni_servizi.dati_riepilogo).toMatchObject([
      { imponibile_importo: '99.99', imposta: '22.00' },
    ]);
    expect(body!.dati_generali.dati_fatture_collegate).toEqual(
      received ? [{ id_documento: 'F-7', data: '2026-11-10' }] : undefined,
    );
    expect(body!.dati_pagamento).toBeUndefined();
    expectClean(made);
  });

  it('every type has a case above', () => {
    expect([...SELF_INVOICES]).toEqual('TD16 TD17 TD18 TD19 TD20 TD21 TD22 TD23 TD27 TD28 TD29'.split(' '));
  });
});

describe('other fields', () => {
  it('the fiscal code of the issuer is the transmitter; own recipient code; the number assigned by SdI', () => {
    const made = selfInvoice(
      brief('TD16', {
        emittente: {
          ...emittente,
          denominazione: undefined,
          nome: 'Mario',
          cognome: 'Rossi',
          codice_fiscale: 'RSSMRA80A01H501U',
        },
        fornitore: ITALIAN,
        fatture_ricevute: [{ id_sdi: '9876543210' }],
        riferimenti: { fatture_collegate: [{ id_documento: 'X' }] },
        trasmissione: { codice_destinatario: 'ABC1234' },
      }),
    );
    expect(made.fattura_elettronica_header.dati_trasmissione).toMatchObject({
      id_trasmittente: { id_paese: 'IT', id_codice: 'RSSMRA80A01H501U' },
      codice_destinatario: 'ABC1234',
    });
    expect(made.fattura_elettronica_body[0]!.dati_generali.dati_fatture_collegate).toEqual([
      { id_documento: '9876543210' },
      { id_documento: 'X' },
    ]);
    expect(Object.isFrozen(made.fattura_elettronica_header.dati_trasmissione)).toBe(true);
  });

  it('a different transmitter may be named', () => {
    const id_trasmittente = { id_paese: 'IT', id_codice: '01234567897' };
    const made = selfInvoice(brief('TD21', { trasmissione: { id_trasmittente } }));
    expect(made.fattura_elettronica_header.dati_trasmissione.id_trasmittente).toEqual(id_trasmittente);
  });

  it('no stamp duty, even on amounts without VAT', () => {
    const linee = [{ descrizione: 'Servizi esenti', prezzo_unitario: 500, natura: 'N4' }];
    const made = selfInvoice(brief('TD17', { fornitore: GERMAN, linee }));
    expect(
      made.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento.dati_bollo,
    ).toBeUndefined();
    expectClean(made);
  });

  it("a vendor's credit note has negative prices", () => {
    // -2 × 50.00; 22 % of -100.00 is -22.00.
    const linee = [{ descrizione: 'Reso', quantita: 2, prezzo_unitario: -50, aliquota_iva: 22 }];
    const made = selfInvoice(brief('TD18', { fornitore: GERMAN, fatture_ricevute: RECEIVED, linee }));
    expect(
      made.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento.importo_totale_documento,
    ).toBe('-122.00');
    expectClean(made);
  });
});

describe('problems, all at once', () => {
  const problems = (made: () => unknown): readonly (readonly [string, string])[] => {
    try {
      made();
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      for (const { message } of error.problems) {
        for (const text of [message.it, message.en]) expect(text).not.toMatch(/\{\w+\}|undefined/);
      }
      return error.problems.map(({ code, path }) => [code, path] as const);
    }
    return [];
  };

  it.each<[name: string, brief: object, expected: readonly (readonly [string, string])[]]>([
    ['nothing', { numero: undefined }, [['missing', '/tipo_documento']]],
    ['no such type', brief('TD01' as SelfInvoiceType), [['self.type', '/tipo_documento']]],
    ['a vendor where none belongs', brief('TD21', { fornitore: ITALIAN }), [['self.supplier', '/fornitore']]],
    ['a vendor of Italy', brief('TD17', { fornitore: ITALIAN }), [['self.foreign', '/fornitore/paese']]],
    ['a vendor abroad', brief('TD29', { fornitore: GERMAN }), [['self.italian', '/fornitore/paese']]],
    [
      'a vendor abroad, and no invoice',
      brief('TD16', { fornitore: GERMAN }),
      [
        ['self.italian', '/fornitore/paese'],
        ['self.received', '/fatture_ricevute'],
      ],
    ],
    [
      'a vendor of nowhere',
      brief('TD18', { fornitore: LIVIGNO, fatture_ricevute: RECEIVED }),
      [['self.outside', '/fornitore/paese']],
    ],
    [
      'itself',
      brief('TD16', { fornitore: emittente, fatture_ricevute: RECEIVED }),
      [['party.same', '/fornitore']],
    ],
    [
      'no VAT',
      brief('TD21', { linee: [{ descrizione: 'x', prezzo_unitario: 1, natura: 'N4' }] }),
      [['self.zero', '/linee/0/natura']],
    ],
    [
      'no VAT on what comes with the lines',
      brief('TD21', { spese_accessorie: [{ descrizione: 'x', importo: 1, natura: 'N1' }] }),
      [['self.zero', '/spese_accessorie/0/natura']],
    ],
    [
      'no VAT, as the regime charges none',
      brief('TD21', {
        emittente: { ...emittente, regime_fiscale: 'RF19' },
        linee: [{ descrizione: 'x', prezzo_unitario: 1 }],
      }),
      [['self.zero', '/linee/0/natura']],
    ],
    [
      'an issuer without its VAT number (00475)',
      brief('TD17', {
        emittente: { denominazione: 'x', codice_fiscale: '12345678903', sede: SEDE },
        fornitore: GERMAN,
      }),
      [['missing', '/emittente/partita_iva']],
    ],
    [
      'an issuer abroad',
      brief('TD20', { emittente: { ...emittente, paese: 'FR' }, fornitore: ITALIAN }),
      [['self.issuer', '/emittente/paese']],
    ],
    [
      'wrong numbers, on whichever side',
      brief('TD20', {
        emittente: { ...emittente, partita_iva: '12345678900' },
        fornitore: { ...ITALIAN, partita_iva: '01234567890' },
      }),
      [
        ['id.vat', '/fornitore/partita_iva'],
        ['id.vat', '/emittente/partita_iva'],
      ],
    ],
    [
      'the same mistake is said once',
      brief('TD27', { emittente: { ...emittente, partita_iva: '12345678900' } }),
      [['id.vat', '/emittente/partita_iva']],
    ],
    [
      'a received invoice without its number',
      brief('TD18', { fornitore: GERMAN, fatture_ricevute: [{}] }),
      [['missing', '/fatture_ricevute/0/numero']],
    ],
    [
      'what has no place here',
      brief('TD27', { pagamento: {}, bollo: true }),
      [
        ['unknown', '/pagamento'],
        ['unknown', '/bollo'],
      ],
    ],
  ])('%s', (_, given, expected) => {
    expect(problems(() => selfInvoice(given as SelfInvoiceBrief))).toEqual(expected);
  });

  it('requires a vendor', () => {
    expect(problems(() => selfInvoice(brief('TD17')))).toContainEqual(['missing', '/fornitore']);
  });

  it('rejects a date in the future', () => {
    expect(problems(() => selfInvoice(brief('TD21'), { asOf: '2026-11-20' }))).toEqual([
      ['date.future', '/data'],
    ]);
  });
});
