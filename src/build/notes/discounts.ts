/**
 * Discounts of the whole document, which are lines of their own (TipoCessionePrestazione SC): a note takes back of a line
 * what was charged for it, so that each discount follows in proportion.
 */
import { Decimal, Sum } from '../../model/decimal.ts';
import type { DettaglioLinee } from '../../model/generated/invoice.ts';
import { decimal } from '../../validate/controls/kit/facts.ts';
import { withoutVat } from '../lines/price.ts';
import { quotient } from '../quotient.ts';
import { taxKey } from '../taxKey.ts';
import { lineGross } from './gross.ts';

/** TipoCessionePrestazione of a discount. */
const DISCOUNT = 'SC';

/** Lines taxed alike, and alike under withholding or not: a discount belongs to those like itself. */
interface Group {
  readonly discounts: DettaglioLinee[];
  readonly items: Sum;
}

/** A share of a discount: negative, without VAT, and with VAT where that was given. */
export interface Share {
  readonly discount: DettaglioLinee;
  /** To the cent. */
  readonly net: Decimal;
  readonly gross: Decimal | null;
}

export class DocumentDiscounts {
  readonly #groups = new Map<string, Group>();

  constructor(lines: readonly DettaglioLinee[]) {
    for (const line of lines) {
      const key = groupKey(line);
      let group = this.#groups.get(key);
      if (group === undefined) {
        group = { discounts: [], items: new Sum() };
        this.#groups.set(key, group);
      }
      if (isDiscount(line)) group.discounts.push(line);
      else group.items.add(decimal(line.prezzo_totale));
    }
  }

  /** What of the discounts goes with so much of the lines of which `like` is one. */
  sharesOf(like: DettaglioLinee, part: Decimal): readonly Share[] {
    const group = this.#groups.get(groupKey(like));
    if (group === undefined) return [];
    const { discounts, items } = group;
    const whole = items.value;
    if (whole.isZero || part.isZero) return [];
    return discounts.map((discount) => {
      const all = { discount, net: decimal(discount.prezzo_totale), gross: lineGross(discount, null) };
      if (part.equals(whole)) return all;
      const share = (amount: Decimal): Decimal => quotient(amount.times(part), whole, 2);
      if (all.gross === null) return { ...all, net: share(all.net) };
      const gross = share(all.gross);
      return { discount, net: withoutVat(gross, decimal(discount.aliquota_iva)).rounded(2), gross };
    });
  }

  /** What a line was charged at: its total less its share of the discounts; a discount itself has none. */
  charged(line: DettaglioLinee): Decimal {
    const total = decimal(line.prezzo_totale);
    return this.#sharesIn(line).reduce((sum, { net }) => sum.plus(net), total);
  }

  /** The same with VAT. */
  chargedGross(line: DettaglioLinee): Decimal {
    const quantity = line.quantita === undefined ? null : decimal(line.quantita);
    const own = lineGross(line, quantity);
    const shares = this.#sharesIn(line);
    if (own !== null && shares.every(({ gross }) => gross !== null)) {
      return shares.reduce((sum, { gross }) => sum.plus(gross ?? Decimal.zero), own).rounded(2);
    }
    const charged = this.charged(line);
    return charged.plus(decimal(line.aliquota_iva).percentOf(charged)).rounded(2);
  }

  #sharesIn(line: DettaglioLinee): readonly Share[] {
    return isDiscount(line) ? [] : this.sharesOf(line, decimal(line.prezzo_totale));
  }
}

export function isDiscount({ tipo_cessione_prestazione, prezzo_totale }: DettaglioLinee): boolean {
  return tipo_cessione_prestazione === DISCOUNT && decimal(prezzo_totale).isNegative;
}

export function groupKey(line: DettaglioLinee): string {
  return `${taxKey(line)} ${line.ritenuta ?? ''}`;
}

/** The share as a line of the note. */
export function lineOfShare({ discount, net, gross }: Share): DettaglioLinee {
  const { quantita: _quantity, unita_misura: _unit, sconto_maggiorazione: _steps, ...rest } = discount;
  const price = gross === null ? net : withoutVat(gross, decimal(discount.aliquota_iva));
  return { ...rest, prezzo_unitario: price.toText(), prezzo_totale: net.toText() };
}
