import { requests } from '../database/tables/index.ts';
import { companyIdOf } from '../http/ids.ts';
import type { Handler } from './handler.ts';
import { requestReceipt } from './requestReceipt.ts';

export const createBulkPayment: Handler = async (request) => {
  const { context, ids, json } = request;
  const payments = json['payments'] as readonly unknown[];
  const [made] = await context.db
    .insert(requests)
    .values({ company_id: companyIdOf(ids), kind: 'bulk_payment', status: 'DRAFT', payments })
    .returning({ id: requests.id });
  if (made === undefined) throw new Error('the request was not stored');
  // The sandbox's page replaces the service's web application.
  const href = `${context.url}/sandbox/payments/${made.id}`;
  return requestReceipt(request, made.id, [{ rel: 'externalLink', href }]);
};
