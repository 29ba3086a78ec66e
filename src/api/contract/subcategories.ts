import type { Endpoint } from './endpoint.ts';
import { may, must, type NamedObject, reference, text, uuid } from './shape.ts';

const name = 'Name of the subcategory';
const parent = 'Id of the category that it belongs to';

export const objects: readonly NamedObject[] = [
  {
    name: 'Subcategory',
    description: 'A part of a category',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the subcategory'),
      category_id: may(uuid, parent),
      name: may(text, name),
    },
  },
  {
    name: 'SubcategoryReference',
    description: 'A subcategory as it stands in other resources',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the subcategory'),
      category_id: may(uuid, parent),
      name: may(text, name),
    },
  },
  {
    name: 'SubcategoryCreate',
    description: 'A subcategory to be made',
    use: 'request',
    fields: { category_id: must(uuid, parent), name: must(text, name) },
  },
  {
    name: 'SubcategoryUpdate',
    description: 'What to change in a subcategory; it stays in its category',
    use: 'request',
    fields: { name: may(text, name) },
    createOnly: ['category_id'],
  },
];

const PATH = '/api/v1/companies/{company_id}/subcategories';
const ITEM = `${PATH}/{subcategory_id}` as const;

export const endpoints = [
  {
    resource: 'subcategories',
    name: 'list',
    method: 'GET',
    path: PATH,
    summary: 'Lists subcategories',
    list: {
      filter: { id: uuid, category_id: uuid, name: text },
      sort: ['category_id', 'name'],
      paginated: true,
    },
    answer: { status: 200, wrapped: 'list', of: 'Subcategory' },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'subcategories',
    name: 'create',
    method: 'POST',
    path: PATH,
    summary: 'Makes a subcategory',
    remarks: ['404 when the category is not one of the company.'],
    body: {
      contentTypes: ['application/json'],
      shape: reference('SubcategoryCreate'),
      description: 'The subcategory',
    },
    answer: { status: 201, wrapped: 'one', of: 'Subcategory' },
    errors: [400, 404, 422],
    repeat: 'never',
  },
  {
    resource: 'subcategories',
    name: 'get',
    method: 'GET',
    path: ITEM,
    summary: 'Reads a subcategory',
    answer: { status: 200, wrapped: 'one', of: 'Subcategory' },
    errors: [404],
    repeat: 'safe',
  },
  {
    resource: 'subcategories',
    name: 'update',
    method: 'PATCH',
    path: ITEM,
    summary: 'Changes a subcategory',
    body: {
      contentTypes: ['application/json'],
      shape: reference('SubcategoryUpdate'),
      description: 'What to change',
    },
    answer: { status: 200, wrapped: 'one', of: 'Subcategory' },
    errors: [400, 404, 422],
    repeat: 'idempotent',
  },
  {
    resource: 'subcategories',
    name: 'delete',
    method: 'DELETE',
    path: ITEM,
    summary: 'Deletes a subcategory',
    remarks: ['Transactions that had it have none afterwards.'],
    answer: { status: 204, wrapped: 'none' },
    errors: [404],
    repeat: 'idempotent',
  },
] as const satisfies readonly Endpoint[];
