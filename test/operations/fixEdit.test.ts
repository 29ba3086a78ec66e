import { describe, expect, it } from 'vitest';
import { formats, ordinary } from '../../src/model/formats.ts';
import { elementToAdd, partsOf, targetOf, valueToAdd } from '../../src/operations/edits/addition.ts';
import { collide, type Edit, Origin, spliced } from '../../src/operations/edits/edit.ts';

const edit = (offset: number, end: number, text = ''): Edit => ({ offset, end, text });

describe('two edits', () => {
  it.each([
    ['one after the other', edit(0, 2), edit(3, 4), false],
    ['adjacent', edit(0, 2), edit(2, 4), false],
    ['overlapping', edit(0, 3), edit(2, 4), true],
    ['one inside the other', edit(0, 9), edit(2, 4), true],
    ['the same', edit(1, 2), edit(1, 2), true],
    ['two insertions at one place', edit(2, 2), edit(2, 2), true],
    ['two insertions', edit(2, 2), edit(3, 3), false],
    ['an insertion at the start', edit(2, 2), edit(2, 4), false],
    ['an insertion at the end', edit(4, 4), edit(2, 4), false],
    ['an insertion inside', edit(3, 3), edit(2, 4), true],
  ])('%s', (_, a, b, expected) => {
    expect([collide(a, b), collide(b, a)]).toEqual([expected, expected]);
  });
});

it.each<[string, readonly Edit[], string]>([
  ['no edits', [], 'abcdef'],
  ['a replacement', [edit(1, 3, 'X')], 'aXdef'],
  ['an insertion, a removal and a replacement', [edit(0, 0, 'X'), edit(2, 3), edit(5, 6, 'YZ')], 'XabdeYZ'],
])('a text with %s', (_, edits, expected) => {
  expect(spliced('abcdef', edits)).toBe(expected);
});

describe('the original place of a place in the edited text', () => {
  // abcdef -> aXYZdef -> the edits are a replacement of bc by XYZ, and an insertion of Q before f.
  const origin = new Origin([edit(1, 3, 'XYZ'), edit(5, 5, 'Q')]);

  it.each([
    ['before the edits', [0, 1], [0, 1]],
    ['at the start of the replacement', [1, 1], [1, 1]],
    ['inside the replacement', [2, 3], [1, 3]],
    ['the whole replacement', [1, 4], [1, 3]],
    ['after the replacement', [4, 5], [3, 4]],
    ['from before to inside', [0, 2], [0, 3]],
    ['after the insertion', [7, 8], [5, 6]],
  ])('%s', (_, [offset = 0, end = 0], [from, to]) => {
    expect(origin.of({ offset, end })).toEqual({ offset: from, end: to });
  });

  it('is itself without edits', () => {
    expect(new Origin([]).of({ offset: 3, end: 4 })).toEqual({ offset: 3, end: 4 });
  });
});

describe('the target of an addition', () => {
  it.each([
    ['/a/b', { parent: '/a', key: 'b', index: null }],
    ['/b', { parent: '', key: 'b', index: null }],
    ['/a/b/-', { parent: '/a', key: 'b', index: null }],
    ['/a/b/0', { parent: '/a', key: 'b', index: 0 }],
    ['/a/0/b/12', { parent: '/a/0', key: 'b', index: 12 }],
    ['/a/b1', { parent: '/a', key: 'b1', index: null }],
    ['/a/1b', { parent: '/a', key: '1b', index: null }],
  ])('%s', (path, expected) => {
    expect(targetOf(path)).toEqual(expected);
  });

  it.each([
    ['/versione', undefined],
    ['/fattura_elettronica_body/-', 'FatturaElettronicaBody'],
    ['/fattura_elettronica_body/0/dati_generali', 'DatiGenerali'],
    ['/fattura_elettronica_body/0/nothing', undefined],
    ['/nothing/0/dati_generali', undefined],
    ['/fattura_elettronica_body/0/dati_generali/dati_generali_documento/numero/x', undefined],
  ])('%s is the element %s', (path, name) => {
    expect(elementToAdd(ordinary, targetOf(path))?.name).toBe(name);
  });
});

describe('the content of an addition', () => {
  const document = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';

  it.each<[string, string, unknown]>([
    [`${document}/numero`, '{"a":1}', '{"a":1}'],
    [document, '{"a":1}', { a: 1 }],
    [document, '{"a"', undefined],
  ])('%s with %s', (path, to, expected) => {
    const element = elementToAdd(formats[0]!, targetOf(path));
    expect(valueToAdd(element!, to)).toEqual(expected);
  });

  it.each<[string | undefined, readonly string[]]>([
    ['["a","b"]', ['a', 'b']],
    ['[]', []],
    ['["a",1]', []],
    ['"a"', []],
    ['{', []],
    [undefined, []],
  ])('the parts of %j are %j', (to, expected) => {
    expect(partsOf({ op: 'split', path: '', ...(to === undefined ? {} : { to }) })).toEqual(expected);
  });
});
