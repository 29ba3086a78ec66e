/** Input of a document that the buyer issues to itself. */

import type { RegimeFiscale } from '../../model/generated/invoice.ts';
import type { InvoiceBrief } from '../brief/invoice.ts';
import type { AddressBrief, NameBrief } from '../brief/party.ts';
import type { OwnSupplyType, SelfInvoiceType } from '../generated/traitTypes.ts';

/** Fields of a vendor other than the name. */
export interface VendorFields {
  /** Registered office. */
  readonly sede: AddressBrief;
  /**
   * ISO 3166-1, two letters. Default: IT. `OO` stands for the areas of Italy outside its VAT territory (TD17, TD19).
   */
  readonly paese?: string | undefined;
  /** Without its country; optional for a foreign vendor. */
  readonly partita_iva?: string | undefined;
  /** Italian fiscal code, if any. */
  readonly codice_fiscale?: string | undefined;
  /** Default: RF01; RF18 for a foreign vendor, to whom no regime applies. */
  readonly regime_fiscale?: RegimeFiscale | undefined;
}

/** The vendor. */
export type VendorBrief = VendorFields & NameBrief;

/** Fields of the issuer other than the name. */
export interface IssuerFields {
  /** Italian VAT number. */
  readonly partita_iva: string;
  /** Registered office. */
  readonly sede: AddressBrief;
  /** 16 characters for individuals, 11 digits for others. */
  readonly codice_fiscale?: string | undefined;
  /** Default: RF01; written only if the issuer is also the supplier (TD21, TD27). */
  readonly regime_fiscale?: RegimeFiscale | undefined;
}

/** The issuer of the document: the buyer. */
export type IssuerBrief = IssuerFields & NameBrief;

/** An invoice received, by its own number. */
export interface ReceivedByNumberBrief {
  /** The vendor's number. */
  readonly numero: string;
  readonly id_sdi?: undefined;
  /** Date of the invoice received, YYYY-MM-DD. */
  readonly data?: string | undefined;
}

/** An invoice received, by its SdI identifier. */
export interface ReceivedByIdBrief {
  /** IdSdI, as in the file delivered by SdI. */
  readonly id_sdi: string;
  readonly numero?: undefined;
  /** Date of the invoice received, YYYY-MM-DD. */
  readonly data?: string | undefined;
}

/** An invoice received: by its IdSdI, which SdI requires if there is one, or by its own number. */
export type ReceivedBrief = ReceivedByNumberBrief | ReceivedByIdBrief;

type Common = Pick<
  InvoiceBrief,
  | 'numero'
  | 'data'
  | 'linee'
  | 'sconti'
  | 'spese_accessorie'
  | 'casse'
  | 'arrotondamento'
  | 'causale'
  | 'divisa'
  | 'cambio'
  | 'riferimenti'
  | 'ddt'
  | 'allegati'
  | 'trasmissione'
  | 'rounding'
  | 'transliterate'
>;

/** Fields of a document that the buyer issues, other than those of any invoice. */
export interface SelfInvoiceFields extends Common {
  /** The issuer of the document: the buyer. */
  readonly emittente: IssuerBrief;
  /** The invoices that the document completes: required for TD16, TD18 and TD28. */
  readonly fatture_ricevute?: readonly ReceivedBrief[] | undefined;
}

/** A supply to oneself. */
export interface OwnSupplyBrief {
  /** TD21 or TD27. */
  readonly tipo_documento: OwnSupplyType;
  readonly fornitore?: undefined;
}

/** A purchase from a vendor. */
export interface PurchaseBrief {
  /** Any type except TD21 and TD27. */
  readonly tipo_documento: Exclude<SelfInvoiceType, OwnSupplyType>;
  /** The seller. */
  readonly fornitore: VendorBrief;
}

/** The input of a document that the buyer issues to itself; the other fields are those of {@link InvoiceBrief}. */
export type SelfInvoiceBrief = SelfInvoiceFields & (OwnSupplyBrief | PurchaseBrief);
