import { expect, it } from 'vitest';
import { shown } from '../../src/text/shown.ts';

it.each<[value: string, expected: string]>([
  ['', ''],
  ['Pane e vino', 'Pane e vino'],
  ['caffè', 'caffè'],
  ['a  b', 'a  b'],
  ['a\tb', 'a␉b'],
  ['a\nb', 'a⏎b'],
  ['a \r\n\t b', 'a⏎b'],
  ['\n a \n', '⏎a⏎'],
  ['a \t b', 'a ␉ b'],
  ['a\u00a0b', 'a<U+00A0>b'],
  ['a\u00adb', 'a<U+00AD>b'],
  ['a\u0300b', 'a\u0300b'],
  ['a\u034fb', 'a<U+034F>b'],
  ['a\u009bb', 'a<U+009B>b'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  [`${'x'.repeat(58)}\r\n\r\nyz`, `${'x'.repeat(58)}⏎…`],
])('%j', (value, expected) => {
  expect(shown(value)).toBe(expected);
});

it('a long row of blanks', () => {
  // Quadratic work takes minutes, longer than a test may.
  expect(shown(`a${' '.repeat(300_000)}b`)).toBe(`a${' '.repeat(58)}…`);
});
