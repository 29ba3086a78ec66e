import { xmlAddress } from '../documents/address.ts';
import { documentRow } from '../documents/row.ts';
import type { Status } from '../documents/states.ts';
import { documentKey } from '../http/ids.ts';
import { refuse } from '../http/refusal.ts';
import type { Handler } from './handler.ts';

/** The service's documentation: the address exists "only once the invoice was sent to SdI". */
const BEFORE_SDI: readonly string[] = ['DRAFT', 'CREATED', 'PENDING_ISSUE'] satisfies Status[];

export const getInvoice: Handler = async ({ context, endpoint, ids }) => {
  const row = await documentRow(context.db, documentKey(ids));
  if (row.invoice === null) throw refuse(404, 'the document is not an e-invoice');
  const wasSent = row.xml !== null && !BEFORE_SDI.includes(row.status);
  const xml_url = wasSent ? xmlAddress(context, row.id) : null;
  return { status: endpoint.answer.status, body: { data: { invoice: row.invoice, xml_url } } };
};
