/** The service's codes for those of an e-invoice. */
import { FEE_NOTE, isCreditNote, isDebitNote, isSelfInvoice } from '../../domain/index.ts';

export function documentType(tipoDocumento: string): string {
  if (isSelfInvoice(tipoDocumento)) return 'SELF_INVOICE';
  if (isCreditNote(tipoDocumento)) return 'CREDIT_NOTE';
  if (isDebitNote(tipoDocumento)) return 'DEBIT_NOTE';
  return tipoDocumento === FEE_NOTE ? 'PARCEL' : 'INVOICE';
}

/** "Self-invoices issued by the company have RECEIVED" (the service's documentation, Document). */
export function documentDirection(tipoDocumento: string): 'ISSUED' | 'RECEIVED' {
  return isSelfInvoice(tipoDocumento) ? 'RECEIVED' : 'ISSUED';
}

/** ModalitaPagamento to the service's payment method: our mapping, the service documents none. */
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
