/** Waits before retries: those requested by the service, and the client's own. In virtual time. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClientOptions } from '../../src/api/index.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { Hurry } from '../support/proxy/hurry.ts';
import { kinds } from '../support/proxy/kinds.ts';
import { type Misbehaviour, startService, type TestService } from '../support/proxy/server.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
beforeEach(() => service.reset());
afterAll(() => service.close());

const { operation, call } = kinds.write;

interface Waits {
  readonly name: string;
  readonly do: Misbehaviour;
  /** Number of failures; by default, every request fails. */
  readonly times?: number;
  readonly options?: ClientOptions;
  /** Milliseconds before each repetition. */
  readonly delays: readonly number[];
  readonly outcome: string;
}

const status = (code: number, retryAfter: string): Misbehaviour => ({
  kind: 'status',
  status: code,
  headers: { 'retry-after': retryAfter },
});
const tooMany = (retryAfter?: number | string): Misbehaviour =>
  retryAfter === undefined ? { kind: '429' } : { kind: '429', retryAfter };
const PAST = 'Wed, 21 Oct 2015 07:28:00 GMT';
const FAR = 'Fri, 01 Jan 2100 00:00:00 GMT';

/** With random = 0.5, the client waits 750 of at most 1,500. */
const table: readonly Waits[] = [
  { name: 'seconds', do: tooMany(2), times: 1, delays: [2000], outcome: 'ok' },
  { name: 'seconds twice', do: tooMany(7), times: 2, delays: [7000, 7000], outcome: 'ok' },
  { name: 'seconds, repeatedly', do: tooMany(3), delays: [3000, 3000], outcome: 'status_429' },
  { name: 'nothing', do: tooMany(0), times: 2, delays: [0, 0], outcome: 'ok' },
  { name: 'a date that is past', do: tooMany(PAST), times: 1, delays: [0], outcome: 'ok' },
  { name: 'the longest wait', do: tooMany(60), times: 1, delays: [60_000], outcome: 'ok' },
  { name: 'more than the longest wait', do: tooMany(61), times: 1, delays: [], outcome: 'status_429' },
  { name: 'a day', do: tooMany(86_400), times: 1, delays: [], outcome: 'status_429' },
  { name: 'a date far away', do: tooMany(FAR), times: 1, delays: [], outcome: 'status_429' },
  {
    name: 'more than its own longest wait',
    do: tooMany(2),
    options: { maxRetryDelay: 1999 },
    delays: [],
    outcome: 'status_429',
  },
  { name: 'no header', do: tooMany(), times: 2, delays: [750, 1500], outcome: 'ok' },
  { name: 'no header, repeatedly', do: tooMany(), delays: [750, 1500], outcome: 'status_429' },
  {
    name: 'no header, many times',
    do: tooMany(),
    times: 7,
    options: { maxRetries: 7 },
    delays: [750, 1500, 3000, 6000, 12_000, 15_000, 15_000],
    outcome: 'ok',
  },
  ...['', 'soon', '-1', '1.5', '1e3', '0x10'].map(
    (header): Waits => ({ name: `"${header}"`, do: tooMany(header), times: 1, delays: [750], outcome: 'ok' }),
  ),
  { name: 'no repetitions', do: tooMany(1), options: { maxRetries: 0 }, delays: [], outcome: 'status_429' },
  { name: 'a write after 503', do: status(503, '1'), times: 1, delays: [], outcome: 'status_503' },
];

interface Made {
  /** As reported by the client. */
  readonly delays: readonly number[];
  /** The total virtual wait. */
  readonly waited: number;
  readonly outcome: string;
}

