/** Edits of JSON text: the value, its layout and its commas. */
import { describe, expect, it } from 'vitest';
import { ordinary } from '../../src/model/formats.ts';
import type { Amendment } from '../../src/operations/edits/edit.ts';
import { spliced } from '../../src/operations/edits/edit.ts';
import { jsonEdit, jsonPlaces } from '../../src/operations/edits/jsonEdit.ts';

const BODY = '/fattura_elettronica_body';
const DOCUMENT = `${BODY}/0/dati_generali/dati_generali_documento`;
const GOODS = `${BODY}/0/dati_beni_servizi`;

/** A text with this at the place of the document's data. */
const document = (members: string): string =>
  `{"fattura_elettronica_body":[{"dati_generali":{"dati_generali_documento":${members}}}]}`;
const goods = (members: string): string => `{"fattura_elettronica_body":[{"dati_beni_servizi":${members}}]}`;

/** The text after the edit, or the reason why there is none. */
function edited(text: string, fix: Amendment, span: string | null = null): string {
  const found = text.indexOf(span ?? '');
  const edit = jsonEdit(text, fix, {
    places: jsonPlaces(text, [fix]),
    format: ordinary,
    span: span === null ? null : { offset: found, end: found + span.length },
  });
  if (typeof edit === 'string') return edit;
  expect(edit).toMatchObject({ at: edit.offset, xpath: null });
  return spliced(text, [edit]);
}

describe('replaces', () => {
  const fix = { op: 'replace', path: `${DOCUMENT}/numero`, from: '1', to: '2' } as const;
  it.each<[string, string, Amendment, string]>([
    ['a text', '{"numero":"1"}', fix, '{"numero":"2"}'],
    ['a number', '{"numero":1}', fix, '{"numero":"2"}'],
    ['a literal', '{"numero":true}', { ...fix, from: 'true' }, '{"numero":"2"}'],
    ['a text with blanks around it', '{"numero": " 1 "}', fix, '{"numero": "2"}'],
    ['a text with escapes', '{"numero":"\\u0031"}', fix, '{"numero":"2"}'],
    ['any text', '{"numero":"7"}', { op: 'replace', path: fix.path, to: '"' }, '{"numero":"\\""}'],
    ['by an empty text', '{"numero":"1"}', { op: 'replace', path: fix.path }, '{"numero":""}'],
  ])('%s', (_, text, amendment, expected) => {
    expect(edited(document(text), amendment)).toBe(document(expected));
  });

  it.each([
    ['another text', '{"numero":"3"}'],
    ['an object', '{"numero":{}}'],
    ['a list', '{"numero":["1"]}'],
    ['nothing', '{}'],
  ])('not %s', (_, text) => {
    expect(edited(document(text), fix)).toBe('place');
  });

  it('null, which a fix may expect', () => {
    expect(edited(document('{"numero":null}'), { ...fix, from: 'null' })).toBe(document('{"numero":"2"}'));
  });

  it('a misspelt key at its span', () => {
    expect(edited(document('{"numeri":"1"}'), fix, '"1"')).toBe(document('{"numeri":"2"}'));
    expect(edited(document('{"numeri":"4"}'), fix, '"4"')).toBe('place');
  });
});

describe('splits', () => {
  const fix = { op: 'split', path: `${DOCUMENT}/causale/0`, from: 'a b', to: '["a","b"]' } as const;
  it.each<[string, string, string]>([
    ['on one line', '{"causale":["a b"]}', '{"causale":["a", "b"]}'],
    ['on lines of their own', '{"causale":[\n  "a b"\n]}', '{"causale":[\n  "a",\n  "b"\n]}'],
    ['after CRLF', '{"causale":[\r\n\t"a b"]}', '{"causale":[\r\n\t"a",\n\t"b"]}'],
  ])('%s', (_, text, expected) => {
    expect(edited(document(text), fix)).toBe(document(expected));
  });

  it.each(['[]', 'x', '[1]'])('not into %s', (to) => {
    expect(edited(document('{"causale":["a b"]}'), { ...fix, to })).toBe('place');
  });
});

