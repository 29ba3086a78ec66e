import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AbortedError, RateLimitError } from '../../src/api/client/errors.ts';
import { ARRIVAL_MARGIN, Limiter } from '../../src/api/client/limiter.ts';
import { VirtualTiming } from '../support/virtualTiming.ts';

const WINDOW = 1000 + ARRIVAL_MARGIN;
const tooMany = new RateLimitError({ status: 429, headers: new Headers(), body: null, requestId: null });

/** `calls` concurrent calls at each time; the start of each. */
interface Schedule {
  readonly name: string;
  readonly rate: number;
  readonly calls: readonly (readonly [at: number, count: number])[];
  /** Pauses: time and duration. */
  readonly holds?: readonly (readonly [at: number, milliseconds: number])[];
  readonly starts: readonly number[];
}

const schedules: readonly Schedule[] = [
  { name: 'one call', rate: 10, calls: [[0, 1]], starts: [0] },
  { name: 'as many as fit', rate: 3, calls: [[0, 3]], starts: [0, 0, 0] },
  { name: 'one more waits for the window', rate: 3, calls: [[0, 4]], starts: [0, 0, 0, WINDOW] },
  {
    name: 'the window slides',
    rate: 2,
    calls: [
      [0, 1],
      [600, 3],
    ],
    starts: [0, 600, WINDOW, 600 + WINDOW],
  },
  {
    name: 'after a pause all fit again',
    rate: 2,
    calls: [
      [0, 2],
      [5000, 2],
    ],
    starts: [0, 0, 5000, 5000],
  },
  { name: 'less than one a second', rate: 0.5, calls: [[0, 2]], starts: [0, 2000 + ARRIVAL_MARGIN] },
  { name: 'a fraction', rate: 2.5, calls: [[0, 3]], starts: [0, 0, 800 + ARRIVAL_MARGIN] },
  { name: 'no limit', rate: Number.POSITIVE_INFINITY, calls: [[0, 4]], starts: [0, 0, 0, 0] },
  {
    name: 'held from the start',
    rate: 10,
    calls: [[10, 2]],
    holds: [[0, 700]],
    starts: [700, 700],
  },
  {
    name: 'held while calls wait',
    rate: 1,
    calls: [[0, 2]],
    holds: [[500, 3000]],
    starts: [0, 3500],
  },
  {
    name: 'a shorter hold does not end a longer one',
    rate: 10,
    calls: [[0, 1]],
    holds: [
      [0, 4000],
      [0, 10],
    ],
    starts: [4000],
  },
  {
    name: 'held without a limit',
    rate: Number.POSITIVE_INFINITY,
    calls: [[5, 2]],
    holds: [[0, 50]],
    starts: [50, 50],
  },
];

/** Runs a schedule; returns the start of each call, in order. */
async function run({ rate, calls, holds = [] }: Omit<Schedule, 'name' | 'starts'>): Promise<number[]> {
  const timing = new VirtualTiming();
  const limiter = new Limiter(rate, timing);
  const starts: number[] = [];
  let asked = 0;
  const steps = [
    ...holds.map(([at, milliseconds]) => ({ at, act: () => limiter.pause(milliseconds, tooMany) })),
    ...calls.map(([at, count]) => ({
      at,
      act: () => {
        for (let call = 0; call < count; call++) {
          const place = asked++;
          void limiter.acquire().then((turn) => {
            starts[place] = timing.now();
            // Answered immediately: slow requests have their own tests.
            turn?.arrived();
          });
        }
      },
    })),
  ].sort((a, b) => a.at - b.at);
  for (const { at, act } of steps) {
    await timing.advance(at - timing.now());
    act();
  }
  await timing.advance(1_000_000);
  expect(timing.waiting).toBe(0);
  return starts;
}

describe('start times of calls', () => {
  it.each(schedules)('$name', async ({ starts, ...schedule }) => {
    expect(await run(schedule)).toEqual(starts);
  });
});

