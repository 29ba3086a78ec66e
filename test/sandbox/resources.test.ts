/** Refusals, data and events of the resources. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partitaIvaFlaw } from '../../src/model/index.ts';
import { events } from '../../src/sandbox/database/tables/index.ts';
import { companyRegister } from '../../src/sandbox/endpoints/companyRegister.ts';
import { COMPANY, OTHER_COMPANY, OTHER_KEY, startApp, type TestApp, uuid } from './httpApp.ts';

const ids = {
  account: uuid('acc'),
  category: uuid('ca'),
  other: uuid('ca', 2),
  subcategory: uuid('5c'),
  otherSubcategory: uuid('5c', 2),
  counterpart: uuid('cb'),
  administration: uuid('cb', 2),
  document: uuid('d0'),
  flow: uuid('f1'),
  transaction: uuid('7a'),
  product: uuid('b0'),
  sectional: uuid('5e'),
  /** Belongs to the other company. */
  foreignCategory: uuid('ca', 9),
  foreignAccount: uuid('acc', 9),
  nobody: uuid('ff'),
} as const;

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const at = '2026-01-07T08:30:00.000Z';
const account = {
  nickname: 'Conto',
  currency: 'EUR',
  current_balance: '10',
  available_balance: '10.00',
  credit_limit: '0',
  balance_date: at,
};

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
  await server.add({
    accounts: [
      { ...account, id: ids.account, company_id: COMPANY },
      { ...account, id: ids.foreignAccount, company_id: OTHER_COMPANY },
    ],
    categories: [
      { id: ids.category, company_id: COMPANY, name: 'Vendite', color: '#3366cc' },
      { id: ids.other, company_id: COMPANY, name: 'Carta', color: '#000000' },
      { id: ids.foreignCategory, company_id: OTHER_COMPANY, name: 'Altrui', color: '#000000' },
    ],
    subcategories: [
      { id: ids.subcategory, company_id: COMPANY, category_id: ids.category, name: 'Digitale' },
      { id: ids.otherSubcategory, company_id: COMPANY, category_id: ids.other, name: 'Riciclata' },
    ],
    counterparts: [
      {
        id: ids.counterpart,
        company_id: COMPANY,
        company_name: 'Ciclofficina',
        country: 'IT',
        identity_type: 'COMPANY',
        issued_category_id: ids.category,
      },
      {
        id: ids.administration,
        company_id: COMPANY,
        company_name: 'Comune',
        country: 'IT',
        identity_type: 'PA',
      },
    ],
    documentSectionals: [{ id: ids.sectional, company_id: COMPANY, year: 2026, suffix: '/W' }],
    products: [
      {
        id: ids.product,
        company_id: COMPANY,
        description: 'Biglietti',
        unit_price: eur('45.00'),
        vat_percentage: 22,
      },
    ],
    transactions: [
      {
        id: ids.transaction,
        company_id: COMPANY,
        account_id: ids.account,
        amount: eur('-12.50'),
        bank_code: '48',
        booking_date_time: at,
        value_date_time: at,
        date: at,
        created_at: at,
        description: 'D',
        clean_description: 'd',
        counterpart_name: 'C',
        type: 'TRANSFER',
      },
    ],
    documents: [
      {
        id: ids.document,
        company_id: COMPANY,
        number: '1',
        type: 'INVOICE',
        direction: 'ISSUED',
        status: 'DRAFT',
        format: 'FPR12',
        creation_date: '2026-01-07',
        gross_amount: eur('122.00'),
        vat_amount: '22.00',
        counterpart_id: ids.counterpart,
        category_id: ids.category,
        subcategory_id: ids.subcategory,
        created_at: at,
        updated_at: at,
      },
    ],
    flows: [
      {
        id: ids.flow,
        company_id: COMPANY,
        document_id: ids.document,
        amount: eur('122.00'),
        expected_payment_date: '2026-02-06',
        payment_date: '2026-02-06',
        payment_status: 'TO_PAY',
        external_id: 'used',
        created_at: at,
      },
    ],
  });
});
afterAll(() => server.close());

