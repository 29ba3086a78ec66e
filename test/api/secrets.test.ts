/** The API key appears in no error, output, log or file, for any response of the service. */
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { FatturaClient } from '../../src/api/client/client.ts';
import { FatturaError } from '../../src/api/client/errors.ts';
import { redactor } from '../../src/api/client/redact.ts';
import { failed, type Scripted, type Sent, scriptedFetch } from '../support/scriptedFetch.ts';

/** With characters that JSON, addresses and HTML encode differently. */
const KEY = 'sk_live_9f8e7d"\\/<&>\'+=%_end';

/** Parts of the key that occur in no other text here. */
const PARTS = ['9f8e7d', '_end'];

function expectNoKey(...texts: readonly (string | undefined)[]): void {
  for (const text of texts) for (const part of PARTS) expect(text).not.toContain(part);
}

/** Every way in which a log could print a value. */
function shown(value: unknown): readonly string[] {
  return [
    inspect(value, { depth: 12, showHidden: true, getters: true, maxArrayLength: null }),
    String(value),
    JSON.stringify(value) ?? '',
  ];
}

function clientOf(answers: readonly Scripted[] | ((sent: Sent) => Response | Promise<Response>)) {
  const events: unknown[] = [];
  const scripted =
    typeof answers === 'function'
      ? async (url: unknown, init: RequestInit = {}) =>
          answers({ url: String(url), headers: new Headers(init.headers) } as Sent)
      : scriptedFetch(...answers).fetch;
  const client = new FatturaClient({
    baseUrl: 'https://service.example',
    apiKey: KEY,
    companyId: 'c',
    fetch: scripted as typeof fetch,
    maxRetries: 1,
    maxRetryDelay: 1,
    rateLimit: Number.POSITIVE_INFINITY,
    onRequest: (event) => events.push(event),
  });
  return { client, events };
}

describe('a client', () => {
  it('does not print it', () => {
    const { client } = clientOf([]);
    expectNoKey(...shown(client), ...shown({ client }), ...shown(Object.entries(client)));
    expect(JSON.parse(JSON.stringify(client))).toEqual({
      baseUrl: 'https://service.example',
      companyId: 'c',
    });
    const calls = [
      client.documents,
      client.documents.list().catch(() => undefined),
      client.request('GET', '/x').catch(() => undefined),
    ];
    for (const call of calls) expectNoKey(...shown(call));
  });
});

const quoted = (sent: Sent): string => sent.headers.get('authorization') ?? '';
const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Services that quote the request in their response. */
const echoes: readonly (readonly [name: string, answer: (sent: Sent) => Response])[] = [
  [
    'in the detail of an error',
    (sent) =>
      Response.json(
        {
          errors: [
            {
              code: quoted(sent),
              title: quoted(sent),
              detail: `got ${quoted(sent)}`,
              source: { pointer: quoted(sent) },
            },
          ],
        },
        { status: 422 },
      ),
  ],
  [
    'anywhere in the body',
    (sent) =>
      Response.json(
        { request: { headers: [['authorization', quoted(sent)]] }, [quoted(sent)]: 1 },
        { status: 401 },
      ),
  ],
  [
    'deep in the body',
    (sent) =>
      Response.json(
        Array.from({ length: 90 }).reduce((inner) => [inner], quoted(sent)),
        { status: 500 },
      ),
  ],
  ['as text', (sent) => new Response(`Bad request: ${quoted(sent)}`, { status: 400 })],
  [
    'across the place where a text is cut',
    (sent) => new Response(`${'x'.repeat(1970)}${quoted(sent)}`, { status: 400 }),
  ],
  ['in a page', (sent) => new Response(`<pre>${html(quoted(sent))}</pre>`, { status: 502 })],
  ['in an address', (sent) => new Response(encodeURIComponent(quoted(sent)), { status: 404 })],
  [
    'in JSON as text',
    (sent) => new Response(`${JSON.stringify(quoted(sent)).replaceAll('/', '\\/')} oops`, { status: 500 }),
  ],
  [
    'in a header',
    (sent) =>
      new Response('', { status: 429, headers: { 'x-echo': quoted(sent), 'x-request-id': quoted(sent) } }),
  ],
  [
    'in the id of a success that cannot be read',
    (sent) => new Response('oops', { headers: { 'x-request-id': quoted(sent) } }),
  ],
  ['in a success that cannot be read', (sent) => new Response(quoted(sent))],
  [
    'in a redirect',
    (sent) =>
      new Response(null, {
        status: 302,
        headers: {
          location: `https://x.example/?${encodeURIComponent(quoted(sent))}`,
          'x-request-id': quoted(sent),
        },
      }),
  ],
];

