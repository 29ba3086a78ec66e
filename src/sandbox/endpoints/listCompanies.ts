/** The companies that the key has access to, all at once: the list has no pages. */
import { eq } from 'drizzle-orm';
import { companies } from '../database/tables/index.ts';
import { toObjects } from '../resources/toObjects.ts';
import type { Handler } from './handler.ts';

export const listCompanies: Handler = async ({ context, endpoint, principal, query }) => {
  const rows = await context.db
    .select()
    .from(companies)
    .where(eq(companies.integrator_id, principal.integratorId))
    .orderBy(companies.seq);
  const data = await toObjects(context.db, 'Company', rows, query.expand);
  return { status: endpoint.answer.status, body: { data } };
};
