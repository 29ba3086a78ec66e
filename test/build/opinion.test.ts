/** Each amount of a built invoice equals that of a slow and obvious second computation. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { opinions } from '../support/buildOpinion/opinions.ts';
import { runs } from '../support/thorough.ts';
import '../support/seed.ts';

/** `npm run second-opinion -- --of build` runs more. */
const RUNS = runs(1_000);

it.each(opinions)('$name', { timeout: 60_000 }, ({ cases, differences }) => {
  fc.assert(
    fc.property(cases, (one) => {
      expect(differences(one)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
