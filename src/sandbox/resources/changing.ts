/** What is made, changed and deleted; what an event tells of is written with it. */
import { and, eq } from 'drizzle-orm';
import { thisMoment } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/open.ts';
import { transact } from '../database/transact.ts';
import type { Call } from '../http/call.ts';
import { type Answer, refuse } from '../http/refusal.ts';
import { record } from '../webhooks/record.ts';
import { itemId, itemOf, within } from './read.ts';
import { shown } from './reading.ts';
import { checkRules } from './rules.ts';
import { showOne } from './show.ts';
import { afterwards, changesOf, columnsOf, defaultsOf, type Fields } from './stored.ts';
import { columnOf, type Resource, type Row, resourceNamed } from './tables.ts';
import { refusalFor } from './violations.ts';

/** Resources of which a change is an event, with its name and the object that it carries. */
const EVENTS: Readonly<Record<string, readonly [event: string, object: string]>> = {
  documents: ['document.updated', 'Document'],
  flows: ['flow.updated', 'Flow'],
};

export async function createItem(call: Call): Promise<Answer> {
  const { endpoint, ids, json } = call;
  const resource = resourceNamed(endpoint.resource);
  const row = await changed(call.context, { resource: endpoint.resource, ids }, async (db) => {
    const columns = { ...defaultsOf(resource.name, json), ...columnsOf(json) };
    await checkRules(resource.name, {
      db,
      companyId: ids['company_id'] ?? '',
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
  return shown(call, row);
}

export async function updateItem(call: Call): Promise<Answer> {
  const { context, endpoint, ids, json } = call;
  return shown(call, await updateRow(context, { resource: endpoint.resource, ids, json }));
}

export interface Update {
  /** Of the contract. */
  readonly resource: string;
  /** As in the path of its endpoint: company, document where there is one, and the row itself last. */
  readonly ids: Call['ids'];
  /** Valid by the shape of the contract. */
  readonly json: Call['json'];
}

/** A change with its rules and its event. @throws Refusal */
export async function updateRow(context: Context, update: Update): Promise<Row> {
  const { ids, json } = update;
  const resource = resourceNamed(update.resource);
  // Nothing to change: nothing changes, and there is nothing to tell of.
  if (Object.keys(json).length === 0) return itemOf(context.db, resource, ids);
  return changed(context, update, async (db) => {
    const before = await itemOf(db, resource, ids, { lock: true });
    const changes = changesOf(resource.name, json);
    await checkRules(resource.name, {
      db,
      companyId: ids['company_id'] ?? '',
      body: json,
      after: afterwards(before, changes),
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

export async function deleteItem({ context, endpoint, ids }: Call): Promise<Answer> {
  const resource = resourceNamed(endpoint.resource);
  const id = columnOf(resource, 'id');
  const gone = await transact(context.db, (db) =>
    db
      .delete(resource.table)
      .where(and(eq(id, itemId(ids)), within(resource, ids)))
      .returning({ id }),
  );
  if (gone.length === 0) throw refuse(404, `no such ${resource.name}`);
  return { status: endpoint.answer.status };
}

/** Makes a change and writes its event, both or neither. */
async function changed(
  context: Context,
  { resource, ids }: Pick<Update, 'resource' | 'ids'>,
  work: (db: Database) => Promise<Row>,
): Promise<Row> {
  const [event, object] = EVENTS[resource] ?? [];
  const row = await transact(context.db, async (db) => {
    const made = await work(db);
    if (event !== undefined && object !== undefined) {
      const data = await showOne(db, object, made);
      await record(db, { companyId: ids['company_id'] ?? '', event, subjectId: String(made['id']), data });
    }
    return made;
  }).catch((error: unknown) => {
    throw refusalFor(error);
  });
  if (event !== undefined) context.wake();
  return row;
}

/** Only documents say when they were changed. */
const touched = ({ columns }: Resource): Fields =>
  'updated_at' in columns ? { updated_at: thisMoment } : {};

function one(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a row that was written is not there');
  return row;
}
