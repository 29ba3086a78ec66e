/** The check of one file, without the JSON reader, which is most of the code of a check. */

import type { Opened } from '../envelope/index.ts';
import { given } from '../model/given.ts';
import { checkInput, checkOptions } from './callers.ts';
import { type CheckedFile, dayOf, type Examined, examineReading } from './examine.ts';
import { type JsonReader, type ReadFrame, type Reading, read } from './read.ts';
import type { ValidateOptions } from './validateOptions.ts';

/**
 * Checks one file like `validateAndRead`, but only XML. A bundle that uses only this function does not include the JSON
 * check, which is most of the code.
 */
export function validateXml(input: Uint8Array | string, options: ValidateOptions = {}): CheckedFile {
  given('input', input, 'input');
  given('options', options, 'object');
  return examine(input, options, undefined).report();
}

/**
 * Reads one file and applies the rules.
 * @param json Undefined if the caller has already ruled out JSON.
 * @param maxKept As for `examineReading`; also the maximum number of problems to keep.
 */
export function examine(
  input: Uint8Array | string,
  options: ValidateOptions,
  json: JsonReader | undefined,
  maxKept?: number,
): Examined {
  return examineReading(readFor(input, options, { readJson: json, maxKept }), input, options, maxKept);
}

/**
 * Reads one file that is not JSON, for callers that need its content, and its findings only if it is invalid.
 * @param opened The opened input, if the caller has already opened it.
 */
export function readXmlFile(input: Uint8Array | string, options: ValidateOptions, opened?: Opened): Reading {
  return readFor(input, options, { readJson: undefined, opened });
}

function readFor(
  input: Uint8Array | string,
  options: ValidateOptions,
  frame: Omit<ReadFrame, 'name' | 'day' | 'retired'>,
): Reading {
  checkInput(input);
  checkOptions(options);
  const { file = '-', retired = true } = options;
  return read(input, options, { name: file, day: dayOf(options), retired, ...frame });
}
