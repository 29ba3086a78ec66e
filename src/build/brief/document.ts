/**
 * The parts of a document other than its lines. In each type the required fields come first, and among alternatives the
 * usual one comes last: the compiler names that one when a field is missing.
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
import type { DetailedNatura } from '../generated/traitTypes.ts';
import type { PaymentTerm } from '../terms/dueDate.ts';
import type { BlockBrief } from './block.ts';
import type { AmountDiscountBrief, PercentDiscountBrief } from './line.ts';

/** A document discount without its amount. */
export interface DocumentDiscountFields {
  /** Description of the line. Default: `Sconto 10%`. */
  readonly descrizione?: string | undefined;
}

/** A discount or surcharge on the whole document: written as one line for each combination of VAT rate and Natura. */
export type DocumentDiscountBrief = DocumentDiscountFields & (AmountDiscountBrief | PercentDiscountBrief);

/** No VAT. Default: taxed as the lines, if all lines are taxed alike. */
export interface FollowingUntaxedBrief {
  /** Reason why no VAT is charged. Default: that of the lines, if all lines are taxed alike. */
  readonly natura?: DetailedNatura | undefined;
  /** The legal provision. Default: that of the Natura, where it has only one. */
  readonly riferimento_normativo?: string | undefined;
  readonly aliquota_iva?: undefined;
}

/** With VAT. Default: taxed as the lines, if all lines are taxed alike. */
export interface FollowingTaxedBrief {
  /** In percent. Default: that of the lines, if all lines are taxed alike. */
  readonly aliquota_iva?: Amount | undefined;
  readonly natura?: undefined;
  readonly riferimento_normativo?: undefined;
}

/**
 * Tax of an amount added to the lines. Default: taxed as the lines, if all lines are taxed alike; required otherwise.
 */
export type FollowingTaxBrief = FollowingUntaxedBrief | FollowingTaxedBrief;

/** A pension fund contribution without its tax. */
export interface CassaFields {
  /** The fund: TC01 lawyers, TC04 engineers and architects, TC22 INPS. */
  readonly tipo_cassa: TipoCassa;
  /** In percent. */
  readonly al_cassa: Amount;
  /** Default: the sum of the lines, without those of art. 15 (N1) and a charged bollo. */
  readonly imponibile?: Amount | undefined;
  /** Subject to withholding. Default: true for TC22, if the document has ritenute. */
  readonly ritenuta?: boolean | undefined;
  /** The buyer's accounting reference, up to 20 characters. */
  readonly riferimento_amministrazione?: string | undefined;
}

/** A contribution to a pension fund; the INPS surcharge (rivalsa) is TC22. */
export type CassaBrief = CassaFields & FollowingTaxBrief;

/** A percentage of a whole. */
export interface PercentBrief {
  /** In percent. */
  readonly percentuale: Amount;
}

/** A tax that the customer withholds. */
export interface WithholdingBrief {
  /** RT01 for individuals, RT02 for companies; RT03 to RT06 are contributions. */
  readonly tipo_ritenuta: TipoRitenuta;
  /** In percent. */
  readonly aliquota: Amount;
  /** Reason for payment, as in the CU form: A for professionals, R for agents. */
  readonly causale_pagamento: CausalePagamento;
  /** An amount, or a percentage of the lines and contributions subject to withholding. Default: all of them. */
  readonly base?: Amount | PercentBrief | undefined;
}

/**
 * Stamp duty. Default: shown where it is due (DPR 642/1972: more than 77.47 euro without VAT), not charged. `true`
 * shows it, `false` does not, `addebito` charges it to the customer on a separate line. An invoice in another currency
 * with amounts without VAT needs one of these, or `cambio` to convert the threshold.
 */
export type BolloBrief = boolean | BolloThresholdBrief | ChargedBolloBrief;

/** Exchange rate that converts the stamp duty threshold to another currency. */
export interface BolloThresholdBrief {
  /** Units of the invoice's currency for one euro: decides whether the duty is due. Only in another currency. */
  readonly cambio: Amount;
  readonly addebito?: undefined;
  readonly descrizione?: undefined;
  readonly natura?: undefined;
  readonly riferimento_normativo?: undefined;
}

