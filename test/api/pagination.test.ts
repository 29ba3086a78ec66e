/** Lists by page and by item, with a correct service and with a faulty one. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FatturaClient, Page, Transaction, TransactionType } from '../../src/api/index.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { type Misbehaviour, startService, type TestService } from '../support/proxy/server.ts';
import { id } from '../support/seededCompany.ts';

const ALL = 600;
const LIST = 'transactions.list';

let service: TestService;
let client: FatturaClient;
beforeAll(async () => {
  service = await startService({ transactions: ALL });
  client = clientOf(service);
});
beforeEach(() => service.reset());
afterAll(() => service.close());

/** Ids of the movements in a range of numbers. */
const ids = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => id('7a', from + index));

async function idsOf(items: AsyncIterable<{ readonly id: string }>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const item of items) found.push(item.id);
  return found;
}

async function pagesOf(pages: AsyncIterable<Page<Transaction>>): Promise<readonly number[]> {
  const lengths: number[] = [];
  for await (const { data } of pages) lengths.push(data.length);
  return lengths;
}

describe('each item is returned once', () => {
  it.each([
    { page_size: undefined, requests: 6 },
    { page_size: null, requests: 6 },
    { page_size: 25, requests: 24 },
    { page_size: 100, requests: 6 },
    { page_size: 99, requests: 7 },
    { page_size: 33, requests: 19 },
  ])('$page_size at a time: $requests requests', async ({ page_size, requests }) => {
    expect(await idsOf(client.transactions.list({ page_size }))).toEqual(ids(1, ALL));
    expect(service.requests).toHaveLength(requests);
  });

  it('in the requested order, with the same query for each page', async () => {
    const filter = { type: 'FEES', clean_description: { ilike: '3' } } as const;
    const list = client.transactions.list({ filter, sort: '-date', expand: ['category'], page_size: 20 });
    const found = await idsOf(list);
    expect(found).toEqual([...new Set(found)].sort().reverse());
    const queries = service.requests.map(({ query }) => query.filter(([name]) => name !== 'cursor'));
    expect(queries.length).toBeGreaterThan(2);
    expect(new Set(queries.map((query) => JSON.stringify(query))).size).toBe(1);
  });

  it('also for concurrent lists', async () => {
    const lists = await Promise.all(
      [100, 50, 100].map((page_size) => idsOf(client.transactions.list({ page_size }))),
    );
    expect(lists).toEqual([ids(1, ALL), ids(1, ALL), ids(1, ALL)]);
  });

  it('even if the parameters change afterwards', async () => {
    const types: TransactionType[] = ['TRANSFER', 'FEES'];
    const params = { page_size: 100, filter: { type: { in: types } } };
    const list = client.transactions.list(params);
    params.page_size = 1;
    params.filter.type.in.push('POS');
    expect(await idsOf(list)).toEqual(ids(1, ALL));
  });
});

const sizes = (): readonly (string | undefined)[] =>
  service.requests.map(({ query }) => query.find(([name]) => name === 'page_size')?.[1]);

