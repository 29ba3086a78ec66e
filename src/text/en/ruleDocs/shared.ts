/** Exception of advice that applies only to invoices issued by the supplier. */
export const SELF_INVOICES_EXCLUDED = 'Integrations and self-invoices ({selfInvoices}) are not checked.';