/** Stamp duty charged to the customer. */
export interface ChargedBolloBrief {
  /** Charges 2.00 euro on a separate line. */
  readonly addebito: true;
  /** Units of the invoice's currency for one euro: required in another currency, to charge 2.00 euro. */
  readonly cambio?: Amount | undefined;
  /** Description of the line. Default: `Imposta di bollo`. */
  readonly descrizione?: string | undefined;
  /** Default: N1; N2.2 under the flat-rate regime, where the charge is income. */
  readonly natura?: DetailedNatura | undefined;
  /** The legal provision. Default: that of the Natura. */
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

/** An ancillary expense without amount and tax. */
export interface AncillaryFields {
  /** Description of the line, up to 1000 characters. */
  readonly descrizione: string;
  /** Subject to withholding. Default: as for a line without `ritenuta`. */
  readonly ritenuta?: boolean | undefined;
}

/** Packaging, shipping and the like: a line with TipoCessionePrestazione AC, also shown in the summary. */
export type AncillaryBrief = AncillaryFields & AddedAmountBrief & FollowingTaxBrief;

/** An advance without amount and tax. */
export interface AdvanceFields {
  /** Number of the advance invoice. */
  readonly numero: string;
  /** Date of the advance invoice, YYYY-MM-DD. */
  readonly data: string;
  /** Description of the line. Default: a reference to the advance invoice. */
  readonly descrizione?: string | undefined;
  /**
   * Subject to withholding, so that the advance reduces the withholding base. Default: as the lines, if all lines are
   * alike; required if some lines are subject to withholding and others are not.
   */
  readonly ritenuta?: boolean | undefined;
}

/** An advance invoiced earlier: a line that deducts its amount (positive here), with a link to the advance invoice. */
export type AdvanceBrief = AdvanceFields & AddedAmountBrief & FollowingTaxBrief;

/** Documents that the invoice refers to. CIG and CUP go in `ordine`, `contratto` or `convenzione`. */
export interface ReferencesBrief {
  /** Purchase orders (2.1.2). */
  readonly ordine?: readonly BlockBrief<DatiDocumentiCorrelati>[] | undefined;
  /** Contracts (2.1.3). */
  readonly contratto?: readonly BlockBrief<DatiDocumentiCorrelati>[] | undefined;
  /** Framework agreements (2.1.4). */
  readonly convenzione?: readonly BlockBrief<DatiDocumentiCorrelati>[] | undefined;
  /** Goods receipts (2.1.5). */
  readonly ricezione?: readonly BlockBrief<DatiDocumentiCorrelati>[] | undefined;
  /** Earlier invoices (2.1.6). */
  readonly fatture_collegate?: readonly BlockBrief<DatiDocumentiCorrelati>[] | undefined;
}

/** A delivery note. */
export interface DeliveryNoteBrief {
  /** Number of the delivery note, up to 20 characters. */
  readonly numero: string;
  /** Day of the delivery note, YYYY-MM-DD. */
  readonly data: string;
  /** Line numbers that it delivered. Default: all lines. */
  readonly linee?: readonly number[] | undefined;
}

/** An instalment due on a fixed date. */
export interface DueOnDayBrief {
  /** YYYY-MM-DD. */
  readonly data: string;
  readonly termini?: undefined;
}

/** An instalment due after an interval. */
export interface DueAfterBrief {
  /** Counted from the invoice date: `'30'`, `'60EOM'`, `'30EOM+10'`. */
  readonly termini: PaymentTerm;
  readonly data?: undefined;
}

/** A part as an amount. */
export interface AmountPartBrief {
  /** Part of the amount due. */
  readonly importo: Amount;
  readonly quota?: undefined;
}

/** A part as a percentage, or an equal part. */
export interface SharePartBrief {
  /** Part of the amount due, in percent. Default: an equal part of the rest. */
  readonly quota?: Amount | undefined;
  readonly importo?: undefined;
}

/** One instalment. */
export type InstalmentBrief = (DueOnDayBrief | DueAfterBrief) & (AmountPartBrief | SharePartBrief);

type PaymentLeaves = Omit<
  DettaglioPagamento,
  'modalita_pagamento' | 'importo_pagamento' | 'data_scadenza_pagamento'
>;

/** Fields of a payment beyond those of the invoice's block. */
export interface PaymentFields {
  /** Payment method: MP05 bank transfer, MP08 card. */
  readonly modalita: ModalitaPagamento;
  /**
   * An interval from the invoice date (`'30'`, `'60EOM'`, `'30EOMPLUS15'`), or instalments, each with `quota` in
   * percent or `importo`; instalments with neither share the rest equally. Default: the full amount, without a due
   * date.
   */
  readonly scadenze?: PaymentTerm | readonly InstalmentBrief[] | undefined;
  /** Default: TP02; TP01 for instalments or several due dates. */
  readonly condizioni?: CondizioniPagamento | undefined;
}

/** Payment method and due dates of the invoice. */
export type PaymentBrief = PaymentFields & BlockBrief<PaymentLeaves>;

/**
 * One of several payment methods, with its part of the amount due: `quota` in percent, or `importo`. Parts with neither
 * share the rest equally, and the last of them gets the odd cents; all parts must add up to the amount due.
 */
export type PaymentPartBrief = PaymentBrief & (AmountPartBrief | SharePartBrief);

/**
 * The parts as a list. Typed as `ArrayLike`: for a union of array and object the compiler does not name missing fields.
 */
export type PaymentPartsBrief = ArrayLike<PaymentPartBrief>;

/** Content of an attachment. */
export interface AttachedBrief {
  /** Bytes, or their base64. */
  readonly attachment: Uint8Array | string;
}

/** A file attached to the invoice. */
export type AttachmentBrief = AttachedBrief & BlockBrief<Omit<Allegati, 'attachment'>>;

/** An identifier with its country. */
export interface IdBrief {
  /** ISO 3166-1, two letters. */
  readonly id_paese: string;
  /** Without its country. */
  readonly id_codice: string;
}

/** Contact details of the transmitter. */
export interface TransmitterContactsBrief {
  /** 5 to 12 characters. */
  readonly telefono?: string | undefined;
  /** 7 to 256 characters. */
  readonly email?: string | undefined;
}

/** Transmission data of the file. */
export interface TransmissionBrief {
  /** Default: derived from number and date. */
  readonly progressivo_invio?: string | undefined;
  /** Default: the supplier. */
  readonly id_trasmittente?: IdBrief | undefined;
  /** Telephone and e-mail of the transmitter. */
  readonly contatti_trasmittente?: TransmitterContactsBrief | undefined;
  /** Overrides the customer's own. */
  readonly codice_destinatario?: string | undefined;
  /** Certified e-mail address; overrides the customer's own. */
  readonly pec?: string | undefined;
}
