/**
 * What a document has beside its lines. In each type what is always there comes first, and of alternatives the usual
 * one last: that is what the compiler names when something is missing.
 */
import type {
  Allegati,
  CausalePagamento,
  CondizioniPagamento,
  DatiDocumentiCorrelati,
  DettaglioPagamento,
  ModalitaPagamento,
  TipoCassa,
  TipoRitenuta,
} from '../../model/generated/invoice.ts';
import type { Amount } from '../amount.ts';
import type { PaymentTerm } from '../terms/dueDate.ts';
import type { BlockBrief } from './block.ts';
import type { AmountDiscountBrief, DetailedNatura, PercentDiscountBrief } from './line.ts';

/** What is said of a discount of the whole document beside its amount. */
export interface DocumentDiscountFields {
  /** Of the line; default `Sconto 10%`. */
  readonly descrizione?: string | undefined;
}

/** A discount or surcharge of the whole document: written as lines, one for each way in which lines are taxed. */
export type DocumentDiscountBrief = DocumentDiscountFields & (AmountDiscountBrief | PercentDiscountBrief);

/** Taxed as the lines are, where they all are alike; else without VAT. */
export interface FollowingUntaxedBrief {
  /** Why there is no VAT; default as the lines, where they all are alike. */
  readonly natura?: DetailedNatura | undefined;
  /** The provision; of most natures there is only one, which is written unless another is given. */
  readonly riferimento_normativo?: string | undefined;
  readonly aliquota_iva?: undefined;
}

/** Taxed as the lines are, where they all are alike; else with VAT. */
export interface FollowingTaxedBrief {
  /** In percent; default as the lines, where they all are alike. */
  readonly aliquota_iva?: Amount | undefined;
  readonly natura?: undefined;
  readonly riferimento_normativo?: undefined;
}

/** As the lines are taxed, where they all are alike; else one of the two. */
export type FollowingTaxBrief = FollowingUntaxedBrief | FollowingTaxedBrief;

/** What is said of a contribution beside its tax. */
export interface CassaFields {
  /** The fund: TC01 lawyers, TC04 engineers and architects, TC22 INPS. */
  readonly tipo_cassa: TipoCassa;
  /** In percent. */
  readonly al_cassa: Amount;
  /** Default: the lines, but those of art. 15 (N1) and a bollo charged. */
  readonly imponibile?: Amount | undefined;
  /** Whether it is under withholding; default: TC22 is, where the document has ritenute. */
  readonly ritenuta?: boolean | undefined;
  /** What the buyer's bookkeeping knows it by, up to 20 characters. */
  readonly riferimento_amministrazione?: string | undefined;
}

/** A contribution to a pension fund; the INPS surcharge (rivalsa) is TC22. */
export type CassaBrief = CassaFields & FollowingTaxBrief;

/** A part of a whole. */
export interface PercentBrief {
  /** In percent. */
  readonly percentuale: Amount;
}

/** What the customer withholds. */
export interface WithholdingBrief {
  /** RT01 of persons, RT02 of companies; RT03 to RT06 are contributions. */
  readonly tipo_ritenuta: TipoRitenuta;
  /** In percent. */
  readonly aliquota: Amount;
  /** Reason of the payment, as in the form CU: A of professionals, R of agents. */
  readonly causale_pagamento: CausalePagamento;
  /** An amount, or a percentage of the lines and funds under withholding; default all of them. */
  readonly base?: Amount | PercentBrief | undefined;
}

/**
 * Stamp duty. Default: shown where it is due (DPR 642/1972: more than 77.47 euro without VAT), not charged. `true` shows
 * it, `false` does not, `addebito` charges it to the customer on a line of its own. An invoice in another currency that
 * has amounts without VAT needs one of these, or `cambio`, by which the threshold is known.
 */
export type BolloBrief = boolean | BolloThresholdBrief | ChargedBolloBrief;

/** By what the threshold is known in another currency. */
export interface BolloThresholdBrief {
  /** How much of the invoice's currency one euro is: decides whether the duty is due. Only in another currency. */
  readonly cambio: Amount;
  readonly addebito?: undefined;
  readonly descrizione?: undefined;
  readonly natura?: undefined;
  readonly riferimento_normativo?: undefined;
}

/** Stamp duty that is charged to the customer. */
export interface ChargedBolloBrief {
  /** Charges 2.00 euro on a line of their own. */
  readonly addebito: true;
  /** How much of the invoice's currency one euro is: needed in another currency, in which 2.00 euro are charged. */
  readonly cambio?: Amount | undefined;
  /** Of the line; default `Imposta di bollo`. */
  readonly descrizione?: string | undefined;
  /** Default N1; N2.2 under the flat-rate regime, whose income it is. */
  readonly natura?: DetailedNatura | undefined;
  /** The provision; default that of the nature. */
  readonly riferimento_normativo?: string | undefined;
}

/** An amount with VAT included. */
export interface AddedGrossBrief {
  /** With VAT included, as the prices of lines with `prezzo_ivato`. */
  readonly importo_ivato: Amount;
  readonly importo?: undefined;
}

/** An amount without VAT. */
export interface AddedNetBrief {
  /** Without VAT. */
  readonly importo: Amount;
  readonly importo_ivato?: undefined;
}

/** An amount without VAT, or one with VAT included. */
export type AddedAmountBrief = AddedGrossBrief | AddedNetBrief;

/** What is said of an ancillary expense beside amount and tax. */
export interface AncillaryFields {
  /** Of the line, up to 1000 characters. */
  readonly descrizione: string;
  /** Whether it is under withholding; default as a line that does not say. */
  readonly ritenuta?: boolean | undefined;
}

