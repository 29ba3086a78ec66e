import { describe, expect, it } from 'vitest';
import { jsonName } from '../../src/model/index.ts';
import { Lines, readInvoice, type Source } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

function sourceOf(text: string): Source {
  const result = readInvoice(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.source;
}

/** Every path of a JSON value. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}/${key}`))];
}

describe('locate', () => {
  it.each([
    ['/fattura_elettronica_body/0/dati_generali/dati_generali_documento/divisa', 'EUR', 52, 17],
    ['/fattura_elettronica_body/0/dati_generali/dati_generali_documento', '<DatiGeneraliDocumento>', 50, 7],
    ['/fattura_elettronica_body/0', '<FatturaElettronicaBody>', 48, 3],
    ['/fattura_elettronica_body', '<FatturaElettronicaBody>', 48, 3],
    ['/versione', 'versione="FPR12"', 2, 23],
    ['', SAMPLE.split('\n')[1] ?? '', 2, 1],
  ])('%s', (path, text, line, column) => {
    const place = sourceOf(SAMPLE).locate(path);
    expect(place).toMatchObject({ line, column });
    expect(SAMPLE.slice(place?.offset, place?.end)).toBe(text);
  });

  it('knows every path of the invoice', () => {
    const result = readInvoice(SAMPLE);
    if (!result.ok) throw new Error('the sample is valid');
    const paths = pathsOf(result.invoice).filter((path) => result.source.locate(path) === undefined);
    expect(paths).toEqual([]);
  });

  it.each(['/nulla', '/fattura_elettronica_body/1', 'senza_barra', '/fattura_elettronica_body/0/x/y'])(
    'knows no %s',
    (path) => {
      expect(sourceOf(SAMPLE).locate(path)).toBeUndefined();
    },
  );

  it.each([
    ['\n', 62],
    ['\r\n', 62],
    ['\r', 62],
  ])('counts lines that end in %j', (end, line) => {
    const path = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/prezzo_totale';
    expect(sourceOf(SAMPLE.replaceAll('\n', end)).locate(path)).toMatchObject({ line, column: 23 });
  });

  it('counts columns in characters, not in units', () => {
    const lines = new Lines('a\n\u{1F600}b');
    expect(lines.position(4)).toEqual({ line: 2, column: 2 });
    expect([lines.line(1), lines.line(2), lines.line(3)]).toEqual(['a', '\u{1F600}b', '']);
  });

  it('keeps what is no part of the JSON form as source text', () => {
    const style = '<?xml-stylesheet type="text/xsl" href="a.xsl"?>';
    expect(sourceOf(sampleWith('<p:F', `${style}<p:F`)).instructions).toEqual([style]);
    expect(sourceOf(SAMPLE)).toMatchObject({ signature: null, instructions: [], declaredEncoding: 'UTF-8' });
  });
});

describe('jsonName', () => {
  it.each([
    ['IdFiscaleIVA', 'id_fiscale_iva'],
    ['PECDestinatario', 'pec_destinatario'],
    ['DatiSAL', 'dati_sal'],
    ['CFQuietanzante', 'cf_quietanzante'],
    ['TerzoIntermediarioOSoggettoEmittente', 'terzo_intermediario_o_soggetto_emittente'],
    ['Art73', 'art_73'],
    ['NumeroFR', 'numero_fr'],
  ])('%s is %s', (xml, json) => {
    expect(jsonName(xml)).toBe(json);
  });
});
