/** The sandbox refuses requests outside the contract, and invalid bodies. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEEDED, startService, type TestService } from '../support/proxy/server.ts';
import { projectRoot } from '../support/shared.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ permissions: [] });
});
beforeEach(() => service.reset());
afterAll(() => service.close());

interface Answered {
  readonly status: number;
  /** One per error. */
  readonly pointers: readonly (string | null)[];
  readonly data: unknown;
  readonly page: { readonly cursor: string | null } | undefined;
}

interface Content {
  readonly type: string;
  readonly text: string;
}

/** @param line Method and path; the path is relative to the company unless it starts with `/api` */
async function send(
  line: string,
  content?: Content,
  authorization = `Bearer ${service.key}`,
): Promise<Answered> {
  const [method = '', path = ''] = line.split(' ');
  const company = path.startsWith('/api') ? '' : `/api/v1/companies/${service.companyId}`;
  const response = await fetch(`${service.url}${company}${path}`, {
    method,
    headers: { authorization, ...(content === undefined ? {} : { 'content-type': content.type }) },
    ...(content === undefined ? {} : { body: content.text }),
  });
  const parsed = response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>);
  const errors = (parsed['errors'] ?? []) as readonly {
    readonly source: { readonly pointer: string } | null;
  }[];
  return {
    status: response.status,
    pointers: errors.map(({ source }) => source?.pointer ?? null),
    data: parsed['data'],
    page: parsed['page'] as Answered['page'],
  };
}

const json = (value: unknown): Content => ({ type: 'application/json', text: JSON.stringify(value) });

const { issuedDocument: document, receivedDocument } = SEEDED;
const NOBODY = 'a1000000-0000-4000-8000-000000000009';

describe('without a valid key, the response is 401', () => {
  it.each([[''], ['Bearer'], ['Bearer x'], [`Basic test-key-5f0c1e7a9b-0`]])('%s', async (authorization) => {
    expect(await send('GET /accounts', undefined, authorization)).toMatchObject({ status: 401 });
  });
});

const lines: readonly (readonly [line: string, status: number, pointer: string | null])[] = [
  ['GET /api/v1/nothing', 404, null],
  [`GET /api/v1/companies/${NOBODY}/accounts`, 404, null],
  [`GET /accounts/${NOBODY}`, 404, null],
  [`GET /documents/${NOBODY}/flows`, 404, null],
  [`GET /documents/${receivedDocument}/flows/${SEEDED.flow}`, 404, null],
  ['PUT /accounts', 404, null],
  ['GET /accounts?page=2', 400, '/page'],
  ['GET /accounts?sort=created_at&sort=created_at', 400, '/sort'],
  ['GET /accounts?page_size=0', 400, '/page_size'],
  ['GET /accounts?page_size=101', 400, '/page_size'],
  ['GET /accounts?page_size=ten', 400, '/page_size'],
  ['GET /api/v1/companies?page_size=5', 400, '/page_size'],
  ['GET /documents?filter[number]=1', 400, '/filter/number'],
  ['GET /documents?filter[number__is]=1', 400, '/filter/number__is'],
  ['GET /documents?filter[status__ilike]=A', 400, '/filter/status__ilike'],
  ['GET /documents?filter[color__eq]=1', 400, '/filter/color__eq'],
  ['GET /documents?filter[status__in]=DRAFT,draft', 400, '/filter/status__in'],
  ['GET /documents?filter[creation_date__gte]=2026-13-01', 400, '/filter/creation_date__gte'],
  ['GET /documents?filter[notes__empty]=maybe', 400, '/filter/notes__empty'],
  ['GET /documents?sort=-gross_amount', 400, '/sort'],
  ['GET /documents?expand=category,sectional', 400, '/expand'],
  ['GET /documents?cursor=abc', 400, '/cursor'],
  ['GET /api/v1/counterparts/search', 400, '/vat_number'],
  ['POST /documents/invoice?issue=1', 400, '/issue'],
  ['POST /documents/invoice?sectional_id=A', 400, '/sectional_id'],
  ['POST /requests/f24/ocr?file_name=a.pdf', 403, null],
  ['POST /categories', 400, '/content-type'],
];

describe('requests outside the contract are refused', () => {
  it.each(lines)('%s: %i', async (line, status, pointer) => {
    expect(await send(line)).toMatchObject({ status, pointers: [pointer] });
  });
});

const amount = { amount: '10.00', currency: 'EUR' };
const flow = {
  amount,
  expected_payment_date: '2026-03-31',
  payment_date: '2026-03-31',
  payment_status: 'TO_PAY',
};
const flows = `POST /documents/${document}/flows`;
const share = `POST /documents/${document}/share-invoice`;
const elsewhere = { category_id: SEEDED.category, subcategory_id: SEEDED.otherSubcategory };

