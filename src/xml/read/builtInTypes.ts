/** XML Schema's built-in simple types: their derivation (XML Schema 1.0 part 2, 3), and the texts that they accept. */
import { applyWhitespace } from '../../model/lexical.ts';
import { checkBase64, checkDate, checkDateTime } from '../../model/primitives.ts';
import { NC_NAME, NMTOKEN } from '../characters.ts';
import { isAnyUri } from './uri.ts';

/** Base of each type. */
const BASES: Readonly<Record<string, string>> = {
  normalizedString: 'string',
  token: 'normalizedString',
  language: 'token',
  NMTOKEN: 'token',
  Name: 'token',
  NCName: 'Name',
  ID: 'NCName',
  IDREF: 'NCName',
  ENTITY: 'NCName',
  integer: 'decimal',
  nonPositiveInteger: 'integer',
  negativeInteger: 'nonPositiveInteger',
  long: 'integer',
  int: 'long',
  short: 'int',
  byte: 'short',
  nonNegativeInteger: 'integer',
  unsignedLong: 'nonNegativeInteger',
  unsignedInt: 'unsignedLong',
  unsignedShort: 'unsignedInt',
  unsignedByte: 'unsignedShort',
  positiveInteger: 'nonNegativeInteger',
};

/** True if a type equals another or is a restriction of it. */
export function isDerived(local: string, from: string): boolean {
  for (
    let at: string | undefined = local;
    at !== undefined;
    at = Object.hasOwn(BASES, at) ? BASES[at] : undefined
  ) {
    if (at === from) return true;
  }
  return false;
}

/** True if a text is a value of a type; false for unknown types. */
export function fitsBuiltIn(local: string, text: string): boolean {
  const fits = Object.hasOwn(LEXICAL, local) ? LEXICAL[local] : undefined;
  return fits?.(applyWhitespace('collapse', text)) === true;
}

const ZONE = '(?:Z|[+-](?:0[0-9]|1[0-3]):[0-5][0-9]|[+-]14:00)?';
const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = '(?:0[1-9]|[12][0-9]|3[01])';
const YEAR = '-?(?!0000)(?:[1-9][0-9]{4,}|[0-9]{4})';
const NUMBER = '(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)';

function pattern(text: string): (value: string) => boolean {
  const whole = new RegExp(`^(?:${text})$`);
  return (value) => whole.test(value);
}

function isNcName(value: string): boolean {
  NC_NAME.lastIndex = 0;
  return NC_NAME.exec(value)?.[0] === value;
}

function isName(value: string): boolean {
  // A colon may start the name.
  return NMTOKEN.test(value) && (value.startsWith(':') || isNcName(value.replace(/:.*$/su, '')));
}

function listOf(fits: (value: string) => boolean): (value: string) => boolean {
  return (value) => value !== '' && value.split(' ').every(fits);
}

/** Number of digits of the longest integer of a bounded type. */
const MAX_DIGITS = 20;

/** Accepts integers between two bounds; null for no bound. */
function between(least: bigint | null, most: bigint | null): (value: string) => boolean {
  return (value) => {
    const [, sign = '', digits = ''] = /^([+-]?)0*([0-9]+)$/.exec(value) ?? [];
    if (digits === '') return false;
    // More digits are beyond every bound of their sign.
    const units = BigInt(digits.length > MAX_DIGITS ? `1${'0'.repeat(MAX_DIGITS)}` : digits);
    const number = sign === '-' ? -units : units;
    return (least === null || number >= least) && (most === null || number <= most);
  };
}

function signed(bits: bigint): (value: string) => boolean {
  return between(-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n);
}

function unsigned(bits: bigint): (value: string) => boolean {
  return between(0n, (1n << bits) - 1n);
}

const always = (): boolean => true;
/** Notations and unparsed entities need a DTD, which no invoice has. */
const never = (): boolean => false;

const LEXICAL: Readonly<Record<string, (value: string) => boolean>> = {
  anySimpleType: always,
  string: always,
  normalizedString: always,
  token: always,
  boolean: pattern('true|false|0|1'),
  decimal: pattern(`[+-]?${NUMBER}`),
  float: pattern(`[+-]?${NUMBER}(?:[eE][+-]?[0-9]+)?|-?INF|NaN`),
  double: pattern(`[+-]?${NUMBER}(?:[eE][+-]?[0-9]+)?|-?INF|NaN`),
  duration: pattern(
    '-?P(?=[0-9T])(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\\.[0-9]+)?S)?)?',
  ),
  dateTime: checkDateTime,
  date: checkDate,
  time: pattern(`(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?|24:00:00(?:\\.0+)?)${ZONE}`),
  gYearMonth: pattern(`${YEAR}-${MONTH}${ZONE}`),
  gYear: pattern(`${YEAR}${ZONE}`),
  gMonthDay: pattern(`--(?!02-3|(?:04|06|09|11)-31)${MONTH}-${DAY}${ZONE}`),
  gDay: pattern(`---${DAY}${ZONE}`),
  gMonth: pattern(`--${MONTH}${ZONE}`),
  hexBinary: (value) => value.length % 2 === 0 && !/[^0-9A-Fa-f]/.test(value),
  base64Binary: checkBase64,
  anyURI: isAnyUri,
  QName: (value) => {
    const [first = '', second, ...more] = value.split(':');
    return more.length === 0 && isNcName(first) && (second === undefined || isNcName(second));
  },
  NOTATION: never,
  language: pattern('[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*'),
  NMTOKEN: (value) => NMTOKEN.test(value),
  NMTOKENS: listOf((value) => NMTOKEN.test(value)),
  Name: isName,
  NCName: isNcName,
  ID: isNcName,
  IDREF: isNcName,
  IDREFS: listOf(isNcName),
  ENTITY: never,
  ENTITIES: never,
  integer: pattern('[+-]?[0-9]+'),
  nonPositiveInteger: between(null, 0n),
  negativeInteger: between(null, -1n),
  long: signed(64n),
  int: signed(32n),
  short: signed(16n),
  byte: signed(8n),
  nonNegativeInteger: between(0n, null),
  unsignedLong: unsigned(64n),
  unsignedInt: unsigned(32n),
  unsignedShort: unsigned(16n),
  unsignedByte: unsigned(8n),
  positiveInteger: between(1n, null),
};
