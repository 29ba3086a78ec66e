/** A line under construction, with its amount before rounding to cents. */
import { isPartOfPrice } from '../../domain/natura.ts';
import { Decimal } from '../../model/decimal.ts';
import type {
  AltriDatiGestionali,
  CodiceArticolo,
  DettaglioLinee,
  ScontoMaggiorazione,
  TipoCessionePrestazione,
} from '../../model/generated/invoice.ts';
import type { Tax } from './tax.ts';

export interface Charge {
  /** Its path in the brief. */
  readonly at: string;
  readonly descrizione: string;
  readonly tax: Tax;
  /** PrezzoUnitario, without VAT. */
  readonly price: Decimal;
  readonly quantity: Decimal | null;
  /** Price after discounts times quantity, not rounded: the amount that SdI computes (00423). */
  readonly net: Decimal;
  /** The same with VAT; null if the price was given without VAT. */
  readonly gross: Decimal | null;
  /** The brief's `ritenuta`; undefined if it has none. */
  readonly withholding: boolean | undefined;
  /** True for charged stamp duty, which is excluded from pension fund contributions and withholding. */
  readonly isBollo?: true;
  readonly kind?: TipoCessionePrestazione | undefined;
  readonly codici?: CodiceArticolo[] | undefined;
  readonly unit?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly steps?: ScontoMaggiorazione[] | undefined;
  readonly reference?: string | undefined;
  readonly data?: AltriDatiGestionali[] | undefined;
  /** PrezzoTotale. */
  total: Decimal;
  isWithheld: boolean;
}

/** A charge for work or goods: neither excluded from the taxable amount by art. 15, nor stamp duty. */
export function isFee({ tax, isBollo }: Charge): boolean {
  return isBollo !== true && isPartOfPrice(tax.natura);
}

/** An amount without quantity or discounts. */
export interface PlainCharge
  extends Pick<Charge, 'at' | 'descrizione' | 'tax' | 'withholding' | 'kind' | 'isBollo'> {
  readonly price: Decimal;
  readonly gross?: Decimal | null;
  readonly isWithheld?: boolean;
}

export function plainCharge(source: PlainCharge): Charge {
  return {
    gross: null,
    isWithheld: false,
    ...source,
    quantity: null,
    net: source.price,
    total: Decimal.zero,
  };
}

/** The line as written to the invoice; frozen unless it contains blocks, which would have to be frozen first. */
export function lineOf(charge: Charge, index: number): DettaglioLinee {
  const { kind, codici, quantity, unit, from, to, steps, tax, reference, data } = charge;
  // Members in the order of the schema; absent values are omitted.
  const line: Partial<DettaglioLinee> = { numero_linea: String(index + 1) };
  if (kind !== undefined) line.tipo_cessione_prestazione = kind;
  if (codici !== undefined) line.codice_articolo = codici;
  line.descrizione = charge.descrizione;
  if (quantity !== null) line.quantita = quantity.toText();
  if (unit !== undefined) line.unita_misura = unit;
  if (from !== undefined) line.data_inizio_periodo = from;
  if (to !== undefined) line.data_fine_periodo = to;
  line.prezzo_unitario = charge.price.toText();
  if (steps !== undefined) line.sconto_maggiorazione = steps;
  line.prezzo_totale = charge.total.toText();
  line.aliquota_iva = tax.rateText;
  if (charge.isWithheld) line.ritenuta = 'SI';
  if (tax.natura !== null) line.natura = tax.natura;
  if (reference !== undefined) line.riferimento_amministrazione = reference;
  if (data !== undefined) line.altri_dati_gestionali = data;
  return (codici ?? steps ?? data) === undefined
    ? Object.freeze(line as DettaglioLinee)
    : (line as DettaglioLinee);
}
