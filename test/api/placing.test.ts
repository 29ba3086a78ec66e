import { describe, expect, it } from 'vitest';
import { type InvoiceInput, locateErrors, StatusError } from '../../src/api/index.ts';
import { jsonPathOf } from '../../src/api/submission/pointer.ts';
import { fixture, invoiceObject, XML, xmlWith } from './submissionCases.ts';

const BODY = '/fattura_elettronica_body/0';
const GENERAL = `${BODY}/dati_generali/dati_generali_documento`;
const SECOND = `${BODY}/dati_beni_servizi/dettaglio_linee/1`;

const BUYER_ORDINARY = '/fattura_elettronica_header/cessionario_committente';
/** A block that ordinary invoices do not have. */
const BUYER = `${BUYER_ORDINARY}/identificativi_fiscali`;
const BUYER_XPATH = '/*/FatturaElettronicaHeader/CessionarioCommittente/IdentificativiFiscali';

describe('supported pointers', () => {
  it.each<[string, string | null]>([
    // JSON Pointers.
    [`${GENERAL}/numero`, `${GENERAL}/numero`],
    [`/data${GENERAL}/numero`, `${GENERAL}/numero`],
    [`/invoice${GENERAL}/numero`, `${GENERAL}/numero`],
    [`/data/invoice${SECOND}/prezzo_totale`, `${SECOND}/prezzo_totale`],
    [`#${GENERAL}/numero`, `${GENERAL}/numero`],
    ['fattura_elettronica_body/0/dati_generali', `${BODY}/dati_generali`],
    ['/fattura_elettronica_body', '/fattura_elettronica_body'],
    ['/fattura_elettronica_body/dati_generali', `${BODY}/dati_generali`],
    [`${GENERAL}/causale/2`, `${GENERAL}/causale/2`],
    ['/versione', '/versione'],
    [` ${GENERAL}/numero\n`, `${GENERAL}/numero`],
    ['/fattura_elettronica_body/12/dati_generali', '/fattura_elettronica_body/12/dati_generali'],
    // Dotted paths.
    ['fattura_elettronica_body[10].dati_generali', '/fattura_elettronica_body/10/dati_generali'],
    ['fattura_elettronica_body[0].dati_generali.dati_generali_documento.numero', `${GENERAL}/numero`],
    ['fattura_elettronica_body.0.dati_beni_servizi.dettaglio_linee.1', SECOND],
    ['$.fattura_elettronica_body[0].dati_beni_servizi.dettaglio_linee[1]', SECOND],
    ["$['fattura_elettronica_body'][0]['dati_generali']", `${BODY}/dati_generali`],
    ['invoice.fattura_elettronica_header.dati_trasmissione', '/fattura_elettronica_header/dati_trasmissione'],
    ['FatturaElettronicaBody[0].DatiGenerali', `${BODY}/dati_generali`],
    // XPaths count from 1.
    ['/FatturaElettronica/FatturaElettronicaBody[1]/DatiGenerali', `${BODY}/dati_generali`],
    ['/p:FatturaElettronica/FatturaElettronicaBody/DatiGenerali', `${BODY}/dati_generali`],
    ['/*/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[2]', SECOND],
    ['//FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[2]/text()', SECOND],
    ["/*[local-name()='FatturaElettronica']/*[local-name()='FatturaElettronicaBody'][1]", BODY],
    ["/*[name()='p:FatturaElettronica']/FatturaElettronicaBody", '/fattura_elettronica_body'],
    ['/FatturaElettronica/@versione', '/versione'],
    [
      '/FatturaElettronica/FatturaElettronicaHeader/CedentePrestatore/DatiAnagrafici/IdFiscaleIVA/IdCodice',
      '/fattura_elettronica_header/cedente_prestatore/dati_anagrafici/id_fiscale_iva/id_codice',
    ],
    [
      '/FatturaElettronica/FatturaElettronicaBody[2]/DatiGenerali',
      '/fattura_elettronica_body/1/dati_generali',
    ],
    ['/ns0:FatturaElettronica/ns0:FatturaElettronicaBody/DatiGenerali', `${BODY}/dati_generali`],
    ["/*[local-name() = 'FatturaElettronica']/FatturaElettronicaBody", '/fattura_elettronica_body'],
    ["/*/*[local-name()='FatturaElettronicaBody'][3][1]", BODY],
    ['/FatturaElettronica/FatturaElettronicaBody/text()', '/fattura_elettronica_body'],
    [
      '/FatturaElettronica/FatturaElettronicaBody[12]/DatiGenerali',
      '/fattura_elettronica_body/11/dati_generali',
    ],
    // As far as the grammar allows.
    [`${BODY}/dati_generali#`, BODY],
    [`${BODY}/datiGenerali`, BODY],
    ['/FatturaElettronica/FatturaElettronicaBody[1]/Dati@Generali', BODY],
    ['/fattura_elettronica_body/x1', BODY],
    ['/fattura_elettronica_body/1x', BODY],
    [`${GENERAL}/nummer`, GENERAL],
    [`${GENERAL}/numero/more/0`, `${GENERAL}/numero`],
    // Outside the invoice.
    ['/page_size', null],
    ["/x*[name()='FatturaElettronica']/FatturaElettronicaBody", null],
    ['/issue', null],
    ['/data', null],
    ['/', null],
    ['', null],
    ['/0/1', null],
    ['[[[[', null],
    ['/__proto__/constructor', null],
    ['\u0007/…', null],
  ])('%s', (pointer, path) => {
    expect(jsonPathOf(pointer, 'ordinary')).toBe(path);
  });

  it('of a simplified invoice', () => {
    const path = '/fattura_elettronica_header/cessionario_committente/identificativi_fiscali';
    expect(jsonPathOf(path, 'simplified')).toBe(path);
    expect(jsonPathOf(path, 'ordinary')).toBe('/fattura_elettronica_header/cessionario_committente');
    expect(jsonPathOf('/FatturaElettronicaSemplificata/FatturaElettronicaBody[1]', 'simplified')).toBe(BODY);
  });
});

