/** The result of each file. */
import { ExitCode } from '../process/exitCode.ts';
import type { RecordedDocument } from './journal/entry.ts';
import type { Planned } from './plan.ts';
import type { Prepared } from './prepare.ts';
import type { Stop } from './session.ts';

/** The possible outcomes of a file, and their exit codes. */
const EXIT_CODES = {
  /** Only with --dry-run: it would be sent. */
  ready: ExitCode.ok,
  /** The service has it now. */
  accepted: ExitCode.ok,
  /** The service has had it, with the same content. */
  already: ExitCode.ok,
  /** The service had it, with the same content, and has it no more. */
  deleted: ExitCode.findings,
  /** The service has it as a draft, and it was to be issued. */
  draft: ExitCode.findings,
  /** The service has an invoice of this number with other content. */
  other_content: ExitCode.findings,
  /** The check refused it. */
  invalid: ExitCode.findings,
  /** It is not what was checked any more. */
  changed: ExitCode.findings,
  /** SdI discarded what the service has. */
  discarded: ExitCode.remote,
  /** The recipient, mostly a public administration, refused it. */
  recipient_refused: ExitCode.remote,
  /** The service refused it. */
  refused: ExitCode.remote,
  /** The network or the service failed, and the service has nothing. */
  failed: ExitCode.remote,
  /** The service may have it. */
  unknown: ExitCode.remote,
  /** The service has it, and no final state came in time, or it could not be asked. */
  waiting: ExitCode.remote,
  /** It was not tried: something else stopped the call, and has a code of its own. */
  unsent: ExitCode.ok,
  bug: ExitCode.bug,
} as const satisfies Readonly<Record<string, number>>;

export type Outcome = keyof typeof EXIT_CODES;

export const OUTCOMES = Object.keys(EXIT_CODES) as readonly Outcome[];

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

export type Reason =
  /** It has no number of its own that could be looked up. */
  | 'no_number'
  /** An earlier call sent it, and it was looked for and not found. */
  | 'not_found'
  /** Other files were refused by the check, or a path led nowhere. */
  | 'batch'
  | 'declined'
  | 'interrupted'
  /** The service refuses everything, or cannot be reached. */
  | 'service'
  /** The service takes no requests for longer than is waited; the error says until when. */
  | 'rate'
  /** The journal cannot be written, or another process has it. */
  | 'journal';

export function result(
  file: Prepared,
  outcome: Outcome,
  more: Partial<Omit<Result, 'file' | 'outcome'>> = {},
): Result {
  return { file, outcome, document: null, error: null, found: false, reason: null, earlier: null, ...more };
}

export function exitCodeOf({ outcome }: Pick<Result, 'outcome'>): number {
  return EXIT_CODES[outcome];
}

/** Returns the result of a file whose submission was not started, or was stopped. */
export function unsent(file: Prepared, reason: Reason): Result {
  return result(file, 'unsent', { reason });
}

/** A stopped call starts nothing new; invoices that the journal records as accepted keep their result. */
export function notBegun({ file, step, past }: Planned, { reason, error }: Stop): Result {
  const why = { reason, error: reason === 'rate' ? error : null };
  if (step.kind !== 'ask' || step.resend) return result(file, 'unsent', why);
  return result(file, 'waiting', { ...why, document: step.document, earlier: past });
}

/** Returns the result of a file that failed the check; otherwise calls `otherwise`. */
export function refusedOr<Other>(file: Prepared, otherwise: () => Other): Other | Result {
  return file.refusal === null ? otherwise() : result(file, 'invalid');
}
