/**
 * The worksheet on which an invoice is computed a second time: amounts, rounding, division into shares, and the
 * disagreements. It uses none of the builder's arithmetic.
 */
import type { Amount } from '../../../src/build/index.ts';
import { Exact } from '../secondOpinion.ts';

export { Exact };

export const ZERO = new Exact(0);
export const CENT = new Exact('0.01');

/** An amount of a brief: text, whole units, or a decimal object. */
export function exact(amount: Amount): Exact {
  return new Exact(String(amount));
}

export function sum(amounts: readonly Exact[]): Exact {
  return amounts.reduce((total, amount) => total.plus(amount), ZERO);
}

/** Rounds half away from zero, as required by 00421. */
export function toCent(amount: Exact): Exact {
  return amount.toDecimalPlaces(2);
}

/** Cuts to the maximum number of decimals of prices and line totals. */
export function toEight(amount: Exact): Exact {
  return amount.toDecimalPlaces(8);
}

/** Cuts off everything below the cent. */
export function cut(amount: Exact): Exact {
  return amount.toDecimalPlaces(2, Exact.ROUND_DOWN);
}

export function percent(rate: Exact, of: Exact): Exact {
  return of.times(rate).dividedBy(100);
}

/** Groups items by key, in their order of appearance. */
export function grouped<T>(items: readonly T[], key: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

/** Collects disagreements, worded for the developer. */
export class Worksheet {
  readonly disagreements: string[] = [];

  say(what: string): void {
    this.disagreements.push(what);
  }

  /** An amount with only one correct value. */
  figure(what: string, found: string | undefined, expected: Exact): void {
    if (found === undefined) this.say(`${what}: missing, expected ${expected}`);
    else if (!expected.equals(found)) this.say(`${what}: ${found}, expected ${expected}`);
  }

  text(what: string, found: string | undefined, expected: string | undefined): void {
    if (found !== expected) this.say(`${what}: ${found}, expected ${expected}`);
  }

  /**
   * Checks the division of a total: each share is its exact value cut to the cent, or one cent more, and the odd cents
   * go to the shares that lost most by the cut. Among those that lost the same, any may get them.
   */
  shares(what: string, found: readonly Exact[], exactly: readonly Exact[], total: Exact): void {
    if (!sum(found).equals(total)) this.say(`${what}: ${found.join(' + ')}, expected ${total} in all`);
    const down = (amount: Exact): Exact => amount.toDecimalPlaces(2, Exact.ROUND_FLOOR);
    const lost = exactly.map((share) => share.minus(down(share)));
    const more = found.map((share, i) => share.minus(down(exactly[i] ?? ZERO)));
    more.forEach((extra, i) => {
      if (!extra.isZero() && !extra.equals(CENT)) {
        this.say(`${what}: a share of ${found[i]}, expected the cent below or above ${exactly[i]}`);
      }
    });
    const least = Exact.min(...lost.filter((_, i) => more[i]?.equals(CENT)), 1);
    const most = Exact.max(...lost.filter((_, i) => more[i]?.isZero()), 0);
    // Divisions end after 400 digits: shares that lost the same may differ in the last of them.
    if (most.minus(least).greaterThan('1e-50')) {
      this.say(
        `${what}: ${found.join(' + ')} of ${exactly.map((share) => share.toFixed(5)).join(' + ')}: an odd cent is with the wrong share`,
      );
    }
  }
}
