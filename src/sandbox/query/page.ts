/** One page of a list: the rows after a key, not after a count, so that new rows shift nothing. */
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Query } from '../http/query.ts';
import type { Resource, Row } from '../resources/tables.ts';
import { digest, readCursor, writeCursor } from './cursor.ts';
import { after, keysOf, orderBy } from './order.ts';
import { conditionOf } from './where.ts';

export interface ListPageRequest {
  readonly db: Database;
  readonly secret: string;
  readonly resource: Resource;
  /** The condition that all rows must match. */
  readonly within: SQL | undefined;
  /** Identifies the list: its path and the ids in it. */
  readonly list: unknown;
  readonly query: Query;
}

export interface ListPage {
  readonly rows: readonly Row[];
  /** null: this is the last page. */
  readonly cursor: string | null;
}

/** @throws Refusal 400 for a cursor of another list or query; page_size may change between pages */
export async function readPage({
  db,
  secret,
  resource,
  within,
  list,
  query,
}: ListPageRequest): Promise<ListPage> {
  const { filters, expand, sort: asked, pageSize, cursor } = query;
  const sort = asked.length > 0 ? asked : orderOf(query);
  const about = digest([
    list,
    filters.map(({ field, operator, values }) => [field, operator, values]),
    asked,
    expand,
  ]);
  const keys = keysOf(resource, sort);
  const place = cursor === null ? undefined : after(keys, readCursor(cursor, about, secret));
  const found: readonly Row[] = await db
    .select({ ...resource.columns, ...keyColumns(keys.map(({ expression }) => expression)) })
    .from(resource.table)
    .where(and(within, ...filters.map((filter) => conditionOf(resource, filter)), place))
    .orderBy(...orderBy(keys))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  if (last === undefined) return { rows, cursor: null };
  const values = keys.map((_key, index) => String(last[keyName(index)]));
  return { rows, cursor: writeCursor({ values, about }, secret) };
}

/**
 * The documentation promises no default order. Rows are in order of insertion; with a date filter they are in order
 * of that date, because an index has them so and any other order would read all rows.
 */
function orderOf({ filters }: Query): Query['sort'] {
  const dated = filters.find(({ field, operator }) => DATES.has(field) && RANGES.has(operator));
  return dated === undefined ? [] : [{ field: dated.field, descending: false }];
}

const DATES: ReadonlySet<string> = new Set(['creation_date', 'delivery_date']);
const RANGES: ReadonlySet<string> = new Set(['gt', 'gte', 'lt', 'lte']);

const keyName = (index: number): string => `key ${index}`;

const keyColumns = (expressions: readonly SQL[]): Record<string, SQL<string>> =>
  Object.fromEntries(expressions.map((one, index) => [keyName(index), sql<string>`(${one})::text`]));
