/** Named snapshots of the database, and a reset. */
import { eq, getTableColumns, getTableName, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { boolean, may, object } from '../../api/contract/shape.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { run, statement } from '../database/statement.ts';
import { settings, snapshots } from '../database/tables/index.ts';
import { refuse } from '../http/refusal.ts';
import { tablesInOrder } from '../seed/insert.ts';
import { emptied, reseed } from '../seed/seed.ts';
import type { ControlEndpoint } from './endpoint.ts';

/** Excluded from snapshots, so that signed addresses and cursors stay valid. */
const SECRET = 'secret';

/** The sequence of file names, which a snapshot contains like a table. */
const FILES = 'document_files';
const LAST_FILE = statement(`select last_value, is_called from ${FILES}`);
const SET_FILE = statement(`select setval('${FILES}', $1::bigint, $2::boolean)`);

interface LastFile {
  readonly last_value: number | string;
  readonly is_called: boolean;
}

const kept = tablesInOrder.filter((table) => table !== settings);

export const snapshotEndpoints: readonly ControlEndpoint[] = [
  {
    method: 'POST',
    path: '/reset',
    body: object({
      seed: may(boolean, 'True to fill the database with the company of the seed; default: true'),
    }),
    async run({ context, json }) {
      const { db, clock, faults } = context;
      if (json['seed'] === false) await emptied(db);
      else await reseed(db);
      await clock.setOffset(db, 0);
      faults.clear();
      return { seeded: json['seed'] !== false };
    },
  },
  {
    method: 'GET',
    path: '/snapshots',
    run: async ({ context: { db } }) =>
      db
        .select({ name: snapshots.name, created_at: snapshots.created_at })
        .from(snapshots)
        .orderBy(snapshots.name),
  },
  {
    method: 'POST',
    path: '/snapshots/:name',
    async run({ context: { db }, params }) {
      const name = nameOf(params);
      await db.transaction((tx) => take(tx, name));
      return { name };
    },
  },
  {
    method: 'POST',
    path: '/snapshots/:name/restore',
    async run({ context, params }) {
      await bringBack(context, nameOf(params));
      return { name: nameOf(params) };
    },
  },
  {
    method: 'DELETE',
    path: '/snapshots/:name',
    async run({ context: { db }, params }) {
      const gone = await db
        .delete(snapshots)
        .where(eq(snapshots.name, nameOf(params)))
        .returning({ name: snapshots.name });
      if (gone.length === 0) throw refuse(404, 'no such snapshot');
      return undefined;
    },
  },
];

function nameOf({ name = '' }: Readonly<Record<string, string>>): string {
  if (!/^[\w.-]{1,100}$/.test(name))
    throw refuse(422, 'a name may contain letters, digits, dots, hyphens and underscores');
  return name;
}

async function take(tx: Database, name: string): Promise<void> {
  // All tables in one consistent state, even while others write.
  await tx.execute(sql`set transaction isolation level repeatable read`);
  const content: Record<string, readonly unknown[]> = {};
  for (const table of [...kept, settings]) content[getTableName(table)] = await rowsOf(tx, table);
  content[FILES] = await run(tx, LAST_FILE, []);
  await tx
    .insert(snapshots)
    .values({ name, content })
    .onConflictDoUpdate({ target: snapshots.name, set: { content, created_at: sql`now()` } });
}

async function rowsOf(tx: Database, table: PgTable): Promise<readonly unknown[]> {
  const [row] = await tx
    .select({ all: sql<readonly unknown[]>`coalesce(json_agg(to_json(${table})), '[]')` })
    .from(table)
    .where(table === settings ? ne(settings.name, SECRET) : undefined);
  return row?.all ?? [];
}

async function bringBack({ db, clock, wake }: Context, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(snapshots).where(eq(snapshots.name, name));
    if (found === undefined) throw refuse(404, 'no such snapshot');
    const names = sql.join(
      kept.map((table) => sql`${table}`),
      sql`, `,
    );
    await tx.execute(sql`truncate ${names} cascade`);
    await tx.delete(settings).where(ne(settings.name, SECRET));
    for (const table of tablesInOrder) await fill(tx, table, found.content[getTableName(table)] ?? []);
    // A snapshot of an earlier version has no sequence: the current one continues.
    for (const { last_value, is_called } of (found.content[FILES] ?? []) as readonly LastFile[])
      await run(tx, SET_FILE, [last_value, is_called]);
  });
  await clock.refresh(db);
  wake();
}

async function fill(tx: Database, table: PgTable, rows: readonly unknown[]): Promise<void> {
  if (rows.length > 0)
    await tx.execute(sql`
      insert into ${table} overriding system value
      select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`);
  if (!('seq' in getTableColumns(table))) return;
  // New rows continue the numbering of the restored ones.
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${getTableName(table)}, 'seq'), coalesce(max(seq), 0) + 1, false) from ${table}`);
}
