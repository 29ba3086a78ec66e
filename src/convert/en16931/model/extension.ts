/** Data of the AgID profile without a term of EN 16931; only UBL documents of that profile carry it. */
import type { Identifier, PostalAddress } from './parts.ts';

export interface ItalianParty {
  vatId?: string;
  ids?: Identifier[];
  name?: string;
  firstName?: string;
  familyName?: string;
}

/** Withholding of the document, 2.1.1.5. */
export interface Withholding {
  amount: string;
  base?: string;
  rate: string;
  reason: string;
}

export interface ItalianExtension {
  /** TipoDocumento, 2.1.1.1. */
  documentType?: string;
  /** RegimeFiscale, 1.2.1.8. */
  regime?: string;
  /** SoggettoEmittente, 1.6. */
  issuer?: string;
  system?: string;
  art73?: string;
  withholdings?: Withholding[];
  withholdingTotal?: string;
  /** TipoRitenuta of each withholding, in their order. */
  kinds?: { kind: string }[];
  /** ScontoMaggiorazione of the document, 2.1.1.8. */
  adjustments?: { kind: string; percent?: string; amount?: string }[];
  sellerBranch?: PostalAddress;
  buyerBranch?: PostalAddress;
  buyerRepresentative?: ItalianParty;
  intermediary?: ItalianParty;
  /** Discount for early payment and its last day, 2.4.2.17 and 2.4.2.18. */
  earlyDiscount?: string;
  earlyDeadline?: string;
  /** Penalty for late payment and its first day, 2.4.2.19 and 2.4.2.20. */
  latePenalty?: string;
  lateStart?: string;
  orderDate?: string;
  despatchDate?: string;
}
