/** Changes of several tables in one statement: all of them or none, without a transaction around them. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { byteText } from './byteText.ts';
import type { Database } from './database.ts';
import { run, statement } from './statement.ts';

/** One or more changes that read the same rows. */
export interface Change {
  /**
   * SQL by name; another change may read what it returns under that name.
   * @param rows The parameter with the rows, of type json
   */
  readonly texts: (rows: string) => Readonly<Record<string, string>>;
  /** Their values are those of JSON; see {@link storedValue}. */
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
  const given = some.map(({ rows }) => JSON.stringify(rows));
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
  const columns = columnsOf(table, rows[0] ?? {});
  return {
    rows: storedRows(columns, rows),
    texts: (given) => ({ [`new ${name}`]: insertText(name, columns, { given, restriction }) }),
  };
}

interface StoredColumn {
  readonly field: string;
  readonly name: string;
}

function columnsOf(table: PgTable, row: object): readonly StoredColumn[] {
  const columns = getTableColumns(table);
  return Object.keys(row).map((field) => ({ field, name: columns[field]?.name ?? field }));
}

/** In the order of the rows. */
function insertText(
  table: string,
  stored: readonly StoredColumn[],
  { given, restriction }: { readonly given: string; readonly restriction: Restriction | undefined },
): string {
  const columns = stored.map(({ name }) => `"${name}"`);
  const only =
    restriction === undefined ? '' : ` where r."${restriction.by}" in (select id from "${restriction.to}")`;
  return (
    `insert into "${table}" (${columns.join(', ')}) select ${columns.map((column) => `r.${column}`).join(', ')} ` +
    `from json_populate_recordset(null::"${table}", ${given}) with ordinality r${only} order by r.ordinality`
  );
}

/** Rows by column names, for a parameter of type json. */
function storedRows(columns: readonly StoredColumn[], rows: readonly object[]): readonly object[] {
  return rows.map((row) => {
    const stored: Record<string, unknown> = {};
    for (const { field, name } of columns) stored[name] = storedValue((row as Fields)[field]);
    return stored;
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** Bytes as PostgreSQL reads them from a text; any other value unchanged. */
export const storedValue = (value: unknown): unknown =>
  value instanceof Uint8Array ? byteText(value) : value;
