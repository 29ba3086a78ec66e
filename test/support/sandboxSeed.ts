/** The sandbox's server on loopback with rows that a test chooses, and as often as it likes the same rows again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Clock } from '../../src/sandbox/clock.ts';
import type { Context } from '../../src/sandbox/context.ts';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import * as tables from '../../src/sandbox/database/tables/index.ts';
import { transact } from '../../src/sandbox/database/transact.ts';
import { FaultRules } from '../../src/sandbox/faults/rules.ts';
import { createApp } from '../../src/sandbox/http/app.ts';
import { hashKey } from '../../src/sandbox/http/keys.ts';
import { insertRows, type SeedRow, type SeedRows } from '../../src/sandbox/seed/insert.ts';
import { startWorker } from '../../src/sandbox/worker/worker.ts';
import { type DatabaseKind, testStore } from './sandbox.ts';
import { COMPANY, seed } from './service/seed.ts';
import { COLLECTIONS, type Collection, id, Store } from './service/store.ts';

export const INTEGRATOR = id('e1', 1);
export const KEY = 'key-of-the-seeded-sandbox';

export interface SeededSandbox {
  readonly url: string;
  readonly key: string;
  readonly companyId: string;
  /** What the server has written to its log as errors. */
  readonly failures: Readonly<Record<string, unknown>>[];
  /** The rows as they were when it started, and no others. */
  reset(): Promise<void>;
  add(rows: SeedRows): Promise<void>;
  close(): Promise<void>;
}

export interface SeededSandboxOptions {
  readonly database: DatabaseKind;
  /** Default {@link serviceRows}. */
  readonly rows?: SeedRows;
  readonly settings?: Partial<Context['settings']>;
}

/** Default delays are so long that the simulated SdI does nothing. */
const DELAY = 3_600_000;

export async function startSeededSandbox({
  database,
  rows = serviceRows(),
  settings = {},
}: SeededSandboxOptions): Promise<SeededSandbox> {
  const store = await testStore(database);
  const { db, close } = await openDatabase(store.choice);
  const outboxFolder = await mkdtemp(join(tmpdir(), 'fattura-outbox-'));
  const failures: Readonly<Record<string, unknown>>[] = [];
  const state = { url: '', wake: (): void => undefined };
  const context: Context = {
    db,
    secret: 'secret of the test',
    get url() {
      return state.url;
    },
    wake: () => state.wake(),
    clock: new Clock(),
    faults: new FaultRules(),
    log: { info: () => undefined, error: (entry) => failures.push(entry) },
    settings: {
      host: '127.0.0.1',
      name: null,
      allowRemoteWebhooks: false,
      webhookHosts: [],
      sdiDelay: DELAY,
      ocrDelay: DELAY,
      rateLimit: 1e9,
      bodyLimit: 10_000_000,
      requestTimeout: 30_000,
      outboxFolder,
      webhookRetries: [],
      ...settings,
    },
  };
  const app = createApp(context);
  state.url = await app.listen({ host: '127.0.0.1', port: 0 });
  const worker = startWorker(context);
  state.wake = worker.wake;
  const add = (more: SeedRows): Promise<void> => insertRows(db, more);
  await add(rows);
  return {
    url: state.url,
    key: KEY,
    companyId: COMPANY.id,
    failures,
    reset: () =>
      transact(db, async (tx) => {
        // What belongs to a company goes with it. Of a few rows this is faster than emptying the tables.
        for (const table of [tables.companies, tables.apiKeys, tables.jobs]) await tx.delete(table);
        await insertRows(tx, rows);
      }),
    add,
    close: async () => {
      await app.close();
      await worker.stop();
      await close();
      await store.drop();
      await rm(outboxFolder, { recursive: true, force: true });
    },
  };
}

/** A key that reaches the companies of an integrator. */
export const keyRow = (
  key: string,
  permissions: readonly string[] = ['*'],
  integrator_id: string = INTEGRATOR,
): SeedRow => ({ integrator_id, hash: hashKey(key), label: key, permissions, recent: [] });

const TABLES: Readonly<Record<Collection, PgTable>> = {
  companies: tables.companies,
  accounts: tables.accounts,
  categories: tables.categories,
  subcategories: tables.subcategories,
  counterparts: tables.counterparts,
  documentSectionals: tables.documentSectionals,
  documents: tables.documents,
  flows: tables.flows,
  products: tables.products,
  reconciliations: tables.reconciliations,
  transactions: tables.transactions,
};

/** The rows that the test service starts with, as the sandbox writes them. */
export function serviceRows({ transactions = 5 } = {}): SeedRows {
  const store = new Store();
  seed(store, { companyId: COMPANY.id, transactions });
  const rows = COLLECTIONS.map((name) => {
    const columns = getTableColumns(TABLES[name]);
    const owner = name === 'companies' ? { integrator_id: INTEGRATOR } : { company_id: COMPANY.id };
    return [
      name,
      store.rows(name).map(({ created_at, ...row }) => ({
        ...row,
        ...owner,
        ...('created_at' in columns ? { created_at } : {}),
      })),
    ];
  });
  return { ...(Object.fromEntries(rows) as SeedRows), apiKeys: [keyRow(KEY)] };
}
