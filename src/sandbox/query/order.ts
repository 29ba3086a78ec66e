/** In which order a list is, and what comes after a row of it. */
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

/** The keys of the order; the last tells rows apart and is, where it is kept, the order in which they were made. */
export function keysOf(resource: Resource, sort: Query['sort']): readonly SortKey[] {
  const keys = sort.map(({ field, descending }): SortKey => {
    const found = fieldOf(resource, field);
    if (found === undefined) throw new Error(`no order of ${resource.name} by ${field}`);
    const { type, nullable, ranked } = found;
    if (nullable && type !== 'text') throw new Error(`${field} may be null: nothing stands for it`);
    const plain = inOrder(ranked?.(found.expression) ?? found.expression, type);
    // Keys that are never null can be compared as one row, which is what the indexes are made for.
    return { expression: nullable ? lastWhenNull(plain) : plain, type, descending };
  });
  // In the direction of the one before it.
  const descending = keys.at(-1)?.descending ?? false;
  const [name, type] = Object.hasOwn(resource.columns, 'seq')
    ? (['seq', 'bigint'] as const)
    : (['id', 'uuid'] as const);
  return [...keys, { expression: sql`${columnOf(resource, name)}`, type, descending }];
}

export const orderBy = (keys: readonly SortKey[]): SQL[] =>
  keys.map(({ expression, descending }) => (descending ? sql`${expression} desc` : sql`${expression} asc`));

/** Rows after the one with these values of the keys. */
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
  // Directions differ: later in the first key, or the same there and later in the next, and so on.
  const ways = given.map(({ expression, value, descending }, index) => {
    const same = given.slice(0, index).map((key) => sql`${key.expression} = ${key.value}`);
    const later = descending ? sql`${expression} < ${value}` : sql`${expression} > ${value}`;
    return sql`(${sql.join([...same, later], sql` and `)})`;
  });
  // What no way leads out of, so that an index can begin there.
  const bound = given
    .slice(0, 1)
    .map(({ expression, value, descending }) =>
      descending ? sql`${expression} <= ${value}` : sql`${expression} >= ${value}`,
    );
  return sql`(${sql.join(bound)} and (${sql.join(ways, sql` or `)}))`;
}

const typed = ({ type }: SortKey, value: string): SQL =>
  type === 'bigint' ? sql`${value}::bigint` : valueOfType(value, type);
