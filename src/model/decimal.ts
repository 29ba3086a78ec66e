/**
 * Exact decimals. A value is an integer number of units of a power of ten: `12.50` is 1250 hundredths. Units that are a
 * safe integer, which is nearly always the case, are stored as a number, all others as a bigint: an amount of 11 digits
 * with 8 decimals has 19 digits.
 */

const POWERS: readonly number[] = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/**
 * Maximum number of digits of a number. Amounts of the schema have up to 21 digits; exact arithmetic on a megabyte of
 * digits takes too long.
 */
const MAX_DIGITS = 1_000;

/** Number of digits that always fit a safe integer. */
const SAFE_DIGITS = 15;

/** Whole units below this are a safe integer in cents as well. */
const SAFE_IN_CENTS = 10 ** (SAFE_DIGITS - 2);

/** `.00` to `.99`. */
const FRACTIONS: readonly string[] = Array.from(
  { length: 100 },
  (_, cents) => `.${String(cents).padStart(2, '0')}`,
);

const DOT = 0x2e;
const ZERO_DIGIT = 0x30;
const MINUS = 0x2d;
const PLUS = 0x2b;

/** An exact decimal number; immutable. */
export class Decimal {
  /** Zero, without decimals. */
  static readonly zero = new Decimal(0, 0);

  private constructor(
    /** The value in units of 10^-scale; a number if and only if it is a safe integer. */
    readonly units: number | bigint,
    /** Digits after the decimal point. */
    readonly scale: number,
  ) {}

  /** `units` of 10^-scale: `Decimal.of(1250, 2)` is 12.50. @throws RangeError if `units` is not a safe integer. */
  static of(units: number | bigint, scale = 0): Decimal {
    if (typeof units === 'number' && !Number.isSafeInteger(units)) {
      throw new RangeError(`not a safe integer: ${units}`);
    }
    return Decimal.#exact(units, scale);
  }

  /** Reads up to 1,000 digits with an optional sign and point, `-12.50`; undefined for anything else. */
  static parse(text: string): Decimal | undefined {
    const { length } = text;
    // Two more for the sign and the point.
    if (length > MAX_DIGITS + 2) return undefined;
    const first = text.charCodeAt(0);
    const start = first === MINUS || first === PLUS ? 1 : 0;
    let units = 0;
    let at = start;
    for (; at < length; at += 1) {
      const digit = text.charCodeAt(at) - ZERO_DIGIT;
      if (digit < 0 || digit > 9) break;
      units = units * 10 + digit;
    }
    const whole = at - start;
    if (whole === 0) return undefined;
    let scale = 0;
    if (at < length) {
      if (text.charCodeAt(at) !== DOT || at === length - 1) return undefined;
      for (at += 1; at < length; at += 1) {
        const digit = text.charCodeAt(at) - ZERO_DIGIT;
        if (digit < 0 || digit > 9) return undefined;
        units = units * 10 + digit;
        scale += 1;
      }
    }
    if (whole + scale > SAFE_DIGITS) {
      return Decimal.#exact(BigInt(text.replace('.', '')), scale);
    }
    // No negative zero: it prints and compares differently.
    return new Decimal(first === MINUS && units !== 0 ? -units : units, scale);
  }

