/** Codes with a fix that changes a declaration. */
import { advice, controls } from './rules.ts';

/**
 * The codes whose fix changes a declaration of the supplier or the recipient of the invoice. Only the author can decide
 * if such a fix is right.
 */
export const declarationCodes: readonly string[] = [...controls, ...advice]
  .filter(({ findings }) => Object.values(findings).some(({ fix }) => fix === 'declaration'))
  .map(({ code }) => code);
