/** PostgreSQL at an address, which several servers may share. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { codeOf, SandboxError } from '../error.ts';
import { migrationsFolder } from './assets.ts';
import type { Database, OpenDatabase } from './database.ts';
import { type DatabaseFailure, databaseFailure, isConnectionLost } from './failure.ts';
import * as tables from './tables/index.ts';
import { addTextIndexes } from './textSearch.ts';

/** Number of connections per server. */
const CONNECTIONS = 10;

/** Milliseconds to wait for an address that does not respond. */
const CONNECT = 10_000;

/**
 * Milliseconds after which PostgreSQL ends a statement, and a transaction whose server sends nothing: the locks of a
 * server that hangs are released.
 */
const LONGEST: TimeLimits = { statement: 60_000, idle: 30_000 };

interface TimeLimits {
  readonly statement: number;
  readonly idle: number;
}

/** Schema of the tables, separate from everything else in the database. */
const SCHEMA = 'fattura_sandbox';

/** The first version with gen_random_uuid(): 13. */
const OLDEST = 13;

/** Key of the lock that lets one process at a time run the migrations. */
const MIGRATION_LOCK = 7_264_531;

/** @throws SandboxError if the database does not exist or denies access */
export async function openPostgres(url: string, limits: TimeLimits = LONGEST): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...connectionOf(url, limits),
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT,
    keepAlive: true,
    application_name: 'fattura sandbox',
  });
  // A connection can break at any time, and without a listener that ends the process. The pool listens only while a
  // connection is idle, so connections in use get this listener; their pending statement fails anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let withoutTextIndexes: DatabaseFailure | null;
  try {
    const client = await pool.connect();
    try {
      withoutTextIndexes = await bringUpToDate(client);
    } finally {
      // Closing the connection releases its lock.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw explained(error, url);
  }
  return { kind: 'postgres', db: withTransactions(pool), withoutTextIndexes, close: () => pool.end() };
}

/**
 * drizzle's own transaction on a pool never releases a connection that breaks before the first statement: after ten
 * of these, the server waits forever.
 */
function withTransactions(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema: tables });
  const sessions = new WeakMap<pg.PoolClient, typeof db>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const session = sessions.get(client) ?? (drizzle(client, { schema: tables }) as unknown as typeof db);
    sessions.set(client, session);
    try {
      const result = await session.transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot roll back is not reused.
      client.release(isConnectionLost(error));
      throw error;
    }
  };
  return db as Database;
}

function connectionOf(url: string, { statement, idle }: TimeLimits): pg.PoolConfig {
  if (!/^postgres(?:ql)?:\/\/\S*$/.test(url) || !URL.canParse(url))
    throw new SandboxError('database_address', {});
  // Options in the address override those of the pool, so ours are appended to the address.
  const address = new URL(url);
  const given = address.searchParams.get('options');
  address.searchParams.delete('options');
  const own = [
    `-c search_path=${SCHEMA}`,
    `-c statement_timeout=${statement}`,
    `-c idle_in_transaction_session_timeout=${idle}`,
  ];
  const options = [...(given === null ? [] : [given]), ...own].join(' ');
  return { connectionString: address.href, options };
}

/** @returns The reason why there are no indexes for texts; null if there are */
async function bringUpToDate(client: pg.PoolClient): Promise<DatabaseFailure | null> {
  // Another server may migrate a large database for longer.
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const found = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (found < OLDEST) throw new SandboxError('database_version', { found, needed: OLDEST });
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await refuseForeign(client);
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder(), migrationsSchema: SCHEMA });
  return addTextIndexes(async (text) => (await client.query<{ name?: string }>(text)).rows);
}

/** Tables that belong neither to PostgreSQL, its extensions nor the sandbox. */
const FOREIGN = `
  select current_database() as database, quote_ident(n.nspname) || '.' || quote_ident(c.relname) as found
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'f') and c.relpersistence <> 't'
    and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 2 limit 1`;

/**
 * Refuses a database of another application, whose address is easily given by mistake. If the sandbox was there
 * first, other tables may be added later.
 */
async function refuseForeign(client: pg.PoolClient): Promise<void> {
  const migrations = `${SCHEMA}.__drizzle_migrations`;
  const ours = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    migrations,
  ]);
  if (ours.rows[0]?.found === true) return;
  const { rows } = await client.query<{ database: string; found: string }>(FOREIGN);
  const [foreign] = rows;
  if (foreign === undefined) return;
  throw new SandboxError('database_foreign', { name: foreign.database, found: foreign.found });
}

/** SQLSTATE classes: unknown user, or access denied. */
const NOT_LET_IN = /^28/;
const NO_SUCH_DATABASE = '3D000';
/** Missing privilege, such as that of creating tables. */
const NOT_ALLOWED = '42501';

/** The driver's error in plain words, without the password. */
function explained(error: unknown, url: string): unknown {
  if (error instanceof SandboxError) return error;
  const { host, username, pathname } = new URL(url);
  const code = databaseFailure(error)?.code;
  if (code === undefined || isConnectionLost(error)) {
    const reason = code ?? codeOf(error) ?? (error instanceof Error ? error.message : String(error));
    return new SandboxError('database_unreachable', { host, reason }, { cause: error });
  }
  if (NOT_LET_IN.test(code) || code === NOT_ALLOWED)
    return new SandboxError('database_refused', { host, user: username, reason: code }, { cause: error });
  if (code === NO_SUCH_DATABASE)
    return new SandboxError('database_missing', { host, name: pathname.slice(1) }, { cause: error });
  return error;
}
