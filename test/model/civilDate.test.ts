import { describe, expect, it } from 'vitest';
import { civilDate, compareDates, yearOf } from '../../src/model/civilDate.ts';

describe('civilDate', () => {
  it.each([
    ['2026-06-01', '2026-06-01'],
    ['2026-06-01Z', '2026-06-01'],
    ['2026-06-01+02:00', '2026-06-01'],
    ['2026-06-01-11:30', '2026-06-01'],
    ['12026-06-01', '12026-06-01'],
    ['2026-6-1', undefined],
    ['12026-6-01', undefined],
    ['2026-06-01T00:00:00', undefined],
    ['x2026-06-01', undefined],
    ['', undefined],
  ])('%s', (text, expected) => {
    expect(civilDate(text)).toBe(expected);
  });
});

describe('compareDates', () => {
  it.each([
    ['2026-06-01', '2026-06-01', 0],
    ['2026-05-31', '2026-06-01', -1],
    ['2026-06-02', '2026-06-01', 1],
    ['9999-12-31', '10000-01-01', -1],
    ['10000-01-01', '9999-12-31', 1],
  ])('%s and %s', (a, b, sign) => {
    expect(Math.sign(compareDates(a, b))).toBe(sign);
  });
});

it.each([
  ['2026-06-01', '2026'],
  ['12026-06-01', '12026'],
])('the year of %s', (date, year) => {
  expect(yearOf(date)).toBe(year);
});
