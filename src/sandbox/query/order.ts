/** The order of a list, and the condition for the rows after a given one. */
import { type SQL, sql } from 'drizzle-orm';
import { lastWhenNull } from '../database/columns.ts';
import type { Query } from '../http/query.ts';
import { columnOf, type Resource } from '../resources/tables.ts';
import { type FieldType, fieldOf, inOrder, valueOfType } from './fields.ts';

export interface SortKey {
  readonly expression: SQL;
  readonly type: FieldType | 'bigint';
  readonly descending: boolean;
}

/** The sort keys; the last one is unique and, where it exists, the order of insertion. */
export function keysOf(resource: Resource, sort: Query['sort']): readonly SortKey[] {
  const keys = sort.map(({ field, descending }): SortKey => {
    const found = fieldOf(resource, field);
    if (found === undefined) throw new Error(`cannot sort ${resource.name} by ${field}`);
    const { type, nullable, ranked } = found;
    if (nullable && type !== 'text') throw new Error(`${field} is nullable and has no replacement for null`);
    const plain = inOrder(ranked?.(found.expression) ?? found.expression, type);
    // Keys that are never null are compared as one row value, which matches the indexes.
    return { expression: nullable ? lastWhenNull(plain) : plain, type, descending };
  });
  // In the direction of the previous key.
  const descending = keys.at(-1)?.descending ?? false;
  const [name, type] = Object.hasOwn(resource.columns, 'seq')
    ? (['seq', 'bigint'] as const)
    : (['id', 'uuid'] as const);
  return [...keys, { expression: sql`${columnOf(resource, name)}`, type, descending }];
}

export const orderBy = (keys: readonly SortKey[]): SQL[] =>
  keys.map(({ expression, descending }) => (descending ? sql`${expression} desc` : sql`${expression} asc`));

/** The rows after the one with these keys. */
export function after(keys: readonly SortKey[], values: readonly string[]): SQL {
  const given = keys.map((key, index) => ({ ...key, value: typed(key, values[index] ?? '') }));
  if (keys.every(({ descending }) => descending === keys[0]?.descending)) {
    const left = sql.join(
      given.map(({ expression }) => expression),
      sql`, `,
    );
    const right = sql.join(
      given.map(({ value }) => value),
      sql`, `,
    );
    return keys[0]?.descending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
  }
  // Mixed directions: later in the first key, or equal there and later in the next, and so on.
  const ways = given.map(({ expression, value, descending }, index) => {
    const same = given.slice(0, index).map((key) => sql`${key.expression} = ${key.value}`);
    const later = descending ? sql`${expression} < ${value}` : sql`${expression} > ${value}`;
    return sql`(${sql.join([...same, later], sql` and `)})`;
  });
  // A necessary condition on the first key, so that an index scan can start there.
  const bound = given
    .slice(0, 1)
    .map(({ expression, value, descending }) =>
      descending ? sql`${expression} <= ${value}` : sql`${expression} >= ${value}`,
    );
  return sql`(${sql.join(bound)} and (${sql.join(ways, sql` or `)}))`;
}

const typed = ({ type }: SortKey, value: string): SQL =>
  type === 'bigint' ? sql`${value}::bigint` : valueOfType(value, type);
