import { describe, expect, it } from 'vitest';
import { BuildError } from '../../src/build/problems/buildError.ts';
import { integration } from '../../src/build/selfInvoice/integration.ts';
import type { IntegrationBrief } from '../../src/build/selfInvoice/integrationBrief.ts';
import { type OrdinaryInvoice, validate, writeInvoice } from '../../src/index.ts';
import type { ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';
import { type Edits, editedInvoice } from '../support/ruleInvoice.ts';

const HEAD = { numero: 'INT/1', data: '2026-07-01' };

const N63 = { aliquota_iva: '0.00', natura: 'N6.3' };

/** A subcontractor's invoice: two lines in reverse charge, and expenses. */
const RECEIVED: Edits = {
  'documento.importo_totale_documento': '1549.99',
  'documento.causale': ['Subappalto'],
  linee: [
    {
      numero_linea: '1',
      descrizione: 'Scavi',
      quantita: '10.00',
      prezzo_unitario: '100.00',
      prezzo_totale: '1000.00',
      ...N63,
    },
    { numero_linea: '2', descrizione: 'Posa', prezzo_unitario: '499.99', prezzo_totale: '499.99', ...N63 },
    {
      numero_linea: '3',
      descrizione: 'Marche',
      prezzo_unitario: '50.00',
      prezzo_totale: '50.00',
      aliquota_iva: '0.00',
      natura: 'N1',
    },
  ],
  riepilogo: [
    {
      ...N63,
      imponibile_importo: '1499.99',
      imposta: '0.00',
      riferimento_normativo: 'art. 17, c. 6, lett. a)',
    },
    {
      aliquota_iva: '0.00',
      natura: 'N1',
      imponibile_importo: '50.00',
      imposta: '0.00',
      riferimento_normativo: 'art. 15',
    },
  ],
  pagamento: null,
};

/** From San Marino, electronic and without VAT. */
const SAN_MARINO: Edits = {
  ...RECEIVED,
  'cedente.dati_anagrafici.id_fiscale_iva': { id_paese: 'SM', id_codice: '12345' },
  'cedente.sede': { indirizzo: 'Via Piana 1', cap: '00000', comune: 'San Marino', nazione: 'SM' },
  'trasmissione.id_trasmittente': { id_paese: 'SM', id_codice: '12345' },
};

function received(edits: Edits = RECEIVED): ReadonlyOrdinaryInvoice {
  return editedInvoice('FPR12', edits) as OrdinaryInvoice;
}

function figures(made: ReadonlyOrdinaryInvoice): object {
  const body = made.fattura_elettronica_body[0]!;
  const document = body.dati_generali.dati_generali_documento;
  return {
    type: document.tipo_documento,
    lines: body.dati_beni_servizi.dettaglio_linee.map(
      ({ numero_linea, prezzo_totale, aliquota_iva, natura = '-' }) =>
        `${numero_linea}: ${prezzo_totale} ${aliquota_iva} ${natura}`,
    ),
    summaries: body.dati_beni_servizi.dati_riepilogo.map(
      ({ aliquota_iva, imponibile_importo, imposta }) =>
        `${aliquota_iva}: ${imponibile_importo} + ${imposta}`,
    ),
    total: document.importo_totale_documento,
  };
}

describe('integrations, computed by hand', () => {
  it.each<[name: string, edits: Edits, brief: Partial<IntegrationBrief>, expected: object]>([
    [
      // 22 % of 1499.99 is 329.9978.
      'all that is in reverse charge',
      RECEIVED,
      { aliquota_iva: 22 },
      {
        type: 'TD16',
        lines: ['1: 1000.00 22.00 -', '2: 499.99 22.00 -'],
        summaries: ['22.00: 1499.99 + 330.00'],
        total: '1829.99',
      },
    ],
    [
      // 10 % of 1000.00; 22 % of 499.99 is 109.9978.
      'each line its rate',
      RECEIVED,
      { aliquota_iva: 22, linee: [{ numero_linea: 1, aliquota_iva: 10 }, 2] },
      {
        type: 'TD16',
        lines: ['1: 1000.00 10.00 -', '2: 499.99 22.00 -'],
        summaries: ['10.00: 1000.00 + 100.00', '22.00: 499.99 + 110.00'],
        total: '1709.99',
      },
    ],
    [
      'some lines, numbered anew',
      RECEIVED,
      { linee: [{ numero_linea: 2, aliquota_iva: '22.00' }] },
      { type: 'TD16', lines: ['1: 499.99 22.00 -'], summaries: ['22.00: 499.99 + 110.00'], total: '609.99' },
    ],
    [
      'a credit note goes the other way',
      { ...RECEIVED, 'documento.tipo_documento': 'TD04' },
      { aliquota_iva: 22 },
      {
        type: 'TD16',
        lines: ['1: -1000.00 22.00 -', '2: -499.99 22.00 -'],
        summaries: ['22.00: -1499.99 + -330.00'],
        total: '-1829.99',
      },
    ],
    [
      // 22 % of 1549.99 is 340.9978.
      'of San Marino, all without VAT',
      SAN_MARINO,
      { tipo_documento: 'TD19', aliquota_iva: 22 },
      {
        type: 'TD19',
        lines: ['1: 1000.00 22.00 -', '2: 499.99 22.00 -', '3: 50.00 22.00 -'],
        summaries: ['22.00: 1549.99 + 341.00'],
        total: '1890.99',
      },
    ],
    [
      // 4 % of 1499.99 is 60.00; 22 % of 1559.99 is 343.1978.
      'contributions in reverse charge too',
      {
        ...RECEIVED,
        'documento.dati_cassa_previdenziale': [
          {
            tipo_cassa: 'TC03',
            al_cassa: '4.00',
            importo_contributo_cassa: '60.00',
            imponibile_cassa: '1499.99',
            ...N63,
          },
        ],
        'riepilogo.0.imponibile_importo': '1559.99',
        'documento.importo_totale_documento': '1609.99',
      },
      { aliquota_iva: 22 },
      {
        type: 'TD16',
        lines: ['1: 1000.00 22.00 -', '2: 499.99 22.00 -'],
        summaries: ['22.00: 1559.99 + 343.20'],
        total: '1903.19',
      },
    ],
  ])('%s', (_, edits, brief, expected) => {
    const made = integration(received(edits), { ...HEAD, ...brief });
    expect(figures(made)).toEqual(expected);
    const { verdict, findings } = validate(writeInvoice(made));
    expect([verdict, findings.map(({ code, path }) => [code, path])]).toEqual(['valid', []]);
  });

  it('the parties are unchanged, the buyer sends and receives, the link names the invoice', () => {
    const invoice = received();
    const made = integration(invoice, { ...HEAD, aliquota_iva: 22, causale: 'Integrazione' });
    const [before, after] = [invoice, made].map((one) => one.fattura_elettronica_header);
    expect(after!.cedente_prestatore).toEqual(before!.cedente_prestatore);
    expect(after!.cessionario_committente).toEqual(before!.cessionario_committente);
    expect(after!.dati_trasmissione).toEqual({
      id_trasmittente: { id_paese: 'IT', id_codice: '01234567897' },
      progressivo_invio: '26INT1',
      formato_trasmissione: 'FPR12',
      codice_destinatario: '0000000',
    });
    const general = made.fattura_elettronica_body[0]!.dati_generali;
    expect(general.dati_fatture_collegate).toEqual([{ id_documento: '7', data: '2026-06-01' }]);
    expect(general.dati_generali_documento.causale).toEqual(['Integrazione']);
    expect(Object.isFrozen(general)).toBe(true);
    const bySdi = integration(invoice, {
      ...HEAD,
      aliquota_iva: 22,
      id_sdi: '123',
      codice_destinatario: 'ABC1234',
    });
    expect(bySdi.fattura_elettronica_body[0]!.dati_generali.dati_fatture_collegate).toEqual([
      { id_documento: '123', data: '2026-06-01' },
    ]);
    expect(bySdi.fattura_elettronica_header.dati_trasmissione.codice_destinatario).toBe('ABC1234');
  });
});

describe('problems, all at once', () => {
  it.each<[name: string, edits: Edits, brief: object, expected: readonly (readonly [string, string])[]]>([
    ['no rate', RECEIVED, {}, [['missing', '/aliquota_iva']]],
    ['no rate of a line', RECEIVED, { linee: [1] }, [['missing', '/linee/0/aliquota_iva']]],
    ['rate zero', RECEIVED, { aliquota_iva: 0 }, [['rate.zero', '/aliquota_iva']]],
    ['a rate as a part of one', RECEIVED, { aliquota_iva: '0.22' }, [['rate.fraction', '/aliquota_iva']]],
    ['nothing in reverse charge', {}, { aliquota_iva: 22 }, [['self.lines', '/linee']]],
    ['a line that is not there', RECEIVED, { aliquota_iva: 22, linee: [9] }, [['note.line', '/linee/0']]],
    [
      'a vendor of Italy',
      RECEIVED,
      { tipo_documento: 'TD17', aliquota_iva: 22 },
      [['self.foreign', '/tipo_documento']],
    ],
    ['a vendor abroad', SAN_MARINO, { aliquota_iva: 22 }, [['self.italian', '/tipo_documento']]],
    [
      'a type with one party',
      RECEIVED,
      { tipo_documento: 'TD21', aliquota_iva: 22 },
      [['self.type', '/tipo_documento']],
    ],
    [
      'an integration',
      { ...RECEIVED, 'documento.tipo_documento': 'TD16' },
      { aliquota_iva: 22 },
      [['self.kind', '']],
    ],
    [
      'an office',
      RECEIVED,
      { aliquota_iva: 22, codice_destinatario: 'UFABC1' },
      [['recipient.length', '/codice_destinatario']],
    ],
    [
      'a buyer without VAT number',
      {
        ...RECEIVED,
        'cessionario.dati_anagrafici.id_fiscale_iva': null,
        'cessionario.dati_anagrafici.codice_fiscale': '01234567897',
      },
      { aliquota_iva: 22 },
      [['rejected', '/fattura_elettronica_header/cessionario_committente/dati_anagrafici']],
    ],
  ])('%s', (_, edits, brief, expected) => {
    let found: unknown;
    try {
      integration(received(edits), { ...HEAD, ...brief } as IntegrationBrief);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(BuildError);
    expect((found as BuildError).problems.map(({ code, path }) => [code, path])).toEqual(expected);
  });
});
