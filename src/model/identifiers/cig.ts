/** The CIG, the code of a public tender: ten letters and digits. */
import { given } from '../given.ts';
import { type PublicCodeFlaw, publicCodeFlaw } from './publicCode.ts';

const FORM = { length: 10, foreign: /[^A-Za-z0-9]/u };

/**
 * Returns the flaw in a CIG; `undefined` for a valid one. Only length and characters are checked, in either case.
 *
 * The former check digits (the number × 211, modulo 4091 in a CIG, modulo 251 in a Smart CIG) are not verified: since
 * 2024 the platform of public contracts issues codes that begin with a letter and do not follow them.
 *
 * SdI does not check it; the administration may refuse an invoice for a wrong CIG (decree 132/2020).
 *
 * @example
 * ```ts
 * import { cigFlaw } from 'fattura/model';
 *
 * console.log(cigFlaw('ESENTE')?.flaw); // prints: wording
 * ```
 */
export function cigFlaw(text: string): PublicCodeFlaw | undefined {
  given('text', text, 'text');
  return publicCodeFlaw(text, FORM);
}
