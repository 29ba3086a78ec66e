/** The simulated SdI: accepts an issued document, checks it again, and determines its outcome. */
import { getTableColumns, sql } from 'drizzle-orm';
import { type Language, validate } from '../../validate/index.ts';
import { statementTime } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { runBuilt } from '../database/statement.ts';
import { documents, type Reason } from '../database/tables/index.ts';
import type { Change } from '../database/together.ts';
import { errorsOf } from '../documents/faults.ts';
import { type DocumentMove, type MovableDocument, moveDocuments } from '../documents/move.ts';
import { duplicateOf, NO_FILE, NOT_REACHED, REFUSED, UNKNOWN_RECIPIENT } from '../documents/reasons.ts';
import { nextStatus } from '../documents/states.ts';
import { findEarlierDuplicates } from './duplicates.ts';
import { type OutcomeFacts, outcomeFor } from './outcomes.ts';

/** A job whose step is due. */
export interface DueStep {
  readonly seq: number;
  readonly documentId: string;
}

/**
 * The next step of each document, with the jobs for the ones after it, and the end of these jobs. Nothing else happens
 * for a deleted document.
 * @param tx The transaction that holds the locks on the jobs
 * @returns The number of jobs that are done. One of two jobs for a document is left, as is the second of two documents
 * with the same number: the verdict on it depends on that on the first.
 */
export async function advanceDocuments(
  tx: Database,
  context: Context,
  steps: readonly DueStep[],
): Promise<number> {
  const ids = steps.map(({ documentId }) => documentId);
  const locked = await runBuilt(
    tx
      .select(COLUMNS)
      .from(documents)
      .where(sql`${documents.id} = any(${sql.param(ids)}::uuid[])`)
      .orderBy(documents.id)
      .for('update'),
  );
  const rows = new Map(locked.map(({ time: _, ...row }) => [row.id, row]));
  const decided = new Set<string>();
  const done = steps.filter(({ documentId }, index) => {
    if (ids.indexOf(documentId) !== index) return false;
    const row = rows.get(documentId);
    if (row === undefined || !awaitsVerdict(row)) return true;
    const isFirst = !decided.has(row.number);
    decided.add(row.number);
    return isFirst;
  });
  const documentsDone = done.flatMap(({ documentId }) => rows.get(documentId) ?? []);
  const [{ time } = { time: 0 }] = locked;
  await moveDocuments(tx, await movesOf(tx, context, documentsDone), {
    time: new Date(time),
    changes: [endOf(done)],
  });
  return done.length;
}

/** The sandbox's time, in the rows that are read: once for all of them. */
const TIME = sql<string>`(select to_json(${statementTime}))`;

const { invoice: _invoice, xml: _xml, ...OTHERS } = getTableColumns(documents);

/** Without the content, of which most steps need only the recipient: the file is read for SdI's check. */
const COLUMNS = {
  ...OTHERS,
  recipient: sql<
    string | null
  >`case when ${documents.status} <> 'CREATED' then ${documents.invoice} #>> '{fattura_elettronica_header,dati_trasmissione,codice_destinatario}' end`,
  file: sql<Uint8Array | null>`case when ${documents.status} = 'SENT' and ${documents.planned} is null then ${documents.xml} end`,
  time: TIME,
};

/** A document as a step needs it. */
interface WaitingDocument extends MovableDocument {
  readonly recipient: OutcomeFacts['recipient'];
  /** The XML, if SdI checks it in this step. */
  readonly file: Uint8Array | null;
}

const endOf = (done: readonly DueStep[]): Change => ({
  rows: done.map(({ seq }) => ({ seq })),
  texts: (given) => ({
    'done jobs': `delete from jobs using json_to_recordset(${given}) g(seq bigint) where jobs.seq = g.seq`,
  }),
});

/** True if the next step is SdI's verdict. */
const awaitsVerdict = ({ status, format }: WaitingDocument): boolean =>
  nextStatus(status, 'discard', format) !== undefined;

async function movesOf(
  tx: Database,
  context: Context,
  rows: readonly WaitingDocument[],
): Promise<readonly DocumentMove[]> {
  // A planned outcome takes precedence over the content.
  const examined = rows.filter((row) => awaitsVerdict(row) && row.planned === null);
  const earlier = await findEarlierDuplicates(
    tx,
    examined.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const move = nextMove(context, row, earlier.get(row.id));
    return move === undefined ? [] : [{ ...move, row, nextStep: nextStep(context, row, move) }];
  });
}

type NextMove = Pick<DocumentMove, 'move' | 'set' | 'reasons'>;

function nextMove(context: Context, row: WaitingDocument, earlier: string | undefined): NextMove | undefined {
  if (nextStatus(row.status, 'transmit', row.format) !== undefined) return { move: 'transmit' };
  if (awaitsVerdict(row)) return verdictOn(context, row, earlier);
  return outcomeFor(row) === 'refused'
    ? { move: 'refuse', reasons: row.planned?.reasons ?? [REFUSED] }
    : undefined;
}

function verdictOn(
  context: Context,
  row: WaitingDocument,
  earlier: string | undefined,
): NextMove | undefined {
  const { planned } = row;
  const outcome = outcomeFor(row);
  const found = planned === null ? reasonsAgainst(context, row, earlier) : [];
  const reasons =
    found.length === 0 && outcome === 'discarded' ? (planned?.reasons ?? [UNKNOWN_RECIPIENT]) : found;
  if (reasons.length > 0) return { move: 'discard', reasons };
  if (outcome === 'stays') return undefined;
  if (outcome === 'missed') return { move: 'miss', reasons: planned?.reasons ?? [NOT_REACHED] };
  return { move: 'deliver', set: { delivery_date: context.clock.today() } };
}

function reasonsAgainst(
  context: Context,
  row: WaitingDocument,
  earlier: string | undefined,
): readonly Reason[] {
  if (row.file === null) return [NO_FILE];
  const found = foundIn(row.file, row.file_name, context.clock.today());
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

/** Milliseconds until the simulated SdI takes another step after this one; undefined if it takes none. */
function nextStep({ settings }: Context, row: WaitingDocument, { move }: NextMove): number | undefined {
  const { format } = row;
  const status = nextStatus(row.status, move, format);
  if (status === undefined) return undefined;
  const hasNext =
    nextStatus(status, 'discard', format) !== undefined ||
    (outcomeFor(row) === 'refused' && nextStatus(status, 'refuse', format) !== undefined);
  return hasNext ? settings.sdiDelay : undefined;
}
