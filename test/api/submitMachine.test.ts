import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FatturaError, submitInvoice, UnknownOutcomeError } from '../../src/api/index.ts';
import { type Answer, type Course, LateService } from '../support/lateService.ts';
import { runs } from '../support/thorough.ts';
import { NUMBER, XML } from './submissionCases.ts';

const RUNS = runs(500);
const MINUTE = 60_000;

/** Statuses that no service returns after storing: they prove that nothing was created. */
const PROOFS: readonly Answer[] = [400, 401, 402, 403, 404, 409, 413, 422, 429, 'unreached'];
const DOUBTS: readonly Answer[] = [
  ...[408, 423, 425, 499, 500, 501, 502, 503, 504, 520, 599],
  ...(['timeout', 'broken', 'unreadable', 'foreign', 'ok'] as const),
];

const duration = fc.oneof(fc.nat(2_000), fc.nat(MINUTE));
const refused: fc.Arbitrary<Course> = fc.record({
  storedAfter: fc.constant(null),
  lag: fc.constant(0),
  answer: fc.constantFrom(...PROOFS),
  takes: duration,
});
/** Stored immediately, after the response, or never. */
const doubtful: fc.Arbitrary<Course> = fc.record({
  storedAfter: fc.oneof(fc.constant(0), duration, fc.constant(null)),
  lag: duration,
  answer: fc.constantFrom(...DOUBTS),
  takes: duration,
});
const look = fc.record({
  answer: fc.oneof(
    { arbitrary: fc.constant('ok' as const), weight: 4 },
    fc.constantFrom(...PROOFS, ...DOUBTS),
  ),
  takes: duration,
});
const machine = fc.record({
  creations: fc.array(fc.oneof(refused, { arbitrary: doubtful, weight: 3 }), { maxLength: 4 }),
  looks: fc.array(look, { maxLength: 20 }),
  /** Time between two calls, each by one of two callers with one journal. */
  pauses: fc.array(duration, { minLength: 1, maxLength: 5 }),
  issue: fc.boolean(),
});

/** The entry of the invoice in the journal that all callers share. */
type Known = 'new' | 'unconfirmed' | 'refused' | 'accepted';

it('an invoice is created once, and a certain result is never wrong', async () => {
  await fc.assert(
    fc.asyncProperty(machine, async ({ creations, looks, pauses, issue }) => {
      const service = new LateService(() => NUMBER);
      service.creations = [...creations];
      service.looks = [...looks];
      let known: Known = 'new';
      for (const pause of pauses) {
        const earlier = known === 'unconfirmed' ? { lookUpFirst: true } : { skipIfPresent: known === 'new' };
        const before = service.posts;
        try {
          const { document } = await submitInvoice(service, XML, {
            issue,
            ...earlier,
            lookUps: [0, 0, 0],
            force: true,
          });
          known = 'accepted';
          expect(document.number).toBe(NUMBER);
          expect(service.made(NUMBER)).toBe(1);
        } catch (error) {
          if (!(error instanceof FatturaError)) throw error;
          const isSure = !(error instanceof UnknownOutcomeError);
          // If a call reports that nothing was created, nothing exists later.
          if (isSure) expect(service.made(NUMBER)).toBe(0);
          if (isSure) known = 'refused';
          else if (service.posts > before) known = 'unconfirmed';
        }
        expect(service.made(NUMBER)).toBeLessThanOrEqual(1);
        if (known === 'accepted') return;
        service.now += pause;
      }
    }),
    { numRuns: RUNS },
  );
}, 120_000);

it.each<[string, number, number]>([
  ['12 s late', 12_000, 1],
  ['40 s late', 40_000, 0],
])('a document that is listed %s is found, or looked up again by the next call', async (_, lag, found) => {
  const service = new LateService(() => NUMBER);
  service.creations = [{ storedAfter: 0, lag, answer: 504, takes: 0 }];
  // As long as the default look-ups take: 1, 3, 6 and once more 6 seconds.
  service.looks = [1_000, 3_000, 6_000, 6_000].map((takes) => ({ answer: 'ok' as const, takes }));
  const first = submitInvoice(service, XML, { issue: true, lookUps: [0, 0, 0] });
  const result = await first.catch((error: unknown) => error);
  expect(result instanceof UnknownOutcomeError ? 0 : 1).toBe(found);
  service.now += lag;
  const again = await submitInvoice(service, XML, { issue: true, lookUpFirst: true });
  expect({ found: again.found, posts: service.posts, made: service.made(NUMBER) }).toEqual({
    found: true,
    posts: 1,
    made: 1,
  });
});
