/** Several servers on one PostgreSQL: numbers, counterparts, file names and jobs are shared without duplicates. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FatturaClient, waitForStatus } from '../../src/api/index.ts';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import { transitions } from '../../src/sandbox/database/tables/index.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { describePostgres } from '../support/postgres.ts';
import { invoiceNumbered } from './documentsFixtures.ts';

const SERVERS = 3;
const EACH = 20;

describePostgres('three servers on PostgreSQL', (url) => {
  const servers: Sandbox[] = [];
  const clients: FatturaClient[] = [];
  beforeAll(async () => {
    for (let index = 0; index < SERVERS; index += 1) {
      const server = await startSandbox({
        database: { kind: 'postgres', url: url() },
        port: 0,
        sdiDelay: 0,
        rateLimit: 1e9,
      });
      servers.push(server);
      const { url: baseUrl, apiKey, companyId } = server;
      clients.push(new FatturaClient({ baseUrl, apiKey, companyId, rateLimit: 10_000 }));
    }
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  /** Each server receives the same number of concurrent requests. */
  const together = <T>(
    ask: (client: FatturaClient, index: number) => PromiseLike<T>,
  ): Promise<readonly T[]> =>
    Promise.all(Array.from({ length: SERVERS * EACH }, (_, index) => ask(clients[index % SERVERS]!, index)));

  it('assign automatic numbers without gaps or duplicates, and skip numbers in use', async () => {
    const { id } = await clients[0]!.documentSectionals.create({ year: 2025, prefix: 'T' });
    const made = await together((client, index) =>
      index % 10 === 0
        ? client.documents.createInvoice(invoiceNumbered(`T${index + 1}`)).catch(() => null)
        : client.documents.createInvoice(invoiceNumbered('1'), { automatic_number: true, sectional_id: id }),
    );
    const numbers = made.flatMap((document) => (document === null ? [] : [document.number]));
    expect(new Set(numbers).size).toBe(numbers.length);
    const automatic = made.flatMap((document) => {
      const progressive = document?.progressive;
      return progressive === null || progressive === undefined ? [] : [Number(progressive)];
    });
    expect(automatic).toHaveLength(SERVERS * EACH * 0.9);
    const taken = new Set(numbers);
    const gaps = Array.from({ length: Math.max(...automatic) }, (_, index) => `T${index + 1}`).filter(
      (number) => !taken.has(number),
    );
    expect(gaps).toEqual([]);
  }, 60_000);

  it('use a number once, and create its counterpart once', async () => {
    const vat = '12345670017';
    const invoice = invoiceNumbered('one-1', (xml) => xml.replace('03141592653', vat));
    const other = (index: number) =>
      invoiceNumbered(`other-${index}`, (xml) => xml.replace('03141592653', vat));
    const statuses = await together((client, index) =>
      client.documents.createInvoice(index % 2 === 0 ? invoice : other(index)).then(
        () => 200,
        (error: unknown) => (error as { status?: number }).status,
      ),
    );
    const half = (SERVERS * EACH) / 2;
    expect(statuses.filter((status) => status === 200)).toHaveLength(half + 1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(half - 1);
    const found: string[] = [];
    for await (const { id } of clients[0]!.counterparts.list({ filter: { vat_number: { eq: vat } } })) {
      found.push(id);
    }
    expect(found).toHaveLength(1);
  }, 60_000);

  it('give each file a unique name, and move each document once', async () => {
    const made = await together((client, index) =>
      client.documents.createInvoice(invoiceNumbered(`move-${index}`), { issue: true }),
    );
    expect(new Set(made.map(({ file_name }) => file_name)).size).toBe(SERVERS * EACH);
    for (const { id } of made) {
      await waitForStatus(clients[1]!, id, { until: 'DELIVERED', interval: 20, timeout: 30_000 });
    }
    const { db, close } = await openDatabase({ kind: 'postgres', url: url() });
    const moves = await db.select().from(transitions).orderBy(transitions.seq);
    await close();
    for (const { id } of made) {
      const own = moves.filter(({ document_id }) => document_id === id).map(({ to }) => to);
      expect(own).toEqual(['DRAFT', 'CREATED', 'SENT', 'DELIVERED']);
    }
  }, 90_000);
});
