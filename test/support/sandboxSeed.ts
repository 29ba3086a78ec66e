/** The sandbox's server with rows chosen by a test, which can be restored at any time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { Clock } from '../../src/sandbox/clock.ts';
import type { Context } from '../../src/sandbox/context.ts';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import * as tables from '../../src/sandbox/database/tables/index.ts';
import { FaultRules } from '../../src/sandbox/faults/rules.ts';
import { type App, createApp } from '../../src/sandbox/http/app.ts';
import { insertRows, insertsOf, type SeedRows } from '../../src/sandbox/seed/insert.ts';
import { startWorker } from '../../src/sandbox/worker/worker.ts';
import { type DatabaseKind, testStore } from './sandbox.ts';
import { COMPANY, companyRows, keyRow } from './seededCompany.ts';

export const KEY = 'key-of-the-seeded-sandbox';

/** The errors in the server's log. */
export type Failures = Readonly<Record<string, unknown>>[];

export interface SeededSandbox {
  readonly url: string;
  readonly key: string;
  readonly companyId: string;
  readonly failures: Failures;
  /** Restores the initial rows, and removes all others. */
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

/** A default delay so long that the simulated SdI does nothing. */
const DELAY = 3_600_000;

export interface OpenedSandbox {
  readonly app: App;
  readonly context: Context;
  readonly failures: Failures;
  /** Its own address, and the function that wakes the worker. */
  readonly state: { url: string; wake: () => void };
  close(): Promise<void>;
}

/** The sandbox without a socket and without the worker. */
export async function openSandbox({
  database,
  settings = {},
}: Omit<SeededSandboxOptions, 'rows'>): Promise<OpenedSandbox> {
  const store = await testStore(database);
  const { db, close } = await openDatabase(store.choice);
  const outboxFolder = settings.outboxFolder ?? (await mkdtemp(join(tmpdir(), 'fattura-outbox-')));
  const failures: Failures = [];
  const state = { url: 'http://127.0.0.1:0', wake: (): void => undefined };
  const context: Context = {
    db,
    secret: 'secret of the test',
    get url() {
      return state.url;
    },
    wake: () => state.wake(),
    clock: new Clock(),
    faults: new FaultRules(),
    traffic: { requests: 0 },
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
      keepEvents: 100_000,
      webhookRetries: [],
      ...settings,
    },
  };
  const app = createApp(context);
  return {
    app,
    context,
    failures,
    state,
    close: async () => {
      await app.close();
      await close();
      await store.drop();
      await rm(outboxFolder, { recursive: true, force: true });
    },
  };
}

/** Joins statements into one text, without parameters. */
export function scriptOf(statements: readonly SQL[]): string {
  const dialect = new PgDialect();
  return statements.map((one) => dialect.sqlToQuery(one.inlineParams()).sql).join(';');
}

/** Runs the script in one transaction and in one message, which saves most of the time. */
export async function runScript({ db }: Context, script: string): Promise<void> {
  const { $client } = db as unknown as { readonly $client: PGlite | Pool };
  if ('exec' in $client) await $client.exec(script);
  else await $client.query(script);
}

export async function startSeededSandbox({
  rows = serviceRows(),
  ...options
}: SeededSandboxOptions): Promise<SeededSandbox> {
  const { app, context, failures, state, close } = await openSandbox(options);
  state.url = await app.listen({ host: '127.0.0.1', port: 0 });
  const worker = startWorker(context);
  state.wake = worker.wake;
  const add = (more: SeedRows): Promise<void> => insertRows(context.db, more);
  await add(rows);
  const again = scriptOf([
    ...[tables.companies, tables.apiKeys, tables.jobs].map((table) => sql`delete from ${table}`),
    ...insertsOf(rows),
  ]);
  return {
    url: state.url,
    key: KEY,
    companyId: COMPANY.id,
    failures,
    // Rows of a company are deleted with it. With few rows this is faster than emptying the tables.
    reset: () => runScript(context, again),
    add,
    close: async () => {
      await app.close();
      await worker.stop();
      await close();
    },
  };
}

/** The company of seededCompany.ts, and {@link KEY}. */
export const serviceRows = (choice: { readonly transactions?: number } = {}): SeedRows => ({
  ...companyRows(choice),
  apiKeys: [keyRow(KEY)],
});
