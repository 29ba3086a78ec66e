/** The endpoints that are the same five for every resource, and the few of them that have their own way. */
import { endpoints } from '../../api/contract/index.ts';
import type { Handler, Handlers } from '../http/call.ts';
import { createItem, deleteItem, updateItem } from './changing.ts';
import { listCompanies } from './companies.ts';
import { getItem, listItems } from './reading.ts';
import { searchCounterpart } from './search.ts';

const general: Readonly<Record<string, Handler>> = {
  list: listItems,
  get: getItem,
  create: createItem,
  update: updateItem,
  delete: deleteItem,
};

const own: Handlers = {
  'companies.list': listCompanies,
  'counterparts.search': searchCounterpart,
};

/** Those that documents and requests bring along are no part of it. */
export const resourceHandlers: Handlers = Object.fromEntries(
  endpoints.flatMap(({ resource, name }) => {
    const handler = own[`${resource}.${name}`] ?? general[name];
    return handler === undefined ? [] : [[`${resource}.${name}`, handler]];
  }),
);
