/** What a document that the buyer makes out for itself is told. */

import type { RegimeFiscale } from '../../model/generated/invoice.ts';
import type { InvoiceBrief } from '../brief/invoice.ts';
import type { NameBrief, SeatBrief } from '../brief/party.ts';
import type { OwnSupplyType, SelfInvoiceType } from './rules.ts';

/** What is said of a vendor beside the name. */
export interface VendorFields {
  /** Registered office. */
  readonly sede: SeatBrief;
  /** ISO 3166-1, two letters; default IT. `OO` is the areas of Italy outside its VAT territory (TD17, TD19). */
  readonly paese?: string | undefined;
  /** Without its country. A vendor abroad may have none. */
  readonly partita_iva?: string | undefined;
  /** Italian fiscal code, if there is any. */
  readonly codice_fiscale?: string | undefined;
  /** Default RF01, and RF18 of a vendor abroad, to whom none applies. */
  readonly regime_fiscale?: RegimeFiscale | undefined;
}

/** The vendor, as the buyer knows it. */
export type VendorBrief = VendorFields & NameBrief;

/** What is said of whoever makes the document out, beside the name. */
export interface IssuerFields {
  /** The Italian VAT number. */
  readonly partita_iva: string;
  /** Registered office. */
  readonly sede: SeatBrief;
  /** 16 characters of a person, 11 figures of anybody else. */
  readonly codice_fiscale?: string | undefined;
  /** Default RF01; shown only where the issuer is the supplier, too (TD21, TD27). */
  readonly regime_fiscale?: RegimeFiscale | undefined;
}

/** Who makes the document out: the buyer. */
export type IssuerBrief = IssuerFields & NameBrief;

/** An invoice that was received, by its own number. */
export interface ReceivedByNumberBrief {
  /** As the vendor numbered it. */
  readonly numero: string;
  readonly id_sdi?: undefined;
  /** Of the invoice received, YYYY-MM-DD. */
  readonly data?: string | undefined;
}

/** An invoice that was received, by the number that SdI gave it. */
export interface ReceivedByIdBrief {
  /** IdSdI, as in the file that SdI delivered. */
  readonly id_sdi: string;
  readonly numero?: undefined;
  /** Of the invoice received, YYYY-MM-DD. */
  readonly data?: string | undefined;
}

/** An invoice that was received: by the number SdI gave it (IdSdI), which SdI wants where there is one, or its own. */
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

/** What is said of a document that the buyer makes out, beside what any invoice says. */
export interface SelfInvoiceFields extends Common {
  /** Who makes the document out: the buyer. */
  readonly emittente: IssuerBrief;
  /** The invoices that the document completes: needed for TD16, TD18 and TD28. */
  readonly fatture_ricevute?: readonly ReceivedBrief[] | undefined;
}

/** Of a supply to oneself. */
export interface OwnSupplyBrief {
  /** TD21 and TD27. */
  readonly tipo_documento: OwnSupplyType;
  readonly fornitore?: undefined;
}

/** Of what was bought from a vendor. */
export interface PurchaseBrief {
  /** All but TD21 and TD27. */
  readonly tipo_documento: Exclude<SelfInvoiceType, OwnSupplyType>;
  /** Who sold. */
  readonly fornitore: VendorBrief;
}

/** What was bought from whom; the fields are those of {@link InvoiceBrief}. */
export type SelfInvoiceBrief = SelfInvoiceFields & (OwnSupplyBrief | PurchaseBrief);
