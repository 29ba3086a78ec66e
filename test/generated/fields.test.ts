import { describe, expect, it } from 'vitest';
import { allFields, type FormatKind, fieldNumber, findFields } from '../../src/model/fields.ts';
import { ordinary, simplified } from '../../src/model/formats.ts';
import { placesIn, sampleInvoice } from '../validate/jsonSamples.ts';

const HEADER = '/fattura_elettronica_header';
const BODY = '/fattura_elettronica_body/0';
const GENERALI = `${BODY}/dati_generali`;
const DOCUMENTO = `${GENERALI}/dati_generali_documento`;

/** Numbers from the official tables of the specification. */
describe('the official number of a place', () => {
  it.each<[FormatKind, string, string | null]>([
    ['ordinary', HEADER, '1'],
    ['ordinary', `${HEADER}/dati_trasmissione/formato_trasmissione`, '1.1.3'],
    ['ordinary', `${HEADER}/dati_trasmissione/pec_destinatario`, '1.1.6'],
    ['ordinary', `${HEADER}/cedente_prestatore/dati_anagrafici/regime_fiscale`, '1.2.1.8'],
    ['ordinary', `${HEADER}/cessionario_committente/dati_anagrafici/anagrafica/cognome`, '1.4.1.3.3'],
    ['ordinary', `${HEADER}/soggetto_emittente`, '1.6'],
    ['ordinary', '/fattura_elettronica_body', '2'],
    ['ordinary', BODY, '2'],
    ['ordinary', `${DOCUMENTO}/tipo_documento`, '2.1.1.1'],
    ['ordinary', `${DOCUMENTO}/dati_ritenuta/0/causale_pagamento`, '2.1.1.5.4'],
    ['ordinary', `${DOCUMENTO}/dati_cassa_previdenziale/3/natura`, '2.1.1.7.7'],
    ['ordinary', `${DOCUMENTO}/causale/1`, '2.1.1.11'],
    ['ordinary', `${DOCUMENTO}/art_73`, '2.1.1.12'],
    ['ordinary', `${GENERALI}/dati_fatture_collegate/0/riferimento_numero_linea/2`, '2.1.6.1'],
    [
      'ordinary',
      `${GENERALI}/dati_trasporto/dati_anagrafici_vettore/id_fiscale_iva/id_codice`,
      '2.1.9.1.1.2',
    ],
    ['ordinary', `${BODY}/dati_beni_servizi/dettaglio_linee/12/natura`, '2.2.1.14'],
    ['ordinary', `${BODY}/dati_beni_servizi/dati_riepilogo/0/riferimento_normativo`, '2.2.2.8'],
    ['ordinary', `${BODY}/dati_pagamento/0/dettaglio_pagamento/0/modalita_pagamento`, '2.4.2.2'],
    ['ordinary', `${BODY}/allegati/0/attachment`, '2.5.5'],
    ['simplified', `${HEADER}/cedente_prestatore/regime_fiscale`, '1.2.10'],
    [
      'simplified',
      `${HEADER}/cessionario_committente/altri_dati_identificativi/rappresentante_fiscale`,
      '1.3.2.6',
    ],
    ['simplified', `${BODY}/dati_beni_servizi/0/natura`, '2.2.4'],
    ['ordinary', '', null],
    ['ordinary', '/versione', null],
    ['ordinary', '/namespace', null],
    ['ordinary', `${HEADER}/altro`, null],
    ['ordinary', `${DOCUMENTO}/tipo_documento/0`, null],
    ['ordinary', `${DOCUMENTO}/causale/x`, null],
    ['simplified', `${BODY}/dati_pagamento`, null],
    ['ordinary', 'fattura_elettronica_header', null],
  ])('%s %s', (kind, path, number) => {
    expect(fieldNumber(path, kind)).toBe(number);
  });

  it.each([ordinary, simplified])('belongs to the field with the same path: $kind', (format) => {
    const byPath = new Map(
      allFields(format.kind).map((field) => [field.jsonPath.replaceAll('[]', ''), field.number]),
    );
    const places = placesIn(sampleInvoice(format, { optional: true, alternative: 0 }));
    for (const place of places) {
      const plain = place.filter((step) => typeof step === 'string').join('.');
      expect([plain, fieldNumber(`/${place.join('/')}`, format.kind)]).toEqual([
        plain,
        byPath.get(plain) ?? null,
      ]);
    }
  });
});

describe('numbers', () => {
  it.each([ordinary, simplified])('are unique: $kind', ({ kind }) => {
    const numbers = allFields(kind).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('finding fields', () => {
  it.each<[string, readonly string[]]>([
    ['2.2.1.4', ['ordinary 2.2.1.4 Descrizione']],
    ['2.2.1.4.', ['ordinary 2.2.1.4 Descrizione']],
    ['1.1', ['ordinary 1.1 DatiTrasmissione', 'simplified 1.1 DatiTrasmissione']],
    ['numeroddt', ['ordinary 2.1.8.1 NumeroDDT']],
    ['numero_ddt', ['ordinary 2.1.8.1 NumeroDDT']],
    ['CAUSALE', ['ordinary 2.1.1.11 Causale']],
    ['ElementiRett', ['simplified 2.1.2.3 ElementiRettificati']],
    ['9.9', []],
    ['', []],
    ['non esiste', []],
  ])('%j', (query, found) => {
    expect(findFields(query).map(({ kind, number, name }) => `${kind} ${number} ${name}`)).toEqual(found);
  });

  it('returns the data of the reference', () => {
    const [field] = findFields('2.1.2.1');
    expect(field).toMatchObject({
      name: 'RiferimentoNumeroLinea',
      json: 'riferimento_numero_linea',
      xmlPath:
        '/FatturaElettronica/FatturaElettronicaBody/DatiGenerali/DatiOrdineAcquisto/RiferimentoNumeroLinea',
      jsonPath: 'fattura_elettronica_body[].dati_generali.dati_ordine_acquisto[].riferimento_numero_linea[]',
      type: 'RiferimentoNumeroLinea',
      occurrence: '0..n',
      alternatives: null,
      codes: null,
      children: [],
    });
    expect(findFields('1.2.1.3.2')[0]?.alternatives).toEqual([['denominazione'], ['nome', 'cognome']]);
    expect(findFields('2.2.1.14')[0]?.codes?.name).toBe('Natura');
    expect(findFields('2.5')[0]?.children.map(({ number }) => number)).toEqual([
      '2.5.1',
      '2.5.2',
      '2.5.3',
      '2.5.4',
      '2.5.5',
    ]);
  });
});
