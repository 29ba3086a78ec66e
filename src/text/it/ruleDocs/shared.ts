/** The exception of advice that is about a supplier's invoice. */
export const SELF_INVOICES_STAY_OUT = 'Le integrazioni e autofatture ({selfInvoices}) restano fuori.';
