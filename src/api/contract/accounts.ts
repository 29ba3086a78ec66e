import type { Endpoint } from './endpoint.ts';
import { code, dateTime, may, must, type NamedObject, nullable, reference, text, uuid } from './shape.ts';

export const objects: readonly NamedObject[] = [
  {
    name: 'Account',
    description: 'A bank account of the company; read only',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the account'),
      nickname: nullable(text, 'Name of the account'),
      currency: nullable(code('Currency'), 'Currency'),
      current_balance: nullable(reference('Money'), 'Booked balance'),
      available_balance: nullable(reference('Money'), 'Available balance'),
      credit_limit: nullable(reference('Money'), 'Credit limit'),
      balance_date: nullable(dateTime, 'Time of the balances'),
      created_at: may(dateTime, 'Time when the account was added'),
    },
  },
];

export const endpoints = [
  {
    resource: 'accounts',
    name: 'list',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/accounts',
    summary: 'Lists bank accounts',
    list: { filter: { id: uuid }, sort: ['created_at'], paginated: true },
    answer: { status: 200, wrapped: 'list', of: 'Account' },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'accounts',
    name: 'get',
    method: 'GET',
    path: '/api/v1/companies/{company_id}/accounts/{account_id}',
    summary: 'Reads a bank account',
    answer: { status: 200, wrapped: 'one', of: 'Account' },
    errors: [404],
    repeat: 'safe',
  },
] as const satisfies readonly Endpoint[];
