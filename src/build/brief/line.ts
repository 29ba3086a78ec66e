/** What was sold. */
import type { DeepReadonly } from '../../model/deepReadonly.ts';
import type {
  AltriDatiGestionali,
  CodiceArticolo,
  EsigibilitaIVA,
  Natura,
  RegimeFiscale,
  TipoCessionePrestazione,
} from '../../model/generated/invoice.ts';
import type { Amount } from '../amount.ts';
import type { RegimeWithoutVat } from './party.ts';

/** The natures that SdI takes: the generic N2, N3 and N6 are refused since 2021 (00445). */
export type DetailedNatura = Exclude<Natura, 'N2' | 'N3' | 'N6'>;

/** A declaration of intent, by which a habitual exporter buys without VAT. */
export interface IntentBrief {
  /** 17 digits, a hyphen, 6 digits: as on the receipt. */
  readonly protocollo: string;
  /** Day of the receipt. */
  readonly data: string;
}

/** With VAT. */
export interface TaxedBrief {
  /** In percent: 22. */
  readonly aliquota_iva: Amount;
  /** When the VAT becomes due; default that of the document. */
  readonly esigibilita_iva?: EsigibilitaIVA;
  readonly natura?: never;
  readonly riferimento_normativo?: never;
  readonly lettera_intento?: never;
}

/** Without VAT, and why. */
export interface UntaxedBrief {
  readonly natura: DetailedNatura;
  /** The provision; of most natures there is only one, which is written unless another is given. */
  readonly riferimento_normativo?: string;
  readonly lettera_intento?: IntentBrief;
  readonly aliquota_iva?: never;
  readonly esigibilita_iva?: never;
}

/** Without VAT by a declaration of intent: N3.5. */
export interface IntentTaxBrief {
  readonly lettera_intento: IntentBrief;
  readonly natura?: 'N3.5';
  readonly riferimento_normativo?: string;
  readonly aliquota_iva?: never;
  readonly esigibilita_iva?: never;
}

/** Of a supplier whose regime charges no VAT: N2.2 unless another nature is given. */
export interface ExemptRegimeBrief {
  readonly natura?: DetailedNatura;
  readonly riferimento_normativo?: string;
  readonly aliquota_iva?: never;
  readonly esigibilita_iva?: never;
  readonly lettera_intento?: never;
}

export type TaxBrief<Regime extends RegimeFiscale = RegimeFiscale> = Regime extends RegimeWithoutVat
  ? ExemptRegimeBrief
  : TaxedBrief | UntaxedBrief | IntentTaxBrief;

/** A price without VAT, or one with VAT included. */
export type PriceBrief =
  | { readonly prezzo_unitario: Amount; readonly prezzo_ivato?: never }
  | { readonly prezzo_ivato: Amount; readonly prezzo_unitario?: never };

/**
 * A discount, or with `maggiorazione` a surcharge; several are taken one on what the other left. On a line `importo` is
 * per unit, as SdI reads it. Of prices with VAT included it includes VAT too.
 */
export type DiscountBrief =
  | { readonly percentuale: Amount; readonly importo?: never; readonly maggiorazione?: true }
  | { readonly importo: Amount; readonly percentuale?: never; readonly maggiorazione?: true };

/** A line. */
export type LineBrief<Regime extends RegimeFiscale = RegimeFiscale> = TaxBrief<Regime> &
  PriceBrief & {
    readonly descrizione: string;
    /** Not negative: what is taken back has a negative price. */
    readonly quantita?: Amount;
    readonly unita_misura?: string;
    readonly sconti?: readonly DiscountBrief[];
    /** Default: where the document has ritenute and no line says, all lines but those of art. 15 (N1). */
    readonly ritenuta?: boolean;
    readonly periodo?: { readonly dal: string; readonly al: string };
    readonly codici?: readonly DeepReadonly<CodiceArticolo>[];
    readonly tipo_cessione_prestazione?: TipoCessionePrestazione;
    readonly riferimento_amministrazione?: string;
    readonly altri_dati?: readonly DeepReadonly<AltriDatiGestionali>[];
  };
