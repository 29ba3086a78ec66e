/**
 * PostgreSQL for tests: the server in DATABASE_URL, else one started for the run. Each file has databases of its
 * own, so that files can run in parallel.
 */
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, inject, it, type TestOptions } from 'vitest';
import { postgresPrograms, startCluster } from './postgresCluster.ts';
import { createDatabase, type TestDatabase } from './postgresDatabase.ts';
import { CLUSTER_FILE } from './postgresSetup.ts';

const { DATABASE_URL } = process.env;

/** The reason why PostgreSQL is missing; undefined if it is available. */
const missing: string | undefined =
  DATABASE_URL || postgresPrograms() !== undefined
    ? undefined
    : 'needs PostgreSQL: DATABASE_URL, or its programs (initdb, pg_ctl, postgres) on the PATH';

/** A suite that needs PostgreSQL; without it, a single skipped test states the reason. */
export function describeWithPostgres(name: string, body: () => void, options: TestOptions = {}): void {
  if (missing === undefined) describe(name, options, body);
  else {
    describe(name, () => {
      it.skip(missing, () => {});
    });
  }
}

/** Like {@link describeWithPostgres}, with an empty database for the whole suite. */
export function describePostgres(name: string, body: (url: () => string) => void): void {
  describeWithPostgres(name, () => {
    let database: TestDatabase | undefined;
    beforeAll(async () => {
      database = await testDatabase();
    }, 60_000);
    afterAll(() => database?.drop());
    body(() => database?.url ?? '');
  });
}

/** An empty database. @throws Error if there is no PostgreSQL: see describeWithPostgres */
export const testDatabase = async (): Promise<TestDatabase> =>
  createDatabase(DATABASE_URL || (await clusterOfTheRun()));

const WAIT = { every: 50, most: 90_000 };

/** The first file of the run starts the cluster; the others wait for its address. */
async function clusterOfTheRun(): Promise<string> {
  const meeting = inject('postgresMeeting');
  const file = join(meeting, CLUSTER_FILE);
  if (await isFirst(meeting)) await write(file, await started());
  for (let waited = 0; waited < WAIT.most; waited += WAIT.every) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return addressIn(text);
    await pause(WAIT.every);
  }
  throw new Error(`no PostgreSQL after ${WAIT.most} ms`);
}

async function isFirst(meeting: string): Promise<boolean> {
  try {
    await (await open(join(meeting, 'first'), 'wx')).close();
    return true;
  } catch {
    return false;
  }
}

async function started(): Promise<object> {
  try {
    return await startCluster(postgresPrograms() ?? '');
  } catch (error) {
    return { error: String(error) };
  }
}

/** Writes atomically, so that no file reads half of it. */
async function write(file: string, content: object): Promise<void> {
  await writeFile(`${file}.draft`, JSON.stringify(content));
  await rename(`${file}.draft`, file);
}

function addressIn(text: string): string {
  const { url, error } = JSON.parse(text) as { readonly url?: string; readonly error?: string };
  if (url === undefined) throw new Error(error ?? 'no PostgreSQL');
  return url;
}
