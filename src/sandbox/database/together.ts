/** Changes of several tables in one statement: all of them or none, without a transaction around them. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { run, statement } from './statement.ts';

/** One or more changes that read the same rows. */
export interface Change {
  /**
   * SQL by name; another change may read what it returns under that name.
   * @param rows The parameter with the rows, of type json
   */
  readonly texts: (rows: string) => Readonly<Record<string, string>>;
  readonly rows: readonly object[];
}

/**
 * Runs all changes that have rows. Foreign keys are checked at the end, so their order does not matter.
 * @param answer The name of a change whose rows are returned
 */
export async function together<Row extends object>(
  db: Database,
  changes: readonly Change[],
  answer?: string,
): Promise<readonly Row[]> {
  const some = changes.filter(({ rows }) => rows.length > 0);
  const texts = some.flatMap(({ texts: of }, index) => Object.entries(of(`$${index + 1}::json`)));
  const named = texts.map(([name, text]) => `"${name}" as (${text})`);
  if (named.length === 0) return [];
  const isThere = texts.some(([name]) => name === answer);
  const text = `with ${named.join(', ')} select ${isThere ? `* from "${answer}"` : '1'}`;
  const given = some.map(({ rows }) => asJson(rows));
  const rows = await run<Row>(db, statement(text), given);
  return isThere ? rows : [];
}

/** The part of an insertion that is done only for rows that another change returns. */
export interface Restriction {
  /** Name of the other change, which returns `id`. */
  readonly to: string;
  /** The column with that id. */
  readonly by: string;
}

/** Inserts rows, all with the same columns; a missing column gets the table's default. */
export function insertion(table: PgTable, rows: readonly object[], restriction?: Restriction): Change {
  const name = getTableName(table);
  return {
    rows: rows.map((row) => stored(table, row)),
    texts: (given) => ({ [`new ${name}`]: insertText(table, rows[0] ?? {}, { given, restriction }) }),
  };
}

/** In the order of the rows. */
function insertText(
  table: PgTable,
  row: object,
  { given, restriction }: { readonly given: string; readonly restriction: Restriction | undefined },
): string {
  const name = getTableName(table);
  const columns = Object.keys(stored(table, row)).map((column) => `"${column}"`);
  const only =
    restriction === undefined ? '' : ` where r."${restriction.by}" in (select id from "${restriction.to}")`;
  return (
    `insert into "${name}" (${columns.join(', ')}) select ${columns.map((column) => `r.${column}`).join(', ')} ` +
    `from json_populate_recordset(null::"${name}", ${given}) with ordinality r${only} order by r.ordinality`
  );
}

/** A row by column names. */
function stored(table: PgTable, row: object): Readonly<Record<string, unknown>> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [columns[field]?.name ?? field, value]),
  );
}

const asJson = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readable(value)])),
    ),
  );

/** Bytes as PostgreSQL reads them from a text; any other value unchanged. */
const readable = (value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
