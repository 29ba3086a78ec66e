import { describe, expect, it } from 'vitest';
import { FatturaClient } from '../../src/api/client/client.ts';
import { ConfigurationError, ResponseError } from '../../src/api/client/errors.ts';
import { type Scripted, scriptedFetch } from '../support/scriptedFetch.ts';

type Cursor = string | null | undefined | number;

/** A response with these items; the cursor is in `page`. */
function page(ids: readonly string[], ...cursor: readonly [Cursor?]): Scripted {
  const data = ids.map((id) => ({ id }));
  return {
    status: 200,
    json: { data, page: { size: ids.length, ...(cursor.length > 0 ? { cursor: cursor[0] } : {}) } },
  };
}

function clientOf(...answers: readonly Scripted[]) {
  const { fetch, sent } = scriptedFetch(...answers);
  const client = new FatturaClient({
    baseUrl: 'https://service.example',
    apiKey: 'k-123456789',
    companyId: 'c1',
    rateLimit: Number.POSITIVE_INFINITY,
    fetch,
  });
  const cursors = (): readonly (string | null)[] =>
    sent.map(({ url }) => new URL(url).searchParams.get('cursor'));
  return { client, sent, cursors };
}

/** The service's responses, the items that the caller receives, and the requested cursors. */
interface Walk {
  readonly name: string;
  readonly answers: readonly Scripted[];
  readonly from?: string;
  readonly items: readonly string[];
  readonly cursors: readonly (string | null)[];
}

const walks: readonly Walk[] = [
  { name: 'one page', answers: [page(['a', 'b'], null)], items: ['a', 'b'], cursors: [null] },
  { name: 'an empty list', answers: [page([], null)], items: [], cursors: [null] },
  { name: 'a page without a cursor', answers: [page(['a'])], items: ['a'], cursors: [null] },
  { name: 'an empty cursor', answers: [page(['a'], '')], items: ['a'], cursors: [null] },
  {
    name: 'a body without page',
    answers: [{ status: 200, json: { data: [{ id: 'a' }] } }],
    items: ['a'],
    cursors: [null],
  },
  {
    name: 'a page that is null',
    answers: [{ status: 200, json: { data: [{ id: 'a' }], page: null } }],
    items: ['a'],
    cursors: [null],
  },
  {
    name: 'three pages',
    answers: [page(['a'], '1'), page(['b'], '2'), page(['c'], null)],
    items: ['a', 'b', 'c'],
    cursors: [null, '1', '2'],
  },
  {
    name: 'an empty page between others',
    answers: [page(['a'], '1'), page([], '2'), page(['c'], null)],
    items: ['a', 'c'],
    cursors: [null, '1', '2'],
  },
  {
    name: 'a cursor that needs encoding',
    answers: [page(['a'], 'x y&z=/+%'), page(['b'], null)],
    items: ['a', 'b'],
    cursors: [null, 'x y&z=/+%'],
  },
  {
    name: 'the same cursor forever',
    answers: [page(['a'], '1'), page(['b'], '1')],
    items: ['a', 'b'],
    cursors: [null, '1'],
  },
  {
    name: 'cursors in a circle',
    answers: [page(['a'], '1'), page(['b'], '2'), page(['c'], '1'), page(['d'], '9')],
    items: ['a', 'b', 'c'],
    cursors: [null, '1', '2'],
  },
  {
    name: 'from a cursor that was kept',
    answers: [page(['b'], '2'), page(['c'], null)],
    from: '1',
    items: ['b', 'c'],
    cursors: ['1', '2'],
  },
  {
    name: 'back to the cursor that was kept',
    answers: [page(['b'], '1')],
    from: '1',
    items: ['b'],
    cursors: ['1'],
  },
];

