/** Checks arguments of callers without types, so that mistakes are reported by name and do not surface later. */
import { shownArgument } from '../model/given.ts';
import { languages } from '../model/language.ts';
import { checkDate } from '../model/primitives.ts';
import { SPECS } from './engine/spec.ts';
import type { ValidateOptions } from './validateOptions.ts';

const ALLOWED = {
  language: languages,
  only: ['structure', 'controls'],
  spec: SPECS,
} as const satisfies { readonly [K in keyof ValidateOptions]: readonly ValidateOptions[K][] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The last day that was checked; usually the same for all files of a run. */
let knownDay: string | undefined;

/** @throws TypeError for input that is neither text nor bytes. An ArrayBuffer would be read as an empty file. */
export function checkInput(input: unknown): void {
  if (typeof input === 'string' || ArrayBuffer.isView(input)) return;
  throw new TypeError('input: expected a string or a Uint8Array; wrap an ArrayBuffer in new Uint8Array()');
}

/** @throws RangeError for a value that the option does not allow. */
export function checkOptions(options: ValidateOptions): void {
  for (const name of ['language', 'only', 'spec'] as const) {
    const found = options[name];
    const allowed: readonly (string | undefined)[] = ALLOWED[name];
    if (found === undefined || allowed.includes(found)) continue;
    throw new RangeError(`${name}: expected one of ${allowed.join(', ')}, not ${shownArgument(found)}`);
  }
  const { asOf } = options;
  if (asOf === undefined || asOf === knownDay) return;
  if (!DAY.test(asOf) || !checkDate(asOf))
    throw new RangeError(`asOf: expected a day as YYYY-MM-DD, not ${asOf}`);
  knownDay = asOf;
}
