/** The CUP, which names a public investment project: fifteen capitals and figures. */
import { given } from '../given.ts';
import { type PublicCodeFlaw, publicCodeFlaw } from './publicCode.ts';

const FORM = { length: 15, foreign: /[^A-Z0-9]/u };

/**
 * What is wrong with a CUP; `undefined` when nothing is. Only length and characters count: most have a letter,
 * two figures, a letter and eleven figures, but no official source says that all do, nor how to check one.
 *
 * No control of SdI; the administration may refuse an invoice for a wrong CUP (decree 132/2020).
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
