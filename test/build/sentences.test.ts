/** Problems of a brief are worded for people who write invoices. */
import { expect, it } from 'vitest';
import * as types from '../../src/model/simpleTypes.ts';
import { formOf } from '../../src/text/briefForm.ts';
import { why as whyInEnglish } from '../../src/text/en/build/flaws.ts';
import { build as english } from '../../src/text/en/build/index.ts';
import { why as whyInItalian } from '../../src/text/it/build/flaws.ts';
import { build as italian } from '../../src/text/it/build/index.ts';

/** Words used only by programmers, and in patterns. */
const DEVELOPERS =
  /\b(?:length|check\b(?! character)|cin|shape|regex|pattern|cents|string|boolean|null|undefined|object|oggetto|intero in|integer in|selfInvoice|buildInvoice|creditNote)\b|\[[A-Z0-9]|\{\d|\\/;

/** Only a program can give a number with a fraction: a brief's values are text. */
const OF_PROGRAMS: readonly string[] = ['amount.fraction', 'amount.unsafe'];

const texts = [english, italian].flatMap(({ problems }) => Object.entries(problems));

it.each(texts.filter(([code]) => !OF_PROGRAMS.includes(code)))('%s', (_, text) => {
  // Functions are tested with their parameters below and in test/build/refused.test.ts.
  const bare = typeof text === 'string' ? text.replace(/\{\w+\}/g, '') : '';
  expect(bare).not.toMatch(DEVELOPERS);
});

it.each([
  { flaw: 'prefix' },
  { flaw: 'length', length: 10 },
  { flaw: 'length', length: 26, country: 'IT', expected: 27 },
  { flaw: 'characters' },
  { flaw: 'zeros' },
  { flaw: 'check', expected: '3' },
  { flaw: 'case', expected: 'RSSMRA80A01H501U' },
  { flaw: 'shape', part: 'abi', piece: 'ABCDE' },
  { flaw: 'shape', part: 'month', piece: 'Z' },
  { flaw: 'date', day: 33 },
  { flaw: 'form' },
  { flaw: 'cin', expected: 'X' },
] as const)('the flaw $flaw is told in words', (flaw) => {
  const params = { found: 'X', ...flaw };
  const [it, en] = [whyInItalian(params, '11'), whyInEnglish(params, '11')];
  expect([it, en].filter((text) => text === '' || /\b(?:length|shape|form|undefined)\b/.test(text))).toEqual(
    [],
  );
  expect(it).not.toBe(en);
});

it('forms are described in words, not patterns', () => {
  const told = Object.values(types).map(({ name }) => ({
    name,
    it: formOf(name, italian.forms),
    en: formOf(name, english.forms),
  }));
  expect(told.filter(({ it, en }) => DEVELOPERS.test(`${it} ${en}`) || /forma|pattern/.test(it))).toEqual([]);
});
