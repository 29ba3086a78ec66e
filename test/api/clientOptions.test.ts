/** Headers of every request, derived clients, and log messages. */
import { describe, expect, it } from 'vitest';
import { FatturaClient } from '../../src/api/client/client.ts';
import type { RateLimitError } from '../../src/api/client/errors.ts';
import type { LogDetails, Logger } from '../../src/api/client/logger.ts';
import type { ChangeableOptions, ClientOptions } from '../../src/api/client/options.ts';
import type { RequestEvent } from '../../src/api/client/requestEvent.ts';
import { failed, type Scripted, scriptedFetch } from '../support/scriptedFetch.ts';
import { VirtualTiming } from '../support/virtualTiming.ts';

const KEY = 'k-123456789';
const ok: Scripted = { status: 200, json: { data: { id: 'x' } } };

function clientOf(answers: readonly Scripted[], options: ClientOptions = {}) {
  const timing = new VirtualTiming();
  const { fetch, sent } = scriptedFetch(...answers);
  const rest = { baseUrl: 'https://service.example', apiKey: KEY, companyId: 'c' };
  return { client: new FatturaClient({ ...rest, fetch, ...options }, timing), timing, sent };
}

describe('defaultHeaders', () => {
  it.each([
    ['of the client', { 'X-Tenant': 'a' }, undefined, { 'x-tenant': 'a' }],
    ['of the call before those of the client', { 'X-Tenant': 'a' }, { 'x-tenant': 'b' }, { 'x-tenant': 'b' }],
    ['beside those of the call', { 'X-A': '1' }, { 'X-B': '2' }, { 'x-a': '1', 'x-b': '2' }],
    ['in place of the own', { Accept: 'text/plain' }, undefined, { accept: 'text/plain' }],
  ])('%s', async (_, defaultHeaders, headers, expected) => {
    const { client, sent } = clientOf([ok], { defaultHeaders });
    await client.documents.get('d', {}, { headers });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      ...expected,
      authorization: `Bearer ${KEY}`,
    });
  });

  it.each([
    { Authorization: 'Bearer other' },
    { 'content-type': 'text/plain' },
    { 'a b': '1' },
    { a: 'x\ny' },
    'a: b',
    null,
  ])('%j is refused', (headers) => {
    const defaultHeaders = headers as Readonly<Record<string, string>>;
    expect(() => clientOf([], { defaultHeaders })).toThrow(/defaultHeaders/);
  });
});

describe('withOptions', () => {
  it('changes the given options, and leaves the original unchanged', async () => {
    const { client, sent } = clientOf([ok], { defaultHeaders: { 'x-a': '1' } });
    const other = client.withOptions({ companyId: 'o', defaultHeaders: { 'x-b': '2' }, timeout: undefined });
    await other.documents.get('d');
    await client.documents.get('d');
    expect(other).toBeInstanceOf(FatturaClient);
    expect([other.companyId, client.companyId, other.baseUrl]).toEqual(['o', 'c', client.baseUrl]);
    expect(sent.map(({ url }) => url.split('/')[6])).toEqual(['o', 'c']);
    expect(sent.map(({ headers }) => [headers.get('x-a'), headers.get('x-b')])).toEqual([
      [null, '2'],
      ['1', null],
    ]);
    expect(new Set(sent.map(({ headers }) => headers.get('authorization')))).toEqual(
      new Set([`Bearer ${KEY}`]),
    );
  });

  it('shares the rate limit', async () => {
    const { client, timing } = clientOf([ok], { rateLimit: 1 });
    const clients = [client, client.withOptions({ companyId: 'o' }), client.withOptions({}).withOptions({})];
    await timing.until(Promise.all(clients.map((one) => one.documents.get('d').then(() => undefined))));
    expect(timing.now()).toBeGreaterThanOrEqual(2000);
  });

  it('shares the pauses, each with its own maximum wait', async () => {
    const { client, timing, sent } = clientOf([{ status: 429, headers: { 'retry-after': '120' } }, ok]);
    const patient = client.withOptions({ maxRetryDelay: 200_000 });
    const told = (one: FatturaClient) =>
      one.documents.get('d').then(
        () => 'value',
        (error: unknown) => `${(error as RateLimitError).code} ${(error as RateLimitError).sent}`,
      );
    expect(await told(client)).toBe('status_429 true');
    expect(await told(client.withOptions({ companyId: 'o' }))).toBe('status_429 false');
    expect(await timing.until(told(patient))).toBe('value');
    expect(timing.now()).toBe(120_000);
    expect(sent).toHaveLength(2);
  });

  it.each(['apiKey', 'baseUrl', 'rateLimit'])('cannot change %s', (name) => {
    const { client } = clientOf([ok]);
    const options = { [name]: name === 'rateLimit' ? 5 : 'https://x.example' } as ChangeableOptions;
    expect(() => client.withOptions(options)).toThrow(expect.objectContaining({ code: 'configuration' }));
  });

  it('checks the given options', () => {
    const { client } = clientOf([ok]);
    expect(() => client.withOptions({ timeout: -1 })).toThrow(/timeout/);
  });
});

