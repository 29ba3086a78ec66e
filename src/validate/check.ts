/** The check of one file, without the reader of JSON, which is most of the code of a check, and that of signatures. */

import type { Opened } from '../envelope/index.ts';
import { checkInput, checkOptions } from './callers.ts';
import { dayOf, type Examined, examineReading } from './examine.ts';
import { type ReadFrame, type Reading, read } from './read.ts';
import type { ValidateOptions } from './validateOptions.ts';

/** The readers of a check that not every program needs. */
export type CheckReaders = Pick<ReadFrame, 'readSignature'> & Partial<Pick<ReadFrame, 'readJson'>>;

/**
 * Reads one file and applies the rules.
 * @param readers Without `readJson` if the caller has already ruled out JSON.
 * @param maxKept As for `examineReading`; also the maximum number of problems to keep.
 */
export function examine(
  input: Uint8Array | string,
  options: ValidateOptions,
  readers: CheckReaders,
  maxKept?: number,
): Examined {
  return examineReading(
    readFor(input, options, { readJson: undefined, ...readers, maxKept }),
    input,
    options,
    maxKept,
  );
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
  const { file = '-', retired = true, only, signatures } = options;
  const isDecided = signatures !== undefined || only === 'structure';
  const readSignature = isDecided ? undefined : frame.readSignature;
  return read(input, options, { name: file, day: dayOf(options), retired, ...frame, readSignature });
}
