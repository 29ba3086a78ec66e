/** Received invoices, drafts to issue, outcomes of documents, and SdI's next step. */
import { eq } from 'drizzle-orm';
import { list, may, must, object, text, uuid } from '../../api/contract/shape.ts';
import type { Context } from '../context.ts';
import { documents, type Reason, transitions } from '../database/tables/index.ts';
import { issueDocument } from '../documents/issue.ts';
import { messagesOf } from '../documents/messages.ts';
import { receiveInvoice } from '../documents/receive.ts';
import { readIds } from '../http/ids.ts';
import { refuse } from '../http/refusal.ts';
import { toObjects } from '../resources/toObjects.ts';
import { advanceSdi } from '../worker/jobs.ts';
import { OUTCOMES } from '../worker/outcomes.ts';
import { planOutcome } from '../worker/planOutcome.ts';
import { type ControlEndpoint, textOr } from './endpoint.ts';

export const documentEndpoints: readonly ControlEndpoint[] = [
  {
    method: 'POST',
    path: '/companies/:company_id/received-invoices',
    body: 'invoice',
    async run({ context, params, body, contentType }) {
      const { company_id = '' } = readIds(params);
      const row = await receiveInvoice(context, { companyId: company_id, body, contentType });
      return (await toObjects(context.db, 'Document', [row], []))[0];
    },
  },
  {
    method: 'POST',
    path: '/documents/:id/issue',
    async run({ context, params }) {
      const { id = '' } = readIds(params);
      const [found] = await context.db
        .select({ companyId: documents.company_id })
        .from(documents)
        .where(eq(documents.id, id));
      if (found === undefined) throw refuse(404, 'no such document');
      const { status } = await issueDocument(context, { companyId: found.companyId, documentId: id });
      return { id, status };
    },
  },
  {
    method: 'GET',
    path: '/documents/:id/messages',
    async run({ context: { db, clock }, params }) {
      const { id = '' } = readIds(params);
      const [row] = await db.select().from(documents).where(eq(documents.id, id));
      if (row === undefined) throw refuse(404, 'no such document');
      const moves = await db
        .select()
        .from(transitions)
        .where(eq(transitions.document_id, id))
        .orderBy(transitions.seq);
      return await messagesOf(row, moves, clock.now());
    },
  },
  {
    method: 'POST',
    path: '/documents/:id/outcome',
    body: object({
      outcome: must(text, `One of ${OUTCOMES.join(', ')}`),
      reasons: may(
        list(object({ code: must(text, 'SdI code'), message: must(text, 'Message') })),
        'At least one; default: those of the outcome',
      ),
    }),
    async run({ context, params, json }) {
      const { id = '' } = readIds(params);
      const outcome = OUTCOMES.find((one) => one === json['outcome']);
      if (outcome === undefined) throw refuse(422, `expected one of ${OUTCOMES.join(', ')}`, '/outcome');
      const reasons = json['reasons'] as readonly Reason[] | undefined;
      if (reasons?.length === 0) throw refuse(422, 'expected at least one reason', '/reasons');
      await planOutcome(context, id, { outcome, ...(reasons === undefined ? {} : { reasons }) });
      return { id, outcome };
    },
  },
  {
    method: 'POST',
    path: '/sdi/advance',
    body: object({ document_id: may(uuid, 'Id of a single document; default: all that are waiting') }),
    async run({ context, json }) {
      const ids = await advanceSdi(context, textOr(json['document_id'], undefined));
      context.wake();
      const rows = await Promise.all(ids.map((id) => statusOf(context, id)));
      return rows.filter((row) => row !== undefined);
    },
  },
];

async function statusOf({ db }: Context, id: string) {
  const [row] = await db
    .select({ id: documents.id, number: documents.number, status: documents.status })
    .from(documents)
    .where(eq(documents.id, id));
  return row;
}
