/** Submits one invoice, with a journal entry before and after, or finds that the service already has it. */
import {
  type Document,
  NotFoundError,
  reissueDiscarded,
  type Submission,
  type SubmitOptions,
  submitInvoice,
  UnknownOutcomeError,
} from '../../api/index.ts';
import { type Course, resultOfFailure, StoppedError, UnaskedError } from './failure.ts';
import { recorded } from './journal/entry.ts';
import type { NewEntry } from './journal/journal.ts';
import { outcomeOfCreated, outcomeOfFound } from './outcome.ts';
import type { Planned } from './plan.ts';
import { type Result, result } from './result.ts';
import type { Session } from './session.ts';

/** Never rejects: every error becomes the result of the file. */
export async function attempt(planned: Planned, session: Session): Promise<Result> {
  const course: Course = { sent: 0, doubtful: planned.step.kind === 'confirm' };
  try {
    return await take(planned, session, course);
  } catch (error) {
    return await resultOfFailure(error, { planned, session, course });
  }
}

async function take(planned: Planned, session: Session, course: Course): Promise<Result> {
  const { file, step, past } = planned;
  const bytes = await file.read();
  if (bytes === null) return result(file, 'changed');
  const sending: Sending = { planned, session, course, bytes };
  if (step.kind === 'ask') {
    const document = await documentNow(step.document.id, session).catch((error: unknown) => {
      throw new UnaskedError(error);
    });
    if (document === null) {
      if (step.resend) return await send(sending);
      return result(file, 'deleted', { document: step.document, earlier: past });
    }
    const { sha256 } = past ?? file;
    if (document.status !== step.document.status)
      await session.journal.append({ ...planned.submission, sha256 }, recordOf('status', document, session));
    return await settle(document, sha256 === file.sha256, sending);
  }
  if (step.kind === 'send') return await send(sending);
  if (step.kind === 'look-up') return await lookUpOrSend(sending);
  return await confirmOrResend(sending);
}

async function lookUpOrSend(sending: Sending): Promise<Result> {
  const { session, course } = sending;
  try {
    return await send(sending, { skipIfPresent: true });
  } catch (error) {
    if (course.sent === 0 && isUndecided(error) && session.settings.resendUnconfirmed)
      return await send(sending);
    throw error;
  }
}

/** True if a look-up is ambiguous: the user must decide, and can send the invoice with --resend-unconfirmed. */
function isUndecided(error: unknown): boolean {
  return error instanceof UnknownOutcomeError && (error.reason === 'several' || error.reason === 'unclear');
}

async function confirmOrResend(sending: Sending): Promise<Result> {
  const { planned, session, course } = sending;
  const { resendUnconfirmed } = session.settings;
  try {
    return await send(sending, resendUnconfirmed ? { resendUnconfirmed } : { lookUpFirst: true });
  } catch (error) {
    if (course.sent > 0) throw error;
    if (error instanceof OneLookIsEnough) {
      if (resendUnconfirmed) return await send(sending);
      return result(planned.file, 'unknown', { reason: 'not_found', earlier: planned.past });
    }
    if (isUndecided(error) && resendUnconfirmed) return await send(sending);
    throw error;
  }
}

interface Sending {
  readonly planned: Planned;
  readonly session: Session;
  readonly course: Course;
  readonly bytes: Uint8Array;
}

async function documentNow(id: string, { client, signal }: Session): Promise<Document | null> {
  try {
    return await client.documents.get(id, {}, { signal });
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/** Options that depend on earlier requests for the invoice. */
type Earlier = Pick<SubmitOptions, 'skipIfPresent' | 'lookUpFirst' | 'resendUnconfirmed'>;

async function send(sending: Sending, earlier: Earlier = {}): Promise<Result> {
  const { planned, session, bytes } = sending;
  const made = await submitInvoice(session.client, bytes, { ...optionsOf(sending), ...earlier });
  const { file, past } = planned;
  if (made.attempts === 0) {
    // The document was created by an earlier call, from the bytes of that call.
    const sha256 = past?.state === 'open' ? past.sha256 : file.sha256;
    await session.journal.append(
      { ...planned.submission, sha256 },
      recordOf('accepted', made.document, session),
    );
    return await settle(made.document, sha256 === file.sha256, sending, { found: true });
  }
  return await accept(made, sending);
}

async function accept(made: Submission, { planned, session }: Sending): Promise<Result> {
  const { file, submission } = planned;
  const { issue } = session.settings;
  const document = recorded(made.document);
  await session.journal
    .append(submission, recordOf('accepted', made.document, session))
    // The service has the invoice even if the journal cannot be written; the next call will find it there.
    .catch((error: unknown) => session.stop({ reason: 'journal', error }));
  const isDraft = issue && made.found && document.status === 'DRAFT';
  const outcome = isDraft ? 'draft' : outcomeOfCreated(document);
  return result(file, outcome, { document, found: made.found });
}

/** Decides the result when the service already has a document with the invoice's number. */
async function settle(
  document: Document,
  sameContent: boolean,
  sending: Sending,
  { found = false }: { readonly found?: boolean } = {},
): Promise<Result> {
  const { planned, session, bytes } = sending;
  const { issue, reissue } = session.settings;
  if (document.status === 'DISCARDED' && reissue) {
    const made = await reissueDiscarded(session.client, document, { ...optionsOf(sending), invoice: bytes });
    return await accept(made, sending);
  }
  const outcome = outcomeOfFound(document, { sameContent, issue });
  const { file, past: earlier } = planned;
  return result(file, outcome, { document: recorded(document), found, earlier });
}

/**
 * Maximum time in milliseconds that a request may be in progress after its process was killed: a generous sum of
 * waits for the rate limit and of the longest response.
 */
const LONGEST_REQUEST = 15 * 60_000;

/** True if the service may still be processing an earlier request, so that a single look-up proves nothing. */
function isRecent({ past }: Planned): boolean {
  return past?.state === 'open' && Date.parse(past.at) > Date.now() - LONGEST_REQUEST;
}

/** Ends the look-ups after the first one: an earlier request has had enough time to arrive. */
class OneLookIsEnough extends Error {}

function optionsOf({ planned, session, course }: Sending): SubmitOptions {
  const { journal, settings } = session;
  return {
    ...session.submission,
    check: planned.file.check,
    // One request per call: --resend-unconfirmed concerns requests of earlier calls.
    maxAttempts: 1,
    async onAttempt(event) {
      session.report(event);
      if (event.phase === 'waiting' && event.attempt === 0 && !isRecent(planned)) throw new OneLookIsEnough();
      if (event.phase !== 'sending') return;
      // After a stop, nothing is started or repeated.
      if (session.stopped !== null) throw new StoppedError(session.stopped);
      await journal.announce(planned.submission, { event: 'sending', issue: settings.issue });
      course.doubtful ||= course.sent > 0;
      course.sent += 1;
    },
  };
}

/** Records a draft as not issued even with --issue: the next call must not take it for issued. */
function recordOf(event: 'accepted' | 'status', document: Document, { settings }: Session): NewEntry {
  const { status = null } = document;
  const issue = status === null ? settings.issue : status !== 'DRAFT';
  return { event, issue, document: recorded(document) };
}