const bodies: readonly (readonly [line: string, body: unknown, status: number, pointer: string | null])[] = [
  [`DELETE /documents/${document}`, {}, 400, null],
  ['POST /categories', { name: 'a', colour: 'b' }, 422, '/colour'],
  ['POST /categories', {}, 422, '/name'],
  ['POST /categories', { name: null }, 422, '/name'],
  ['POST /categories', 'a', 422, ''],
  [flows, { ...flow, amount: { ...amount, amount: 10 } }, 422, '/amount/amount'],
  [flows, { ...flow, amount: { ...amount, amount: '1e3' } }, 422, '/amount/amount'],
  [flows, { ...flow, amount: { ...amount, currency: 'LIT' } }, 422, '/amount/currency'],
  [flows, { ...flow, payment_date: '31/03/2026' }, 422, '/payment_date'],
  [flows, { ...flow, external_id: 'seed-1' }, 422, '/external_id'],
  [flows, { ...flow, account_id: NOBODY }, 422, '/account_id'],
  ['POST /subcategories', { category_id: NOBODY, name: 'a' }, 404, '/category_id'],
  [`PATCH /transactions/${SEEDED.transaction}`, elsewhere, 422, '/subcategory_id'],
  [`PATCH /documents/${document}`, { notes: '😀'.repeat(1001) }, 422, '/notes'],
  ['POST /document-sectionals', { year: 2026 }, 422, '/prefix'],
  ['POST /products', { description: 'a', unit_price: amount, vat_percentage: 0 }, 422, '/tax_exemption'],
  ['POST /requests/bulk-payment', { payments: [] }, 422, '/payments'],
  [share, { to: [], reply_to: 'a@example.com' }, 422, '/to'],
];

describe('invalid bodies are refused', () => {
  it.each(bodies)('%s %j: %i', async (line, body, status, pointer) => {
    expect(await send(line, json(body))).toMatchObject({ status, pointers: [pointer] });
  });

  it.each([
    ['text/plain', '{"name":"a"}', '/content-type'],
    ['application/json', '{', null],
    ['application/json', '', null],
  ])('as %s: %s', async (type, text, pointer) => {
    expect(await send('POST /categories', { type, text })).toMatchObject({
      status: 400,
      pointers: [pointer],
    });
  });
});

const selected: readonly (readonly [path: string, ids: readonly string[]])[] = [
  ['/documents?filter[number__eq]=FT-88', [receivedDocument]],
  ['/documents?filter[number__neq]=FT-88', [document]],
  ['/documents?filter[number__in]=FT-88,x', [receivedDocument]],
  ['/documents?filter[number__notIn]=FT-88,x', [document]],
  ['/documents?filter[creation_date__gt]=2025-01-07', [receivedDocument]],
  ['/documents?filter[creation_date__gte]=2025-01-07&sort=creation_date', [document, receivedDocument]],
  ['/documents?filter[creation_date__lt]=2025-01-15', [document]],
  ['/documents?filter[creation_date__lte]=2025-01-15&sort=-creation_date', [receivedDocument, document]],
  ['/documents?filter[delivery_date__empty]=true', [receivedDocument]],
  ['/documents?filter[delivery_date__empty]=false', [document]],
  ['/documents?filter[counterpart_company_name__ilike]=CARTIERA', [receivedDocument]],
  ['/documents?filter[status__eq]=DELIVERED&filter[direction__eq]=ISSUED', [document]],
  ['/documents?sort=created_at,-creation_date', [receivedDocument, document]],
  ['/transactions?sort=amount&page_size=1', [SEEDED.transaction.replace(/.$/, '3')]],
  ['/transactions?sort=-amount,date&page_size=1', [SEEDED.transaction.replace(/.$/, '5')]],
];

describe('filters and orders', () => {
  it.each(selected)('%s', async (path, ids) => {
    const { status, data } = await send(`GET ${path}`);
    expect(status).toBe(200);
    expect((data as readonly { readonly id: string }[]).map(({ id }) => id)).toEqual(ids);
  });
});

describe('a cursor is valid for its query only', () => {
  it.each([
    ['/transactions?page_size=2', 200],
    ['/transactions?page_size=3', 200],
    ['/transactions?page_size=2&sort=date', 400],
    ['/transactions?page_size=2&filter[type__eq]=FEES', 400],
    ['/transactions?page_size=2&expand=category', 400],
    ['/products?page_size=2', 400],
  ])('%s: %i', async (path, status) => {
    const { cursor } = (await send('GET /transactions?page_size=2')).page ?? {};
    expect(await send(`GET ${path}&cursor=${cursor}`)).toMatchObject({ status });
  });
});

const BODY = '/fattura_elettronica_body';
const LINE = `${BODY}/0/dati_beni_servizi/dettaglio_linee/0`;
const DOCUMENT = `${BODY}/0/dati_generali/dati_generali_documento`;
const invoices: readonly (readonly [file: string, status: number, pointers: readonly (string | null)[]])[] = [
  ['valid/FPR12-simple.xml', 200, []],
  ['valid/FPR12-simple.json', 200, []],
  ['valid/FPR12-lotto.xml', 422, [BODY]],
  ['valid/FSM10-simple.xml', 422, ['/versione']],
  ['invalid/00423/sample.xml', 422, [`${LINE}/prezzo_totale`]],
  ['invalid/00200/json-key-unknown.json', 422, [DOCUMENT]],
  ['malformed/bare-ampersand.xml', 422, ['']],
  ['hostile/external-dtd.xml', 400, [null]],
];

describe('an invoice', () => {
  it.each(invoices)('%s: %i', async (file, status, pointers) => {
    const text = readFileSync(join(projectRoot, 'fixtures', file), 'utf8');
    const type = file.endsWith('json') ? 'application/json' : 'application/xml';
    const answered = await send('POST /documents/invoice', { type, text });
    expect(answered).toMatchObject({ status, pointers });
  });
});
