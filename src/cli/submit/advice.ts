import { InvoiceRefusedError, ReissueError, UnknownOutcomeError } from '../../api/index.ts';
import type { SubmitWords } from '../messages/submit/words.ts';
import { today } from '../process/clock.ts';
import type { Result } from './result.ts';

type Advice = SubmitWords['advice'];

/** Returns the meaning of a result and the suggested action, one sentence each; none if no action is necessary. */
export function adviceFor(
  { outcome, document, error, earlier, reason, file }: Result,
  advice: Advice,
): readonly string[] {
  switch (outcome) {
    case 'ready':
      return earlier === null || document !== null
        ? []
        : [`${advice.unknownSince(dayOf(earlier.at))} ${advice.lookedUpFirst}`];
    case 'deleted':
      return [advice.deleted];
    case 'draft':
      return [advice.draft];
    case 'other_content':
      return [
        document?.status === 'DRAFT'
          ? advice.otherDraft
          : advice.otherContent(earlier === null ? null : { file: earlier.file, day: dayOf(earlier.at) }),
      ];
    case 'discarded':
      return [advice.discarded];
    case 'recipient_refused':
      return [advice.recipientRefused];
    case 'changed':
      return [advice.changed];
    case 'waiting':
      // If the status request failed, the error is reported instead.
      return error === null ? [advice.waiting] : [];
    case 'unknown':
      return [
        ...(earlier === null ? [] : [advice.unknownSince(dayOf(earlier.at))]),
        unknownAdvice(error, reason === 'no_number', file.identity, advice),
        ...(error instanceof ReissueError ? [advice.discardedGone] : []),
      ];
    case 'refused':
    case 'failed':
    case 'unsent':
      return error instanceof ReissueError ? [advice.discardedGone] : [];
    case 'invalid':
      return refusalAdvice(error instanceof InvoiceRefusedError ? error.reason : file.refusal, advice);
    default:
      return [];
  }
}

function unknownAdvice(
  error: unknown,
  withoutNumber: boolean,
  identity: Result['file']['identity'],
  advice: Advice,
): string {
  const reason = error instanceof UnknownOutcomeError ? error.reason : null;
  if (withoutNumber || reason === 'no_number' || identity === null) return advice.unknownWithoutNumber;
  return reason === 'several' || reason === 'unclear' ? advice.undecided(identity) : advice.unknown(identity);
}

function refusalAdvice(reason: Result['file']['refusal'], advice: Advice): readonly string[] {
  switch (reason) {
    case 'several_bodies':
      return [advice.several];
    case 'simplified':
      return [advice.simplified];
    case 'signed_envelope':
      return [advice.envelope];
    default:
      return [];
  }
}

/** The date of an instant, in Italy. */
function dayOf(instant: string): string {
  return today(new Date(instant));
}
