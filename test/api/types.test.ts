import { beforeAll, describe, expect, it } from 'vitest';
import { diagnose } from '../support/diagnose.ts';

const HEAD = `
import { ApiError, ConnectionError, type Document, type DocumentStatus, type FatturaClient, FatturaError, StatusError, TimeoutError, type FlowCreate, type Money, type Transaction } from '../../src/api/index.ts';
declare const client: FatturaClient;
const { documents, flows, counterparts, requests, transactions, reconciliations, products, companies } = client;
declare const flow: FlowCreate;
declare const money: Money;
declare const bytes: Uint8Array;
declare const error: unknown;
`;

/** Codes of the compiler. */
const NO_SUCH_MEMBER = 2353;
const WRONG_TYPE = 2322;
const WRONG_ARGUMENT = 2345;
const MISSPELT = 2561;
const MISSING_ARGUMENT = 2554;
const MISSING_MEMBER = 2741;
const NO_OVERLAP = 2367;
const MISSPELT_VALUE = 2820;
const MAYBE_UNDEFINED = 18048;
const MAYBE_NULL = 18047;
const MAYBE_NEITHER = 18049;
const READ_ONLY = 2540;
const NO_SUCH_PROPERTY = 2339;
const MISSPELT_PROPERTY = 2551;
const NO_INDEX = 7053;
const NO_NUMBER = 2362;

const list = (params: string) => `await documents.list({ ${params} });`;

