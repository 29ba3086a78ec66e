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
    description: 'A subcategory inside another resource',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the subcategory'),
      category_id: may(uuid, parent),
      name: may(text, name),
    },
  },
  {
    name: 'SubcategoryCreate',
    description: 'A new subcategory',
    use: 'request',
    fields: { category_id: must(uuid, parent), name: must(text, name) },
  },
  {
    name: 'SubcategoryUpdate',
    description: 'Changes to a subcategory; its category cannot be changed',
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
    summary: 'Creates a subcategory',
    remarks: ['404 if the company does not have the category.'],
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
    summary: 'Updates a subcategory',
    body: {
      contentTypes: ['application/json'],
      shape: reference('SubcategoryUpdate'),
      description: 'Changes',
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
    remarks: ['Transactions with this subcategory lose it.'],
    answer: { status: 204, wrapped: 'none' },
    errors: [404],
    repeat: 'idempotent',
  },
] as const satisfies readonly Endpoint[];
