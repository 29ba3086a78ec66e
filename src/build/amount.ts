/**
 * Accepted forms of an amount, and their conversion to exact decimals. A binary fraction is never accepted as money.
 */
import { Decimal } from '../model/decimal.ts';

/**
 * A decimal of another library whose `toFixed()` without an argument returns all digits: decimal.js (and so Prisma's
 * `Decimal`), big.js, bignumber.js.
 */
export interface ExactDecimal {
  /** All digits, with a point, and without an exponent. */
  toFixed(): string;
}

/**
 * An exact amount: text with a decimal point (`'12.50'`), a {@link Decimal}, a decimal of another library ({@link
 * ExactDecimal}), or a whole number in whole units (`100` is 100.00). For cents, use {@link cents}. A number with a
 * fraction is rejected: `0.1 + 0.2` is not an exact amount.
 */
export type Amount = string | number | Decimal | ExactDecimal;

/**
 * An amount in cents: `cents(12345)` is 123.45.
 * @throws RangeError if `amount` is a number but not a safe integer, TypeError if it is neither a number nor a bigint.
 *
 * @example
 * ```ts
 * import { cents } from 'fattura/build';
 *
 * // Amounts for a brief: 1250 cents, as given by a payment service.
 * console.log(cents(1250).toText(2), cents(7n).toText(2)); // prints: 12.50 0.07
 * ```
 */
export function cents(amount: number | bigint): Decimal {
  if (typeof amount !== 'number' && typeof amount !== 'bigint')
    throw new TypeError(`amount: must be a whole number of cents, not ${typeof amount}`);
  return Decimal.of(amount, 2);
}

/** Reason why a value is not an amount. */
export type AmountFlaw = 'amount.fraction' | 'amount.unsafe' | 'amount.comma' | 'amount.form';

/**
 * Longest text that is read as an amount, in characters. The schema allows 21, and parsing time grows with the square
 * of the digits.
 */
const LONGEST_TEXT = 1000;

/** Reads a value as a decimal, or returns the reason why it is not an amount. */
export function readAmount(value: unknown): Decimal | AmountFlaw {
  if (typeof value === 'string') return readText(value);
  if (value instanceof Decimal) return value;
  if (typeof value === 'object' && value !== null) return readObject(value);
  if (typeof value !== 'number' || Number.isNaN(value)) return 'amount.form';
  if (Number.isSafeInteger(value)) return Decimal.of(value === 0 ? 0 : value);
  return Number.isInteger(value) || !Number.isFinite(value) ? 'amount.unsafe' : 'amount.fraction';
}

function readText(value: string): Decimal | AmountFlaw {
  const text = value.trim();
  if (text.length > LONGEST_TEXT) return 'amount.form';
  return Decimal.parse(text) ?? (/^[-+]?[\d.]*,\d+$/.test(text) ? 'amount.comma' : 'amount.form');
}

/** Maximum number of decimals, the same limit as for a text. */
const LONGEST_SCALE = LONGEST_TEXT;

/** Shape of a {@link Decimal} without its class: from the package's other build, or a structured clone. */
interface DecimalParts {
  readonly units?: unknown;
  readonly scale?: unknown;
}

/** True if an object represents a number rather than a block of a brief. */
export function isAmountObject(value: object): boolean {
  return value instanceof Decimal || hasText(value) || hasParts(value);
}

function hasText(value: object): value is ExactDecimal {
  // A boxed number is excluded: `new Number(0.5).toFixed()` would round.
  return typeof (value as ExactDecimal).toFixed === 'function' && !(value instanceof Number);
}

function hasParts({ units, scale }: DecimalParts): boolean {
  return (Number.isSafeInteger(units) || typeof units === 'bigint') && Number.isSafeInteger(scale);
}

function readObject(value: object): Decimal | AmountFlaw {
  if (hasParts(value)) {
    const { units, scale } = value as { readonly units: number | bigint; readonly scale: number };
    return scale < 0 || scale > LONGEST_SCALE ? 'amount.form' : Decimal.of(units, scale);
  }
  if (!hasText(value)) return 'amount.form';
  const text: unknown = value.toFixed();
  return typeof text === 'string' ? readText(text) : 'amount.form';
}
