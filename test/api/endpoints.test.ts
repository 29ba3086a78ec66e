/** Every endpoint of the contract, through the client, against the service. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/api/contract/index.ts';
import type { FatturaClient } from '../../src/api/index.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { bodyText, SEEDED, startService, type TestService } from '../support/proxy/server.ts';
import { NEW, UUID, withAnyNew } from './endpoints/case.ts';
import { cases } from './endpoints/cases.ts';
import { fileCases } from './endpoints/fileCases.ts';

let service: TestService;
let client: FatturaClient;
beforeAll(async () => {
  service = await startService();
  client = clientOf(service);
});
beforeEach(() => service.reset());
afterAll(() => service.close());

/** The only request that arrived. */
function arrived(): TestService['requests'][number] {
  expect(service.requests).toHaveLength(1);
  return service.requests[0]!;
}

const lineOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path.replace(`/api/v1/companies/${service.companyId}`, '')}`;

describe("each call sends the request of the contract and returns the service's response", () => {
  it.each(cases)('$endpoint', async ({ before, call, line, query = [], json, bytes, contentType, value }) => {
    const made = await before?.(client);
    service.requests.length = 0;
    const result = await call(client, made?.id ?? '');
    const request = arrived();
    expect(lineOf(request)).toBe(line.replace(NEW, made?.id ?? ''));
    expect(request.query).toEqual(query);
    if (json !== undefined) expect(JSON.parse(bodyText(request))).toEqual(json);
    else expect(Buffer.from(request.body).equals(bytes ?? new Uint8Array())).toBe(true);
    expect(request.headers).toMatchObject({
      authorization: `Bearer ${service.key}`,
      accept: 'application/json',
    });
    expect(request.headers['content-type']).toBe(json === undefined ? contentType : 'application/json');
    expect(request.headers['user-agent']).toMatch(/^fattura\/\d/);
    if (value === undefined) expect(result).toBeUndefined();
    else expect(result).toMatchObject(withAnyNew(value));
  });

  it('covers every endpoint of the contract', () => {
    const all = endpoints.map(({ resource, name }) => `${resource}.${name}`);
    expect([...new Set(cases.map(({ endpoint }) => endpoint))].sort()).toEqual(all.sort());
  });

  it('reads the other forms of responses too', async () => {
    const other = await startService({ invoiceAnswer: 'object', requestAnswer: 'top' });
    const its = clientOf(other);
    for (const { call, value } of fileCases.filter(({ before }) => before === undefined)) {
      other.reset();
      expect(await call(its, '')).toMatchObject(withAnyNew(value ?? {}));
    }
    await other.close();
  });
});

/** Text that is sensitive to encoding. */
const HARD = ['a b', 'a+b', 'a&b=c', '100%', 'a#b?c', 'è€😀', '"<>\\^`{|}', "it's (1)*!~", 'a/b:c@d', '%20'];

describe('query values arrive unchanged', () => {
  it.each(HARD)('%s', async (text) => {
    await client.documents.list({ filter: { number: text, notes: { ilike: text, in: [text, 'x'] } } });
    expect(arrived().query).toEqual([
      ['filter[number__eq]', text],
      ['filter[notes__ilike]', text],
      ['filter[notes__in]', `${text},x`],
    ]);
  });
});

describe('ids in paths stay one segment', () => {
  it.each([...HARD, '...', '../..', 'a/../b', ';'])('%s', async (text) => {
    await expect(client.documents.get(text)).rejects.toMatchObject({ code: 'status_404' });
    const { operation, path } = arrived();
    expect(operation).toBe('documents.get');
    expect(decodeURIComponent(path.split('/').at(-1) ?? '')).toBe(text);
  });

  it.each(['', '.', '..'])('%j is refused before anything is sent', async (text) => {
    await expect(client.documents.get(text)).rejects.toMatchObject({ code: 'configuration' });
    expect(service.requests).toEqual([]);
  });
});

describe('the response around the value', () => {
  it('asResponse() leaves the body unread', async () => {
    const response = await client.documents.get(SEEDED.issuedDocument).asResponse();
    expect(response.status).toBe(200);
    expect(response.bodyUsed).toBe(false);
    expect(await response.json()).toMatchObject({ data: { id: SEEDED.issuedDocument } });
    expect(service.requests).toHaveLength(1);
  });

  it('asResponse() of a list is its first page', async () => {
    const response = await client.accounts.list({ page_size: 1 }).asResponse();
    expect(await response.json()).toMatchObject({ data: [{ id: SEEDED.account }], page: { size: 1 } });
  });

  it('asResponse() throws for an error status', async () => {
    await expect(client.documents.get(SEEDED.account).asResponse()).rejects.toMatchObject({ status: 404 });
  });

  it('withResponse() has value, status, headers, request id and whole body', async () => {
    const call = client.categories.create({ name: 'Fiere' });
    const { data, response } = await call.withResponse();
    expect(data).toMatchObject({ name: 'Fiere' });
    expect(response).toMatchObject({ status: 201, body: { data } });
    expect(response.requestId).toMatch(UUID);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await call).toEqual(data);
    expect(service.requests).toHaveLength(1);
  });

  it('withResponse() of an empty response', async () => {
    const { data, response } = await client.products.delete(SEEDED.product).withResponse();
    expect(data).toBeUndefined();
    expect(response).toMatchObject({ status: 204, body: null });
  });

  it('a base address may have a path', async () => {
    const behind = await startService({ prefix: '/gateway/fatture' });
    expect(await clientOf(behind).products.get(SEEDED.product)).toMatchObject({ id: SEEDED.product });
    await behind.close();
  });

  it('request() returns the whole body for any path', async () => {
    const path = `/api/v1/companies/${service.companyId}/categories`;
    const made = await client.request('POST', path, { body: { name: 'Fiere' } });
    expect(made).toMatchObject({ data: { name: 'Fiere' } });
    const found = await client.request('GET', path, { query: { filter: { name: 'Fiere' } } });
    expect(found).toMatchObject({ data: [{ name: 'Fiere' }], page: { cursor: null } });
    expect(service.requests.map(({ operation }) => operation)).toEqual([
      'categories.create',
      'categories.list',
    ]);
  });
});