/** The items and page sizes of an iteration, by parameters. */
const walks: readonly (readonly [
  name: string,
  walk: () => Promise<number>,
  items: number,
  asked: readonly (string | undefined)[],
])[] = [
  ['one page', async () => (await client.transactions.list()).data.length, 25, [undefined]],
  ['a list by `for await`', async () => (await idsOf(client.accounts.list())).length, 2, ['100']],
  ['a list by pages', async () => (await pagesOf(client.accounts.list().pages())).length, 1, ['100']],
  ['a list without pages', async () => (await idsOf(client.companies.list())).length, 1, [undefined]],
  ['ten items', async () => (await client.transactions.list().toArray({ limit: 10 })).length, 10, ['10']],
  [
    '101 items',
    async () => (await client.transactions.list().toArray({ limit: 101 })).length,
    101,
    ['100', '100'],
  ],
  [
    'ten items of larger pages',
    async () => (await client.transactions.list({ page_size: 50 }).toArray({ limit: 10 })).length,
    10,
    ['50'],
  ],
  [
    'as many as there are pages for',
    async () => (await client.transactions.list({ page_size: 50 }).toArray({ limit: 100 })).length,
    100,
    ['50', '50'],
  ],
  [
    'more than there are',
    async () => (await client.accounts.list().toArray({ limit: 1000 })).length,
    2,
    ['100'],
  ],
  ['all', async () => (await client.transactions.list().toArray()).length, ALL, Array(6).fill('100')],
  [
    'a walk that begins after the first page',
    async () => {
      const list = client.transactions.list();
      await list;
      return (await list.toArray({ limit: 30 })).length;
    },
    30,
    [undefined, undefined],
  ],
  [
    'a walk from a cursor of other pages',
    async () => {
      const { cursor } = await client.transactions.list();
      return (await client.transactions.list({ cursor }).toArray({ limit: 30 })).length;
    },
    30,
    [undefined, undefined, undefined],
  ],
];

describe('iteration requests pages of 100, and no more than needed', () => {
  it.each(walks)('%s', async (_, walk, items, asked) => {
    expect(await walk()).toBe(items);
    expect(sizes()).toEqual(asked);
  });

  it.each([0, -1, 1.5, Number.NaN, '10'])('a limit of %s is refused', async (limit) => {
    const list = client.accounts.list();
    await expect(list.toArray({ limit: limit as number })).rejects.toMatchObject({ code: 'configuration' });
  });
});

describe('pages', () => {
  it('one after the other', async () => {
    expect(await pagesOf(client.transactions.list({ page_size: 100 }).pages())).toEqual(Array(6).fill(100));
  });

  it('with explicit cursors', async () => {
    const first = await client.transactions.list({ page_size: 100, sort: 'date' });
    expect(first).toMatchObject({ size: 100, hasNext: true });
    expect(first.response.body).toMatchObject({ page: { cursor: first.cursor } });
    const second = await first.next();
    expect(second?.data.map((one) => one.id)).toEqual(ids(101, 200));
    expect((await first.next())?.data).toEqual(second?.data);
  });

  it('from a given cursor', async () => {
    const { cursor } = await client.transactions.list({ page_size: 100 });
    const rest = client.transactions.list({ page_size: 100, cursor });
    expect(await idsOf(rest)).toEqual(ids(101, ALL));
  });

  it('the last one has no next page', async () => {
    const only = await client.accounts.list();
    expect(only).toMatchObject({ cursor: null, hasNext: false });
    expect(await only.next()).toBeNull();
    expect(service.requests).toHaveLength(1);
  });

  it('a list without pages is one page', async () => {
    expect(await idsOf(client.companies.list())).toEqual([service.companyId]);
    expect(service.requests).toHaveLength(1);
  });
});

interface Wandering {
  readonly name: string;
  readonly do: Misbehaviour;
  readonly after?: number;
  readonly times?: number;
  /** Number of items, with a hundred per page. */
  readonly items: number;
  readonly requests: number;
}

const wanderings: readonly Wandering[] = [
  { name: 'a cursor that leads to its own page', do: { kind: 'cursor-loop' }, items: 200, requests: 2 },
  { name: 'a circle of three', do: { kind: 'cursor-loop', length: 3 }, items: 400, requests: 4 },
  { name: 'no cursor', do: { kind: 'cursor-missing' }, items: 100, requests: 1 },
  { name: 'an empty cursor', do: { kind: 'cursor-missing', how: 'empty' }, items: 100, requests: 1 },
  {
    name: 'a cursor that is null',
    do: { kind: 'cursor-missing', how: 'null' },
    items: 100,
    requests: 1,
  },
  { name: 'no page', do: { kind: 'cursor-missing', how: 'no-page' }, items: 100, requests: 1 },
  { name: 'no cursor any more', do: { kind: 'cursor-missing' }, after: 4, items: 500, requests: 5 },
  { name: 'an empty first page', do: { kind: 'empty-page' }, times: 1, items: ALL, requests: 7 },
  { name: 'three empty pages', do: { kind: 'empty-page' }, after: 2, times: 3, items: ALL, requests: 9 },
  { name: 'a page cut off', do: { kind: 'drop-in-body' }, after: 3, times: 2, items: ALL, requests: 8 },
  {
    name: 'a page too many',
    do: { kind: '429', retryAfter: 0 },
    after: 5,
    times: 1,
    items: ALL,
    requests: 7,
  },
];

