/** Meaning of an invoice: kinds of documents, regimes, Natura, thresholds, sums. Imports the model only. */

export {
  documentTraits,
  documentTypes,
  FEE_NOTE,
  isCreditNote,
  isDebitNote,
  isForItself,
  isMadeByBuyer,
  isSelfInvoice,
  SELF_INVOICES,
} from './documents.ts';
export { ABROAD, NO_CHANNEL, NO_OFFICE, SAN_MARINO_OFFICE } from './facts/recipient.ts';
export { isNumberedByBuyer, numberingPeriod } from './numbering.ts';
export { chargesVat, mayBeWithheld } from './regimes.ts';
export { FILE_LIMIT } from './thresholds.ts';