describe('its place in the sent invoice', () => {
  const json = JSON.stringify(invoiceObject(), null, 2);
  const numberLine = json.split('\n').findIndex((line) => line.includes('"numero"')) + 1;
  const error = (pointer: string | null): StatusError =>
    new StatusError({
      status: 422,
      headers: new Headers(),
      body: {
        errors: [
          { code: 'c', title: 't', detail: null, ...(pointer === null ? {} : { source: { pointer } }) },
        ],
      },
      requestId: null,
    });
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${json}`, 'utf16le'));
  const xmlNumber = {
    line: 60,
    column: 17,
    xpath: '/*/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Numero',
  };
  const nowhere = { line: null, column: null, xpath: null };

  type Case = [string, InvoiceInput, string | null, object];
  it.each<Case>([
    ['XML bytes', XML, `${GENERAL}/numero`, xmlNumber],
    ['XML text', new TextDecoder().decode(XML), `${GENERAL}/numero`, xmlNumber],
    ['XML in UTF-16', fixture('valid/FPR12-utf-16le.xml'), '/versione', { line: 2 }],
    ['a block', XML, `${BODY}/dati_generali`, { xpath: '/*/FatturaElettronicaBody/DatiGenerali' }],
    [
      'what is missing',
      XML,
      `${GENERAL}/causale/0`,
      { path: `${GENERAL}/causale/0`, xpath: '/*/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento' },
    ],
    [
      'a body too many',
      XML,
      '/fattura_elettronica_body/4/dati_generali',
      { path: '/fattura_elettronica_body/4/dati_generali', xpath: '/*/FatturaElettronicaBody' },
    ],
    ['JSON text', json, `${GENERAL}/numero`, { line: numberLine, column: 21, xpath: null }],
    ['JSON bytes in UTF-16', utf16, `${GENERAL}/numero`, { line: numberLine, column: 21, xpath: null }],
    [
      'JSON, missing',
      json,
      `${GENERAL}/arrotondamento`,
      { line: numberLine - 4, path: `${GENERAL}/arrotondamento` },
    ],
    ['an object', invoiceObject(), `${GENERAL}/numero`, { path: `${GENERAL}/numero`, ...nowhere }],
    ['a simplified invoice', fixture('valid/FSM10-simple.xml'), BUYER, { path: BUYER, xpath: BUYER_XPATH }],
    [
      'a simplified invoice as text',
      '{"versione":"FSM10","fattura_elettronica_header":{}}',
      BUYER,
      { path: BUYER, line: 1, xpath: null },
    ],
    ['a simplified invoice as an object', { versione: 'FSM10' } as never, BUYER, { path: BUYER, ...nowhere }],
    ['an object without a version', {} as never, BUYER, { path: BUYER_ORDINARY, ...nowhere }],
    ['a list', '[]', BUYER, { path: BUYER_ORDINARY }],
    ['neither form', 'fattura', BUYER, { path: BUYER_ORDINARY, ...nowhere }],
    [
      'XML that cannot be decoded',
      new Uint8Array(Buffer.from(xmlWith(['Pedale', 'Caff\u00e8']), 'latin1')),
      `${GENERAL}/numero`,
      { path: `${GENERAL}/numero`, ...nowhere },
    ],
    ['no JSON', '{"a":', `${GENERAL}/numero`, { path: `${GENERAL}/numero`, ...nowhere }],
    ['no XML', '<a', '/page_size', { path: null, ...nowhere }],
    ['no pointer', XML, null, { path: null, ...nowhere }],
    ['a pointer of the query', XML, '/issue', { path: null, ...nowhere }],
  ])('%s', async (_, input, pointer, expected) => {
    const [placed] = await locateErrors(error(pointer), input);
    expect(placed).toMatchObject({ code: 'c', title: 't', detail: null, pointer, ...expected });
  });

  it('counts columns in the given text, regardless of its declaration', async () => {
    const text = xmlWith(['"UTF-8"', '"ISO-8859-15"'], ['?>\n', '?>']);
    const [placed] = await locateErrors(error('/versione'), text);
    expect(placed).toMatchObject({ line: 1, column: text.indexOf('versione="FPR12"') + 1 });
  });

  it('is empty for a refusal without errors', async () => {
    const bare = new StatusError({ status: 502, headers: new Headers(), body: '<html>', requestId: null });
    expect(await locateErrors(bare, XML)).toEqual([]);
  });

  it.each<[unknown, string]>([
    [null, 'error'],
    [{}, 'error.errors'],
  ])('the argument %j is a TypeError that names %s', async (argument, name) => {
    const failure = await locateErrors(argument as never, XML).catch((caught: unknown) => caught);
    expect(failure).toBeInstanceOf(TypeError);
    expect((failure as Error).message.split(':')[0]).toBe(name);
  });
});
