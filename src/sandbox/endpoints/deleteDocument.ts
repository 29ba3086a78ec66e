import { and, eq } from 'drizzle-orm';
import { documents } from '../database/tables/index.ts';
import { refuse } from '../http/refusal.ts';
import { documentKey } from './documentKey.ts';
import type { HandlerFor } from './handler.ts';

export const deleteDocumentHandler: HandlerFor<'documents.delete'> = {
  async 'documents.delete'({ context, endpoint, ids }) {
    const { companyId, documentId } = documentKey(ids);
    const deleted = await context.db
      .delete(documents)
      .where(and(eq(documents.company_id, companyId), eq(documents.id, documentId)))
      .returning({ id: documents.id });
    if (deleted.length === 0) throw refuse(404, 'no such document');
    return { status: endpoint.answer.status };
  },
};
