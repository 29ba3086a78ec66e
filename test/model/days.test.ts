import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isDay } from '../../src/model/days.ts';

describe('isDay', () => {
  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['1900-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['0000-01-01', false],
    ['0001-01-01', true],
    ['10000-01-01', false],
    ['2026-11-21Z', false],
    ['2026-1-2', false],
    ['2026-11-21\n', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-03-02', '2026-03-02', 0],
    ['2026-03-02', '2026-03-03', 1],
    ['2026-03-03', '2026-03-02', -1],
    ['2024-02-28', '2024-03-01', 2],
    ['2025-12-31', '2026-01-01', 1],
    // Summer time begins.
    ['2026-03-28', '2026-03-30', 2],
    ['1970-01-01', '2026-11-21', 20_778],
  ])('from %s to %s: %i', (from, to, count) => {
    expect(daysBetween(from, to)).toBe(count);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-03-02', 0, '2026-03-02'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-10-24', 3, '2026-10-27'],
    ['9999-12-31', 0, '9999-12-31'],
    ['9999-12-31', 1, undefined],
    ['0001-01-01', -1, undefined],
    ['2026-01-01', 1e12, undefined],
  ])('%s and %i days: %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it('agrees with the platform on every day of 800 years', () => {
    const wrong: string[] = [];
    for (let count = -146_097; count < 146_097; count += 1) {
      const platform = new Date(Date.UTC(2000, 1, 29) + count * 86_400_000).toISOString().slice(0, 10);
      const day = addDays('2000-02-29', count);
      if (day !== platform || daysBetween('2000-02-29', platform) !== count) wrong.push(platform);
    }
    expect(wrong).toEqual([]);
  });
});
