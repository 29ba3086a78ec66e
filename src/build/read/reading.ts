/** Reads the leaves of a brief; what is wrong with one is noted, and reading goes on. */
import { Decimal } from '../../model/decimal.ts';
import type { Block } from '../../model/grammar.ts';
import { applyWhitespace, checkValue, type SimpleType } from '../../model/lexical.ts';
import { limits } from '../../model/limits.ts';
import { nearest } from '../../model/nearMiss.ts';
import { checkDate } from '../../model/primitives.ts';
import { readAmount } from '../amount.ts';
import { Problems } from '../problems/buildError.ts';
import { quotient } from '../quotient.ts';
import { transliterate } from '../transliterate.ts';
import { isPlain } from './plainText.ts';
import { shapeOf } from './shape.ts';

/** Any object, as one reads what was not checked. */
export type Fields = { readonly [key: string]: unknown };

/** What XML takes nowhere. */
const NEVER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/u;

/** Figures before and behind the point that prices may have (Amount8DecimalType). */
const DIGITS = 11;
const PLACES = 8;

/** Days before are refused (DataFatturaType), and a time zone says nothing here. */
const DAY = /^(?:19[7-9]\d|[2-9]\d{3})-\d{2}-\d{2}$/;

export interface AmountLimits {
  readonly places?: number;
  readonly digits?: number;
  readonly signed?: boolean;
}

export interface ReadingOptions {
  readonly transliterate: boolean;
}

export class Reading {
  readonly problems = new Problems();
  /** What one euro is in the currency of the brief; null where nothing is converted. */
  exchange: Decimal | null = null;
  readonly #transliterate: boolean;

  constructor(options: ReadingOptions) {
    this.#transliterate = options.transliterate;
  }

  /** An object; anything else is told, and read as one without members. */
  fields(value: unknown, at: string): Fields {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
    if (isAbsent(value)) this.problems.add('missing', at, undefined, { field: lastOf(at) });
    else this.#type(at, undefined, 'un oggetto', 'an object');
    return {};
  }

  /** A list; absent is empty. */
  list(value: unknown, at: string): readonly unknown[] {
    // A hole reads as absent, as it does where the list was written as JSON.
    if (Array.isArray(value)) return Array.from(value as readonly unknown[]);
    if (!isAbsent(value)) this.#type(at, undefined, 'un elenco', 'a list');
    return [];
  }

  /** Tells the keys that are none of `known`. */
  keys(fields: Fields, at: string, known: ReadonlySet<string>): void {
    for (const key in fields) {
      if (known.has(key) || isAbsent(fields[key])) continue;
      const like = nearest(key, [...known]);
      this.problems.add('unknown', at, key, {
        found: key,
        hint_it: like === undefined ? '' : `: forse ${like}`,
        hint_en: like === undefined ? '' : `: perhaps ${like}`,
      });
    }
  }