/** Platforms that quote the request in their errors. */
const platforms: readonly (readonly [name: string, thrown: (sent: Sent) => unknown])[] = [
  ['in a message', (sent) => new TypeError(`invalid header authorization: ${quoted(sent)}`)],
  ['in a cause', (sent) => new TypeError('fetch failed', { cause: new Error(quoted(sent)) })],
  [
    'beside a message',
    (sent) => Object.assign(new Error('failed'), { config: { headers: { authorization: quoted(sent) } } }),
  ],
  [
    'beside a cause',
    (sent) =>
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('parser'), { code: 'HPE_INVALID', data: quoted(sent) }),
      }),
  ],
  [
    'in several errors',
    (sent) =>
      new AggregateError([new Error(quoted(sent)), failed('ECONNREFUSED', quoted(sent))], quoted(sent)),
  ],
  [
    'in a name, a code and a stack',
    (sent) => Object.assign(new Error('x'), { name: quoted(sent), code: quoted(sent), stack: quoted(sent) }),
  ],
  ['as text', (sent) => quoted(sent)],
  ['as an object', (sent) => ({ message: quoted(sent), headers: sent.headers })],
  ['as something else', (sent) => ({ headers: quoted(sent) })],
];

describe('no error contains it', () => {
  const rows = [
    ...echoes,
    ...platforms.map(
      ([name, thrown]) =>
        [
          `from the platform, ${name}`,
          (sent: Sent) => {
            throw thrown(sent);
          },
        ] as const,
    ),
  ];

  it.each(rows)('%s', async (_, answer) => {
    const { client, events } = clientOf(answer);
    const calls = [
      () => client.documents.get('d'),
      () => client.documents.list(),
      () => client.request('POST', '/x', { body: {} }),
    ];
    for (const call of calls) {
      const error: unknown = await call().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(FatturaError);
      const { message, stack, cause } = error as FatturaError;
      expectNoKey(
        message,
        stack,
        ...shown(error),
        ...shown(cause),
        ...shown((error as FatturaError).toJSON()),
      );
    }
    expect(events.length).toBeGreaterThan(2);
    for (const event of events) expectNoKey(...shown(event));
  });

  it.each([
    ['a line break at its end', `${KEY}\n`],
    ['a blank', `${KEY} x`],
    ['a letter that is not ASCII', `${KEY}é`],
  ])('not even the one about a key with %s', (_, apiKey) => {
    const make = () => new FatturaClient({ baseUrl: 'https://service.example', apiKey });
    let error: unknown;
    try {
      make();
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code: 'configuration' });
    expectNoKey((error as Error).stack, ...shown(error));
  });
});

describe('a request', () => {
  it('does not follow a redirect with it', async () => {
    const seen: RequestInit[] = [];
    const fetch = async (_: unknown, init: RequestInit = {}) => {
      seen.push(init);
      return new Response(null, { status: 307, headers: { location: 'https://elsewhere.example/' } });
    };
    const client = new FatturaClient({
      baseUrl: 'https://service.example',
      apiKey: KEY,
      fetch: fetch as typeof globalThis.fetch,
    });
    await expect(client.companies.list()).rejects.toMatchObject({ code: 'response' });
    expect(seen.map(({ redirect }) => redirect)).toEqual(['manual']);
  });
});

describe('redaction', () => {
  it.each([
    ['sk/1', 'a sk/1 b', 'a [key] b'],
    ['sk/1', 'a sk\\/1 b', 'a [key] b'],
    ['sk/1', 'sk%2F1', '[key]'],
    ['a&b', 'a&amp;b', '[key]'],
    ['a"b', 'a&quot;b a\\"b a"b', '[key] [key] [key]'],
    ['k', 'nothing', 'nothing'],
  ])('%s in %s', (key, text, rest) => {
    expect(redactor(key).text(text)).toBe(rest);
  });

  it('JSON values keep their structure', () => {
    const value = { a: [1, true, null, 'x-key-y'], 'key-1': { b: 'z' } };
    expect(redactor('key').data(value)).toEqual({ a: [1, true, null, 'x-[key]-y'], '[key]-1': { b: 'z' } });
  });
});
