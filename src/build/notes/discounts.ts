/**
 * Discounts of the whole document, which are separate lines (TipoCessionePrestazione SC): a note credits the amount
 * actually charged for a line, so each discount is reduced in proportion.
 */
import { decimal } from '../../domain/amounts.ts';
import { Decimal, Sum } from '../../model/decimal.ts';
import type { DettaglioLinee } from '../../model/generated/invoice.ts';
import { quotient } from '../../model/quotient.ts';
import { withoutVat } from '../lines/price.ts';
import { taxKey } from '../taxKey.ts';
import { lineGross } from './gross.ts';

/** TipoCessionePrestazione of a discount. */
const DISCOUNT = 'SC';

/**
 * A discount and its base: the lines before it that are taxed alike, and alike under withholding. Expenses
 * and advances come after it and are not discounted.
 */
interface Discount {
  readonly line: DettaglioLinee;
  /** Tax of its lines. */
  readonly key: string;
  /** Its lines are before this position. */
  readonly end: number;
  /** Their sum. */
  readonly base: Decimal;
}

/** A share of a discount, negative: without VAT, and with VAT if the prices included it. */
export interface Share {
  readonly discount: DettaglioLinee;
  /** To the cent. */
  readonly net: Decimal;
  readonly gross: Decimal | null;
}

/** Amount taken from a line of the invoice, without VAT. */
export interface Taken {
  readonly original: DettaglioLinee;
  readonly amount: Decimal;
}

export class DocumentDiscounts {
  readonly #discounts: readonly Discount[];
  readonly #places: ReadonlyMap<DettaglioLinee, number>;

  constructor(lines: readonly DettaglioLinee[]) {
    this.#discounts = discountsIn(lines);
    this.#places = new Map(lines.map((line, place) => [line, place]));
  }

  /** The shares of the discounts that belong to these amounts of the lines. */
  sharesOf(taken: readonly Taken[]): readonly Share[] {
    const items = taken
      .filter(({ original }) => !isDiscount(original))
      .map(({ original, amount }) => ({
        amount,
        key: groupKey(original),
        place: this.#places.get(original) ?? Number.POSITIVE_INFINITY,
      }));
    return this.#discounts.flatMap(({ line: discount, key, end, base }) => {
      const sum = new Sum();
      for (const item of items) if (item.key === key && item.place < end) sum.add(item.amount);
      const part = sum.value;
      if (base.isZero || part.isZero) return [];
      const all = { discount, net: decimal(discount.prezzo_totale), gross: lineGross(discount, null) };
      if (part.equals(base)) return [all];
      const share = (amount: Decimal): Decimal => quotient(amount.times(part), base, 2);
      if (all.gross === null) return [{ ...all, net: share(all.net) }];
      const gross = share(all.gross);
      return [{ discount, net: withoutVat(gross, decimal(discount.aliquota_iva)).rounded(2), gross }];
    });
  }

  /** Amount charged for a line: its total less its share of the discounts; zero for a discount. */
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
    return this.sharesOf([{ original: line, amount: decimal(line.prezzo_totale) }]);
  }
}

function isDiscount({ tipo_cessione_prestazione, prezzo_totale }: DettaglioLinee): boolean {
  return tipo_cessione_prestazione === DISCOUNT && decimal(prezzo_totale).isNegative;
}

/** In line order. A discount before every line taxed like it applies to all of them. */
function discountsIn(lines: readonly DettaglioLinee[]): readonly Discount[] {
  const whole = new Map<string, Sum>();
  for (const line of lines) if (!isDiscount(line)) addTo(whole, line);
  const before = new Map<string, Sum>();
  const found: Discount[] = [];
  for (const [place, line] of lines.entries()) {
    if (!isDiscount(line)) {
      addTo(before, line);
      continue;
    }
    const key = groupKey(line);
    const earlier = before.get(key);
    const end = earlier === undefined ? lines.length : place;
    found.push({ line, key, end, base: (earlier ?? whole.get(key) ?? new Sum()).value });
  }
  return found;
}

function addTo(sums: Map<string, Sum>, line: DettaglioLinee): void {
  const key = groupKey(line);
  const sum = sums.get(key) ?? new Sum();
  sum.add(decimal(line.prezzo_totale));
  sums.set(key, sum);
}

function groupKey(line: DettaglioLinee): string {
  return `${taxKey(line)} ${line.ritenuta ?? ''}`;
}

/** The share as a line of the note. */
export function lineOfShare({ discount, net, gross }: Share): DettaglioLinee {
  const { quantita: _quantity, unita_misura: _unit, sconto_maggiorazione: _steps, ...rest } = discount;
  const price = gross === null ? net : withoutVat(gross, decimal(discount.aliquota_iva));
  return { ...rest, prezzo_unitario: price.toText(), prezzo_totale: net.toText() };
}
