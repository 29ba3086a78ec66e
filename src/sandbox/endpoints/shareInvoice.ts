import { type ShareRequest, shareInvoice as share } from '../documents/share.ts';
import { documentKey } from '../http/ids.ts';
import type { Handler } from './handler.ts';

export const shareInvoice: Handler = async ({ context, endpoint, ids, json }) => {
  await share(context, documentKey(ids), json as unknown as ShareRequest);
  return { status: endpoint.answer.status };
};
