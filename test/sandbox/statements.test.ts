/** The number of statements of a submission and of the simulated SdI's steps: each one costs a round trip. */
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobs } from '../../src/sandbox/database/tables/index.ts';
import { runDueJobs } from '../../src/sandbox/worker/jobs.ts';
import { invoiceNumbered } from './documentsFixtures.ts';
import { startApp, type TestApp } from './httpApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ sdiDelay: 3_600_000, bodyLimit: 100_000 });
  await submit('A0', '?issue=true');
}, 60_000);
afterAll(() => server?.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Messages of PostgreSQL's protocol that begin a statement: Parse and Query. */
const BEGINNINGS = [0x50, 0x51];

async function statements(work: () => Promise<unknown>): Promise<number> {
  const { $client } = server.context.db as unknown as { readonly $client: PGlite };
  const sent = vi.spyOn($client, 'execProtocolRaw');
  await work();
  return sent.mock.calls.filter(([message]) => BEGINNINGS.includes(message[0] ?? 0)).length;
}

async function submit(number: string, query: string, change?: (xml: string) => string): Promise<void> {
  const { status } = await server.send(`POST /documents/invoice${query}`, {
    headers: { 'content-type': 'application/xml' },
    body: invoiceNumbered(number, change),
  });
  expect(status).toBe(200);
}

const toOther = (xml: string): string => xml.replace('03141592653', '12345670017');

describe('a submission', () => {
  it.each([
    { name: 'a draft', number: 'A1', query: '', count: 3 },
    { name: 'an issued document', number: 'A2', query: '?issue=true', count: 3 },
    { name: 'an automatic number', number: 'A3', query: '?issue=true&automatic_number=true', count: 7 },
    { name: 'an unknown counterpart', number: 'A4', query: '?issue=true', change: toOther, count: 9 },
  ])('$name', async ({ number, query, change, count }) => {
    expect(await statements(() => submit(number, query, change))).toBe(count);
  });
});

describe("the simulated SdI's next step", () => {
  const due = async () => {
    await server.context.db.update(jobs).set({ due_at: sql`now() - interval '1 second'` });
  };

  it.each([
    ['SENT', 8],
    // Looks for an earlier file with the same number.
    ['DELIVERED', 9],
  ])('takes as many statements for all documents as for one: %s', async (status, count) => {
    await due();
    expect(await statements(() => runDueJobs(server.context))).toBe(count);
    const { body } = await server.send(`GET /documents?filter[status__eq]=${status}`);
    expect(body.data).toHaveLength(4);
  });
});

describe('concurrent submissions', () => {
  it('share their statements', async () => {
    const numbers = Array.from({ length: 16 }, (_, index) => `B${index}`);
    const count = await statements(() =>
      Promise.all(numbers.map((number) => submit(number, '?issue=true'))).then(() => undefined),
    );
    expect(count).toBeLessThan(numbers.length);
  });
});
