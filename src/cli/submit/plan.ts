/** Plans the action for each file from the journal, without network requests. */
import { today } from '../process/clock.ts';
import type { Job, RecordedDocument } from './journal/entry.ts';
import type { History, Past } from './journal/history.ts';
import { isSettled, standing } from './outcome.ts';
import type { Prepared } from './prepare.ts';
import { type Result, result } from './result.ts';
import type { Stop } from './session.ts';
import type { SubmitSettings } from './settings.ts';

/** A file that may be sent. */
export interface Planned {
  readonly file: Prepared;
  readonly job: Job;
  readonly past: Past | null;
  readonly step: Step;
}

export type Step =
  | { readonly kind: 'send' }
  /** Nothing is known to have been sent: it is looked for all the same, and sent when it is not there. */
  | { readonly kind: 'look-up' }
  /** An earlier attempt may have arrived: it is looked for, and sent only by --resend-unconfirmed. */
  | { readonly kind: 'confirm' }
  /** The service is asked what became of the document that the journal has; `resend`: one that is gone is sent. */
  | { readonly kind: 'ask'; readonly document: RecordedDocument; readonly resend: boolean };

/** The facts about invoices that are not in the journal. */
export interface Memory {
  readonly history: History;
  /** The time of the first entry; null if there is none. */
  readonly begin: string | null;
}

/** @returns what came of the file already, or the step to take. */
export function planFor(
  file: Prepared,
  job: Job,
  { history, begin }: Memory,
  settings: SubmitSettings,
): Planned | Result {
  const past = history.of(job);
  const planned = (step: Step): Planned => ({ file, job, past, step });
  switch (past?.state) {
    case undefined:
    case 'refused': {
      const isUnseen = past === null && isOlder(job, begin);
      // What is to be issued again is there already, if only as discarded.
      const isLookedUp = settings.lookUp || settings.reissue || isUnseen;
      return planned({ kind: isLookedUp && job.invoice !== null ? 'look-up' : 'send' });
    }
    case 'open':
      if (job.invoice !== null || settings.resendUnconfirmed) return planned({ kind: 'confirm' });
      return result(file, 'unknown', { reason: 'no_number', earlier: past });
    case 'accepted':
      return planForAccepted(file, planned, past, settings);
  }
}

/** Whether an invoice may have been sent before the journal was begun: by one that is lost, or from elsewhere. */
function isOlder({ invoice }: Job, begin: string | null): boolean {
  return begin === null || (invoice !== null && invoice.date <= today(new Date(begin)));
}

function planForAccepted(
  file: Prepared,
  planned: (step: Step) => Planned,
  past: Past,
  settings: SubmitSettings,
): Planned | Result {
  const { document } = past;
  if (document === null) return planned({ kind: 'confirm' });
  const sameContent = past.sha256 === file.sha256;
  // A draft can have been issued or deleted by a person since.
  const onlyDraft = settings.issue && !past.issue;
  const resend = !sameContent || onlyDraft || settings.reissue || settings.again;
  if (resend || !isSettled(document, file.report.kind)) return planned({ kind: 'ask', document, resend });
  return result(file, standing(document, { sameContent, issue: false }), { document, earlier: past });
}

export function isPlanned(one: Planned | Result): one is Planned {
  return 'step' in one;
}

/** A stopped call starts nothing new; invoices that the journal records as accepted keep their result. */
export function notBegun({ file, step, past }: Planned, { reason, error }: Stop): Result {
  const why = { reason, error: reason === 'rate' ? error : null };
  if (step.kind !== 'ask' || step.resend) return result(file, 'unsent', why);
  return result(file, 'waiting', { ...why, document: step.document, earlier: past });
}
