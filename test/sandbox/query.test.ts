/** Lists: every filter compared with an evaluation in memory, and pages without lost or duplicate rows. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint, operatorsOf, type Shape } from '../../src/api/contract/index.ts';
import { readCursor, writeCursor } from '../../src/sandbox/query/cursor.ts';
import { COMPANY, startApp, type TestApp, uuid } from './httpApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

/** Few values, so that rows are equal; the unusual ones break careless comparisons or patterns. */
const TEXTS = ['', 'a', 'A', 'B', 'ab', 'a%b', 'a_b', 'a\\b', 'È', 'è', 'z', '10', '9', 'é😀', '\u{10fffd}'];
const DATES = ['2025-12-31', '2026-01-01', '2026-01-02'];
const MOMENTS = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z', '2026-01-02T00:00:00.000Z'];
const AMOUNTS = ['-10', '9.5', '10.00', '10', '-9', '0.1'];
const NAMES = ['Cartiera', 'cartiera Lamone', null];

type Value = string | null;
type Plain = Readonly<Record<string, Value>>;

const of = (values: readonly Value[]) => fc.constantFrom(...values);

const arbitraryDocument: fc.Arbitrary<Plain> = fc.record({
  number: of(TEXTS),
  progressive: of([...TEXTS, null]),
  notes: of([...TEXTS, null]),
  delivery_date: of([...DATES, null]),
  creation_date: of(DATES),
  created_at: of(MOMENTS),
  status: of(['DRAFT', 'SENT', 'DELIVERED']),
  direction: of(['ISSUED', 'RECEIVED']),
  counterpart_company_name: of(NAMES),
});

const arbitraryTransaction: fc.Arbitrary<Plain> = fc.record({
  amount: of(AMOUNTS),
  date: of(MOMENTS),
  created_at: of(MOMENTS),
  booking_date_time: of(MOMENTS),
  clean_description: of(TEXTS),
  counterpart_name: of(TEXTS),
  type: of(['FEES', 'TRANSFER']),
});

let made = 0;
const nextId = (family: string): string => {
  made += 1;
  return uuid(family, made);
};

async function addDocuments(rows: readonly Plain[]): Promise<readonly (Plain & { readonly id: string })[]> {
  const whole = rows.map((row): Plain & { readonly id: string } => ({ ...row, id: nextId('d0') }));
  await server.add({
    documents: whole.map(({ counterpart_company_name: name, ...row }) => ({
      ...row,
      company_id: COMPANY,
      type: 'INVOICE',
      gross_amount: { amount: '1', currency: 'EUR' },
      vat_amount: '0',
      counterpart_id: name == null ? null : uuid('cb', NAMES.indexOf(name) + 1),
    })),
  });
  return whole;
}

async function addTransactions(
  rows: readonly Plain[],
): Promise<readonly (Plain & { readonly id: string })[]> {
  const whole = rows.map((row): Plain & { readonly id: string } => ({ ...row, id: nextId('7a') }));
  await server.add({
    transactions: whole.map((row) => ({
      ...row,
      company_id: COMPANY,
      account_id: uuid('acc'),
      amount: { amount: row['amount'], currency: 'EUR' },
      bank_code: '48',
      value_date_time: MOMENTS[0],
      description: '',
    })),
  });
  return whole;
}

beforeAll(async () => {
  const at = MOMENTS[0];
  await server.add({
    counterparts: NAMES.slice(0, 2).map((company_name, index) => ({
      id: uuid('cb', index + 1),
      company_id: COMPANY,
      company_name,
      country: 'IT',
    })),
    accounts: [
      {
        id: uuid('acc'),
        company_id: COMPANY,
        nickname: 'C',
        currency: 'EUR',
        current_balance: '0',
        available_balance: '0',
        credit_limit: '0',
        balance_date: at,
      },
    ],
  });
});

/** By code point, as UTF-8 bytes are ordered; amounts and progressive numbers by value. Null comes last. */
function compare(field: string, a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (field === 'amount') return Number(a) - Number(b);
  const ranked = (text: string): string =>
    field === 'progressive' ? '0'.repeat(Math.max(0, 20 - [...text].length)) + text : text;
  return Buffer.compare(Buffer.from(ranked(a)), Buffer.from(ranked(b)));
}

function passes(field: string, value: Value, operator: string, values: readonly string[]): boolean {
  const [first = ''] = values;
  if (operator === 'empty') return (value === null) === (first === 'true');
  if (operator === 'neq' || operator === 'notIn') return value === null || !values.includes(value);
  if (value === null) return false;
  if (operator === 'eq' || operator === 'in') return values.includes(value);
  if (operator === 'ilike') return value.toLowerCase().includes(first.toLowerCase());
  const order = compare(field, value, first);
  const wanted: Readonly<Record<string, boolean>> = {
    gt: order > 0,
    gte: order >= 0,
    lt: order < 0,
    lte: order <= 0,
  };
  return wanted[operator] ?? false;
}

