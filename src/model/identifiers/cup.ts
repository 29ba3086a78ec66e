/** The CUP, the code of a public investment project: fifteen capital letters and digits. */
import { given } from '../given.ts';
import { type PublicCodeFlaw, publicCodeFlaw } from './publicCode.ts';

const FORM = { length: 15, foreign: /[^A-Z0-9]/u };

/**
 * Returns the flaw of a CUP; `undefined` if it has none. Only length and characters are checked: most have a letter,
 * two digits, a letter and eleven digits, but no official source requires it or defines a check digit.
 *
 * SdI does not check it; the administration may refuse an invoice for a wrong CUP (decree 132/2020).
 *
 * @example
 * ```ts
 * import { cupFlaw } from 'fattura/model';
 *
 * console.log(JSON.stringify(cupFlaw('J31B2000012000'))); // prints: {"flaw":"length","length":14}
 * ```
 */
export function cupFlaw(text: string): PublicCodeFlaw | undefined {
  given('text', text, 'text');
  return publicCodeFlaw(text, FORM);
}
