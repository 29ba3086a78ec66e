/** Starts everything: database, seed, worker, server. */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Context, Log } from './context.ts';
import { type Database, openDatabase } from './database/open.ts';
import { settings as settingsTable } from './database/tables/index.ts';
import { createApp } from './http/app.ts';
import type { SandboxOptions, Settings } from './options.ts';
import type { Sandbox } from './sandbox.ts';
import { SEED, seedWhenEmpty } from './seed/seed.ts';
import { registerTargets } from './webhooks/targets.ts';
import { startWorker } from './work/worker.ts';

const PORT = 4010;

export async function start(options: SandboxOptions): Promise<Sandbox> {
  const { db, close } = await openDatabase(options.database ?? { kind: 'memory' });
  try {
    const settings = completed(options);
    if (options.seed ?? true) await seedWhenEmpty(db);
    await registerTargets(db, options.webhooks ?? [], settings);
    const state = { url: '', wake: (): void => undefined };
    const context: Context = {
      db,
      settings,
      log: logTo(options.log),
      secret: await sharedSecret(db),
      get url() {
        return state.url;
      },
      wake: () => state.wake(),
    };
    const app = createApp(context);
    state.url = await app.listen({ host: '127.0.0.1', port: options.port ?? PORT });
    const worker = startWorker(context);
    state.wake = worker.wake;
    return {
      url: state.url,
      apiKey: SEED.apiKey,
      companyId: SEED.companyId,
      async close() {
        await app.close();
        await worker.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const SECOND = 1000;

function completed(options: SandboxOptions): Settings {
  const sdiDelay = options.sdiDelay ?? SECOND;
  return {
    allowRemoteWebhooks: options.allowRemoteWebhooks ?? false,
    sdiDelay,
    ocrDelay: options.ocrDelay ?? sdiDelay,
    rateLimit: options.rateLimit ?? 10,
    bodyLimit: options.bodyLimit ?? 10_000_000,
    requestTimeout: options.requestTimeout ?? 30 * SECOND,
    outboxFolder: options.outboxFolder ?? join(tmpdir(), 'fattura-sandbox-outbox'),
    webhookRetries: options.webhookRetries ?? [1, 2, 4, 8, 16, 32].map((seconds) => seconds * SECOND),
  };
}

/** One for all servers on the database: whoever comes first makes it. */
async function sharedSecret(db: Database): Promise<string> {
  const value = randomBytes(32).toString('hex');
  await db.insert(settingsTable).values({ name: 'secret', value }).onConflictDoNothing();
  const [row] = await db.select().from(settingsTable).where(eq(settingsTable.name, 'secret'));
  return row?.value ?? value;
}

function logTo(write: SandboxOptions['log']): Log {
  const line = (level: string) => (entry: Readonly<Record<string, unknown>>) =>
    write?.(JSON.stringify({ time: new Date().toISOString(), level, ...entry }));
  return { info: line('info'), error: line('error') };
}