interface List {
  readonly resource: string;
  readonly row: fc.Arbitrary<Plain>;
  readonly add: typeof addDocuments;
  readonly values: Readonly<Record<string, readonly Value[]>>;
}

const lists: readonly List[] = [
  {
    resource: 'documents',
    row: arbitraryDocument,
    add: addDocuments,
    values: {
      number: TEXTS,
      progressive: TEXTS,
      notes: TEXTS,
      delivery_date: DATES,
      creation_date: DATES,
      status: ['DRAFT', 'SENT', 'CREATED'],
      direction: ['ISSUED', 'RECEIVED'],
      counterpart_company_name: ['Cartiera', 'CARTIERA', 'a'],
    },
  },
  {
    resource: 'transactions',
    row: arbitraryTransaction,
    add: addTransactions,
    values: {
      date: MOMENTS,
      booking_date_time: MOMENTS,
      clean_description: TEXTS,
      counterpart_name: TEXTS,
      type: ['FEES', 'TRANSFER', 'POS'],
    },
  },
];

const shapeOf = (resource: string, field: string): Shape =>
  (endpoint(resource, 'list').list?.filter as Readonly<Record<string, Shape>> | undefined)?.[field] ?? {
    kind: 'text',
  };

/** Lists of values are separated by commas, so none of these contains one. */
const filterOf = ({ resource, values }: List) =>
  fc.constantFrom(...Object.keys(values)).chain((field) =>
    fc.constantFrom(...operatorsOf(shapeOf(resource, field))).chain((operator) => {
      const one = fc.constantFrom(...(values[field] as readonly string[]));
      const many = operator === 'in' || operator === 'notIn';
      const given = operator === 'empty' ? fc.constantFrom('true', 'false') : one;
      return fc
        .array(given, { minLength: 1, maxLength: many ? 3 : 1 })
        .map((found) => ({ field, operator, values: found }));
    }),
  );

const sortOf = ({ resource }: List) =>
  fc.uniqueArray(
    fc.record({
      field: fc.constantFrom(...(endpoint(resource, 'list').list?.sort ?? [])),
      descending: fc.boolean(),
    }),
    { minLength: 0, maxLength: 3, selector: ({ field }) => field },
  );

interface Asked {
  readonly filters: readonly {
    readonly field: string;
    readonly operator: string;
    readonly values: readonly string[];
  }[];
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
}

function search({ filters, sort }: Asked): URLSearchParams {
  const query = new URLSearchParams();
  for (const { field, operator, values } of filters)
    query.set(`filter[${field}__${operator}]`, values.join());
  if (sort.length > 0)
    query.set('sort', sort.map(({ field, descending }) => `${descending ? '-' : ''}${field}`).join());
  return query;
}

interface Walk {
  readonly resource: string;
  readonly query: URLSearchParams;
  readonly sizes: readonly number[];
  readonly between?: (page: number) => Promise<void>;
}

/** The ids of all pages. */
async function walk({ resource, query, sizes, between }: Walk): Promise<readonly string[]> {
  const ids: string[] = [];
  const asked = new URLSearchParams(query);
  for (let page = 0; page < 500; page += 1) {
    asked.set('page_size', String(sizes[page % sizes.length]));
    const { status, body } = await server.send(`GET /${resource}?${asked}`);
    expect(status).toBe(200);
    ids.push(...body.data.map(({ id }: { id: string }) => id));
    if (body.page.cursor === null) return ids;
    asked.set('cursor', body.page.cursor);
    await between?.(page);
  }
  throw new Error('pages without an end');
}

