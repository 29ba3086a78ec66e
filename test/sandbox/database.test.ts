import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileLock, thisProcess } from '../../src/lock/index.ts';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import { openFolder } from '../../src/sandbox/database/pglite.ts';
import * as tables from '../../src/sandbox/database/tables/index.ts';
import { SandboxError } from '../../src/sandbox/error.ts';
import { LockWorld } from '../support/lockWorld.ts';
import { describePostgres, describeWithPostgres, testDatabase } from '../support/postgres.ts';
import { describeDatabases, type TestStore, testStore } from '../support/sandbox.ts';

/** The TypeScript tables as `table.column type null?`, and the tables created by the migrations. */
function declared(): readonly string[] {
  return Object.values<PgTable>(tables)
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column) =>
          `${getTableName(table)}.${column.name} ${column.getSQLType()} ${column.notNull ? 'not null' : 'null'}`,
      ),
    )
    .sort();
}

const COLUMNS = sql`
  select c.relname as "table", a.attname as "column", not a.attnotnull as "nullable",
    format_type(a.atttypid, a.atttypmod) as "type"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped
    and c.relname not like '\\_\\_%'`;

/** drizzle writes a space before the precision. */
const plain = (line: string): string => line.replace('timestamp (3)', 'timestamp(3)');

/** Indexes and constraints that the code refers to by name, some of them to interpret errors. */
function namedRules(): readonly string[] {
  return Object.values<PgTable>(tables)
    .map(getTableConfig)
    .flatMap(({ indexes, uniqueConstraints }) => [
      ...indexes.map(({ config }) => config.name ?? ''),
      ...uniqueConstraints.map((rule) => rule.getName() ?? ''),
    ]);
}

describeDatabases('the tables', (database) => {
  let store: TestStore;
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    store = await testStore(database);
    opened = await openDatabase(store.choice);
  }, 60_000);
  afterAll(async () => {
    await opened.close();
    await store.drop();
  });

  it('equal those in the code', async () => {
    const result = (await opened.db.execute(COLUMNS)) as unknown as {
      readonly rows: readonly {
        readonly table: string;
        readonly column: string;
        readonly nullable: boolean;
        readonly type: string;
      }[];
    };
    const made = result.rows
      .map(
        ({ table, column, nullable, type }) => `${table}.${column} ${type} ${nullable ? 'null' : 'not null'}`,
      )
      .sort();
    expect(made.map(plain)).toEqual(declared().map(plain));
  });

  it('have the indexes and constraints that the code refers to', async () => {
    const result = (await opened.db.execute(
      sql`select indexname as name from pg_indexes where schemaname = current_schema()`,
    )) as unknown as { readonly rows: readonly { readonly name: string }[] };
    const made = new Set(result.rows.map(({ name }) => name));
    expect(namedRules().length).toBeGreaterThan(20);
    expect(namedRules().filter((name) => !made.has(name))).toEqual([]);
  });

  it('are migrated once when opened concurrently', async () => {
    if (store.choice.kind !== 'postgres') return;
    const others = await Promise.all([openDatabase(store.choice), openDatabase(store.choice)]);
    for (const other of others) await other.close();
  });
});

describe('a folder', () => {
  let base: string;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'fattura-folder-'));
  });
  afterAll(() => rm(base, { recursive: true, force: true }));

  const refusal = async (path: string): Promise<unknown> =>
    openDatabase({ kind: 'folder', path }).then(
      async ({ close }) => {
        await close();
        return 'opened';
      },
      (error: unknown) => (error instanceof SandboxError ? [error.code, error.params] : error),
    );

  it('is created, kept and released; one process at a time uses it', async () => {
    const path = join(base, 'made/within');
    const first = await openDatabase({ kind: 'folder', path });
    await first.db.execute(sql`insert into settings values ('kept', 'yes')`);
    const file = join(path, 'sandbox.lock');
    expect(await refusal(path)).toEqual(['folder_in_use', { path, pid: process.pid, host: null, file }]);
    await first.close();
    expect((await readdir(path)).sort()).toEqual(['.gitignore', 'pgdata']);
    const again = await openDatabase({ kind: 'folder', path });
    const [row] = await again.db.select().from(tables.settings);
    await again.close();
    expect(row).toEqual({ name: 'kept', value: 'yes' });
  }, 60_000);

  it('of a dead process is taken over, and recreated if incomplete', async () => {
    const path = join(base, 'killed');
    await mkdir(join(path, 'pgdata'), { recursive: true });
    await writeFile(join(path, 'pgdata/PG_VERSION'), '18\n');
    await writeFile(join(path, 'incomplete'), '');
    // No process has such a high id.
    await writeFile(
      join(path, 'sandbox.lock'),
      JSON.stringify({ ...thisProcess(), nonce: 'n', pid: 999999999 }),
    );
    // A leftover of an earlier version.
    await writeFile(join(path, 'elsewhere.17.lock'), '');
    expect(await refusal(path)).toBe('opened');
    expect((await readdir(path)).sort()).toEqual(['.gitignore', 'elsewhere.17.lock', 'pgdata']);
  }, 60_000);

  it('taken over while this process was suspended is not written to', async () => {
    const path = join(base, 'suspended');
    const world = new LockWorld();
    const [first, second] = [world.process({ space: 'a' }), world.process({ space: 'b' })];
    const { db, close } = await openFolder(path, first);
    first.clock.suspended = true;
    const taken = await FileLock.take(join(path, 'sandbox.lock'), second);
    expect(taken).toBeInstanceOf(FileLock);
    first.clock.suspended = false;
    const written = db.execute(sql`insert into settings values ('late', 'yes')`);
    await expect(written).rejects.toMatchObject({ cause: { code: 'folder_lost' } });
    await close();
    if (taken instanceof FileLock) await taken.release();
    const again = await openDatabase({ kind: 'folder', path });
    expect(await again.db.select().from(tables.settings)).toEqual([]);
    await again.close();
  }, 60_000);

  it('with other content is refused and left unchanged', async () => {
    const path = join(base, 'foreign');
    await mkdir(path);
    await writeFile(join(path, 'thesis.txt'), 'mine');
    expect(await refusal(path)).toEqual(['folder_foreign', { path, found: 'thesis.txt' }]);
    expect(await readdir(path)).toEqual(['thesis.txt']);
  });

  it('that is a file is refused', async () => {
    const path = join(base, 'file');
    await writeFile(path, '');
    expect(await refusal(path)).toEqual(['folder_unusable', { path, reason: 'EEXIST' }]);
  });

  it('with a damaged database is refused', async () => {
    const path = join(base, 'damaged');
    await mkdir(join(path, 'pgdata'), { recursive: true });
    await writeFile(join(path, 'pgdata/PG_VERSION'), '7\n');
    expect(await refusal(path)).toEqual(['folder_damaged', { path }]);
  }, 60_000);
});

