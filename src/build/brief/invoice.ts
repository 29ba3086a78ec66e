/** What was sold to whom: all that an invoice needs. Names are those of the JSON form wherever it has one. */
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
import type { SelfInvoiceType } from '../selfInvoice/rules.ts';
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
 * Where cents are rounded, always half away from zero. `per_riga`: each line to the cent, as most programs print it.
 * `per_aliquota`: lines keep up to eight decimals, and each summary is rounded once, by its Arrotondamento.
 */
export type Rounding = 'per_riga' | 'per_aliquota';

/**
 * TipoDocumento of what a seller issues. What the buyer makes out for itself (TD16 to TD23, TD27 to TD29) has its
 * parties the other way round: `selfInvoice` makes it from a brief, `integration` from the invoice received.
 */
export type SellerDocumentType = Exclude<TipoDocumento, SelfInvoiceType>;

/** A brief; its parameters are found by the compiler. */
export interface InvoiceBrief<Office extends string = string, Regime extends RegimeFiscale = RegimeFiscale> {
  /** Who sells. */
  readonly cedente: SupplierBrief<Regime>;
  /** Who buys. */
  readonly cessionario: CustomerBrief<Office>;
  /** With at least one figure (00425), up to 20 characters. */
  readonly numero: string;
  /** YYYY-MM-DD. */
  readonly data: string;
  /** Default TD01. TD16 to TD23 and TD27 to TD29 are made by `selfInvoice` or `integration`. */
  readonly tipo_documento?: SellerDocumentType | undefined;
  /** What was sold: at least one line. */
  readonly linee: readonly LineBrief<Regime>[];
  /** Discounts and surcharges of the whole document, each on what the one before left. */
  readonly sconti?: readonly DocumentDiscountBrief[] | undefined;
  /** Packaging, shipping and the like. */
  readonly spese_accessorie?: readonly AncillaryBrief[] | undefined;
  /** Advances that were invoiced before, taken off. */
  readonly anticipi?: readonly AdvanceBrief[] | undefined;
  /** Contributions to pension funds. */
  readonly casse?: readonly CassaBrief[] | undefined;
  /** What the customer withholds; it lessens the payment, not the total. */
  readonly ritenute?: readonly WithholdingBrief[] | undefined;
  /** Stamp duty; default: shown where it is due. */
  readonly bollo?: BolloBrief | undefined;
  /** Added to the total of the document, of either sign. */
  readonly arrotondamento?: Amount | undefined;
  /** Split at 200 characters, between words. */
  readonly causale?: string | readonly string[] | undefined;
  /** `S` split payment, `D` deferred, `I` at once; default I, and D for cash VAT (RF17 but to consumers; RF16 to administrations). */
  readonly esigibilita_iva?: EsigibilitaIVA | undefined;
  /**
   * ISO 4217, default EUR. With `cambio` all amounts of the brief are converted to EUR, in which the invoice is made,
   * and each line tells the original price; without it the invoice is made in the currency.
   */
  readonly divisa?: string | undefined;
  /** How much of `divisa` one euro is, as the central bank publishes it. */
  readonly cambio?: Amount | undefined;
  /** Whether numbers may recur in the year, on other days. */
  readonly art_73?: boolean | undefined;
  /** Orders, contracts, agreements, receipts and invoices that the document refers to. */
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
  /** How what is due is paid: all of it in one way, or a list of parts by different means or to different banks. */
  readonly pagamento?: PaymentBrief | PaymentPartsBrief | undefined;
  /** Files that go along. */
  readonly allegati?: readonly AttachmentBrief[] | undefined;
  /** Who represents a supplier from abroad in Italy (1.3). */
  readonly rappresentante_fiscale?: BlockBrief<RappresentanteFiscale> | undefined;
  /** Who makes the invoice out in place of the supplier (1.5). */
  readonly terzo_intermediario?: BlockBrief<TerzoIntermediarioSoggettoEmittente> | undefined;
  /** Who made it out, where it was not the supplier: CC the customer, TZ a third party. */
  readonly soggetto_emittente?: SoggettoEmittente | undefined;
  /** How the file travels. */
  readonly trasmissione?: TransmissionBrief | undefined;
  /** Default `per_riga`. */
  readonly rounding?: Rounding | undefined;
  /** Writes what the schema does not take in letters that it takes: € as EUR, ’ as ', ł as l. */
  readonly transliterate?: boolean | undefined;
}

/** What the builder is told beside the brief. */
export interface BuildOptions {
  /** The day of reception, YYYY-MM-DD: a later invoice is refused (00403). The builder asks no clock. */
  readonly asOf?: string | undefined;
}
