/** Reads the values of a brief; problems are recorded, and reading continues. */
import { Decimal } from '../../model/decimal.ts';
import type { SimpleType } from '../../model/lexical.ts';
import { nearest } from '../../model/nearMiss.ts';
import { checkDate } from '../../model/primitives.ts';
import { quotient } from '../../model/quotient.ts';
import { Divisa, Nazione } from '../../model/simpleTypes.ts';
import { Problems } from '../problems/buildError.ts';
import { type Fields, isAbsent, noteKind } from './given.ts';
import { type CountryUse, checkCountry, checkCurrency } from './listed.ts';
import { type AmountLimits, isBelow, PLACES, readNumber } from './number.ts';
import { isPlain } from './plainText.ts';
import { readText } from './text.ts';

export { type Fields, isAbsent } from './given.ts';

/** Earlier dates are rejected (DataFatturaType), and a time zone has no meaning here. */
const DAY = /^(?:19[7-9]\d|[2-9]\d{3})-\d{2}-\d{2}$/;

/** Unknown keys of one block with a hint: a search takes microseconds, and hostile blocks have a hundred thousand. */
const MAX_HINTS = 1_000;

const HUNDRED = Decimal.of(100);

export interface ReadingOptions {
  readonly transliterate: boolean;
}

export class Reading {
  readonly problems = new Problems();
  /** Units of the brief's currency for one euro; null without conversion. */
  exchange: Decimal | null = null;
  readonly #transliterate: boolean;

  constructor(options: ReadingOptions) {
    this.#transliterate = options.transliterate;
  }

  /** Reads an object; anything else is reported and read as an empty object. */
  fields(value: unknown, at: string): Fields {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
    if (isAbsent(value)) this.problems.add('missing', at, undefined, { field: lastOf(at) });
    else noteKind(this.problems, { at }, 'object');
    return {};
  }

  /** A list; an absent one is read as empty. */
  list(value: unknown, at: string): readonly unknown[] {
    // A hole is read as absent, as if the list had been written as JSON, where it is null.
    if (Array.isArray(value)) return Array.from(value as readonly unknown[]);
    if (!isAbsent(value)) noteKind(this.problems, { at }, 'list');
    return [];
  }

  /** Reports keys that are not in `known`, the first ones with the probable key. */
  keys(fields: Fields, at: string, known: ReadonlySet<string>): void {
    let hints = MAX_HINTS;
    for (const key in fields) {
      if (known.has(key) || isAbsent(fields[key])) continue;
      const like = hints > 0 ? nearest(key, known) : undefined;
      hints -= 1;
      this.problems.add('unknown', at, key, { found: key, suggestion: like ?? '' });
    }
  }

  /** A text of a schema type; undefined if it is absent or invalid. */
  text(type: SimpleType, value: unknown, at: string, key: string): string | undefined {
    if (isAbsent(value)) return undefined;
    if (typeof value === 'string' && isPlain(type, value)) return value;
    return readText(this.problems, type, value, { at, key, transliterate: this.#transliterate });
  }

  /** The same for a required value. */
  needed(type: SimpleType, value: unknown, at: string, key: string): string {
    if (isAbsent(value)) this.missing(at, key);
    return this.text(type, value, at, key) ?? '';
  }

  /** A country code, in capitals. */
  country(value: unknown, at: string, key: string, use: CountryUse): string | undefined {
    const code = this.text(Nazione, typeof value === 'string' ? value.toUpperCase() : value, at, key);
    if (code !== undefined) checkCountry(this.problems, code, use, { at, key });
    return code;
  }

  /** A currency code that is valid on the date. */
  currency(value: unknown, at: string, key: string, date: string): string | undefined {
    const code = this.text(Divisa, value, at, key);
    if (code !== undefined) checkCurrency(this.problems, code, date, { at, key });
    return code;
  }

  missing(at: string, key: string): void {
    this.problems.add('missing', at, key, { field: key });
  }

  /** A calendar date. */
  date(value: unknown, at: string, key: string): string | undefined {
    if (isAbsent(value)) return undefined;
    if (typeof value === 'string' && DAY.test(value) && checkDate(value)) return value;
    this.problems.add('date', at, key, { found: String(value) });
    return undefined;
  }

  flag(value: unknown, at: string, key: string): boolean | undefined {
    if (isAbsent(value)) return undefined;
    if (typeof value === 'boolean') return value;
    noteKind(this.problems, { at, key }, 'flag');
    return undefined;
  }

  /** An amount as given; null if it is absent or invalid. */
  number(value: unknown, at: string, key: string, limits: AmountLimits = {}): Decimal | null {
    return isAbsent(value) ? null : readNumber(this.problems, value, { at, key, limits });
  }

  /** An amount of money, in euro if the brief's currency is converted. */
  money(value: unknown, at: string, key: string, limits: AmountLimits = {}): Decimal | null {
    const amount = this.number(value, at, key, limits);
    if (amount === null || this.exchange === null) return amount;
    return quotient(amount, this.exchange, limits.places ?? PLACES);
  }

  /** A percentage with at most two decimals. */
  percent(value: unknown, at: string, key: string): Decimal | null {
    const amount = this.number(value, at, key, { places: 2, signed: false });
    if (amount === null || !HUNDRED.isLess(amount)) return amount;
    this.problems.add('rate.range', at, key, { found: amount.toText(0) });
    return null;
  }

  /** Returns true if the amount has no more than this number of digits before the point; otherwise reports it. */
  fits(amount: Decimal, digits: number, at: string, key?: string): boolean {
    if (isBelow(amount, digits)) return true;
    this.problems.add('amount.large', at, key, { found: amount.toText(), digits });
    return false;
  }
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
