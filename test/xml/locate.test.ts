import { describe, expect, it } from 'vitest';
import { jsonName } from '../../src/model/index.ts';
import { Lines, readInvoice, type Source } from '../../src/xml/index.ts';
import { TextSource } from '../../src/xml/read/textSource.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';

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
    ['/fattura_elettronica_body/0/dati_generali/dati_generali_documento/divisa', 'EUR', 54, 17],
    ['/fattura_elettronica_body/0/dati_generali/dati_generali_documento', '<DatiGeneraliDocumento>', 52, 7],
    ['/fattura_elettronica_body/0', '<FatturaElettronicaBody>', 50, 3],
    ['/fattura_elettronica_body', '<FatturaElettronicaBody>', 50, 3],
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
    'does not find %s',
    (path) => {
      expect(sourceOf(SAMPLE).locate(path)).toBeUndefined();
    },
  );

  it.each([
    ['\n', 64],
    ['\r\n', 64],
    ['\r', 64],
  ])('counts lines that end in %j', (end, line) => {
    const path = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/prezzo_totale';
    expect(sourceOf(SAMPLE.replaceAll('\n', end)).locate(path)).toMatchObject({ line, column: 23 });
  });

  it.each([
    ['line ends', '\r\n'.repeat(600)],
    ['LF', '\n'.repeat(600)],
    ['CR before LF at the end of a block', `${'\r'.repeat(255)}\r\n${'\r'.repeat(300)}\n\r`],
    ['lines', 'a\r\r\n\u{1F600}b\n'.repeat(200)],
    ['lines that repeat after a whole block', `${'x'.repeat(255)}\n`.repeat(5)],
    ['no line end', 'x'.repeat(600)],
  ])('counts onward as by the table: %s', (_, text) => {
    const byTable = new Lines(text);
    expect(byTable.starts[0]).toBe(0);
    for (const step of [1, 7, 256, 257]) {
      const onward = new Lines(text);
      for (let offset = 0; offset <= text.length; offset += step) {
        expect(onward.position(offset), `${offset}`).toEqual(byTable.position(offset));
      }
    }
    expect(new Lines(text).position(text.length)).toEqual(byTable.position(text.length));
  });

  it.each([
    ['one line', `${'ab\u{1F600}'.repeat(40)}`],
    ['lines', 'a\u{1F600}\r\r\n\u{1F600}bc\n'.repeat(30)],
    ['half pairs', `x\ud83dy\ude00z`.repeat(30)],
  ])('counts back as from the start: %s', (_, text) => {
    const lines = new Lines(text);
    for (let step = 0; step < 3_000; step += 1) {
      const offset = (step * 7919) % (text.length + 1);
      for (const near of [offset, Math.max(0, offset - 1), Math.max(0, offset - 5)])
        expect(lines.position(near), `${near}`).toEqual(new Lines(text).position(near));
    }
  });

  it('counts columns in characters, not in units', () => {
    const lines = new Lines('a\n\u{1F600}b');
    expect(lines.position(4)).toEqual({ line: 2, column: 2 });
    expect([lines.line(1), lines.line(2), lines.line(3)]).toEqual(['a', '\u{1F600}b', '']);
  });

  it('keeps content outside the JSON form as source text', () => {
    const style = '<?xml-stylesheet type="text/xsl" href="a.xsl"?>';
    expect(sourceOf(sampleWith('<p:F', `${style}<p:F`)).instructions).toEqual([style]);
    expect(sourceOf(SAMPLE)).toMatchObject({ signature: null, instructions: [], declaredEncoding: 'UTF-8' });
  });
});

describe('xpath', () => {
  const twice = sampleWith('      <DettaglioLinee>', '<DatiRiepilogo/><DettaglioLinee/>\n<DettaglioLinee>');
  const line = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee';
  it.each([
    [
      'of a value',
      SAMPLE,
      `${line}/0/prezzo_totale`,
      '/*/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee/PrezzoTotale',
    ],
    [
      'with a position where a name repeats',
      twice,
      `${line}/1/prezzo_totale`,
      '/*/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[2]/PrezzoTotale',
    ],
    ['of the root', SAMPLE, '', '/*'],
    ['of an attribute', SAMPLE, '/versione', '/*/@versione'],
    ['of the namespace', SAMPLE, '/namespace', '/*'],
    ['of nothing', SAMPLE, `${line}/7`, undefined],
  ])('%s', (_, text, path, expected) => {
    const { source } = readInvoice(text);
    expect(source?.xpath(path)).toBe(expected);
  });
});

describe('the signature', () => {
  const time =
    '<x:SigningTime xmlns:x="http://uri.etsi.org/01903/v1.3.2#"> 2026-06-01T10:00:00Z </x:SigningTime>';
  const timed = SIGNATURE.replace('</ds:Signature>', `<ds:Object><a>${time}</a></ds:Object></ds:Signature>`);
  it.each([
    ['none', SAMPLE, false, null],
    ['without a time', sampleWith('</p:F', `${SIGNATURE}</p:F`), true, null],
    ['with a time', sampleWith('</p:F', `${timed}</p:F`), true, '2026-06-01T10:00:00Z'],
    ['a time outside it', sampleWith('<Descrizione>Pane', `${'<Descrizione>Pane SigningTime'}`), false, null],
  ])('%s', (_, text, signed, signingTime) => {
    for (const engine of ['auto', 'explaining'] as const) {
      expect(readInvoice(text, { engine }).source).toMatchObject({ signed, signingTime });
    }
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
    ['constructor', 'constructor'],
  ])('%s is %s', (xml, json) => {
    expect(jsonName(xml)).toBe(json);
  });
});

