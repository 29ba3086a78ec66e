/** Starts everything: database, seed, server, worker. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { Clock } from './clock.ts';
import type { Context, Log } from './context.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { settings as settingsTable } from './database/tables/index.ts';
import { codeOf, SandboxError } from './error.ts';
import { FaultRules } from './faults/rules.ts';
import { type App, createApp } from './http/app.ts';
import type { SandboxOptions } from './options.ts';
import type { Sandbox } from './sandbox.ts';
import { SEED, seedWhenEmpty } from './seed/seed.ts';
import { databaseOf, PORT, settingsOf } from './serverSettings.ts';
import { WebhookTargetError } from './webhooks/address.ts';
import { registerTargets } from './webhooks/targets.ts';
import { startWorker } from './worker/worker.ts';

export async function start(options: SandboxOptions): Promise<Sandbox> {
  const opened = await openDatabase(databaseOf(options));
  const { withoutTextIndexes: missing, close } = opened;
  if (missing !== null)
    logTo(options.log).info({
      event: 'no indexes for texts',
      extension: 'pg_trgm',
      error: `PostgreSQL ${missing.code}: ${missing.message}`,
    });
  try {
    return await serve(options, opened);
  } catch (error) {
    await close();
    throw error;
  }
}

interface Opened {
  readonly db: Database;
  close(): Promise<void>;
}

async function serve(options: SandboxOptions, { db, close }: Opened): Promise<Sandbox> {
  const secret = await sharedSecret(db);
  const settings = settingsOf(options, secret);
  const clock = new Clock();
  await clock.refresh(db);
  if (options.seed ?? true) await seedWhenEmpty(db);
  await registerTargets(db, options.webhooks ?? [], settings).catch(asSandboxError);
  const state = { url: '', wake: (): void => undefined };
  const context: Context = {
    db,
    settings,
    log: logTo(options.log),
    secret,
    get url() {
      return state.url;
    },
    wake: () => state.wake(),
    clock,
    faults: new FaultRules(),
    traffic: { requests: 0 },
  };
  const app = createApp(context);
  state.url = await listen(app, { port: options.port ?? PORT, ...settings });
  const worker = startWorker(context);
  state.wake = worker.wake;
  let closing: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await app.close();
    await worker.stop();
    await close();
    // A database in memory leaves nothing behind.
    if (databaseOf(options).kind === 'memory' && options.outboxFolder === undefined)
      await rm(settings.outboxFolder, { recursive: true, force: true });
  };
  return {
    url: state.url,
    apiKey: SEED.apiKey,
    companyId: SEED.companyId,
    close() {
      closing ??= end();
      return closing;
    },
  };
}

function asSandboxError(error: unknown): never {
  if (error instanceof WebhookTargetError)
    throw new SandboxError('webhook_target', { detail: error.message });
  throw error;
}

interface Place {
  readonly host: string;
  readonly port: number;
  readonly name: string | null;
}

async function listen(app: App, { host, port, name }: Place): Promise<string> {
  try {
    const url = new URL(await app.listen({ host, port }));
    if (name !== null) url.hostname = name;
    return url.origin;
  } catch (cause) {
    await app.close();
    const code = codeOf(cause);
    if (code === 'EADDRINUSE') throw new SandboxError('port_in_use', { port }, { cause });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL')
      throw new SandboxError('host_unusable', { host }, { cause });
    if (code === 'EACCES') throw new SandboxError('port_refused', { port }, { cause });
    throw cause;
  }
}

/** One secret for all servers on the database: the first one creates it. */
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
