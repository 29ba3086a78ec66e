/** Lists and single resources. */
import type { Call } from '../http/call.ts';
import type { Answer } from '../http/refusal.ts';
import { checkOpenFilters } from '../query/open.ts';
import { readPage } from '../query/page.ts';
import { itemOf, within } from './read.ts';
import { show, showOne } from './show.ts';
import { type Row, resourceNamed } from './tables.ts';

export async function listItems({ context, endpoint, ids, query }: Call): Promise<Answer> {
  const { db, secret } = context;
  const resource = resourceNamed(endpoint.resource);
  checkOpenFilters(endpoint, query.filters);
  const list = [endpoint.path, ids];
  const page = await readPage({ db, secret, resource, within: within(resource, ids), list, query });
  const data = await show(db, endpoint.answer.of ?? '', page.rows, query.expand);
  return {
    status: endpoint.answer.status,
    body: { data, page: { cursor: page.cursor, size: query.pageSize } },
  };
}

export async function getItem(call: Call): Promise<Answer> {
  const { context, endpoint, ids } = call;
  return shown(call, await itemOf(context.db, resourceNamed(endpoint.resource), ids));
}

/** A row as the answer of an endpoint that answers with one. */
export async function shown({ context, endpoint, query }: Call, row: Row): Promise<Answer> {
  const data = await showOne(context.db, endpoint.answer.of ?? '', row, query.expand);
  return { status: endpoint.answer.status, body: { data } };
}
