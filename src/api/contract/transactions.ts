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
      account_id: may(uuid, 'Account of the movement'),
      amount: may(reference('Money'), 'Amount'),
      bank_code: nullable(text, 'Type code of the bank'),
      booking_date_time: nullable(dateTime, 'Booking time'),
      value_date_time: nullable(dateTime, 'Value date (valuta)'),
      date: nullable(dateTime, 'Time of the movement'),
      created_at: may(dateTime, 'Creation time in the service'),
      description: nullable(text, 'Description by the bank'),
      clean_description: nullable(text, 'The description, normalized'),
      counterpart_name: nullable(text, 'Name of the other party'),
      category: nullable(reference('CategoryReference'), 'Category'),
      subcategory: nullable(reference('SubcategoryReference'), 'Subcategory'),
      type: nullable(code('TransactionType'), 'Type'),
      reconciliations: may(list(reference('Reconciliation')), 'Payments settled by the movement'),
    },
  },
  {
    name: 'TransactionUpdate',
    description: 'Changes to a bank movement',
    use: 'request',
    fields: {
      category_id: nullable(uuid, 'Category; null clears the subcategory too'),
      subcategory_id: nullable(
        uuid,
        'Subcategory of the category in this request, or otherwise of the current one',
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
    summary: 'Updates the category of a bank movement',
    remarks: ['422 if the subcategory does not belong to the category.'],
    expand: EXPAND,
    body: {
      contentTypes: ['application/json'],
      shape: reference('TransactionUpdate'),
      description: 'Changes',
    },
    answer: { status: 200, wrapped: 'one', of: 'Transaction' },
    errors: [400, 404, 422],
    repeat: 'idempotent',
  },
] as const satisfies readonly Endpoint[];
