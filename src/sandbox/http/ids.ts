/** The ids of a path: whether they are ids at all, and whether company and document are the caller's. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { companies, documents } from '../database/tables/index.ts';
import type { Principal } from '../endpoints/handler.ts';
import { refuse } from './refusal.ts';

export type Ids = Readonly<Record<string, string>>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** In lower case. @throws Refusal 404 for what is no UUID: nothing has it as id. */
export function readIds(given: Ids): Ids {
  const ids: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const id = value.toLowerCase();
    if (!UUID.test(id)) throw refuse(404, `${name} is no UUID`);
    ids[name] = id;
  }
  return ids;
}

/** @throws Refusal 404 for a company that the key does not reach, or a document that is not the company's. */
export async function checkAccess(db: Database, { integratorId }: Principal, ids: Ids): Promise<void> {
  const { company_id: company, document_id: document } = ids;
  if (company === undefined) return;
  const ofPrincipal = and(eq(companies.id, company), eq(companies.integrator_id, integratorId));
  const [found] = await db.select({ id: companies.id }).from(companies).where(ofPrincipal);
  if (found === undefined) throw refuse(404, 'no such company');
  if (document === undefined) return;
  const ofCompany = and(eq(documents.id, document), eq(documents.company_id, company));
  const [paper] = await db.select({ id: documents.id }).from(documents).where(ofCompany);
  if (paper === undefined) throw refuse(404, 'no such document');
}
