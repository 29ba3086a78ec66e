/**
 * Simple types of the schemas, and the check of a value against them. Sources: official schemas 1.2.3 and 1.0.2; XML
 * Schema part 2, §4.3.6 for the whitespace rules.
 */

import type { CodeList } from './codes/codeList.ts';
import { given } from './given.ts';
import { checkBase64, checkDate, checkDateTime, compareNumbers, isAtLeastDate } from './primitives.ts';

/** XML Schema's built-in types that the grammar uses. */
export type Base =
  | 'string'
  | 'normalizedString'
  | 'token'
  | 'decimal'
  | 'integer'
  | 'date'
  | 'dateTime'
  | 'base64Binary';

/** Whitespace rule of a type (XML Schema part 2, §4.3.6). */
export type Whitespace = 'preserve' | 'replace' | 'collapse';

/** Unicode blocks in the schemas: `BasicLatin` is U+0000–007F, `Latin1` adds U+0080–00FF. */
export type Characters = 'BasicLatin' | 'Latin1';

/** A simple type of the schemas: the values that a field accepts. */
export interface SimpleType {
  readonly kind: 'simple';
  /** Unique over all formats; also the name of the TypeScript alias. */
  readonly name: string;
  /** Name in the official schema, or `xs:…` for a built-in type. */
  readonly xsdName: string;
  readonly base: Base;
  readonly whitespace: Whitespace;
  /** Pattern in XML Schema's regular expression language, unless it is derived from `characters`. */
  readonly pattern?: string;
  /** Replaces the pattern if a regular expression would take more than linear time. */
  readonly test?: (value: string) => boolean;
  readonly characters?: Characters;
  /** Number of characters (Unicode code points). */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Inclusive bounds, in the type's own notation. */
  readonly minimum?: string;
  readonly maximum?: string;
  readonly codes?: CodeList;
}

/** Reason why a value does not fit its type; {@link checkValue} returns `undefined` if it fits. */
export type ValueError =
  | { readonly id: 'value.empty'; readonly params: { readonly type: string } }
  | { readonly id: 'value.code'; readonly params: { readonly type: string; readonly list: string } }
  | {
      readonly id: 'value.length';
      readonly params: {
        readonly type: string;
        readonly length: number;
        readonly min: number;
        readonly max: number;
      };
    }
  | {
      readonly id: 'value.characters';
      readonly params: {
        readonly type: string;
        readonly allowed: Characters;
        /** The distinct characters that are not allowed, at most ten. */
        readonly characters: readonly string[];
      };
    }
  | { readonly id: 'value.pattern'; readonly params: { readonly type: string; readonly pattern: string } }
  | {
      readonly id: 'value.range';
      readonly params: { readonly type: string; readonly min?: string; readonly max?: string };
    }
  | { readonly id: 'value.base'; readonly params: { readonly type: string; readonly base: Base } };

/** From this length on, blanks are collapsed without a list of all their positions. */
const LONG = 1 << 16;

/** Applies a whitespace rule. Only the four XML blanks count: a no-break space is ordinary text. */
export function applyWhitespace(rule: Whitespace, text: string): string {
  if (rule === 'preserve') return text;
  if (rule === 'replace') {
    if (!/[\t\n\r]/.test(text)) return text;
    return text.length > LONG ? rewrite(text, { collapse: false }) : text.replace(/[\t\n\r]/g, ' ');
  }
  if (!/[\t\n\r]| {2}|^ | $/.test(text)) return text;
  return text.length > LONG
    ? rewrite(text, { collapse: true })
    : text.replace(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, '');
}

/** Number of units that are rewritten at a time. */
const PART = LONG >> 3;

/**
 * Replaces or collapses the blanks of a long text, part by part. A list of all their positions would take many times the
 * text's size, an array of its units twice that size.
 */
function rewrite(text: string, { collapse }: { readonly collapse: boolean }): string {
  const units = new Uint16Array(PART);
  let length = 0;
  let rewritten = '';
  let blank = collapse;
  for (let i = 0; i < text.length; i += 1) {
    if (length === PART) {
      rewritten += String.fromCharCode(...units);
      length = 0;
    }
    const unit = text.charCodeAt(i);
    const isBlank = unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
    if (!isBlank) units[length++] = unit;
    else if (!blank) units[length++] = 0x20;
    blank = isBlank && collapse;
  }
  rewritten += String.fromCharCode(...units.subarray(0, length));
  return blank && rewritten !== '' ? rewritten.slice(0, -1) : rewritten;
}

const compiled = new Map<string, (value: string) => boolean>();

