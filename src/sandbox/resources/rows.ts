/** Rows of a resource by their ids. */
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Ids } from '../http/ids.ts';
import { refuse } from '../http/refusal.ts';
import { columnOf, type Resource, type Row } from './tables.ts';

/** The rows with one of these values in the column, in order of insertion. */
export async function rowsBy(
  db: Database,
  resource: Resource,
  column: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  if (values.length === 0) return [];
  return db
    .select(resource.columns)
    .from(resource.table)
    .where(inArray(columnOf(resource, column), [...values]))
    .orderBy(columnOf(resource, 'seq'));
}

/** The condition for rows of the company in the path, and of the document if there is one. */
export function ownedBy(resource: Resource, ids: Ids): SQL | undefined {
  const { company_id: company, document_id: document } = ids;
  return and(
    company === undefined ? undefined : eq(columnOf(resource, 'company_id'), company),
    document === undefined || resource.name === 'documents'
      ? undefined
      : eq(columnOf(resource, 'document_id'), document),
  );
}

/** The last id in the path. */
export const itemId = (ids: Ids): string => Object.values(ids).at(-1) ?? '';

/**
 * The row at a path.
 * @param lock True to lock it until the transaction ends, before a change
 * @throws Refusal 404 if it does not exist, or belongs to another company or document
 */
export async function itemOf(
  db: Database,
  resource: Resource,
  ids: Ids,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Row> {
  const query = db
    .select(resource.columns)
    .from(resource.table)
    .where(and(eq(columnOf(resource, 'id'), itemId(ids)), ownedBy(resource, ids)));
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) throw refuse(404, `no such ${resource.singular}`);
  return row;
}
