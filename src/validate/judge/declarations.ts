/** Which codes have a fix that declares something. */
import { advice, controls } from './registry.ts';

/**
 * The codes whose fix changes what the supplier declares or where the invoice goes: nobody but the author can tell
 * whether it is right.
 */
export const declarationCodes: readonly string[] = [...controls, ...advice]
  .filter(({ findings }) => Object.values(findings).some(({ fix }) => fix === 'declaration'))
  .map(({ code }) => code);