describe('for any calls and pauses', () => {
  const moments = fc.array(fc.tuple(fc.nat(5000), fc.integer({ min: 1, max: 12 })), {
    minLength: 1,
    maxLength: 12,
  });
  const holds = fc.array(fc.tuple(fc.nat(5000), fc.integer({ min: 1, max: 4000 })), { maxLength: 4 });

  it('no window has too many starts, none is in a pause, calls start in order, all start', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), moments, holds, async (rate, calls, held) => {
        const ordered = [...calls].sort((a, b) => a[0] - b[0]);
        const starts = await run({ rate, calls: ordered, holds: held });
        expect(starts).toHaveLength(ordered.reduce((sum, [, count]) => sum + count, 0));
        expect([...starts].sort((a, b) => a - b)).toEqual(starts);
        for (const [index, start] of starts.entries()) {
          const first = starts[index - rate];
          if (first !== undefined) expect(start - first).toBeGreaterThanOrEqual(WINDOW);
          for (const [at, milliseconds] of held)
            expect(start <= at || start >= at + milliseconds, `${start} in ${at}+${milliseconds}`).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a call does not wait for a pause that is too long', () => {
  it.each([
    {
      name: 'that begins while it waits',
      before: 0,
      pause: 60_001,
      longestPause: 60_000,
      told: ['paused', 0],
    },
    {
      name: 'that was there before',
      before: 500,
      pause: 60_501,
      longestPause: 60_000,
      told: ['paused', 500],
    },
    { name: 'of the same length', before: 500, pause: 60_500, longestPause: 60_000, told: ['start', 60_500] },
  ])('$name: $told', async ({ before, pause, longestPause, told }) => {
    const timing = new VirtualTiming();
    const limiter = new Limiter(1, timing);
    (await limiter.acquire())?.arrived();
    const late: unknown[] = [];
    const patient: unknown[] = [];
    const ask = (into: unknown[], longest?: number) =>
      void limiter
        .acquire({ longestPause: longest })
        .then((turn) => into.push(turn === null ? 'paused' : 'start', timing.now()));
    if (before > 0) limiter.pause(pause, tooMany);
    await timing.advance(before);
    ask(late, longestPause);
    ask(patient);
    if (before === 0) limiter.pause(pause, tooMany);
    await timing.advance(1_000_000);
    expect(late).toEqual(told);
    expect(patient[0]).toBe('start');
    expect(timing.waiting).toBe(0);
  });
});

describe('a call aborted by its signal', () => {
  it('leaves the queue immediately, and the next one moves up', async () => {
    const timing = new VirtualTiming();
    const limiter = new Limiter(1, timing);
    const gone = new AbortController();
    const order: string[] = [];
    (await limiter.acquire())?.arrived();
    const second = limiter.acquire({ signal: gone.signal }).catch((error: unknown) => error);
    void limiter.acquire().then(() => order.push(`third at ${timing.now()}`));
    await timing.advance(100);
    gone.abort('enough');
    const error = await second;
    expect(error).toBeInstanceOf(AbortedError);
    expect((error as AbortedError).cause).toBe('enough');
    await timing.advance(WINDOW);
    expect(order).toEqual([`third at ${WINDOW}`]);
  });

  it('leaves no timer if it was the last in the queue', async () => {
    const timing = new VirtualTiming();
    const limiter = new Limiter(1, timing);
    await limiter.acquire();
    const gone = new AbortController();
    const waits = limiter.acquire({ signal: gone.signal }).catch(() => 'gone');
    expect(timing.waiting).toBe(1);
    gone.abort();
    expect(await waits).toBe('gone');
    expect(timing.waiting).toBe(0);
  });

  it('does not start if it was aborted before', async () => {
    const limiter = new Limiter(1, new VirtualTiming());
    await expect(limiter.acquire({ signal: AbortSignal.abort() })).rejects.toBeInstanceOf(AbortedError);
    await limiter.acquire();
  });
});
