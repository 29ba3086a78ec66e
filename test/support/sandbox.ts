/** Sandboxes for tests, on either database. */
import { describe, type TestOptions } from 'vitest';
import type { DatabaseChoice, Sandbox, SandboxOptions } from '../../src/sandbox/index.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { describeWithPostgres, testDatabase } from './postgres.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** A suite for each database; the PostgreSQL suite is skipped, with a single line, if there is none. */
export function describeDatabases(
  name: string,
  body: (database: DatabaseKind) => void,
  options: TestOptions = {},
): void {
  describe(`${name} on PGlite`, options, () => body('pglite'));
  describeWithPostgres(`${name} on PostgreSQL`, () => body('postgres'), options);
}

export interface TestStore {
  readonly choice: DatabaseChoice;
  drop(): Promise<void>;
}

/** A new database: PGlite in memory, or a PostgreSQL database that several servers may share. */
export async function testStore(database: DatabaseKind): Promise<TestStore> {
  if (database === 'pglite') return { choice: { kind: 'memory' }, drop: async () => undefined };
  const { url, drop } = await testDatabase();
  return { choice: { kind: 'postgres', url }, drop };
}

export interface TestSandboxOptions extends Omit<SandboxOptions, 'database'> {
  /** Default PGlite. */
  readonly database?: DatabaseKind;
}

/** Starts a sandbox on a database and a port of its own, without rate limits or delays by default. */
export async function startTestSandbox({
  database = 'pglite',
  ...options
}: TestSandboxOptions = {}): Promise<Sandbox> {
  const store = await testStore(database);
  const sandbox = await startSandbox({
    port: 0,
    sdiDelay: 0,
    rateLimit: 1e9,
    ...options,
    database: store.choice,
  }).catch(async (error: unknown) => {
    await store.drop();
    throw error;
  });
  return {
    ...sandbox,
    close: async () => {
      await sandbox.close();
      await store.drop();
    },
  };
}
