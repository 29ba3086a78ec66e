/** VAT categories of the invoice: one for each rate and Natura, within what EN 16931 allows. */
import { Decimal } from '../../../model/decimal.ts';
import type { DatiRiepilogo } from '../../../model/generated/invoice.ts';
import { categoryOfNatura } from '../codes/natura.ts';
import { ITALY } from './address.ts';
import type { Context } from './context.ts';

export interface TaxCategory {
  readonly category: string;
  readonly rate: string;
  readonly vatex?: string;
}

/** EsigibilitaIVA S: split payment, category B. */
const SPLIT = 'S';

export class TaxCategories {
  readonly #isSplit: boolean;
  readonly #hasBuyerVat: boolean;
  readonly #hasBuyerId: boolean;

  /** Category B is for Italian parties only (BR-B-01), and never together with S (BR-B-02): S is then used for all. */
  constructor({ body, model }: Context) {
    const summaries = body.value.dati_beni_servizi.dati_riepilogo;
    const taxed = summaries.filter(({ aliquota_iva }) => !isZero(aliquota_iva));
    const bothItalian = model.seller.address?.country === ITALY && model.buyer.address?.country === ITALY;
    this.#isSplit =
      bothItalian && taxed.length > 0 && taxed.every(({ esigibilita_iva }) => esigibilita_iva === SPLIT);
    this.#hasBuyerVat = model.buyer.vatId !== undefined;
    this.#hasBuyerId = this.#hasBuyerVat || model.buyer.legalId !== undefined;
  }

  /** True if the VAT is paid by the administration that buys. */
  get isSplit(): boolean {
    return this.#isSplit;
  }

  /** If a summary has a Natura and no tax, its rate only states what would be charged: the Natura decides. */
  ofSummary({ aliquota_iva: rate, natura, imposta }: DatiRiepilogo): TaxCategory {
    return natura !== undefined && isZero(imposta) ? this.of('0.00', natura) : this.of(rate, natura);
  }

  of(rate: string, natura: string | undefined): TaxCategory {
    if (!isZero(rate)) return { category: this.#isSplit ? 'B' : 'S', rate };
    if (natura === undefined) return { category: 'Z', rate };
    const own = categoryOfNatura(natura);
    const lacksBuyer =
      (own.category === 'K' && !this.#hasBuyerVat) || (own.category === 'AE' && !this.#hasBuyerId);
    // K and AE need the buyer's number (BR-IC-02, BR-AE-02): without it, only E remains, with the reason as text.
    return lacksBuyer ? { category: 'E', rate } : { ...own, rate };
  }
}

const isZero = (rate: string): boolean => Decimal.parse(rate)?.isZero === true;
