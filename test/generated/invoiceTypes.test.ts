import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  Anagrafica,
  DatiDDT,
  DatiDocumentiCorrelati,
  DatiPagamento,
  DettaglioLinee,
  DettaglioPagamento,
  Indirizzo,
  Invoice,
  Natura,
  OrdinaryInvoice,
  SimplifiedInvoice,
  TipoDocumento,
} from '../../src/model/generated/invoice.ts';
import { validate } from '../../src/validate/generated/invoiceValidator.ts';

/** An object as written by a developer: checked by the compiler here and by the schema below. */
const written: OrdinaryInvoice = {
  fattura_elettronica_header: {
    dati_trasmissione: {
      id_trasmittente: { id_paese: 'IT', id_codice: '01234567890' },
      progressivo_invio: '1',
      formato_trasmissione: 'FPR12',
      codice_destinatario: '0000000',
    },
    cedente_prestatore: {
      dati_anagrafici: {
        id_fiscale_iva: { id_paese: 'IT', id_codice: '01234567890' },
        anagrafica: { denominazione: 'Forno del Borgo' },
        regime_fiscale: 'RF01',
      },
      sede: { indirizzo: 'Via delle Fonti 3', cap: '53100', comune: 'Siena', nazione: 'IT' },
    },
    cessionario_committente: {
      dati_anagrafici: {
        codice_fiscale: 'RSSMRA80A01H501U',
        anagrafica: { nome: 'Mario', cognome: 'Rossi' },
      },
      sede: { indirizzo: 'Via Roma 1', cap: '50100', comune: 'Firenze', nazione: 'IT' },
    },
  },
  fattura_elettronica_body: [
    {
      dati_generali: {
        dati_generali_documento: { tipo_documento: 'TD01', divisa: 'EUR', data: '2024-05-01', numero: '12' },
        dati_contratto: [{ riferimento_numero_linea: [1], id_documento: 'C-7' }],
      },
      dati_beni_servizi: {
        dettaglio_linee: [
          {
            numero_linea: '1',
            descrizione: 'Pane',
            prezzo_unitario: '10.00',
            prezzo_totale: '10.00',
            aliquota_iva: '4.00',
          },
        ],
        dati_riepilogo: [{ aliquota_iva: '4.00', imponibile_importo: '10.00', imposta: '0.40' }],
      },
    },
  ],
  versione: 'FPR12',
};

describe('the types', () => {
  it('describe what the schema accepts', () => {
    expect(validate(written)).toBe(true);
  });

  it('have the members, options and forms of the grammar', () => {
    expectTypeOf<DettaglioLinee['natura']>().toEqualTypeOf<Natura | undefined>();
    expectTypeOf<DettaglioLinee['numero_linea']>().toBeString();
    expectTypeOf<DatiDocumentiCorrelati['riferimento_numero_linea']>().toEqualTypeOf<number[] | undefined>();
    expectTypeOf<DatiDDT['riferimento_numero_linea']>().toEqualTypeOf<string[] | undefined>();
    expectTypeOf<DettaglioPagamento['giorni_termini_pagamento']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<DatiPagamento['dettaglio_pagamento']>().toEqualTypeOf<DettaglioPagamento[]>();
    expectTypeOf<Anagrafica['denominazione']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<'TD28'>().toExtend<TipoDocumento>();
    expectTypeOf<'TD07'>().not.toExtend<TipoDocumento>();
    expectTypeOf<'N2'>().toExtend<Natura>();
  });

  it('distinguish the formats by versione', () => {
    const narrow = (invoice: Invoice) => {
      if (invoice.versione === 'FSM10') expectTypeOf(invoice).toEqualTypeOf<SimplifiedInvoice>();
      else expectTypeOf(invoice).toEqualTypeOf<OrdinaryInvoice>();
      return invoice.fattura_elettronica_body.length;
    };
    expect(narrow(written)).toBe(1);
  });

  it('reject what the schema rejects', () => {
    // @ts-expect-error a required field is missing
    const noCap: Indirizzo = { indirizzo: 'Via Roma 1', comune: 'Firenze', nazione: 'IT' };
    // @ts-expect-error no such field
    const unknown: Anagrafica = { denominazioni: 'Forno del Borgo' };
    // @ts-expect-error an amount is a text
    const amount: Partial<DettaglioLinee> = { prezzo_unitario: 10 };
    // @ts-expect-error no code of the list
    const code: TipoDocumento = 'TD30';
    // @ts-expect-error absent is not undefined
    const absent: Anagrafica = { titolo: undefined };
    expect([noCap, unknown, amount, code, absent]).toHaveLength(5);
  });
});