/** Compiles a pattern of XML Schema. The patterns in the schemas mean the same in JavaScript. */
function matches(pattern: string): (value: string) => boolean {
  let found = compiled.get(pattern);
  if (found === undefined) {
    const expression = new RegExp(`^(?:${pattern})$`, 'u');
    found = (value) => expression.test(value);
    compiled.set(pattern, found);
  }
  return found;
}

/** The schema's pattern for a type that is limited to a Unicode block. */
export function charactersPattern(type: SimpleType): string | undefined {
  if (type.characters === undefined) return undefined;
  const bounds = `{${type.minLength},${type.maxLength}}`;
  return type.characters === 'BasicLatin'
    ? `(\\p{IsBasicLatin}${bounds})`
    : `[\\p{IsBasicLatin}\\p{IsLatin-1Supplement}]${bounds}`;
}

/** Checks a value after its whitespace rule. Returns only the first error. */
export function checkValue(type: SimpleType, value: string): ValueError | undefined {
  given('type', type, 'object');
  given('value', value, 'text');
  const name = type.name;
  if (type.codes !== undefined) {
    if (type.codes.accepts(value)) return undefined;
    return value === ''
      ? { id: 'value.empty', params: { type: name } }
      : { id: 'value.code', params: { type: name, list: type.codes.name } };
  }
  const base = checkBase(type, value);
  if (base !== undefined) return base;
  if (type.characters !== undefined) {
    const error = checkCharacters(type, type.characters, value);
    if (error !== undefined) return error;
  }
  if (type.minLength !== undefined || type.maxLength !== undefined) {
    const min = type.minLength ?? 0;
    const max = type.maxLength ?? Number.POSITIVE_INFINITY;
    const length = countCharacters(value);
    if (length < min || length > max) {
      return length === 0
        ? { id: 'value.empty', params: { type: name } }
        : { id: 'value.length', params: { type: name, length, min, max } };
    }
  }
  if (type.pattern !== undefined && !(type.test ?? matches(type.pattern))(value)) {
    return value === ''
      ? { id: 'value.empty', params: { type: name } }
      : { id: 'value.pattern', params: { type: name, pattern: type.pattern } };
  }
  return checkRange(type, value);
}

function checkBase(type: SimpleType, value: string): ValueError | undefined {
  const fits = ((): boolean => {
    switch (type.base) {
      case 'decimal':
        // A type with a pattern is narrower than xs:decimal; the pattern gives a better error.
        return type.pattern !== undefined || /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(value);
      case 'integer':
        return /^[+-]?[0-9]+$/.test(value);
      case 'date':
        return checkDate(value);
      case 'dateTime':
        return checkDateTime(value);
      case 'base64Binary':
        return checkBase64(value);
      default:
        return true;
    }
  })();
  if (fits) return undefined;
  return value === ''
    ? { id: 'value.empty', params: { type: type.name } }
    : { id: 'value.base', params: { type: type.name, base: type.base } };
}

/** Highest code point of each alphabet. */
const LAST_OF: Readonly<Record<Characters, number>> = { BasicLatin: 0x7f, Latin1: 0xff };

/** Maximum number of characters in an error. */
const MAX_CHARACTERS = 10;

function checkCharacters(type: SimpleType, allowed: Characters, value: string): ValueError | undefined {
  const last = LAST_OF[allowed];
  const foreign = new Set<number>();
  // By code point: a value may have millions of characters, and a string for each would dominate the check.
  for (let at = 0; at < value.length && foreign.size < MAX_CHARACTERS; at += 1) {
    if (value.charCodeAt(at) <= last) continue;
    const point = value.codePointAt(at) ?? 0;
    foreign.add(point);
    if (point > 0xffff) at += 1;
  }
  if (foreign.size === 0) return undefined;
  const characters = [...foreign].map((point) => String.fromCodePoint(point));
  return { id: 'value.characters', params: { type: type.name, allowed, characters } };
}

function checkRange(type: SimpleType, value: string): ValueError | undefined {
  if (type.minimum === undefined && type.maximum === undefined) return undefined;
  const inside =
    type.base === 'date'
      ? type.minimum === undefined || isAtLeastDate(value, type.minimum)
      : (type.minimum === undefined || compareNumbers(value, type.minimum) >= 0) &&
        (type.maximum === undefined || compareNumbers(value, type.maximum) <= 0);
  if (inside) return undefined;
  return {
    id: 'value.range',
    params: {
      type: type.name,
      ...(type.minimum === undefined ? {} : { min: type.minimum }),
      ...(type.maximum === undefined ? {} : { max: type.maximum }),
    },
  };
}

function countCharacters(value: string): number {
  let count = value.length;
  for (let i = 0; i < value.length; i += 1) {
    const unit = value.charCodeAt(i);
    if (unit >= 0xd800 && unit <= 0xdbff && (value.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      count -= 1;
      i += 1;
    }
  }
  return count;
}
