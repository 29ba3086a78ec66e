/** The result of each file. */
import type { RecordedDocument } from './journal/entry.ts';
import type { Outcome, Reason } from './outcome.ts';
import type { Prepared } from './prepare.ts';

export interface Result {
  readonly file: Prepared;
  readonly outcome: Outcome;
  /** The document that the service has; null where it has none, or none that is known. */
  readonly document: RecordedDocument | null;
  /** The thrown error, if any. */
  readonly error: unknown;
  /** Whether a look-up found it there, and no answer said that it was made. */
  readonly found: boolean;
  /** Why a doubt remains, or why it was not sent; null where the outcome says all. */
  readonly reason: Reason | null;
  /** The earlier submission with its number or its bytes; null if there is none. */
  readonly earlier: Earlier | null;
}

export interface Earlier {
  readonly file: string;
  /** When, in UTC. */
  readonly at: string;
}

export function result(
  file: Prepared,
  outcome: Outcome,
  more: Partial<Omit<Result, 'file' | 'outcome'>> = {},
): Result {
  return { file, outcome, document: null, error: null, found: false, reason: null, earlier: null, ...more };
}

/** Returns the result of a file whose submission was not started, or was stopped. */
export function unsent(file: Prepared, reason: Reason): Result {
  return result(file, 'unsent', { reason });
}

/** Returns the result of a file that failed the check; otherwise calls `otherwise`. */
export function refusedOr<Other>(file: Prepared, otherwise: () => Other): Other | Result {
  return file.refusal === null ? otherwise() : result(file, 'invalid');
}
