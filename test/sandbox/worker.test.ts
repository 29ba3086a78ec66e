import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../../src/sandbox/context.ts';
import { events, webhookEndpoints } from '../../src/sandbox/database/tables/index.ts';
import { SEED } from '../../src/sandbox/seed/seed.ts';
import { countDeliveries } from '../../src/sandbox/webhooks/list.ts';
import { recordEvent } from '../../src/sandbox/webhooks/recordEvent.ts';
import { registerTargets } from '../../src/sandbox/webhooks/targets.ts';
import { createWakeSignal } from '../../src/sandbox/worker/wakeSignal.ts';
import { startWorker, type Worker } from '../../src/sandbox/worker/worker.ts';
import { openTestContext, type TestContext } from '../support/sandboxContext.ts';
import { startReceiver } from '../support/sandboxReceiver.ts';

const jobs = vi.fn<(context: Context) => Promise<number>>();

describe('a wake signal', () => {
  it('ends the next wait once, however often it was notified before', async () => {
    const signal = createWakeSignal();
    signal.notify();
    signal.notify();
    expect(await signal.wait(60_000)).toBe(true);
    expect(await signal.wait(1)).toBe(false);
    const woken = signal.wait(60_000);
    signal.notify();
    expect(await woken).toBe(true);
  });
});

describe('the worker', () => {
  let test: TestContext;
  let worker: Worker | undefined;
  beforeAll(async () => {
    test = await openTestContext('pglite', { webhookRetries: [0] });
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    jobs.mockReset().mockResolvedValue(0);
    test.lines.length = 0;
    await test.context.db.delete(webhookEndpoints);
    await test.context.db.delete(events);
  });
  afterEach(() => worker?.stop());
  const start = (context: Context = test.context): Worker => {
    worker = startWorker(context, jobs);
    return worker;
  };
  const happen = () =>
    recordEvent(test.context.db, {
      companyId: SEED.companyId,
      event: 'flow.updated',
      subjectId: SEED.companyId,
      data: {},
    });
  const register = (url: string) => registerTargets(test.context.db, [{ url }], test.context.settings);

  it('polls again immediately while there is work, and never concurrently', async () => {
    let running = 0;
    let most = 0;
    let left = 20;
    jobs.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      worker?.wake();
      await pause(1);
      running -= 1;
      left -= 1;
      return left > 0 ? 1 : 0;
    });
    start();
    // Far less than 20 intervals.
    await vi.waitFor(() => expect(left).toBeLessThanOrEqual(0), { timeout: 2_500, interval: 5 });
    expect(most).toBe(1);
  });

  it('polls less often while there is no work, until it is woken', async () => {
    start();
    await pause(1_900);
    // At 0, 250, 750 and 1,750 ms; then at 2,750.
    expect(jobs.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(jobs.mock.calls.length).toBeLessThanOrEqual(4);
    const before = jobs.mock.calls.length;
    worker?.wake();
    await vi.waitFor(() => expect(jobs.mock.calls.length).toBeGreaterThan(before), {
      timeout: 200,
      interval: 2,
    });
  });

  it('delivers events of other processes, and retries', async () => {
    const receiver = await startReceiver({ react: (index) => (index === 0 ? 500 : 204) });
    await register(receiver.url);
    start();
    await pause(50);
    await happen();
    await receiver.arrived(2);
    await vi.waitFor(async () =>
      expect(await countDeliveries(test.context.db)).toEqual({ pending: 0, delivered: 1, dead: 0 }),
    );
    await worker?.stop();
    await receiver.close();
  });

  it('continues after an error, logs it without secrets, and delivers meanwhile', async () => {
    const receiver = await startReceiver();
    await register(receiver.url);
    await happen();
    const params = new Error('Failed query: select $1 params: of-somebody', {
      cause: Object.assign(new Error('connection terminated'), { code: '57P01' }),
    });
    jobs.mockRejectedValueOnce(params).mockRejectedValueOnce(params);
    start();
    await receiver.arrived(1);
    await vi.waitFor(() => expect(jobs.mock.calls.length).toBeGreaterThanOrEqual(3), { timeout: 5_000 });
    const failed = test.lines.filter(({ event }) => event === 'work failed');
    expect(failed).toHaveLength(2);
    expect(JSON.stringify(failed)).not.toContain('of-somebody');
    expect(JSON.stringify(failed)).toContain('connection terminated');
    await worker?.stop();
    await receiver.close();
  });

  it('stops while it waits after an error', async () => {
    jobs.mockRejectedValue(new Error('always'));
    start();
    await pause(900);
    await worker?.stop();
    const calls = jobs.mock.calls.length;
    await pause(600);
    expect(jobs.mock.calls.length).toBe(calls);
  });

  it('waits for work in progress when it stops', async () => {
    const receiver = await startReceiver({
      react: () => (response) => pause(500).then(() => response.writeHead(204).end()),
    });
    await register(receiver.url);
    await happen();
    start();
    await receiver.arrived(1);
    await worker?.stop();
    expect(await countDeliveries(test.context.db)).toEqual({ pending: 0, delivered: 1, dead: 0 });
    await receiver.close();
  });

  it('aborts work that takes too long when it stops, and releases it', async () => {
    const receiver = await startReceiver({ react: () => () => undefined });
    await register(receiver.url);
    await happen();
    start();
    await receiver.arrived(1);
    await worker?.stop();
    expect(await countDeliveries(test.context.db)).toEqual({ pending: 1, delivered: 0, dead: 0 });
    await receiver.close();
  });

  it('stops in time even if a job never ends', async () => {
    jobs.mockReturnValue(new Promise(() => undefined));
    start();
    await worker?.stop();
    worker = undefined;
  });
});
