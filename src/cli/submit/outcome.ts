/** The possible outcomes of a file, their reasons and their exit codes. */
import { isFinalStatus } from '../../api/contract/index.ts';
import { ExitCode } from '../process/exitCode.ts';

const EXIT_CODES = {
  /** With --dry-run only: would be sent. */
  ready: ExitCode.ok,
  /** The service accepted the invoice. */
  accepted: ExitCode.ok,
  /** The service already had the invoice, with the same content. */
  already: ExitCode.ok,
  /** The service had the invoice, with the same content, but no longer does. */
  deleted: ExitCode.findings,
  /** The service has it as a draft, although it should be issued. */
  draft: ExitCode.findings,
  /** The service has an invoice with the same number and different content. */
  other_content: ExitCode.findings,
  /** Refused by the check before sending. */
  invalid: ExitCode.findings,
  /** The file has changed since it was checked. */
  changed: ExitCode.findings,
  /** SdI discarded the invoice. */
  discarded: ExitCode.remote,
  /** The recipient, usually a public administration, refused it. */
  recipient_refused: ExitCode.remote,
  /** The service refused it. */
  refused: ExitCode.remote,
  /** Network or service failure; the service has nothing. */
  failed: ExitCode.remote,
  /** The service may have the invoice. */
  unknown: ExitCode.remote,
  /** The service has the invoice, but its final status did not arrive in time or could not be requested. */
  waiting: ExitCode.remote,
  /** Not attempted: the call was stopped by something with its own exit code. */
  unsent: ExitCode.ok,
  bug: ExitCode.bug,
} as const satisfies Readonly<Record<string, number>>;

export type Outcome = keyof typeof EXIT_CODES;

export const OUTCOMES = Object.keys(EXIT_CODES) as readonly Outcome[];

export type Reason =
  /** No number to look up. */
  | 'no_number'
  /** Sent by an earlier call, but not found by a look-up. */
  | 'not_found'
  /** Another file was refused by the check, or a path was not found. */
  | 'batch'
  | 'declined'
  | 'interrupted'
  /** The service refuses everything or cannot be reached. */
  | 'service'
  /** The rate limit lasts longer than the client waits; the error has its end. */
  | 'rate'
  /** The journal cannot be written, or another process took it over. */
  | 'journal';

/** The exit code of a file's outcome. */
export function exitCodeOf({ outcome }: { readonly outcome: Outcome }): number {
  return EXIT_CODES[outcome];
}

interface Found {
  readonly status?: string | null | undefined;
}

export function isFinal({ status }: Found): boolean {
  return isFinalStatus(status ?? '');
}

/**
 * True if a document's status can no longer change, so that the journal is enough. A public administration can still
 * refuse a delivered invoice.
 */
export function isSettled(document: Found, kind: string | null): boolean {
  return isFinal(document) && !(kind === 'FPA12' && document.status === 'DELIVERED');
}

/**
 * The outcome of an existing document.
 * @param sameContent True if the document was created from the same bytes.
 * @param issue True if it should be issued.
 */
export function outcomeOfFound(
  { status }: Found,
  { sameContent, issue }: { readonly sameContent: boolean; readonly issue: boolean },
): Outcome {
  // Regardless of content: the number of a discarded invoice can be reused.
  if (status === 'DISCARDED') return 'discarded';
  if (!sameContent) return 'other_content';
  if (status === 'REFUSED') return 'recipient_refused';
  return issue && status === 'DRAFT' ? 'draft' : 'already';
}

/** The outcome of a document just created. */
export function outcomeOfCreated({ status }: Found): Outcome {
  if (status === 'DISCARDED') return 'discarded';
  return status === 'REFUSED' ? 'recipient_refused' : 'accepted';
}
