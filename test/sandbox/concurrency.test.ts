/** The guarantees under concurrency: several clients, and several servers on one database. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseKind, describeDatabases, startTestSandbox, testStore } from '../support/sandbox.ts';
import { type Caller, callerOf, inParallel, type Result, tally } from '../support/sandboxCalls.ts';
import { startSandboxProcess } from '../support/sandboxProcesses.ts';
import { runs } from '../support/thorough.ts';
import { invoiceNumbered } from './documentsFixtures.ts';

interface Servers {
  /** Distributes requests round-robin over the servers. */
  of(index: number): Caller;
  close(): Promise<void>;
}

/** Three processes on one PostgreSQL, or one server on PGlite, which cannot be shared. */
async function startServers(
  database: DatabaseKind,
  { count, rateLimit = 1e9 }: { readonly count: number; readonly rateLimit?: number },
): Promise<Servers> {
  const options = { rateLimit, sdiDelay: 3_600_000 };
  if (database === 'pglite') {
    const sandbox = await startTestSandbox(options);
    const caller = callerOf(sandbox);
    return { of: () => caller, close: sandbox.close };
  }
  const { choice, drop } = await testStore('postgres');
  // All at once, on an empty database.
  const processes = await Promise.all(
    Array.from({ length: count }, () => startSandboxProcess({ ...options, database: choice })),
  );
  const callers = processes.map(callerOf);
  return {
    of: (index) => callers[index % callers.length] as Caller,
    async close() {
      await Promise.all(processes.map((server) => server.stop()));
      await drop();
    },
  };
}

const ids = (results: readonly Result[]): readonly string[] => results.flatMap(({ body }) => idsOf(body));
const idsOf = ({ data }: Result['body']): readonly string[] =>
  data.map(({ id }: { readonly id: string }) => id);

describeDatabases('at the same time', (database) => {
  let servers: Servers;
  beforeAll(async () => {
    servers = await startServers(database, { count: 3 });
  }, 120_000);
  afterAll(() => servers.close(), 30_000);

  const create = (index: number, number: string, query: Readonly<Record<string, string>> = {}) =>
    servers.of(index)('/documents/invoice', { body: invoiceNumbered(number), query });

  const payments = 200;
  it(`${payments} payments with one external_id: one is made`, async () => {
    const { body } = await create(0, 'EXT/1');
    const path = `/documents/${body.data[0].id}/flows`;
    const before = idsOf((await servers.of(0)(path)).body).length;
    const flow = {
      amount: { amount: '1.00', currency: 'EUR' },
      expected_payment_date: '2026-01-31',
      payment_date: '2026-01-31',
      payment_status: 'TO_PAY',
      external_id: 'the only one',
    };
    const results = await inParallel(payments, payments, (index) => servers.of(index)(path, { body: flow }));
    expect(tally(results.map(({ status }) => status))).toEqual({ 201: 1, 422: payments - 1 });
    const pointers = results.flatMap(({ status, body: said }) =>
      status === 422 ? [said.errors[0].source.pointer] : [],
    );
    expect(tally(pointers)).toEqual({ '/external_id': payments - 1 });
    expect(idsOf((await servers.of(1)(path)).body)).toHaveLength(before + 1);
  }, 60_000);

  it('60 concurrent invoices with one number create one document and one counterpart', async () => {
    const results = await inParallel(60, 60, (index) => create(index, 'ONE/1'));
    expect(tally(results.map(({ status }) => status))).toEqual({ 200: 1, 422: 59 });
  }, 60_000);

  // One server on PGlite does one thing at a time: fewer show as much there.
  const count = database === 'pglite' ? 100 : runs(1_000);

  it(`${count} automatic numbers: none is missing, none is there twice`, async () => {
    const { body } = await servers.of(0)('/document-sectionals', { body: { year: 2025, suffix: '/T' } });
    const query = { automatic_number: 'true', sectional_id: body.data.id };
    // Every tenth request is refused, which must leave no gap.
    const results = await inParallel(count + count / 10, 9, (index) =>
      index % 11 === 10
        ? servers.of(index)('/documents/invoice', {
            body: invoiceNumbered('1').replace('<ImportoPagamento>', '<ImportoPagamento>x'),
            query,
          })
        : create(index, '1', query),
    );
    expect(tally(results.map(({ status }) => status))).toEqual({ 200: count, 422: count / 10 });
    const numbers = results.flatMap(({ status, body: { data } }) => (status === 200 ? [data[0].number] : []));
    const wanted = Array.from({ length: count }, (_, index) => `${index + 1}/T`);
    expect([...numbers].sort(byNumber)).toEqual(wanted);
    expect(await everyPage({ 'filter[number__ilike]': '/T' })).toHaveLength(count);
  }, 240_000);

  async function everyPage(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const pages: Result[] = [];
    let cursor: string | null = null;
    do {
      const page: Result = await servers.of(pages.length)('/documents', {
        query: { ...query, page_size: '30', ...(cursor === null ? {} : { cursor }) },
      });
      expect(page.status).toBe(200);
      pages.push(page);
      cursor = page.body.page.cursor;
    } while (cursor !== null);
    return ids(pages);
  }

  let inserts = 0;
  // The documents of the previous test exist.
  it.each(['', 'created_at', '-created_at', 'number', '-creation_date,number'])(
    'pages in the order %j contain each existing document once while others are added',
    async (sort) => {
      const there = await everyPage({});
      expect(there.length).toBeGreaterThan(count);
      let paging = true;
      const inserted = inParallel(2, 2, async (line) => {
        const statuses: number[] = [];
        for (; paging; await pause(5)) {
          inserts += 1;
          statuses.push((await create(line, `P/${inserts}`)).status);
        }
        return statuses;
      });
      const seen = await everyPage(sort === '' ? {} : { sort });
      paging = false;
      const statuses = (await inserted).flat();
      expect(tally(statuses)).toEqual({ 200: statuses.length });
      expect(statuses.length).toBeGreaterThan(0);
      expect(new Set(seen).size).toBe(seen.length);
      const had = new Set(seen);
      expect(there.filter((id) => !had.has(id))).toEqual([]);
    },
    120_000,
  );
});

