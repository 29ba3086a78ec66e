/** The IBAN (ISO 13616), and its layout in Italy and San Marino. */
import { given } from '../given.ts';
import { checkLetterUnit } from './checkLetter.ts';
import { ibanLength } from './ibanLength.ts';

/** The parts of an IBAN of Italy or San Marino after the country. */
export type IbanPart = 'check' | 'cin' | 'abi' | 'cab' | 'account';

/** Reason why an IBAN is invalid. */
export type IbanFlaw =
  /** Not two letters, two digits and 11 to 30 letters and digits, as the schema requires. */
  | { readonly flaw: 'form' }
  /** Wrong length for its country in the IBAN Registry. */
  | { readonly flaw: 'length'; readonly country: string; readonly length: number; readonly expected: number }
  /** The first part with an invalid character; Italy and San Marino only. */
  | { readonly flaw: 'shape'; readonly part: IbanPart; readonly found: string }
  /** `expected` are the check digits (third and fourth character) that match the rest. */
  | { readonly flaw: 'check'; readonly expected: string }
  /** `expected` is the CIN, the letter before the ABI, that matches the rest; Italy and San Marino only. */
  | { readonly flaw: 'cin'; readonly expected: string };

/** The parts of an IBAN of Italy or San Marino, as written. */
export interface IbanParts {
  readonly country: string;
  readonly check: string;
  readonly cin: string;
  readonly abi: string;
  readonly cab: string;
  readonly account: string;
}

/** Length of an IBAN of Italy and of San Marino. */
const ITALIAN_LENGTH = 27;

/** Start of the CIN and of the account. */
const CIN_AT = 4;
const ACCOUNT_AT = 15;

const FORM = /^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9]{11,30}$/;

/** The parts after the country: name, start, end, permitted characters. */
const LAYOUT: readonly (readonly [part: IbanPart, start: number, end: number, form: RegExp])[] = [
  ['check', 2, 4, /^[0-9]+$/],
  ['cin', 4, 5, /^[A-Za-z]$/],
  ['abi', 5, 10, /^[0-9]+$/],
  ['cab', 10, 15, /^[0-9]+$/],
  ['account', 15, 27, /^[A-Za-z0-9]+$/],
];

/**
 * Returns the flaw of an IBAN, written without blanks; `undefined` if it has none. Letters of either case are accepted,
 * as in the schema. The length is checked for every country of the IBAN Registry; the inner layout only for Italy and
 * San Marino; for other countries, only the check digits.
 *
 * SdI does not check it: a wrong IBAN is accepted, and the payment fails.
 *
 * @example
 * ```ts
 * import { ibanFlaw } from 'fattura/model';
 *
 * console.log(JSON.stringify(ibanFlaw('IT61X0542811101000000123456'))); // prints: {"flaw":"check","expected":"60"}
 * ```
 */
export function ibanFlaw(text: string): IbanFlaw | undefined {
  given('text', text, 'text');
  if (isPlainlyValid(text)) return undefined;
  if (!FORM.test(text)) return { flaw: 'form' };
  const length = lengthFlaw(text);
  if (length !== undefined) return length;
  const italian = isItalian(text);
  if (italian) {
    const layout = layoutFlaw(text);
    if (layout !== undefined) return layout;
  }
  const expected = checkDigits(text);
  if (!text.startsWith(expected, 2)) return { flaw: 'check', expected };
  if (!italian) return undefined;
  const cin = String.fromCharCode(checkLetterUnit(text, 5, ITALIAN_LENGTH));
  return text.charAt(4).toUpperCase() === cin ? undefined : { flaw: 'cin', expected: cin };
}

/** Fast path for valid Italian IBANs in capitals. */
function isPlainlyValid(text: string): boolean {
  if (text.length !== ITALIAN_LENGTH || !text.startsWith('IT')) return false;
  let rest = 0;
  for (let i = CIN_AT; i < ITALIAN_LENGTH; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x30 && unit <= 0x39 && i !== CIN_AT) rest = rest * 10 + unit - 0x30;
    else if (unit >= 0x41 && unit <= 0x5a && (i === CIN_AT || i >= ACCOUNT_AT)) rest = rest * 100 + unit - 55;
    else return false;
    // Divides only now and then, because division is slow; the value stays a small integer.
    if (rest > 1_000_000) rest %= 97;
  }
  // I is 18 and T is 29; with the check digits, the whole must be 1 modulo 97.
  const written = (text.charCodeAt(2) - 0x30) * 10 + text.charCodeAt(3) - 0x30;
  return (
    written === 98 - (((rest % 97) * 1_000_000 + 182_900) % 97) &&
    text.charCodeAt(CIN_AT) === checkLetterUnit(text, CIN_AT + 1, ITALIAN_LENGTH)
  );
}

/**
 * The parts of an IBAN of Italy or San Marino; `undefined` for another country or invalid parts. Check digits are
 * verified by {@link ibanFlaw}.
 */
export function ibanParts(text: string): IbanParts | undefined {
  given('text', text, 'text');
  if (text.length !== ITALIAN_LENGTH || !FORM.test(text)) return undefined;
  if (!isItalian(text) || layoutFlaw(text) !== undefined) return undefined;
  return {
    country: text.slice(0, 2),
    check: text.slice(2, 4),
    cin: text.slice(4, 5),
    abi: text.slice(5, 10),
    cab: text.slice(10, 15),
    account: text.slice(15),
  };
}

function isItalian(text: string): boolean {
  return /^(?:IT|SM)/i.test(text);
}

function lengthFlaw(text: string): IbanFlaw | undefined {
  const { length } = text;
  const country = text.slice(0, 2).toUpperCase();
  const expected = ibanLength(country);
  return expected === undefined || expected === length
    ? undefined
    : { flaw: 'length', country, length, expected };
}

function layoutFlaw(text: string): IbanFlaw | undefined {
  for (const [part, start, end, form] of LAYOUT) {
    const found = text.slice(start, end);
    if (!form.test(found)) return { flaw: 'shape', part, found };
  }
  return undefined;
}

/**
 * The check digits for the rest of an IBAN: 98 minus the remainder modulo 97 of the number with country and 00 at the
 * end and letters counted from A = 10. Comparing the digits is stricter than testing for 1 modulo 97, which also
 * accepts 00, 01 and 99 in place of 97, 98 and 02.
 */
function checkDigits(text: string): string {
  let rest = 0;
  const add = (unit: number): void => {
    if (unit <= 0x39) rest = (rest * 10 + unit - 0x30) % 97;
    else rest = (rest * 100 + (unit & 0x1f) + 9) % 97;
  };
  for (let i = 4; i < text.length; i += 1) add(text.charCodeAt(i));
  add(text.charCodeAt(0));
  add(text.charCodeAt(1));
  return String(98 - ((rest * 100) % 97)).padStart(2, '0');
}
