/** Which rows a list answers with, in which order, and which page of them. */
import type { Shape } from '../../../src/api/contract/index.ts';
import { Decimal } from '../../../src/model/decimal.ts';
import type { Filter, Query } from '../../../src/sandbox/http/query.ts';
import { refuse } from '../../../src/sandbox/http/refusal.ts';
import type { Row, Store } from './store.ts';

export interface PageOfRows {
  readonly rows: readonly Row[];
  readonly cursor: string | null;
}

export function selectRows(store: Store, rows: readonly Row[], query: Query): readonly Row[] {
  const chosen = rows.filter((row) => query.filters.every((filter) => passes(store, row, filter)));
  return chosen.sort((a, b) => {
    for (const { field, descending } of query.sort) {
      const order = compare(plain(a[field]), plain(b[field]));
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
}

function passes(store: Store, row: Row, { field, operator, values, shape }: Filter): boolean {
  const value = filterValue(store, row, field);
  if (operator === 'empty') return (value === null) === (values[0] === 'true');
  const [first = ''] = values;
  if (operator === 'neq' || operator === 'notIn') return value === null || !values.includes(value);
  if (value === null) return false;
  switch (operator) {
    case 'eq':
    case 'in':
      return values.includes(value);
    case 'ilike':
      return value.toLowerCase().includes(first.toLowerCase());
    case 'gt':
      return ordered(value, first, shape) > 0;
    case 'gte':
      return ordered(value, first, shape) >= 0;
    case 'lt':
      return ordered(value, first, shape) < 0;
    case 'lte':
      return ordered(value, first, shape) <= 0;
  }
}

/** Two filters are about something that is no field of the row. */
function filterValue(store: Store, row: Row, field: string): string | null {
  if (field === 'counterpart_company_name') {
    return plain(store.find('counterparts', row['counterpart_id'])?.['company_name']);
  }
  if (field === 'search') return `${row['code'] ?? ''} ${row['description'] ?? ''}`;
  return plain(row[field]);
}

/** As text; of Money the amount. */
function plain(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'object' && 'amount' in value) return String(value.amount);
  return String(value);
}

const ordered = (a: string, b: string, shape: Shape): number =>
  shape.kind === 'integer' ? Number(a) - Number(b) : compare(a, b);

/** Numbers by value, text by code unit, nothing first. */
function compare(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  const [left, right] = [Decimal.parse(a), Decimal.parse(b)];
  if (left !== undefined && right !== undefined) return left.compare(right);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A mark that a misbehaving page puts before a cursor, so that it is a new one for the same place. */
const MARK = /^again\d+\./;

export const marked = (cursor: string | null, number: number): string =>
  `again${number}.${(cursor ?? '').replace(MARK, '')}`;

/**
 * One page. A cursor is good for the list and the query that it was made for and no other: a client that changes
 * page_size, a filter or the order on its way is refused.
 * @param list what tells one list from another
 */
export function cutPage(rows: readonly Row[], query: Query, list: string): PageOfRows {
  const { cursor, own: _own, ...rest } = query;
  const about = JSON.stringify([list, rest]);
  const from = placeOf((cursor ?? '').replace(MARK, ''), about);
  const next = from + query.pageSize;
  return {
    rows: rows.slice(from, next),
    cursor: next < rows.length ? encode({ from: next, about }) : null,
  };
}

function placeOf(cursor: string, about: string): number {
  if (cursor === '') return 0;
  const found = decode(cursor);
  if (found === undefined || found.about !== about)
    throw refuse(400, 'not a cursor of this query', '/cursor');
  return found.from;
}

interface Bookmark {
  readonly from: number;
  readonly about: string;
}

const encode = (bookmark: Bookmark): string => Buffer.from(JSON.stringify(bookmark)).toString('base64url');

function decode(cursor: string): Bookmark | undefined {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Bookmark;
  } catch {
    return undefined;
  }
}
