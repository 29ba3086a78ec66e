/**
 * What was sold. In each type what is always there comes first, and of alternatives the usual one last: that is what
 * the compiler names when something is missing.
 */
import type {
  AltriDatiGestionali,
  CodiceArticolo,
  EsigibilitaIVA,
  Natura,
  RegimeFiscale,
  TipoCessionePrestazione,
} from '../../model/generated/invoice.ts';
import type { Amount } from '../amount.ts';
import type { BlockBrief } from './block.ts';
import type { RegimeWithoutVat } from './party.ts';

/** The natures that SdI takes: the generic N2, N3 and N6 are refused since 2021 (00445). */
export type DetailedNatura = Exclude<Natura, 'N2' | 'N3' | 'N6'>;

/** A declaration of intent, by which a habitual exporter buys without VAT. */
export interface IntentBrief {
  /** 17 digits, a hyphen, 6 digits: as on the receipt. */
  readonly protocollo: string;
  /** Day of the receipt, YYYY-MM-DD. */
  readonly data: string;
}

/** Without VAT by a declaration of intent: N3.5. */
export interface IntentTaxBrief {
  /** The declaration, told in AltriDatiGestionali. */
  readonly lettera_intento: IntentBrief;
  /** Default N3.5, and nothing else. */
  readonly natura?: 'N3.5' | undefined;
  /** The provision; default art. 8, c. 1, lett. c), DPR 633/1972. */
  readonly riferimento_normativo?: string | undefined;
  readonly aliquota_iva?: undefined;
  readonly esigibilita_iva?: undefined;
}

/** Without VAT, and why. */
export interface UntaxedBrief {
  /** Why there is no VAT. */
  readonly natura: DetailedNatura;
  /** The provision; of most natures there is only one, which is written unless another is given. */
  readonly riferimento_normativo?: string | undefined;
  /** A declaration of intent, with N3.5. */
  readonly lettera_intento?: IntentBrief | undefined;
  readonly aliquota_iva?: undefined;
  readonly esigibilita_iva?: undefined;
}

/** With VAT. */
export interface TaxedBrief {
  /** In percent: 22. */
  readonly aliquota_iva: Amount;
  /** When the VAT becomes due; default that of the document. */
  readonly esigibilita_iva?: EsigibilitaIVA | undefined;
  readonly natura?: undefined;
  readonly riferimento_normativo?: undefined;
  readonly lettera_intento?: undefined;
}

/** Of a supplier whose regime charges no VAT: N2.2 unless another nature is given. */
export interface ExemptRegimeBrief {
  /** Default N2.2. */
  readonly natura?: DetailedNatura | undefined;
  /** The provision; default that of the regime, where it is RF02 or RF19. */
  readonly riferimento_normativo?: string | undefined;
  readonly aliquota_iva?: undefined;
  readonly esigibilita_iva?: undefined;
  readonly lettera_intento?: undefined;
}

/** How a line is taxed; under a regime that charges no VAT it need not say so. */
export type TaxBrief<Regime extends RegimeFiscale = RegimeFiscale> = Regime extends RegimeWithoutVat
  ? ExemptRegimeBrief
  : IntentTaxBrief | UntaxedBrief | TaxedBrief;

/** A price with VAT included. */
export interface GrossPriceBrief {
  /** Of one piece, VAT included. */
  readonly prezzo_ivato: Amount;
  readonly prezzo_unitario?: undefined;
}

/** A price without VAT. */
export interface NetPriceBrief {
  /** Of one piece, without VAT. */
  readonly prezzo_unitario: Amount;
  readonly prezzo_ivato?: undefined;
}

/** A price without VAT, or one with VAT included. */
export type PriceBrief = GrossPriceBrief | NetPriceBrief;

/** A discount by amount. */
export interface AmountDiscountBrief {
  /** Of a line: per unit, and VAT included where the price includes it. Of a document: of all of it. */
  readonly importo: Amount;
  readonly percentuale?: undefined;
  /** A surcharge in place of a discount. */
  readonly maggiorazione?: true | undefined;
}

/** A discount in percent. */
export interface PercentDiscountBrief {
  /** In percent of what the discounts before have left. */
  readonly percentuale: Amount;
  readonly importo?: undefined;
  /** A surcharge in place of a discount. */
  readonly maggiorazione?: true | undefined;
}

/**
 * A discount, or with `maggiorazione` a surcharge; several are taken one on what the other left. On a line `importo` is
 * per unit, as SdI reads it. Of prices with VAT included it includes VAT too.
 */
export type DiscountBrief = AmountDiscountBrief | PercentDiscountBrief;

/** From one day to another. */
export interface PeriodBrief {
  /** First day, YYYY-MM-DD. */
  readonly dal: string;
  /** Last day, YYYY-MM-DD, not before the first. */
  readonly al: string;
}

/** What is said of a line beside price and tax. */
export interface LineFields {
  /** What was sold, up to 1000 characters. */
  readonly descrizione: string;
  /** Not negative: what is taken back has a negative price. Left out, the price is of the whole line. */
  readonly quantita?: Amount | undefined;
  /** Up to 10 characters. */
  readonly unita_misura?: string | undefined;
  /** Discounts and surcharges, each on what the one before left. */
  readonly sconti?: readonly DiscountBrief[] | undefined;
  /** Default: where the document has ritenute and no line says, all lines but those of art. 15 (N1). */
  readonly ritenuta?: boolean | undefined;
  /** When the service was rendered. */
  readonly periodo?: PeriodBrief | undefined;
  /** Codes of the article: EAN, TARIC, CPV or one's own. */
  readonly codici?: readonly BlockBrief<CodiceArticolo>[] | undefined;
  /** What the line is, where it is no ordinary sale: SC, PR, AB, AC. */
  readonly tipo_cessione_prestazione?: TipoCessionePrestazione | undefined;
  /** What the buyer's bookkeeping knows the line by, up to 20 characters. */
  readonly riferimento_amministrazione?: string | undefined;
  /** Further data of the line (2.2.1.16). */
  readonly altri_dati?: readonly BlockBrief<AltriDatiGestionali>[] | undefined;
}

/** A line. */
export type LineBrief<Regime extends RegimeFiscale = RegimeFiscale> = LineFields &
  PriceBrief &
  TaxBrief<Regime>;
