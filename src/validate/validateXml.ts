/** The check of one XML file. */
import { given } from '../model/given.ts';
import { examine } from './check.ts';
import type { CheckedFile } from './examine.ts';
import type { ValidateOptions } from './validateOptions.ts';

/**
 * Checks one file like `validateAndRead`, but only XML. A bundle that uses only this function does not include the JSON
 * check, which is most of the code. The form of a signature is not examined: pass the result of `verifySignatures`.
 */
export function validateXml(input: Uint8Array | string, options: ValidateOptions = {}): CheckedFile {
  given('input', input, 'input');
  given('options', options, 'object');
  return examine(input, options, {}).report();
}