const byNumber = (a: string, b: string): number => Number.parseInt(a, 10) - Number.parseInt(b, 10);

/** Mostly waits: both databases at the same time. */
const TOGETHER = { concurrent: true } as const;
const IN_ORDER = { concurrent: false, timeout: 60_000 } as const;

interface Timed {
  readonly status: number;
  readonly sent: number;
  readonly answered: number;
}

describeDatabases(
  'ten requests a second',
  (database) => {
    let servers: Servers;
    beforeAll(async () => {
      servers = await startServers(database, { count: 2, rateLimit: 10 });
    }, 120_000);
    afterAll(() => servers.close(), 30_000);

    async function timed(index: number): Promise<Timed & { readonly retryAfter: string | null }> {
      const sent = performance.now();
      const { status, headers } = await servers.of(index)('/accounts');
      return { status, sent, answered: performance.now(), retryAfter: headers.get('retry-after') };
    }

    it('apply to all servers together, and refused requests do not count', IN_ORDER, async () => {
      const all: Timed[] = [];
      for (let wave = 0; wave < 4; wave += 1) {
        const results = await inParallel(40, 40, timed);
        all.push(...results);
        expect(results.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
        for (const { status, retryAfter } of results) expect(retryAfter).toBe(status === 429 ? '1' : null);
        // Ten of each wave, unless the machine took longer than a second for it.
        const took = Math.max(...results.map(({ answered }) => answered)) - (results[0]?.sent ?? 0);
        const accepted = results.filter(({ status }) => status === 200).length;
        if (took < 1_000) expect(accepted).toBe(10);
        else expect(accepted).toBeGreaterThanOrEqual(10);
        await pause(1_100);
      }
      expect(mostInASecond(all)).toBeLessThanOrEqual(10);
    });

    it('apply to a steady stream, and are fully used', IN_ORDER, async () => {
      const end = performance.now() + 4_000;
      const results = (
        await inParallel(16, 16, async (line) => {
          const own: Timed[] = [];
          for (; performance.now() < end; await pause(20)) own.push(await timed(line));
          return own;
        })
      ).flat();
      const accepted = results.filter(({ status }) => status === 200);
      expect(results.length).toBeGreaterThan(accepted.length);
      expect(mostInASecond(results)).toBeLessThanOrEqual(10);
      expect(accepted.length).toBeGreaterThanOrEqual(35);
      expect(accepted.length).toBeLessThanOrEqual(60);
    });
  },
  TOGETHER,
);

/** The maximum number of accepted requests that were certainly sent and answered within one second. */
function mostInASecond(results: readonly Timed[]): number {
  const accepted = results.filter(({ status }) => status === 200);
  return Math.max(
    ...accepted.map(
      ({ sent }) => accepted.filter((one) => one.sent >= sent && one.answered < sent + 1_000).length,
    ),
  );
}

describe('the window of one second', () => {
  it('counts the requests in it', () => {
    const at = (sent: number, status = 200): Timed => ({ status, sent, answered: sent + 10 });
    expect(mostInASecond([at(0), at(500), at(980), at(995), at(100, 429)])).toBe(3);
  });
});
