import type { Endpoint } from './endpoint.ts';
import { hexColor, may, must, type NamedObject, reference, text, uuid } from './shape.ts';

const name = 'Name of the category';
const color = 'Colour as #rrggbb';

export const objects: readonly NamedObject[] = [
  {
    name: 'Category',
    description: 'A category of documents and bank movements',
    use: 'answer',
    fields: { id: must(uuid, 'Id of the category'), name: may(text, name), color: may(text, color) },
  },
  {
    name: 'CategoryReference',
    description: 'A category inside another resource',
    use: 'answer',
    fields: { id: must(uuid, 'Id of the category'), name: may(text, name) },
  },
  {
    name: 'CategoryCreate',
    description: 'A new category',
    use: 'request',
    fields: { name: must(text, name), color: may(hexColor, `${color}; default: white`) },
  },
  {
    name: 'CategoryUpdate',
    description: 'Changes to a category',
    use: 'request',
    fields: { name: may(text, name), color: may(hexColor, color) },
  },
];

const PATH = '/api/v1/companies/{company_id}/categories';
const ITEM = `${PATH}/{category_id}` as const;

export const endpoints = [
  {
    resource: 'categories',
    name: 'list',
    method: 'GET',
    path: PATH,
    summary: 'Lists categories',
    list: { filter: { id: uuid, name: text }, sort: ['name'], paginated: true },
    answer: { status: 200, wrapped: 'list', of: 'Category' },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'categories',
    name: 'create',
    method: 'POST',
    path: PATH,
    summary: 'Creates a category',
    body: {
      contentTypes: ['application/json'],
      shape: reference('CategoryCreate'),
      description: 'The category',
    },
    answer: { status: 201, wrapped: 'one', of: 'Category' },
    errors: [400, 404, 422],
    repeat: 'never',
  },
  {
    resource: 'categories',
    name: 'get',
    method: 'GET',
    path: ITEM,
    summary: 'Reads a category',
    answer: { status: 200, wrapped: 'one', of: 'Category' },
    errors: [404],
    repeat: 'safe',
  },
  {
    resource: 'categories',
    name: 'update',
    method: 'PATCH',
    path: ITEM,
    summary: 'Updates a category',
    body: {
      contentTypes: ['application/json'],
      shape: reference('CategoryUpdate'),
      description: 'Changes',
    },
    answer: { status: 200, wrapped: 'one', of: 'Category' },
    errors: [400, 404, 422],
    repeat: 'idempotent',
  },
  {
    resource: 'categories',
    name: 'delete',
    method: 'DELETE',
    path: ITEM,
    summary: 'Deletes a category',
    remarks: ['Transactions, recurrences and counterparts with this category lose it.'],
    answer: { status: 204, wrapped: 'none' },
    errors: [404],
    repeat: 'idempotent',
  },
] as const satisfies readonly Endpoint[];
