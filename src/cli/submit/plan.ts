/** Plans the action for each file from the journal, without network requests. */
import { today } from '../process/clock.ts';
import type { RecordedDocument, Submission } from './journal/entry.ts';
import type { History, Past } from './journal/history.ts';
import { isSettled, outcomeOfFound } from './outcome.ts';
import type { Prepared } from './prepare.ts';
import { type Result, result } from './result.ts';
import type { Stop } from './session.ts';
import type { SubmitSettings } from './settings.ts';

/** A file that may be sent. */
export interface Planned {
  readonly file: Prepared;
  readonly submission: Submission;
  readonly past: Past | null;
  readonly step: PlannedStep;
}

export type PlannedStep =
  | { readonly kind: 'send' }
  /** No earlier attempt is known: look the invoice up, and send it if not found. */
  | { readonly kind: 'look-up' }
  /** An earlier attempt may have arrived: look the invoice up, and send it only with --resend-unconfirmed. */
  | { readonly kind: 'confirm' }
  /** Request the status of the document in the journal; with `resend`, send the invoice if the document is gone. */
  | { readonly kind: 'ask'; readonly document: RecordedDocument; readonly resend: boolean };

/** The known history of submissions. */
export interface Memory {
  readonly history: History;
  /** The time of the first entry; null if there is none. */
  readonly begin: string | null;
}

/** @returns the result of the file if it is already final, otherwise the step to take. */
export function planFor(
  file: Prepared,
  submission: Submission,
  { history, begin }: Memory,
  settings: SubmitSettings,
): Planned | Result {
  const past = history.of(submission);
  const planned = (step: PlannedStep): Planned => ({ file, submission, past, step });
  switch (past?.state) {
    case undefined:
    case 'refused': {
      const isUnseen = past === null && isOlder(submission, begin);
      // An invoice to be reissued already exists, at least as discarded.
      const isLookedUp = settings.lookUp || settings.reissue || isUnseen;
      return planned({ kind: isLookedUp && submission.invoice !== null ? 'look-up' : 'send' });
    }
    case 'open':
      if (submission.invoice !== null || settings.resendUnconfirmed) return planned({ kind: 'confirm' });
      return result(file, 'unknown', { reason: 'no_number', earlier: past });
    case 'accepted':
      return planForAccepted(file, planned, past, settings);
  }
}

/** True if an invoice may have been sent before the journal began: with a lost journal, or from another machine. */
function isOlder({ invoice }: Submission, begin: string | null): boolean {
  return begin === null || (invoice !== null && invoice.date <= today(new Date(begin)));
}

function planForAccepted(
  file: Prepared,
  planned: (step: PlannedStep) => Planned,
  past: Past,
  settings: SubmitSettings,
): Planned | Result {
  const { document } = past;
  if (document === null) return planned({ kind: 'confirm' });
  const sameContent = past.sha256 === file.sha256;
  // Someone may have issued or deleted a draft since.
  const onlyDraft = settings.issue && !past.issue;
  const resend = !sameContent || onlyDraft || settings.reissue || settings.again;
  if (resend || !isSettled(document, file.report.kind)) return planned({ kind: 'ask', document, resend });
  return result(file, outcomeOfFound(document, { sameContent, issue: false }), { document, earlier: past });
}

export function isPlanned(one: Planned | Result): one is Planned {
  return 'step' in one;
}

/** The result after a stop: unsent, or still waiting if the journal records the invoice as accepted. */
export function notBegun({ file, step, past }: Planned, { reason, error }: Stop): Result {
  const why = { reason, error: reason === 'rate' ? error : null };
  if (step.kind !== 'ask' || step.resend) return result(file, 'unsent', why);
  return result(file, 'waiting', { ...why, document: step.document, earlier: past });
}
