/** The caller's signal at each step of a call: the call ends immediately, and nothing continues in the background. */
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

/** Longer than the test's own time limit. */
const LONG = 3_600;

const read = (client: FatturaClient, options: RequestOptions) => client.accounts.list({}, options);

interface Moment {
  readonly name: string;
  readonly prepare?: () => unknown;
  /** Resolves at the given step; by default immediately. */
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
      // The signal is no longer that of the call.
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
      // Lets a response reach the client; otherwise, the client has disconnected.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    control.abort(new Error('no longer wanted'));
    await outcome;
    expect(service.requests.length).toBeLessThanOrEqual(1);
  });

  it("with the signal's reason", async () => {
    const call = read(clientOf(service), { signal: AbortSignal.abort('closed') });
    await expect(call).rejects.toMatchObject({ code: 'aborted', cause: 'closed' });
    expect(service.requests).toEqual([]);
  });

  it.each(Array.from({ length: 12 }, (_, steps) => steps))(
    'before its first request, %i steps after the call',
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

  it('before its first request, and none is sent', async () => {
    const control = new AbortController();
    const fetch = vi.fn<typeof globalThis.fetch>();
    const call = read(clientOf(service, { fetch }), { signal: control.signal }).withResponse();
    control.abort();
    await expect(call).rejects.toMatchObject({ code: 'aborted', attempts: 0 });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('in the queue of the limiter, and the others continue', async () => {
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

  it('closes the connection', async () => {
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

  it('cancels a response that the caller is reading', async () => {
    service.misbehave({ on: LIST, do: { kind: 'slow-body', every: 200, bytes: 1 } });
    const control = new AbortController();
    const response = await read(clientOf(service), { signal: control.signal }).asResponse();
    const text = response.text();
    control.abort();
    await expect(text).rejects.toThrow();
    await vi.waitFor(() => expect(service.requests[0]?.cut).toBe(true), PATIENT);
  });

  it('aborted after the call has no effect', async () => {
    const control = new AbortController();
    const client = clientOf(service);
    const { data } = await read(client, { signal: control.signal });
    control.abort();
    expect(data).toHaveLength(2);
    expect(await client.products.get(SEEDED.product)).toMatchObject({ id: SEEDED.product });
  });

  it('of one call does not affect the others', async () => {
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
