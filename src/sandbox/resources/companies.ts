/** The companies that a key reaches: all at once, the list has no pages. */
import { eq } from 'drizzle-orm';
import { companies } from '../database/tables/index.ts';
import type { Call } from '../http/call.ts';
import type { Answer } from '../http/refusal.ts';
import { show } from './show.ts';

export async function listCompanies({ context, endpoint, caller, query }: Call): Promise<Answer> {
  const rows = await context.db
    .select()
    .from(companies)
    .where(eq(companies.integrator_id, caller.integratorId))
    .orderBy(companies.seq);
  const data = await show(context.db, 'Company', rows, query.expand);
  return { status: endpoint.answer.status, body: { data } };
}
