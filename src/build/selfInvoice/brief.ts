/** What a document that the buyer makes out for itself is told. */
import type { InvoiceBrief } from '../brief/invoice.ts';
import type { NameBrief, SeatBrief, SupplierBrief } from '../brief/party.ts';
import type { OwnSupplyType, SelfInvoiceType } from './rules.ts';

/** The vendor, as the buyer knows it. */
export type VendorBrief = NameBrief & {
  /** ISO 3166-1, two letters; default IT. `OO` is the areas of Italy outside its VAT territory (TD17, TD19). */
  readonly paese?: string;
  /** Without its country. A vendor abroad may have none. */
  readonly partita_iva?: string;
  readonly codice_fiscale?: string;
  /** Default RF01, and RF18 of a vendor abroad, to whom none applies. */
  readonly regime_fiscale?: SupplierBrief['regime_fiscale'];
  readonly sede: SeatBrief;
};

/** Who makes the document out: the buyer. */
export type IssuerBrief = NameBrief & {
  /** The Italian VAT number. */
  readonly partita_iva: string;
  readonly codice_fiscale?: string;
  /** Default RF01; shown only where the issuer is the supplier, too (TD21, TD27). */
  readonly regime_fiscale?: SupplierBrief['regime_fiscale'];
  readonly sede: SeatBrief;
};

/** An invoice that was received: by the number SdI gave it (IdSdI), which SdI wants where there is one, or its own. */
export type ReceivedBrief =
  | { readonly id_sdi: string; readonly numero?: never; readonly data?: string }
  | { readonly numero: string; readonly id_sdi?: never; readonly data?: string };

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
> & {
  readonly emittente: IssuerBrief;
  readonly fatture_ricevute?: readonly ReceivedBrief[];
};

/** What was bought from whom; the fields are those of {@link InvoiceBrief}. */
export type SelfInvoiceBrief = Common &
  (
    | { readonly tipo_documento: Exclude<SelfInvoiceType, OwnSupplyType>; readonly fornitore: VendorBrief }
    | { readonly tipo_documento: OwnSupplyType; readonly fornitore?: never }
  );
