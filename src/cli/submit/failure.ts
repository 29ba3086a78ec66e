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
import { standing } from './outcome.ts';
import type { Planned } from './plan.ts';
import { type Result, result, unsent } from './result.ts';
import type { Session, Stop } from './session.ts';

/** The progress of one invoice, as far as the journal entry depends on it. */
export interface Course {
  /** Requests that went out and could have made the document. */
  sent: number;
  /** Whether an earlier call, or an earlier request, may have made it. */
  doubtful: boolean;
}

/** The service could not be asked how the document stands that it has. */
export class UnaskedError extends Error {
  constructor(cause: unknown) {
    super('unasked', { cause });
  }
}

/** Another invoice, or a person, stopped the call before this one went out. */
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
    // Of this request the line is there already, and it was not made.
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
    const outcome = standing(document, { sameContent: false, issue: true });
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
  // The service did not do what was asked, and nothing was asked of it before: neither is it a refusal.
  if (pause !== null && !course.doubtful && (cause === pause || course.sent === 0)) {
    await note('unsent', pause.code);
    return result(file, 'unsent', { error, reason: 'rate' });
  }
  if (cause instanceof UnknownOutcomeError) {
    // What an earlier call left open says nothing of the service now.
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
  // What this request came to says nothing of the one before, which may have arrived.
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

/** Returns the cause of an error. If nothing was sent or is unclear, a failed look-up is just that. */
function causeIn(error: unknown, { planned, course }: FailedWork): unknown {
  const cause = error instanceof ReissueError ? error.cause : error;
  const isMereLook = planned.step.kind === 'look-up' && course.sent === 0;
  return isMereLook && cause instanceof UnknownOutcomeError && cause.reason === 'look_up_failed'
    ? cause.lookUpError
    : cause;
}

/** The journal has it as accepted: that it cannot be asked now takes nothing of that away. */
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

/** Too many requests, for longer than the client waits: every further call would meet the same. */
function pauseIn(error: ApiError): RateLimitError | null {
  if (error instanceof RateLimitError) return error;
  if (!(error instanceof UnknownOutcomeError)) return null;
  const { cause, lookUpError } = error;
  return [cause, lookUpError].find((one) => one instanceof RateLimitError) ?? null;
}

async function append({ planned, session }: FailedWork, event: Ending, reason: string): Promise<void> {
  await session.journal
    .append(planned.job, { event, issue: session.settings.issue, reason })
    .catch((failure: unknown) => session.stop({ reason: 'journal', error: failure }));
}

/** An answer that proves that nothing was made: of a request in doubt an UnknownOutcomeError tells. */
function saysNo(error: ApiError): boolean {
  return error instanceof StatusError && error.status < 500 && error.status !== 408;
}

function neverLeft(error: ApiError): boolean {
  return error instanceof ConnectionError && !error.sent;
}

/** The next invoice would come to the same. */
function concernsAll(error: ApiError): boolean {
  return (
    neverLeft(error) ||
    [AuthenticationError, PermissionError, NotFoundError].some((type) => error instanceof type)
  );
}
