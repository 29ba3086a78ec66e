/** A page of a resource's list. */
import type { Endpoint } from '../../api/contract/index.ts';
import type { Context } from '../context.ts';
import type { Ids } from '../http/ids.ts';
import type { Query } from '../http/query.ts';
import { checkOpenFilters } from '../query/open.ts';
import { readPage } from '../query/page.ts';
import { ownedBy } from './rows.ts';
import { resourceNamed } from './tables.ts';
import { type ResourceObject, toObjects } from './toObjects.ts';

export interface ListRequest {
  readonly endpoint: Endpoint;
  readonly ids: Ids;
  readonly query: Query;
}

export interface ListBody {
  readonly data: readonly ResourceObject[];
  readonly page: { readonly cursor: string | null; readonly size: number };
}

/** @throws Refusal */
export async function readList(
  { db, secret }: Context,
  { endpoint, ids, query }: ListRequest,
): Promise<ListBody> {
  const resource = resourceNamed(endpoint.resource);
  checkOpenFilters(endpoint, query.filters);
  const list = [endpoint.path, ids];
  const page = await readPage({ db, secret, resource, within: ownedBy(resource, ids), list, query });
  const data = await toObjects(db, endpoint.answer.of ?? '', page.rows, query.expand);
  return { data, page: { cursor: page.cursor, size: query.pageSize } };
}
