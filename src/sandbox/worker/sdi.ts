/** The simulated SdI: takes a document that was issued, checks it again, and says what became of it. */
import { eq } from 'drizzle-orm';
import { validate } from '../../validate/index.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/open.ts';
import { documents, type Reason } from '../database/tables/index.ts';
import { today } from '../documents/days.ts';
import { errorsOf } from '../documents/faults.ts';
import { type MoveRequest, moveDocument } from '../documents/move.ts';
import type { DocumentRow } from '../documents/row.ts';
import { after } from '../documents/states.ts';
import { sentBefore } from './duplicates.ts';
import { type Outcome, outcomeFor } from './recipients.ts';
import { schedule } from './schedule.ts';

/** The next move of a document, and what follows it. A document that was deleted is nobody's work any more. */
export async function moveAtSdi(tx: Database, context: Context, documentId: string): Promise<void> {
  const [row] = await tx.select().from(documents).where(eq(documents.id, documentId)).for('update');
  if (row === undefined) return;
  const outcome = outcomeFor(row);
  const request = await nextMove(tx, row, outcome);
  if (request === undefined) return;
  const moved = await moveDocument(tx, row, request);
  if (moved !== undefined && hasNext(moved, outcome)) {
    await schedule(tx, { kind: 'sdi', subjectId: row.id, delay: context.settings.sdiDelay });
  }
}

async function nextMove(tx: Database, row: DocumentRow, outcome: Outcome): Promise<MoveRequest | undefined> {
  if (after(row.status, 'transmit', row.format) !== undefined) return { move: 'transmit' };
  if (after(row.status, 'discard', row.format) !== undefined) return verdictOn(tx, row, outcome);
  return outcome === 'refused' ? { move: 'refuse', reasons: [REFUSED] } : undefined;
}

async function verdictOn(tx: Database, row: DocumentRow, outcome: Outcome): Promise<MoveRequest | undefined> {
  const found = await reasonsAgainst(tx, row);
  const reasons = found.length === 0 && outcome === 'discarded' ? [UNKNOWN_RECIPIENT] : found;
  if (reasons.length > 0) return { move: 'discard', reasons };
  if (outcome === 'stays') return undefined;
  if (outcome === 'missed') return { move: 'miss', reasons: [NOT_REACHED] };
  return { move: 'deliver', set: { delivery_date: today() } };
}

async function reasonsAgainst(tx: Database, row: DocumentRow): Promise<readonly Reason[]> {
  if (row.xml === null) return [NO_FILE];
  const report = validate(row.xml, {
    language: 'en',
    only: 'controls',
    asOf: today(),
    ...(row.file_name === null ? {} : { file: row.file_name }),
  });
  const found = errorsOf(report).map(({ code, message }) => ({ code, message }));
  const earlier = await sentBefore(tx, row);
  return earlier === undefined ? found : [...found, { code: '00404', message: `${DUPLICATE}: ${earlier}` }];
}

/** Whether the simulated SdI does anything more with a document. */
function hasNext({ status, format }: DocumentRow, outcome: Outcome): boolean {
  if (after(status, 'discard', format) !== undefined) return true;
  return outcome === 'refused' && after(status, 'refuse', format) !== undefined;
}

const UNKNOWN_RECIPIENT: Reason = { code: '00311', message: 'The recipient code is not known to SdI.' };
const NOT_REACHED: Reason = { code: 'MC', message: 'The recipient could not be reached.' };
const REFUSED: Reason = { code: 'EC02', message: 'The administration refused the invoice.' };
const NO_FILE: Reason = { code: '00106', message: 'There is no file of the document.' };
const DUPLICATE = 'SdI has an invoice of this issuer, number and year already';
