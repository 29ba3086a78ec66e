import { afterEach, describe, expect, it, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import type { AnyRequestOptions } from '../../src/api/client/anyRequest.ts';
import { FatturaClient } from '../../src/api/client/client.ts';
import { ConfigurationError } from '../../src/api/client/errors.ts';
import type { ClientOptions, RequestOptions } from '../../src/api/client/options.ts';
import type { Invoice } from '../../src/model/generated/invoice.ts';
import { type Scripted, scriptedFetch } from '../support/scriptedFetch.ts';

const base = { baseUrl: 'https://service.example', apiKey: 'k-123456789', companyId: 'c' };
const ok: Scripted = { status: 200, json: { data: { id: 'x' } } };

afterEach(() => vi.unstubAllEnvs());

function clientOf(options: ClientOptions = {}, answer: Scripted = ok) {
  const { fetch, sent } = scriptedFetch(answer);
  return { client: new FatturaClient({ ...base, fetch, ...options }), sent };
}

/** Refused values of an option: the message must contain its name. */
function refusal(options: ClientOptions): string | null {
  try {
    new FatturaClient(options);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  }
}

describe('the address of the service', () => {
  it.each([
    ['https://service.example', 'https://service.example'],
    ['https://service.example/', 'https://service.example'],
    ['https://service.example:8443', 'https://service.example:8443'],
    ['https://service.example/prefix', 'https://service.example/prefix'],
    ['https://service.example/a/b//', 'https://service.example/a/b'],
    ['HTTPS://Service.Example', 'https://service.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/x', 'http://127.0.0.1:3000/x'],
    ['http://127.255.0.9', 'http://127.255.0.9'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('%s', (baseUrl, address) => {
    expect(clientOf({ baseUrl }).client.baseUrl).toBe(address);
  });

  it.each([
    'http://service.example',
    'http://localhost.example',
    'http://notlocalhost',
    'http://127.0.0.1.example',
    'http://128.0.0.1',
    'http://0.0.0.0',
    'http://[::2]',
    'http://[::ffff:127.0.0.1]',
    'ftp://localhost',
    'file:///etc/passwd',
    'service.example',
    '',
    '//service.example',
    'https://',
    'https://user:secret@service.example',
    'https://user@service.example',
    'https://service.example/?a=1',
    'https://service.example/?',
    'https://service.example/#a',
    'https://service.example/api/v1',
    'https://service.example/api/v1/',
  ])('%s is refused', (baseUrl) => {
    const message = refusal({ ...base, baseUrl });
    expect(message).toContain('baseUrl');
    expect(message).not.toContain('secret');
  });
});

describe('options', () => {
  it.each<[string, ClientOptions]>([
    ['timeout', { timeout: 0 }],
    ['timeout', { timeout: -5 }],
    ['timeout', { timeout: Number.NaN }],
    ['timeout', { timeout: Number.POSITIVE_INFINITY }],
    ['timeout', { timeout: 2 ** 31 }],
    ['timeout', { timeout: '5' as unknown as number }],
    ['maxRetries', { maxRetries: -1 }],
    ['maxRetries', { maxRetries: 1.5 }],
    ['maxRetries', { maxRetries: null as unknown as number }],
    ['rateLimit', { rateLimit: 0 }],
    ['rateLimit', { rateLimit: Number.NaN }],
    ['maxRetryDelay', { maxRetryDelay: -1 }],
    ['userAgent', { userAgent: 'a\nb' }],
    ['fetch', { fetch: {} as unknown as typeof fetch }],
    ['onRequest', { onRequest: 'log' as unknown as () => void }],
    ['companyId', { companyId: 5 as unknown as string }],
    ['apiKey', { apiKey: '' }],
    ['apiKey', { apiKey: 5 as unknown as string }],
    ['baseUrl', { baseUrl: 5 as unknown as string }],
  ])('%s: %j is refused', (name, options) => {
    expect(refusal({ ...base, ...options })).toContain(name);
  });

  it.each<[ClientOptions]>([
    [{ timeout: 1 }],
    [{ maxRetries: 0 }],
    [{ rateLimit: 0.1 }],
    [{ rateLimit: Number.POSITIVE_INFINITY }],
    [{ maxRetryDelay: 0 }],
    [
      {
        timeout: undefined,
        maxRetries: undefined,
        fetch: undefined,
        onRequest: undefined,
        userAgent: undefined,
      },
    ],
  ])('%j is accepted', (options) => {
    expect(refusal({ ...base, ...options })).toBeNull();
  });

  it.each<[string, RequestOptions]>([
    ['timeout', { timeout: 0 }],
    ['maxRetries', { maxRetries: -1 }],
    ['companyId', { companyId: 5 as unknown as string }],
    ['authorization', { headers: { authorization: 'Bearer x' } }],
    ['AUTHORIZATION', { headers: { AUTHORIZATION: 'Bearer x' } }],
    ['Content-Length', { headers: { 'Content-Length': '1' } }],
    ['x y', { headers: { 'x y': '1' } }],
    ['x', { headers: { x: 'a\nb' } }],
  ])('of a call, %s: %j is refused before anything is sent', async (name, options) => {
    const { client, sent } = clientOf();
    const call = client.documents.get('d', {}, options);
    await expect(call).rejects.toThrow(name);
    await expect(call).rejects.toMatchObject({
      code: 'configuration',
      operation: 'documents.get',
      attempts: 0,
    });
    expect(sent).toHaveLength(0);
  });
});

describe('the environment', () => {
  const names = { baseUrl: 'FATTURA_BASE_URL', apiKey: 'FATTURA_API_KEY', companyId: 'FATTURA_COMPANY_ID' };

  it('provides values that are not in the options', async () => {
    vi.stubEnv(names.baseUrl, 'https://environment.example');
    vi.stubEnv(names.apiKey, 'from-environment');
    vi.stubEnv(names.companyId, 'e');
    const { fetch, sent } = scriptedFetch(ok);
    const client = new FatturaClient({ fetch });
    expect([client.baseUrl, client.companyId]).toEqual(['https://environment.example', 'e']);
    await client.documents.get('d');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer from-environment');
    expect(sent[0]?.url).toBe('https://environment.example/api/v1/companies/e/documents/d');
  });

  it('is overridden by the options', () => {
    for (const name of Object.values(names)) vi.stubEnv(name, 'nonsense');
    expect(clientOf().client.companyId).toBe('c');
  });

  it.each([
    ['baseUrl', names.baseUrl],
    ['apiKey', names.apiKey],
  ])('without %s, the error names the variable to set; empty counts as unset', (option, name) => {
    for (const value of ['', undefined]) {
      vi.stubEnv(name, value);
      const message = refusal({ ...base, [option]: undefined });
      expect(message).toContain(option);
      expect(message).toContain(name);
    }
  });

  it('without a company, calls that need one fail', async () => {
    vi.stubEnv(names.companyId, '');
    const { client, sent } = clientOf({ companyId: undefined });
    expect(client.companyId).toBeUndefined();
    await expect(client.documents.list()).rejects.toThrow(names.companyId);
    expect(sent).toHaveLength(0);
    await client.counterparts.search({ vat_number: '1' });
    await client.documents.get('d', {}, { companyId: 'own' });
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/counterparts/search',
      '/api/v1/companies/own/documents/d',
    ]);
  });

  it.each([
    ['that has none', undefined],
    ['that has a process without one', {}],
    [
      'that does not permit to read it',
      {
        env: new Proxy(
          {},
          {
            get: () => {
              throw new Error('not permitted');
            },
          },
        ),
      },
    ],
  ])('is not needed on a platform %s', (_, process) => {
    vi.stubGlobal('process', process);
    try {
      expect(new FatturaClient({ ...base, companyId: undefined }).companyId).toBeUndefined();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a request', () => {
  it('has the headers of the client, and those of the call', async () => {
    const { client, sent } = clientOf({ userAgent: 'mine/2' });
    await client.categories.create(
      { name: 'n' },
      { headers: { 'X-Mine': '1', Accept: 'application/vnd.x+json' } },
    );
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/vnd.x+json',
      authorization: `Bearer ${base.apiKey}`,
      'content-type': 'application/json',
      'user-agent': `fattura/${packageJson.version} mine/2`,
      'x-mine': '1',
    });
  });

  it('identifies the client', async () => {
    const { client, sent } = clientOf();
    await client.documents.get('d');
    expect(sent[0]?.headers.get('user-agent')).toBe(`fattura/${packageJson.version}`);
    expect(sent[0]?.headers.has('content-type')).toBe(false);
  });

  it("uses the platform's fetch at the time of the call", async () => {
    const { fetch, sent } = scriptedFetch(ok);
    const client = new FatturaClient(base);
    vi.stubGlobal('fetch', function (this: unknown, ...args: Parameters<typeof fetch>) {
      expect(this).toBeUndefined();
      return fetch(...args);
    });
    try {
      await client.documents.get('d');
    } finally {
      vi.unstubAllGlobals();
    }
    expect(sent).toHaveLength(1);
  });

  it('needs a fetch', async () => {
    const client = new FatturaClient(base);
    vi.stubGlobal('fetch', undefined);
    try {
      await expect(client.documents.get('d')).rejects.toMatchObject({ code: 'configuration' });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('is sent immediately and once, regardless of who awaits it', async () => {
    const { client, sent } = clientOf();
    const call = client.documents.get('d');
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(1);
    const [a, b, c] = await Promise.all([call, call.then((value) => value), call.withResponse()]);
    expect([a, b, c.data]).toEqual([{ id: 'x' }, { id: 'x' }, { id: 'x' }]);
    expect(await call.finally(() => undefined)).toEqual({ id: 'x' });
    expect(sent).toHaveLength(1);
  });

  it('has the body as it was at the time of the call', async () => {
    const { client, sent } = clientOf();
    const body = { name: 'before' };
    const call = client.categories.create(body);
    body.name = 'after';
    await call;
    expect(sent[0]?.body).toBe('{"name":"before"}');
  });
});

describe('ids in the path', () => {
  it.each([
    ['a b/c?d#e', 'a%20b%2Fc%3Fd%23e'],
    ['..x', '..x'],
    ['%2e%2e', '%252e%252e'],
    ['é', '%C3%A9'],
  ])('%s is sent as %s', async (id, encoded) => {
    const { client, sent } = clientOf();
    await client.documents.get(id);
    expect(sent[0]?.url).toBe(`https://service.example/api/v1/companies/c/documents/${encoded}`);
  });

  it.each([[''], ['.'], ['..'], [undefined], [null], [5], [{}], ['\ud800']])('%j is refused', async (id) => {
    const { client, sent } = clientOf();
    const call = client.documents.get(id as string);
    await expect(call).rejects.toMatchObject({ code: 'configuration', operation: 'documents.get' });
    expect(sent).toHaveLength(0);
  });

  it.each([[''], ['..']])('company %j is refused', async (companyId) => {
    await expect(clientOf({ companyId }).client.documents.list()).rejects.toThrow('company_id');
  });
});

describe('bodies', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it.each<[string, Invoice | Uint8Array | string, string, unknown]>([
    ['XML as text', '<a/>', 'application/xml', '<a/>'],
    ['XML with a mark', '\ufeff <a/>', 'application/xml', '\ufeff <a/>'],
    ['XML as bytes', bytes('<a/>'), 'application/xml', bytes('<a/>')],
    ['JSON as text', ' \n{"a":1}', 'application/json', ' \n{"a":1}'],
    ['JSON with a mark goes without', '\ufeff{"a":1}', 'application/json', '{"a":1}'],
    ['JSON as bytes', bytes('{"a":1}'), 'application/json', bytes('{"a":1}')],
    ['JSON as bytes with a mark', bytes('\ufeff{"a":1}'), 'application/json', bytes('{"a":1}')],
    ['an object', { versione: 'FPR12' } as Invoice, 'application/json', '{"versione":"FPR12"}'],
  ])('%s', async (_, invoice, type, body) => {
    const { client, sent } = clientOf();
    await client.documents.createInvoice(invoice, { issue: true });
    expect(sent[0]?.headers.get('content-type')).toBe(type);
    expect(sent[0]?.body).toEqual(body);
    expect(sent[0]?.url).toMatch(/\/documents\/invoice\?issue=true$/);
  });

  it.each([
    [''],
    [new Uint8Array()],
    [null],
    [undefined],
    [5],
    [[]],
    [new ArrayBuffer(3)],
    [{ amount: 5n }],
    [{ toJSON: () => undefined }],
  ])('%o is refused before anything is sent', async (invoice) => {
    const { client, sent } = clientOf();
    await expect(client.documents.createInvoice(invoice as unknown as Invoice)).rejects.toMatchObject({
      code: 'configuration',
      operation: 'documents.createInvoice',
    });
    expect(sent).toHaveLength(0);
  });

  it.each<[string, Uint8Array | ArrayBuffer | Blob]>([
    ['bytes', new TextEncoder().encode('%PDF-')],
    ['a buffer', new TextEncoder().encode('%PDF-').buffer],
    ['a blob', new Blob(['%PDF-'])],
  ])('of a file: %s', async (_, pdf) => {
    const { client, sent } = clientOf({}, { status: 202, json: { request_id: 'r' } });
    expect(await client.requests.uploadF24(pdf, { file_name: 'f 24.pdf' })).toEqual({ request_id: 'r' });
    expect(sent[0]?.headers.get('content-type')).toBe('application/pdf');
    expect(sent[0]?.body).toBe(pdf);
    expect(sent[0]?.url).toMatch(/\?file_name=f%2024\.pdf$/);
  });
});

describe('raw responses', () => {
  it('withResponse() has the status, the headers and the whole body', async () => {
    const { client } = clientOf(
      {},
      { status: 201, json: { data: { id: 'x' }, more: 1 }, headers: { 'x-a': 'b' } },
    );
    const { data, response } = await client.documents.get('d').withResponse();
    expect(data).toEqual({ id: 'x' });
    expect([response.status, response.headers.get('x-a'), response.body]).toEqual([
      201,
      'b',
      { data: { id: 'x' }, more: 1 },
    ]);
  });

  it('asResponse() leaves any body unread', async () => {
    const { client, sent } = clientOf({}, { status: 200, text: 'no JSON' });
    const response = await client.documents.get('d').asResponse();
    expect([response.status, response.bodyUsed, await response.text()]).toEqual([200, false, 'no JSON']);
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(1);
  });

  it('asResponse() of a list', async () => {
    const { client, sent } = clientOf({}, { status: 200, text: '[]' });
    expect(await (await client.documents.list({ cursor: 'x', page_size: 3 }).asResponse()).text()).toBe('[]');
    expect(new URL(sent[0]?.url ?? '').search).toBe('?page_size=3&cursor=x');
  });

  it('asResponse() fails like any call', async () => {
    await expect(clientOf({}, { status: 404 }).client.documents.get('d').asResponse()).rejects.toMatchObject({
      code: 'status_404',
    });
  });

  it('a call returns one or the other, and is never sent twice', async () => {
    const { client, sent } = clientOf();
    const raw = client.documents.get('d');
    await raw.asResponse();
    await expect(raw).rejects.toMatchObject({ code: 'configuration' });
    const read = client.documents.get('d');
    await read;
    await expect(read.asResponse()).rejects.toMatchObject({ code: 'configuration' });
    expect(sent).toHaveLength(2);
  });
});

describe('client.request()', () => {
  it.each<[string, AnyRequestOptions, string, string | undefined]>([
    ['GET', {}, '/api/v1/new', undefined],
    [
      'GET',
      { query: { filter: { a: 'b' }, page_size: 500 } },
      '/api/v1/new?filter%5Ba__eq%5D=b&page_size=500',
      undefined,
    ],
    ['POST', { body: { a: 1 } }, '/api/v1/new', '{"a":1}'],
    ['PUT', { body: [1] }, '/api/v1/new', '[1]'],
    ['PATCH', { body: null }, '/api/v1/new', 'null'],
    ['DELETE', {}, '/api/v1/new', undefined],
    ['POST', { body: '<a/>', contentType: 'application/xml' }, '/api/v1/new', '<a/>'],
  ])('%s %j', async (method, options, address, body) => {
    const { client, sent } = clientOf({ baseUrl: 'https://service.example/prefix' });
    const answer = await client.request(method as 'GET', '/api/v1/new', options);
    expect(answer).toEqual({ data: { id: 'x' } });
    expect(sent[0]).toMatchObject({ method, url: `https://service.example/prefix${address}`, body });
    const type = body === undefined ? null : (options.contentType ?? 'application/json');
    expect(sent[0]?.headers.get('content-type')).toBe(type);
  });

  it('returns null without a body', async () => {
    expect(await clientOf({}, { status: 204 }).client.request('DELETE', '/api/v1/new')).toBeNull();
  });

  it.each<[string, string, AnyRequestOptions]>([
    ['GET', 'api/v1/new', {}],
    ['GET', 'https://elsewhere.example/', {}],
    ['GET', '/../x', {}],
    ['GET', '/a/./b', {}],
    ['GET', '/a/%2e%2e/b', {}],
    ['GET', '/a\\b', {}],
    ['GET', '/a b', {}],
    ['GET', '/a?b=1', {}],
    ['GET', '/a#b', {}],
    ['GET', '', {}],
    ['GET', '/new', { body: {} }],
    ['POST', '/new', { body: '{}' }],
    ['POST', '/new', { body: new Uint8Array(1) }],
    ['POST', '/new', { body: {}, contentType: 'application/xml' }],
    ['get', '/new', {}],
    ['TRACE', '/new', {}],
  ])('%s %s %o is refused before anything is sent', async (method, path, options) => {
    const { client, sent } = clientOf();
    await expect(client.request(method as 'GET', path, options)).rejects.toMatchObject({
      code: 'configuration',
    });
    expect(sent).toHaveLength(0);
  });
});
