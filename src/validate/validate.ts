/** The check of one file of either form. */
import { type CheckedFile, check, type ValidateOptions } from './check.ts';
import type { FileReport } from './finding.ts';
import { readJson } from './readJson.ts';

/**
 * Checks one file, XML or JSON, told apart by content. Never throws on bad input.
 * @returns verdict, findings with place and remedy, and what was not checked.
 */
export function validate(input: Uint8Array | string, options: ValidateOptions = {}): FileReport {
  return checkFile(input, options).report;
}

/** As {@link validate}, with the source text and the invoice. */
export function checkFile(input: Uint8Array | string, options: ValidateOptions = {}): CheckedFile {
  return check(input, options, readJson);
}
