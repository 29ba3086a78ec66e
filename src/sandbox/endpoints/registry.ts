/** The handler of every endpoint. An endpoint of the contract without a handler is a compile error here. */
import { createBulkPayment } from './createBulkPayment.ts';
import { createInvoice } from './createInvoice.ts';
import { getInvoice } from './getInvoice.ts';
import type { Handlers } from './handler.ts';
import { listCompanies } from './listCompanies.ts';
import { resourceHandlers } from './resourceHandlers.ts';
import { searchCounterpart } from './searchCounterpart.ts';
import { shareInvoice } from './shareInvoice.ts';
import { uploadF24 } from './uploadF24.ts';

/** The handler of a single endpoint takes precedence over the shared ones. */
export const handlers: Handlers = {
  ...resourceHandlers,
  'requests.createBulkPayment': createBulkPayment,
  'documents.createInvoice': createInvoice,
  'documents.getInvoice': getInvoice,
  'companies.list': listCompanies,
  'counterparts.search': searchCounterpart,
  'documents.shareInvoice': shareInvoice,
  'requests.uploadF24': uploadF24,
};
