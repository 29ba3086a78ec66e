/** The context of the sandbox's parts, without a server. */
import { Clock } from '../../src/sandbox/clock.ts';
import type { Context } from '../../src/sandbox/context.ts';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import { FaultRules } from '../../src/sandbox/faults/rules.ts';
import type { Settings } from '../../src/sandbox/options.ts';
import { seedWhenEmpty } from '../../src/sandbox/seed/seed.ts';
import { type DatabaseKind, testStore } from './sandbox.ts';

export interface TestContext {
  readonly context: Context;
  /** Lines of the log. */
  readonly lines: Readonly<Record<string, unknown>>[];
  close(): Promise<void>;
}

const SETTINGS: Settings = {
  host: '127.0.0.1',
  name: null,
  allowRemoteWebhooks: false,
  webhookHosts: [],
  sdiDelay: 0,
  ocrDelay: 0,
  rateLimit: 1e9,
  bodyLimit: 10_000_000,
  requestTimeout: 30_000,
  outboxFolder: '',
  keepEvents: 100_000,
  webhookRetries: [],
};

export async function openTestContext(
  database: DatabaseKind,
  settings: Partial<Settings> = {},
): Promise<TestContext> {
  const store = await testStore(database);
  const { db, close } = await openDatabase(store.choice);
  await seedWhenEmpty(db);
  const lines: Readonly<Record<string, unknown>>[] = [];
  const log = (entry: Readonly<Record<string, unknown>>) => {
    lines.push(entry);
  };
  return {
    context: {
      db,
      settings: { ...SETTINGS, ...settings },
      url: 'http://127.0.0.1:0',
      secret: 'secret of a test',
      log: { info: log, error: log },
      wake: () => undefined,
      clock: new Clock(),
      faults: new FaultRules(),
      traffic: { requests: 0 },
    },
    lines,
    async close() {
      await close();
      await store.drop();
    },
  };
}
