/** The endpoints of documents that are about their e-invoice. */
import { and, eq } from 'drizzle-orm';
import { documents } from '../database/tables/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { refuse } from '../http/refusal.ts';
import { show } from '../resources/show.ts';
import { xmlAddress } from './address.ts';
import { createInvoice } from './create.ts';
import { type DocumentKey, documentRow } from './row.ts';
import { type ShareRequest, shareInvoice } from './share.ts';
import type { Status } from './states.ts';

export const documentHandlers: Handlers = {
  async 'documents.createInvoice'({ context, endpoint, ids, query, body, contentType }) {
    const { issue, automatic_number, sectional_id, reconciliation_identifier } = query.own;
    const row = await createInvoice(context, {
      companyId: companyId(ids),
      body,
      contentType,
      issue: issue === true,
      automaticNumber: automatic_number === true,
      sectionalId: textOrNull(sectional_id),
      reconciliationIdentifier: textOrNull(reconciliation_identifier),
    });
    // An array, as the newer of the service's two documents has it.
    const data = await show(context.db, 'Document', [row], query.expand);
    return { status: endpoint.answer.status, body: { data } };
  },

  async 'documents.delete'({ context, endpoint, ids }) {
    const { companyId: company, documentId } = keyOf(ids);
    const gone = await context.db
      .delete(documents)
      .where(and(eq(documents.company_id, company), eq(documents.id, documentId)))
      .returning({ id: documents.id });
    if (gone.length === 0) throw refuse(404, 'no such document');
    return { status: endpoint.answer.status };
  },

  async 'documents.getInvoice'({ context, endpoint, ids }) {
    const row = await documentRow(context.db, keyOf(ids));
    if (row.invoice === null) throw refuse(404, 'the document is no e-invoice');
    const wasSent = row.xml !== null && !BEFORE_SDI.includes(row.status);
    const xml_url = wasSent ? xmlAddress(context, row.id) : null;
    return { status: endpoint.answer.status, body: { data: { invoice: row.invoice, xml_url } } };
  },

  async 'documents.shareInvoice'({ context, endpoint, ids, json }) {
    await shareInvoice(context, keyOf(ids), json as unknown as ShareRequest);
    return { status: endpoint.answer.status };
  },
};

/** There is an address "only once the invoice was sent to SdI" (the service's documentation). */
const BEFORE_SDI: readonly string[] = ['DRAFT', 'CREATED', 'PENDING_ISSUE'] satisfies Status[];

const companyId = (ids: Call['ids']): string => ids['company_id'] ?? '';

const keyOf = (ids: Call['ids']): DocumentKey => ({
  companyId: companyId(ids),
  documentId: ids['document_id'] ?? '',
});

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
