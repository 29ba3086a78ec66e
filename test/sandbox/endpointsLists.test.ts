/** Every list of the contract, read completely with the client: each row once, in every available order. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '../../src/api/contract/index.ts';
import type { FatturaClient, Page } from '../../src/api/index.ts';
import type { SeedRow, SeedRows } from '../../src/sandbox/seed/insert.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { describeDatabases } from '../support/sandbox.ts';
import { type SeededSandbox, serviceRows, startSeededSandbox } from '../support/sandboxSeed.ts';
import { id, SEEDED } from '../support/seededCompany.ts';

/** Rows to add to each list, which has one to five already. */
const MORE = 23;
const PAGE_SIZE = 9;

/** Distinguishing values of the copies of a row: few, so that many are equal. */
const VARIED: Readonly<Record<string, (number: number) => SeedRow>> = {
  accounts: (number) => ({ created_at: `2025-01-0${(number % 5) + 1}T09:00:00Z` }),
  categories: (number) => ({ name: `categoria ${number % 4}` }),
  subcategories: (number) => ({ name: `${number % 4}`, category_id: id('ca', (number % 3) + 1) }),
  counterparts: (number) => ({ company_name: number % 5 === 0 ? null : `${number % 3} S.r.l.` }),
  documentSectionals: (number) => ({ created_at: `2025-01-07T08:30:0${number % 7}Z` }),
  documents: (number) => ({
    creation_date: `2025-02-1${number % 9}`,
    delivery_date: number % 4 === 0 ? null : `2025-03-0${number % 3}`,
    progressive: number % 3 === 0 ? null : String(number % 12),
    number: `B-${number % 6}`,
  }),
  flows: (number) => ({ external_id: `copy-${number}` }),
  products: (number) => ({ code: number % 4 === 0 ? null : `P${number % 5}`, description: `${number % 2}` }),
  transactions: (number) => ({ amount: { amount: `${(number % 5) - 2}.5`, currency: 'EUR' } }),
  // One payment, reconciled with each of the movements.
  reconciliations: (number) => ({ transaction_id: id('7a', 100 + number) }),
};

function rows(): SeedRows {
  const first = serviceRows();
  const copies = Object.entries(VARIED).map(([name, vary]) => {
    const [, ...own] = first[name as 'accounts'] ?? [];
    const [model = {}] = first[name as 'accounts'] ?? [];
    const more = Array.from({ length: MORE }, (_, number) => ({
      ...model,
      ...vary(number),
      id: `${String(model['id']).slice(0, 24)}${String(100 + number).padStart(12, '0')}`,
    }));
    return [name, [model, ...own, ...more]];
  });
  return { ...first, ...Object.fromEntries(copies) };
}

interface Params {
  readonly page_size: number;
  readonly sort?: string;
}
interface Item {
  readonly id: string;
}
type List = PromiseLike<Page<Item>> & AsyncIterable<Item>;
type Lists = Readonly<Record<string, { list(...given: readonly unknown[]): List }>>;

function listOf(client: FatturaClient, resource: string, params: Params): List {
  const given = resource === 'flows' ? [SEEDED.issuedDocument, params] : [params];
  return (client as unknown as Lists)[resource]!.list(...given);
}

async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** The sort value of a row: text by code point, amounts and progressive numbers by value, null last. */
function key(row: SeedRow, field: string): string | number {
  const value = (row[field] ?? null) as string | { readonly amount: string } | null;
  if (value === null) return '\u{10ffff}';
  if (typeof value !== 'string') return Number(value.amount);
  return field === 'progressive' ? value.padStart(20, '0') : value;
}

const inOrder = (keys: readonly (string | number)[]): boolean =>
  keys.every((one, index) => index === 0 || keys[index - 1]! <= one);

const lists: readonly Endpoint[] = endpoints.filter(({ list }) => list?.paginated === true);
const orders = lists.flatMap(({ resource, list }) =>
  (list?.sort ?? []).flatMap((field) => [
    { resource, field, sort: field },
    { resource, field, sort: `-${field}` },
  ]),
);

describeDatabases('lists', (database) => {
  const seeded = rows();
  const rowsOf = (resource: string): readonly SeedRow[] => seeded[resource as 'accounts'] ?? [];
  const idsOf = (resource: string): readonly unknown[] => rowsOf(resource).map(({ id: one }) => one);
  let sandbox: SeededSandbox;
  let client: FatturaClient;
  beforeAll(async () => {
    sandbox = await startSeededSandbox({ database, rows: seeded });
    client = clientOf(sandbox);
  }, 120_000);
  afterAll(() => sandbox?.close());

  it.each(lists)('$resource: each row once, in order of insertion', async ({ resource }) => {
    const found = await all(listOf(client, resource, { page_size: PAGE_SIZE }));
    expect(found.map((item) => item.id)).toEqual(idsOf(resource));
    expect(found.length).toBeGreaterThan(MORE);
  });

  it.each(orders)('$resource by $sort: each row once, in order', async ({ resource, field, sort }) => {
    const found = await all(listOf(client, resource, { page_size: PAGE_SIZE, sort }));
    const written = new Map(rowsOf(resource).map((row) => [row['id'], row]));
    const keys = found.map((item) => key(written.get(item.id) ?? {}, field));
    expect(inOrder(sort === field ? keys : keys.toReversed())).toBe(true);
    expect(found.map((item) => item.id).sort()).toEqual([...idsOf(resource)].sort());
  });

  it.each(lists)('$resource: page by page with explicit cursors', async ({ resource }) => {
    const first = await listOf(client, resource, { page_size: PAGE_SIZE });
    expect(first).toMatchObject({ size: PAGE_SIZE, hasNext: true });
    const second = await first.next();
    const found = [...first.data, ...(second?.data ?? [])].map((item) => item.id);
    expect(found).toEqual(idsOf(resource).slice(0, 2 * PAGE_SIZE));
  });

  it('a cursor of another list is refused', async () => {
    const { cursor } = await client.categories.list({ page_size: PAGE_SIZE });
    const other = client.products.list({ page_size: PAGE_SIZE, cursor });
    await expect(other).rejects.toMatchObject({ status: 400, errors: [{ pointer: '/cursor' }] });
  });
});
