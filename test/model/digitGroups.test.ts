import { expect, it } from 'vitest';
import { grouped } from '../../src/model/digitGroups.ts';

it.each([
  ['', ''],
  ['0', '0'],
  ['-0', '-0'],
  ['12', '12'],
  ['123', '123'],
  ['-123', '-123'],
  ['1234', '1.234'],
  ['-1234', '-1.234'],
  ['-123456', '-123.456'],
  ['1234567', '1.234.567'],
])('%s is %s', (whole, text) => {
  expect(grouped(whole, '.')).toBe(text);
});