describe('removes', () => {
  const fix = { op: 'remove', path: `${DOCUMENT}/numero`, from: '1' } as const;
  it.each<[string, string, string]>([
    ['the first member', '{"numero":"1", "data":"x"}', '{"data":"x"}'],
    ['the last one', '{"data":"x" , "numero": "1" }', '{"data":"x"  }'],
    ['the only one', '{ "numero":"1" }', '{  }'],
    ['one on a line of its own', '{\n "numero":"1",\n "data":"x"\n}', '{\n "data":"x"\n}'],
  ])('%s', (_, text, expected) => {
    expect(edited(document(text), fix)).toBe(document(expected));
  });

  it('an item of a list', () => {
    const item = { op: 'remove', path: `${DOCUMENT}/causale/1` } as const;
    expect(edited(document('{"causale":["a","b","c"]}'), { ...item, from: 'b' })).toBe(
      document('{"causale":["a","c"]}'),
    );
  });

  it.each([
    ['another value', '{"numero":"2"}'],
    ['a missing one', '{}'],
  ])('not %s', (_, text) => {
    expect(edited(document(text), fix, '{')).toBe('place');
  });
});

describe('adds a member', () => {
  const fix = { op: 'add', path: `${DOCUMENT}/numero`, to: '1' } as const;
  it.each<[string, string, string]>([
    ['to an empty object', '{}', '{"numero": "1"}'],
    ['to one with blanks', '{ \n}', '{"numero": "1" \n}'],
    ['after others on one line', '{"data":"x"}', '{"data":"x","numero": "1"}'],
    ['after others with a blank', '{ "data":"x" }', '{ "data":"x", "numero": "1" }'],
    ['after others on lines', '{\n  "data":"x"\n}', '{\n  "data":"x",\n  "numero": "1"\n}'],
  ])('%s', (_, text, expected) => {
    expect(edited(document(text), fix)).toBe(document(expected));
  });

  it('that may occur several times as a list', () => {
    expect(edited(document('{"data":"x"}'), { ...fix, path: `${DOCUMENT}/causale/-` })).toBe(
      document('{"data":"x","causale": ["1"]}'),
    );
  });

  it.each<[string, string, Partial<Amendment>]>([
    ['that exists', '{"numero":"2"}', {}],
    ['that is null', '{"causale":null}', { path: `${DOCUMENT}/causale/-` }],
    ['that is no list', '{"causale":"a"}', { path: `${DOCUMENT}/causale/-` }],
    ['that the grammar lacks', '{}', { path: `${DOCUMENT}/nothing` }],
    ['without its parent', '{}', { path: `${BODY}/0/dati_veicoli/data` }],
    ['to a text', '"x"', {}],
  ])('not one %s', (_, text, amendment) => {
    expect(edited(document(text), { ...fix, ...amendment })).toBe('place');
  });
});

describe('adds an item', () => {
  const fix = {
    op: 'add',
    path: `${GOODS}/dati_riepilogo/-`,
    to: '{"aliquota_iva":"22.00","imposta":"0.22"}',
  } as const;
  it.each<[string, string, string]>([
    [
      'to an empty list',
      '{"dati_riepilogo":[]}',
      '{"dati_riepilogo":[{"aliquota_iva":"22.00","imposta":"0.22"}]}',
    ],
    [
      'after others',
      '{"dati_riepilogo":[{}]}',
      '{"dati_riepilogo":[{},{"aliquota_iva":"22.00","imposta":"0.22"}]}',
    ],
    [
      'after others on lines',
      '{"dati_riepilogo":[\n  {}\n]}',
      '{"dati_riepilogo":[\n  {},\n  {\n    "aliquota_iva": "22.00",\n    "imposta": "0.22"\n  }\n]}',
    ],
    [
      'after a blank line',
      '{"dati_riepilogo":[\n\n\t{}]}',
      '{"dati_riepilogo":[\n\n\t{},\n\n\t{\n\t  "aliquota_iva": "22.00",\n\t  "imposta": "0.22"\n\t}]}',
    ],
  ])('%s', (_, text, expected) => {
    expect(edited(goods(text), fix)).toBe(goods(expected));
  });

  it('not one that is no JSON', () => {
    expect(edited(goods('{"dati_riepilogo":[]}'), { ...fix, to: '{' })).toBe('place');
  });
});

it('orders nothing: JSON keys have no order', () => {
  expect(edited(document('{}'), { op: 'order', path: DOCUMENT })).toBe('place');
});
