/** Numbers as users type them: 1.234,56, € 80, 22%. */

/** Ambiguous: 1.234 can mean 1234 or 1,234 in decimals. */
const AMBIGUOUS = /^(-?[1-9]\d{0,2})[.,](\d{3})$/;

/** Italian format, points for thousands and a decimal comma: 1.234,56. */
const ITALIAN = /^-?\d{1,3}(?:\.\d{3})*,\d+$/;

/** English format: 1,234.56. */
const ENGLISH = /^-?\d{1,3}(?:,\d{3})+\.\d+$/;

/** Optional currency before or after an amount. */
const EURO = /^(?:€|eur(?:o)?)\s*|\s*(?:€|eur(?:o)?)$/gi;

/** Optional words and signs around a percentage. */
const PERCENT = /^iva\s+|\s*(?:%|per ?cento|percent)$/gi;

/** Spaces and apostrophes as thousands separators. */
const THOUSANDS = /(?<=\d)[\s'’](?=\d{3}(?:\D|$))/g;
/** The dash in 80,-. */
const NO_CENTS = /[.,][-–—]+$/;

/** The two possible readings of an ambiguous number. */
export interface TwoReadings {
  readonly either: string;
  readonly or: string;
}

/** The number with a decimal point, as builders expect; two readings if ambiguous. */
export function readNumber(typed: string): string | TwoReadings {
  const text = typed.replace(THOUSANDS, '').replace(NO_CENTS, '');
  const [, whole, decimals] = AMBIGUOUS.exec(text) ?? [];
  if (whole !== undefined) return { either: `${whole}${decimals}`, or: `${whole},${decimals}0` };
  if (ITALIAN.test(text) || /^-?\d+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^-?\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return text.replaceAll('.', '');
  return ENGLISH.test(text) ? text.replaceAll(',', '') : text;
}

/** Reads an amount, with or without the euro sign. */
export function readMoney(typed: string): string | TwoReadings {
  return readNumber(typed.trim().replace(EURO, '').trim());
}

/** Reads a percentage, with or without the sign. */
export function readPercent(typed: string): string | TwoReadings {
  return readNumber(typed.trim().replace(PERCENT, '').trim());
}

/** Reads a quantity with an optional unit: 3 ore. */
export function readQuantity(typed: string): {
  readonly number: string | TwoReadings;
  readonly unit?: string;
} {
  const [, number = typed, unit] = /^(-?[\d.,\s'’]*\d)\s*([\p{L}][\p{L}\d./²³]*)?$/u.exec(typed.trim()) ?? [];
  return { number: readNumber(number.trim()), ...(unit === undefined ? {} : { unit }) };
}
