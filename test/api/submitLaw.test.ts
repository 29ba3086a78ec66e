import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FatturaError, submitInvoice, UnknownOutcomeError } from '../../src/api/index.ts';
import { type Misbehaviour, startService, type TestService } from '../support/proxy/server.ts';
import { clientOf, NUMBER, XML } from './submissionCases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const RUNS = 50;
const STEPS = 6;

/** Longer than the maximum delay of the service here. */
const LOOK_UPS = [1, 20, 60];
const LATEST = 30;

const status = fc.record({
  kind: fc.constant('status' as const),
  status: fc.constantFrom(400, 403, 404, 408, 409, 422, 429, 500, 502, 503, 504, 522),
  body: fc.constantFrom('errors' as const, 'html' as const, 'none' as const),
});
const broken = fc.constantFrom<Misbehaviour>(
  { kind: 'drop-before' },
  { kind: 'drop-after' },
  { kind: 'drop-in-body' },
  { kind: 'wrong-json' },
  { kind: 'wrong-shape' },
  { kind: 'empty' },
  { kind: 'redirect' },
  { kind: '429', retryAfter: 0 },
  { kind: 'slow-body', every: 0, bytes: 64 },
);
const well: Misbehaviour = { kind: 'late-answer', delay: 0 };
const late = fc.record({
  kind: fc.constant('late-create' as const),
  delay: fc.nat(LATEST),
  status: fc.constantFrom(500, 502, 503, 504),
});
/** The request is executed, and answered with an error, which services do only with 5xx. */
const doneAndFailed = fc.record({
  kind: fc.constant('status' as const),
  status: fc.constantFrom(500, 502, 503, 504),
  when: fc.constant('after' as const),
});
const creation = fc.oneof(broken, status, late, doneAndFailed, fc.constant(well));
const look = fc.oneof(broken, status, { arbitrary: fc.constant(well), weight: 4 });

const steps = fc.record({
  creations: fc.array(creation, { maxLength: STEPS }),
  looks: fc.array(look, { maxLength: STEPS }),
  maxRetries: fc.constantFrom(0, 2),
  issue: fc.boolean(),
});

it('an invoice never exists twice, and exists once if the call succeeds, for any behaviour of the service', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async ({ creations, looks, maxRetries, issue }) => {
      service.reset();
      for (const one of creations) service.misbehave({ on: 'documents.createInvoice', times: 1, do: one });
      for (const one of looks) service.misbehave({ on: 'documents.list', times: 1, do: one });
      const client = clientOf(service, { maxRetries }, quickly);
      const options = { lookUps: LOOK_UPS, issue };
      for (const earlier of [{}, { lookUpFirst: true }, { resendUnconfirmed: true }]) {
        try {
          await submitInvoice(client, XML, { ...options, ...earlier });
          expect(service.state.made(NUMBER)).toBe(1);
          return;
        } catch (error) {
          if (!(error instanceof FatturaError)) throw error;
          expect(service.state.made(NUMBER)).toBeLessThanOrEqual(1);
          // If it certainly was not created, it does not exist later either.
          if (!(error instanceof UnknownOutcomeError)) {
            await service.settle();
            expect(service.state.made(NUMBER)).toBe(0);
            return;
          }
        }
        await service.settle();
        service.behave();
      }
      throw new Error('the last call found a service that works, and did not end well');
    }),
    { numRuns: RUNS },
  );
}, 120_000);

/** The client's own waits before it repeats a look-up, shortened. */
const quickly = {
  now: () => performance.now(),
  random: () => 0,
  timer: (milliseconds: number, fire: () => void) => {
    const handle = setTimeout(fire, Math.min(milliseconds, 2));
    return () => clearTimeout(handle);
  },
};
