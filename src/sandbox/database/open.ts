/** Opens the database: PGlite in memory or in a folder, or PostgreSQL by its address. Both have the same tables. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DatabaseChoice } from '../options.ts';
import { migrationsFolder, preparedDump } from './assets.ts';
import * as tables from './tables/index.ts';

/** A connection, or a transaction on one. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  close(): Promise<void>;
}

/** @throws what the driver throws: a folder that is in use, an address where nobody answers. */
export function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  return choice.kind === 'postgres' ? openPostgres(choice.url) : openPglite(choice);
}

/** Key of the lock under which one process at a time brings the tables up to date. */
const MIGRATION_LOCK = 7_264_531;

async function openPostgres(url: string): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const pool = new pg.Pool({ connectionString: url, max: 10, application_name: 'fattura sandbox' });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(drizzle(client), { migrationsFolder: migrationsFolder(), migrationsSchema: 'public' });
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    } finally {
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { kind: 'postgres', db: drizzle(pool, { schema: tables }) as Database, close: () => pool.end() };
}

async function openPglite(choice: Exclude<DatabaseChoice, { kind: 'postgres' }>): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const dataDir = choice.kind === 'folder' ? choice.path : 'memory://';
  const dump = await preparedDump(choice);
  const client = await PGlite.create({ dataDir, ...(dump === null ? {} : { loadDataDir: dump }) });
  const db = drizzle(client, { schema: tables });
  await migrate(db, { migrationsFolder: migrationsFolder(), migrationsSchema: 'public' });
  return { kind: 'pglite', db: db as Database, close: () => client.close() };
}