/** The source of a text, valid or not. */
function textSource(text: string, engine: 'auto' | 'explaining' = 'auto'): TextSource {
  const { source } = readInvoice(text, { engine });
  if (!(source instanceof TextSource)) throw new Error('no source');
  return source;
}

describe.each(['auto', 'explaining'] as const)('the source of the %s reader', (engine) => {
  const ROOT = 'xmlns:a="urn:a" a:SistemaEmittente="x" versione=';
  const other = sampleWith('versione=', ROOT).replace('<Divisa>EUR', '<Divisa>');
  const START = SAMPLE.split('\n')[1];
  const DIVISA = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/divisa';
  const XPATH = '/*/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Divisa';

  it.each([
    ['a value', SAMPLE, DIVISA, 'EUR', XPATH],
    ['an empty value', other, DIVISA, '<Divisa>', XPATH],
    [
      'a block',
      SAMPLE,
      '/fattura_elettronica_body/0',
      '<FatturaElettronicaBody>',
      '/*/FatturaElettronicaBody',
    ],
    ['the root', SAMPLE, '', START, '/*'],
    ['the namespace', SAMPLE, '/namespace', START, '/*'],
    ['an attribute', SAMPLE, '/versione', 'versione="FPR12"', '/*/@versione'],
    ['an attribute in a namespace', other, '/sistema_emittente', undefined, undefined],
    ['a part of an attribute', SAMPLE, '/versione/0', undefined, undefined],
    ['a part of the namespace', SAMPLE, '/namespace/0', undefined, undefined],
    ['an unknown name', SAMPLE, '/nulla', undefined, undefined],
    ['an unknown value', SAMPLE, `${DIVISA}/a`, undefined, undefined],
  ])('has the place of %s', (_, text, path, marked, xpath) => {
    const source = textSource(text, engine);
    const place = source.locate(path);
    expect(place && text.slice(place.offset, place.end)).toBe(marked);
    expect(place && [place.line, place.column]).toEqual(
      place && [
        text.slice(0, place.offset).split('\n').length,
        place.offset - text.lastIndexOf('\n', place.offset - 1),
      ],
    );
    expect(source.xpath(path)).toBe(xpath);
  });

  it('does not take a path without a slash for one of the root', () => {
    const source = textSource(SAMPLE, engine);
    expect(['versione', 'x/versione', 'x/namespace'].map((path) => source.locate(path))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has the same places after the tree was released', () => {
    const source = textSource(SAMPLE, engine);
    const before = [source.locate('/versione'), source.element(DIVISA)];
    source.release();
    const after = [source.locate('/versione'), source.element(DIVISA)];
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(source.element(DIVISA)).toBe(after[1]);
    expect(source.element(DIVISA)?.text).toBe('EUR');
    expect(source.element('/nulla')).toBeUndefined();
  });

  it('tells the text, its encoding and its instructions', () => {
    const style = '<?a b?>';
    const text = sampleWith('<p:F', `${style}<p:F`);
    const { encoding, declaredEncoding, instructions, signature, signed, signingTime } = textSource(
      text,
      engine,
    );
    expect({ encoding, declaredEncoding, instructions, signature, signed, signingTime }).toEqual({
      encoding: 'unicode',
      declaredEncoding: 'UTF-8',
      instructions: [style],
      signature: null,
      signed: false,
      signingTime: null,
    });
  });

  it('has the signature as written', () => {
    const source = textSource(sampleWith('</p:F', `${SIGNATURE}</p:F`), engine);
    expect([source.signature, source.signed, source.signingTime]).toEqual([SIGNATURE, true, null]);
  });

  it('has the lines of the text', () => {
    const { lines } = textSource(SAMPLE, engine);
    expect([lines.line(2), lines.position(SAMPLE.indexOf('EUR')).line]).toEqual([START, 54]);
    const wide = SAMPLE.replace('>Forno', '>Caffè');
    expect(textSource(wide, engine).lines.line(23)).toBe(wide.split('\n')[22]);
  });

  it('is whole', () => {
    const source = textSource(SAMPLE, engine);
    expect([source.isWhole, source.whole?.flaw]).toEqual([true, null]);
  });
});

describe('the source of a text that is not valid', () => {
  const path = '/fattura_elettronica_header/dati_trasmissione/progressivo_invio';
  it.each([
    ['ends early', SAMPLE.slice(0, SAMPLE.indexOf('<Divisa>')), false],
    ['has a wrong value', sampleWith('<Divisa>EUR<', '<Divisa>euro<'), true],
  ])('and %s', (_, text, whole) => {
    const source = textSource(text);
    expect([source.isWhole, source.whole !== null, source.value(path)]).toEqual([whole, whole, undefined]);
    expect(source.locate(path)).toMatchObject({ offset: text.indexOf('A1'), line: 9 });
    expect(source.element(path)?.text).toBe('A1');
    expect(source.xpath(path)).toBe('/*/FatturaElettronicaHeader/DatiTrasmissione/ProgressivoInvio');
  });

  it('and has no root', () => {
    const source = textSource('<!-- x -->');
    expect([source.locate(''), source.xpath(''), source.element(''), source.signed]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
  });
});

it('a value that the fast reader accepted needs no tree', () => {
  const source = textSource(SAMPLE);
  const DIVISA = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/divisa';
  expect(source.value(DIVISA)).toEqual({
    offset: SAMPLE.indexOf('EUR'),
    end: SAMPLE.indexOf('EUR') + 3,
    xpath: '/*/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Divisa',
  });
  expect([source.value('/versione'), textSource(SAMPLE, 'explaining').value(DIVISA)]).toEqual([
    undefined,
    undefined,
  ]);
});
