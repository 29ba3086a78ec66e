/** PrezzoTotale of each line: rounding, and assignment of the odd cents. */
import { Decimal } from '../../model/decimal.ts';
import { floorCents, quotient } from '../../model/quotient.ts';
import type { Rounding } from '../brief/invoice.ts';
import type { Charge } from '../lines/charge.ts';
import { PLACES } from '../lines/price.ts';

const HUNDRED = Decimal.of(100);

/** Rounds the total of every line. */
export function placeTotals(charges: readonly Charge[], rounding: Rounding): void {
  let gross: Map<string, Charge[]> | null = null;
  for (const charge of charges) {
    charge.total = charge.net.rounded(rounding === 'per_riga' ? 2 : PLACES);
    if (charge.gross === null || rounding !== 'per_riga') continue;
    gross ??= new Map();
    const same = gross.get(charge.tax.key);
    if (same === undefined) gross.set(charge.tax.key, [charge]);
    else same.push(charge);
  }
  for (const same of gross?.values() ?? []) {
    const [first] = same;
    if (first === undefined) continue;
    const totals = grossTotals(same, first.tax.rate);
    same.forEach((charge, index) => {
      charge.total = totals[index] ?? charge.total;
    });
  }
}

/** The VAT in an amount that includes it, to the cent. */
export function vatWithin(gross: Decimal, rate: Decimal): Decimal {
  return rate.isZero ? Decimal.zero : quotient(gross.times(rate), HUNDRED.plus(rate), 2);
}

/**
 * Totals of lines with VAT-inclusive prices add up to the sum that the customer sees, less its VAT. Each line is its
 * exact total rounded down or up to the cent, up for the nearest ones; the difference from the exact total stays below
 * one cent, as 00423 requires.
 */
export function grossTotals(
  charges: readonly Pick<Charge, 'net' | 'gross'>[],
  rate: Decimal,
): readonly Decimal[] {
  const whole = charges.reduce((sum, { gross }) => sum.plus(gross ?? Decimal.zero), Decimal.zero).rounded(2);
  const target = floorCents(whole.minus(vatWithin(whole, rate)));
  const below = charges.map(({ net }) => floorCents(net));
  const rests = charges.map(({ net }, index) => net.minus(Decimal.of(below[index] ?? 0n, 2)));
  const order = rests.map((_, index) => index).filter((index) => rests[index]?.isZero === false);
  order.sort((a, b) => (rests[b] ?? Decimal.zero).compare(rests[a] ?? Decimal.zero));
  let left = target - below.reduce((sum, floor) => sum + floor, 0n);
  for (const index of order) {
    if (left <= 0n) break;
    below[index] = (below[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return below.map((cents) => Decimal.of(cents, 2));
}