const pieces: readonly [name: string, code: string, errors: readonly number[]][] = [
  // Filters
  ['a value', list(`filter: { number: '12', status: 'DRAFT' }`), []],
  ['a range of dates', list(`filter: { creation_date: { gte: '2026-01-01', lte: '2026-01-31' } }`), []],
  ['some codes', list(`filter: { status: { in: ['DRAFT', 'SENT'] } }`), []],
  ['a code that is not known', list(`filter: { status: { in: ['ARCHIVED'] } }`), [WRONG_TYPE]],
  ['a code in small letters', list(`filter: { status: 'draft' }`), [MISSPELT_VALUE]],
  ['the code of another list', list(`filter: { direction: { eq: 'DRAFT' } }`), [WRONG_TYPE]],
  ['a code of a later version', list(`filter: { status: 'ARCHIVED' as string as DocumentStatus }`), []],
  [
    'codes from elsewhere',
    `declare const codes: readonly DocumentStatus[]; ${list('filter: { status: { in: codes } }')}`,
    [],
  ],
  ['a text within', list(`filter: { notes: { ilike: 'ordine' } }`), []],
  ['a field that is not set', list('filter: { delivery_status: { empty: true } }'), []],
  ['null and undefined', list('filter: { number: undefined, notes: null, status: { eq: undefined } }'), []],
  [
    'any field where none is documented',
    `await flows.list('id', { filter: { payment_status: { eq: 'PAID' } } });`,
    [],
  ],
  ['an unknown field', list(`filter: { colour: 'red' }`), [NO_SUCH_MEMBER]],
  ['a field of another list', list(`filter: { account_id: 'x' }`), [NO_SUCH_MEMBER]],
  ['ilike on a date', list(`filter: { creation_date: { ilike: '2026' } }`), [NO_SUCH_MEMBER]],
  ['gt on a code', list(`filter: { status: { gt: 'DRAFT' } }`), [NO_SUCH_MEMBER]],
  ['lte on an id', list(`filter: { sectional_id: { lte: 'x' } }`), [NO_SUCH_MEMBER]],
  ['an unknown operator', list(`filter: { number: { like: '12' } }`), [MISSPELT]],
  ['a number for a text', list('filter: { number: 12 }'), [WRONG_TYPE]],
  ['a Date for a date', list('filter: { creation_date: { gte: new Date() } }'), [WRONG_TYPE]],
  ['a text for a list', list(`filter: { status: { in: 'DRAFT,SENT' } }`), [WRONG_TYPE]],
  ['a text for yes or no', list(`filter: { notes: { empty: 'true' } }`), [WRONG_TYPE]],
  ['a text for a year', `await client.documentSectionals.list({ filter: { year: '2026' } });`, [WRONG_TYPE]],
  ['a filter on what has none', `await companies.list({ filter: { id: 'x' } });`, [NO_SUCH_MEMBER]],
  // Sort, pages
  ['an order', list(`sort: '-creation_date'`), []],
  ['several orders', list(`sort: ['creation_date', '-number']`), []],
  ['an unknown order', list(`sort: 'gross_amount'`), [WRONG_TYPE]],
  ['an unknown order among others', list(`sort: ['number', '-status']`), [WRONG_TYPE]],
  ['an order of what has none', `await flows.list('id', { sort: 'amount' });`, [NO_SUCH_MEMBER]],
  [
    'a cursor of a page',
    `const page = await documents.list(); await documents.list({ cursor: page.cursor, page_size: 50 });`,
    [],
  ],
  ['a page size as text', list(`page_size: '50'`), [WRONG_TYPE]],
  ['an unknown parameter', list('limit: 50'), [NO_SUCH_MEMBER]],
  // Expansion
  ['an expanded field', `const d = await documents.get('id', { expand: ['flows'] }); d.flows.length;`, []],
  ['the same field unexpanded', `const d = await documents.get('id'); d.flows.length;`, [MAYBE_UNDEFINED]],
  [
    'another field unexpanded',
    `const d = await documents.get('id', { expand: ['flows'] }); d.counterpart.id;`,
    [MAYBE_NEITHER],
  ],
  [
    'an expanded field that may be null',
    `const d = await documents.get('id', { expand: ['counterpart'] }); d.counterpart.id;`,
    [MAYBE_NULL],
  ],
  [
    'every item of a list',
    `for await (const d of documents.list({ expand: ['flows', 'category'] })) { d.flows.map((f) => f.amount?.amount); d.category?.name; }`,
    [],
  ],
  [
    'every item of a list unexpanded',
    'for await (const d of documents.list()) d.flows.length;',
    [MAYBE_UNDEFINED],
  ],
  [
    'every page of a list',
    `for await (const page of documents.list({ expand: ['flows'] }).pages()) page.data[0]?.flows.length;`,
    [],
  ],
  [
    'withResponse',
    `const { data } = await documents.get('id', { expand: ['flows'] }).withResponse(); data.flows.length;`,
    [],
  ],
  [
    'a path of two',
    `const r = await reconciliations.get('id', { expand: ['transaction.category'] }); r.transaction?.category?.name;`,
    [],
  ],
  [
    'a path of two, null on the way',
    `const r = await reconciliations.get('id', { expand: ['transaction.category'] }); r.transaction.category;`,
    [MAYBE_NULL],
  ],
  [
    'two paths of two',
    `const r = await reconciliations.get('id', { expand: ['transaction', 'transaction.category', 'transaction.subcategory', 'flow'] }); const c: { readonly name?: string } | null | undefined = r.transaction && { ...r.transaction.category, ...r.transaction.subcategory, ...r.flow };`,
    [],
  ],
  [
    'a path through a list',
    `const t = await transactions.get('id', { expand: ['reconciliations', 'reconciliations.flow'] }); const ids: (string | undefined)[] = t.reconciliations.map((r) => r.flow === null ? undefined : r.flow.id);`,
    [],
  ],
  [
    'a list without its path',
    `const t = await transactions.get('id', { expand: ['reconciliations'] }); t.reconciliations.map((r) => r.flow.id);`,
    [MAYBE_NEITHER],
  ],
  ['an unknown expansion', `await documents.get('id', { expand: ['invoice'] });`, [WRONG_TYPE]],
  ['an expansion of another method', list(`expand: ['sectional']`), [WRONG_TYPE]],
  [
    'the same where it is known',
    `const d = await documents.get('id', { expand: ['sectional'] }); d.sectional?.prefix;`,
    [],
  ],
  ['any expansion where none is documented', `await counterparts.get('id', { expand: ['anything'] });`, []],
  ['an expansion of what has none', `await products.get('id', { expand: ['x'] });`, [NO_SUCH_MEMBER]],
  // Bodies
  [
    'a whole payment',
    `await flows.create('id', { amount: { amount: '10.00', currency: 'EUR' }, expected_payment_date: '2026-01-31', payment_date: '2026-01-31', payment_status: 'TO_PAY', external_id: null });`,
    [],
  ],
  [
    'a payment without its amount',
    `await flows.create('id', { expected_payment_date: '2026-01-31', payment_date: '2026-01-31', payment_status: 'TO_PAY' });`,
    [WRONG_ARGUMENT],
  ],
  [
    'an amount as a number',
    `await flows.update('id', 'id', { amount: { amount: 10, currency: 'EUR' } });`,
    [WRONG_TYPE],
  ],
  [
    'an amount without currency',
    `await flows.update('id', 'id', { amount: { amount: '10.00' } });`,
    [MISSING_MEMBER],
  ],
  ['a code that is no text', `await flows.update('id', 'id', { payment_status: true });`, [WRONG_TYPE]],
  ['a field that cannot be sent', `await documents.update('id', { number: '12' });`, [NO_SUCH_MEMBER]],
  ['null where it clears', `await documents.update('id', { category_id: null });`, []],
  ['null where it cannot be', `await client.categories.update('id', { name: null });`, [WRONG_TYPE]],
  ['undefined, which is not sent', `await documents.update('id', { notes: undefined });`, []],
  ['a missing body', `await client.categories.create();`, [MISSING_ARGUMENT]],
  [
    'one address and several',
    `await documents.shareInvoice('id', { to: 'a@example.it', reply_to: 'b@example.it' }); await documents.shareInvoice('id', { to: ['a@example.it'], reply_to: 'b@example.it' });`,
    [],
  ],
  [
    'an invoice as text and bytes',
    `await documents.createInvoice('<a/>'); await documents.createInvoice(bytes, { issue: true });`,
    [],
  ],
  ['an invoice that is none', `await documents.createInvoice({ versione: 'FPR12' });`, [WRONG_ARGUMENT]],
  ['an unknown parameter of creation', `await documents.createInvoice(bytes, { isue: true });`, [MISSPELT]],
  ['a PDF without a name', `await requests.uploadF24(bytes, { label: 'x' });`, [WRONG_ARGUMENT]],
  [
    'a PDF with a name',
    `const { request_id } = await requests.uploadF24(new Blob([]), { file_name: 'f24.pdf' }); request_id.length;`,
    [],
  ],
  ['a search without its number', 'await counterparts.search({});', [WRONG_ARGUMENT]],
  // Answers
  ['a known code', `const d = await documents.get('id'); if (d.status === 'DELIVERED') d.number;`, []],
  [
    'a code that a later version may bring',
    `const d = await documents.get('id'); if (d.status === 'ARCHIVED') d.number;`,
    [],
  ],
  ['any text as a status', `const status: NonNullable<Document['status']> = 'ARCHIVED' as string;`, []],
  ['an unknown field by brackets', `const d = await documents.get('id'); d['later'];`, [NO_INDEX]],
  ['an unknown field by a dot', `const d = await documents.get('id'); d.later;`, [NO_SUCH_PROPERTY]],
  ['a field that is misspelt', `const d = await documents.get('id'); d.statsu;`, [MISSPELT_PROPERTY]],
  [
    'a field of a list that is misspelt',
    'for await (const d of documents.list()) d.nmber;',
    [MISSPELT_PROPERTY],
  ],
  [
    'a field that a later version may bring',
    `const d = await documents.get('id'); const later: unknown = (d as Document & Record<string, unknown>)['later'];`,
    [],
  ],
  [
    'a field that may be absent',
    `const t: Transaction = await transactions.get('id'); t.amount.amount;`,
    [MAYBE_UNDEFINED],
  ],
  ['a change of an answer', `const d = await documents.get('id'); d.number = '1';`, [READ_ONLY]],
  ['an amount in arithmetic', 'money.amount * 2;', [NO_NUMBER]],
  // Errors
  ['a code', `if (error instanceof FatturaError && error.code === 'timeout') error.message;`, []],
  ['a code that no error has', `if (error instanceof FatturaError) error.code === 'tiemout';`, [NO_OVERLAP]],
  ['a code of a status', `if (error instanceof StatusError) error.code === 'status_404';`, []],
  ['a code of another class', `if (error instanceof StatusError) error.code === 'timeout';`, [NO_OVERLAP]],
  [
    'a timeout is a connection that failed',
    `if (error instanceof TimeoutError) { const failed: ConnectionError = error; failed.sent; }`,
    [],
  ],
  [
    'what an error knows of the request',
    `if (error instanceof ApiError) { const all: (string | null)[] = [error.method, error.url, error.requestId]; all.length; }`,
    [],
  ],
  ['nothing from a deletion', `const nothing: undefined = await documents.delete('id') as undefined;`, []],
];

describe('the types of the client', () => {
  let found: readonly (readonly number[])[] = [];

  beforeAll(() => {
    found = diagnose(pieces.map(([, code]) => `${HEAD}${code}\nexport {};\n`));
  }, 120_000);

  it.each(pieces.map(([name, , errors], index) => ({ name, errors, index })))(
    '$name: $errors',
    ({ errors, index }) => {
      expect(found[index]).toEqual(errors);
    },
  );
});
