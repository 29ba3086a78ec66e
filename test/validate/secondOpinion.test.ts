/** The rules on amounts and rates agree with a slow and obvious reading of the Elenco dei controlli. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryAmounts } from '../support/arbitraryAmounts.ts';
import { firstOpinion } from '../support/firstOpinion.ts';
import { CODES, secondOpinion } from '../support/secondOpinion.ts';
import { runs } from '../support/thorough.ts';

/** scripts/secondOpinion.ts runs more. */
const RUNS = runs(300);

it('validate() agrees with the second opinion', { timeout: 60_000 }, () => {
  const fired = new Set<string>();
  fc.assert(
    fc.property(arbitraryAmounts, (invoice) => {
      const expected = secondOpinion(invoice);
      for (const one of expected) fired.add(one.slice(0, one.indexOf(' /')));
      expect(firstOpinion(invoice)).toEqual(expected);
    }),
    { numRuns: RUNS },
  );
  // A comparison without findings proves little.
  expect(CODES.filter((code) => ![...fired].some((one) => one.startsWith(code)))).toEqual([]);
  expect([...fired].filter((one) => one.endsWith('warning')).sort()).toEqual([
    '00421 warning',
    '00423 warning',
    '00443 warning',
    '00444 warning',
  ]);
});
