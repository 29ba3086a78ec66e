/** The measured databases, each created for the run and removed afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseChoice } from '../../src/sandbox/index.ts';
import {
  type Cluster,
  postgresPrograms,
  startCluster,
  stopCluster,
} from '../../test/support/postgresCluster.ts';
import { createDatabase } from '../../test/support/postgresDatabase.ts';

export const STORES = ['PGlite in memory', 'PGlite in a folder', 'PostgreSQL'] as const;
export type StoreName = (typeof STORES)[number];

export interface Store {
  readonly choice: DatabaseChoice;
  drop(): Promise<void>;
}

export interface Stores {
  /** The reason why there is no PostgreSQL; undefined if there is one. */
  readonly missing: string | undefined;
  make(name: StoreName): Promise<Store>;
  close(): Promise<void>;
}

/** PostgreSQL is that of DATABASE_URL, otherwise one that is started for the run, without fsync, like PGlite. */
export async function openStores(): Promise<Stores> {
  const programs = postgresPrograms();
  const given = process.env['DATABASE_URL'];
  const cluster = given || programs === undefined ? undefined : await startCluster(programs);
  const at = given || cluster?.url;
  return {
    missing:
      at === undefined
        ? 'no PostgreSQL: give DATABASE_URL, or install its programs (initdb, pg_ctl, postgres)'
        : undefined,
    make: (name) => (name === 'PostgreSQL' ? postgres(at ?? '') : pglite(name)),
    close: () => closed(programs, cluster),
  };
}

async function closed(programs: string | undefined, cluster: Cluster | undefined): Promise<void> {
  if (programs !== undefined && cluster !== undefined) await stopCluster(programs, cluster);
}

async function postgres(at: string): Promise<Store> {
  const { url, drop } = await createDatabase(at);
  return { choice: { kind: 'postgres', url }, drop };
}

async function pglite(name: StoreName): Promise<Store> {
  if (name === 'PGlite in memory') return { choice: { kind: 'memory' }, drop: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'fattura-bench-'));
  return {
    choice: { kind: 'folder', path: join(folder, 'sandbox') },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}
