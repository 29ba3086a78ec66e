/** Checks that the ids in a body belong to rows of the company, and match each other. */
import { and, eq } from 'drizzle-orm';
import type { ResourceName } from '../../api/contract/index.ts';
import { type Fault, fault, refuse } from '../http/refusal.ts';
import type { Change } from './change.ts';
import { columnOf, type Row, resourceNamed } from './tables.ts';

async function find(
  { db, companyId }: Change,
  resource: ResourceName,
  id: unknown,
): Promise<Row | undefined> {
  const { table, columns } = resourceNamed(resource);
  const column = (name: string) => columnOf(resourceNamed(resource), name);
  const [row] = await db
    .select(columns)
    .from(table)
    .where(and(eq(column('id'), id), eq(column('company_id'), companyId)));
  return row;
}

/** @throws Refusal 404: the only rule that is not answered with 422 */
export async function checkParentCategory(change: Change): Promise<void> {
  const parent = await find(change, 'categories', change.body['category_id']);
  if (parent === undefined) throw refuse(404, 'no such category', '/category_id');
}

/** @param references Resource by field */
export async function unknownIds(
  change: Change,
  references: Readonly<Record<string, ResourceName>>,
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const [name, resource] of Object.entries(references)) {
    const id = change.body[name];
    if (typeof id !== 'string') continue;
    if ((await find(change, resource, id)) === undefined) faults.push(fault(422, 'no such id', `/${name}`));
  }
  return faults;
}

/** Checks `category_id` and `subcategory_id`, or the same with the prefix `issued_` or `received_`. */
export async function categoryFaults(change: Change, prefix: string): Promise<readonly Fault[]> {
  const [category, subcategory] = [`${prefix}category_id`, `${prefix}subcategory_id`];
  if (!(category in change.body || subcategory in change.body)) return [];
  const unknown = await unknownIds(change, { [category]: 'categories', [subcategory]: 'subcategories' });
  if (unknown.length > 0) return unknown;
  const id = change.after[subcategory];
  if (typeof id !== 'string') return [];
  const parent = (await find(change, 'subcategories', id))?.['category_id'];
  return parent === change.after[category]
    ? []
    : [fault(422, 'does not belong to the category', `/${subcategory}`)];
}