const flow = {
  amount: eur('10.00'),
  expected_payment_date: '2026-03-31',
  payment_date: '2026-03-31',
  payment_status: 'TO_PAY',
};
const flows = `POST /documents/${ids.document}/flows`;
const product = { description: 'A3', unit_price: eur('1'), vat_percentage: 22 };
const [document, transaction, counterpart, administration] = [
  `PATCH /documents/${ids.document}`,
  `PATCH /transactions/${ids.transaction}`,
  `PATCH /counterparts/${ids.counterpart}`,
  `PATCH /counterparts/${ids.administration}`,
];

const refused: readonly (readonly [line: string, json: unknown, status: number, pointer: string | null])[] = [
  [document, { subcategory_id: ids.otherSubcategory }, 422, '/subcategory_id'],
  [document, { category_id: ids.other, subcategory_id: ids.subcategory }, 422, '/subcategory_id'],
  [document, { category_id: null, subcategory_id: ids.subcategory }, 422, '/subcategory_id'],
  [document, { category_id: ids.nobody }, 422, '/category_id'],
  [document, { category_id: ids.foreignCategory }, 422, '/category_id'],
  [document, { notes: '😀'.repeat(1001) }, 422, '/notes'],
  [document, { notes: 'a\0b' }, 422, '/notes'],
  [document, { notes: '\ud800' }, 422, '/notes'],
  [document, { number: '2' }, 422, '/number'],
  [transaction, { subcategory_id: ids.subcategory }, 422, '/subcategory_id'],
  [counterpart, { issued_subcategory_id: ids.otherSubcategory }, 422, '/issued_subcategory_id'],
  [counterpart, { received_subcategory_id: ids.subcategory }, 422, '/received_subcategory_id'],
  [counterpart, { vat_number: '02718281823' }, 422, '/vat_number'],
  [counterpart, { destination_code: 'ABCDEF' }, 422, '/destination_code'],
  [counterpart, { destination_code: 'abcdefg' }, 422, '/destination_code'],
  [administration, { destination_code: 'ABCDEFG' }, 422, '/destination_code'],
  ['POST /counterparts', { country: 'Italia' }, 422, '/country'],
  ['POST /counterparts', { country: 'IT', vat_number: '1'.repeat(256) }, 422, '/vat_number'],
  ['POST /subcategories', { category_id: ids.nobody, name: 'a' }, 404, '/category_id'],
  ['POST /subcategories', { category_id: ids.foreignCategory, name: 'a' }, 404, '/category_id'],
  [flows, { ...flow, external_id: 'used' }, 422, '/external_id'],
  [flows, { ...flow, account_id: ids.nobody }, 422, '/account_id'],
  [flows, { ...flow, account_id: ids.foreignAccount }, 422, '/account_id'],
  [flows, { ...flow, payment_date: '2026-02-30' }, 422, '/payment_date'],
  [flows, { ...flow, payment_date: '0000-01-01' }, 422, '/payment_date'],
  [flows, { ...flow, amount: eur('1'.repeat(31)) }, 422, '/amount/amount'],
  ['POST /products', { ...product, vat_percentage: 0 }, 422, '/tax_exemption'],
  [`PATCH /products/${ids.product}`, { vat_percentage: 0 }, 422, '/tax_exemption'],
  ['POST /document-sectionals', { year: 2026 }, 422, '/prefix'],
  [`PATCH /document-sectionals/${ids.sectional}`, { suffix: null }, 422, '/prefix'],
  ['POST /document-sectionals', { year: 2 ** 31, prefix: 'A' }, 422, '/year'],
  ['POST /document-sectionals', { year: 2026, prefix: 'A', minimum_digits: 21 }, 422, '/minimum_digits'],
  ['POST /reconciliations', { flow_id: ids.nobody, transaction_id: ids.transaction }, 422, '/flow_id'],
  ['POST /reconciliations', { flow_id: ids.flow, transaction_id: ids.nobody }, 422, '/transaction_id'],
  ['POST /categories', { name: 'a', 'a/b~': 1 }, 422, '/a~1b~0'],
];

describe('violations of rules are refused', () => {
  it.each(refused)('%s %j: %i', async (line, json, status, pointer) => {
    expect(await server.send(line, { json })).toMatchObject({ status, pointers: [pointer] });
  });
});

