/** Exception of advice that applies only to invoices issued by the supplier. */
export const SELF_INVOICES_EXCLUDED = 'Le integrazioni e le autofatture ({selfInvoices}) sono escluse.';
