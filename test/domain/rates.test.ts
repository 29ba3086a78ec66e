import { expect, it } from 'vitest';
import { KNOWN_RATES } from '../../src/domain/rates.ts';

/** In hundredths of a percent. DPR 633/1972, art. 16, table A and art. 34. */
it.each([
  ['no VAT', [0], true],
  ['VAT', [400, 500, 1000, 2200], true],
  ['compensation', [200, 640, 700, 730, 750, 765, 770, 795, 830, 850, 880, 900, 950, 960, 1230, 1250], true],
  ['former rates of VAT', [1900, 2000, 2100], false],
  ['rates of other countries', [1700, 2300, 2500], false],
  ['misplaced points', [4, 10, 22, 40, 220], false],
])('%s: %j', (_, rates, known) => {
  expect(rates.filter((rate) => KNOWN_RATES.has(rate) !== known)).toEqual([]);
});
