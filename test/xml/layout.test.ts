/** The slots of a block: positions, choices, and what it must have. */
import { expect, it } from 'vitest';
import { block, choice, element, many, type Occurs, one, optional } from '../../src/model/grammar.ts';
import { CAP } from '../../src/model/simpleTypes.ts';
import { alternativesOf, layoutOf } from '../../src/xml/read/layout.ts';

const of = (name: string, occurs: Occurs) => element(name, CAP, occurs, '', '');
const NAMES = choice([of('A', one)], [of('B', one), of('C', optional)]);
const OTHERS = choice([of('F', one)], [of('G', one)]);

/** A new block, which no test has asked about. */
const invented = () =>
  block('Invented', [
    of('First', one),
    NAMES,
    of('Maybe', optional),
    of('List', many),
    of('Short', { min: 0, max: 200 }),
    of('Only', { min: 1, max: Number.POSITIVE_INFINITY, limit: 1 }),
    OTHERS,
  ]);

it('has a slot for each element, by its name', () => {
  const { slots, byName } = layoutOf(invented());
  expect(
    slots.map(({ element, index, choice, alternative }) => [element.name, index, choice, alternative]),
  ).toEqual([
    ['First', 0, null, -1],
    ['A', 1, NAMES, 0],
    ['B', 2, NAMES, 1],
    ['C', 3, NAMES, 1],
    ['Maybe', 4, null, -1],
    ['List', 5, null, -1],
    ['Short', 6, null, -1],
    ['Only', 7, null, -1],
    ['F', 8, OTHERS, 0],
    ['G', 9, OTHERS, 1],
  ]);
  expect([...byName].map(([name, slot]) => [name, slots.indexOf(slot)])).toEqual(
    slots.map(({ element }, at) => [element.name, at]),
  );
});

it('lists the choices, the required slots and the lists of limited length', () => {
  const { choices, required, bounded } = layoutOf(invented());
  const names = [required, bounded].map((slots) => slots.map((slot) => slot.element.name));
  expect([choices, ...names]).toEqual([[NAMES, OTHERS], ['First', 'List', 'Only'], ['Short']]);
});

it('is made once for each block', () => {
  const other = block('Other', [of('First', one)]);
  expect(layoutOf(other)).toBe(layoutOf(other));
  expect(layoutOf(other).slots.length).toBe(1);
});

it.each([
  [NAMES, ['A', 'B+C']],
  [OTHERS, ['F', 'G']],
])('names the alternatives of a choice', (one, names) => expect(alternativesOf(one)).toEqual(names));
