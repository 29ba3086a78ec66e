/** Creates, updates and deletes rows, with their rules and the events that follow from them. */
import { and, eq } from 'drizzle-orm';
import { statementTime } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { companyIdOf, type Ids } from '../http/ids.ts';
import { refuse } from '../http/refusal.ts';
import { recordEvent } from '../webhooks/recordEvent.ts';
import { itemId, itemOf, ownedBy } from './rows.ts';
import { checkRules } from './rules.ts';
import { changesOf, columnsOf, defaultsOf, type Fields, rowAfter } from './stored.ts';
import { columnOf, type Resource, type Row, resourceNamed } from './tables.ts';
import { toObject } from './toObjects.ts';
import { refusalFor } from './violations.ts';

/** Resources whose changes cause an event, with its name and the object in it. */
const EVENTS: Readonly<Record<string, readonly [event: string, object: string]>> = {
  documents: ['document.updated', 'Document'],
  flows: ['flow.updated', 'Flow'],
};

export interface RowKey {
  /** Name of the resource in the contract. */
  readonly resource: string;
  /** The ids in the path: the company, the document if there is one, and the row itself last. */
  readonly ids: Ids;
}

export interface RowChange extends RowKey {
  /** Valid by the shape of the contract. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** @throws Refusal */
export async function createRow(context: Context, create: RowChange): Promise<Row> {
  const { ids, json } = create;
  const resource = resourceNamed(create.resource);
  return inTransaction(context, create, async (db) => {
    const columns = { ...defaultsOf(resource.name, json), ...columnsOf(json) };
    await checkRules(resource.name, {
      db,
      companyId: companyIdOf(ids),
      body: json,
      after: columns,
      update: false,
    });
    return one(
      await db
        .insert(resource.table)
        .values({ ...columns, ...ids })
        .returning(resource.columns),
    );
  });
}

/** @throws Refusal */
export async function updateRow(context: Context, update: RowChange): Promise<Row> {
  const { ids, json } = update;
  const resource = resourceNamed(update.resource);
  // An empty update changes nothing, so it causes no event.
  if (Object.keys(json).length === 0) return itemOf(context.db, resource, ids);
  return inTransaction(context, update, async (db) => {
    const before = await itemOf(db, resource, ids, { lock: true });
    const changes = changesOf(resource.name, json);
    await checkRules(resource.name, {
      db,
      companyId: companyIdOf(ids),
      body: json,
      after: rowAfter(before, changes),
      update: true,
    });
    return one(
      await db
        .update(resource.table)
        .set({ ...changes, ...touched(resource) })
        .where(eq(columnOf(resource, 'id'), itemId(ids)))
        .returning(resource.columns),
    );
  });
}

/** @throws Refusal 404 */
export async function deleteRow({ db }: Context, { resource: name, ids }: RowKey): Promise<void> {
  const resource = resourceNamed(name);
  const id = columnOf(resource, 'id');
  const gone = await transact(db, (tx) =>
    tx
      .delete(resource.table)
      .where(and(eq(id, itemId(ids)), ownedBy(resource, ids)))
      .returning({ id }),
  );
  if (gone.length === 0) throw refuse(404, `no such ${resource.singular}`);
}

/** Runs the change and stores its event in the same transaction. */
async function inTransaction(
  context: Context,
  { resource, ids }: RowKey,
  work: (db: Database) => Promise<Row>,
): Promise<Row> {
  const [event, object] = EVENTS[resource] ?? [];
  const row = await transact(context.db, async (db) => {
    const made = await work(db);
    if (event !== undefined && object !== undefined) {
      const data = await toObject(db, object, made);
      await recordEvent(db, {
        companyId: companyIdOf(ids),
        event,
        subjectId: String(made['id']),
        data,
      });
    }
    return made;
  }).catch((error: unknown) => {
    throw refusalFor(error);
  });
  if (event !== undefined) context.wake();
  return row;
}

/** Only documents have a time of change. */
const touched = ({ columns }: Resource): Fields =>
  'updated_at' in columns ? { updated_at: statementTime } : {};

function one(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the row was not stored');
  return row;
}