/** Delayed responses. */
function slow(timing: () => VirtualTiming, answers: readonly Scripted[], milliseconds: number): typeof fetch {
  const { fetch } = scriptedFetch(...answers);
  return (async (url: string, init: RequestInit) => {
    await new Promise<void>((resolve) => void timing().timer(milliseconds, resolve));
    return fetch(url, init);
  }) as typeof globalThis.fetch;
}

describe('a log', () => {
  type Line = readonly [level: string, message: string, details: LogDetails];

  async function logged(answers: readonly Scripted[], options: ClientOptions = {}) {
    const lines: Line[] = [];
    const events: RequestEvent[] = [];
    const write = (level: string) => (message: string, details: LogDetails) =>
      void lines.push([level, message, details]);
    const logger = { debug: write('debug'), warn: write('warn'), error: write('error') };
    let timing = new VirtualTiming();
    const onRequest = (event: RequestEvent): void => void events.push(event);
    const made = clientOf([], { fetch: slow(() => timing, answers, 40), logger, onRequest, ...options });
    timing = made.timing;
    const call = made.client.documents.list({ filter: { number: { ilike: 'Rossi' } } });
    await timing.until(call.catch(() => undefined));
    return { lines, events };
  }

  it('has every step with its duration, without query and key', async () => {
    const { lines, events } = await logged([
      { status: 503, headers: { 'x-request-id': 'r1' } },
      { throws: failed('ECONNRESET') },
      { status: 422, json: { errors: [{ title: KEY }] } },
    ]);
    const same = {
      operation: 'documents.list',
      method: 'GET',
      url: 'https://service.example/api/v1/companies/c/documents',
    };
    expect(lines.map(([level, , { operation, method, url, ...rest }]) => [level, rest])).toEqual([
      ['debug', { phase: 'request', attempt: 1 }],
      ['debug', { phase: 'response', attempt: 1, status: 503, requestId: 'r1', duration: 40 }],
      ['warn', { phase: 'retry', attempt: 1, code: 'status_503', duration: 40, delay: 500 }],
      ['debug', { phase: 'request', attempt: 2 }],
      ['warn', { phase: 'retry', attempt: 2, code: 'connection', duration: 40, delay: 1000 }],
      ['debug', { phase: 'request', attempt: 3 }],
      ['debug', { phase: 'response', attempt: 3, status: 422, duration: 40 }],
      ['error', { phase: 'error', attempt: 3, code: 'status_422', duration: 40 }],
    ]);
    for (const [, message, details] of lines) {
      expect(details).toMatchObject(same);
      expect(message).toContain('documents.list');
    }
    expect(JSON.stringify(lines)).not.toContain('Rossi');
    expect(JSON.stringify(lines)).not.toContain(KEY);
    expect(events.map(({ duration }) => duration)).toEqual(lines.map(([, , { duration }]) => duration));
  });

  it('has no duration if nothing was sent', async () => {
    const { client, timing } = clientOf([{ status: 429, headers: { 'retry-after': '120' } }]);
    const lines: LogDetails[] = [];
    const write = (_message: string, details: LogDetails): void => void lines.push(details);
    const quiet = { debug: () => undefined, warn: () => undefined, error: write };
    const one = client.withOptions({ logger: quiet });
    for (const id of ['a', 'b']) await timing.until(one.documents.get(id).catch(() => undefined));
    expect(lines.map(({ attempt, duration }) => [attempt, duration])).toEqual([
      [1, 0],
      [0, undefined],
    ]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('mine');
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('mine');
      },
    ],
  ])('that %s has no effect', async (_, write: () => unknown) => {
    const logger = { debug: write, warn: write, error: write };
    const { client } = clientOf([ok], { logger });
    expect(await client.documents.get('d')).toEqual({ id: 'x' });
  });

  it.each([{}, { debug: () => undefined }, 'console', null])('%j is not a logger', (logger) => {
    expect(() => clientOf([], { logger: logger as unknown as Logger })).toThrow(/logger/);
  });
});
