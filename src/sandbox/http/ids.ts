/** Checks the ids in a path: their format, and the access to company and document. */
import { and, eq } from 'drizzle-orm';
import { isUuid } from '../../api/contract/index.ts';
import type { Database } from '../database/database.ts';
import { documents } from '../database/tables/index.ts';
import type { DocumentKey } from '../documents/row.ts';
import type { Principal } from '../endpoints/handler.ts';
import { refuse } from './refusal.ts';

export type Ids = Readonly<Record<string, string>>;

/** The company in the path; empty for a path without one. */
export const companyIdOf = (ids: Ids): string => ids['company_id'] ?? '';

/** The company and the document in the path. */
export const documentKey = (ids: Ids): DocumentKey => ({
  companyId: companyIdOf(ids),
  documentId: ids['document_id'] ?? '',
});

/** The company in a path; null if there is none, or if it is not a UUID. */
export function companyIn(given: Ids): string | null {
  const id = companyIdOf(given).toLowerCase();
  return isUuid(id) ? id : null;
}

/**
 * Converts to lower case.
 * @throws Refusal 404 for a value that is not a UUID, which no resource can have as id
 */
export function readIds(given: Ids): Ids {
  const ids: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const id = value.toLowerCase();
    if (!isUuid(id)) throw refuse(404, `${name} is not a UUID`);
    ids[name] = id;
  }
  return ids;
}

/** @throws Refusal 404 for a company outside the key's access, or a document of another company */
export async function checkAccess(db: Database, { company: found }: Principal, ids: Ids): Promise<void> {
  const { company_id: company, document_id: document } = ids;
  if (company === undefined) return;
  if (found?.id !== company) throw refuse(404, 'no such company');
  if (document === undefined) return;
  const ofCompany = and(eq(documents.id, document), eq(documents.company_id, company));
  const [paper] = await db.select({ id: documents.id }).from(documents).where(ofCompany);
  if (paper === undefined) throw refuse(404, 'no such document');
}
