/** A call of `fattura api` for every endpoint, and the request that it makes. */
import { SEEDED } from '../../support/proxy/server.ts';
import { id } from '../../support/seededCompany.ts';

export interface EndpointCase {
  readonly args: readonly string[];
  /** Without the company's part of the path. */
  readonly line: string;
  readonly query?: readonly (readonly [string, string])[];
  readonly json?: unknown;
  /** A part of the output. */
  readonly prints?: string;
}

/** A document of an e-invoice, unlike those of the seed, and a movement that belongs to no payment. */
export const WITH_INVOICE = id('d0', 3);
export const UNMATCHED = id('7a', 2);

const { category, subcategory, counterpart, sectional, product, transaction, flow } = SEEDED;
const document = SEEDED.issuedDocument;
const item = (folder: string, id: string): string => `${folder}/${id}`;
const expandCounterpart = [['expand', 'counterpart']] as const;

export const endpointCases: readonly EndpointCase[] = [
  { args: ['companies', 'list'], line: 'GET /api/v1/companies', prints: '02718281823' },
  {
    args: ['companies', 'list', '--expand', 'company_identity,subscriptions'],
    line: 'GET /api/v1/companies',
    query: [['expand', 'company_identity,subscriptions']],
  },
  { args: ['accounts', 'list'], line: 'GET /accounts', prints: '15230.41 EUR' },
  { args: ['accounts', 'get', SEEDED.account], line: `GET ${item('/accounts', SEEDED.account)}` },
  {
    args: ['categories', 'list', '--sort', '-name'],
    line: 'GET /categories',
    query: [['sort', '-name']],
    prints: 'Vendite',
  },
  {
    args: ['categories', 'create', '--set', 'name=Spese = varie', '--set', 'color=#ff0000'],
    line: 'POST /categories',
    json: { name: 'Spese = varie', color: '#ff0000' },
  },
  {
    args: ['categories', 'get', category],
    line: `GET ${item('/categories', category)}`,
    prints: 'name: Vendite',
  },
  {
    args: ['categories', 'update', category, '--set', 'name=Incassi'],
    line: `PATCH ${item('/categories', category)}`,
    json: { name: 'Incassi' },
    prints: 'name: Incassi',
  },
  { args: ['categories', 'delete', category, '--yes'], line: `DELETE ${item('/categories', category)}` },
  {
    args: ['subcategories', 'list', '--filter', `category_id=${category}`],
    line: 'GET /subcategories',
    query: [['filter[category_id__eq]', category]],
  },
  {
    args: [
      'subcategories',
      'create',
      '--data',
      `{"category_id":"${category}","name":"before"}`,
      '--set',
      'name=Fogli',
    ],
    line: 'POST /subcategories',
    json: { category_id: category, name: 'Fogli' },
  },
  { args: ['subcategories', 'get', subcategory], line: `GET ${item('/subcategories', subcategory)}` },
  {
    args: ['subcategories', 'update', subcategory, '--set', 'name=Altro'],
    line: `PATCH ${item('/subcategories', subcategory)}`,
    json: { name: 'Altro' },
  },
  {
    args: ['subcategories', 'delete', subcategory, '-y'],
    line: `DELETE ${item('/subcategories', subcategory)}`,
  },
  {
    args: ['counterparts', 'list', '--filter', 'company_name~pedale', '--filter', 'vat_number__in=1, 2'],
    line: 'GET /counterparts',
    query: [
      ['filter[company_name__ilike]', 'pedale'],
      ['filter[vat_number__in]', '1,2'],
    ],
  },
  {
    args: [
      'counterparts',
      'create',
      '--set',
      'country=IT',
      '--set',
      'tax_number=null',
      '--set',
      'payment_date=30',
    ],
    line: 'POST /counterparts',
    json: { country: 'IT', tax_number: null, payment_date: '30' },
  },
  { args: ['counterparts', 'get', counterpart], line: `GET ${item('/counterparts', counterpart)}` },
  {
    args: ['counterparts', 'update', counterpart, '--set', 'payment_method=RIBA'],
    line: `PATCH ${item('/counterparts', counterpart)}`,
    json: { payment_method: 'RIBA' },
  },
  {
    args: ['counterparts', 'search', '--query', 'vat_number=03141592653'],
    line: 'GET /api/v1/counterparts/search',
    query: [['vat_number', '03141592653']],
    prints: 'company_name:',
  },
  {
    args: ['document-sectionals', 'list', '--filter', 'year>=2026'],
    line: 'GET /document-sectionals',
    query: [['filter[year__gte]', '2026']],
    prints: '/W',
  },
  {
    args: ['document-sectionals', 'create', '--set', 'year=2027', '--set', 'prefix=A-'],
    line: 'POST /document-sectionals',
    json: { year: 2027, prefix: 'A-' },
  },
  { args: ['document-sectionals', 'get', sectional], line: `GET ${item('/document-sectionals', sectional)}` },
  {
    args: ['document-sectionals', 'update', sectional, '--set', 'minimum_digits=5'],
    line: `PATCH ${item('/document-sectionals', sectional)}`,
    json: { minimum_digits: 5 },
  },
  {
    args: ['documents', 'list', '--filter', 'status!=DRAFT', '--filter', 'creation_date>=2025-01-01'],
    line: 'GET /documents',
    query: [
      ['filter[status__neq]', 'DRAFT'],
      ['filter[creation_date__gte]', '2025-01-01'],
      ...expandCounterpart,
    ],
    prints: 'Ciclofficina Pedale Lento',
  },
  {
    args: [
      'documents',
      'list',
      '--json',
      '--filter',
      'delivery_status__empty=true',
      '--sort',
      'number,-created_at',
    ],
    line: 'GET /documents',
    query: [
      ['filter[delivery_status__empty]', 'true'],
      ['sort', 'number,-created_at'],
    ],
  },
  {
    args: ['documents', 'get', document, '--expand', 'sectional'],
    line: `GET ${item('/documents', document)}`,
    query: [['expand', 'sectional']],
    prints: 'gross_amount: 122.00 EUR',
  },
  {
    args: ['documents', 'update', document, '--set', 'notes=a\u001bb', '--set', 'category_id=null'],
    line: `PATCH ${item('/documents', document)}`,
    json: { notes: 'a\u001bb', category_id: null },
  },
  { args: ['documents', 'delete', document, '--yes'], line: `DELETE ${item('/documents', document)}` },
  {
    args: [
      'documents',
      'share-invoice',
      WITH_INVOICE,
      '--set',
      'to=a@b.it',
      '--set',
      'to=c@d.it',
      '--set',
      'reply_to=e@f.it',
    ],
    line: `POST ${item('/documents', WITH_INVOICE)}/share-invoice`,
    json: { to: ['a@b.it', 'c@d.it'], reply_to: 'e@f.it' },
  },
  {
    args: ['flows', 'list', document],
    line: `GET ${item('/documents', document)}/flows`,
    prints: '122.00 EUR',
  },
  {
    args: [
      'flows',
      'create',
      document,
      '--set',
      'amount=10.00EUR',
      '--set',
      'expected_payment_date=2026-05-01',
      '--set',
      'payment_date=2026-05-02',
      '--set',
      'payment_status=TO_PAY',
      '--set',
      'external_id=e-1',
    ],
    line: `POST ${item('/documents', document)}/flows`,
    json: {
      amount: { amount: '10.00', currency: 'EUR' },
      expected_payment_date: '2026-05-01',
      payment_date: '2026-05-02',
      payment_status: 'TO_PAY',
      external_id: 'e-1',
    },
  },
  {
    args: ['flows', 'get', document, flow],
    line: `GET ${item('/documents', document)}${item('/flows', flow)}`,
  },
  {
    args: ['flows', 'update', document, flow, '--set', 'amount=-0.10 EUR'],
    line: `PATCH ${item('/documents', document)}${item('/flows', flow)}`,
    json: { amount: { amount: '-0.10', currency: 'EUR' } },
  },
  {
    args: ['flows', 'delete', document, flow, '--yes'],
    line: `DELETE ${item('/documents', document)}${item('/flows', flow)}`,
  },
  { args: ['products', 'list', '--page-size', '7'], line: 'GET /products', query: [['page_size', '7']] },
  {
    args: [
      'products',
      'create',
      '--set',
      'description=Sedia',
      '--set',
      'unit_price=80.10EUR',
      '--set',
      'vat_percentage=5.5',
    ],
    line: 'POST /products',
    json: { description: 'Sedia', unit_price: { amount: '80.10', currency: 'EUR' }, vat_percentage: 5.5 },
    prints: 'unit_price: 80.10 EUR',
  },
  { args: ['products', 'get', product], line: `GET ${item('/products', product)}` },
  {
    args: ['products', 'update', product, '--data', '-'],
    line: `PATCH ${item('/products', product)}`,
    json: { code: 'from standard input' },
  },
  { args: ['products', 'delete', product, '--yes'], line: `DELETE ${item('/products', product)}` },
  {
    args: ['reconciliations', 'list', '--limit', '3'],
    line: 'GET /reconciliations',
    query: [['page_size', '3']],
  },
  {
    args: ['reconciliations', 'create', '--data', '@link.json', '--expand', 'flow'],
    line: 'POST /reconciliations',
    query: [['expand', 'flow']],
    json: { flow_id: flow, transaction_id: UNMATCHED },
  },
  {
    args: ['reconciliations', 'get', SEEDED.reconciliation],
    line: `GET ${item('/reconciliations', SEEDED.reconciliation)}`,
  },
  {
    args: ['reconciliations', 'delete', SEEDED.reconciliation, '--yes'],
    line: `DELETE ${item('/reconciliations', SEEDED.reconciliation)}`,
  },
  {
    args: [
      'transactions',
      'list',
      '--all',
      '--filter',
      'date<2025-02-09T00:00:00Z',
      '--expand',
      'reconciliations.flow',
    ],
    line: 'GET /transactions',
    query: [
      ['filter[date__lt]', '2025-02-09T00:00:00Z'],
      ['expand', 'reconciliations.flow'],
      ['page_size', '100'],
    ],
    prints: '2025-02-07',
  },
  {
    args: ['transactions', 'get', transaction],
    line: `GET ${item('/transactions', transaction)}`,
    prints: 'amount: 1.00 EUR',
  },
  {
    args: ['transactions', 'update', transaction, '--set', `category_id=${category}`],
    line: `PATCH ${item('/transactions', transaction)}`,
    json: { category_id: category },
  },
  {
    args: [
      'requests',
      'create-bulk-payment',
      '--data',
      '{"payments":[{"amount":{"amount":"1.00","currency":"EUR"},"payee_identifier":"IT60X0542811101000000123456","payee_name":"A","reason":"B"}]}',
    ],
    line: 'POST /requests/bulk-payment',
    json: {
      payments: [
        {
          amount: { amount: '1.00', currency: 'EUR' },
          payee_identifier: 'IT60X0542811101000000123456',
          payee_name: 'A',
          reason: 'B',
        },
      ],
    },
    prints: 'request_id:',
  },
  {
    args: ['requests', 'upload-f24', 'sub/f24 a.pdf', '--query', 'label=Aprile'],
    line: 'POST /requests/f24/ocr',
    query: [
      ['file_name', 'f24 a.pdf'],
      ['label', 'Aprile'],
    ],
    prints: 'request_id:',
  },
];

/** Endpoints that need an invoice, or belong to another command. */
export const otherwise: readonly string[] = ['documents.createInvoice', 'documents.getInvoice'];
