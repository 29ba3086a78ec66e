/** Checks of XML Schema's built-in types, on values with collapsed blanks. */

/** Years have at most nine digits, so that all computations are exact. */
const DATE = /^(-?(?:[1-9][0-9]{4,8}|[0-9]{4}))-([0-9]{2})-([0-9]{2})(Z|[+-][0-9]{2}:[0-9]{2})?$/;
/** Year, month, day, hour, minute, second, zone. */
export const DATE_TIME =
  /^(-?(?:[1-9][0-9]{4,8}|[0-9]{4}))-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2}(?:\.[0-9]+)?)(Z|[+-][0-9]{2}:[0-9]{2})?$/;

/** Maximum offset of a time zone in XML Schema, in minutes: 14 hours. */
const WIDEST_ZONE = 14 * 60;

const MINUTES_A_DAY = 24 * 60;

/** Number of days in a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isDay(year: string, month: string, day: string): boolean {
  if (/^-?0+$/.test(year)) return false; // XML Schema 1.0 has no year zero
  const m = Number(month);
  const d = Number(day);
  return m >= 1 && m <= 12 && d >= 1 && d <= daysInMonth(Number(year), m);
}

/** Minutes east of UTC; `undefined` without a zone or if the zone is invalid or beyond fourteen hours. */
export function zoneMinutes(zone: string): number | undefined {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  if (minutes > WIDEST_ZONE || Number(zone.slice(4, 6)) > 59) return undefined;
  return zone.startsWith('-') ? -minutes : minutes;
}

/** xs:date: a day of the calendar, with or without a time zone. */
export function checkDate(value: string): boolean {
  const match = DATE.exec(value);
  if (match === null) return false;
  const [, year = '', month = '', day = '', zone] = match;
  return isDay(year, month, day) && (zone === undefined || zoneMinutes(zone) !== undefined);
}

/** xs:dateTime; 24:00:00 is the end of the day. */
export function checkDateTime(value: string): boolean {
  const match = DATE_TIME.exec(value);
  if (match === null) return false;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '', zone] = match;
  if (!isDay(year, month, day) || (zone !== undefined && zoneMinutes(zone) === undefined)) return false;
  const h = Number(hour);
  const m = Number(minute);
  const s = Number(second);
  return (h <= 23 && m <= 59 && s < 60) || (h === 24 && m === 0 && s === 0);
}

/**
 * True if a valid xs:date is not before a minimum without time zone. A date with a zone must be strictly after midnight
 * UTC of the minimum: XML Schema does not define this, so the check follows libxml2, the reference.
 */
export function isAtLeastDate(value: string, minimum: string): boolean {
  const match = DATE.exec(value);
  if (match === null) return false;
  const [, year = '', month = '', day = '', zone] = match;
  if (year.startsWith('-')) return false;
  const [minYear = '', minMonth = '', minDay = ''] = minimum.split('-');
  const days = dayNumber(year, month, day) - dayNumber(minYear, minMonth, minDay);
  if (zone === undefined) return days >= 0;
  return days * MINUTES_A_DAY - (zoneMinutes(zone) ?? 0) > 0;
}

/** Days since a fixed origin in the proleptic Gregorian calendar; a multiple of seven is a Tuesday. */
export function dayNumber(year: string, month: string, day: string): number {
  const y = Number(year) - (Number(month) <= 2 ? 1 : 0);
  const m = (Number(month) + 9) % 12;
  return (
    y * 365 +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((m * 306 + 5) / 10) +
    Number(day)
  );
}

/**
 * xs:base64Binary: groups of four, blanks anywhere, the unused bits of the last group zero. A character outside the
 * alphabet is an error, as XML Schema says (libxml2 ignores it).
 */
export function checkBase64(value: string): boolean {
  let digits = 0;
  let last = 0;
  let i = 0;
  for (; i < value.length; i += 1) {
    const digit = base64Digit(value.charCodeAt(i));
    if (digit === BLANK) continue;
    if (digit < 0) break;
    digits += 1;
    last = digit;
  }
  let padding = 0;
  for (; i < value.length; i += 1) {
    const unit = value.charCodeAt(i);
    if (unit === 0x3d) padding += 1;
    else if (base64Digit(unit) !== BLANK) return false;
  }
  switch (padding) {
    case 0:
      return digits % 4 === 0;
    case 1:
      return digits % 4 === 3 && (last & 0b11) === 0;
    case 2:
      return digits % 4 === 2 && (last & 0b1111) === 0;
    default:
      return false;
  }
}

const BLANK = 64;
const OTHER = -1;

/** The digit of each character of ASCII. */
const BASE64_DIGITS = base64Digits();

function base64Digits(): Int8Array {
  const table = new Int8Array(128).fill(OTHER);
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let digit = 0; digit < digits.length; digit += 1) table[digits.charCodeAt(digit)] = digit;
  for (const blank of [0x20, 0x0a, 0x0d, 0x09]) table[blank] = BLANK;
  return table;
}

function base64Digit(unit: number): number {
  return unit < 128 ? (BASE64_DIGITS[unit] as number) : OTHER;
}

/** Compares two decimals or integers in decimal notation, exactly: negative, zero or positive like a − b. */
export function compareNumbers(a: string, b: string): number {
  // Binary numbers preserve the order of decimals of at most fifteen digits.
  if (a.length <= 15 && b.length <= 15) return Number(a) - Number(b);
  const [x, y] = [decimalParts(a), decimalParts(b)];
  if (x.negative !== y.negative) return x.negative ? -1 : 1;
  const places = Math.max(x.fraction.length, y.fraction.length);
  const [m, n] = [x.whole + x.fraction.padEnd(places, '0'), y.whole + y.fraction.padEnd(places, '0')];
  const order = m.length !== n.length ? m.length - n.length : m < n ? -1 : m > n ? 1 : 0;
  return x.negative ? -order : order;
}

function decimalParts(text: string): { negative: boolean; whole: string; fraction: string } {
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.');
  const parts = { whole: whole.replace(/^0+/, ''), fraction: fraction.replace(/0+$/, '') };
  return { negative: text.startsWith('-') && (parts.whole !== '' || parts.fraction !== ''), ...parts };
}
