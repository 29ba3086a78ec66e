/** The input of an invoice: parties, lines and terms. Names are those of the JSON form where it has them. */
import type {
  DatiSAL,
  DatiTrasporto,
  DatiVeicoli,
  EsigibilitaIVA,
  FatturaPrincipale,
  RappresentanteFiscale,
  RegimeFiscale,
  SoggettoEmittente,
  TerzoIntermediarioSoggettoEmittente,
  TipoDocumento,
} from '../../model/generated/invoice.ts';
import type { Amount } from '../amount.ts';
import type { SelfInvoiceType } from '../generated/traitTypes.ts';
import type { BlockBrief } from './block.ts';
import type {
  AdvanceBrief,
  AncillaryBrief,
  AttachmentBrief,
  BolloBrief,
  CassaBrief,
  DeliveryNoteBrief,
  DocumentDiscountBrief,
  PaymentBrief,
  PaymentPartsBrief,
  ReferencesBrief,
  TransmissionBrief,
  WithholdingBrief,
} from './document.ts';
import type { LineBrief } from './line.ts';
import type { CustomerBrief, SupplierBrief } from './party.ts';

/**
 * Rounding to cents, always half away from zero. `per_riga`: each line to the cent, as most programs print it.
 * `per_aliquota`: lines keep up to eight decimals, and each summary is rounded once, by its Arrotondamento.
 */
export type Rounding = 'per_riga' | 'per_aliquota';

/**
 * TipoDocumento of documents that a seller issues. Documents that the buyer issues (TD16 to TD23, TD27 to TD29) have
 * the parties reversed: `selfInvoice` makes them from a brief, `integration` from the invoice received.
 */
export type SellerDocumentType = Exclude<TipoDocumento, SelfInvoiceType>;

/** The input of an invoice; the compiler infers its type parameters. */
export interface InvoiceBrief<Office extends string = string, Regime extends RegimeFiscale = RegimeFiscale> {
  /** The seller. */
  readonly cedente: SupplierBrief<Regime>;
  /** The buyer. */
  readonly cessionario: CustomerBrief<Office>;
  /** With at least one digit (00425), up to 20 characters. */
  readonly numero: string;
  /** YYYY-MM-DD. */
  readonly data: string;
  /** Default: TD01. TD16 to TD23 and TD27 to TD29 are made by `selfInvoice` or `integration`. */
  readonly tipo_documento?: SellerDocumentType | undefined;
  /** Goods and services sold: at least one line. */
  readonly linee: readonly LineBrief<Regime>[];
  /** Discounts and surcharges on the whole document, each applied to the result of the previous one. */
  readonly sconti?: readonly DocumentDiscountBrief[] | undefined;
  /** Packaging, shipping and the like. */
  readonly spese_accessorie?: readonly AncillaryBrief[] | undefined;
  /** Advances invoiced earlier, to deduct. */
  readonly anticipi?: readonly AdvanceBrief[] | undefined;
  /** Contributions to pension funds. */
  readonly casse?: readonly CassaBrief[] | undefined;
  /** Taxes that the customer withholds; they reduce the payment, not the total. */
  readonly ritenute?: readonly WithholdingBrief[] | undefined;
  /** Stamp duty. Default: shown where it is due. */
  readonly bollo?: BolloBrief | undefined;
  /** Added to the document total; positive or negative. */
  readonly arrotondamento?: Amount | undefined;
  /** Split at 200 characters, between words. */
  readonly causale?: string | readonly string[] | undefined;
  /**
   * `S` split payment, `D` deferred, `I` immediate. Default: I; D for cash VAT (RF17, except to consumers; RF16 to
   * administrations).
   */
  readonly esigibilita_iva?: EsigibilitaIVA | undefined;
  /**
   * ISO 4217. Default: EUR. With `cambio`, all amounts of the brief are converted to EUR, the invoice is in EUR, and
   * each line records the original price; without it the invoice is in this currency.
   */
  readonly divisa?: string | undefined;
  /** Units of `divisa` for one euro, as published by the central bank. */
  readonly cambio?: Amount | undefined;
  /** Art. 73: the same number may recur in the year, with another date. */
  readonly art_73?: boolean | undefined;
  /** Orders, contracts, agreements, goods receipts and invoices that the document refers to. */
  readonly riferimenti?: ReferencesBrief | undefined;
  /** Delivery notes of a deferred invoice. */
  readonly ddt?: readonly DeliveryNoteBrief[] | undefined;
  /** Progress of works (2.1.7). */
  readonly sal?: readonly BlockBrief<DatiSAL>[] | undefined;
  /** Transport of the goods (2.1.9). */
  readonly trasporto?: BlockBrief<DatiTrasporto> | undefined;
  /** The transport invoice that this one is ancillary to (2.1.10). */
  readonly fattura_principale?: BlockBrief<FatturaPrincipale> | undefined;
  /** New means of transport sold within the Union (2.3). */
  readonly veicoli?: BlockBrief<DatiVeicoli> | undefined;
  /** Payment terms: one method for the full amount, or a list of parts with different methods or bank accounts. */
  readonly pagamento?: PaymentBrief | PaymentPartsBrief | undefined;
  /** Attached files. */
  readonly allegati?: readonly AttachmentBrief[] | undefined;
  /** Fiscal representative in Italy of a foreign supplier (1.3). */
  readonly rappresentante_fiscale?: BlockBrief<RappresentanteFiscale> | undefined;
  /** Third party that issues the invoice on behalf of the supplier (1.5). */
  readonly terzo_intermediario?: BlockBrief<TerzoIntermediarioSoggettoEmittente> | undefined;
  /** Issuer, if it is not the supplier: CC the customer, TZ a third party. */
  readonly soggetto_emittente?: SoggettoEmittente | undefined;
  /** Transmission data of the file. */
  readonly trasmissione?: TransmissionBrief | undefined;
  /** Default: `per_riga`. */
  readonly rounding?: Rounding | undefined;
  /** Replaces characters that the schema does not accept with ones that it accepts: € with EUR, ’ with ', ł with l. */
  readonly transliterate?: boolean | undefined;
}

/** Options of the builder. */
export interface BuildOptions {
  /** Date of receipt, YYYY-MM-DD: a later invoice date is rejected (00403). The builder does not read the clock. */
  readonly asOf?: string | undefined;
}
