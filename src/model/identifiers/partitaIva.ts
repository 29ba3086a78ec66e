/** The partita IVA: eleven digits, the last of which is a check digit. */
import { given } from '../given.ts';

/** Reason why a partita IVA is invalid. */
export type PartitaIvaFlaw =
  /** The country precedes the number ("IT012…"); in an invoice it has its own element, IdPaese. */
  | { readonly flaw: 'prefix'; readonly rest: string }
  | { readonly flaw: 'length'; readonly length: number }
  /** Eleven characters, not all of them digits. */
  | { readonly flaw: 'characters' }
  /** Eleven zeros: the check digit is valid, but the number is never assigned. */
  | { readonly flaw: 'zeros' }
  /** `expected` is the check digit of the first ten digits. */
  | { readonly flaw: 'check'; readonly expected: string };

/** Length of a partita IVA, in digits. */
export const PARTITA_IVA_LENGTH = 11;

/**
 * Returns the flaw of an Italian partita IVA, written without its country; `undefined` if it has none. A valid number
 * may be unassigned, which only the registry of the Agenzia delle Entrate knows. The issuing office (digits 8 to 10) is
 * not checked: no control of SdI mentions it.
 *
 * @example
 * ```ts
 * import { partitaIvaFlaw } from 'fattura/model';
 *
 * console.log(partitaIvaFlaw('12345678903')); // prints: undefined
 * console.log(JSON.stringify(partitaIvaFlaw('12345678900'))); // prints: {"flaw":"check","expected":"3"}
 * ```
 */
export function partitaIvaFlaw(text: string): PartitaIvaFlaw | undefined {
  given('text', text, 'text');
  if (hasCountry(text)) return { flaw: 'prefix', rest: text.slice(2) };
  if (text.length !== PARTITA_IVA_LENGTH) return { flaw: 'length', length: text.length };
  return elevenDigitsFlaw(text);
}

/** True if a text begins with "IT", in any case, and a digit. */
export function hasCountry(text: string): boolean {
  return (
    (text.charCodeAt(0) | 0x20) === 0x69 &&
    (text.charCodeAt(1) | 0x20) === 0x74 &&
    text.charCodeAt(2) >= 0x30 &&
    text.charCodeAt(2) <= 0x39
  );
}

/**
 * Returns the flaw of eleven characters that should be digits with a check digit: a partita IVA, or the codice fiscale
 * of an organization. The check digit is Luhn's: every second digit counts double, minus 9 if over 9.
 */
export function elevenDigitsFlaw(
  text: string,
): Extract<PartitaIvaFlaw, { readonly flaw: 'characters' | 'zeros' | 'check' }> | undefined {
  let sum = 0;
  let all = 0;
  let last = 0;
  for (let i = 0; i < PARTITA_IVA_LENGTH; i += 1) {
    const figure = text.charCodeAt(i) - 0x30;
    if (!(figure >= 0 && figure <= 9)) return { flaw: 'characters' };
    all += figure;
    if (i === PARTITA_IVA_LENGTH - 1) last = figure;
    else if (i % 2 === 0) sum += figure;
    else sum += figure > 4 ? figure * 2 - 9 : figure * 2;
  }
  if (all === 0) return { flaw: 'zeros' };
  const expected = (10 - (sum % 10)) % 10;
  return last === expected ? undefined : { flaw: 'check', expected: String(expected) };
}
