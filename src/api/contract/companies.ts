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
    name: 'Company',
    description: 'A company to which the key has access',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the company'),
      name: may(text, 'Name'),
      country: may(text, 'Country, ISO code'),
      fiscal_regime: may(text, 'Tax regime, such as RF01'),
      vat_number: may(text, 'VAT number'),
      subscriptions: nullable(list(reference('Subscription')), 'Subscriptions to the service'),
      company_identity: nullable(reference('CompanyIdentity'), 'Address of the company'),
    },
  },
  {
    name: 'Subscription',
    description: "A company's subscription to the service",
    use: 'answer',
    fields: {
      created_at: may(dateTime, 'Creation time'),
      status: may(code('SubscriptionStatus'), 'Status'),
    },
  },
  {
    name: 'CompanyIdentity',
    description: "A company's address",
    use: 'answer',
    fields: {
      address: may(text, 'Street and number'),
      city: may(text, 'City'),
      country: may(text, 'Country'),
      postal_code: may(text, 'Postal code'),
      province_code: may(text, 'Province'),
    },
  },
];

export const endpoints = [
  {
    resource: 'companies',
    name: 'list',
    method: 'GET',
    path: '/api/v1/companies',
    summary: 'Lists the companies to which the key has access',
    remarks: ['Not paginated: the list is complete.', 'The quickest way to check a key.'],
    list: { paginated: false },
    expand: ['company_identity', 'subscriptions'],
    answer: { status: 200, wrapped: 'list', of: 'Company' },
    errors: [],
    repeat: 'safe',
  },
] as const satisfies readonly Endpoint[];
