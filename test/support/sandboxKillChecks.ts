/** Invariants of a sandbox's database after repeated kills, once it is at rest. */
import { openDatabase } from '../../src/sandbox/database/open.ts';
import * as tables from '../../src/sandbox/database/tables/index.ts';
import type { DatabaseChoice } from '../../src/sandbox/index.ts';
import type { Acknowledged, Writers } from './sandboxWriters.ts';

/** Ids of the seed, which is not part of the test. */
export const SEEDED = /-5eed-/;

export interface Seen {
  readonly writers: Pick<Writers, 'acknowledged' | 'odd'>;
  /** Events that the receiver accepted. */
  readonly taken: ReadonlySet<string | null>;
}

export interface Outcome {
  readonly documents: number;
  readonly events: number;
  readonly flaws: readonly string[];
}

type Rows = Awaited<ReturnType<typeof read>>;

/** @param choice a database that no server has open any more */
export async function flawsOf(choice: DatabaseChoice, { writers, taken }: Seen): Promise<Outcome> {
  const rows = await read(choice);
  return {
    documents: rows.documents.length,
    events: rows.events.length,
    flaws: [
      ...writers.odd.map((said) => `refused: ${said}`),
      ...rows.documents.flatMap((document) => halves(document, rows)),
      ...numbering(rows),
      ...[...writers.acknowledged.values()].flatMap((one) => lost(one, rows)),
      ...rows.jobs.map(({ kind, subject_id }) => `job left: ${kind} ${subject_id}`),
      ...rows.deliveries
        .filter(({ state }) => state !== 'delivered')
        .map(({ event_id, state }) => `${event_id}: ${state}`),
      ...rows.events.filter(({ id }) => !taken.has(id)).map(({ id }) => `${id}: never arrived`),
      ...(rows.deliveries.length === rows.events.length ? [] : ['an event without a delivery']),
    ],
  };
}

async function read(choice: DatabaseChoice) {
  const { db, close } = await openDatabase(choice);
  try {
    const ours = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
      all.filter(({ id }) => !SEEDED.test(id));
    return {
      documents: ours(await db.select().from(tables.documents)),
      flows: ours(await db.select().from(tables.flows)),
      transitions: await db.select().from(tables.transitions).orderBy(tables.transitions.seq),
      jobs: await db.select().from(tables.jobs),
      events: await db.select().from(tables.events),
      deliveries: await db.select().from(tables.deliveries),
    };
  } finally {
    await close();
  }
}

/** Parts of a document that are missing or inconsistent. */
function halves(document: Rows['documents'][number], rows: Rows): readonly string[] {
  const { id, status } = document;
  const moves = rows.transitions.filter(({ document_id }) => document_id === id).map(({ to }) => to);
  const of = (what: string, holds: boolean): readonly string[] => (holds ? [] : [`${id}: ${what}`]);
  return [
    ...of('no counterpart', document.counterpart_id !== null),
    ...of(
      'no payment',
      rows.flows.some(({ document_id }) => document_id === id),
    ),
    ...of('no invoice', document.invoice !== null),
    ...of('no XML', document.xml !== null),
    ...of('no name of a file', document.file_name !== null),
    ...of(`${status}`, status === 'DELIVERED'),
    ...of(`moves ${moves}`, moves.join() === 'DRAFT,CREATED,SENT,DELIVERED'),
    ...of(
      'no event',
      rows.events.some(({ subject_id }) => subject_id === id),
    ),
  ];
}

/** Checks automatic numbers: an interrupted creation left no gap. */
function numbering({ documents }: Rows): readonly string[] {
  const numbers = documents.map(({ number }) => Number(number)).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    return number === before + 1 ? [] : [`number ${number} after ${before}`];
  });
}

/** Acknowledged changes that were lost. */
function lost({ id, document, notes, flows }: Acknowledged, rows: Rows): readonly string[] {
  const row = rows.documents.find((one) => one.id === id);
  if (row === undefined) return [`${id}: acknowledged and lost`];
  const { gross_amount: gross } = document as { readonly gross_amount: { readonly amount: string } };
  const told = (text: string | null): boolean =>
    rows.events.some(
      ({ subject_id, data }) => subject_id === id && (data as { notes?: unknown }).notes === text,
    );
  const kept = notes[0] ?? null;
  return [
    ...(row.number === document['number'] ? [] : [`${id}: number ${row.number}`]),
    ...(Number(row.gross_amount) === Number(gross.amount) ? [] : [`${id}: total ${row.gross_amount}`]),
    ...(notes.includes(row.notes) ? [] : [`${id}: notes ${row.notes}, acknowledged ${notes}`]),
    ...(told(kept) ? [] : [`${id}: no event of ${kept}`]),
    ...flows.flatMap((external) => lostFlow(id, external, rows)),
  ];
}

function lostFlow(documentId: string, external: string, rows: Rows): readonly string[] {
  const flow = rows.flows.find(({ external_id }) => external_id === external);
  if (flow?.document_id !== documentId) return [`${documentId}: payment ${external} acknowledged and lost`];
  const told = rows.events.some(({ subject_id }) => subject_id === flow.id);
  return told ? [] : [`${documentId}: no event of payment ${external}`];
}
