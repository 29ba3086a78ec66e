/** The server's parts without HTTP and worker: due jobs run when a test requests it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { Clock } from '../../src/sandbox/clock.ts';
import type { Context } from '../../src/sandbox/context.ts';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import { documents, events, jobs, transitions } from '../../src/sandbox/database/tables/index.ts';
import { createInvoice } from '../../src/sandbox/documents/create.ts';
import type { DocumentRow } from '../../src/sandbox/documents/row.ts';
import { FaultRules } from '../../src/sandbox/faults/rules.ts';
import { SEED, seedWhenEmpty } from '../../src/sandbox/seed/seed.ts';

export interface TestContext extends Context {
  readonly companyId: string;
  readonly errors: Readonly<Record<string, unknown>>[];
  /** Creates a document from XML, or from JSON if the text starts with a brace. */
  create(invoice: string, options?: Partial<Parameters<typeof createInvoice>[1]>): Promise<DocumentRow>;
  status(document: { readonly id: string }): Promise<string | undefined>;
  /** The transitions of a document, with the codes of their reasons. */
  history(document: { readonly id: string }): Promise<readonly (readonly string[])[]>;
  eventsOf(subject: string): Promise<readonly (readonly [event: string, data: unknown])[]>;
  /** Makes all jobs due. */
  hurry(): Promise<void>;
  close(): Promise<void>;
}

export async function testContext({ sdiDelay = 3_600_000 } = {}): Promise<TestContext> {
  const { db, close } = await openDatabase({ kind: 'memory' });
  await seedWhenEmpty(db);
  const outboxFolder = await mkdtemp(join(tmpdir(), 'fattura-outbox-'));
  const errors: Readonly<Record<string, unknown>>[] = [];
  const context: Context = {
    db,
    url: 'http://127.0.0.1:4010',
    secret: 'of the test',
    settings: {
      host: '127.0.0.1',
      name: null,
      allowRemoteWebhooks: false,
      webhookHosts: [],
      sdiDelay,
      ocrDelay: sdiDelay,
      rateLimit: 1e9,
      bodyLimit: 10_000_000,
      requestTimeout: 30_000,
      outboxFolder,
      keepEvents: 100_000,
      webhookRetries: [],
    },
    log: { info: () => undefined, error: (entry) => errors.push(entry) },
    wake: () => undefined,
    clock: new Clock(),
    faults: new FaultRules(),
    traffic: { requests: 0 },
  };
  return {
    ...context,
    companyId: SEED.companyId,
    errors,
    create: (invoice, options = {}) =>
      createInvoice(context, {
        companyId: SEED.companyId,
        body: new TextEncoder().encode(invoice),
        contentType: invoice.startsWith('{') ? 'application/json' : 'application/xml',
        issue: false,
        automaticNumber: false,
        sectionalId: null,
        reconciliationIdentifier: null,
        ...options,
      }),
    status: async ({ id }) =>
      (await db.select({ status: documents.status }).from(documents).where(eq(documents.id, id)))[0]?.status,
    history: async ({ id }) =>
      (
        await db
          .select()
          .from(transitions)
          .where(eq(transitions.document_id, id))
          .orderBy(asc(transitions.seq))
      ).map(({ to, reasons }) => [to, ...reasons.map(({ code }) => code)]),
    eventsOf: async (subject) =>
      (await db.select().from(events).where(eq(events.subject_id, subject)).orderBy(asc(events.seq))).map(
        ({ event, data }) => [event, data] as const,
      ),
    hurry: async () => {
      await db.update(jobs).set({ due_at: sql`now() - interval '1 second'` });
    },
    close: async () => {
      await close();
      await rm(outboxFolder, { recursive: true, force: true });
    },
  };
}
