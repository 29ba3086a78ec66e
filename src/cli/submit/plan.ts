/** What is to be done with each file, by what the journal has of it. Nothing is asked of the network here. */
import type { Job, RecordedDocument } from './journal/entry.ts';
import type { Past } from './journal/history.ts';
import type { Prepared } from './prepare.ts';
import { type Result, result } from './result.ts';
import type { SubmitSettings } from './settings.ts';
import { isFinal, standing } from './standing.ts';

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
  /** The service is asked what became of the document that the journal has. */
  | { readonly kind: 'ask'; readonly document: RecordedDocument }
  /** It is there, and only its end is waited for. */
  | { readonly kind: 'follow'; readonly document: RecordedDocument };

/** @returns what came of the file already, or the step to take. */
export function planFor(
  file: Prepared,
  job: Job,
  past: Past | null,
  settings: SubmitSettings,
): Planned | Result {
  const planned = (step: Step): Planned => ({ file, job, past, step });
  switch (past?.state) {
    case undefined:
    case 'refused':
      // What is to be issued again is there already, if only as discarded.
      return planned({
        kind: (settings.lookUp || settings.reissue) && job.invoice !== null ? 'look-up' : 'send',
      });
    case 'open':
      if (job.invoice !== null || settings.resendUnconfirmed) return planned({ kind: 'confirm' });
      return result(file, 'unknown', { reason: 'no_number', earlier: past });
    case 'accepted':
      return planForAccepted(file, planned, past, settings);
  }
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
  if (!sameContent || onlyDraft || settings.reissue || settings.again)
    return planned({ kind: 'ask', document });
  const outcome = standing(document, { sameContent, issue: false });
  if (settings.wait && outcome === 'already' && !isFinal(document))
    return planned({ kind: 'follow', document });
  return result(file, outcome, { document, earlier: past });
}

export function isPlanned(one: Planned | Result): one is Planned {
  return 'step' in one;
}
