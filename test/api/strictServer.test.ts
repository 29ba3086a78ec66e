/** A service that counts the requests of every second, with an unreliable network. */
import { describe, expect, it } from 'vitest';
import { FatturaClient } from '../../src/api/client/client.ts';
import { type Network, StrictServer } from '../support/strictServer.ts';
import { VirtualTiming } from '../support/virtualTiming.ts';

interface Traffic extends Network {
  readonly name: string;
  /** Number of concurrent calls at each time. */
  readonly bursts: readonly (readonly [at: number, calls: number])[];
  /** Minimum rate, after the first hundred requests. */
  readonly steady?: number;
}

const COLD = { connecting: [0, 2500], way: [5, 15], service: [5, 60] } as const;

const traffic: readonly Traffic[] = [
  { name: 'a cold start', ...COLD, bursts: [[0, 60]] },
  {
    name: 'cold starts after idle times',
    ...COLD,
    bursts: [
      [0, 12],
      [500, 12],
      [9000, 25],
      [9900, 25],
      [60_000, 40],
    ],
  },
  {
    name: 'a connection for each request',
    ...{ connecting: [20, 600], way: [5, 15], service: [5, 5], closing: true },
    bursts: [[0, 200]],
  },
  {
    name: 'a network with arbitrary delays',
    ...{ connecting: [0, 0], way: [0, 500], service: [0, 500] },
    bursts: [[0, 250]],
  },
  {
    name: 'a service that responds immediately',
    ...{ connecting: [50, 90], way: [1, 2], service: [1, 5] },
    ...{ bursts: [[0, 300]], steady: 9.3 },
  },
  {
    name: 'a usual service',
    ...{ connecting: [60, 400], way: [10, 20], service: [60, 100] },
    ...{ bursts: [[0, 300]], steady: 9 },
  },
  {
    name: 'a slow service',
    ...{ connecting: [100, 3000], way: [10, 20], service: [800, 820] },
    ...{ bursts: [[0, 300]], steady: 9 },
  },
];

const SEEDS = [1, 20_260_131];

describe('the service receives at most ten requests in any second', () => {
  it.each(traffic.flatMap((row) => SEEDS.map((seed) => ({ ...row, seed }))))(
    '$name, $seed',
    async ({ bursts, seed, steady, ...network }) => {
      const timing = new VirtualTiming();
      const server = new StrictServer(network, timing, seed);
      const client = new FatturaClient(
        { baseUrl: 'https://service.example', apiKey: 'k-123456789', companyId: 'c', fetch: server.fetch },
        timing,
      );
      const calls: Promise<unknown>[] = [];
      for (const [at, count] of bursts) {
        await timing.until(Promise.resolve());
        await timing.advance(at - timing.now());
        for (let call = 0; call < count; call++) calls.push(client.documents.get('d').then(() => 'ok'));
      }
      await timing.until(Promise.all(calls));
      expect(server.arrivals).toHaveLength(calls.length);
      expect(server.busiest).toBeLessThanOrEqual(10);
      if (steady === undefined) return;
      const rest = server.arrivals.slice(130);
      const seconds = ((rest.at(-1) ?? 0) - (rest[0] ?? 0)) / 1000;
      expect((rest.length - 1) / seconds).toBeGreaterThan(steady);
    },
  );
});

describe('unanswered requests', () => {
  it('do not block the client: after the connect timeout, they count as arrived', async () => {
    const timing = new VirtualTiming();
    const starts: number[] = [];
    const fetch = (async () => {
      starts.push(timing.now());
      if (starts.length <= 10) return new Promise(() => undefined);
      return Response.json({ data: { id: 'x' } });
    }) as typeof globalThis.fetch;
    const signal = new AbortController();
    const client = new FatturaClient(
      { baseUrl: 'https://service.example', apiKey: 'k-123456789', companyId: 'c', fetch },
      timing,
    );
    const calls = Array.from({ length: 11 }, () =>
      client.documents.get('d', {}, { signal: signal.signal }).then(
        () => 'ok',
        () => 'ended',
      ),
    );
    await timing.advance(11_049);
    expect(starts).toHaveLength(10);
    await timing.advance(1);
    expect(starts).toHaveLength(11);
    await calls.at(-1);
    signal.abort();
    expect(await Promise.all(calls)).toEqual([...Array(10).fill('ended'), 'ok']);
  });
});
