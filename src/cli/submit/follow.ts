/** `--wait`: follows a document until it has a final status. */
import {
  AbortedError,
  ApiError,
  StatusUnreachableError,
  WaitTimeoutError,
  waitForStatus,
} from '../../api/index.ts';
import type { RecordedDocument } from './journal/entry.ts';
import { isFinal, outcomeOfCreated } from './outcome.ts';
import type { Planned } from './plan.ts';
import type { Result } from './result.ts';
import type { Session } from './session.ts';

/** True if the document exists and its status is not final yet. */
export function isFollowed({ outcome, document }: Result): boolean {
  return (outcome === 'accepted' || outcome === 'already') && document !== null && !isFinal(document);
}

/** Never rejects. */
export async function follow(
  before: Result,
  { submission, past }: Planned,
  session: Session,
): Promise<Result> {
  const { document: known, file } = before;
  if (known === null) return before;
  const record = async (document: RecordedDocument): Promise<void> => {
    const { sha256 } = before.outcome === 'already' ? (past ?? file) : file;
    // If this fails, the next call requests the status from the service.
    await session.journal
      .append({ ...submission, sha256 }, { event: 'status', issue: true, document })
      .catch((error: unknown) => session.stop({ reason: 'journal', error }));
  };
  try {
    const {
      id,
      number = known.number,
      status = null,
    } = await waitForStatus(session.client, known.id, {
      signal: session.interrupted,
    });
    const document = { id, number, status };
    await record(document);
    const outcome = outcomeOfCreated(document);
    return { ...before, document, outcome: outcome === 'accepted' ? before.outcome : outcome };
  } catch (error) {
    if (error instanceof StatusUnreachableError) {
      const document = { ...known, status: error.document.status ?? null };
      await record(document);
      return { ...before, document, outcome: outcomeOfCreated(document) };
    }
    if (error instanceof AbortedError) return { ...before, outcome: 'waiting', reason: 'interrupted' };
    if (!(error instanceof ApiError)) return { ...before, outcome: 'bug', error };
    const seen = error instanceof WaitTimeoutError ? error.document?.status : undefined;
    return { ...before, outcome: 'waiting', document: { ...known, status: seen ?? known.status }, error };
  }
}
