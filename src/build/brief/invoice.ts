/** What was sold to whom: all that an invoice needs. Names are those of the JSON form wherever it has one. */
import type { DeepReadonly } from '../../model/deepReadonly.ts';
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
import type {
  AdvanceBrief,
  AncillaryBrief,
  AttachmentBrief,
  BolloBrief,
  CassaBrief,
  DeliveryNoteBrief,
  DocumentDiscountBrief,
  PaymentBrief,
  PaymentPartBrief,
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
  readonly cedente: SupplierBrief<Regime>;
  readonly cessionario: CustomerBrief<Office>;
  readonly numero: string;
  /** YYYY-MM-DD. */
  readonly data: string;
  /** Default TD01. TD16 to TD23 and TD27 to TD29 are made by `selfInvoice` or `integration`. */
  readonly tipo_documento?: SellerDocumentType;
  readonly linee: readonly LineBrief<Regime>[];
  readonly sconti?: readonly DocumentDiscountBrief[];
  readonly spese_accessorie?: readonly AncillaryBrief[];
  readonly anticipi?: readonly AdvanceBrief[];
  readonly casse?: readonly CassaBrief[];
  readonly ritenute?: readonly WithholdingBrief[];
  readonly bollo?: BolloBrief;
  /** Added to the total of the document, of either sign. */
  readonly arrotondamento?: Amount;
  /** Split at 200 characters, between words. */
  readonly causale?: string | readonly string[];
  /** `S` split payment, `D` deferred, `I` at once; default I, and D for cash VAT (RF17 but to consumers; RF16 to administrations). */
  readonly esigibilita_iva?: EsigibilitaIVA;
  /**
   * ISO 4217, default EUR. With `cambio` all amounts of the brief are converted to EUR, in which the invoice is made,
   * and each line tells the original price; without it the invoice is made in the currency.
   */
  readonly divisa?: string;
  /** How much of `divisa` one euro is, as the central bank publishes it. */
  readonly cambio?: Amount;
  /** Whether numbers may recur in the year, on other days. */
  readonly art_73?: boolean;
  readonly riferimenti?: ReferencesBrief;
  readonly ddt?: readonly DeliveryNoteBrief[];
  readonly sal?: readonly DeepReadonly<DatiSAL>[];
  readonly trasporto?: DeepReadonly<DatiTrasporto>;
  readonly fattura_principale?: DeepReadonly<FatturaPrincipale>;
  readonly veicoli?: DeepReadonly<DatiVeicoli>;
  /** How what is due is paid: all of it in one way, or a list of parts by different means or to different banks. */
  readonly pagamento?: PaymentBrief | readonly PaymentPartBrief[];
  readonly allegati?: readonly AttachmentBrief[];
  readonly rappresentante_fiscale?: DeepReadonly<RappresentanteFiscale>;
  readonly terzo_intermediario?: DeepReadonly<TerzoIntermediarioSoggettoEmittente>;
  readonly soggetto_emittente?: SoggettoEmittente;
  readonly trasmissione?: TransmissionBrief;
  /** Default `per_riga`. */
  readonly rounding?: Rounding;
  /** Writes what the schema does not take in letters that it takes: € as EUR, ’ as ', ł as l. */
  readonly transliterate?: boolean;
}

/** What the builder is told beside the brief. */
export interface BuildOptions {
  /** The day of reception, YYYY-MM-DD: a later invoice is refused (00403). The builder asks no clock. */
  readonly asOf?: string;
}
