/** Amounts as one may give them, and how they become exact decimals: no binary fraction ever stands for money. */
import { Decimal } from '../model/decimal.ts';

/**
 * An exact amount: text with a point (`'12.50'`), a {@link Decimal}, or a whole number in whole units (`100` is
 * 100.00). Cents only by {@link cents}. A number with a fraction is refused: `0.1 + 0.2` is no amount.
 */
export type Amount = string | number | Decimal;

/**
 * An amount in cents: `cents(12345)` is 123.45.
 * @throws RangeError when `amount` is no safe integer.
 */
export function cents(amount: number | bigint): Decimal {
  return Decimal.of(amount, 2);
}

/** Why something is no amount. */
export type AmountFlaw = 'amount.fraction' | 'amount.unsafe' | 'amount.comma' | 'amount.form';

/** Characters of the longest text that is read as an amount: the schema's have 21, and figures cost time by their square. */
const LONGEST_TEXT = 1000;

/** The decimal that an amount is, or why it is none. */
export function readAmount(value: unknown): Decimal | AmountFlaw {
  if (typeof value === 'string') {
    const text = value.trim();
    if (text.length > LONGEST_TEXT) return 'amount.form';
    return Decimal.parse(text) ?? (/^[-+]?[\d.]*,\d+$/.test(text) ? 'amount.comma' : 'amount.form');
  }
  if (value instanceof Decimal) return value;
  if (typeof value !== 'number' || Number.isNaN(value)) return 'amount.form';
  if (Number.isSafeInteger(value)) return Decimal.of(value === 0 ? 0 : value);
  return Number.isInteger(value) || !Number.isFinite(value) ? 'amount.unsafe' : 'amount.fraction';
}