const made: readonly (readonly [line: string, json: object, shown: object])[] = [
  ['POST /categories', { name: 'Fiere' }, { name: 'Fiere', color: '#ffffff' }],
  ['POST /counterparts', { country: 'IT' }, { destination_code: '0000000', vat_number: null }],
  ['POST /counterparts', { country: 'IT', identity_type: 'PA' }, { destination_code: '999999' }],
  ['POST /counterparts', { country: 'FR' }, { destination_code: 'XXXXXXX' }],
  ['POST /counterparts', { country: 'SM' }, { destination_code: '2R4GTO8' }],
  [
    'POST /counterparts',
    { country: 'IT', destination_code: 'A1B2C3D', received_category_id: ids.other },
    { destination_code: 'A1B2C3D', received_category: { id: ids.other, name: 'Carta', color: '#000000' } },
  ],
  [
    'POST /products',
    { ...product, vat_percentage: 0, tax_exemption: 'N4' },
    { unit_price: eur('1'), vat_percentage: 0, code: null },
  ],
  ['POST /document-sectionals', { year: 2027, prefix: 'PA-' }, { year: 2027, prefix: 'PA-', suffix: null }],
  [
    flows,
    { ...flow, account_id: ids.account, external_id: 'new' },
    { ...flow, account_id: ids.account, external_id: 'new', document_id: ids.document },
  ],
  [flows, { ...flow, amount: eur('0.10') }, { amount: eur('0.10'), external_id: null, payment_method: null }],
];

describe('a created resource is returned, and can be read', () => {
  it.each(made)('%s %j', async (line, json, shown) => {
    const { status, body } = await server.send(line, { json });
    expect(status).toBe(201);
    expect(body.data).toMatchObject(shown);
    const [, path = ''] = line.split(' ');
    expect((await server.send(`GET ${path}/${body.data.id}`)).body.data).toEqual(body.data);
  });
});

describe('an update', () => {
  it('without fields changes nothing and causes no event', async () => {
    const before = (await server.send(`GET /documents/${ids.document}`)).body;
    const known = await server.context.db.$count(events);
    expect(await server.send(document, { json: {} })).toMatchObject({ status: 200, body: before });
    expect(await server.context.db.$count(events)).toBe(known);
  });

  it('of a category also changes the subcategory', async () => {
    const expand = '?expand=category,subcategory';
    const path = `${transaction}${expand}`;
    await server.send(path, { json: { category_id: ids.category, subcategory_id: ids.subcategory } });
    expect((await server.send(path, { json: { category_id: ids.other } })).body.data).toMatchObject({
      category: { id: ids.other, name: 'Carta' },
      subcategory: null,
    });
  });

  it("of a document sets updated_at and stores an event in the service's form", async () => {
    const { body } = await server.send(document, { json: { notes: '😀'.repeat(1000) } });
    expect(body.data.updated_at > at).toBe(true);
    const [last] = (await server.context.db.select().from(events)).slice(-1);
    expect(last).toMatchObject({ event: 'document.updated', subject_id: ids.document, data: body.data });
  });

  it('of a flow stores an event', async () => {
    const line = `PATCH /documents/${ids.document}/flows/${ids.flow}`;
    const { body } = await server.send(line, { json: { payment_status: 'PAID', amount: eur('100') } });
    expect(body.data).toMatchObject({ payment_status: 'PAID', amount: eur('100') });
    const [last] = (await server.context.db.select().from(events)).slice(-1);
    expect(last).toMatchObject({ event: 'flow.updated', subject_id: ids.flow, data: body.data });
  });
});