async function delaysOf(kind: keyof typeof kinds, options: ClientOptions = {}): Promise<Made> {
  const delays: number[] = [];
  const hurry = new Hurry();
  const client = clientOf(
    service,
    {
      maxRetryDelay: 60_000,
      ...options,
      onRequest: ({ phase, delay }) => {
        if (phase === 'retry') delays.push(delay ?? Number.NaN);
      },
    },
    hurry,
  );
  const outcome = await kinds[kind].call(client).then(
    () => 'ok',
    (error: unknown) => (error as { readonly code: string }).code,
  );
  return { delays, waited: sum(hurry.waits), outcome };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('Retry-After', () => {
  it.each(table)(
    '$name: $delays, $outcome',
    async ({ do: misbehaviour, times, options, delays, outcome }) => {
      service.misbehave({ on: operation, do: misbehaviour, ...(times === undefined ? {} : { times }) });
      expect(await delaysOf('write', options)).toEqual({ delays, waited: sum(delays), outcome });
      expect(service.requestsOf(operation)).toHaveLength(delays.length + 1);
    },
  );

  it('a future date is awaited', async () => {
    const date = new Date(Date.now() + 50_000).toUTCString();
    service.misbehave({ on: operation, times: 1, do: tooMany(date) });
    const { delays, outcome } = await delaysOf('write');
    expect(outcome).toBe('ok');
    expect(delays).toHaveLength(1);
    // The header has whole seconds, and the test takes some time.
    expect(delays[0]).toBeGreaterThan(0);
    expect(delays[0]).toBeLessThanOrEqual(50_000);
  });

  it.each([
    { name: '503 with seconds', do: status(503, '4'), delays: [4000, 4000] },
    { name: '503 without', do: { kind: 'status', status: 503 } as const, delays: [250, 500] },
    { name: 'a cut', do: { kind: 'drop-before' } as const, delays: [250, 500] },
  ])('a read after $name: $delays', async ({ do: misbehaviour, delays }) => {
    service.misbehave({ on: kinds.read.operation, times: 2, do: misbehaviour });
    expect(await delaysOf('read')).toEqual({ delays, waited: sum(delays), outcome: 'ok' });
  });

  it('reports the requested wait in the error', async () => {
    service.misbehave({ on: operation, do: tooMany(61) });
    await expect(call(clientOf(service))).rejects.toMatchObject({
      name: 'RateLimitError',
      status: 429,
      retryAfter: 61_000,
      attempts: 1,
      operation,
    });
  });
});

describe('many concurrent calls', () => {
  it('no other call starts before the requested time', async () => {
    service.misbehave({ on: operation, times: 1, do: tooMany(5) });
    const hurry = new Hurry();
    const starts: (readonly [call: string, at: number])[] = [];
    let other: PromiseLike<unknown> | undefined;
    const client = clientOf(
      service,
      {
        maxRetryDelay: 60_000,
        onRequest: (event) => {
          if (event.phase === 'request') starts.push([event.operation, hurry.now()]);
          if (event.phase === 'retry') other = kinds.read.call(client);
        },
      },
      hurry,
    );
    await call(client);
    await other;
    expect(new Map(starts)).toEqual(
      new Map([
        [operation, 5_000],
        [kinds.read.operation, 5_000],
      ]),
    );
  });

  it('pauses all calls of the client, and each is executed once', async () => {
    service.misbehave({ times: 12, do: tooMany(1) });
    const client = clientOf(service, { maxRetryDelay: 60_000, maxRetries: 12 }, new Hurry());
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => client.categories.create({ name: `Fiera ${index}` })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(20);
    expect(service.requests.map(({ status: code }) => code).filter((code) => code === 429)).toHaveLength(12);
    expect(service.requestsOf(operation)).toHaveLength(32);
  });

  it('of a service with a rate limit, in real time', async () => {
    const counting = await startService({ rateLimit: 10 });
    const client = clientOf(counting, { rateLimit: 10, maxRetryDelay: 60_000, maxRetries: 5 });
    const found = await Promise.all(Array.from({ length: 15 }, () => client.companies.list()));
    expect(found.map(({ data }) => data.length)).toEqual(Array(15).fill(1));
    await counting.close();
  });
});
