/** Interprets the state of an existing document for the file to send. */
import type { Outcome } from './outcome.ts';

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