describe('a deletion', () => {
  it('also removes references: to a category, its subcategories, and in resources that had them', async () => {
    const category = (await server.send('POST /categories', { json: { name: 'Via' } })).body.data.id;
    const sub = (await server.send('POST /subcategories', { json: { category_id: category, name: 'Via' } }))
      .body.data.id;
    await server.send(document, { json: { category_id: category, subcategory_id: sub } });
    await server.send(transaction, { json: { category_id: category, subcategory_id: sub } });
    await server.send(counterpart, { json: { issued_category_id: category, issued_subcategory_id: sub } });
    expect(await server.send(`DELETE /categories/${category}`)).toMatchObject({ status: 204, body: {} });
    expect(await server.send(`GET /subcategories/${sub}`)).toMatchObject({ status: 404 });
    const expand = '?expand=category,subcategory';
    for (const path of [`/documents/${ids.document}`, `/transactions/${ids.transaction}`]) {
      expect((await server.send(`GET ${path}${expand}`)).body.data).toMatchObject({
        category: null,
        subcategory: null,
      });
    }
    const shown = (await server.send(`GET /counterparts/${ids.counterpart}`)).body.data;
    expect(shown).toMatchObject({ issued_category: null, issued_subcategory: null });
    expect(await server.send(`DELETE /categories/${category}`)).toMatchObject({ status: 404 });
  });

  it('of a reconciliation keeps payment and movement', async () => {
    const json = { flow_id: ids.flow, transaction_id: ids.transaction };
    const first = await server.send('POST /reconciliations?expand=flow,transaction.category', { json });
    expect(first).toMatchObject({
      status: 201,
      body: { data: { flow: { id: ids.flow }, transaction: { category: null } } },
    });
    expect(await server.send('POST /reconciliations', { json })).toMatchObject({
      status: 422,
      pointers: ['/transaction_id'],
    });
    const listed = await server.send('GET /transactions?expand=reconciliations.flow');
    expect(listed.body.data[0].reconciliations).toMatchObject([
      { id: first.body.data.id, flow: { id: ids.flow } },
    ]);
    expect(await server.send(`DELETE /reconciliations/${first.body.data.id}`)).toMatchObject({ status: 204 });
    expect(await server.send(`GET /documents/${ids.document}/flows/${ids.flow}`)).toMatchObject({
      status: 200,
    });
  });
});

describe('expansions', () => {
  const asked = { category: {}, subcategory: {}, counterpart: {}, flows: [], sectional: null };
  it.each(Object.keys(asked))('%s of a document is included on request only', async (name) => {
    expect((await server.send(`GET /documents/${ids.document}`)).body.data).not.toHaveProperty(name);
    expect((await server.send(`GET /documents/${ids.document}?expand=${name}`)).body.data).toHaveProperty(
      name,
    );
  });

  it.each(['company_identity', 'subscriptions'])(
    '%s of a company is included on request only',
    async (name) => {
      expect((await server.send('GET /api/v1/companies')).body.data[0]).not.toHaveProperty(name);
      expect((await server.send(`GET /api/v1/companies?expand=${name}`)).body.data[0]).toHaveProperty(name);
    },
  );
});

describe('another integrator', () => {
  it.each([
    `GET /documents/${ids.document}`,
    `GET /documents/${ids.document}/flows/${ids.flow}`,
    `PATCH /products/${ids.product}`,
    'GET /accounts',
  ])('%s: 404', async (line) => {
    expect(await server.send(line, { key: OTHER_KEY, json: undefined })).toMatchObject({ status: 404 });
    const [method, path] = line.split(' ');
    const own = `${method} /api/v1/companies/${OTHER_COMPANY}${path}`;
    const json = method === 'PATCH' ? { json: { code: 'x' } } : {};
    expect(await server.send(own, { key: OTHER_KEY, ...json })).toMatchObject({
      status: path === '/accounts' ? 200 : 404,
    });
  });

  it('lists its own companies', async () => {
    expect((await server.send('GET /api/v1/companies', { key: OTHER_KEY })).body.data).toMatchObject([
      { id: OTHER_COMPANY },
    ]);
  });
});

describe('the register', () => {
  it('has invented numbers with correct check digits, which no tax office issued', () => {
    for (const number of companyRegister.keys()) {
      expect(partitaIvaFlaw(number)).toBeUndefined();
      expect(Number(number.slice(7, 10))).toBeGreaterThan(121);
    }
    expect(companyRegister.size).toBe(12);
  });

  it.each([
    ['03141592653', 200, []],
    ['IT03141592653', 200, []],
    ['09876543217', 404, ['/vat_number']],
    ['03141592654', 400, ['/vat_number']],
    ['abc', 400, ['/vat_number']],
    ['', 400, ['/vat_number']],
  ])('%s: %i', async (number, status, pointers) => {
    const answered = await server.send(`GET /api/v1/counterparts/search?vat_number=${number}`);
    expect(answered).toMatchObject({ status, pointers });
  });
});

describe('a concurrently used external_id', () => {
  it('is accepted once', async () => {
    const json = { ...flow, external_id: 'race' };
    const all = await Promise.all(Array.from({ length: 20 }, () => server.send(flows, { json })));
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
  });
});
