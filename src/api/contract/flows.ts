import type { Endpoint } from './endpoint.ts';
import {
  code,
  date,
  dateTime,
  type Field,
  may,
  must,
  type NamedObject,
  nullable,
  reference,
  text,
  uuid,
} from './shape.ts';

const account = nullable(uuid, 'Account of the payment');
const method = nullable(code('PaymentMethod'), 'Payment method');
const external = nullable(text, 'Id assigned by the caller; unique in the company');

const dated = (field: typeof may): Readonly<Record<string, Field>> => ({
  amount: field(reference('Money'), 'Amount of the payment'),
  expected_payment_date: field(date, 'Due date'),
  payment_date: field(date, 'Date of payment'),
  payment_status: field(code('PaymentStatus'), 'Status of the payment'),
});

export const objects: readonly NamedObject[] = [
  {
    name: 'Flow',
    description: 'A payment of a document',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the flow'),
      document_id: may(uuid, 'Document of the payment'),
      created_at: may(dateTime, 'Creation time'),
      account_id: account,
      ...dated(may),
      payment_method: method,
      external_id: external,
    },
  },
  {
    name: 'FlowCreate',
    description: 'A new payment of a document',
    use: 'request',
    fields: { account_id: account, ...dated(must), payment_method: method, external_id: external },
  },
  {
    name: 'FlowUpdate',
    description: 'Changes to a payment',
    use: 'request',
    fields: { ...dated(may), payment_method: method },
  },
];

const PATH = '/api/v1/companies/{company_id}/documents/{document_id}/flows';
const ITEM = `${PATH}/{flow_id}` as const;

export const endpoints = [
  {
    resource: 'flows',
    name: 'list',
    method: 'GET',
    path: PATH,
    summary: 'Lists the payments of a document',
    remarks: [
      'One field can be filtered, but the documentation does not say which: every name is passed through.',
    ],
    list: { filter: 'open', paginated: true },
    answer: { status: 200, wrapped: 'list', of: 'Flow' },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'flows',
    name: 'create',
    method: 'POST',
    path: PATH,
    summary: 'Adds a payment to a document',
    remarks: [
      '422 if the company has already used external_id; with one, the request can safely be repeated.',
    ],
    body: {
      contentTypes: ['application/json'],
      shape: reference('FlowCreate'),
      description: 'The payment',
    },
    answer: { status: 201, wrapped: 'one', of: 'Flow' },
    errors: [400, 404, 422],
    repeat: 'external_id',
  },
  {
    resource: 'flows',
    name: 'get',
    method: 'GET',
    path: ITEM,
    summary: 'Reads a payment',
    answer: { status: 200, wrapped: 'one', of: 'Flow' },
    errors: [404],
    repeat: 'safe',
  },
  {
    resource: 'flows',
    name: 'update',
    method: 'PATCH',
    path: ITEM,
    summary: 'Updates a payment',
    body: {
      contentTypes: ['application/json'],
      shape: reference('FlowUpdate'),
      description: 'Changes',
    },
    answer: { status: 200, wrapped: 'one', of: 'Flow' },
    errors: [400, 404, 422],
    repeat: 'idempotent',
  },
  {
    resource: 'flows',
    name: 'delete',
    method: 'DELETE',
    path: ITEM,
    summary: 'Deletes a payment',
    answer: { status: 204, wrapped: 'none' },
    errors: [400, 404],
    repeat: 'idempotent',
  },
] as const satisfies readonly Endpoint[];
