import { describe, expect, it } from 'vitest';
import { isInUnion } from '../../../src/model/codes/europeanUnion.ts';

describe('the European Union', () => {
  it.each([
    ['DE', '2026-06-01', true],
    ['EL', '2026-06-01', true],
    ['GR', '2026-06-01', true],
    ['HR', '2026-06-01', true],
    ['MC', '2026-06-01', true],
    ['XI', '2026-06-01', true],
    ['GB', '2020-12-31', true],
    ['GB', '2021-01-01', false],
    ['CH', '2026-06-01', false],
    ['NO', '2026-06-01', false],
    ['SM', '2026-06-01', false],
    ['US', '2026-06-01', false],
  ])('%s on %s: %s', (country, day, expected) => {
    expect(isInUnion(country, day)).toBe(expected);
  });
});
