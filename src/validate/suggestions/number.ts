/** Lossless reading of numbers in common notations: "1.234,5", "+10", "€ 10", "1E3". */
import type { DecimalForm } from '../../model/decimalForm.ts';

/** Deviations from plain digits with a decimal point, in the order in which they are reported. */
export type Notation = 'currency' | 'percent' | 'exponent' | 'thousands' | 'comma' | 'sign' | 'blanks';

export interface NumberParts {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
  readonly notation: Notation | undefined;
  /** The other reading if a single separator is followed by exactly three digits: "1.234", "1,234". */
  readonly thousands?: string;
}

const BLANK = /[\s\u00a0\u2007\u2009\u202f]/;
const CURRENCY = /^(?:€|EUR|euro|\$|£|₤)|(?:€|EUR|euro|\$|£|₤)$/i;
const MINUS = /[-\u2010-\u2015\u2212]/;

/** The largest exponent that is expanded; spreadsheets do not write larger ones. */
const MAX_EXPONENT = 15;

/** Reads a number in any notation used in Italy; `undefined` if the text is not a number or is ambiguous. */
export function readNumberParts(text: string): NumberParts | undefined {
  if (text.length > 60) return undefined;
  let notation: Notation | undefined;
  let body = text.trim();
  const strip = (pattern: RegExp, name: Notation): boolean => {
    const rest = body.replace(pattern, '');
    if (rest === body) return false;
    notation ??= name;
    body = rest.trim();
    return true;
  };
  // A sign may be before or after the currency: "-€ 10", "€ -10".
  let negative = takeSign();
  strip(CURRENCY, 'currency');
  strip(/%$/, 'percent');
  if (negative === undefined) negative = takeSign();
  if (negative === undefined && strip(new RegExp(`${MINUS.source}$`), 'sign')) negative = true;

  const scientific = /^(\d+)(?:[.,](\d+))?[eE]([+-]?\d{1,3})$/.exec(body);
  if (scientific !== null) {
    const shifted = shift(scientific[1] ?? '', scientific[2] ?? '', Number(scientific[3]));
    return shifted && { negative: negative === true, ...shifted, notation: notation ?? 'exponent' };
  }
  const parts = splitSeparators(body);
  return parts && { negative: negative === true, ...parts, notation: notation ?? parts.notation };

  function takeSign(): boolean | undefined {
    if (strip(/^\+/, 'sign')) return false;
    const match = MINUS.exec(body);
    if (match?.index !== 0) return undefined;
    if (match[0] !== '-') notation ??= 'sign';
    if (BLANK.test(body.charAt(1))) notation ??= 'blanks';
    body = body.slice(1).trim();
    return true;
  }
}

function splitSeparators(body: string): Omit<NumberParts, 'negative'> | undefined {
  const plain = /^(\d*)([.,]?)(\d*)$/.exec(body);
  if (plain !== null) {
    const [, whole = '', separator = '', fraction = ''] = plain;
    if (whole === '' && fraction === '') return undefined;
    const grouped = separator !== '' && /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
    return {
      whole,
      fraction,
      notation: separator === ',' ? 'comma' : undefined,
      ...(grouped ? { thousands: whole + fraction } : {}),
    };
  }
  const last = /[.,](?=\d*$)/.exec(body);
  const groups = /^\d{1,3}(?:([.,'’\s\u00a0\u2007\u2009\u202f])\d{3})(?:\1\d{3})*/.exec(body);
  if (groups === null) return undefined;
  const rest = body.slice(groups[0].length);
  const whole = groups[0].replace(/\D/g, '');
  const blanks = BLANK.test(groups[1] ?? '');
  if (rest === '') return { whole, fraction: '', notation: blanks ? 'blanks' : 'thousands' };
  const tail = /^[.,](\d*)$/.exec(rest);
  // The decimal separator is the last one, and differs from the thousands separator.
  if (tail === null || last === null || rest.charAt(0) === groups[1]) return undefined;
  return { whole, fraction: tail[1] ?? '', notation: blanks ? 'blanks' : 'thousands' };
}

function shift(
  whole: string,
  fraction: string,
  exponent: number,
): { whole: string; fraction: string } | undefined {
  if (Math.abs(exponent) > MAX_EXPONENT) return undefined;
  const digits = whole + fraction;
  const point = whole.length + exponent;
  if (point <= 0) return { whole: '0', fraction: '0'.repeat(-point) + digits };
  return { whole: digits.slice(0, point).padEnd(point, '0'), fraction: digits.slice(point) };
}

export type Fitted =
  | { readonly kind: 'exact'; readonly text: string; readonly changed: 'decimals' | 'zeros' | undefined }
  | { readonly kind: 'rounded'; readonly text: string }
  | { readonly kind: 'negative'; readonly text: string }
  | { readonly kind: 'large' };

/** Writes digits in a decimal form: exactly if possible without loss, otherwise with the reason why not. */
export function writeNumberParts(form: DecimalForm, parts: NumberParts): Fitted {
  const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0';
  let fraction = parts.fraction;
  const surplus = fraction.slice(form.max);
  if (/[1-9]/.test(surplus))
    return { kind: 'rounded', text: round(parts.negative, whole, fraction, form.max) };
  fraction = fraction.slice(0, form.max).padEnd(form.min, '0');
  const zero = /^0*$/.test(whole + fraction);
  if (whole.length > form.digits) return { kind: 'large' };
  const text = `${whole}.${fraction}`;
  if (parts.negative && !form.signed && !zero) return { kind: 'negative', text };
  const changed =
    fraction.length > parts.fraction.length
      ? 'decimals'
      : fraction !== parts.fraction || whole !== parts.whole
        ? 'zeros'
        : undefined;
  return { kind: 'exact', text: parts.negative && form.signed ? `-${text}` : text, changed };
}

/** Rounds decimal digits, half away from zero, as in accounting. */
function round(negative: boolean, whole: string, fraction: string, places: number): string {
  const kept = BigInt(whole + fraction.slice(0, places)) + (fraction.charAt(places) >= '5' ? 1n : 0n);
  const digits = kept.toString().padStart(places + 1, '0');
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return negative && kept !== 0n ? `-${text}` : text;
}
