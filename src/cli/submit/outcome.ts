/** The possible outcomes of a file, their reasons and their exit codes. */
import { ExitCode } from '../process/exitCode.ts';

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

/** The exit code of a file's outcome. */
export function exitCodeOf({ outcome }: { readonly outcome: Outcome }): number {
  return EXIT_CODES[outcome];
}

interface Found {
  readonly status?: string | null | undefined;
}

/** Statuses after which nothing follows, for `--wait`. */
const FINAL: readonly string[] = ['DELIVERED', 'NOT_DELIVERED', 'DISCARDED', 'REFUSED'];

export function isFinal({ status }: Found): boolean {
  return FINAL.includes(status ?? '');
}

/**
 * Whether a document stays as the journal has it, so that nobody need be asked. A public administration can refuse what
 * was delivered to it.
 */
export function isSettled(document: Found, kind: string | null): boolean {
  return isFinal(document) && !(kind === 'FPA12' && document.status === 'DELIVERED');
}

/**
 * @param sameContent Whether the document was made of the same bytes.
 * @param issue Whether it was to be issued.
 */
export function standing(
  { status }: Found,
  { sameContent, issue }: { readonly sameContent: boolean; readonly issue: boolean },
): Outcome {
  // Whatever it says, its number can be had again.
  if (status === 'DISCARDED') return 'discarded';
  if (!sameContent) return 'other_content';
  if (status === 'REFUSED') return 'recipient_refused';
  return issue && status === 'DRAFT' ? 'draft' : 'already';
}

/** The same of a document that was made just now. */
export function standingOfNew({ status }: Found): Outcome {
  if (status === 'DISCARDED') return 'discarded';
  return status === 'REFUSED' ? 'recipient_refused' : 'accepted';
}
