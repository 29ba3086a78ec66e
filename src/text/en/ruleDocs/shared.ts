/** The exception of advice that is about a supplier's invoice. */
export const SELF_INVOICES_STAY_OUT = 'Integrations and self-invoices ({selfInvoices}) stay out.';
