/** Applies transitions to documents. */
import type { Database } from '../database/database.ts';
import { type Reason, transitions } from '../database/tables/index.ts';
import { type Change, insertion, storedValue, together } from '../database/together.ts';
import { newEvents } from '../webhooks/recordEvent.ts';
import { newJobs } from '../worker/schedule.ts';
import { documentEvents } from './recordEvents.ts';
import type { DocumentRow } from './row.ts';
import { type Move, nextStatus } from './states.ts';

/** A document without its content, which few transitions need. */
export type MovableDocument = Omit<DocumentRow, 'invoice' | 'xml'>;

export interface DocumentMove<Row extends MovableDocument = MovableDocument> {
  /** Locked by the transaction: the event contains it as it is after the transition. */
  readonly row: Row;
  readonly move: Move;
  /** Other columns to change with it. */
  readonly set?: Partial<Pick<DocumentRow, 'delivery_date' | 'file_name' | 'invoice' | 'xml'>>;
  readonly reasons?: readonly Reason[];
  /** Milliseconds until the simulated SdI takes its next step; absent: there is none. */
  readonly nextStep?: number | undefined;
}

export interface MoveSettings {
  /** The sandbox's time. */
  readonly time: Date;
  /** Further changes in the same statement. */
  readonly changes?: readonly Change[];
}

/**
 * Stores status, history, events and next steps in one statement. A transition that is not allowed is left out, as is
 * one that comes after a concurrent one.
 * @param tx The transaction that holds the locks
 * @returns The documents after the transitions
 */
export async function moveDocuments<Row extends MovableDocument>(
  tx: Database,
  moves: readonly DocumentMove<Row>[],
  { time, changes = [] }: MoveSettings,
): Promise<readonly Row[]> {
  const allowed = moves.flatMap((one) => {
    const to = nextStatus(one.row.status, one.move, one.row.format);
    return to === undefined
      ? []
      : [{ ...one, to, after: { ...one.row, ...one.set, status: to, updated_at: time } }];
  });
  const history = allowed.map(({ row, to, reasons = [] }) => ({
    document_id: row.id,
    from: row.status,
    to,
    reasons,
    created_at: time,
  }));
  const next = allowed.flatMap(({ row, nextStep: delay }) =>
    delay === undefined ? [] : [{ kind: 'sdi' as const, subjectId: row.id, delay, from: time }],
  );
  const events = await documentEvents(
    tx,
    allowed.map(({ after }) => after),
  );
  const moved = await together<{ readonly id: string }>(
    tx,
    [
      update(allowed),
      insertion(transitions, history, { to: MOVED, by: 'document_id' }),
      newEvents(events, { to: MOVED, by: 'subject_id' }),
      newJobs(next, { to: MOVED, by: 'subject_id' }),
      ...changes,
    ],
    MOVED,
  );
  const ids = new Set(moved.map(({ id }) => id));
  return allowed.flatMap(({ after }) => (ids.has(after.id) ? [after] : []));
}

const MOVED = 'moved';

/** Types of the columns that a transition may change. */
const TYPES = {
  status: 'text',
  updated_at: 'timestamptz',
  delivery_date: 'text',
  file_name: 'text',
  invoice: 'json',
  xml: 'bytea',
} as const;

type Changed = keyof typeof TYPES;

type Changing = Partial<Pick<DocumentRow, Changed>> & Pick<DocumentRow, 'id' | 'status'>;

function update(moves: readonly { readonly row: Changing; readonly after: Changing }[]): Change {
  const columns = (Object.keys(TYPES) as Changed[]).filter((column) =>
    moves.some(({ row, after }) => row[column] !== after[column]),
  );
  const types = columns.map((column) => `${column} ${TYPES[column]}`);
  const set = columns.map((column) => `${column} = g.${column}`);
  return {
    rows: moves.map(({ row, after }) => ({
      id: row.id,
      from_status: row.status,
      ...Object.fromEntries(columns.map((column) => [column, storedValue(after[column])])),
    })),
    texts: (given) => ({
      [MOVED]:
        `update documents d set ${set.join(', ')} ` +
        `from json_to_recordset(${given}) g(id uuid, from_status text, ${types.join(', ')}) ` +
        'where d.id = g.id and d.status = g.from_status returning d.id',
    }),
  };
}
