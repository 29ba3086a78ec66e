import { createHmac } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transactionTime } from '../../src/sandbox/clock.ts';
import type { Context } from '../../src/sandbox/context.ts';
import { deliveries, events, webhookEndpoints } from '../../src/sandbox/database/tables/index.ts';
import type { Settings } from '../../src/sandbox/options.ts';
import { SEED } from '../../src/sandbox/seed/seed.ts';
import { claimDue, targetsWithWork } from '../../src/sandbox/webhooks/claim.ts';
import { createDispatcher } from '../../src/sandbox/webhooks/dispatcher.ts';
import {
  countDeliveries,
  listDeliveries,
  resendDelivery,
  retryDead,
} from '../../src/sandbox/webhooks/list.ts';
import { recordEvent } from '../../src/sandbox/webhooks/recordEvent.ts';
import { registerTargets } from '../../src/sandbox/webhooks/targets.ts';
import { deliverDue } from '../support/deliverDue.ts';
import { describeDatabases } from '../support/sandbox.ts';
import { openTestContext, type TestContext } from '../support/sandboxContext.ts';
import {
  type Reaction,
  type Receiver,
  type ReceiverChoice,
  startReceiver,
} from '../support/sandboxReceiver.ts';

const FIRST = '0000d0c0-0000-4000-8000-000000000001';
const SECOND = '0000d0c0-0000-4000-8000-000000000002';
/** A wait that no test waits for. */
const LONG = 3_600_000;

