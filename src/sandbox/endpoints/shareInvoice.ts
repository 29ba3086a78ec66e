import { type ShareRequest, shareInvoice as share } from '../documents/share.ts';
import { documentKey } from './documentKey.ts';
import type { Handler } from './handler.ts';

export const shareInvoice: Handler = async ({ context, endpoint, ids, json }) => {
  await share(context, documentKey(ids), json as unknown as ShareRequest);
  return { status: endpoint.answer.status };
};