describe.each(lists)('$resource', (list) => {
  const { resource, row, add } = list;
  let rows: readonly (Plain & { readonly id: string })[];
  beforeAll(async () => {
    rows = await add(fc.sample(row, { numRuns: 120, seed: 7 }));
  });

  it('any filters and any order give the result of an evaluation in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(filterOf(list), { maxLength: 2, selector: ({ field, operator }) => field + operator }),
        sortOf(list),
        async (filters, sort) => {
          const expected = rows.filter((one) =>
            filters.every(({ field, operator, values }) =>
              passes(field, one[field] ?? null, operator, values),
            ),
          );
          const order = (a: Plain, b: Plain): number => {
            for (const { field, descending } of sort) {
              const found = compare(field, a[field] ?? null, b[field] ?? null);
              if (found !== 0) return descending ? -found : found;
            }
            const made = rows.indexOf(a as never) - rows.indexOf(b as never);
            return sort.at(-1)?.descending ? -made : made;
          };
          const ids = await walk({ resource, query: search({ filters, sort }), sizes: [100] });
          const wanted = expected.toSorted(order).map(({ id }) => id);
          // The default order is not specified.
          if (sort.length === 0) expect([...ids].sort()).toEqual([...wanted].sort());
          else expect(ids).toEqual(wanted);
        },
      ),
      { numRuns: 150 },
    );
  }, 120_000);

  it('any order and page sizes, while rows are added: no row is lost or duplicated', async () => {
    await fc.assert(
      fc.asyncProperty(
        sortOf(list),
        fc.array(fc.integer({ min: 7, max: 100 }), { minLength: 1, maxLength: 3 }),
        fc.array(row, { minLength: 1, maxLength: 3 }),
        async (sort, sizes, added) => {
          const start = await walk({ resource, query: search({ filters: [], sort }), sizes: [100] });
          const ids = await walk({
            resource,
            query: search({ filters: [], sort }),
            sizes,
            between: async (page) => {
              if (page < 4) await add(added);
            },
          });
          expect(new Set(ids).size).toBe(ids.length);
          const known = new Set(start);
          expect(ids.filter((id) => known.has(id))).toEqual(start);
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);
});

describe('a cursor is valid for its query only', () => {
  const asked = '/transactions?page_size=2&sort=date';
  const cursor = async (): Promise<string> => (await server.send(`GET ${asked}`)).body.page.cursor;

  it.each([
    [asked, 200],
    ['/transactions?page_size=3&sort=date', 200],
    ['/transactions?page_size=2&sort=-date', 400],
    ['/transactions?page_size=2', 400],
    ['/transactions?page_size=2&sort=date&filter[type__eq]=FEES', 400],
    ['/transactions?page_size=2&sort=date&expand=category', 400],
    ['/reconciliations?page_size=2', 400],
  ])('%s: %i', async (path, status) => {
    const answered = await server.send(`GET ${path}&cursor=${await cursor()}`);
    expect(answered).toMatchObject({ status, pointers: status === 400 ? ['/cursor'] : [] });
  });

  it('is refused if it was modified, or comes from another server', async () => {
    const text = writeCursor({ values: ['a', '1'], about: 'x' }, 'secret');
    expect(readCursor(text, 'x', 'secret')).toEqual(['a', '1']);
    expect(() => readCursor(text, 'y', 'secret')).toThrow('400');
    expect(() => readCursor(text, 'x', 'other')).toThrow('400');
    for (let at = 0; at < text.length; at += 1) {
      const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      expect(() => readCursor(changed, 'x', 'secret')).toThrow('400');
    }
    expect(() => readCursor(`${text}=`, 'x', 'secret')).toThrow('400');
  });
});

describe('payments can be filtered by every field', () => {
  const document = uuid('d0', 1);
  beforeAll(async () => {
    await server.add({
      flows: ['9', '10.00', '100'].map((amount, index) => ({
        id: uuid('f1', index + 1),
        company_id: COMPANY,
        document_id: document,
        amount: { amount, currency: 'EUR' },
        expected_payment_date: DATES[index],
        payment_date: DATES[0],
        payment_status: 'TO_PAY',
        external_id: index === 0 ? 'x' : null,
      })),
    });
  });

  it.each([
    ['amount__gt', '9.5', [2, 3]],
    ['amount__eq', '10', [2]],
    ['amount__ilike', '10', [2, 3]],
    ['expected_payment_date__lt', DATES[2], [1, 2]],
    ['payment_status__ilike', 'pay', [1, 2, 3]],
    ['external_id__empty', 'true', [2, 3]],
    ['id__eq', uuid('f1', 2), [2]],
    ['document_id__neq', uuid('ff'), [1, 2, 3]],
  ])('%s=%s', async (filter, value, found) => {
    const { status, body } = await server.send(`GET /documents/${document}/flows?filter[${filter}]=${value}`);
    expect(status).toBe(200);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(found.map((number) => uuid('f1', number)));
  });

  it.each([
    ['color__eq', 'a'],
    ['seq__eq', '1'],
    ['company_id__eq', COMPANY],
    ['id__eq', 'a'],
    ['amount__gt', 'a'],
    ['expected_payment_date__lt', '2026-02-30'],
    ['created_at__gt', 'today'],
    ['payment_status__eq', '%00'],
  ])('%s=%s: 400', async (filter, value) => {
    const answered = await server.send(`GET /documents/${document}/flows?filter[${filter}]=${value}`);
    expect(answered).toMatchObject({ status: 400, pointers: [`/filter/${filter}`] });
  });
});