describeDatabases('webhooks', (database) => {
  let test: TestContext;
  let receivers: Receiver[] = [];
  beforeAll(async () => {
    test = await openTestContext(database);
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.context.db.delete(webhookEndpoints);
    await test.context.db.delete(events);
  });
  afterEach(async () => {
    await Promise.all(receivers.map((receiver) => receiver.close()));
    receivers = [];
  });

  const contextWith = (settings: Partial<Settings>): Context => ({
    ...test.context,
    settings: { ...test.context.settings, ...settings },
  });
  const register = (...urls: readonly string[]) =>
    registerTargets(
      test.context.db,
      urls.map((url) => ({ url })),
      { allowRemoteWebhooks: true, webhookHosts: [] },
    );
  async function receive(choice?: ReceiverChoice): Promise<Receiver> {
    const receiver = await startReceiver(choice);
    receivers.push(receiver);
    await register(receiver.url);
    return receiver;
  }
  const happen = (subjectId = FIRST, data: unknown = { id: subjectId }, event = 'document.updated') =>
    test.context.db.transaction((tx) =>
      recordEvent(tx, { companyId: SEED.companyId, event, subjectId, data }),
    );
  const listed = () => listDeliveries(test.context.db);
  const reacting = (reaction: Reaction) => receive({ react: () => reaction });

  it('are signed byte for byte', async () => {
    const receiver = await receive();
    const data = { id: FIRST, notes: 'Perché “sì” — 🧾', amount: '1.10', none: null, list: [1, 0.1] };
    await happen(FIRST, data);
    expect(await deliverDue(test.context)).toBe(1);
    const [{ event_id } = { event_id: '' }] = await listed();
    const [{ body, headers, event } = expect.fail()] = receiver.arrivals;
    expect(body.toString()).toBe(
      JSON.stringify({ id: event_id, company_id: SEED.companyId, event: 'document.updated', data }),
    );
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-sibill-signature'])) ?? [];
    expect(signature).toBe(
      createHmac('sha256', SEED.apiKey)
        .update(Buffer.concat([Buffer.from(`${seconds}.`), body]))
        .digest('hex'),
    );
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(body.length),
      'user-agent': 'fattura-sandbox',
    });
    expect(event).toMatchObject({ event: 'document.updated', id: event_id, data });
  });

  it('are signed with the secret of their target', async () => {
    const receiver = await startReceiver({ secret: 'of this target' });
    receivers.push(receiver);
    const { url } = receiver;
    await registerTargets(test.context.db, [{ url, secret: 'of another' }], test.context.settings);
    await happen();
    await deliverDue(contextWith({ webhookRetries: [0] }));
    expect(receiver.refusals).toMatchObject([
      { reason: 'signature_mismatch' },
      { reason: 'signature_mismatch' },
    ]);
    await registerTargets(test.context.db, [{ url, secret: 'of this target' }], test.context.settings);
    await retryDead(test.context.db);
    await deliverDue(test.context);
    expect(receiver.arrivals).toHaveLength(1);
  });

  /** Response of the target; the stored result after one attempt. */
  const reactions: readonly [name: string, reaction: Reaction, noted: object][] = [
    ['200', 200, { state: 'delivered', last_status: 200, last_error: null }],
    ['299', 299, { state: 'delivered', last_status: 299, last_error: null }],
    [
      '301',
      (response) => response.writeHead(301, { location: '/' }).end(),
      { last_status: 301, last_error: 'redirect' },
    ],
    ['304', 304, { last_status: 304, last_error: 'redirect' }],
    ['400', 400, { last_status: 400, last_error: null }],
    ['410', 410, { last_status: 410, last_error: null }],
    ['429', 429, { last_status: 429, last_error: null }],
    ['500', 500, { last_status: 500, last_error: null }],
    [
      'cuts the connection',
      (response) => response.destroy(),
      { last_status: null, last_error: 'ECONNRESET' },
    ],
    [
      'answers without end',
      (response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
        response.on('close', () => clearInterval(timer));
      },
      { state: 'delivered', last_status: 200, last_error: null },
    ],
    [
      'begins an answer and hangs',
      (response) => response.writeHead(204, { 'content-length': 5 }).flushHeaders(),
      { state: 'delivered', last_status: 204, last_error: null },
    ],
  ];
  it.each(reactions)('%s', async (_, reaction, noted) => {
    const receiver = await reacting(reaction);
    await happen();
    const context = contextWith({ webhookRetries: [LONG] });
    expect(await deliverDue(context)).toBe(1);
    expect(await listed()).toMatchObject([{ state: 'pending', attempts: 1, ...noted }]);
    // No redirect was followed, and nothing is due.
    expect(await deliverDue(context)).toBe(0);
    expect(receiver.arrivals).toHaveLength(1);
  });

  it.each([
    ['nobody listens', 'http://127.0.0.1:1/', 'ECONNREFUSED'],
    ['localhost, nobody listens', 'http://localhost:1/', 'ECONNREFUSED'],
    ['another machine, no longer allowed', 'https://198.51.100.1/', 'not_allowed'],
  ])('%s', async (_, url, error) => {
    await register(url);
    await happen();
    await deliverDue(test.context);
    expect(await listed()).toMatchObject([
      { state: 'dead', attempts: 1, last_status: null, last_error: error },
    ]);
  });

  it.each(['127.0.0.1', '::1'])('localhost is this machine: %s', async (host) => {
    const receiver = await startReceiver({ host });
    receivers.push(receiver);
    await register(receiver.url.replace(/127\.0\.0\.1|\[::1\]/, 'localhost'));
    await happen();
    await deliverDue(test.context);
    expect(receiver.arrivals).toMatchObject([
      { headers: { host: new URL(receiver.url).host.replace(/.*:/, 'localhost:') } },
    ]);
  });

  it('are dead after the last attempt, and sent again on request', async () => {
    let status = 503;
    const receiver = await receive({ react: () => status });
    await happen();
    await happen(SECOND);
    const context = contextWith({ webhookRetries: [0, 0] });
    expect(await deliverDue(context)).toBe(6);
    expect(await countDeliveries(context.db)).toEqual({ pending: 0, delivered: 0, dead: 2 });
    const [newest] = await listDeliveries(context.db, { state: 'dead', limit: 1 });
    expect(newest).toMatchObject({ attempts: 3, last_status: 503, subject_id: SECOND, url: receiver.url });
    status = 204;
    expect(await resendDelivery(context.db, [newest?.seq ?? 0])).toBe(1);
    expect(await resendDelivery(context.db, [newest?.seq ?? 0])).toBe(0);
    expect(await deliverDue(context)).toBe(1);
    expect(await listDeliveries(context.db, { subjectId: SECOND })).toMatchObject([
      { state: 'delivered', attempts: 1, last_status: 204 },
    ]);
    expect(await retryDead(context.db)).toBe(1);
    expect(await deliverDue(context)).toBe(1);
    expect(await countDeliveries(context.db)).toEqual({ pending: 0, delivered: 2, dead: 0 });
    // The same event each time.
    expect(new Set(receiver.arrivals.map(({ event }) => event.id)).size).toBe(2);
  });

  it('are due at once, not in the next millisecond: columns round', async () => {
    const moments = ['10:00:00.0004', '10:00:00.0006', '10:00:00.0009'];
    const stored = sql`select sandbox_time(m::timestamptz)::timestamptz(3) <= m::timestamptz as past
      from unnest(${sql.param(moments.map((moment) => `2026-11-26T${moment}Z`))}::text[]) as m`;
    expect(await test.context.db.execute(stored)).toMatchObject({
      rows: moments.map(() => ({ past: true })),
    });
  });

  it('wait between attempts as configured, plus up to a fifth', async () => {
    await reacting(500);
    const context = contextWith({ webhookRetries: [60_000, 600_000] });
    await happen();
    const waits: number[] = [];
    for (let tries = 0; tries < 2; tries += 1) {
      await deliverDue(context);
      const [row] = await listed();
      waits.push((row?.due_at.getTime() ?? 0) - Date.now());
      await context.db.update(deliveries).set({ due_at: transactionTime });
    }
    expect(waits[0]).toBeGreaterThan(55_000);
    expect(waits[0]).toBeLessThan(72_001);
    expect(waits[1]).toBeGreaterThan(595_000);
    expect(waits[1]).toBeLessThan(720_001);
    await deliverDue(context);
    expect(await listed()).toMatchObject([{ state: 'dead', attempts: 3 }]);
  });

  it('are claimed by one process at a time, and taken over after the lease', async () => {
    const receiver = await receive();
    const { db } = test.context;
    for (let count = 0; count < 20; count += 1)
      await happen(`0000d0c0-0000-4000-8000-${String(count).padStart(12, '0')}`);
    const [endpointId = ''] = await targetsWithWork(db);
    const takes = await Promise.all(Array.from({ length: 6 }, () => claimDue(db, { endpointId, most: 5 })));
    const taken = takes.flat().map(({ seq }) => seq);
    // A concurrent claim may find fewer than there are; none is claimed twice.
    expect(new Set(taken).size).toBe(taken.length);
    for (const all of takes) expect(all.length).toBeLessThanOrEqual(5);
    const rest = await claimDue(db, { endpointId, most: 100 });
    expect(taken.length + rest.length).toBe(20);
    // All are claimed by dead processes: none is sent before the lease ends.
    expect(await deliverDue(test.context)).toBe(0);
    const [{ ahead } = { ahead: 0 }] = await db
      .select({ ahead: sql<number>`extract(epoch from min(due_at) - now())::float8` })
      .from(deliveries);
    expect(ahead).toBeGreaterThan(10);
    expect(ahead).toBeLessThanOrEqual(15);
    await db.update(deliveries).set({ due_at: transactionTime });
    expect(await deliverDue(test.context)).toBe(20);
    expect(receiver.arrivals).toHaveLength(20);
  });

  it('keep their order per subject, also while its first waits for the response', async () => {
    const receiver = await receive({
      react: () => (response) => pause(20).then(() => response.writeHead(204).end()),
    });
    for (let count = 0; count < 5; count += 1) {
      await happen(FIRST, { count });
      await happen(SECOND, { count });
    }
    // Two processes.
    await Promise.all([deliverDue(test.context), deliverDue(test.context)]);
    const countsOf = (subject: string) =>
      receiver.arrivals
        .filter(({ event }) => subjects.get(String(event.id)) === subject)
        .map(({ event }) => (event.data as unknown as { readonly count: number }).count);
    const subjects = new Map((await listed()).map(({ event_id, subject_id }) => [event_id, subject_id]));
    expect([countsOf(FIRST), countsOf(SECOND)]).toEqual([
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ]);
  });

  it('overtake one that failed: order is not guaranteed', async () => {
    const receiver = await receive({ react: (index) => (index === 0 ? 500 : 204) });
    await happen(FIRST, { count: 1 });
    await happen(FIRST, { count: 2 });
    await deliverDue(contextWith({ webhookRetries: [LONG] }));
    expect(receiver.arrivals.map(({ event }) => event.data)).toEqual([{ count: 1 }, { count: 2 }]);
    expect((await listed()).map(({ state }) => state)).toEqual(['delivered', 'pending']);
  });

  it('reach other targets while one hangs, and are released when aborted', async () => {
    const slow = await reacting(() => new Promise(() => undefined));
    const quick = await receive();
    for (let count = 0; count < 30; count += 1)
      await happen(`0000d0c0-0000-4000-8000-${String(count).padStart(12, '0')}`);
    const dispatcher = createDispatcher(test.context);
    // A delivery whose response has not been stored counts as not completed.
    const delivered = async () => (await countDeliveries(test.context.db)).delivered;
    for (let filled = 0; (await delivered()) < 30 && filled < 500; filled += 1) {
      await dispatcher.dispatchDue();
      await Promise.race([dispatcher.nextSettled(), pause(20)]);
    }
    await slow.arrived(8);
    expect([slow.arrivals.length, quick.arrivals.length]).toEqual([8, 30]);
    await dispatcher.stop(50);
    // The attempt was not completed, so it does not count.
    expect(await countDeliveries(test.context.db)).toEqual({ pending: 30, delivered: 30, dead: 0 });
    expect(await listDeliveries(test.context.db, { state: 'pending' })).toSatisfy(
      (rows: readonly { attempts: number }[]) => rows.every(({ attempts }) => attempts === 0),
    );
    const [endpointId = ''] = await targetsWithWork(test.context.db);
    expect(await claimDue(test.context.db, { endpointId, most: 100 })).toHaveLength(30);
  });

  it('are not sent to an inactive target', async () => {
    const receiver = await receive();
    await happen();
    await test.context.db
      .update(webhookEndpoints)
      .set({ active: false })
      .where(eq(webhookEndpoints.url, receiver.url));
    expect(await deliverDue(test.context)).toBe(0);
  });

  it('keep secrets out of the log', async () => {
    await register('http://127.0.0.1:1/?token=of-the-receiver');
    await happen();
    await deliverDue(test.context);
    const text = JSON.stringify(test.lines);
    expect(text).toContain('ECONNREFUSED');
    expect(text).not.toContain(SEED.apiKey);
    expect(text).not.toContain('of-the-receiver');
  });
});

describe('a target that does not respond', () => {
  let test: TestContext;
  beforeAll(async () => {
    test = await openTestContext('pglite');
  }, 60_000);
  afterAll(() => test.close());

  it('is aborted after ten seconds', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { readonly port: number };
    await registerTargets(test.context.db, [{ url: `http://127.0.0.1:${port}` }], test.context.settings);
    await recordEvent(test.context.db, {
      companyId: SEED.companyId,
      event: 'flow.updated',
      subjectId: FIRST,
      data: {},
    });
    await deliverDue(test.context);
    expect(await listDeliveries(test.context.db)).toMatchObject([
      { last_status: null, last_error: 'timeout' },
    ]);
    silent.close();
  });
});
