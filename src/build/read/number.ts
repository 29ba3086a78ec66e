/** Amounts as they are given, held to the digits that the schema takes. */
import { Decimal } from '../../model/decimal.ts';
import { readAmount } from '../amount.ts';
import type { Problems } from '../problems/buildError.ts';

/** Figures before and behind the point that prices may have (Amount8DecimalType). */
const DIGITS = 11;
export const PLACES = 8;

export interface AmountLimits {
  readonly places?: number;
  readonly digits?: number;
  readonly signed?: boolean;
}

/** Where an amount stands, and how large and fine it may be. */
interface NumberPlace {
  readonly at: string;
  readonly key: string;
  readonly limits: AmountLimits;
}

/** The amount; null, and told, where it is none or not within its limits. */
export function readNumber(problems: Problems, value: unknown, place: NumberPlace): Decimal | null {
  const { at, key, limits } = place;
  const amount = readAmount(value);
  const found = String(value);
  if (typeof amount === 'string') {
    problems.add(amount, at, key, { found });
    return null;
  }
  const { places = PLACES, digits = DIGITS, signed = true } = limits;
  if (!signed && amount.isNegative) {
    problems.add('amount.negative', at, key, { found });
    return null;
  }
  if (amount.scale > places && !amount.rounded(places).equals(amount)) {
    problems.add('amount.decimals', at, key, { found, max: places });
    return null;
  }
  if (isBelow(amount, digits)) return amount;
  problems.add('amount.large', at, key, { found: amount.toText(), digits });
  return null;
}

/** Least numbers of so many digits and one more. */
const BOUNDS = Array.from({ length: 16 }, (_, digits) => Decimal.of(10 ** digits));

/** Whether there are no more than so many digits before the point. */
export function isBelow(amount: Decimal, digits: number): boolean {
  const bound = BOUNDS[digits];
  return bound === undefined || amount.abs().isLess(bound);
}
