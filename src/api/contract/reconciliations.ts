import type { Endpoint } from './endpoint.ts';
import { dateTime, may, must, type NamedObject, nullable, reference, uuid } from './shape.ts';

const flow = 'Payment of a document';
const transaction = 'Bank movement';

export const objects: readonly NamedObject[] = [
  {
    name: 'Reconciliation',
    description: 'The link between a payment of a document and a bank movement',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the reconciliation'),
      flow_id: must(uuid, flow),
      transaction_id: must(uuid, transaction),
      created_at: may(dateTime, 'Creation time'),
      flow: nullable(reference('Flow'), flow),
      transaction: nullable(reference('Transaction'), transaction),
    },
  },
  {
    name: 'ReconciliationCreate',
    description: 'A new link',
    use: 'request',
    fields: { flow_id: must(uuid, flow), transaction_id: must(uuid, transaction) },
  },
];

const PATH = '/api/v1/companies/{company_id}/reconciliations';
const ITEM = `${PATH}/{reconciliation_id}` as const;
const EXPAND = ['flow', 'transaction', 'transaction.category', 'transaction.subcategory'];

export const endpoints = [
  {
    resource: 'reconciliations',
    name: 'list',
    method: 'GET',
    path: PATH,
    summary: 'Lists reconciliations',
    list: {
      filter: { transaction_id: uuid, flow_id: uuid, created_at: dateTime },
      sort: ['created_at'],
      paginated: true,
    },
    expand: EXPAND,
    answer: { status: 200, wrapped: 'list', of: 'Reconciliation' },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'reconciliations',
    name: 'create',
    method: 'POST',
    path: PATH,
    summary: 'Links a payment to a bank movement',
    expand: EXPAND,
    body: {
      contentTypes: ['application/json'],
      shape: reference('ReconciliationCreate'),
      description: 'The link',
    },
    answer: { status: 201, wrapped: 'one', of: 'Reconciliation' },
    errors: [400, 404, 422],
    repeat: 'never',
  },
  {
    resource: 'reconciliations',
    name: 'get',
    method: 'GET',
    path: ITEM,
    summary: 'Reads a reconciliation',
    expand: EXPAND,
    answer: { status: 200, wrapped: 'one', of: 'Reconciliation' },
    errors: [404],
    repeat: 'safe',
  },
  {
    resource: 'reconciliations',
    name: 'delete',
    method: 'DELETE',
    path: ITEM,
    summary: 'Deletes a reconciliation; payment and movement remain',
    answer: { status: 204, wrapped: 'none' },
    errors: [404],
    repeat: 'idempotent',
  },
] as const satisfies readonly Endpoint[];
