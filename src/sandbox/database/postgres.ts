/** PostgreSQL by its address, which several servers may share. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { codeOf, SandboxError } from '../error.ts';
import { migrationsFolder } from './assets.ts';
import { databaseFailure } from './failure.ts';
import type { Database, OpenDatabase } from './open.ts';
import * as tables from './tables/index.ts';

/** Connections of one server. */
const CONNECTIONS = 10;

/** Milliseconds until an address that says nothing counts as one where nobody is. */
const CONNECT = 10_000;

/** The first with gen_random_uuid(): 13. */
const OLDEST = 13;

/** Key of the lock under which one process at a time brings the tables up to date. */
const MIGRATION_LOCK = 7_264_531;

/** @throws SandboxError when there is no such database, or it does not let in. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...connectionOf(url),
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT,
    application_name: 'fattura sandbox',
  });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      await bringUpToDate(client);
    } finally {
      // With the connection goes its lock.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw explained(error, url);
  }
  return { kind: 'postgres', db: drizzle(pool, { schema: tables }) as Database, close: () => pool.end() };
}

function connectionOf(url: string): pg.PoolConfig {
  if (!/^postgres(?:ql)?:\/\/\S*$/.test(url) || !URL.canParse(url))
    throw new SandboxError('database_address', {});
  return { connectionString: url };
}

async function bringUpToDate(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const found = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (found < OLDEST) throw new SandboxError('database_version', { found, needed: OLDEST });
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder(), migrationsSchema: 'public' });
}

/** Classes of SQLSTATE: a user that is unknown or not let in. */
const NOT_LET_IN = /^28/;
const NO_SUCH_DATABASE = '3D000';
/** A right that is missing, such as that of making tables. */
const NOT_ALLOWED = '42501';

/** What the driver threw, for people; without the password. */
function explained(error: unknown, url: string): unknown {
  if (error instanceof SandboxError) return error;
  const { host, username, pathname } = new URL(url);
  const code = databaseFailure(error)?.code;
  if (code === undefined) {
    const reason = codeOf(error) ?? (error instanceof Error ? error.message : String(error));
    return new SandboxError('database_unreachable', { host, reason }, { cause: error });
  }
  if (NOT_LET_IN.test(code) || code === NOT_ALLOWED)
    return new SandboxError('database_refused', { host, user: username, reason: code }, { cause: error });
  if (code === NO_SUCH_DATABASE)
    return new SandboxError('database_missing', { host, name: pathname.slice(1) }, { cause: error });
  return error;
}
