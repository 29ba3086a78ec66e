/** Responses before a handler runs: statuses, error bodies, headers, the log. */
import { connect } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiKeys } from '../../src/sandbox/database/tables/index.ts';
import { createApp } from '../../src/sandbox/http/app.ts';
import { hashKey } from '../../src/sandbox/http/keys.ts';
import { BARE_KEY, KEY, OTHER_COMPANY, startApp, type TestApp, uuid } from './httpApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const NOBODY = uuid('ff');

describe('without a known key, the response is 401', () => {
  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Basic ${KEY}`,
    KEY,
    `Bearer ${KEY} ${KEY}`,
    `Bearer ${KEY}\u00e9`,
  ])('%s', async (authorization) => {
    for (const line of ['GET /accounts', 'GET /api/v1/nothing', 'PUT /accounts']) {
      const answered = await server.send(line, { headers: { authorization } });
      expect(answered).toMatchObject({ status: 401, codes: ['unauthorized'], pointers: [null] });
    }
  });
});

type Headers = Readonly<Record<string, string>>;
type Line = readonly [line: string, status: number, pointer: string | null, headers?: Headers];

const lines: readonly Line[] = [
  ['GET //x', 404, null],
  ['GET /api/v1', 404, null],
  ['GET /api/v1/nothing', 404, null],
  ['GET /api/v1/companies/', 404, null],
  ['PUT /accounts', 404, null],
  ['HEAD /accounts', 404, null],
  ['OPTIONS /accounts', 404, null],
  [`GET /api/v1/companies/${OTHER_COMPANY}/accounts`, 404, null],
  [`GET /api/v1/companies/${NOBODY}/accounts?page_size=0`, 404, null],
  ['GET /api/v1/companies/a/accounts', 404, null],
  ['GET /accounts/%00', 404, null],
  [`GET /accounts/${'a'.repeat(200)}`, 404, null],
  [`GET /accounts/${NOBODY}`, 404, null],
  [`GET /documents/${NOBODY}/flows?page_size=0`, 404, null],
  ['GET /api/v1/%zz', 400, null],
  ['GET /accounts?a=%zz', 400, null],
  ['GET /accounts?a=%ff', 400, null],
  ['GET /accounts?page=2', 400, '/page'],
  ['GET /accounts?sort=created_at&sort=created_at', 400, '/sort'],
  ['GET /accounts?page_size=0', 400, '/page_size'],
  ['GET /accounts?page_size=101', 400, '/page_size'],
  ['GET /accounts?page_size=1e1', 400, '/page_size'],
  ['GET /accounts?filter[id__eq]=x', 400, '/filter/id__eq'],
  ['GET /accounts?filter[id__gt]=x', 400, '/filter/id__gt'],
  ['GET /accounts?filter[__proto____eq]=x', 400, '/filter/__proto____eq'],
  ['GET /documents?filter[number__eq]=%00', 400, '/filter/number__eq'],
  ['GET /documents?filter[creation_date__gte]=2026-02-30', 400, '/filter/creation_date__gte'],
  ['GET /documents?filter[creation_date__in]=2026-02-01,x', 400, '/filter/creation_date__in'],
  ['GET /transactions?filter[date__gt]=2026-02-01T25:00:00Z', 400, '/filter/date__gt'],
  ['GET /document-sectionals?filter[year__eq]=2147483648', 400, '/filter/year__eq'],
  ['GET /documents?sort=-gross_amount', 400, '/sort'],
  ['GET /documents?sort=', 400, '/sort'],
  ['GET /documents?expand=sectional', 400, '/expand'],
  ['GET /accounts?cursor=', 400, '/cursor'],
  ['GET /accounts?cursor=abc', 400, '/cursor'],
  ['POST /categories', 400, '/content-type'],
  ['POST /categories', 400, '/content-type', { 'content-type': 'text/plain' }],
  ['POST /categories', 400, '/content-type', { 'content-type': ';;;' }],
  ['POST /categories', 400, null, { 'content-type': 'application/json' }],
  [
    'POST /categories',
    400,
    '/content-encoding',
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ],
];

describe('requests outside the contract are refused', () => {
  it.each(lines)('%s: %i %s', async (...given) => {
    const [line, status, pointer, headers = {}] = given as unknown as Line;
    const answered = await server.send(line, { headers });
    if (line.startsWith('HEAD')) expect(answered.status).toBe(404);
    else expect(answered).toMatchObject({ status, pointers: [pointer] });
    expect(answered.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

const bodies: readonly (readonly [method: string, type: string, body: string, status: number])[] = [
  ['POST', 'application/json', '{', 400],
  ['POST', 'application/json', '\xff', 422],
  ['POST', 'application/json', '"a"', 422],
  ['POST', 'application/json', 'null', 422],
  ['POST', 'application/json', '[]', 422],
  ['POST', 'application/json', '{"name":"a","__proto__":{}}', 422],
  ['POST', 'application/json', `{"name":${'['.repeat(4000)}${']'.repeat(4000)}}`, 422],
  ['POST', 'application/json', `{"name":"${'a'.repeat(10_000)}"}`, 400],
  ['POST', 'Application/JSON; charset=utf-8', '{"name":"a"}', 201],
  ['GET', 'application/json', '{}', 400],
];

describe('bodies', () => {
  it.each(bodies)('%s %s %.40s: %i', async (method, type, body, status) => {
    const answered = await server.send(`${method} /categories`, { body, headers: { 'content-type': type } });
    expect(answered.status).toBe(status === 422 && body === '\xff' ? 400 : status);
  });

  it('list only the first hundred of thousands', async () => {
    const json = Object.fromEntries(Array.from({ length: 500 }, (_one, index) => [`f${index}`, 1]));
    expect((await server.send('POST /categories', { json })).pointers).toHaveLength(100);
  });

  it('are refused without a documented body', async () => {
    const answered = await server.send(`DELETE /categories/${NOBODY}`, { json: {} });
    expect(answered).toMatchObject({ status: 400 });
  });
});

describe('permissions', () => {
  it('403 for a key without the required permission', async () => {
    const line = `POST /requests/f24/ocr?file_name=a.pdf`;
    expect(await server.send(line, { key: BARE_KEY })).toMatchObject({ status: 403, codes: ['forbidden'] });
    expect(await server.send('GET /accounts', { key: BARE_KEY })).toMatchObject({ status: 200 });
  });
});

describe('the rate limit', () => {
  const settings = (rateLimit: number) =>
    createApp({ ...server.context, settings: { ...server.context.settings, rateLimit } });
  const recent = (text: string) =>
    server.context.db
      .update(apiKeys)
      .set({ recent: sql.raw(text) })
      .where(eq(apiKeys.hash, hashKey(KEY)));
  const ask = async (app: ReturnType<typeof createApp>) =>
    app.inject({ url: '/api/v1/companies', headers: { authorization: `Bearer ${KEY}` } });
  afterEach(() => recent(`'{}'`));

  it('accepts its number of requests, and states the wait', async () => {
    const app = settings(3);
    const all = await Promise.all(Array.from({ length: 8 }, () => ask(app)));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    const last = all.find(({ statusCode }) => statusCode === 429);
    expect(last?.headers['retry-after']).toBe('1');
    expect(last?.json()).toMatchObject({ errors: [{ code: 'too_many_requests' }] });
    const [row] = await server.context.db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.hash, hashKey(KEY)));
    expect(row?.recent).toHaveLength(3);
    await app.close();
  });

  // Ages in milliseconds of the last accepted requests, oldest first.
  it.each([
    [[], 200],
    [[300, 200], 200],
    [[30, 20, 10], 429],
    [[1001, 200, 100], 200],
    [[1500, 1400, 30, 20, 10], 429],
    [[1500, 1400, 1001, 300, 200], 200],
  ])('at three per second, after %j: %i', async (ages, status) => {
    const times = ages.map((age) => `clock_timestamp() - interval '${age} milliseconds'`);
    const app = settings(3);
    // The start of a server takes most of a second on a busy machine.
    await app.ready();
    await recent(`array[${times.join()}]::timestamptz[]`);
    expect((await ask(app)).statusCode).toBe(status);
    const [row] = await server.context.db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.hash, hashKey(KEY)));
    expect(row?.recent).toHaveLength(status === 429 ? ages.length : Math.min(ages.length + 1, 3));
    await app.close();
  });
});

describe('an internal error', () => {
  it('is a 500 without details, and a log line without the content', async () => {
    const broken = {
      ...server.context,
      db: new Proxy(server.context.db, {
        get: () => () => {
          throw new Error('secret detail');
        },
      }),
    };
    const app = createApp(broken);
    server.logged.length = 0;
    const answered = await app.inject({
      url: '/api/v1/companies?a=private',
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(answered.statusCode).toBe(500);
    expect(answered.json()).toEqual({
      errors: [{ code: 'internal_server_error', title: 'Internal server error', detail: null, source: null }],
    });
    expect(server.logged).toMatchObject([
      { event: 'failure', path: '/api/v1/companies' },
      { event: 'request', method: 'GET', path: '/api/v1/companies', status: 500 },
    ]);
    expect(JSON.stringify(server.logged)).not.toMatch(/private|key-of/);
    await app.close();
  });

  it('in a statement is logged without its values', async () => {
    const failing = server.context.db.execute(sql`select ${'private value'}::text from nowhere`);
    const error = await failing.catch((one: unknown) => one);
    const broken = {
      ...server.context,
      db: new Proxy(server.context.db, {
        get: () => {
          throw error;
        },
      }),
    };
    const app = createApp(broken);
    server.logged.length = 0;
    const answered = await app.inject({
      url: '/api/v1/companies',
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(answered.statusCode).toBe(500);
    expect(JSON.stringify(server.logged)).toMatch(/42P01/);
    expect(JSON.stringify(server.logged)).not.toMatch(/private value/);
    await app.close();
  });
});

describe('over a raw connection', () => {
  let port: number;
  beforeAll(async () => {
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(url).port);
  });

  /** The response to these bytes, until the connection closes. */
  const raw = (text: string, to = port): Promise<string> =>
    new Promise((resolve, reject) => {
      let got = '';
      const socket = connect(to, '127.0.0.1', () => socket.write(text));
      socket.on('data', (data) => {
        got += data;
      });
      socket.on('close', () => resolve(got));
      socket.on('error', reject);
      socket.setTimeout(10_000, () => socket.destroy(new Error('the server did not end the connection')));
    });

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['a method that is none', 'BREW / HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['a header that is none', 'GET / HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    ['headers without an end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}`],
  ])('%s: 400 with the error body', async (_name, text) => {
    const answered = await raw(text);
    expect(answered).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answered.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      errors: [{ code: 'bad_request' }],
    });
  });

  it('a request without Host is accepted', async () => {
    expect(await raw('GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('a slow client is disconnected', async () => {
    const slow = createApp({
      ...server.context,
      settings: { ...server.context.settings, requestTimeout: 300 },
    });
    const url = await slow.listen({ host: '127.0.0.1', port: 0 });
    const answered = await raw(
      `POST /control/clock HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"`,
      Number(new URL(url).port),
    );
    // The end of the connection is the answer; an error may come before it, by which of two timers is first.
    expect(answered).toMatch(/^(?:$|HTTP\/1\.1 4\d\d )/);
    await slow.close();
  });

  it('requests in progress are completed when the server stops', async () => {
    const app = createApp(server.context);
    app.get('/slow', async () => new Promise((resolve) => setTimeout(() => resolve({ done: true }), 300)));
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = fetch(`${url}/slow`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await app.close();
    expect(await (await answer).json()).toEqual({ done: true });
  });
});
