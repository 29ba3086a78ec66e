/** Exception of advice that applies only to invoices issued by the supplier. */
export const SELF_INVOICES_EXCLUDED =
  'Self-invoices and documents that complete a received invoice ({selfInvoices}) are not checked.';
