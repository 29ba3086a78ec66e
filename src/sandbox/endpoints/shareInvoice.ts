import { type ShareRequest, shareInvoice } from '../documents/share.ts';
import { documentKey } from './documentKey.ts';
import type { HandlerFor } from './handler.ts';

export const shareInvoiceHandler: HandlerFor<'documents.shareInvoice'> = {
  async 'documents.shareInvoice'({ context, endpoint, ids, json }) {
    await shareInvoice(context, documentKey(ids), json as unknown as ShareRequest);
    return { status: endpoint.answer.status };
  },
};
