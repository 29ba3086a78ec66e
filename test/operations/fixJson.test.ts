import { describe, expect, it } from 'vitest';
import { fixInvoice } from '../../src/operations/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { SAMPLE } from '../support/sample.ts';

const read = readInvoice(SAMPLE);
if (!read.ok) throw new Error('the sample is not valid');
const JSON_SAMPLE = `${JSON.stringify(read.invoice, null, 2)}\n`;

function jsonWith(from: string, to: string): string {
  if (!JSON_SAMPLE.includes(from)) throw new Error(`the sample has no ${from}`);
  return JSON_SAMPLE.replace(from, () => to);
}

const REPAIRS: readonly (readonly [what: string, passage: string, damaged: string, repaired: string])[] = [
  ['a value', '"divisa": "EUR"', '"divisa" :\t"euro"', '"divisa" :\t"EUR"'],
  ['a number for a text', '"imposta": "0.40"', '"imposta": 0.40', '"imposta": "0.40"'],
  [
    'typographic signs and escapes',
    '"Pane"',
    '"Pane \\u201cnero\\u201d \\u2013 \\"3\\" €"',
    '"Pane \\"nero\\" - \\"3\\" EUR"',
  ],
  [
    'a member among others',
    '"cap": "53100",',
    '"cap": "53100",\n        "numero_civico": "" ,',
    '"cap": "53100",',
  ],
  [
    'the last member',
    '"nazione": "IT"\n',
    '"nazione": "IT" ,\n        "numero_civico": ""\n',
    '"nazione": "IT" \n',
  ],
  [
    'a text that is too long, on one line',
    '"numero": "7"',
    `"numero": "7", "causale": ["${'x'.repeat(199)} yy", "z"]`,
    `"numero": "7", "causale": ["${'x'.repeat(199)}", "yy", "z"]`,
  ],
  [
    'a text that is too long, on a line of its own',
    '"numero": "7"',
    `"numero": "7", "causale": [\n          "${'x'.repeat(199)} yy"\n        ]`,
    `"numero": "7", "causale": [\n          "${'x'.repeat(199)}",\n          "yy"\n        ]`,
  ],
  [
    'items of a list',
    '"numero": "7"',
    '"numero": "7", "causale": ["", "l’una", "", ""]',
    `"numero": "7", "causale": ["l'una"]`,
  ],
  ['the namespace', '/fatture/v1.2"', '/fatture/v1.1"', '/fatture/v1.2"'],
];

describe('a repair of JSON', () => {
  it.each(REPAIRS)('%s', (_what, passage, damaged, repaired) => {
    const result = fixInvoice(jsonWith(passage, damaged));
    expect(result.text).toBe(jsonWith(passage, repaired));
    expect(result).toMatchObject({ ok: true, before: 'rejected', after: 'valid', notApplied: [] });
    expect(fixInvoice(result.text ?? '').changes).toEqual([]);
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf8')],
    ['UTF-16 with a mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('in %s', (_what, encode) => {
    const result = fixInvoice(encode(jsonWith('"Pane"', '"Più €"').replace('"EUR"', '"eur"')));
    expect(Buffer.from(result.bytes)).toEqual(encode(jsonWith('"Pane"', '"Più EUR"')));
  });

  it('gives the place and the previous text', () => {
    const damaged = jsonWith('"imposta": "0.40"', '"imposta": 0.40');
    expect(fixInvoice(damaged).changes).toMatchObject([
      { op: 'replace', from: '0.40', to: '0.40', xpath: null, offset: damaged.indexOf('0.40\n') },
    ]);
  });
});
