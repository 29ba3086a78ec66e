/** What is wrong with a brief is told in words of people who write invoices. */
import { expect, it } from 'vitest';
import { formOf, whyNot } from '../../src/build/problems/flawSentences.ts';
import { SENTENCES } from '../../src/build/problems/sentences.ts';
import * as types from '../../src/model/simpleTypes.ts';

/** Words of programs and of patterns. */
const DEVELOPERS =
  /\b(?:length|check\b(?! character)|cin|shape|regex|pattern|cents|string|boolean|null|undefined|object|oggetto|intero in|integer in|selfInvoice|buildInvoice|creditNote)\b|\[[A-Z0-9]|\{\d|\\/;

/** A number with a fraction can come from a program alone: a brief's values are text. */
const OF_PROGRAMS: readonly string[] = ['amount.fraction', 'amount.unsafe'];

it.each(Object.entries(SENTENCES).filter(([code]) => !OF_PROGRAMS.includes(code)))('%s', (_, { it, en }) => {
  const bare = [it, en].map((text) => text.replace(/\{\w+\}/g, ''));
  expect(bare.filter((text) => DEVELOPERS.test(text))).toEqual([]);
});

const LENGTHS = { it: '11', en: '11' };

it.each([
  { flaw: 'prefix', rest: '02718281823' },
  { flaw: 'length', length: 10 },
  { flaw: 'length', length: 26, country: 'IT', expected: 27 },
  { flaw: 'characters' },
  { flaw: 'zeros' },
  { flaw: 'check', expected: '3' },
  { flaw: 'case', expected: 'RSSMRA80A01H501U' },
  { flaw: 'shape', part: 'abi', found: 'ABCDE' },
  { flaw: 'shape', part: 'month', found: 'Z' },
  { flaw: 'date', day: 33 },
  { flaw: 'form' },
  { flaw: 'cin', expected: 'X' },
] as const)('the flaw $flaw is told in words', (flaw) => {
  const { it, en } = whyNot(flaw, LENGTHS);
  expect([it, en].filter((text) => text === '' || /\b(?:length|shape|form|undefined)\b/.test(text))).toEqual(
    [],
  );
  expect(it).not.toBe(en);
});

it('forms are words, not patterns', () => {
  const told = Object.values(types).map((type) => ({ name: type.name, ...formOf(type) }));
  expect(told.filter(({ it, en }) => DEVELOPERS.test(`${it} ${en}`) || /forma|pattern/.test(it))).toEqual([]);
});