  /** A text of a type of the schema; undefined when it is absent or wrong. */
  text(type: SimpleType, value: unknown, at: string, key: string): string | undefined {
    if (isAbsent(value)) return undefined;
    if (typeof value === 'string' && isPlain(type, value)) return value;
    // An invoice number is often written as one.
    const written = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
    if (typeof written !== 'string') {
      this.#type(at, key, 'un testo', 'a text');
      return undefined;
    }
    let text = applyWhitespace(type.whitespace === 'preserve' ? 'preserve' : 'replace', written).trim();
    if (this.#transliterate && type.characters !== undefined) text = transliterate(text, type.characters);
    if (NEVER.test(text)) {
      const [found = ''] = NEVER.exec(text) ?? [];
      this.problems.add('text.characters', at, key, { field: key, characters: numbered(found) });
      return undefined;
    }
    const error = checkValue(type, text);
    if (error === undefined) return text;
    this.#valueError(type, error, text, at, key);
    return undefined;
  }

  /** The same of what has to be there. */
  needed(type: SimpleType, value: unknown, at: string, key: string): string {
    if (isAbsent(value)) this.missing(at, key);
    return this.text(type, value, at, key) ?? '';
  }

  missing(at: string, key: string): void {
    this.problems.add('missing', at, key, { field: key });
  }

  /** A day of the calendar. */
  date(value: unknown, at: string, key: string): string | undefined {
    if (isAbsent(value)) return undefined;
    if (typeof value === 'string' && DAY.test(value) && checkDate(value)) return value;
    this.problems.add('date', at, key, { found: String(value) });
    return undefined;
  }

  flag(value: unknown, at: string, key: string): boolean | undefined {
    if (isAbsent(value)) return undefined;
    if (typeof value === 'boolean') return value;
    this.#type(at, key, 'true o false', 'true or false');
    return undefined;
  }

  /** An amount as it is given; null when it is absent or wrong. */
  number(value: unknown, at: string, key: string, limits: AmountLimits = {}): Decimal | null {
    if (isAbsent(value)) return null;
    const amount = readAmount(value);
    const found = String(value);
    if (typeof amount === 'string') {
      this.problems.add(amount, at, key, { found });
      return null;
    }
    const { places = PLACES, digits = DIGITS, signed = true } = limits;
    if (!signed && amount.isNegative) {
      this.problems.add('amount.negative', at, key, { found });
      return null;
    }
    if (amount.scale > places && !amount.rounded(places).equals(amount)) {
      this.problems.add('amount.decimals', at, key, { found, max: places });
      return null;
    }
    return this.fits(amount, digits, at, key) ? amount : null;
  }

  /** An amount of money, in euro where the brief's currency is converted. */
  money(value: unknown, at: string, key: string, limits: AmountLimits = {}): Decimal | null {
    const amount = this.number(value, at, key, limits);
    if (amount === null || this.exchange === null) return amount;
    return quotient(amount, this.exchange, limits.places ?? PLACES);
  }

  /** A percentage with two decimals at most. */
  percent(value: unknown, at: string, key: string): Decimal | null {
    const amount = this.number(value, at, key, { places: 2, signed: false });
    if (amount === null || !HUNDRED.isLess(amount)) return amount;
    this.problems.add('rate.range', at, key, { found: amount.toText(0) });
    return null;
  }

  /** Whether the schema takes so many digits before the point. */
  fits(amount: Decimal, digits: number, at: string, key?: string): boolean {
    if (isBelow(amount, digits)) return true;
    this.problems.add('amount.large', at, key, { found: amount.toText(), digits });
    return false;
  }

  /** A block of the schema in its own form, checked by the grammar; its leaves of amounts may be given as such. */
  block<T>(block: Block, value: unknown, at: string): T {
    const fields = this.fields(value, at);
    const made: Record<string, unknown> = {};
    const { elements, known } = shapeOf(block);
    for (const { json, type, occurs, form } of elements) {
      const found = fields[json];
      if (isEmpty(found)) continue;
      const one = (item: unknown, path: string, key: string): unknown => {
        if (type.kind === 'block') return this.block(type, item, `${path}/${key}`);
        const text = this.#leaf(type, item, path, key);
        return form === 'integer' && text !== undefined ? Number(text) : text;
      };
      const content =
        occurs.max === 1
          ? one(found, at, json)
          : this.list(found, `${at}/${json}`).map((item, index) => one(item, `${at}/${json}`, String(index)));
      if (content !== undefined) made[json] = content;
    }
    this.keys(fields, at, known);
    this.#particles(block, fields, at);
    return made as T;
  }

  #leaf(type: SimpleType, value: unknown, at: string, key: string): string | undefined {
    if (type.base === 'date') return this.date(value, at, key);
    if (type.base !== 'decimal') return this.text(type, value, at, key);
    const amount = readAmount(value);
    if (typeof amount !== 'string') return this.text(type, amount.toText(), at, key);
    this.problems.add(amount, at, key, { found: String(value) });
    return undefined;
  }

  /** What has to be there, and what excludes each other. */
  #particles(block: Block, fields: Fields, at: string): void {
    for (const particle of block.content) {
      if (particle.kind === 'element') {
        if (particle.occurs.min === 1 && isEmpty(fields[particle.json])) this.missing(at, particle.json);
        continue;
      }
      const given = particle.alternatives.filter((group) => group.some(({ json }) => !isEmpty(fields[json])));
      const [only] = given;
      if (only === undefined) this.problems.add('name.missing', at);
      else if (given.length > 1) this.problems.add('name.both', at);
      else for (const { json } of only) if (isEmpty(fields[json])) this.missing(at, json);
    }
  }

  #type(at: string, key: string | undefined, it: string, en: string): void {
    this.problems.add('type', at, key, { expected_it: it, expected_en: en });
  }

  #valueError(
    type: SimpleType,
    error: NonNullable<ReturnType<typeof checkValue>>,
    found: string,
    at: string,
    key: string,
  ): void {
    const { problems } = this;
    switch (error.id) {
      case 'value.empty':
        problems.add('text.empty', at, key, { field: key });
        break;
      case 'value.code':
        problems.add('code', at, key, { found, list: error.params.list });
        break;
      case 'value.length': {
        const { length, min, max } = error.params;
        problems.add('text.long', at, key, { field: key, length, min, max });
        break;
      }
      case 'value.characters': {
        const characters = error.params.characters.join(' ');
        problems.add('text.characters', at, key, { field: key, characters });
        break;
      }
      default: {
        const { it, en } = limits(type);
        problems.add('text.form', at, key, { found, field: key, expected_it: it, expected_en: en });
      }
    }
  }
}

const HUNDRED = Decimal.of(100);

/** Least numbers of so many digits and one more. */
const BOUNDS = Array.from({ length: 16 }, (_, digits) => Decimal.of(10 ** digits));

export function isBelow(amount: Decimal, digits: number): boolean {
  const bound = BOUNDS[digits];
  return bound === undefined || amount.abs().isLess(bound);
}

/** What reads as not given. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** What reads as not given in a block of the schema: an empty list as well. */
function isEmpty(value: unknown): boolean {
  return isAbsent(value) || (Array.isArray(value) && value.length === 0);
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function numbered(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
