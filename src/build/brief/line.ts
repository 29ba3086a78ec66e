/**
 * Lines of an invoice. In each type the required fields come first, and among alternatives the usual one comes last:
 * the compiler names that one when a field is missing.
 */
import type {
  AltriDatiGestionali,
  CodiceArticolo,
  EsigibilitaIVA,
  RegimeFiscale,
  TipoCessionePrestazione,
} from '../../model/generated/invoice.ts';
import type { Amount } from '../amount.ts';
import type { DetailedNatura, RegimeWithoutVat } from '../generated/traitTypes.ts';
import type { BlockBrief } from './block.ts';

/** A declaration of intent, with which a habitual exporter buys without VAT. */
export interface IntentBrief {
  /** 17 digits, a hyphen, 6 digits: as on the receipt. */
  readonly protocollo: string;
  /** Day of the receipt, YYYY-MM-DD. */
  readonly data: string;
}

/** No VAT, by a declaration of intent: N3.5. */
export interface IntentTaxBrief {
  /** The declaration, written to AltriDatiGestionali. */
  readonly lettera_intento: IntentBrief;
  /** Always N3.5. */
  readonly natura?: 'N3.5' | undefined;
  /** The legal provision. Default: art. 8, c. 1, lett. c), DPR 633/1972. */
  readonly riferimento_normativo?: string | undefined;
  readonly aliquota_iva?: undefined;
  readonly esigibilita_iva?: undefined;
}

/** No VAT, with the reason. */
export interface UntaxedBrief {
  /** Reason why no VAT is charged. */
  readonly natura: DetailedNatura;
  /** The legal provision. Default: that of the Natura, where it has only one. */
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
  /** When VAT becomes chargeable. Default: that of the document. */
  readonly esigibilita_iva?: EsigibilitaIVA | undefined;
  readonly natura?: undefined;
  readonly riferimento_normativo?: undefined;
  readonly lettera_intento?: undefined;
}

/** For suppliers whose regime charges no VAT. Default: N2.2. */
export interface ExemptRegimeBrief {
  /** Default: N2.2. */
  readonly natura?: DetailedNatura | undefined;
  /** The legal provision. Default: that of the regime, for RF02 and RF19. */
  readonly riferimento_normativo?: string | undefined;
  readonly aliquota_iva?: undefined;
  readonly esigibilita_iva?: undefined;
  readonly lettera_intento?: undefined;
}

/** Tax of a line; optional under a regime that charges no VAT. */
export type TaxBrief<Regime extends RegimeFiscale = RegimeFiscale> = Regime extends RegimeWithoutVat
  ? ExemptRegimeBrief
  : IntentTaxBrief | UntaxedBrief | TaxedBrief;

/** A price with VAT included. */
export interface GrossPriceBrief {
  /** Unit price, VAT included. */
  readonly prezzo_ivato: Amount;
  readonly prezzo_unitario?: undefined;
}

/** A price without VAT. */
export interface NetPriceBrief {
  /** Unit price without VAT. */
  readonly prezzo_unitario: Amount;
  readonly prezzo_ivato?: undefined;
}

/** A price, with or without VAT. */
export type PriceBrief = GrossPriceBrief | NetPriceBrief;

/** A discount by amount. */
export interface AmountDiscountBrief {
  /** Per unit on a line, VAT included if the price includes it; for the whole document on a document. */
  readonly importo: Amount;
  readonly percentuale?: undefined;
  /** Makes it a surcharge instead of a discount. */
  readonly maggiorazione?: true | undefined;
}

/** A discount in percent. */
export interface PercentDiscountBrief {
  /** In percent of the amount after the previous discounts. */
  readonly percentuale: Amount;
  readonly importo?: undefined;
  /** Makes it a surcharge instead of a discount. */
  readonly maggiorazione?: true | undefined;
}

/**
 * A discount, or with `maggiorazione` a surcharge; each applies to the result of the previous one. On a line `importo`
 * is per unit, as SdI reads it. If the price includes VAT, so does `importo`.
 */
export type DiscountBrief = AmountDiscountBrief | PercentDiscountBrief;

/** A period between two days. */
export interface PeriodBrief {
  /** First day, YYYY-MM-DD. */
  readonly dal: string;
  /** Last day, YYYY-MM-DD, not before the first. */
  readonly al: string;
}

/** Fields of a line other than price and tax. */
export interface LineFields {
  /** Description of the goods or service, up to 1000 characters. */
  readonly descrizione: string;
  /** Not negative: a return has a negative price. Default: none, and the price is for the whole line. */
  readonly quantita?: Amount | undefined;
  /** Up to 10 characters. */
  readonly unita_misura?: string | undefined;
  /** Discounts and surcharges, each applied to the result of the previous one. */
  readonly sconti?: readonly DiscountBrief[] | undefined;
  /**
   * Default: if the document has ritenute and no line sets this field, true for all lines except those of art. 15 (N1).
   */
  readonly ritenuta?: boolean | undefined;
  /** Period in which the service was rendered. */
  readonly periodo?: PeriodBrief | undefined;
  /** Article codes: EAN, TARIC, CPV or your own. */
  readonly codici?: readonly BlockBrief<CodiceArticolo>[] | undefined;
  /** Kind of line, if it is not an ordinary sale: SC, PR, AB, AC. */
  readonly tipo_cessione_prestazione?: TipoCessionePrestazione | undefined;
  /** The buyer's accounting reference for the line, up to 20 characters. */
  readonly riferimento_amministrazione?: string | undefined;
  /** Further data of the line (2.2.1.16). */
  readonly altri_dati?: readonly BlockBrief<AltriDatiGestionali>[] | undefined;
}

/** A line. */
export type LineBrief<Regime extends RegimeFiscale = RegimeFiscale> = LineFields &
  PriceBrief &
  TaxBrief<Regime>;
