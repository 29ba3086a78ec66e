/** What the service makes of an e-invoice's codes: tables only. */

/** TipoDocumento to the service's type; what is not here is an INVOICE. */
const TYPES: Readonly<Record<string, string>> = {
  TD04: 'CREDIT_NOTE',
  TD08: 'CREDIT_NOTE',
  TD05: 'DEBIT_NOTE',
  TD09: 'DEBIT_NOTE',
  TD06: 'PARCEL',
};

/** Invoices that the buyer makes in the seller's place: the other side is the seller. */
const BY_BUYER: readonly string[] = ['TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD22', 'TD23', 'TD28', 'TD29'];

/** These have the company on both sides. */
const FOR_ITSELF: readonly string[] = ['TD21', 'TD27'];

export const isByBuyer = (tipoDocumento: string): boolean => BY_BUYER.includes(tipoDocumento);

const isSelfInvoice = (tipoDocumento: string): boolean =>
  isByBuyer(tipoDocumento) || FOR_ITSELF.includes(tipoDocumento);

export function documentType(tipoDocumento: string): string {
  return isSelfInvoice(tipoDocumento) ? 'SELF_INVOICE' : (TYPES[tipoDocumento] ?? 'INVOICE');
}

/** "Self-invoices issued by the company have RECEIVED" (the service's documentation, Document). */
export function documentDirection(tipoDocumento: string): 'ISSUED' | 'RECEIVED' {
  return isSelfInvoice(tipoDocumento) ? 'RECEIVED' : 'ISSUED';
}

/** ModalitaPagamento to the service's method of payment: our reading, the service documents none. */
const METHODS: Readonly<Record<string, string>> = {
  MP01: 'CASH',
  MP02: 'CHECK',
  MP03: 'CHECK',
  MP04: 'CASH',
  MP05: 'TRANSFER',
  MP06: 'OTHER',
  MP07: 'OTHER',
  MP08: 'CARD',
  MP09: 'SDD',
  MP10: 'SDD',
  MP11: 'SDD',
  MP12: 'RIBA',
  MP13: 'OTHER',
  MP14: 'TAX_FORM',
  MP15: 'TRANSFER',
  MP16: 'SDD',
  MP17: 'POSTAL',
  MP18: 'POSTAL',
  MP19: 'SDD',
  MP20: 'SDD',
  MP21: 'SDD',
  MP22: 'OTHER',
  MP23: 'OTHER',
};

export function paymentMethod(modalitaPagamento: string | undefined): string {
  return METHODS[modalitaPagamento ?? ''] ?? 'OTHER';
}
