/** The result of each file. */
import type { RecordedDocument } from './journal/entry.ts';
import type { Outcome, Reason } from './outcome.ts';
import type { Prepared } from './prepare.ts';

export interface Result {
  readonly file: Prepared;
  readonly outcome: Outcome;
  /** The document on the service; null if none is known. */
  readonly document: RecordedDocument | null;
  /** The thrown error, if any. */
  readonly error: unknown;
  /** True if the document was found by a look-up, not reported by the response to a request. */
  readonly found: boolean;
  /** The reason why the outcome is unknown or the file was not sent; null if the outcome is self-explanatory. */
  readonly reason: Reason | null;
  /** The earlier submission with its number or its bytes; null if there is none. */
  readonly earlier: Earlier | null;
}

export interface Earlier {
  readonly file: string;
  /** Time in UTC. */
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