  /** Units as a number if it is safe, so that equal values have equal units. */
  static #exact(units: number | bigint, scale: number): Decimal {
    const asNumber = Number(units);
    return new Decimal(Number.isSafeInteger(asNumber) ? asNumber : units, scale);
  }

  get isZero(): boolean {
    // Never 0n: safe integers are numbers.
    return this.units === 0;
  }

  get isNegative(): boolean {
    return this.units < 0;
  }

  plus(other: Decimal): Decimal {
    const { units, scale: own } = this;
    // Fast path: nearly all amounts have two decimals.
    if (own === other.scale && typeof units === 'number' && typeof other.units === 'number') {
      const sum = units + other.units;
      if (Number.isSafeInteger(sum)) return new Decimal(sum, own);
    }
    const scale = Math.max(this.scale, other.scale);
    const a = scaled(this, scale);
    const b = scaled(other, scale);
    if (typeof a === 'number' && typeof b === 'number') {
      const sum = a + b;
      if (Number.isSafeInteger(sum)) return new Decimal(sum, scale);
    }
    return Decimal.#exact(BigInt(a) + BigInt(b), scale);
  }

  minus(other: Decimal): Decimal {
    const { units, scale } = this;
    if (scale === other.scale && typeof units === 'number' && typeof other.units === 'number') {
      const difference = units - other.units;
      if (Number.isSafeInteger(difference)) return new Decimal(difference, scale);
    }
    return this.plus(other.negated());
  }

  times(other: Decimal): Decimal {
    return this.#product(other, this.scale + other.scale);
  }

  /** This percentage of `base`, exact: the scale grows by two. */
  percentOf(base: Decimal): Decimal {
    return this.#product(base, this.scale + base.scale + 2);
  }

  #product({ units: b }: Decimal, scale: number): Decimal {
    const { units: a } = this;
    if (typeof a === 'number' && typeof b === 'number') {
      const product = a * b;
      if (Number.isSafeInteger(product)) return new Decimal(product === 0 ? 0 : product, scale);
    }
    return Decimal.#exact(BigInt(a) * BigInt(b), scale);
  }

  negated(): Decimal {
    return this.isZero ? this : new Decimal(-this.units, this.scale);
  }

  abs(): Decimal {
    return this.isNegative ? this.negated() : this;
  }

  /** Negative, zero or positive if this is less than, equal to or greater than `other`. */
  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale);
    const a = scaled(this, scale);
    const b = scaled(other, scale);
    return a < b ? -1 : a > b ? 1 : 0;
  }

  /**
   * Negative, zero or positive if the difference from `other`, whatever its sign, is less than, equal to or greater than
   * `limit`: `minus`, `abs` and `compare`, without their objects where numbers are enough.
   */
  compareDifference(other: Decimal, limit: Decimal): number {
    const scale = Math.max(this.scale, other.scale, limit.scale);
    const a = scaled(this, scale);
    const b = scaled(other, scale);
    const most = scaled(limit, scale);
    if (typeof a === 'number' && typeof b === 'number' && typeof most === 'number') {
      const difference = Math.abs(a - b);
      if (Number.isSafeInteger(difference)) return difference - most;
    }
    return this.minus(other).abs().compare(limit);
  }

  /** Numeric equality: 0.00 equals 0.0000. */
  equals(other: Decimal): boolean {
    return this.compare(other) === 0;
  }

  isLess(other: Decimal): boolean {
    return this.compare(other) < 0;
  }

  /** Rounded half away from zero to `places` decimals; unchanged if it has no more. */
  rounded(places: number): Decimal {
    const { units, scale, isNegative } = this;
    const excess = scale - places;
    if (excess <= 0) return this;
    if (typeof units === 'number' && excess <= SAFE_DIGITS) {
      const divisor = POWERS[excess] ?? 1;
      const rest = units % divisor;
      const cut = (units - rest) / divisor;
      if (Math.abs(rest) * 2 < divisor) return new Decimal(cut, places);
      return new Decimal(isNegative ? cut - 1 : cut + 1, places);
    }
    const divisor = 10n ** BigInt(excess);
    const quotient = (BigInt(this.abs().units) * 2n + divisor) / (divisor * 2n);
    return Decimal.#exact(isNegative ? -quotient : quotient, places);
  }

  /** The shortest exact text with at least `places` decimals: 1.5000 is `1.50`. */
  toText(places = 2): string {
    const { units, scale, isNegative } = this;
    const size = isNegative ? -units : units;
    // Fast path: most values are whole cents, without zeros to remove.
    if (places === 2 && scale <= 2 && typeof size === 'number' && size < SAFE_IN_CENTS) {
      const cents = size * (POWERS[2 - scale] ?? 1);
      const rest = cents % 100;
      return `${isNegative ? '-' : ''}${(cents - rest) / 100}${FRACTIONS[rest]}`;
    }
    const digits = String(size).padStart(scale + 1, '0');
    const point = digits.length - scale;
    let end = digits.length;
    while (end - point > places && digits.endsWith('0', end)) end -= 1;
    const whole = isNegative ? `-${digits.slice(0, point)}` : digits.slice(0, point);
    const fraction = digits.slice(point, end).padEnd(places, '0');
    return fraction === '' ? whole : `${whole}.${fraction}`;
  }

  toString(): string {
    return this.toText(0);
  }

  /** JSON form: the exact text, which the builder accepts in place of a decimal. */
  toJSON(): string {
    return this.toText(0);
  }
}

function scaled({ units, scale }: Decimal, to: number): number | bigint {
  if (scale === to) return units;
  const steps = to - scale;
  if (typeof units === 'number' && steps <= SAFE_DIGITS) {
    const value = units * (POWERS[steps] ?? 1);
    if (Number.isSafeInteger(value)) return value;
  }
  return BigInt(units) * 10n ** BigInt(steps);
}

/** Running sum that does not create an object for each addition. */
export class Sum {
  private units: number | bigint = 0;
  private scale = 0;

  add(value: Decimal): void {
    if (value.scale === this.scale && typeof this.units === 'number' && typeof value.units === 'number') {
      const sum = this.units + value.units;
      if (Number.isSafeInteger(sum)) {
        this.units = sum;
        return;
      }
    }
    const { units, scale } = this.value.plus(value);
    this.units = units;
    this.scale = scale;
  }

  get value(): Decimal {
    return Decimal.of(this.units, this.scale);
  }
}

/** Decimals of the text last read by {@link plainUnits}. */
let readScale = 0;

/**
 * True if `product` is exactly the product of two unsigned texts, as in `25.00` times `4.00`: a fast path without
 * {@link Decimal}. Also false if the digits exceed a safe integer; {@link Decimal} is needed then.
 */
export function isPlainProduct(product: Decimal, a: string, b: string): boolean {
  const first = plainUnits(a);
  const scale = readScale;
  const second = plainUnits(b);
  const steps = scale + readScale - product.scale;
  if (steps < 0 || steps > SAFE_DIGITS || typeof product.units !== 'number') return false;
  const found = first * second;
  return found === product.units * (POWERS[steps] ?? 1) && Number.isSafeInteger(found);
}

/**
 * Returns the digits of a text as units and sets {@link readScale}; NaN for more than 15 characters or anything but
 * digits and a point.
 */
function plainUnits(text: string): number {
  const { length } = text;
  if (length > SAFE_DIGITS) return Number.NaN;
  let units = 0;
  let point = length;
  for (let at = 0; at < length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO_DIGIT;
    if (digit >= 0 && digit <= 9) units = units * 10 + digit;
    else if (digit === DOT - ZERO_DIGIT && point === length) point = at;
    else return Number.NaN;
  }
  readScale = point === length ? 0 : length - point - 1;
  return units;
}