describe('iteration returns each item once, and ends', () => {
  it.each(walks)('item by item: $name', async ({ answers, from, items, cursors }) => {
    const { client, cursors: asked } = clientOf(...answers);
    const ids: unknown[] = [];
    for await (const { id } of client.documents.list({ cursor: from })) ids.push(id);
    expect(ids).toEqual(items);
    expect(asked()).toEqual(cursors);
  });

  it.each(walks)('page by page: $name', async ({ answers, from, items, cursors }) => {
    const { client, cursors: asked } = clientOf(...answers);
    const pages: unknown[][] = [];
    for await (const { data } of client.documents.list({ cursor: from }).pages())
      pages.push(data.map(({ id }) => id));
    expect(pages.flat()).toEqual(items);
    expect(pages).toHaveLength(cursors.length);
    expect(asked()).toEqual(cursors);
  });
});

describe('a page', () => {
  it('has its items, cursor, size, and the next page', async () => {
    const { client } = clientOf(page(['a'], '1'), page(['b'], null));
    const first = await client.documents.list();
    const { data, cursor, size, hasNext } = first;
    expect({ data, cursor, size, hasNext }).toEqual({
      data: [{ id: 'a' }],
      cursor: '1',
      size: 1,
      hasNext: true,
    });
    expect(first.response.body).toMatchObject({ page: { cursor: '1' } });
    const second = await first.next();
    expect(second).toMatchObject({ data: [{ id: 'b' }], cursor: null, hasNext: false });
    expect(await second?.next()).toBeNull();
  });

  it('returns the next page again on a second call', async () => {
    const { client, cursors } = clientOf(page(['a'], '1'), page(['b'], '2'));
    const first = await client.documents.list();
    expect([(await first.next())?.hasNext, (await first.next())?.hasNext]).toEqual([true, true]);
    expect(cursors()).toEqual([null, '1', '1']);
  });

  it('is requested with the same query', async () => {
    const { client, sent } = clientOf(page(['a'], '1'), page(['b'], null));
    const filter = { status: 'DRAFT' as const };
    const list = client.documents.list({ filter, sort: '-number', page_size: 2 });
    (filter as { status: string }).status = 'SENT';
    for await (const _ of list);
    expect(sent.map(({ url }) => decodeURIComponent(new URL(url).search))).toEqual([
      '?filter[status__eq]=DRAFT&sort=-number&page_size=2',
      '?filter[status__eq]=DRAFT&sort=-number&page_size=2&cursor=1',
    ]);
  });

  it('is not requested if iteration ends before', async () => {
    const { client, sent } = clientOf(page(['a', 'b'], '1'), page(['c'], '2'));
    for await (const { id } of client.documents.list()) if (id === 'b') break;
    expect(sent).toHaveLength(1);
  });

  it('of a list without pages is the whole list', async () => {
    const { client, sent } = clientOf({ status: 200, json: { data: [{ id: 'a' }] } });
    expect(await client.companies.list()).toMatchObject({ data: [{ id: 'a' }], cursor: null, size: null });
    expect(sent).toHaveLength(1);
  });
});

describe('a response that is not a list is an error', () => {
  it.each([
    ['an object', { data: { id: 'a' } }],
    ['nothing', {}],
    ['null', { data: null }],
    ['a bare list', [{ id: 'a' }]],
  ])('%s', async (_, json) => {
    const { client } = clientOf({ status: 200, json });
    await expect(client.documents.list()).rejects.toBeInstanceOf(ResponseError);
  });

  it('also on a later page, after the items of the previous ones', async () => {
    const { client } = clientOf(page(['a'], '1'), { status: 200, json: {} });
    const ids: unknown[] = [];
    const walk = async (): Promise<void> => {
      for await (const { id } of client.documents.list()) ids.push(id);
    };
    await expect(walk()).rejects.toBeInstanceOf(ResponseError);
    expect(ids).toEqual(['a']);
  });
});

describe('before any request', () => {
  it.each([
    ['the size of a page', { page_size: 0 }],
    ['a cursor that is no text', { cursor: 5 as unknown as string }],
    ['a filter', { filter: { status: { in: [] } } }],
  ])('%s is checked', async (_, params) => {
    const { client, sent } = clientOf(page([], null));
    await expect(client.documents.list(params)).rejects.toBeInstanceOf(ConfigurationError);
    expect(sent).toHaveLength(0);
  });
});
