/** Numbers as people type them: 1.234,56, € 80, 22%. */

/** A thousand to some, one and a bit to others. */
const AMBIGUOUS = /^(-?[1-9]\d{0,2})[.,](\d{3})$/;

/** Thousands with points, decimals behind a comma: 1.234,56. */
const ITALIAN = /^-?\d{1,3}(?:\.\d{3})*,\d+$/;

/** The other way round: 1,234.56. */
const ENGLISH = /^-?\d{1,3}(?:,\d{3})+\.\d+$/;

/** The currency that an amount may be written with, before or behind it. */
const EURO = /^(?:€|eur(?:o)?)\s*|\s*(?:€|eur(?:o)?)$/gi;

/** What a percentage may be written with. */
const PERCENT = /^iva\s+|\s*(?:%|per ?cento|percent)$/gi;

/** Blanks and apostrophes between thousands, and the dash of 80,-. */
const THOUSANDS = /(?<=\d)[\s'’](?=\d{3}(?:\D|$))/g;
const NO_CENTS = /[.,][-–—]+$/;

/** The two numbers that a text may be. */
export interface TwoReadings {
  readonly either: string;
  readonly or: string;
}

/** The number with a point, as the builder takes it; both where it could be either of two. */
export function readNumber(typed: string): string | TwoReadings {
  const text = typed.replace(THOUSANDS, '').replace(NO_CENTS, '');
  const [, whole, decimals] = AMBIGUOUS.exec(text) ?? [];
  if (whole !== undefined) return { either: `${whole}${decimals}`, or: `${whole},${decimals}0` };
  if (ITALIAN.test(text) || /^-?\d+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^-?\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return text.replaceAll('.', '');
  return ENGLISH.test(text) ? text.replaceAll(',', '') : text;
}

/** An amount of money, with or without the sign of the euro. */
export function readMoney(typed: string): string | TwoReadings {
  return readNumber(typed.trim().replace(EURO, '').trim());
}

/** A percentage, with or without its sign. */
export function readPercent(typed: string): string | TwoReadings {
  return readNumber(typed.trim().replace(PERCENT, '').trim());
}

/** How many, and of what: 3 ore. */
export function readQuantity(typed: string): {
  readonly number: string | TwoReadings;
  readonly unit?: string;
} {
  const [, number = typed, unit] = /^(-?[\d.,\s'’]*\d)\s*([\p{L}][\p{L}\d./²³]*)?$/u.exec(typed.trim()) ?? [];
  return { number: readNumber(number.trim()), ...(unit === undefined ? {} : { unit }) };
}
