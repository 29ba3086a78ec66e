import type { Endpoint } from './endpoint.ts';
import {
  code,
  dateTime,
  list,
  may,
  must,
  type NamedObject,
  nullable,
  reference,
  text,
  uuid,
} from './shape.ts';

export const objects: readonly NamedObject[] = [
  {
    name: 'Transaction',
    description: 'A bank movement',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the movement'),
      account_id: may(uuid, 'Account that it is on'),
      amount: may(reference('Money'), 'How much'),
      bank_code: nullable(text, "The bank's code for its kind"),
      booking_date_time: nullable(dateTime, 'When it was booked'),
      value_date_time: nullable(dateTime, 'When the money moved (valuta)'),
      date: nullable(dateTime, 'When it was made'),
      created_at: may(dateTime, 'When the service took it'),
      description: nullable(text, "The bank's description"),
      clean_description: nullable(text, 'The description, normalised'),
      counterpart_name: nullable(text, 'Who paid or was paid'),
      category: nullable(reference('CategoryReference'), 'Its category'),
      subcategory: nullable(reference('SubcategoryReference'), 'Its subcategory'),
      type: nullable(code('TransactionType'), 'Its kind'),
      reconciliations: may(list(reference('Reconciliation')), 'Payments that it settles'),
    },
  },
  {
    name: 'TransactionUpdate',
    description: 'What to change in a bank movement',
    use: 'request',
    fields: {
      category_id: nullable(uuid, 'Category; null clears the subcategory too'),
      subcategory_id: nullable(
        uuid,
        'Subcategory of the category in this request, or else of the one that it has',
      ),
    },
    rules: [
      {
        rule: 'part_of',
        field: 'subcategory_id',
        of: 'category_id',
        source: 'TransactionUpdate, category_id and subcategory_id',
      },
    ],
  },
];

const PATH = '/api/v1/companies/{company_id}/transactions';
const ITEM = `${PATH}/{transaction_id}` as const;
const EXPAND = ['category', 'subcategory', 'reconciliations', 'reconciliations.flow'];

export const endpoints = [
  {
    resource: 'transactions',
    name: 'list',
    method: 'GET',
    path: PATH,
    summary: 'Lists bank movements',
    list: {
      filter: {
        account_id: uuid,
        booking_date_time: dateTime,
        clean_description: text,
        counterpart_name: text,
        date: dateTime,
        type: code('TransactionType'),
      },
      sort: ['amount', 'created_at', 'date'],
      paginated: true,
    },
    expand: EXPAND,
    answer: { status: 200, wrapped: 'list', of: 'Transaction' },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'transactions',
    name: 'get',
    method: 'GET',
    path: ITEM,
    summary: 'Reads a bank movement',
    expand: EXPAND,
    answer: { status: 200, wrapped: 'one', of: 'Transaction' },
    errors: [404],
    repeat: 'safe',
  },
  {
    resource: 'transactions',
    name: 'update',
    method: 'PATCH',
    path: ITEM,
    summary: 'Changes the category of a bank movement',
    remarks: ['422 when the subcategory is not one of the category.'],
    expand: EXPAND,
    body: {
      contentTypes: ['application/json'],
      shape: reference('TransactionUpdate'),
      description: 'What to change',
    },
    answer: { status: 200, wrapped: 'one', of: 'Transaction' },
    errors: [400, 404, 422],
    repeat: 'idempotent',
  },
] as const satisfies readonly Endpoint[];
