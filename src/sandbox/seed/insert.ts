/** Inserts rows in the form of the service's responses: for the seed and for tests. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { byteText } from '../database/byteText.ts';
import type { Database } from '../database/database.ts';
import * as tables from '../database/tables/index.ts';

/**
 * Fields as in responses (money as `{ amount, currency }`, times as ISO texts), ids of the parents (`company_id`,
 * `document_id`, …), and columns that no response contains, by their names.
 */
export type SeedRow = Readonly<Record<string, unknown>>;

/**
 * A table has the name of its resource in the contract; some are not resources. They are ordered by their references.
 */
const TABLES = {
  settings: tables.settings,
  companies: tables.companies,
  apiKeys: tables.apiKeys,
  accounts: tables.accounts,
  categories: tables.categories,
  subcategories: tables.subcategories,
  counterparts: tables.counterparts,
  documentSectionals: tables.documentSectionals,
  counters: tables.counters,
  products: tables.products,
  transactions: tables.transactions,
  documents: tables.documents,
  transitions: tables.transitions,
  flows: tables.flows,
  reconciliations: tables.reconciliations,
  shares: tables.shares,
  requests: tables.requests,
  jobs: tables.jobs,
  webhookEndpoints: tables.webhookEndpoints,
  events: tables.events,
  deliveries: tables.deliveries,
} as const;

export type SeedTable = keyof typeof TABLES;
export type SeedRows = Readonly<Partial<Record<SeedTable, readonly SeedRow[]>>>;

/** Fields of responses that are computed and not stored. */
const DERIVED: ReadonlySet<string> = new Set(['is_e_invoice']);

/** All tables except that of snapshots, each after those that it refers to. */
export const tablesInOrder: readonly PgTable[] = Object.values(TABLES);

const entries = Object.entries(TABLES) as readonly (readonly [SeedTable, PgTable])[];

/** Rows per statement, which keeps statements below a few megabytes. */
const ROWS = 1000;

/**
 * Inserts rows in one transaction, without any check except the database's own.
 * @param rows By table; in the order in which lists return them
 * @throws Error for a field without a column
 */
export async function insertRows(db: Database, rows: SeedRows): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of insertsOf(rows)) await tx.execute(statement);
  });
}

/**
 * The statements of {@link insertRows}, in order.
 * @throws Error for a field without a column
 */
export const insertsOf = (rows: SeedRows): readonly SQL[] =>
  entries.flatMap(([name, table]) =>
    batches((rows[name] ?? []).map((row) => stored(name, table, row))).map((batch) => insert(table, batch)),
  );

/** Consecutive rows with the same columns: a missing column gets the table's default. */
function batches(rows: readonly Stored[]): readonly (readonly Stored[])[] {
  const found: Stored[][] = [];
  let signature = '';
  for (const row of rows) {
    const own = Object.keys(row).join();
    const last = found.at(-1);
    if (last === undefined || own !== signature || last.length === ROWS) found.push([row]);
    else last.push(row);
    signature = own;
  }
  return found;
}

/** One parameter for all rows: with one per value, the limit of 65,535 would be exceeded. */
function insert(table: PgTable, batch: readonly Stored[]): SQL {
  const columns = sql.join(
    Object.keys(batch[0] ?? {}).map((column) => sql.identifier(column)),
    sql`, `,
  );
  return sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(batch)}::json)
  `;
}

/** Rows by column names, in the form that PostgreSQL reads from JSON. */
type Stored = Readonly<Record<string, unknown>>;

function stored(name: SeedTable, table: PgTable, row: SeedRow): Stored {
  const columns = getTableColumns(table);
  const values: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) {
    if (DERIVED.has(field) || value === undefined) continue;
    const column = columns[field];
    if (column === undefined) throw new Error(`${name} has no column for ${field}`);
    if (isMoney(value)) {
      values[column.name] = value.amount;
      values['currency'] = value.currency;
    } else if (value instanceof Uint8Array) {
      values[column.name] = byteText(value);
    } else values[column.name] = value;
  }
  if (name === 'documents') values['reasons_and_remarks'] ??= [];
  return values;
}

interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** JSON columns contain objects too, but none has exactly these two members. */
const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'amount' in value &&
  'currency' in value;
