/** Starts everything: database, seed, server, worker. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context, Log } from './context.ts';
import { type Database, openDatabase } from './database/open.ts';
import { settings as settingsTable } from './database/tables/index.ts';
import { codeOf, SandboxError } from './error.ts';
import { type App, createApp } from './http/app.ts';
import type { SandboxOptions } from './options.ts';
import type { Sandbox } from './sandbox.ts';
import { SEED, seedWhenEmpty } from './seed/seed.ts';
import { databaseOf, PORT, settingsOf } from './settings.ts';
import { WebhookTargetError } from './webhooks/address.ts';
import { registerTargets } from './webhooks/targets.ts';
import { startWorker } from './worker/worker.ts';

export async function start(options: SandboxOptions): Promise<Sandbox> {
  const { db, close } = await openDatabase(databaseOf(options));
  try {
    return await serve(options, { db, close });
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
  const settings = settingsOf(options);
  if (options.seed ?? true) await seedWhenEmpty(db);
  await registerTargets(db, options.webhooks ?? [], settings).catch(asSandboxError);
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
  state.url = await listen(app, options.port ?? PORT);
  const worker = startWorker(context);
  state.wake = worker.wake;
  let closing: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await app.close();
    await worker.stop();
    await close();
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

async function listen(app: App, port: number): Promise<string> {
  try {
    return await app.listen({ host: '127.0.0.1', port });
  } catch (cause) {
    await app.close();
    const code = codeOf(cause);
    if (code === 'EADDRINUSE') throw new SandboxError('port_in_use', { port }, { cause });
    if (code === 'EACCES') throw new SandboxError('port_refused', { port }, { cause });
    throw cause;
  }
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
