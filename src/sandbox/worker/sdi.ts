/** The simulated SdI: accepts an issued document, checks it again, and determines its outcome. */
import { eq } from 'drizzle-orm';
import { type Language, validate } from '../../validate/index.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { documents, type Reason } from '../database/tables/index.ts';
import { errorsOf } from '../documents/faults.ts';
import { type MoveRequest, moveDocument } from '../documents/move.ts';
import { duplicateOf, NO_FILE, NOT_REACHED, REFUSED, UNKNOWN_RECIPIENT } from '../documents/reasons.ts';
import type { DocumentRow } from '../documents/row.ts';
import { nextStatus } from '../documents/states.ts';
import { findEarlierDuplicate } from './duplicates.ts';
import { outcomeFor, type SdiOutcome } from './outcomes.ts';
import { schedule } from './schedule.ts';

/** The next step of a document, and the job for the one after it. Does nothing for a deleted document. */
export async function advanceDocument(tx: Database, context: Context, documentId: string): Promise<void> {
  const [row] = await tx.select().from(documents).where(eq(documents.id, documentId)).for('update');
  if (row === undefined) return;
  const outcome = outcomeFor(row);
  const request = await nextMove(tx, context, row);
  if (request === undefined) return;
  const moved = await moveDocument(tx, row, request);
  if (moved !== undefined && hasNext(moved, outcome)) {
    await schedule(tx, { kind: 'sdi', subjectId: row.id, delay: context.settings.sdiDelay });
  }
}

async function nextMove(tx: Database, context: Context, row: DocumentRow): Promise<MoveRequest | undefined> {
  const outcome = outcomeFor(row);
  if (nextStatus(row.status, 'transmit', row.format) !== undefined) return { move: 'transmit' };
  if (nextStatus(row.status, 'discard', row.format) !== undefined) return verdictOn(tx, context, row);
  return outcome === 'refused' ? { move: 'refuse', reasons: row.planned?.reasons ?? [REFUSED] } : undefined;
}

async function verdictOn(tx: Database, context: Context, row: DocumentRow): Promise<MoveRequest | undefined> {
  const { planned } = row;
  const outcome = outcomeFor(row);
  // A planned outcome takes precedence over the content.
  const found = planned === null ? await reasonsAgainst(tx, context, row) : [];
  const reasons =
    found.length === 0 && outcome === 'discarded' ? (planned?.reasons ?? [UNKNOWN_RECIPIENT]) : found;
  if (reasons.length > 0) return { move: 'discard', reasons };
  if (outcome === 'stays') return undefined;
  if (outcome === 'missed') return { move: 'miss', reasons: planned?.reasons ?? [NOT_REACHED] };
  return { move: 'deliver', set: { delivery_date: context.clock.today() } };
}

async function reasonsAgainst(tx: Database, context: Context, row: DocumentRow): Promise<readonly Reason[]> {
  if (row.xml === null) return [NO_FILE];
  const found = foundIn(row.xml, row.file_name, context.clock.today());
  const earlier = await findEarlierDuplicate(tx, row);
  return earlier === undefined ? found : [...found, duplicateOf(earlier)];
}

function foundIn(xml: Uint8Array, file: string | null, asOf: string): readonly Reason[] {
  const named = file === null ? {} : { file };
  const errorsIn = (language: Language) =>
    errorsOf(validate(xml, { language, only: 'controls', asOf, ...named }));
  const found = errorsIn('en');
  // Most invoices are valid and are checked only once.
  const italian = found.length === 0 ? [] : errorsIn('it');
  return found.map(({ code, message }, index) => {
    const messageIt = italian[index]?.message;
    return { code, message, ...(messageIt === undefined ? {} : { messageIt }) };
  });
}

/** True if the simulated SdI has another step for a document. */
function hasNext({ status, format }: DocumentRow, outcome: SdiOutcome): boolean {
  if (nextStatus(status, 'discard', format) !== undefined) return true;
  return outcome === 'refused' && nextStatus(status, 'refuse', format) !== undefined;
}
