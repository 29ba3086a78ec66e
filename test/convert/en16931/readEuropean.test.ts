/** Reading of damaged, foreign and hostile documents: named errors, never a crash. */
import { describe, expect, it } from 'vitest';
import {
  EuropeanReadError,
  isEuropean,
  readEuropean,
  writeEuropean,
} from '../../../src/convert/en16931/index.ts';
import { europeanInvoice } from '../../support/europeanInvoice.ts';

const ubl = writeEuropean(europeanInvoice(), 'ubl');
const cii = writeEuropean(europeanInvoice(), 'cii');

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const rows: readonly { readonly name: string; readonly input: string | Uint8Array; readonly flaw: object }[] =
  [
    {
      name: 'a DTD',
      input: ubl.replace('<Invoice', '<!DOCTYPE x [<!ENTITY a "b">]>\n<Invoice'),
      flaw: { code: 'X-MALFORMED', problem: 'xml.dtd', line: 2, column: 1 },
    },
    { name: 'truncated', input: ubl.slice(0, 900), flaw: { code: 'X-MALFORMED', problem: 'xml.truncated' } },
    { name: 'empty', input: '', flaw: { code: 'X-MALFORMED', problem: 'xml.no_root' } },
    { name: 'no XML', input: 'invoice', flaw: { code: 'X-MALFORMED', problem: 'xml.syntax' } },
    {
      name: 'an unknown encoding',
      input: bytes(ubl.replace('UTF-8', 'EBCDIC')),
      flaw: { code: 'X-MALFORMED', problem: 'source.encoding' },
    },
    {
      name: 'bytes that are not in the encoding',
      input: Uint8Array.of(...bytes(ubl.slice(0, 300)), 0xff, 0xfe),
      flaw: { code: 'X-MALFORMED', problem: 'source.bytes' },
    },
    {
      name: 'another root',
      input: '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>',
      flaw: {
        code: 'X-ROOT',
        root: 'Order',
        namespace: 'urn:oasis:names:specification:ubl:schema:xsd:Order-2',
      },
    },
    {
      name: 'the name of another namespace',
      input: '<Invoice xmlns="urn:example"/>',
      flaw: { code: 'X-ROOT', root: 'Invoice', namespace: 'urn:example' },
    },
  ];

describe('named errors', () => {
  it.each(rows)('$name', ({ input, flaw }) => {
    let found: unknown;
    try {
      readEuropean(input);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(EuropeanReadError);
    expect((found as EuropeanReadError).flaw).toMatchObject(flaw);
  });
});

it.each([
  ['UBL', ubl, true],
  ['CII', cii, true],
  ['the start of UBL', ubl.slice(0, 900), true],
  ['another root', '<Order/>', false],
  ['a DTD', `<!DOCTYPE x>${ubl}`, false],
])('recognizes %s', (_, text, expected) => {
  expect(isEuropean(text)).toBe(expected);
});

it('a limit of bytes', () => {
  expect(() => readEuropean(ubl, { maxBytes: 100 })).toThrow(EuropeanReadError);
});

it('every prefix of a document gives an error, and every document without an element is read', () => {
  for (const text of [ubl, cii]) {
    for (let end = 0; end < text.length - 2; end += 37)
      expect(() => readEuropean(text.slice(0, end))).toThrow(EuropeanReadError);
    const elements = [...text.matchAll(/^ *<([\w:]+)[^>]*>[^<]*<\/\1>\n/gm)].map(([found]) => found);
    expect(elements.length).toBeGreaterThan(30);
    for (const element of elements)
      expect(readEuropean(text.replace(element, '')).leaves.length).toBeGreaterThan(10);
  }
});

it('a document of another prefix and order of attributes is the same', () => {
  const renamed = ubl
    .replaceAll('cbc:', 'b:')
    .replaceAll('cac:', 'a:')
    .replace('xmlns:cbc', 'xmlns:b')
    .replace('xmlns:cac', 'xmlns:a');
  expect(readEuropean(renamed).invoice).toEqual(readEuropean(ubl).invoice);
});
