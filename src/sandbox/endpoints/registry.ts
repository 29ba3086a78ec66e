/** The handler of every endpoint. An endpoint of the contract without a handler is a compile error here. */
import { createBulkPaymentHandler } from './createBulkPayment.ts';
import { createInvoiceHandler } from './createInvoice.ts';
import { getInvoiceHandler } from './getInvoice.ts';
import type { Handlers } from './handler.ts';
import { listCompaniesHandler } from './listCompanies.ts';
import { resourceHandlers } from './resourceHandlers.ts';
import { searchCounterpartHandler } from './searchCounterpart.ts';
import { shareInvoiceHandler } from './shareInvoice.ts';
import { uploadF24Handler } from './uploadF24.ts';

/** The handler of a single endpoint takes precedence over the shared ones. */
export const handlers: Handlers = {
  ...resourceHandlers,
  ...createBulkPaymentHandler,
  ...createInvoiceHandler,
  ...getInvoiceHandler,
  ...listCompaniesHandler,
  ...searchCounterpartHandler,
  ...shareInvoiceHandler,
  ...uploadF24Handler,
};
