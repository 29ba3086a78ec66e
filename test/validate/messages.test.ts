import { describe, expect, it } from 'vitest';
import { decimalForm } from '../../src/model/decimalForm.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { simpleTypes } from '../../src/model/typeNamed.ts';
import { visible } from '../../src/model/visible.ts';
import { findings as en } from '../../src/text/en/findings/index.ts';
import { expected } from '../../src/text/expected.ts';
import { findings as italian } from '../../src/text/it/findings/index.ts';
import { named, shorten, shown, shownUri } from '../../src/text/shown.ts';
import { type DescribedProblem, fill, helpOf, messageOf } from '../../src/validate/sentences.ts';
import type { Help } from '../../src/validate/suggestions/suggestion.ts';
import { helpSamples, problemSamples } from './messageSamples.ts';

const languages = { it: italian, en };

/** Every leaf of a nested record, by its path. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) => keysOf(child, `${path}/${key}`));
}

it('has the same keys in both languages', () => {
  expect(keysOf(italian).sort()).toEqual(keysOf(en).sort());
});

it('has a sample of every problem and advice, so that the other tests are complete', () => {
  expect([...new Set(problemSamples.map(({ id }) => id))].sort()).toEqual(Object.keys(en.problems).sort());
  expect([...new Set(helpSamples.map(({ id }) => id))].sort()).toEqual(Object.keys(en.help).sort());
});

/** Flaws of a sentence: a parameter without text, an unfilled placeholder, a hidden or control character. */
function flaws(sentence: string): string[] {
  return [
    ...(/undefined|NaN|Infinity|\[object|\$\{|=>/.test(sentence) ? ['unfilled'] : []),
    ...(/ {2}|^ | $| [.,:;]|\(\)|«»|""/.test(sentence) ? ['blanks'] : []),
    ...(visible(sentence) === sentence ? [] : ['control']),
    ...(/[.?]$/.test(sentence) ? [] : ['end']),
    ...(/^[\p{Lu}\d"«<&]/u.test(sentence) || /^[\w:.]+ /.test(sentence) ? [] : ['start']),
    ...(sentence.length > 400 ? ['length'] : []),
  ];
}

describe.each(['it', 'en'] as const)('sentences in %s', (language) => {
  it.each(problemSamples.map((told) => [told.id, JSON.stringify(told.params), told] as const))(
    '%s %s',
    (_id, _params, told) => {
      expect(flaws(messageOf(told, language))).toEqual([]);
    },
  );
  it.each(helpSamples.map((help) => [help.id, JSON.stringify(help.params), help] as const))(
    'help %s %s',
    (_id, _params, help) => {
      expect(flaws(helpOf(help, language))).toEqual([]);
    },
  );
});

it('differs between the languages', () => {
  const same = (render: (language: 'it' | 'en') => string): boolean => render('it') === render('en');
  expect(problemSamples.filter((told) => same((language) => messageOf(told, language)))).toEqual([]);
  expect(helpSamples.filter((help) => same((language) => helpOf(help, language)))).toEqual([]);
});

/** "1 caratteri": a plural after one. */
const ONE_OF_MANY =
  /(?<![\d.,])(?:1|uno?|una|one) (?:caratteri|cifre|decimali|byte[s]|characters|digits|decimals)\b/i;

it.each(['it', 'en'] as const)('has singular and plural in %s', (language) => {
  const sentences = [
    ...problemSamples.map((told) => messageOf(told, language)),
    ...helpSamples.map((help) => helpOf(help, language)),
  ];
  expect(sentences.filter((sentence) => ONE_OF_MANY.test(sentence))).toEqual([]);
});

it('uses every parameter of its sentences', () => {
  const quoted = (told: DescribedProblem | Help, sentence: string): string[] =>
    Object.entries(told.params).flatMap(([key, value]) =>
      ['element', 'name', 'parent'].includes(key) && typeof value === 'string' && !sentence.includes(value)
        ? [`${told.id} ${key}`]
        : [],
    );
  const missing = problemSamples.flatMap((told) => quoted(told, messageOf(told, 'it')));
  expect(missing).toEqual([]);
});

describe('the expected form of a type', () => {
  const plain = (type: SimpleType): boolean => type.codes !== undefined || decimalForm(type) !== undefined;

  it.each(Object.entries(languages))('exists for every type with a form of its own, in %s', (_, messages) => {
    const silent = [...simpleTypes().values()].filter((type) => {
      const hasForm = type.pattern !== undefined || !/string|token/i.test(type.base);
      return hasForm && !plain(type) && type.base !== 'integer' && !(type.name in messages.expected.types);
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['Amount2Decimal', '10.00'],
    ['Amount8Decimal', '2'],
    ['Rate', '22.00'],
    ['Peso', '10.0'],
    ['RiferimentoFase', '999'],
    ['TipoDocumento', 'TD01'],
    ['String20', '20'],
    ['unknownType', 'unknownType'],
  ])('%s: %s', (type, part) => {
    for (const messages of Object.values(languages)) {
      expect(expected(type, messages.expected)).toContain(part);
    }
  });
});

describe('parameters of a template', () => {
  it.each([
    ['{a} {b}', { a: 'x', b: 2 }, 'x 2'],
    ['{a}', { a: ['22.00', '10.00'] }, '22.00, 10.00'],
    ['{a}', { a: 'x\u200b' }, 'x<U+200B>'],
    ['{a} {none}', { a: '' }, ' {none}'],
  ])('%j', (template, params, text) => {
    expect(fill(template, params)).toBe(text);
  });
});

describe('text from files', () => {
  it.each([
    ['\u001b[31mrosso\u0007', '␛[31mrosso␇'],
    ['a\r\nb', 'a␍␊b'],
    ['\u009b31m', '<U+009B>31m'],
    ['\u202egnirts', '<U+202E>gnirts'],
    ['\ufeffx\u2028', '<U+FEFF>x<U+2028>'],
    ['\u007f', '␡'],
    ['\ud800', '\ufffd'],
    ['perché 🏠', 'perché 🏠'],
  ])('%j is visible as %s', (text, seen) => {
    expect(visible(text)).toBe(seen);
  });

  it.each([
    ['a\u00a0b\u200b', 'a<U+00A0>b<U+200B>'],
    ['\n\t IT \n', '⏎IT⏎'],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    ['x'.repeat(60), 'x'.repeat(60)],
    [`${'🏠'.repeat(60)}`, '🏠'.repeat(60)],
    [`${'🏠'.repeat(61)}`, `${'🏠'.repeat(59)}…`],
  ])('%j is shown as %s', (text, seen) => {
    expect(shown(text)).toBe(seen);
  });

  it.each([
    ['’', '’ (U+2019)'],
    ['🏠', '🏠 (U+1F3E0)'],
    ['\u200b', 'U+200B'],
    ['\u0007', 'U+0007'],
  ])('%j is named %s', (character, name) => {
    expect(named(character)).toBe(name);
  });

  it('keeps a namespace complete', () => {
    const uri = `http://example/${'x'.repeat(90)}`;
    expect(shownUri(uri)).toBe(uri);
    expect(shorten(uri, 20)).toHaveLength(20);
  });
});
