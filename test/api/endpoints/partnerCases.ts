/** Counterparts, products, requests. */
import { SEEDED as S } from '../../support/proxy/server.ts';
import { type EndpointCase, money, NEW, page } from './case.ts';

const counterpart = {
  country: 'IT',
  company_name: 'Legatoria & Figli «Ré» S.r.l.',
  vat_number: '09876543217',
  identity_type: 'COMPANY',
  issued_category_id: S.category,
} as const;
const product = { description: 'Locandina A3', unit_price: money, vat_percentage: 22, code: 'LOC-3' };

export const partnerCases: readonly EndpointCase[] = [
  {
    endpoint: 'counterparts.list',
    call: (client) =>
      client.counterparts.list({
        filter: {
          vat_number: { neq: '1' },
          tax_number: { empty: true },
          company_name: { ilike: 'cartiera' },
        },
        sort: 'company_name',
        expand: ['received_category'],
      }),
    line: 'GET /counterparts',
    query: [
      ['filter[vat_number__neq]', '1'],
      ['filter[tax_number__empty]', 'true'],
      ['filter[company_name__ilike]', 'cartiera'],
      ['sort', 'company_name'],
      ['expand', 'received_category'],
    ],
    value: { data: [{ id: S.supplier, received_category: { id: S.otherCategory } }] },
  },
  {
    endpoint: 'counterparts.create',
    call: (client) => client.counterparts.create(counterpart, { expand: ['issued_category'] }),
    line: 'POST /counterparts',
    query: [['expand', 'issued_category']],
    json: counterpart,
    value: { id: NEW, company_name: counterpart.company_name, issued_category: { id: S.category } },
  },
  {
    endpoint: 'counterparts.get',
    call: (client) => client.counterparts.get(S.counterpart),
    line: `GET /counterparts/${S.counterpart}`,
    value: { id: S.counterpart, vat_number: '03141592653', issued_category: { name: 'Vendite' } },
  },
  {
    endpoint: 'counterparts.update',
    call: (client) => client.counterparts.update(S.counterpart, { city: 'Comacchio', bank_identifier: null }),
    line: `PATCH /counterparts/${S.counterpart}`,
    json: { city: 'Comacchio', bank_identifier: null },
    value: { id: S.counterpart, city: 'Comacchio', bank_identifier: null },
  },
  {
    endpoint: 'counterparts.search',
    call: (client) => client.counterparts.search({ vat_number: '03141592653' }),
    line: 'GET /api/v1/counterparts/search',
    query: [['vat_number', '03141592653']],
    value: { company_name: 'Ciclofficina Pedale Lento S.n.c.', vat_number: '03141592653' },
  },
  {
    endpoint: 'products.list',
    call: (client) =>
      client.products.list({ filter: { search: { ilike: 'visita' } }, sort: ['code', '-description'] }),
    line: 'GET /products',
    query: [
      ['filter[search__ilike]', 'visita'],
      ['sort', 'code,-description'],
    ],
    value: page(S.product),
  },
  {
    endpoint: 'products.create',
    call: (client) => client.products.create(product),
    line: 'POST /products',
    json: product,
    value: { id: NEW, ...product },
  },
  {
    endpoint: 'products.get',
    call: (client) => client.products.get(S.product),
    line: `GET /products/${S.product}`,
    value: { id: S.product, vat_percentage: 22 },
  },
  {
    endpoint: 'products.update',
    call: (client) => client.products.update(S.product, { vat_percentage: 0, tax_exemption: 'N4' }),
    line: `PATCH /products/${S.product}`,
    json: { vat_percentage: 0, tax_exemption: 'N4' },
    value: { id: S.product, vat_percentage: 0, tax_exemption: 'N4' },
  },
  {
    endpoint: 'products.delete',
    call: (client) => client.products.delete(S.product),
    line: `DELETE /products/${S.product}`,
    value: undefined,
  },
  {
    endpoint: 'requests.createBulkPayment',
    call: (client) =>
      client.requests.createBulkPayment({
        payments: [
          { amount: money, payee_identifier: 'IT60X0542811101000000123456', payee_name: 'A', reason: 'B' },
        ],
      }),
    line: 'POST /requests/bulk-payment',
    json: {
      payments: [
        { amount: money, payee_identifier: 'IT60X0542811101000000123456', payee_name: 'A', reason: 'B' },
      ],
    },
    value: { request_id: NEW, links: [{ rel: 'externalLink' }] },
  },
];
