/** Unreadable responses, redirects, and error statuses. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  type FatturaClient,
  FatturaError,
  NotFoundError,
  PaymentRequiredError,
  PermissionError,
  RateLimitError,
  ServerError,
  StatusError,
  UnprocessableError,
} from '../../src/api/index.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { kinds } from '../support/proxy/kinds.ts';
import { SEEDED, startService, type TestService } from '../support/proxy/server.ts';

let service: TestService;
let client: FatturaClient;
beforeAll(async () => {
  service = await startService();
  client = clientOf(service);
});
beforeEach(() => service.reset());
afterAll(() => service.close());

const calls = {
  one: () => client.products.get(SEEDED.product),
  list: () => client.products.list(),
  'one-or-list': () => kinds.invoice.call(client),
  request: () =>
    client.requests.createBulkPayment({
      payments: [
        { amount: { amount: '1', currency: 'EUR' }, payee_identifier: 'x', payee_name: 'y', reason: 'z' },
      ],
    }),
};

const nowhere = [[], {}, 'text', 7, false, { errors: [] }, { data: null }, { data: 'text' }];

const shapes: readonly { readonly answer: keyof typeof calls; readonly body: unknown }[] = [
  ...nowhere.map((body) => ({ answer: 'one' as const, body })),
  { answer: 'one', body: { data: [] } },
  { answer: 'one', body: { data: [{ id: 'a' }] } },
  ...nowhere.map((body) => ({ answer: 'list' as const, body })),
  { answer: 'list', body: { data: { id: 'a' } } },
  ...nowhere.map((body) => ({ answer: 'one-or-list' as const, body })),
  { answer: 'one-or-list', body: { data: [] } },
  { answer: 'one-or-list', body: { data: [{ id: 'a' }, { id: 'b' }] } },
  { answer: 'one-or-list', body: { data: [null] } },
  ...nowhere.map((body) => ({ answer: 'request' as const, body })),
  { answer: 'request', body: { request_id: '' } },
  { answer: 'request', body: { data: { request_id: 7 } } },
];

describe('a successful response with another structure is an error', () => {
  it.each(shapes)('$answer: $body', async ({ answer, body }) => {
    service.misbehave({ do: { kind: 'wrong-shape', body } });
    await expect(calls[answer]()).rejects.toMatchObject({
      name: 'ResponseError',
      code: 'response',
      attempts: 1,
    });
    expect(service.requests).toHaveLength(1);
  });
});

describe('unknown fields are kept, and missing ones are tolerated', () => {
  it.each([
    { answer: 'one' as const, body: { data: { id: 'a', flavour: { of: 'tomorrow' } } } },
    { answer: 'one' as const, body: { data: {} } },
    { answer: 'one-or-list' as const, body: { data: [{ id: 'a', status: 'ARCHIVED' }], meta: 1 } },
  ])('$answer: $body', async ({ answer, body }) => {
    service.misbehave({ do: { kind: 'wrong-shape', body } });
    const { data } = body;
    expect(await calls[answer]()).toEqual(Array.isArray(data) ? data[0] : data);
  });

  it('in lists', async () => {
    const data = [{ id: 'a', type: 'CRYPTO' }, {}, { reconciliations: null }];
    service.misbehave({
      do: { kind: 'wrong-shape', body: { data, page: { cursor: null, has_next_page: false } } },
    });
    expect((await client.transactions.list()).data).toEqual(data);
  });
});

describe('a response that is too large is discarded', () => {
  const LARGE = 120 * 1024 * 1024;

  it.each([true, false])('announced: %s', async (announced) => {
    service.misbehave({ do: { kind: 'huge-body', bytes: LARGE, announced } });
    await expect(calls.list()).rejects.toMatchObject({ code: 'response', status: 200 });
    await vi.waitFor(() => expect(service.requests[0]?.cut).toBe(true), 10_000);
  });
});

describe('a redirect is not followed', () => {
  it.each([301, 302, 303, 307, 308])('%i', async (status) => {
    const elsewhere = await startService();
    service.misbehave({ do: { kind: 'redirect', status, to: `${elsewhere.url}/api/v1/companies` } });
    for (const call of Object.values(calls)) {
      await expect(call()).rejects.toMatchObject({ code: 'response', status });
    }
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });
});

const classes: readonly (readonly [status: number, of: typeof StatusError, code: string])[] = [
  [400, BadRequestError, 'bad_request'],
  [401, AuthenticationError, 'unauthorized'],
  [402, PaymentRequiredError, 'request_failed'],
  [403, PermissionError, 'forbidden'],
  [404, NotFoundError, 'not_found'],
  [409, ConflictError, 'status_409'],
  [422, UnprocessableError, 'unprocessable_entity'],
  [429, RateLimitError, 'too_many_requests'],
  [500, ServerError, 'internal_server_error'],
  [599, ServerError, 'status_599'],
];

describe('each status has its error class', () => {
  it.each(classes)('%i', async (status, Class, code) => {
    service.misbehave({ do: { kind: 'status', status } });
    const error = await Promise.resolve(kinds.write.call(client)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Class);
    expect(error).toBeInstanceOf(StatusError);
    expect(error).toBeInstanceOf(FatturaError);
    expect(error).toMatchObject({
      name: Class.name,
      status,
      code: `status_${status}`,
      codes: [code],
      requestId: expect.stringMatching(/^request-\d+$/) as string,
      operation: 'categories.create',
    });
  });

  it('with all errors that the service reports', async () => {
    // The client would not send this name of a resource.
    const path = `/api/v1/companies/${service.companyId}/categories`;
    const call = client.request('POST', path, { body: { name: 1, colour: 'red' } });
    await expect(call).rejects.toMatchObject({
      status: 422,
      pointers: ['/colour', '/name'],
      errors: [{ pointer: '/colour' }, { pointer: '/name' }],
      body: { errors: [{ source: { pointer: '/colour' } }, {}] },
    });
  });

  it('also behind a proxy', async () => {
    service.misbehave({ do: { kind: 'status', status: 502, body: 'html' } });
    await expect(kinds.write.call(client)).rejects.toMatchObject({
      status: 502,
      errors: [],
      body: expect.stringContaining('<h1>') as string,
    });
  });
});

describe('an unreachable service', () => {
  it.each(Object.entries(kinds))('%s: nothing was sent, so it is retried', async (_, { call }) => {
    const gone = await startService();
    const { url, key, companyId } = gone;
    await gone.close();
    const attempts: number[] = [];
    const lost = clientOf(
      { url, key, companyId },
      { onRequest: ({ phase, attempt }) => phase === 'request' && attempts.push(attempt) },
    );
    await expect(call(lost)).rejects.toMatchObject({ code: 'connection', sent: false, attempts: 3 });
    expect(attempts).toEqual([1, 2, 3]);
  });
});
