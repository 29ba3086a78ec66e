/** Mistakes of a caller without types: told by name, before they turn up as something else. */
import { languages } from '../model/language.ts';
import { checkDate } from '../model/primitives.ts';
import { SPECS } from './judge/spec.ts';
import type { ValidateOptions } from './validateOptions.ts';

const ALLOWED = {
  language: languages,
  only: ['structure', 'controls'],
  spec: SPECS,
} as const satisfies { readonly [K in keyof ValidateOptions]: readonly ValidateOptions[K][] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The last day that was looked at: of a thousand files the same. */
let knownDay: string | undefined;

/** @throws TypeError for what is neither text nor bytes: an ArrayBuffer would pass for an empty file. */
export function checkInput(input: unknown): void {
  if (typeof input === 'string' || ArrayBuffer.isView(input)) return;
  throw new TypeError(
    'input: expected a string or a Uint8Array; of an ArrayBuffer make one by new Uint8Array()',
  );
}

/** @throws RangeError for a value that no option of that name has. */
export function checkOptions(options: ValidateOptions): void {
  for (const name of ['language', 'only', 'spec'] as const) {
    const found = options[name];
    const allowed: readonly (string | undefined)[] = ALLOWED[name];
    if (found === undefined || allowed.includes(found)) continue;
    throw new RangeError(`${name}: ${String(found)} is none of ${allowed.join(', ')}`);
  }
  const { asOf } = options;
  if (asOf === undefined || asOf === knownDay) return;
  if (!DAY.test(asOf) || !checkDate(asOf)) throw new RangeError(`asOf: not a day as YYYY-MM-DD: ${asOf}`);
  knownDay = asOf;
}
