/** Companies, accounts, categories, subcategories, sectionals. */
import { SEEDED as S } from '../../support/proxy/server.ts';
import { type EndpointCase, NEW, page } from './case.ts';

export const companyCases: readonly EndpointCase[] = [
  {
    endpoint: 'companies.list',
    call: (client) => client.companies.list({ expand: ['company_identity', 'subscriptions'] }),
    line: 'GET /api/v1/companies',
    query: [['expand', 'company_identity,subscriptions']],
    value: {
      data: [{ company_identity: { city: 'Ravenna' }, subscriptions: [{ status: 'ACTIVE' }] }],
      cursor: null,
    },
  },
  {
    endpoint: 'accounts.list',
    call: (client) =>
      client.accounts.list({ filter: { id: { in: [S.account, S.flow] } }, sort: '-created_at' }),
    line: 'GET /accounts',
    query: [
      ['filter[id__in]', `${S.account},${S.flow}`],
      ['sort', '-created_at'],
    ],
    value: page(S.account),
  },
  {
    endpoint: 'accounts.get',
    call: (client) => client.accounts.get(S.account),
    line: `GET /accounts/${S.account}`,
    value: { id: S.account, current_balance: { amount: '15230.41', currency: 'EUR' } },
  },
  {
    endpoint: 'categories.list',
    call: (client) =>
      client.categories.list({ filter: { name: { ilike: 'carta e' } }, sort: ['name'], page_size: 100 }),
    line: 'GET /categories',
    query: [
      ['filter[name__ilike]', 'carta e'],
      ['sort', 'name'],
      ['page_size', '100'],
    ],
    value: page(S.otherCategory),
  },
  {
    endpoint: 'categories.create',
    call: (client) => client.categories.create({ name: 'Spedizioni', color: '#abcdef' }),
    line: 'POST /categories',
    json: { name: 'Spedizioni', color: '#abcdef' },
    value: { id: NEW, name: 'Spedizioni', color: '#abcdef' },
  },
  {
    endpoint: 'categories.get',
    call: (client) => client.categories.get(S.category),
    line: `GET /categories/${S.category}`,
    value: { id: S.category, name: 'Vendite' },
  },
  {
    endpoint: 'categories.update',
    call: (client) => client.categories.update(S.category, { name: 'Vendite e servizi' }),
    line: `PATCH /categories/${S.category}`,
    json: { name: 'Vendite e servizi' },
    value: { id: S.category, name: 'Vendite e servizi', color: '#3366cc' },
  },
  {
    endpoint: 'categories.delete',
    call: (client) => client.categories.delete(S.category),
    line: `DELETE /categories/${S.category}`,
    value: undefined,
  },
  {
    endpoint: 'subcategories.list',
    call: (client) =>
      client.subcategories.list({ filter: { category_id: S.category }, sort: ['category_id', '-name'] }),
    line: 'GET /subcategories',
    query: [
      ['filter[category_id__eq]', S.category],
      ['sort', 'category_id,-name'],
    ],
    value: page(S.subcategory),
  },
  {
    endpoint: 'subcategories.create',
    call: (client) => client.subcategories.create({ category_id: S.category, name: 'Offset' }),
    line: 'POST /subcategories',
    json: { category_id: S.category, name: 'Offset' },
    value: { id: NEW, category_id: S.category, name: 'Offset' },
  },
  {
    endpoint: 'subcategories.get',
    call: (client) => client.subcategories.get(S.subcategory),
    line: `GET /subcategories/${S.subcategory}`,
    value: { id: S.subcategory, category_id: S.category },
  },
  {
    endpoint: 'subcategories.update',
    call: (client) => client.subcategories.update(S.subcategory, { name: 'Stampa' }),
    line: `PATCH /subcategories/${S.subcategory}`,
    json: { name: 'Stampa' },
    value: { id: S.subcategory, name: 'Stampa' },
  },
  {
    endpoint: 'subcategories.delete',
    call: (client) => client.subcategories.delete(S.subcategory),
    line: `DELETE /subcategories/${S.subcategory}`,
    value: undefined,
  },
  {
    endpoint: 'documentSectionals.list',
    call: (client) =>
      client.documentSectionals.list({
        filter: { year: { gte: 2026, lte: 2026 }, suffix: { empty: false } },
        sort: 'created_at',
      }),
    line: 'GET /document-sectionals',
    query: [
      ['filter[year__gte]', '2026'],
      ['filter[year__lte]', '2026'],
      ['filter[suffix__empty]', 'false'],
      ['sort', 'created_at'],
    ],
    value: page(S.sectional),
  },
  {
    endpoint: 'documentSectionals.create',
    call: (client) => client.documentSectionals.create({ year: 2027, prefix: 'B/', minimum_digits: null }),
    line: 'POST /document-sectionals',
    json: { year: 2027, prefix: 'B/', minimum_digits: null },
    value: { id: NEW, year: 2027, prefix: 'B/' },
  },
  {
    endpoint: 'documentSectionals.get',
    call: (client) => client.documentSectionals.get(S.sectional),
    line: `GET /document-sectionals/${S.sectional}`,
    value: { id: S.sectional, year: 2026, suffix: '/W', minimum_digits: 4 },
  },
  {
    endpoint: 'documentSectionals.update',
    call: (client) => client.documentSectionals.update(S.sectional, { suffix: '/Z' }),
    line: `PATCH /document-sectionals/${S.sectional}`,
    json: { suffix: '/Z' },
    value: { id: S.sectional, suffix: '/Z' },
  },
];
