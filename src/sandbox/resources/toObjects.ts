/** Converts rows into objects of the contract, with the related objects that were requested. */
import { type Field, objectNamed } from '../../api/contract/index.ts';
import type { Database } from '../database/database.ts';
import { embedded, type Relation, relations } from './relations.ts';
import { rowsBy } from './rows.ts';
import { type Row, resourceNamed } from './tables.ts';

export type ResourceObject = Readonly<Record<string, unknown>>;

/**
 * Related rows are fetched once per relation, not once per row.
 * @param name Object of the contract: `Document`, `Flow`, …
 * @param expand Names and paths, such as `transaction.category`, which includes the transaction
 * @returns One object per row, in the same order
 */
export async function toObjects(
  db: Database,
  name: string,
  rows: readonly Row[],
  expand: readonly string[],
): Promise<readonly Record<string, unknown>[]> {
  const shown = rows.map((): Record<string, unknown> => ({}));
  for (const [field, definition] of Object.entries(objectNamed(name).fields)) {
    const inner = expand.filter((path) => path === field || path.startsWith(`${field}.`));
    const relation = relations[name]?.[field];
    if (relation !== undefined) {
      if (!relation.always && inner.length === 0) continue;
      const further = inner.filter((path) => path !== field).map((path) => path.slice(field.length + 1));
      const related = await relatedTo(db, rows, relation, further);
      for (const [index, one] of shown.entries()) one[field] = related[index];
    } else if (!embedded[name]?.includes(field) || inner.length > 0) {
      for (const [index, one] of shown.entries()) {
        const value = shownValue(rows[index] ?? {}, field, definition);
        if (value !== undefined) one[field] = value;
      }
    }
  }
  return shown;
}

/** Converts a single row. */
export async function toObject(
  db: Database,
  name: string,
  row: Row,
  expand: readonly string[] = [],
): Promise<ResourceObject> {
  const [shown = {}] = await toObjects(db, name, [row], expand);
  return shown;
}

/** The objects related to each row: an object or null; for `many`, an array. */
async function relatedTo(
  db: Database,
  rows: readonly Row[],
  { to, as, by, many }: Relation,
  expand: readonly string[],
): Promise<readonly unknown[]> {
  const [ours, theirs] = many ? ['id', by] : [by, 'id'];
  const keys = [...new Set(rows.map((row) => row[ours]).filter((key) => typeof key === 'string'))];
  const others = await rowsBy(db, resourceNamed(to), theirs, keys);
  const shown = await toObjects(db, as, others, expand);
  const found = new Map<unknown, ResourceObject[]>();
  for (const [index, other] of others.entries()) {
    const key = other[theirs];
    const list = found.get(key) ?? [];
    list.push(shown[index] ?? {});
    found.set(key, list);
  }
  return rows.map((row) => {
    const list = found.get(row[ours]) ?? [];
    return many ? list : (list[0] ?? null);
  });
}

/** undefined if the row has no such value. */
function shownValue(row: Row, field: string, { shape }: Field): unknown {
  // Only e-invoices have a format.
  if (field === 'is_e_invoice') return row['format'] !== null;
  const value = row[field];
  if (value instanceof Date) return value.toISOString();
  if (shape.kind === 'reference' && shape.to === 'Money' && typeof value === 'string') {
    return { amount: value, currency: row['currency'] };
  }
  return value;
}
