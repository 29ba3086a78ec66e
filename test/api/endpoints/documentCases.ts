/** Documents and their payments. */
import { SEEDED as S } from '../../support/proxy/server.ts';
import { type EndpointCase, money, NEW, page } from './case.ts';
import { xml } from './fileCases.ts';

const flow = {
  amount: money,
  expected_payment_date: '2026-04-30',
  payment_date: '2026-04-29',
  payment_method: 'TRANSFER',
  payment_status: 'PAID',
  account_id: null,
  external_id: 'order-17',
} as const;

export const documentCases: readonly EndpointCase[] = [
  {
    endpoint: 'documents.list',
    call: (client) =>
      client.documents.list({
        filter: {
          creation_date: { gte: '2025-01-01', lt: '2025-01-15' },
          status: { in: ['DELIVERED', 'SENT'] },
          direction: 'ISSUED',
        },
        sort: ['-creation_date', 'number'],
        expand: ['counterpart', 'flows', 'category', 'subcategory'],
        page_size: 10,
      }),
    line: 'GET /documents',
    query: [
      ['filter[creation_date__gte]', '2025-01-01'],
      ['filter[creation_date__lt]', '2025-01-15'],
      ['filter[status__in]', 'DELIVERED,SENT'],
      ['filter[direction__eq]', 'ISSUED'],
      ['sort', '-creation_date,number'],
      ['expand', 'counterpart,flows,category,subcategory'],
      ['page_size', '10'],
    ],
    value: {
      data: [
        {
          id: S.issuedDocument,
          counterpart: { id: S.counterpart },
          flows: [{ id: S.flow }],
          category: { id: S.category },
          subcategory: { id: S.subcategory },
        },
      ],
    },
  },
  {
    endpoint: 'documents.get',
    call: (client) => client.documents.get(S.issuedDocument, { expand: ['sectional', 'counterpart'] }),
    line: `GET /documents/${S.issuedDocument}`,
    query: [['expand', 'sectional,counterpart']],
    value: { id: S.issuedDocument, sectional: null, counterpart: { id: S.counterpart } },
  },
  {
    endpoint: 'documents.update',
    call: (client) =>
      client.documents.update(
        S.issuedDocument,
        { category_id: null, notes: 'saldo ✓' },
        { expand: ['category'] },
      ),
    line: `PATCH /documents/${S.issuedDocument}`,
    query: [['expand', 'category']],
    json: { category_id: null, notes: 'saldo ✓' },
    value: { id: S.issuedDocument, category: null, notes: 'saldo ✓' },
  },
  {
    endpoint: 'documents.delete',
    call: (client) => client.documents.delete(S.issuedDocument),
    line: `DELETE /documents/${S.issuedDocument}`,
    value: undefined,
  },
  {
    endpoint: 'documents.shareInvoice',
    before: (client) => client.documents.createInvoice(xml),
    call: (client, made) =>
      client.documents.shareInvoice(made, { to: ['a@example.com'], reply_to: 'b@example.com' }),
    line: `POST /documents/${NEW}/share-invoice`,
    json: { to: ['a@example.com'], reply_to: 'b@example.com' },
    value: undefined,
  },
  {
    endpoint: 'flows.list',
    call: (client) =>
      client.flows.list(S.issuedDocument, { filter: { external_id: 'seed-1' }, page_size: 1 }),
    line: `GET /documents/${S.issuedDocument}/flows`,
    query: [
      ['filter[external_id__eq]', 'seed-1'],
      ['page_size', '1'],
    ],
    value: page(S.flow),
  },
  {
    endpoint: 'flows.create',
    call: (client) => client.flows.create(S.issuedDocument, flow),
    line: `POST /documents/${S.issuedDocument}/flows`,
    json: flow,
    value: { id: NEW, document_id: S.issuedDocument, ...flow },
  },
  {
    endpoint: 'flows.get',
    call: (client) => client.flows.get(S.issuedDocument, S.flow),
    line: `GET /documents/${S.issuedDocument}/flows/${S.flow}`,
    value: { id: S.flow, payment_status: 'PAID' },
  },
  {
    endpoint: 'flows.update',
    call: (client) => client.flows.update(S.issuedDocument, S.flow, { payment_status: 'TO_PAY' }),
    line: `PATCH /documents/${S.issuedDocument}/flows/${S.flow}`,
    json: { payment_status: 'TO_PAY' },
    value: { id: S.flow, payment_status: 'TO_PAY' },
  },
  {
    endpoint: 'flows.delete',
    call: (client) => client.flows.delete(S.issuedDocument, S.flow),
    line: `DELETE /documents/${S.issuedDocument}/flows/${S.flow}`,
    value: undefined,
  },
];
