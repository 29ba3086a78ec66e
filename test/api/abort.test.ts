/** The caller's signal, at each moment of a call: it ends at once, and nothing goes on behind it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FatturaClient, RequestOptions } from '../../src/api/index.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { SEEDED, startService, type TestService } from '../support/proxy/server.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
beforeEach(() => service.reset());
afterAll(() => service.close());

const LIST = 'accounts.list';
const NOBODY = 'e1000000-0000-4000-8000-000000000009';
const PATIENT = { timeout: 10_000, interval: 2 };

/** So long that a test would fail before. */
const LONG = 3_600;

const read = (client: FatturaClient, options: RequestOptions) => client.accounts.list({}, options);

interface Moment {
  readonly name: string;
  readonly prepare?: () => unknown;
  /** Resolves at the moment; without it that is before anything else. */
  readonly until?: () => Promise<unknown>;
  readonly attempts: number;
}

const arrived = (count: number) => vi.waitFor(() => expect(service.requests).toHaveLength(count), PATIENT);
const answered = (status: number) =>
  vi.waitFor(() => expect(service.requests[0]?.status).toBe(status), PATIENT);

const moments: readonly Moment[] = [
  { name: 'at once', attempts: 0 },
  {
    name: 'while the service works',
    prepare: () => service.misbehave({ on: LIST, do: { kind: 'hang' } }),
    until: () => arrived(1),
    attempts: 1,
  },
  {
    name: 'while the body comes',
    prepare: () => service.misbehave({ on: LIST, do: { kind: 'slow-body', every: 200, bytes: 1 } }),
    until: () => answered(200),
    attempts: 1,
  },
  {
    name: 'while an error body comes',
    prepare: async () => {
      // The key is that of somebody else now.
      await service.state.control('POST', '/keys', { key: service.key, integrator_id: NOBODY });
      service.misbehave({ on: LIST, do: { kind: 'slow-body', every: 200, bytes: 1 } });
    },
    until: () => answered(404),
    attempts: 1,
  },
  {
    name: 'before a repetition after 503',
    prepare: () =>
      service.misbehave({
        on: LIST,
        do: { kind: 'status', status: 503, headers: { 'retry-after': String(LONG) } },
      }),
    until: () => answered(503),
    attempts: 1,
  },
  {
    name: 'before a repetition after 429',
    prepare: () => service.misbehave({ on: LIST, do: { kind: '429', retryAfter: LONG } }),
    until: () => answered(429),
    attempts: 1,
  },
];

describe('a signal ends a call', () => {
  it.each(moments)('$name', async ({ prepare, until, attempts }) => {
    await prepare?.();
    const control = new AbortController();
    const call = read(clientOf(service, { maxRetryDelay: LONG * 1000 }), { signal: control.signal });
    const outcome = expect(call).rejects.toMatchObject({
      name: 'AbortedError',
      code: 'aborted',
      operation: LIST,
      attempts,
      cause: { message: 'no longer wanted' },
    });
    if (until !== undefined) {
      await until();
      // Lets what was answered reach the client; where it has not, it finds the client gone.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    control.abort(new Error('no longer wanted'));
    await outcome;
    expect(service.requests.length).toBeLessThanOrEqual(1);
  });

  it('with what it is given as a reason', async () => {
    const call = read(clientOf(service), { signal: AbortSignal.abort('closed') });
    await expect(call).rejects.toMatchObject({ code: 'aborted', cause: 'closed' });
    expect(service.requests).toEqual([]);
  });

  it.each(Array.from({ length: 12 }, (_, steps) => steps))(
    'on the way to its first request, %i steps from the call',
    async (steps) => {
      const control = new AbortController();
      const fetch = () => new Promise<never>(() => undefined);
      const call = read(clientOf(service, { fetch }), { signal: control.signal }).withResponse();
      const outcome = expect(call).rejects.toMatchObject({ code: 'aborted', operation: LIST });
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      control.abort();
      await outcome;
    },
  );

  it('before its first request, and none was made', async () => {
    const control = new AbortController();
    const fetch = vi.fn<typeof globalThis.fetch>();
    const call = read(clientOf(service, { fetch }), { signal: control.signal }).withResponse();
    control.abort();
    await expect(call).rejects.toMatchObject({ code: 'aborted', attempts: 0 });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('in the queue of the limiter, and the others go on', async () => {
    const client = clientOf(service, { rateLimit: 5 });
    const control = new AbortController();
    const first = Promise.all(Array.from({ length: 5 }, () => read(client, {})));
    const gone = expect(read(client, { signal: control.signal })).rejects.toMatchObject({
      code: 'aborted',
      attempts: 0,
    });
    const last = client.products.get(SEEDED.product);
    control.abort();
    await gone;
    expect(await first).toHaveLength(5);
    expect(await last).toMatchObject({ id: SEEDED.product });
    expect(service.requests).toHaveLength(6);
  });

  it('gives up the connection', async () => {
    service.misbehave({ on: LIST, do: { kind: 'hang' } });
    const control = new AbortController();
    const call = expect(read(clientOf(service), { signal: control.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
    await arrived(1);
    control.abort();
    await call;
    await vi.waitFor(() => expect(service.requests[0]?.cut).toBe(true), PATIENT);
  });

  it('gives up an answer that is read by hand', async () => {
    service.misbehave({ on: LIST, do: { kind: 'slow-body', every: 200, bytes: 1 } });
    const control = new AbortController();
    const response = await read(clientOf(service), { signal: control.signal }).asResponse();
    const text = response.text();
    control.abort();
    await expect(text).rejects.toThrow();
    await vi.waitFor(() => expect(service.requests[0]?.cut).toBe(true), PATIENT);
  });

  it('that is over changes nothing', async () => {
    const control = new AbortController();
    const client = clientOf(service);
    const { data } = await read(client, { signal: control.signal });
    control.abort();
    expect(data).toHaveLength(2);
    expect(await client.products.get(SEEDED.product)).toMatchObject({ id: SEEDED.product });
  });

  it('of one call leaves the others alone', async () => {
    service.misbehave({ on: LIST, times: 1, do: { kind: 'hang' } });
    const control = new AbortController();
    const client = clientOf(service);
    const gone = expect(read(client, { signal: control.signal })).rejects.toMatchObject({ code: 'aborted' });
    await arrived(1);
    const other = read(client, {});
    control.abort();
    await gone;
    expect((await other).data).toHaveLength(2);
  });
});
