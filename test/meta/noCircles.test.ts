/** The rule of the build that chunks do not import each other. */
import { describe, expect, it } from 'vitest';
import { circleIn } from '../../scripts/noCircles.ts';

function circle(imports: Readonly<Record<string, readonly string[]>>): readonly string[] | undefined {
  return circleIn(new Map(Object.entries(imports)));
}

describe('a circle among chunks', () => {
  it.each([
    ['two files', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
    ['a file that loads itself', { a: ['a'] }, ['a', 'a']],
    ['a circle behind other files', { a: ['b', 'c'], b: [], c: ['d'], d: ['b', 'c'] }, ['c', 'd', 'c']],
    ['a circle that the first file does not reach', { a: [], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  ])('is found: %s', (_, imports, expected) => {
    expect(circle(imports)).toEqual(expected);
  });

  it.each([
    ['a file that two others load', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }],
    ['files outside the bundle', { a: ['node:fs', './findings-en.cjs'] }],
    ['no file', {}],
  ])('does not exist: %s', (_, imports) => {
    expect(circle(imports)).toBeUndefined();
  });
});
