import { createInvoice as create } from '../documents/create.ts';
import { companyIdOf } from '../http/ids.ts';
import { toObjects } from '../resources/toObjects.ts';
import type { Handler } from './handler.ts';

export const createInvoice: Handler = async ({
  context,
  endpoint,
  principal,
  ids,
  query,
  body,
  contentType,
}) => {
  const { issue, automatic_number, sectional_id, reconciliation_identifier } = query.own;
  const row = await create(context, {
    companyId: companyIdOf(ids),
    company: principal.company ?? undefined,
    body,
    contentType,
    issue: issue === true,
    automaticNumber: automatic_number === true,
    sectionalId: textOrNull(sectional_id),
    reconciliationIdentifier: textOrNull(reconciliation_identifier),
  });
  // An array, as in the newer of the service's two documents.
  const data = await toObjects(context.db, 'Document', [row], query.expand);
  return { status: endpoint.answer.status, body: { data } };
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
