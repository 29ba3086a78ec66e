/** Rate and Natura of lines, allowances, charges and summaries. */
import type { Natura } from '../../../model/generated/invoice.ts';
import { naturaIn, naturaOfCategory } from '../codes/natura.ts';
import { decimalOf } from '../model/decimalOf.ts';
import { rateKey } from '../rules/facts.ts';
import { PROPERTY } from '../toEuropean/lineProperties.ts';
import type { ModelSource } from './source.ts';

export interface RateAndNatura {
  readonly aliquota_iva: string;
  readonly natura?: Natura;
}

/** Categories that charge VAT: standard rate, and split payment. */
const CHARGED: ReadonlySet<string> = new Set(['S', 'B']);

export const keyOf = (category: string | undefined, rate: string | undefined): string =>
  rateKey(category ?? '', rate);

export class Naturas {
  readonly #source: ModelSource;
  /** Natura by the key of the category, once decided. */
  readonly #known = new Map<string, Natura | undefined>();

  constructor(source: ModelSource) {
    this.#source = source;
  }

  /** @param own The Natura that the item itself names. */
  of(category: string | undefined, rate: string | undefined, own?: string): RateAndNatura {
    const aliquota_iva = decimalOf(rate).rounded(2).toText(2);
    if (CHARGED.has(category ?? '') || !decimalOf(rate).isZero) return { aliquota_iva };
    const natura = own === undefined ? this.#natura(category ?? '', rate) : (own as Natura);
    return natura === undefined ? { aliquota_iva } : { aliquota_iva, natura };
  }

  #natura(category: string, rate: string | undefined): Natura | undefined {
    const key = keyOf(category, rate);
    if (this.#known.has(key)) return this.#known.get(key);
    const decided = this.#decide(category, key);
    this.#known.set(key, decided);
    return decided;
  }

  /**
   * Decides by the reason of the breakdown, the caller's data, or the category; E and O have several possible codes.
   */
  #decide(category: string, key: string): Natura | undefined {
    const { model, set, ledger } = this.#source;
    const at = model.taxes.findIndex((tax) => keyOf(tax.category, tax.rate) === key);
    const [first] = (model.taxes[at]?.reason ?? '').split('; ');
    const stated = naturaIn(first)?.natura ?? set['2.2.1.14'];
    if (stated !== undefined) return stated as Natura;
    const value = naturaOfCategory(category);
    if (typeof value === 'string') {
      // Z means N1 in AgID's table; other categories have several possible codes.
      ledger.add('derived', { code: 'X-CODE', term: '2.2.1.14', value });
      return value as Natura;
    }
    this.#source.refuse({
      code: value === null ? 'X-NATURA' : 'X-CATEGORY',
      term: 'BT-151',
      field: '2.2.1.14',
      value: category,
      option: '--set 2.2.1.14=',
    });
    return undefined;
  }
}

/** The Natura among the attributes of a line. */
export const naturaAmong = (
  properties: readonly { readonly name: string; readonly value: string }[],
): string | undefined =>
  properties.find(({ name, value }) => name === PROPERTY.natura && naturaIn(value) !== undefined)?.value;