/** Packaging, shipping and the like: a line with TipoCessionePrestazione AC, told in the summary too. */
export type AncillaryBrief = AncillaryFields & AddedAmountBrief & FollowingTaxBrief;

/** What is said of an advance beside amount and tax. */
export interface AdvanceFields {
  /** Of the invoice of the advance. */
  readonly numero: string;
  /** Of the invoice of the advance, YYYY-MM-DD. */
  readonly data: string;
  /** Of the line; default names the invoice. */
  readonly descrizione?: string | undefined;
  /**
   * Whether the advance was under withholding, so that it lessens the base of this one. Default: as the lines are, where
   * all are alike; where some are under withholding and others are not, it has to be said.
   */
  readonly ritenuta?: boolean | undefined;
}

/** An advance that was invoiced before: a line with its amount, positive here, taken off, and a link to that invoice. */
export type AdvanceBrief = AdvanceFields & AddedAmountBrief & FollowingTaxBrief;

/** Documents that the invoice refers to. CIG and CUP go into `ordine`, `contratto` or `convenzione`. */
export interface ReferencesBrief {
  /** Purchase orders (2.1.2). */
  readonly ordine?: readonly BlockBrief<DatiDocumentiCorrelati>[] | undefined;
  /** Contracts (2.1.3). */
  readonly contratto?: readonly BlockBrief<DatiDocumentiCorrelati>[] | undefined;
  /** Framework agreements (2.1.4). */
  readonly convenzione?: readonly BlockBrief<DatiDocumentiCorrelati>[] | undefined;
  /** Receipts of goods (2.1.5). */
  readonly ricezione?: readonly BlockBrief<DatiDocumentiCorrelati>[] | undefined;
  /** Invoices sent before (2.1.6). */
  readonly fatture_collegate?: readonly BlockBrief<DatiDocumentiCorrelati>[] | undefined;
}

/** A delivery note. */
export interface DeliveryNoteBrief {
  /** Number of the delivery note, up to 20 characters. */
  readonly numero: string;
  /** Day of the delivery note, YYYY-MM-DD. */
  readonly data: string;
  /** Numbers of the lines that it delivered; default all. */
  readonly linee?: readonly number[] | undefined;
}

/** An instalment that is due on a day. */
export interface DueOnDayBrief {
  /** YYYY-MM-DD. */
  readonly data: string;
  readonly termini?: undefined;
}

/** An instalment that is due after an interval. */
export interface DueAfterBrief {
  /** From the invoice's date: `'30'`, `'60EOM'`, `'30EOM+10'`. */
  readonly termini: PaymentTerm;
  readonly data?: undefined;
}

/** A part by its amount. */
export interface AmountPartBrief {
  /** Part of what is due. */
  readonly importo: Amount;
  readonly quota?: undefined;
}

/** A part in percent, or an equal part. */
export interface SharePartBrief {
  /** Part of what is due, in percent; left out, an equal part of the rest. */
  readonly quota?: Amount | undefined;
  readonly importo?: undefined;
}

/** One payment. */
export type InstalmentBrief = (DueOnDayBrief | DueAfterBrief) & (AmountPartBrief | SharePartBrief);

type PaymentLeaves = Omit<
  DettaglioPagamento,
  'modalita_pagamento' | 'importo_pagamento' | 'data_scadenza_pagamento'
>;

/** What is said of a payment beside what the block of the invoice has. */
export interface PaymentFields {
  /** Means of payment: MP05 bank transfer, MP08 card. */
  readonly modalita: ModalitaPagamento;
  /**
   * An interval from the invoice's date (`'30'`, `'60EOM'`, `'30EOMPLUS15'`), or instalments: each with `quota` in
   * percent or `importo`; those with neither share the rest in equal parts. Left out: all of it, without a due date.
   */
  readonly scadenze?: PaymentTerm | readonly InstalmentBrief[] | undefined;
  /** Default TP02, and TP01 for instalments or payment on several days. */
  readonly condizioni?: CondizioniPagamento | undefined;
}

/** How and when the invoice is paid. */
export type PaymentBrief = PaymentFields & BlockBrief<PaymentLeaves>;

/**
 * One way of paying among several, with its part of what is due: `quota` in percent, or `importo`. Parts with neither
 * share the rest equally, and the last of them takes the odd cents; all parts together come to what is due.
 */
export type PaymentPartBrief = PaymentBrief & (AmountPartBrief | SharePartBrief);

/** The parts as a list. `ArrayLike`, as of an array beside an object the compiler names no missing field of the object. */
export type PaymentPartsBrief = ArrayLike<PaymentPartBrief>;

/** What is attached. */
export interface AttachedBrief {
  /** Bytes, or their base64. */
  readonly attachment: Uint8Array | string;
}

/** A file that goes along. */
export type AttachmentBrief = AttachedBrief & BlockBrief<Omit<Allegati, 'attachment'>>;

/** An identifier with its country. */
export interface IdBrief {
  /** ISO 3166-1, two letters. */
  readonly id_paese: string;
  /** Without its country. */
  readonly id_codice: string;
}

/** How the transmitter is reached. */
export interface TransmitterContactsBrief {
  /** 5 to 12 characters. */
  readonly telefono?: string | undefined;
  /** 7 to 256 characters. */
  readonly email?: string | undefined;
}

/** How the file travels. */
export interface TransmissionBrief {
  /** Default made of number and date. */
  readonly progressivo_invio?: string | undefined;
  /** Default the supplier. */
  readonly id_trasmittente?: IdBrief | undefined;
  /** Telephone and e-mail of the transmitter. */
  readonly contatti_trasmittente?: TransmitterContactsBrief | undefined;
  /** Instead of the customer's own. */
  readonly codice_destinatario?: string | undefined;
  /** Certified e-mail address, instead of the customer's own. */
  readonly pec?: string | undefined;
}