describe('a faulty service', () => {
  it.each(wanderings)('$name: $items items, $requests requests', async ({ items, requests, ...rule }) => {
    service.misbehave({ on: LIST, ...rule });
    expect(await idsOf(client.transactions.list({ page_size: 100 }))).toEqual(ids(1, items));
    expect(service.requests).toHaveLength(requests);
  });

  it.each([{ cursor: 42 }, { cursor: true }, { cursor: { after: 'x' } }, { cursor: ['x'] }, 'next', 7])(
    'a page of %j is an error, not the end',
    async (page) => {
      service.misbehave({ on: LIST, after: 1, do: { kind: 'cursor-wrong', page } });
      const found: string[] = [];
      const read = (async () => {
        for await (const { id: one } of client.transactions.list({ page_size: 100 })) found.push(one);
      })();
      await expect(read).rejects.toMatchObject({ code: 'response', operation: LIST, status: 200 });
      expect(found).toEqual(ids(1, 100));
    },
  );

  it('an error on a later page follows the items before it', async () => {
    service.misbehave({ on: LIST, after: 2, do: { kind: 'status', status: 503 } });
    const found: string[] = [];
    const read = (async () => {
      for await (const { id: one } of client.transactions.list({ page_size: 100 })) found.push(one);
    })();
    await expect(read).rejects.toMatchObject({ code: 'status_503', operation: LIST });
    expect(found).toEqual(ids(1, 200));
  });
});

describe('an invalid page_size is reported before anything is sent', () => {
  it.each([0, -1, 101, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '10', true, [10]])('%s', async (size) => {
    const list = client.transactions.list({ page_size: size as number });
    await expect(list).rejects.toMatchObject({ code: 'configuration' });
    await expect(idsOf(client.transactions.list({ page_size: size as number }))).rejects.toMatchObject({
      code: 'configuration',
    });
    expect(service.requests).toEqual([]);
  });

  it.each([1, 100])('%i is valid', async (size) => {
    const { data } = await client.transactions.list({ page_size: size });
    expect(data).toHaveLength(size);
  });
});

describe('ending the iteration ends the requests', () => {
  it.each([
    { items: 1, requests: 1 },
    { items: 100, requests: 1 },
    { items: 101, requests: 2 },
    { items: 250, requests: 3 },
  ])('after $items items: $requests requests', async ({ items, requests }) => {
    let count = 0;
    for await (const _ of client.transactions.list({ page_size: 100 })) {
      count += 1;
      if (count === items) break;
    }
    // A request in progress would have arrived by now.
    await client.accounts.list();
    expect(service.requestsOf(LIST)).toHaveLength(requests);
  });

  it('also by a signal', async () => {
    const control = new AbortController();
    const found: string[] = [];
    const read = (async () => {
      const list = client.transactions.list({ page_size: 100 }, { signal: control.signal });
      for await (const { id: one } of list) {
        found.push(one);
        if (found.length === 150) control.abort(new Error('enough'));
      }
    })();
    await expect(read).rejects.toMatchObject({ code: 'aborted', cause: { message: 'enough' } });
    expect(found).toEqual(ids(1, 200));
    expect(service.requestsOf(LIST)).toHaveLength(2);
  });
});
