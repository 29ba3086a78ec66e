/** Data of the AgID profile without a term of EN 16931; only UBL documents of that profile carry it. */
import type { Identifier, PostalAddress } from './parts.ts';

/** A party without a term of EN 16931. */
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

/** A document that the invoice or a line refers to. */
export interface DatedReference {
  id: string;
  date?: string;
}

/** The carrier, 2.1.9.1. */
export interface Carrier extends ItalianParty {
  /** Driving licence, 2.1.9.1.4. */
  licence?: string;
}

/** Transport, 2.1.9, without the day and address of delivery, which are terms of the standard. */
export interface Transport {
  carrier?: Carrier;
  means?: string;
  reason?: string;
  packages?: string;
  description?: string;
  grossWeight?: string;
  netWeight?: string;
  weightUnit?: string;
  /** Day and time of the collection, 2.1.9.9. */
  collectionDate?: string;
  collectionTime?: string;
  startDate?: string;
  /** Incoterm, 2.1.9.11. */
  terms?: string;
  /** Time of the delivery, 2.1.9.13: its day is BT-72. */
  deliveryTime?: string;
}

/** References of a single line: 2.1.2, 2.1.3, 2.1.4 and 2.1.8 with RiferimentoNumeroLinea. */
export interface ItalianLine {
  /** The order whose line BT-132 is. */
  order?: DatedReference;
  /** Delivery notes. */
  despatches?: DatedReference[];
  /** Documents after the first one, which is BT-128; schemes of UNTDID 1153. Read, but not written from FatturaPA. */
  references?: Identifier[];
}

/** Data of a FatturaPA without a term of EN 16931, for which the AgID profile has extensions in UBL. */
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
  /** FatturaPrincipale, 2.1.10. */
  main?: DatedReference;
  transport?: Transport;
  /** Fiscal code and EORI of the tax representative, 1.3.1.2 and 1.3.1.3.5. */
  representativeIds?: Identifier[];
}
