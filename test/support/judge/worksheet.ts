/**
 * The sheet of paper on which an accountant reckons an invoice a second time: amounts, rounding, sharing out, and what
 * does not agree. Nothing of the builder's arithmetic is used.
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

/** Halves away from zero, as 00421 wants it. */
export function toCent(amount: Exact): Exact {
  return amount.toDecimalPlaces(2);
}

/** As many decimals as prices and line totals may have. */
export function toEight(amount: Exact): Exact {
  return amount.toDecimalPlaces(8);
}

/** What is left when everything below the cent is cut off. */
export function cut(amount: Exact): Exact {
  return amount.toDecimalPlaces(2, Exact.ROUND_DOWN);
}

export function percent(rate: Exact, of: Exact): Exact {
  return of.times(rate).dividedBy(100);
}

/** Those of one key together, in the order in which they came. */
export function grouped<T>(items: readonly T[], key: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

/** What does not agree, in words for who repairs it. */
export class Worksheet {
  readonly disagreements: string[] = [];

  say(what: string): void {
    this.disagreements.push(what);
  }

  /** A figure that can be only one. */
  figure(what: string, found: string | undefined, expected: Exact): void {
    if (found === undefined) this.say(`${what}: missing, expected ${expected}`);
    else if (!expected.equals(found)) this.say(`${what}: ${found}, expected ${expected}`);
  }

  text(what: string, found: string | undefined, expected: string | undefined): void {
    if (found !== expected) this.say(`${what}: ${found}, expected ${expected}`);
  }

  /**
   * Whether a total was shared out as it should: each share is what it exactly comes to, cut to the cent, or one cent
   * more, and the odd cents are with those that lost most by the cut. Where several lost as much, any of them may have it.
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
    // Divisions end after 400 digits: shares that lost as much may differ in the last of them.
    if (most.minus(least).greaterThan('1e-50')) {
      this.say(
        `${what}: ${found.join(' + ')} of ${exactly.map((share) => share.toFixed(5)).join(' + ')}: an odd cent is with the wrong share`,
      );
    }
  }
}
