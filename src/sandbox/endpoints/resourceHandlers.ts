/** The five endpoints that are identical for every resource with a table. */
import { type EndpointName, endpoints, nameOf } from '../../api/contract/index.ts';
import type { Answer } from '../http/refusal.ts';
import { readList } from '../resources/list.ts';
import { itemOf } from '../resources/rows.ts';
import { type Row, resourceNamed } from '../resources/tables.ts';
import { toObject } from '../resources/toObjects.ts';
import { createRow, deleteRow, updateRow } from '../resources/write.ts';
import type { EndpointRequest, Handler } from './handler.ts';

const shared = {
  async list(request) {
    const { context, endpoint, ids, query } = request;
    return { status: endpoint.answer.status, body: await readList(context, { endpoint, ids, query }) };
  },

  async get(request) {
    const { context, endpoint, ids } = request;
    return answerWith(request, await itemOf(context.db, resourceNamed(endpoint.resource), ids));
  },

  async create(request) {
    const { context, endpoint, ids, json } = request;
    return answerWith(request, await createRow(context, { resource: endpoint.resource, ids, json }));
  },

  async update(request) {
    const { context, endpoint, ids, json } = request;
    return answerWith(request, await updateRow(context, { resource: endpoint.resource, ids, json }));
  },

  async delete({ context, endpoint, ids }) {
    await deleteRow(context, { resource: endpoint.resource, ids });
    return { status: endpoint.answer.status };
  },
} satisfies Readonly<Record<string, Handler>>;

type SharedEndpoint = Extract<EndpointName, `${string}.${keyof typeof shared}`>;

const isShared = (name: string): name is keyof typeof shared => Object.hasOwn(shared, name);

export const resourceHandlers = Object.fromEntries(
  endpoints.flatMap((endpoint) =>
    isShared(endpoint.name) ? [[nameOf(endpoint), shared[endpoint.name]]] : [],
  ),
) as Readonly<Record<SharedEndpoint, Handler>>;

async function answerWith({ context, endpoint, query }: EndpointRequest, row: Row): Promise<Answer> {
  const data = await toObject(context.db, endpoint.answer.of ?? '', row, query.expand);
  return { status: endpoint.answer.status, body: { data } };
}
