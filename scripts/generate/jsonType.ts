/**
 * A simple type as JSON Schema: the JSON strings for which the written XML is valid. XML Schema checks a value after
 * its whitespace rule, JSON Schema before: the pattern includes the blanks that the rule removes.
 */
import type { SimpleType } from '../../src/model/lexical.ts';
import { limits } from '../../src/model/limits.ts';
import { formattedTypes } from '../../src/validate/json/formats.ts';

export type Schema = Readonly<Record<string, unknown>>;

const BLANK = String.raw`[\t\n\r ]`;

/** A character that XML 1.0 allows; a lone surrogate is not one. */
const XML_CHARACTER = String.raw`[\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]`;

const CHARACTERS = {
  BasicLatin: String.raw`[\t\n\r -\x7F]`,
  Latin1: String.raw`[\t\n\r -\xFF]`,
} as const;

/** An approximation for validators without our formats; the format itself checks the rest. */
const SIEVES: Readonly<Record<string, string>> = {
  date: `^${BLANK}*-?[0-9]{4,7}-[0-9]{2}-[0-9]{2}(?:Z|[+-][0-9]{2}:[0-9]{2})?${BLANK}*$`,
  dateTime: String.raw`^${BLANK}*-?[0-9]{4,7}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]+)?(?:Z|[+-][0-9]{2}:[0-9]{2})?${BLANK}*$`,
  base64Binary: String.raw`^[A-Za-z0-9+/=\t\n\r ]*$`,
};

export function jsonType(type: SimpleType): Schema {
  const { it, en } = limits(type);
  return { $comment: `${it} / ${en}`, ...constraints(type) };
}

function constraints(type: SimpleType): Schema {
  if (type.codes?.closed === true) {
    return {
      type: 'string',
      enum: type.codes.codes.filter((code) => code.inSchema).map((code) => code.code),
    };
  }
  const format = Object.entries(formattedTypes).find(([, formatted]) => formatted === type)?.[0];
  if (format !== undefined) {
    const pattern = SIEVES[type.base] ?? `^${XML_CHARACTER}*$`;
    // If blanks are collapsed, the length of the JSON string says nothing.
    return { type: 'string', ...(type.whitespace === 'preserve' ? lengths(type) : {}), pattern, format };
  }
  if (type.base === 'integer') {
    const [minimum, maximum] = [Number(type.minimum), Number(type.maximum)];
    return {
      anyOf: [
        { type: 'integer', minimum, maximum },
        { type: 'string', pattern: collapsed(integerPattern(type)) },
      ],
    };
  }
  if (type.base === 'decimal') return { type: 'string', pattern: collapsed(decimalPattern(type)) };
  if (type.characters !== undefined) return text(type, CHARACTERS[type.characters]);
  if (type.pattern !== undefined && type.whitespace === 'preserve') {
    return { type: 'string', pattern: `^(?:${type.pattern})$` };
  }
  if (type.pattern === undefined) return text(type, XML_CHARACTER);
  throw new Error(`${type.name}: no JSON Schema for this type; give it a named format`);
}

function text(type: SimpleType, character: string): Schema {
  if (type.whitespace !== 'collapse') return { type: 'string', ...lengths(type), pattern: `^${character}*$` };
  if (type.characters !== 'BasicLatin') throw new Error(`${type.name}: collapsed text with other characters`);
  // A unit of the collapsed value is a character, or a run of blanks before one.
  const unit = String.raw`(?:[!-\x7F]|${BLANK}+(?=[!-\x7F]))`;
  return { type: 'string', pattern: collapsed(`(?=[!-\\x7F])${unit}{${type.minLength},${type.maxLength}}`) };
}

function lengths(type: SimpleType): Schema {
  return {
    ...(type.minLength === undefined ? {} : { minLength: type.minLength }),
    ...(type.maxLength === undefined ? {} : { maxLength: type.maxLength }),
  };
}

function collapsed(pattern: string): string {
  return `^${BLANK}*(?:${pattern})${BLANK}*$`;
}

/** Any spelling of an integer in range: leading zeros, a sign, minus zero. */
function integerPattern(type: SimpleType): string {
  const digits = /^(9+)$/.exec(type.maximum ?? '')?.[1]?.length;
  if (digits === undefined) throw new Error(`${type.name}: the upper bound ${type.maximum} is not 9…9`);
  if (type.minimum === '1') return String.raw`\+?0*[1-9][0-9]{0,${digits - 1}}`;
  if (type.minimum === '0') return String.raw`\+?0*[0-9]{1,${digits}}|-0+`;
  throw new Error(`${type.name}: the lower bound ${type.minimum} is neither 0 nor 1`);
}

/** The type's own pattern; the only bound is that of rates, three digits up to 100.00. */
function decimalPattern(type: SimpleType): string {
  if (type.pattern === undefined) throw new Error(`${type.name} has no pattern`);
  if (type.minimum === undefined && type.maximum === undefined) return type.pattern;
  if (
    type.pattern === String.raw`[0-9]{1,3}\.[0-9]{2}` &&
    type.maximum === '100.00' &&
    type.minimum === undefined
  ) {
    return String.raw`0?[0-9]{1,2}\.[0-9]{2}|100\.00`;
  }
  throw new Error(`${type.name}: no pattern for its bounds`);
}
