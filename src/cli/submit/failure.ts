/** The consequences of a failed submission: for the file, for the journal, and for the remaining files. */
import {
  AbortedError,
  ApiError,
  AuthenticationError,
  ConnectionError,
  InvoiceRefusedError,
  NotDiscardedError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ReissueError,
  StatusError,
  UnknownOutcomeError,
} from '../../api/index.ts';
import { type JournalEvent, recorded } from './journal/entry.ts';
import { JournalLostError, JournalWriteError } from './journal/journal.ts';
import { outcomeOfFound } from './outcome.ts';
import type { Planned } from './plan.ts';
import { type Result, result, unsent } from './result.ts';
import type { Session, Stop } from './session.ts';

/** The progress of one invoice, as far as the journal entry depends on it. */
export interface Course {
  /** Requests sent that could have created the document. */
  sent: number;
  /** True if an earlier call or request may have created it. */
  doubtful: boolean;
}

/** The status of an existing document could not be requested. */
export class UnaskedError extends Error {
  constructor(cause: unknown) {
    super('unasked', { cause });
  }
}

/** Another invoice's error or Ctrl-C stopped the call before this invoice was sent. */
export class StoppedError extends Error {
  readonly stop: Stop;

  constructor(stop: Stop) {
    super('stopped');
    this.stop = stop;
  }
}

interface FailedWork {
  readonly planned: Planned;
  readonly session: Session;
  readonly course: Course;
}

type Ending = Extract<JournalEvent, 'refused' | 'unsent' | 'unknown'>;

/** Handles an error: its consequences for the file, for the journal, and for the remaining files. */
export async function resultOfFailure(error: unknown, work: FailedWork): Promise<Result> {
  const { planned, session, course } = work;
  const { file, past } = planned;
  const note = (event: Ending, reason: string): Promise<void> => record(work, event, reason);
  if (error instanceof JournalWriteError) {
    session.stop({ reason: 'journal', error });
    return result(file, course.sent > 0 ? 'unknown' : 'unsent', { error, reason: 'journal' });
  }
  if (error instanceof JournalLostError) {
    session.stop({ reason: 'journal', error });
    // The announcement is in the journal, but the request was not sent.
    if (!course.doubtful) await append(work, 'unsent', 'lock_lost');
    return course.doubtful
      ? result(file, 'unknown', { error, reason: 'journal' })
      : result(file, 'unsent', { error, reason: 'journal' });
  }
  if (error instanceof StoppedError) {
    await note('unknown', 'stopped');
    return course.sent > 0
      ? result(file, 'unknown', { reason: error.stop.reason })
      : unsent(file, error.stop.reason);
  }
  if (error instanceof UnaskedError) return resultOfUnasked(error.cause, work);
  if (error instanceof InvoiceRefusedError) return result(file, 'invalid', { error });
  if (error instanceof NotDiscardedError) {
    const { document } = error;
    const outcome = outcomeOfFound(document, { sameContent: false, issue: true });
    return result(file, outcome, { document: recorded(document), earlier: past });
  }
  const cause = causeIn(error, work);
  if (!(cause instanceof ApiError)) {
    session.stop({ reason: 'service', error });
    await note('unknown', 'bug');
    return result(file, 'bug', { error });
  }
  const pause = pauseIn(cause);
  if (pause !== null) session.stop({ reason: 'rate', error: pause });
  else if (concernsAll(cause)) session.stop({ reason: 'service', error: cause });
  // The rate limit prevented the request and no earlier one is open: unsent, not refused.
  if (pause !== null && !course.doubtful && (cause === pause || course.sent === 0)) {
    await note('unsent', pause.code);
    return result(file, 'unsent', { error, reason: 'rate' });
  }
  if (cause instanceof UnknownOutcomeError) {
    // An outcome left open by an earlier call says nothing about the service now.
    if (course.sent > 0 || cause.reason === 'look_up_failed') session.doubt(cause);
    await note('unknown', cause.reason);
    return result(file, 'unknown', { error, earlier: past?.state === 'open' ? past : null });
  }
  if (cause instanceof AbortedError) {
    await note('unknown', cause.code);
    return result(file, course.sent > 0 ? 'unknown' : 'unsent', { error, reason: 'interrupted' });
  }
  const isRefusal = saysNo(cause);
  const isSure = !course.doubtful && (isRefusal || neverLeft(cause));
  await note(isSure ? (isRefusal ? 'refused' : 'unsent') : 'unknown', cause.code);
  // The error of this request does not settle an earlier one, which may have arrived.
  if (course.doubtful)
    return result(file, 'unknown', { error, earlier: past?.state === 'open' ? past : null });
  if (!isRefusal) session.doubt(cause);
  return result(file, isRefusal ? 'refused' : 'failed', {
    error: error instanceof ReissueError ? error : cause,
  });
}

/** Records an outcome. If no request was sent, nothing has changed since the last entry. */
async function record(work: FailedWork, event: Ending, reason: string): Promise<void> {
  const { course } = work;
  if (course.sent > 0) await append(work, event, reason);
}

/** Returns the cause of an error; for a failed look-up before anything was sent, the error of the look-up. */
function causeIn(error: unknown, { planned, course }: FailedWork): unknown {
  const cause = error instanceof ReissueError ? error.cause : error;
  const isMereLook = planned.step.kind === 'look-up' && course.sent === 0;
  return isMereLook && cause instanceof UnknownOutcomeError && cause.reason === 'look_up_failed'
    ? cause.lookUpError
    : cause;
}

/** The result if the status request failed: the document stays accepted, as the journal records. */
function resultOfUnasked(error: unknown, { planned, session }: FailedWork): Result {
  const { file, step, past } = planned;
  const document = step.kind === 'ask' ? step.document : null;
  const known = { document, earlier: past };
  if (error instanceof AbortedError) return result(file, 'waiting', { ...known, reason: 'interrupted' });
  if (!(error instanceof ApiError)) {
    session.stop({ reason: 'service', error });
    return result(file, 'bug', { ...known, error });
  }
  const pause = pauseIn(error);
  if (pause !== null) session.stop({ reason: 'rate', error: pause });
  else if (concernsAll(error)) session.stop({ reason: 'service', error });
  return result(file, 'waiting', { ...known, error });
}

/** The rate limit error, if any: its wait exceeds the client's, so every further request would fail too. */
function pauseIn(error: ApiError): RateLimitError | null {
  if (error instanceof RateLimitError) return error;
  if (!(error instanceof UnknownOutcomeError)) return null;
  const { cause, lookUpError } = error;
  return [cause, lookUpError].find((one) => one instanceof RateLimitError) ?? null;
}

async function append({ planned, session }: FailedWork, event: Ending, reason: string): Promise<void> {
  await session.journal
    .append(planned.submission, { event, issue: session.settings.issue, reason })
    .catch((failure: unknown) => session.stop({ reason: 'journal', error: failure }));
}

/** True for a response that proves nothing was created; doubtful requests throw UnknownOutcomeError instead. */
function saysNo(error: ApiError): boolean {
  return error instanceof StatusError && error.status < 500 && error.status !== 408;
}

function neverLeft(error: ApiError): boolean {
  return error instanceof ConnectionError && !error.sent;
}

/** True for an error that every further invoice would also cause. */
function concernsAll(error: ApiError): boolean {
  return (
    neverLeft(error) ||
    [AuthenticationError, PermissionError, NotFoundError].some((type) => error instanceof type)
  );
}
