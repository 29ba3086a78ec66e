/** Checks for the presence and kind of a value. */
import type { Kind } from '../../text/buildParams.ts';
import type { Problems } from '../problems/buildError.ts';

/** An object whose members have not been checked. */
export type Fields = { readonly [key: string]: unknown };

/** True if a value counts as not given. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** True if a value counts as not given in a block of the schema: an empty list does too. */
export function isEmpty(value: unknown): boolean {
  return isAbsent(value) || (Array.isArray(value) && value.length === 0);
}

/** Place of a value: the block, and its key in it, or the block itself. */
interface Place {
  readonly at: string;
  readonly key?: string;
}

/** Reports a value of the wrong kind. */
export function noteKind(problems: Problems, { at, key }: Place, expected: Kind): void {
  problems.add('type', at, key, { expected });
}
