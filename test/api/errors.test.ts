import { describe, expect, it } from 'vitest';
import { FatturaClient } from '../../src/api/client/client.ts';
import * as errors from '../../src/api/client/errors.ts';
import { retryAfter } from '../../src/api/client/retryAfter.ts';
import { failed, type Scripted, scriptedFetch } from '../support/scriptedFetch.ts';

const { FatturaError, StatusError, UnprocessableError } = errors;

function clientOf(...answers: readonly Scripted[]): FatturaClient {
  const { fetch } = scriptedFetch(...answers);
  const rest = { baseUrl: 'https://service.example', apiKey: 'k-123456789', companyId: 'c' };
  return new FatturaClient({ ...rest, fetch, maxRetries: 0 });
}

async function thrown(call: PromiseLike<unknown>): Promise<errors.FatturaError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof FatturaError) return error;
  throw new Error('no error of ours', { cause: error });
}

const refusal = (status: number, json?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  thrown(clientOf({ status, json, headers }).documents.get('d')) as Promise<errors.StatusError>;

const classes: readonly (readonly [status: number, fitting: typeof errors.StatusError])[] = [
  [400, errors.BadRequestError],
  [401, errors.AuthenticationError],
  [402, errors.PaymentRequiredError],
  [403, errors.PermissionError],
  [404, errors.NotFoundError],
  [405, errors.StatusError],
  [408, errors.RequestTimeoutError],
  [409, errors.ConflictError],
  [422, errors.UnprocessableError],
  [429, errors.RateLimitError],
  [451, errors.StatusError],
  [500, errors.ServerError],
  [502, errors.ServerError],
  [503, errors.ServerError],
  [504, errors.ServerError],
  [599, errors.ServerError],
];

describe('each status has its class', () => {
  it.each(classes.map(([status, fitting]) => ({ status, fitting, name: fitting.name })))(
    '$status: $name',
    async ({ status, fitting, name }) => {
      const error = await refusal(status, { errors: [] });
      expect(error.constructor).toBe(fitting);
      expect(error).toBeInstanceOf(StatusError);
      expect(error).toMatchObject({
        name,
        code: `status_${status}`,
        status,
        operation: 'documents.get',
        attempts: 1,
      });
    },
  );
});

const entry = { code: 'c', title: 'T', detail: 'D', source: { pointer: '/p' } };

/** Bodies of error responses; the entries that are read from them. */
const bodies: readonly (readonly [name: string, body: unknown, entries: readonly unknown[]])[] = [
  ['everything', { errors: [entry] }, [['c', 'T', 'D', '/p']]],
  [
    'several',
    { errors: [entry, { code: 'd' }] },
    [
      ['c', 'T', 'D', '/p'],
      ['d', null, null, null],
    ],
  ],
  [
    'null where nothing is known',
    { errors: [{ ...entry, detail: null, source: null }] },
    [['c', 'T', null, null]],
  ],
  [
    'other kinds of values',
    { errors: [{ code: 5, title: [], detail: {}, source: 'x' }] },
    [[null, null, null, null]],
  ],
  ['a pointer that is no text', { errors: [{ source: { pointer: 3 } }] }, [[null, null, null, null]]],
  ['entries that are no objects', { errors: ['x', null, 3] }, []],
  ['errors that are no list', { errors: { code: 'c' } }, []],
  ['no errors', { error: 'x' }, []],
  ['a list', [entry], []],
  ['text', 'x', []],
  ['null', null, []],
];

describe('the errors reported by the service', () => {
  it.each(bodies)('%s', async (_, body, entries) => {
    const error = await refusal(422, body);
    expect(error.errors.map(({ code, title, detail, pointer }) => [code, title, detail, pointer])).toEqual(
      entries,
    );
    expect(error.body).toEqual(body);
  });

  it('are available by member', async () => {
    const error = await refusal(422, { errors: [entry, { code: 'd' }] });
    expect(error.codes).toEqual(['c', 'd']);
    expect(error.titles).toEqual(['T']);
    expect(error.details).toEqual(['D']);
    expect(error.pointers).toEqual(['/p']);
  });

  it.each([
    ['a page of a proxy', '<html>', '<html>'],
    ['nothing', '', null],
    ['a long text, without its end', 'x'.repeat(3000), `${'x'.repeat(2000)}…`],
  ])('may be %s', async (_, text, body) => {
    const error = await thrown(clientOf({ status: 502, text }).documents.get('d'));
    expect(error).toMatchObject({ body, errors: [] });
  });

  it('are read up to a limit', async () => {
    const text = JSON.stringify({ errors: [entry], rest: 'x'.repeat(2_000_000) });
    const error = await thrown(clientOf({ status: 422, text }).documents.get('d'));
    expect(error).toMatchObject({ status: 422, errors: [] });
    expect(String((error as errors.StatusError).body).length).toBeLessThan(3000);
  });

  it('may be nested to any depth', async () => {
    const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const error = (await thrown(clientOf({ status: 500, text }).documents.get('d'))) as errors.StatusError;
    expect([error.status, Array.isArray(error.body)]).toEqual([500, true]);
  });
});

describe('the message', () => {
  it.each([
    [{ errors: [entry] }, 'documents.get: 422 Unprocessable: T: D (at /p)'],
    [{ errors: [{ code: 'taken' }] }, 'documents.get: 422 Unprocessable: taken'],
    [{ errors: [{ detail: 'D' }, { title: 'U' }] }, 'documents.get: 422 Unprocessable: D; U'],
    [
      { errors: [1, 2, 3, 4, 5].map((n) => ({ title: `${n}` })) },
      'documents.get: 422 Unprocessable: 1; 2; 3; and 2 more',
    ],
    [{}, 'documents.get: 422 Unprocessable'],
    // Characters that would clear a screen, or reverse the direction of the line.
    [
      { errors: [{ title: 'a\u001b[2Jb\r\n\u202ec' }] },
      'documents.get: 422 Unprocessable: a\u241b[2Jb\u240d\u240a<U+202E>c',
    ],
  ])('%j', async (body, message) => {
    expect((await refusal(422, body)).message).toBe(message);
  });

  it('of a status without a phrase', async () => {
    expect((await refusal(418, {})).message).toBe('documents.get: status 418');
  });

  it('truncates long texts', async () => {
    const error = await refusal(422, { errors: [{ title: 'x'.repeat(5000) }] });
    expect(error.message.length).toBeLessThan(600);
    expect(error.titles[0]).toHaveLength(5000);
  });
});

/** Kinds of failures, and the data about the request in the error. */
const known: readonly (readonly [name: string, answer: Scripted, code: string, requestId: string | null])[] =
  [
    ['a refusal', { status: 409, json: {}, headers: { 'x-request-id': 'r' } }, 'status_409', 'r'],
    [
      'an answer that cannot be read',
      { status: 200, text: 'x', headers: { 'request-id': 'r' } },
      'response',
      'r',
    ],
    ['a redirect', { status: 302, headers: { location: '/', 'request-id': 'r' } }, 'response', 'r'],
    ['no connection', { throws: failed('ECONNREFUSED') }, 'connection', null],
    [
      'a body that breaks off',
      {
        response: () => {
          const body = new ReadableStream({
            pull: (controller) => controller.error(new TypeError('terminated')),
          });
          return new Response(body, { headers: { 'x-request-id': 'r' } });
        },
      },
      'connection',
      'r',
    ],
  ];

describe('the data about the request in an error', () => {
  it.each(known)('%s', async (_, answer, code, requestId) => {
    const client = clientOf(answer);
    const call = client.documents.list({ filter: { number: { ilike: 'Rossi' } } });
    const url = 'https://service.example/api/v1/companies/c/documents';
    const error = await thrown(call);
    expect(error).toMatchObject({ code, method: 'GET', url, requestId });
    expect(error.toJSON()).toMatchObject({ code, method: 'GET', url, requestId });
  });

  it('are absent without a request', async () => {
    const error = await thrown(clientOf().documents.get(''));
    expect(error).toMatchObject({
      code: 'configuration',
      operation: 'documents.get',
      method: null,
      url: null,
    });
  });

  it('do not contain the key, even if it was part of an address', async () => {
    const error = await thrown(clientOf({ status: 404, json: {} }).documents.get('k-123456789'));
    expect(error).toMatchObject({ url: 'https://service.example/api/v1/companies/c/documents/[key]' });
  });
});

describe("the service's id of a request", () => {
  it.each([
    [{ 'x-request-id': 'a' }, 'a'],
    [{ 'request-id': 'b' }, 'b'],
    [{ 'x-correlation-id': 'c' }, 'c'],
    [{ 'x-correlation-id': 'c', 'request-id': 'b', 'x-request-id': 'a' }, 'a'],
    [{}, null],
  ])('%j', async (headers: Readonly<Record<string, string>>, id) => {
    expect((await refusal(500, {}, headers)).requestId).toBe(id);
    const { response } = await clientOf({ status: 200, json: { data: {} }, headers })
      .documents.get('d')
      .withResponse();
    expect(response.requestId).toBe(id);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-01-31T12:00:00Z');

  it.each([
    [undefined, null],
    ['', null],
    ['0', 0],
    ['120', 120_000],
    [' 3 ', 3000],
    ['Sat, 31 Jan 2026 12:00:30 GMT', 30_000],
    ['Sat, 31 Jan 2026 11:00:00 GMT', 0],
    ['Saturday, 31-Jan-26 12:00:05 GMT', 5000],
    ['-1', null],
    ['1.5', null],
    ['soon', null],
    ['9'.repeat(400), 8.64e15],
  ])('%s', (value, milliseconds) => {
    expect(retryAfter(new Headers(value === undefined ? {} : { 'retry-after': value }), now)).toBe(
      milliseconds,
    );
  });

  it.each([
    [
      'a clock that is an hour behind',
      'Sat, 31 Jan 2026 13:00:00 GMT',
      'Sat, 31 Jan 2026 13:00:30 GMT',
      30_000,
    ],
    [
      'a clock that is an hour ahead',
      'Sat, 31 Jan 2026 11:00:00 GMT',
      'Sat, 31 Jan 2026 11:02:00 GMT',
      120_000,
    ],
    ['a date before the answer', 'Sat, 31 Jan 2026 13:00:00 GMT', 'Sat, 31 Jan 2026 12:30:00 GMT', 0],
    ['an answer whose date cannot be read', 'today', 'Sat, 31 Jan 2026 12:00:30 GMT', 30_000],
    ['an answer without a date', '', 'Sat, 31 Jan 2026 12:00:30 GMT', 30_000],
  ])('%s', (_, date, value, milliseconds) => {
    const headers = new Headers({ 'retry-after': value, ...(date === '' ? {} : { date }) });
    expect(retryAfter(headers, now)).toBe(milliseconds);
  });

  it.each([
    [{ 'retry-after': '120' }, 120_000, true],
    [{ 'retry-after': '9'.repeat(400) }, 8.64e15, true],
    [{}, null, false],
  ])('for an error response: %j', async (headers: Readonly<Record<string, string>>, milliseconds, dated) => {
    const before = Date.now();
    const error = (await refusal(429, {}, headers)) as errors.RateLimitError;
    expect(error).toMatchObject({ retryAfter: milliseconds, sent: true });
    expect(error.retryAt instanceof Date).toBe(dated);
    expect(error.toJSON()).toMatchObject({ retryAt: error.retryAt?.toISOString() ?? null, sent: true });
    if (error.retryAt === null || milliseconds === null) return;
    expect(error.retryAt.getTime()).toBeGreaterThanOrEqual(Math.min(before + milliseconds, 8.64e15));
    expect(error.message).toContain(error.retryAt.toISOString());
  });
});

/** Unreadable successful responses, by expected kind. */
const unreadable: readonly (readonly [
  name: string,
  answer: Scripted,
  call: (client: FatturaClient) => PromiseLike<unknown>,
])[] = [
  ['no JSON', { status: 200, text: 'yes' }, (client) => client.documents.get('d')],
  ['half of a JSON', { status: 200, text: '{"data":{"id"' }, (client) => client.documents.get('d')],
  ['nothing', { status: 200 }, (client) => client.documents.get('d')],
  ['no content', { status: 204 }, (client) => client.documents.get('d')],
  [
    'bytes that are no UTF-8',
    {
      response: () =>
        new Response(Uint8Array.from('{"data":{"a":"\u00ff"}}', (character) => character.charCodeAt(0))),
    },
    (client) => client.documents.get('d'),
  ],
  ['data that is null', { status: 200, json: { data: null } }, (client) => client.documents.get('d')],
  ['data that is a list', { status: 200, json: { data: [{}] } }, (client) => client.documents.get('d')],
  ['data that is text', { status: 200, json: { data: 'x' } }, (client) => client.documents.get('d')],
  ['no data', { status: 200, json: { id: 'd' } }, (client) => client.documents.get('d')],
  [
    'an empty list for one',
    { status: 200, json: { data: [] } },
    (client) => client.documents.createInvoice('<a/>'),
  ],
  [
    'two for one',
    { status: 200, json: { data: [{}, {}] } },
    (client) => client.documents.createInvoice('<a/>'),
  ],
  [
    'a list of nothing for one',
    { status: 200, json: { data: [null] } },
    (client) => client.documents.createInvoice('<a/>'),
  ],
  ['an object for a list', { status: 200, json: { data: {} } }, (client) => client.documents.list()],
  [
    'a receipt without an id',
    { status: 202, json: { data: {} } },
    (client) => client.requests.uploadF24(new TextEncoder().encode('%PDF-'), { file_name: 'f.pdf' }),
  ],
  [
    'a receipt with an empty id',
    { status: 202, json: { request_id: '' } },
    (client) => client.requests.uploadF24(new TextEncoder().encode('%PDF-'), { file_name: 'f.pdf' }),
  ],
  [
    'a redirect as browsers tell it',
    {
      response: () =>
        Object.defineProperties(new Response(), {
          status: { value: 0 },
          ok: { value: false },
          type: { value: 'opaqueredirect' },
        }),
    },
    (client) => client.documents.get('d'),
  ],
];

describe('an unreadable successful response', () => {
  it.each(unreadable)('%s', async (_, answer, call) => {
    const error = await thrown(call(clientOf(answer)));
    expect(error).toBeInstanceOf(errors.ResponseError);
    expect(error).toMatchObject({ code: 'response', attempts: 1 });
  });

  it('an endless response', async () => {
    const chunk = new Uint8Array(8 * 1024 * 1024);
    let cancelled = false;
    const body = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(chunk),
        cancel: () => {
          cancelled = true;
        },
      });
    const error = await thrown(clientOf({ response: () => new Response(body()) }).documents.get('d'));
    expect(error.code).toBe('response');
    expect(cancelled).toBe(true);
  });
});

/** Responses that can be read, from all versions of the service. */
const readable: readonly (readonly [
  name: string,
  answer: Scripted,
  call: (client: FatturaClient) => PromiseLike<unknown>,
  value: unknown,
])[] = [
  [
    'fields that nobody knows',
    { status: 200, json: { data: { id: 'd', new: [1] } } },
    (client) => client.documents.get('d'),
    { id: 'd', new: [1] },
  ],
  [
    'a byte order mark',
    { status: 200, text: '\ufeff{"data":{}}' },
    (client) => client.documents.get('d'),
    {},
  ],
  [
    'another success than documented',
    { status: 201, json: { data: { id: 'd' } } },
    (client) => client.documents.get('d'),
    { id: 'd' },
  ],
  [
    'one as an object',
    { status: 200, json: { data: { id: 'd' } } },
    (client) => client.documents.createInvoice('<a/>'),
    { id: 'd' },
  ],
  [
    'one in a list',
    { status: 200, json: { data: [{ id: 'd' }] } },
    (client) => client.documents.createInvoice('<a/>'),
    { id: 'd' },
  ],
  [
    'nothing, where nothing was asked for',
    { status: 204 },
    (client) => client.documents.delete('d'),
    undefined,
  ],
  [
    'something, where nothing was asked for',
    { status: 200, json: { data: {} } },
    (client) => client.documents.delete('d'),
    undefined,
  ],
  [
    'no JSON, where nothing was asked for',
    { status: 200, text: 'ok' },
    (client) => client.documents.delete('d'),
    undefined,
  ],
  [
    'a receipt under data',
    { status: 202, json: { data: { request_id: 'r', status: 'W' } } },
    (client) => client.requests.uploadF24(new TextEncoder().encode('%PDF-'), { file_name: 'f.pdf' }),
    { request_id: 'r', status: 'W' },
  ],
  [
    'a receipt at the top',
    { status: 202, json: { request_id: 'r' } },
    (client) => client.requests.uploadF24(new TextEncoder().encode('%PDF-'), { file_name: 'f.pdf' }),
    { request_id: 'r' },
  ],
  [
    'its links beside data',
    { status: 202, json: { data: { request_id: 'r' }, links: [{ rel: 'l' }] } },
    (client) => client.requests.uploadF24(new TextEncoder().encode('%PDF-'), { file_name: 'f.pdf' }),
    { request_id: 'r', links: [{ rel: 'l' }] },
  ],
];

describe('a readable successful response', () => {
  it.each(readable)('%s', async (_, answer, call, value) => {
    expect(await call(clientOf(answer))).toEqual(value);
  });
});

describe('403', () => {
  it.each([
    ['requests.uploadF24', 'payments:f24:write'],
    ['requests.createBulkPayment', null],
  ] as const)('%s needs %s', async (operation, permission) => {
    const client = clientOf({ status: 403, json: { errors: [entry] } });
    const payments = [
      { amount: { amount: '1.00', currency: 'EUR' }, payee_identifier: 'i', payee_name: 'n', reason: 'r' },
    ];
    const call =
      operation === 'requests.uploadF24'
        ? client.requests.uploadF24(new TextEncoder().encode('%PDF-1.7'), { file_name: 'a.pdf' })
        : client.requests.createBulkPayment({ payments });
    const error = await thrown(call);
    expect(error).toBeInstanceOf(errors.PermissionError);
    expect(error).toMatchObject({ operation, permission });
    expect(error.toJSON()).toMatchObject({ permission });
    expect(error.message.includes('payments:f24:write')).toBe(permission !== null);
  });
});

describe('a connection that fails', () => {
  it.each([
    ['ECONNREFUSED', false],
    ['ENOTFOUND', false],
    ['EAI_AGAIN', false],
    ['UND_ERR_CONNECT_TIMEOUT', false],
    ['ECONNRESET', true],
    ['EPIPE', true],
    ['ETIMEDOUT', true],
    ['UND_ERR_SOCKET', true],
    ['UND_ERR_HEADERS_TIMEOUT', true],
    ['CERT_HAS_EXPIRED', false],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', false],
    ['ERR_TLS_CERT_ALTNAME_INVALID', false],
    ['EPROTO', true],
  ])('%s: sent %s', async (code, sent) => {
    const error = await thrown(clientOf({ throws: failed(code) }).documents.get('d'));
    expect(error).toMatchObject({ code: 'connection', sent, attempts: 1 });
    expect(error.message).toContain(code);
    expect(error).toMatchObject({ cause: { message: 'fetch failed', cause: { code } } });
  });

  it('while reading the body means that the request was sent', async () => {
    const error = await thrown(clientOf({ status: 200, breaks: 'off' }).documents.get('d'));
    expect(error).toMatchObject({ code: 'connection', sent: true });
  });

  it('with a circular cause', async () => {
    const cause = new Error('round');
    cause.cause = cause;
    expect(await thrown(clientOf({ throws: cause }).documents.get('d'))).toMatchObject({ sent: true });
  });
});

describe('as data', () => {
  it('an error contains what a log needs', async () => {
    const error = (await refusal(
      422,
      { errors: [entry] },
      { 'x-request-id': 'r' },
    )) as errors.UnprocessableError;
    expect(error).toBeInstanceOf(UnprocessableError);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'UnprocessableError',
      code: 'status_422',
      message: 'documents.get: 422 Unprocessable: T: D (at /p)',
      operation: 'documents.get',
      attempts: 1,
      method: 'GET',
      url: 'https://service.example/api/v1/companies/c/documents/d',
      requestId: 'r',
      status: 422,
      errors: [{ code: 'c', title: 'T', detail: 'D', pointer: '/p' }],
    });
  });

  it.each([
    [new errors.ConfigurationError('m'), []],
    [new errors.AbortedError(), []],
    [new errors.TimeoutError(5), ['sent', 'certificate', 'timeout']],
    [new errors.ConnectionError('m', { sent: false }), ['sent', 'certificate']],
    [new errors.ResponseError('m', { status: 200 }), ['status']],
  ])('%s', (error, members) => {
    const common = ['name', 'code', 'message', 'operation', 'attempts', 'method', 'url', 'requestId'];
    expect(Object.keys(JSON.parse(JSON.stringify(error)) as object)).toEqual([...common, ...members]);
  });
});