describe('an address', () => {
  it.each([
    ['mysql://127.0.0.1/x', ['database_address', {}]],
    ['postgres://user name@[', ['database_address', {}]],
    // Nothing listens on port 1 of this machine.
    [
      'postgres://user:secret@127.0.0.1:1/x',
      ['database_unreachable', { host: '127.0.0.1:1', reason: 'ECONNREFUSED' }],
    ],
  ])('%s', async (url, expected) => {
    const error: unknown = await openDatabase({ kind: 'postgres', url }).catch((thrown: unknown) => thrown);
    if (!(error instanceof SandboxError)) throw new Error('no refusal', { cause: error });
    expect([error.code, error.params]).toEqual(expected);
    expect(error.message).not.toContain('secret');
  });
});

describePostgres('an address of PostgreSQL', (url) => {
  const codeFor = async (change: (address: URL) => void): Promise<unknown> => {
    const address = new URL(url());
    change(address);
    return openDatabase({ kind: 'postgres', url: address.href }).then(
      () => 'opened',
      (error: unknown) => (error instanceof SandboxError ? error.code : error),
    );
  };

  it('of a missing database', async () => {
    const found = await codeFor((address) => {
      address.pathname = '/not_there';
    });
    expect(found).toBe('database_missing');
  });

  it('with an unknown user', async () => {
    const found = await codeFor((address) => {
      address.username = 'nobody_at_all';
    });
    expect(found).toBe('database_refused');
  });
});

describeWithPostgres('a database of PostgreSQL', () => {
  const asked = async (url: string, statement: string): Promise<readonly Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const opened = async (url: string): Promise<unknown> =>
    openDatabase({ kind: 'postgres', url }).then(
      async ({ close }) => {
        await close();
        return 'opened';
      },
      (error: unknown) => (error instanceof SandboxError ? [error.code, error.params] : error),
    );
  const TABLES =
    "select table_schema as s from information_schema.tables where table_schema <> 'information_schema' and table_schema not like 'pg_%' group by 1";

  it('gets tables in a schema of their own, and nothing elsewhere', async () => {
    const { url, drop } = await testDatabase();
    expect(await opened(`${url}?options=${encodeURIComponent('-c work_mem=8MB')}`)).toBe('opened');
    expect(await asked(url, TABLES)).toEqual([{ s: 'fattura_sandbox' }]);
    await drop();
  }, 60_000);

  it.each([
    ['in public', 'create table users (id int)', 'public.users'],
    ['in a schema', 'create schema app create table "Order Line" (id int)', 'app."Order Line"'],
    ['in our schema', 'create schema fattura_sandbox create table theirs (id int)', 'fattura_sandbox.theirs'],
  ])(
    'with a foreign table %s is refused and left unchanged',
    async (_, statement, found) => {
      const { url, drop } = await testDatabase();
      await asked(url, statement);
      const before = await asked(url, TABLES);
      expect(await opened(url)).toEqual([
        'database_foreign',
        { name: new URL(url).pathname.slice(1), found },
      ]);
      expect(await asked(url, TABLES)).toEqual(before);
      await drop();
    },
    60_000,
  );

  it('first used by the sandbox may get other tables later', async () => {
    const { url, drop } = await testDatabase();
    expect(await opened(url)).toBe('opened');
    await asked(url, 'create table users (id int)');
    expect(await opened(url)).toBe('opened');
    await drop();
  }, 60_000);
});
