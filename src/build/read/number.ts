/** Amounts of the brief, checked against the digits that the schema allows. */
import { Decimal } from '../../model/decimal.ts';
import { readAmount } from '../amount.ts';
import type { Problems } from '../problems/buildError.ts';

/** Maximum number of digits before and after the decimal point of a price (Amount8DecimalType). */
const DIGITS = 11;
export const PLACES = 8;

export interface AmountLimits {
  readonly places?: number;
  readonly digits?: number;
  readonly signed?: boolean;
}

/** Place of an amount, with its limits. */
interface NumberPlace {
  readonly at: string;
  readonly key: string;
  readonly limits: AmountLimits;
}

/** Reads an amount; null, with a problem, if it is invalid or out of range. */
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

/** The smallest number with one more digit than the index: `BOUNDS[2]` is 100. */
const BOUNDS = Array.from({ length: 16 }, (_, digits) => Decimal.of(10 ** digits));

/** True if an amount has no more than this number of digits before the point. */
export function isBelow(amount: Decimal, digits: number): boolean {
  const bound = BOUNDS[digits];
  return bound === undefined || amount.abs().isLess(bound);
}
