import type { Endpoint } from './endpoint.ts';
import type { RequestRule } from './requestRule.ts';
import { type Field, may, must, type NamedObject, nullable, number, reference, text, uuid } from './shape.ts';

const loose: Readonly<Record<string, Field>> = {
  code: nullable(text, 'Code in the company'),
  unit_of_measure: nullable(text, 'Unit of measure'),
  tax_exemption: nullable(text, 'Reason for no VAT (natura); required if vat_percentage is 0'),
};

const firm = (field: typeof may): Readonly<Record<string, Field>> => ({
  description: field(text, 'Description of the product or service'),
  unit_price: field(reference('Money'), 'Price of one unit'),
  vat_percentage: field(number, 'VAT rate in percent'),
});

const rules: readonly RequestRule[] = [
  {
    rule: 'needed_when',
    field: 'tax_exemption',
    when: { field: 'vat_percentage', in: [0] },
    source: 'ProductCreate and ProductUpdate, tax_exemption',
  },
];

export const objects: readonly NamedObject[] = [
  {
    name: 'Product',
    description: 'A product or service that the company sells',
    use: 'answer',
    fields: { id: must(uuid, 'Id of the product'), ...firm(may), ...loose },
  },
  {
    name: 'ProductCreate',
    description: 'A new product',
    use: 'request',
    fields: { ...firm(must), ...loose },
    rules,
  },
  {
    name: 'ProductUpdate',
    description: 'Changes to a product',
    use: 'request',
    fields: { ...firm(may), ...loose },
    rules,
  },
];

const PATH = '/api/v1/companies/{company_id}/products';
const ITEM = `${PATH}/{product_id}` as const;

export const endpoints = [
  {
    resource: 'products',
    name: 'list',
    method: 'GET',
    path: PATH,
    summary: 'Lists products',
    list: {
      filter: { code: text, description: text, search: text },
      sort: ['code', 'description'],
      paginated: true,
    },
    answer: { status: 200, wrapped: 'list', of: 'Product' },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'products',
    name: 'create',
    method: 'POST',
    path: PATH,
    summary: 'Creates a product',
    body: {
      contentTypes: ['application/json'],
      shape: reference('ProductCreate'),
      description: 'The product',
    },
    answer: { status: 201, wrapped: 'one', of: 'Product' },
    errors: [400, 404, 422],
    repeat: 'never',
  },
  {
    resource: 'products',
    name: 'get',
    method: 'GET',
    path: ITEM,
    summary: 'Reads a product',
    answer: { status: 200, wrapped: 'one', of: 'Product' },
    errors: [404],
    repeat: 'safe',
  },
  {
    resource: 'products',
    name: 'update',
    method: 'PATCH',
    path: ITEM,
    summary: 'Updates a product',
    body: {
      contentTypes: ['application/json'],
      shape: reference('ProductUpdate'),
      description: 'Changes',
    },
    answer: { status: 200, wrapped: 'one', of: 'Product' },
    errors: [400, 404, 422],
    repeat: 'idempotent',
  },
  {
    resource: 'products',
    name: 'delete',
    method: 'DELETE',
    path: ITEM,
    summary: 'Deletes a product',
    answer: { status: 204, wrapped: 'none' },
    errors: [404],
    repeat: 'idempotent',
  },
] as const satisfies readonly Endpoint[];
