import { describe, expect, it } from 'vitest';
import type { Invoice, OrdinaryInvoice } from '../../src/model/index.ts';
import {
  InvoiceReadError,
  InvoiceWriteError,
  parseInvoice,
  readInvoice,
  type WriteOptions,
  writeInvoice,
} from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const invoice = parseInvoice(SAMPLE);

/** A copy of the sample's invoice with one place of its JSON form changed. */
function changed(change: (copy: Record<string, never>) => void): Invoice {
  const copy = structuredClone(invoice) as unknown as Record<string, never>;
  change(copy);
  return copy as unknown as Invoice;
}

function problemsOf(value: Invoice): readonly unknown[] {
  try {
    writeInvoice(value);
    return [];
  } catch (error) {
    if (!(error instanceof InvoiceWriteError)) throw error;
    return error.problems.map(({ id, path, params }) => [id, path, params]);
  }
}

describe('writeInvoice', () => {
  it('writes the sample unchanged', () => {
    expect(writeInvoice(invoice)).toBe(SAMPLE);
  });

  it.each<[string, WriteOptions, string]>([
    ['prefix', { prefix: 'ns1' }, '<ns1:FatturaElettronica versione="FPR12" xmlns:ns1="http'],
    ['default namespace', { prefix: '' }, '<FatturaElettronica versione="FPR12" xmlns="http'],
    ['children step out of it', { prefix: '' }, '<FatturaElettronicaHeader xmlns="">'],
    ['indent', { indent: 4 }, '\n    <FatturaElettronicaHeader>\n        <DatiTrasmissione>'],
    ['one line', { indent: 0 }, '?><p:FatturaElettronica'],
    ['stylesheet', { stylesheet: 'a&b.xsl' }, '<?xml-stylesheet type="text/xsl" href="a&amp;b.xsl"?>\n<p:'],
  ])('%s', (_name, options, passage) => {
    const text = writeInvoice(invoice, options);
    expect(text).toContain(passage);
    expect(parseInvoice(text)).toEqual(invoice);
  });

  it('leaves the declaration out on request and gives bytes on request', () => {
    expect(writeInvoice(invoice, { declaration: false }).startsWith('<p:')).toBe(true);
    expect(writeInvoice(invoice, { as: 'bytes' })).toEqual(new TextEncoder().encode(SAMPLE));
  });

  it.each<[string, WriteOptions]>([
    ['a prefix that is no name', { prefix: '1a' }],
    ['the prefix xml', { prefix: 'xmlx' }],
    ['a negative indent', { indent: -1 }],
    ['a stylesheet that ends the instruction', { stylesheet: '?>' }],
  ])('rejects %s', (_name, options) => {
    expect(() => writeInvoice(invoice, options)).toThrow(TypeError);
  });

  it.each(['a & b < c > d', '"\'', 'a\r\nb\tc', ' blanks  around ', ']]>'])('keeps %j', (text) => {
    const value = changed((copy) => {
      (
        copy as never as {
          fattura_elettronica_header: { dati_trasmissione: { id_trasmittente: { id_codice: string } } };
        }
      ).fattura_elettronica_header.dati_trasmissione.id_trasmittente.id_codice = text;
    });
    expect(parseInvoice(writeInvoice(value))).toEqual(value);
  });

  it.each<[string, (copy: never) => void, readonly unknown[]]>([
    [
      'null, undefined and [] as absent',
      (copy: { dati_x?: null; fattura_elettronica_body: object[] }) => {
        Object.assign(copy.fattura_elettronica_body[0] ?? {}, {
          allegati: [],
          dati_pagamento: null,
          dati_veicoli: undefined,
        });
      },
      [],
    ],
    [
      'an unknown key',
      (copy: object) => Object.assign(copy, { 'fattura/x': 1 }),
      [['element.unknown', '/fattura~1x', { name: 'fattura/x', parent: 'FatturaElettronica' }]],
    ],
    [
      'a forbidden character',
      (copy: object) => Object.assign(copy, { sistema_emittente: '\u0001' }),
      [['xml.character', '/sistema_emittente', { codepoint: 'U+0001' }]],
    ],
    [
      'an object for an array',
      (copy: object) => Object.assign(copy, { fattura_elettronica_body: {} }),
      [
        [
          'json.type',
          '/fattura_elettronica_body',
          { name: 'fattura_elettronica_body', expected: 'array', found: 'object' },
        ],
      ],
    ],
    [
      'a string for a block',
      (copy: object) => Object.assign(copy, { fattura_elettronica_header: 'x' }),
      [
        [
          'json.type',
          '/fattura_elettronica_header',
          { name: 'fattura_elettronica_header', expected: 'object', found: 'string' },
        ],
      ],
    ],
    [
      'a number for a text',
      (copy: object) => Object.assign(copy, { versione: 12 }),
      [['json.type', '/versione', { name: 'versione', expected: 'string', found: 'number' }]],
    ],
    [
      'a number whose text is no integer',
      (copy: OrdinaryInvoice) => {
        const { dati_generali } = copy.fattura_elettronica_body[0]!;
        dati_generali.dati_trasporto = { numero_colli: 1e21 };
      },
      [
        [
          'json.type',
          '/fattura_elettronica_body/0/dati_generali/dati_trasporto/numero_colli',
          { name: 'numero_colli', expected: 'integer', found: 'number' },
        ],
      ],
    ],
  ])('%s', (_name, change, expected) => {
    expect(problemsOf(changed(change as (copy: Record<string, never>) => void))).toEqual(expected);
  });
});

describe('parseInvoice', () => {
  it('throws what readInvoice returns', () => {
    const text = sampleWith('<Divisa>EUR</Divisa>', '');
    const result = readInvoice(text);
    try {
      parseInvoice(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InvoiceReadError);
      expect(error).toMatchObject({ kind: 'FPR12', problems: result.ok ? [] : result.problems });
    }
  });
});
