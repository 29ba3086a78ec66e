/** What it means when an invoice could not be sent: for the file, for the journal, for the files after it. */
import {
  AbortedError,
  ApiError,
  AuthenticationError,
  ConnectionError,
  InvoiceRefusedError,
  NotDiscardedError,
  NotFoundError,
  PermissionError,
  ReissueError,
  StatusError,
  UnknownOutcomeError,
} from '../../api/index.ts';
import { type JournalEvent, recorded } from './journal/entry.ts';
import { JournalWriteError } from './journal/journal.ts';
import type { Planned } from './plan.ts';
import { type Result, result, unsent } from './result.ts';
import type { Session, Stop } from './session.ts';
import { standing } from './standing.ts';

/** What was done for one invoice, as far as it matters to what the journal may say. */
export interface Course {
  /** Requests that went out and could have made the document. */
  sent: number;
  /** Whether an earlier call, or an earlier request, may have made it. */
  doubtful: boolean;
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

/** What an error means for the file, for the journal and for the files that are still to be sent. */
export async function resultOfFailure(error: unknown, work: FailedWork): Promise<Result> {
  const { planned, session, course } = work;
  const { file, past } = planned;
  const note = (event: Ending, reason: string): Promise<void> => record(work, event, reason);
  if (error instanceof JournalWriteError) {
    session.stop({ reason: 'journal', error });
    return result(file, course.sent > 0 ? 'unknown' : 'unsent', { error, reason: 'journal' });
  }
  if (error instanceof StoppedError) {
    await note('unknown', 'stopped');
    return course.sent > 0
      ? result(file, 'unknown', { reason: error.stop.reason })
      : unsent(file, error.stop.reason);
  }
  if (error instanceof InvoiceRefusedError) return result(file, 'invalid', { error });
  if (error instanceof NotDiscardedError) {
    const { document } = error;
    const outcome = standing(document, { sameContent: false, issue: true });
    return result(file, outcome, { document: recorded(document), earlier: past });
  }
  const cause = error instanceof ReissueError ? error.cause : error;
  if (!(cause instanceof ApiError)) {
    session.stop({ reason: 'service', error });
    await note('unknown', 'bug');
    return result(file, 'bug', { error });
  }
  if (concernsAll(cause)) session.stop({ reason: 'service', error: cause });
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
  return result(file, isRefusal ? 'refused' : 'failed', { error });
}

/** Where nothing went out, nothing has changed since the last line. */
async function record(
  { planned, session, course }: FailedWork,
  event: Ending,
  reason: string,
): Promise<void> {
  if (course.sent === 0) return;
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
