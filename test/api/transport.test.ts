/** Reactions to failures: retries, waits, and results. */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FatturaClient } from '../../src/api/client/client.ts';
import { ApiError, type RateLimitError, type TimeoutError } from '../../src/api/client/errors.ts';
import type { ClientOptions, RequestOptions } from '../../src/api/client/options.ts';
import type { RequestEvent } from '../../src/api/client/requestEvent.ts';
import { fakeOwnTimers, type OwnTimers } from '../support/ownTimers.ts';
import { failed, type Scripted, scriptedFetch } from '../support/scriptedFetch.ts';
import { turn, VirtualTiming } from '../support/virtualTiming.ts';

const ok: Scripted = { status: 200, json: { data: { id: 'x' } } };
const many = (headers: Readonly<Record<string, string>> = {}): Scripted => ({
  status: 429,
  json: { errors: [] },
  headers,
});
const flow = {
  amount: { amount: '1', currency: 'EUR' },
  expected_payment_date: '2026-01-31',
  payment_date: '2026-01-31',
  payment_status: 'PAID',
} as const;

/** Requests by the effect of a repetition: only these may be retried if the first may have had an effect. */
const REPEATABLE = ['read', 'any', 'flowWithId', 'update', 'delete'] as const;

const calls = {
  read: (client, options) => client.documents.get('d', {}, options),
  any: (client, options) => client.request('GET', '/api/v1/new', options),
  flowWithId: (client, options) => client.flows.create('d', { ...flow, external_id: 'e1' }, options),
  flow: (client, options) => client.flows.create('d', flow, options),
  flowWithEmptyId: (client, options) => client.flows.create('d', { ...flow, external_id: '' }, options),
  write: (client, options) => client.categories.create({ name: 'n' }, options),
  update: (client, options) => client.documents.update('d', { notes: 'n' }, {}, options),
  delete: (client, options) => client.documents.delete('d', options),
  invoice: (client, options) => client.documents.createInvoice('<a/>', {}, options),
  anyWrite: (client, options) => client.request('POST', '/api/v1/new', { body: {}, ...options }),
} satisfies Record<string, (client: FatturaClient, options: RequestOptions) => PromiseLike<unknown>>;
type Kind = keyof typeof calls;
const kinds = Object.keys(calls) as Kind[];

function clientOf(answers: readonly Scripted[], options: ClientOptions = {}) {
  const timing = new VirtualTiming();
  const { fetch, sent } = scriptedFetch(...answers);
  const events: RequestEvent[] = [];
  const client = new FatturaClient(
    {
      baseUrl: 'https://service.example',
      apiKey: 'k-123456789',
      companyId: 'c',
      fetch,
      onRequest: (event) => events.push(event),
      ...options,
    },
    timing,
  );
  return { client, timing, sent, events };
}

/** The error's code and attempts, or success. */
async function outcome(call: PromiseLike<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return 'value';
  if (error instanceof ApiError) return `${error.code} after ${error.attempts}`;
  throw error;
}

interface Failure {
  readonly name: string;
  readonly answer: Scripted;
  /** The retried requests: all, those that may repeat an effect, none. */
  readonly repeats: 'all' | 'repeatable' | 'none';
  readonly code: string;
}

const aggregate = (...codes: readonly string[]) =>
  new TypeError('fetch failed', {
    cause: new AggregateError(codes.map((code) => failed(code).cause)),
  });
const connections = (repeats: Failure['repeats'], errors: Readonly<Record<string, unknown>>) =>
  Object.entries(errors).map(([name, thrown]) => ({
    name,
    answer: { throws: thrown },
    repeats,
    code: 'connection',
  }));
const statuses = (repeats: Failure['repeats'], list: readonly number[]) =>
  list.map((status) => ({
    name: `${status}`,
    answer: { status, text: '' },
    repeats,
    code: `status_${status}`,
  }));

const TIMEOUT = 60_000;
/** In real time, a slow machine would fail: the limit only ends a hanging test. */
const timeIsUp = (): void => void vi.advanceTimersByTime(TIMEOUT);

const failures: readonly Failure[] = [
  { name: '429', answer: many(), repeats: 'all', code: 'status_429' },
  ...connections('all', {
    'a connection that was refused': failed('ECONNREFUSED'),
    'a name that is not found': failed('ENOTFOUND'),
    'a name that cannot be looked up now': failed('EAI_AGAIN'),
    'a connection that takes too long to make': failed('UND_ERR_CONNECT_TIMEOUT'),
    'a certificate that is not trusted': failed('SELF_SIGNED_CERT_IN_CHAIN'),
    'a port that the platform refuses': new TypeError('fetch failed', { cause: new Error('bad port') }),
    'several addresses, all refused': aggregate('ECONNREFUSED', 'ECONNREFUSED'),
  }),
  ...connections('repeatable', {
    'a connection that broke': failed('ECONNRESET'),
    'a socket that was closed': failed('UND_ERR_SOCKET', 'other side closed'),
    'several addresses, one reset': aggregate('ECONNREFUSED', 'ECONNRESET'),
    'no address': aggregate(),
    'an error without a code': new TypeError('Failed to fetch'),
    'something that is no error': 'broken',
  }),
  {
    name: 'a body that broke off',
    answer: { status: 200, breaks: 'off' },
    repeats: 'repeatable',
    code: 'connection',
  },
  {
    name: 'no answer in time',
    answer: { hangs: true, meanwhile: timeIsUp },
    repeats: 'repeatable',
    code: 'timeout',
  },
  {
    name: 'no complete answer in time',
    answer: { status: 200, breaks: 'never', meanwhile: timeIsUp },
    repeats: 'repeatable',
    code: 'timeout',
  },
  ...statuses('repeatable', [408, 500, 502, 503, 504]),
  {
    name: '503, and its body never ends',
    answer: { status: 503, breaks: 'never', meanwhile: timeIsUp },
    repeats: 'repeatable',
    code: 'status_503',
  },
  ...statuses('none', [400, 401, 402, 403, 404, 405, 409, 413, 418, 422, 501, 505]),
  {
    name: '422, and its body breaks off',
    answer: { status: 422, breaks: 'off' },
    repeats: 'none',
    code: 'status_422',
  },
  ...[300, 301, 302, 303, 304, 307, 308].map((status) => ({
    name: `a redirect (${status})`,
    answer: { status, headers: { location: 'https://elsewhere.example/' } },
    repeats: 'none' as const,
    code: 'response',
  })),
];

const rows = failures.flatMap(({ name, answer, repeats, code }) =>
  kinds.map((kind) => {
    const again = repeats === 'all' || (repeats === 'repeatable' && REPEATABLE.some((one) => one === kind));
    return { name, answer, kind, result: again ? 'value' : `${code} after 1`, requests: again ? 2 : 1 };
  }),
);

describe('a failure, then a success', () => {
  let timers: OwnTimers;
  beforeEach(() => {
    timers = fakeOwnTimers();
  });
  afterEach(() => {
    const { pending } = timers;
    timers.restore();
    expect(pending).toBe(0);
  });

  it.each(rows)('$name: $kind → $result', async ({ answer, kind, result, requests }) => {
    const right = kind === 'delete' ? { status: 204 } : ok;
    const { client, timing, sent } = clientOf([answer, right], { timeout: TIMEOUT });
    expect(await timing.until(outcome(calls[kind](client, {})))).toBe(result);
    expect(sent).toHaveLength(requests);
  });
});

describe('number of retries', () => {
  it.each([
    [0, 'status_503 after 1', 1],
    [1, 'status_503 after 2', 2],
    [undefined, 'status_503 after 3', 3],
    [5, 'status_503 after 6', 6],
  ])('maxRetries %s: %s', async (maxRetries, result, requests) => {
    const { client, timing, sent } = clientOf([{ status: 503 }], { maxRetries });
    expect(await timing.until(outcome(client.companies.list()))).toBe(result);
    expect(sent).toHaveLength(requests);
    const own = clientOf([{ status: 503 }], { maxRetries: 3 });
    expect(await own.timing.until(outcome(own.client.companies.list({}, { maxRetries })))).toBe(
      maxRetries === undefined ? 'status_503 after 4' : result,
    );
  });
});

/** Responses, the waits before retries, and the result. */
const waits: readonly {
  readonly name: string;
  readonly answers: readonly Scripted[];
  readonly delays: readonly number[];
  readonly result?: string;
  readonly chance?: number;
  readonly options?: ClientOptions;
}[] = [
  { name: '429 doubles from 1.5 s', answers: [many(), many(), ok], delays: [1500, 3000] },
  { name: 'chance shortens it', answers: [many(), many(), ok], chance: 0.5, delays: [750, 1500] },
  {
    name: 'it never goes beyond 30 s',
    answers: [many()],
    options: { maxRetries: 7 },
    delays: [1500, 3000, 6000, 12_000, 24_000, 30_000, 30_000],
    result: 'status_429 after 8',
  },
  {
    name: 'nor beyond maxRetryDelay',
    answers: [many(), many(), ok],
    options: { maxRetryDelay: 2000 },
    delays: [1500, 2000],
  },
  { name: 'Retry-After in seconds', answers: [many({ 'retry-after': '7' }), ok], delays: [7000] },
  { name: 'Retry-After 0', answers: [many({ 'retry-after': '0' }), ok], delays: [0] },
  {
    name: 'Retry-After as a date that is past',
    answers: [many({ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }), ok],
    delays: [0],
  },
  { name: 'Retry-After that cannot be read', answers: [many({ 'retry-after': 'soon' }), ok], delays: [1500] },
  {
    name: 'Retry-After beyond the limit',
    answers: [many({ 'retry-after': '61' }), ok],
    delays: [],
    result: 'status_429 after 1',
  },
  {
    name: 'a limit of its own',
    answers: [many({ 'retry-after': '61' }), ok],
    options: { maxRetryDelay: 61_000 },
    delays: [61_000],
  },
  { name: '503 doubles from 0.5 s', answers: [{ status: 503 }, { status: 503 }, ok], delays: [500, 1000] },
  {
    name: '503 with Retry-After',
    answers: [{ status: 503, headers: { 'retry-after': '3' } }, ok],
    delays: [3000],
  },
  { name: 'a lost connection', answers: [{ throws: failed('ECONNRESET') }, ok], delays: [500] },
  {
    name: 'one after the other',
    answers: [{ status: 500 }, many(), ok],
    delays: [500, 3000],
  },
];

describe('length of the waits', () => {
  it.each(waits)('$name', async ({ answers, delays, result = 'value', chance = 1, options }) => {
    const { client, timing, events } = clientOf(answers, options);
    timing.chance = chance;
    const start = timing.now();
    expect(await timing.until(outcome(client.documents.get('d')))).toBe(result);
    expect(events.filter(({ phase }) => phase === 'retry').map(({ delay }) => delay)).toEqual(delays);
    expect(timing.now() - start).toBe(delays.reduce((sum, delay) => sum + delay, 0));
    expect(timing.waiting).toBe(0);
  });

  it('429 pauses every call of the client', async () => {
    const { client, timing, sent } = clientOf([many({ 'retry-after': '7' }), ok]);
    const first = client.documents.get('a');
    for (let count = 0; count < 20; count++) await turn();
    const second = client.categories.get('b');
    await timing.advance(6000);
    expect(sent).toHaveLength(1);
    await timing.until(Promise.all([first, second]));
    expect(sent).toHaveLength(3);
    expect(timing.now()).toBeGreaterThanOrEqual(7000);
  });

  it('also if the call itself is not retried', async () => {
    const { client, timing, sent } = clientOf([many({ 'retry-after': '7' }), ok], { maxRetries: 0 });
    const error = await timing.until(client.documents.get('a').catch((thrown: unknown) => thrown));
    expect((error as RateLimitError).retryAfter).toBe(7000);
    await timing.until(Promise.resolve(client.documents.get('b')));
    expect(timing.now()).toBe(7000);
    expect(sent).toHaveLength(2);
  });

  it('also if the service requests no wait, and the call is not retried', async () => {
    const { client, timing, sent } = clientOf([many(), ok], { maxRetries: 0 });
    await timing.until(outcome(client.documents.get('a')));
    await timing.until(Promise.resolve(client.documents.get('b')));
    expect(timing.now()).toBe(1500);
    expect(sent).toHaveLength(2);
  });

  it('503 pauses only its own call', async () => {
    const { client, timing, sent } = clientOf([{ status: 503 }, ok]);
    const first = client.documents.get('a');
    for (let count = 0; count < 20; count++) await turn();
    await client.categories.get('b');
    expect(sent).toHaveLength(2);
    await timing.until(Promise.resolve(first));
    expect(sent).toHaveLength(3);
  });

  it('retries count for the rate limit', async () => {
    const { client, timing } = clientOf([many({ 'retry-after': '0' }), many({ 'retry-after': '0' }), ok], {
      rateLimit: 1,
    });
    await timing.until(Promise.resolve(client.documents.get('a')));
    expect(timing.now()).toBeGreaterThanOrEqual(2000);
  });
});

/** The service requested two minutes. The results of another call, by its maximum wait and its start. */
const pauses: readonly {
  readonly name: string;
  readonly maxRetryDelay: number;
  readonly after: number;
  readonly result: string;
  readonly requests: number;
  /** The virtual time at which the call ends. */
  readonly at: number;
}[] = [
  {
    name: 'it fails unsent',
    maxRetryDelay: 60_000,
    after: 0,
    result: 'status_429 after 0',
    requests: 1,
    at: 0,
  },
  {
    name: 'as long as the wait is too long',
    maxRetryDelay: 60_000,
    after: 59_999,
    result: 'status_429 after 0',
    requests: 1,
    at: 59_999,
  },
  {
    name: 'then it waits for the rest',
    maxRetryDelay: 60_000,
    after: 60_000,
    result: 'value',
    requests: 2,
    at: 120_000,
  },
  {
    name: 'afterwards it goes at once',
    maxRetryDelay: 60_000,
    after: 130_000,
    result: 'value',
    requests: 2,
    at: 130_000,
  },
  {
    name: 'a call with a longer limit waits',
    maxRetryDelay: 120_000,
    after: 0,
    result: 'value',
    requests: 3,
    at: 120_000,
  },
];

describe('a pause of two minutes', () => {
  it.each(pauses)('$name', async ({ maxRetryDelay, after, result, requests, at }) => {
    const { client, timing, sent } = clientOf([many({ 'retry-after': '120' }), ok], { maxRetryDelay });
    const first = outcome(client.documents.get('a'));
    for (let count = 0; count < 20; count++) await turn();
    await timing.advance(after);
    expect(await timing.until(outcome(client.documents.createInvoice('<a/>')))).toBe(result);
    expect(timing.now()).toBe(at);
    expect(await timing.until(first)).toBe(maxRetryDelay < 120_000 ? 'status_429 after 1' : 'value');
    expect(sent).toHaveLength(requests);
    expect(timing.waiting).toBe(0);
  });

  it('lets one of thirty calls reach the service, and ends all others at the same time', async () => {
    const { client, timing, sent, events } = clientOf([many({ 'retry-after': '120' }), ok], { rateLimit: 1 });
    const calls = Array.from({ length: 30 }, () =>
      client.documents.createInvoice('<a/>').catch((thrown: unknown) => thrown as RateLimitError),
    );
    const errors = (await timing.until(Promise.all(calls))) as readonly RateLimitError[];
    expect(sent).toHaveLength(1);
    expect(timing.now()).toBe(0);
    expect(errors.map(({ attempts }) => attempts)).toEqual([1, ...Array(29).fill(0)]);
    expect(errors.map((error) => error.sent)).toEqual([true, ...Array(29).fill(false)]);
    const moments = new Set(errors.map(({ retryAt }) => retryAt?.toISOString()));
    expect(moments.size).toBe(1);
    for (const error of errors) expect(error.message).toContain([...moments][0]);
    expect(new Set(errors.slice(1).map(({ cause }) => cause))).toEqual(new Set([errors[0]]));
    expect(events.filter(({ phase }) => phase === 'error')).toHaveLength(30);
  });

  it('ends a call with a shorter maximum wait', async () => {
    const answers = [many({ 'retry-after': '5' }), many({ 'retry-after': '120' }), ok];
    const { client, timing, sent } = clientOf(answers, { rateLimit: 1 });
    const calls = [client.documents.get('a'), client.documents.get('b'), client.documents.get('c')];
    const results = await timing.until(Promise.all(calls.map(outcome)));
    expect(results.sort()).toEqual(['status_429 after 0', 'status_429 after 1', 'status_429 after 1']);
    expect(sent).toHaveLength(2);
  });

  it('does not hide that an earlier attempt may have had an effect', async () => {
    const { client, timing, sent } = clientOf([{ status: 503 }, many({ 'retry-after': '120' })]);
    const payment = client.flows.create('d', { ...flow, external_id: 'e1' });
    const failed = outcome(payment);
    for (let count = 0; count < 20; count++) await turn();
    const other = outcome(client.documents.get('b'));
    expect(await timing.until(Promise.all([failed, other]))).toEqual([
      'status_503 after 1',
      'status_429 after 1',
    ]);
    expect(sent).toHaveLength(2);
  });
});

/** The step at which the signal ends a call. */
const moments: readonly {
  readonly name: string;
  readonly answers: readonly Scripted[];
  readonly options?: ClientOptions;
  /** Brings the call to that step. */
  readonly go: (client: FatturaClient, timing: VirtualTiming) => Promise<void>;
  readonly attempts: number;
}[] = [
  {
    name: 'in the queue of the limit',
    answers: [ok],
    options: { rateLimit: 1 },
    go: async (client) => void (await client.documents.get('first')),
    attempts: 0,
  },
  { name: 'before the answer', answers: [{ hangs: true }], go: async () => undefined, attempts: 1 },
  {
    name: 'in the body',
    answers: [{ status: 200, breaks: 'never' }],
    go: async () => undefined,
    attempts: 1,
  },
  {
    name: 'in the body of a refusal',
    answers: [{ status: 422, breaks: 'never' }],
    go: async () => undefined,
    attempts: 1,
  },
  {
    name: 'in the wait before a repetition',
    answers: [{ status: 503 }],
    go: async () => undefined,
    attempts: 1,
  },
  {
    name: 'in the wait after 429',
    answers: [many({ 'retry-after': '9' })],
    go: async () => undefined,
    attempts: 1,
  },
];

describe('a signal ends a call immediately, without leftovers', () => {
  it.each(moments)('$name', async ({ answers, options, go, attempts }) => {
    const { client, timing, sent, events } = clientOf(answers, options);
    await go(client, timing);
    const before = sent.length;
    const controller = new AbortController();
    const { signal } = controller;
    const call = client.documents.get('d', {}, { signal }).catch((thrown: unknown) => thrown);
    // Real turns of the event loop advance the call; virtual time does not pass.
    for (let count = 0; count < 20; count++) await turn();
    const reason = new Error('enough');
    controller.abort(reason);
    const error = await call;
    expect(error).toMatchObject({ code: 'aborted', attempts, operation: 'documents.get', cause: reason });
    expect(sent.length - before).toBe(attempts);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
    expect(timing.waiting).toBe(0);
    expect(events.at(-1)).toMatchObject({ phase: 'error', error });
  });

  it('before the call: nothing is sent', async () => {
    const { client, sent } = clientOf([ok]);
    const call = client.documents.get('d', {}, { signal: AbortSignal.abort('no') });
    expect(await outcome(call)).toBe('aborted after 0');
    expect(sent).toHaveLength(0);
  });

  it('after the call: no effect, and no listener', async () => {
    const { client, timing } = clientOf([{ status: 503 }, ok]);
    const { signal } = new AbortController();
    await timing.until(Promise.resolve(client.documents.get('d', {}, { signal })));
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  it('shared by many calls: each ends, with one listener and no warning', async () => {
    const warnings: unknown[] = [];
    const warned = (warning: unknown) => warnings.push(warning);
    process.on('warning', warned);
    const controller = new AbortController();
    const { signal } = controller;
    const stages: readonly Scripted[] = [{ status: 503 }, ...Array(8).fill({ hangs: true })];
    const { client } = clientOf(stages, { rateLimit: 9 });
    const calls = Array.from({ length: 30 }, () => outcome(client.documents.get('d', {}, { signal })));
    for (let count = 0; count < 20; count++) await turn();
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    controller.abort();
    const results = await Promise.all(calls);
    expect(new Set(results)).toEqual(new Set(['aborted after 0', 'aborted after 1']));
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
    await turn();
    process.off('warning', warned);
    expect(warnings).toEqual([]);
  });

  it('while the caller reads the body of asResponse()', async () => {
    const { client, sent } = clientOf([{ status: 200, breaks: 'never' }]);
    const controller = new AbortController();
    const response = await client.documents.get('d', {}, { signal: controller.signal }).asResponse();
    controller.abort('enough');
    expect(sent[0]?.signal.aborted).toBe(true);
    await expect(response.text()).rejects.toBe('enough');
  });

  it('on a platform that ignores it', async () => {
    const deaf = (() => new Promise(() => undefined)) as unknown as typeof fetch;
    const { client } = clientOf([], { fetch: deaf });
    const controller = new AbortController();
    const call = outcome(client.documents.get('d', {}, { signal: controller.signal }));
    await turn();
    controller.abort();
    expect(await call).toBe('aborted after 1');
  });
});

describe('the timeout', () => {
  it("applies to each attempt, and the call's overrides the client's", async () => {
    const { client, timing, sent } = clientOf([{ hangs: true }], { timeout: 60_000 });
    const call = client.documents.get('d', {}, { timeout: 20 }).catch((thrown: unknown) => thrown);
    const error = (await timing.until(call)) as TimeoutError;
    expect([error.code, error.timeout, error.attempts]).toEqual(['timeout', 20, 3]);
    expect(sent).toHaveLength(3);
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('does not run while a call waits for the rate limit', async () => {
    const { client, timing } = clientOf([many({ 'retry-after': '50' }), ok], { timeout: 1000 });
    expect(await timing.until(outcome(client.documents.get('d')))).toBe('value');
  });

  it('leaves no timer after the call', async () => {
    const set = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const { client } = clientOf([ok], { timeout: 54_321 });
    await client.documents.get('d');
    await client.documents.get('d').asResponse();
    const timers = set.mock.results.filter((_, index) => set.mock.calls[index]?.[1] === 54_321);
    expect(timers).toHaveLength(2);
    for (const { value } of timers) expect(cleared.mock.calls.some(([timer]) => timer === value)).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('a retried deletion', () => {
  const gone: Scripted = { status: 404, json: { errors: [] }, headers: { 'x-request-id': 'r' } };

  it.each([
    ['is done when the first one may have deleted it', [{ status: 502 }, gone], 'value', 2],
    ['also after a lost connection', [{ throws: failed('ECONNRESET') }, gone], 'value', 2],
    [
      'is not found when nothing was sent before',
      [{ throws: failed('ECONNREFUSED') }, gone],
      'status_404 after 2',
      2,
    ],
    ['is not found when only 429 came before', [many(), gone], 'status_404 after 2', 2],
    ['is not found the first time', [gone], 'status_404 after 1', 1],
    ['is forbidden when it is', [{ status: 502 }, { status: 403 }], 'status_403 after 2', 2],
  ])('%s', async (_, answers: readonly Scripted[], result, requests) => {
    const { client, timing, sent } = clientOf(answers);
    expect(await timing.until(outcome(client.documents.delete('d')))).toBe(result);
    expect(sent).toHaveLength(requests);
  });

  it('returns the response', async () => {
    const { client, timing } = clientOf([{ status: 502 }, gone]);
    const { data, response } = await timing.until(client.documents.delete('d').withResponse());
    expect(data).toBeUndefined();
    expect(response).toMatchObject({ status: 404, requestId: 'r' });
  });

  it('does not hide that an updated resource is gone', async () => {
    const { client, timing } = clientOf([{ status: 502 }, gone]);
    expect(await timing.until(outcome(client.documents.update('d', { notes: 'n' })))).toBe(
      'status_404 after 2',
    );
  });
});

describe('listeners', () => {
  it('receive every step', async () => {
    const { client, timing, events } = clientOf([
      { status: 503, headers: { 'x-request-id': 'r1' } },
      { throws: failed('ECONNRESET') },
      { ...ok, headers: { 'request-id': 'r3' } },
    ]);
    await timing.until(Promise.resolve(client.documents.get('d', { expand: ['flows'] })));
    const url = 'https://service.example/api/v1/companies/c/documents/d?expand=flows';
    const same = { operation: 'documents.get', method: 'GET', url };
    expect(
      events.map(({ error, ...event }) => ({ ...event, ...(error ? { error: error.code } : {}) })),
    ).toEqual([
      { ...same, phase: 'request', attempt: 1 },
      { ...same, phase: 'response', attempt: 1, status: 503, requestId: 'r1', duration: 0 },
      { ...same, phase: 'retry', attempt: 1, delay: 500, duration: 0, error: 'status_503' },
      { ...same, phase: 'request', attempt: 2 },
      { ...same, phase: 'retry', attempt: 2, delay: 1000, duration: 0, error: 'connection' },
      { ...same, phase: 'request', attempt: 3 },
      { ...same, phase: 'response', attempt: 3, status: 200, requestId: 'r3', duration: 0 },
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
  ])('and %s has no effect', async (_, onRequest) => {
    const { client, timing } = clientOf([{ status: 503 }, ok], { onRequest });
    expect(await timing.until(outcome(client.documents.get('d')))).toBe('value');
  });
});

describe('a payment with an external_id that was retried and refused', () => {
  const taken: Scripted = { status: 422, json: { errors: [{ code: 'taken' }] } };
  const list = (...ids: readonly (string | null)[]): Scripted => ({
    status: 200,
    json: {
      data: ids.map((external_id) => ({ id: `flow ${external_id}`, external_id })),
      page: { cursor: null },
    },
  });
  const first = { status: 200, json: { data: [{ id: 'o', external_id: 'o' }], page: { cursor: '2' } } };
  const create = (client: FatturaClient) => client.flows.create('d', { ...flow, external_id: 'e1' });

  it.each([
    ['is found where it was made', [{ status: 502 }, taken, list('e0', 'e1', null)], 'flow e1', 3],
    ['is found on a later page', [{ throws: failed('ECONNRESET') }, taken, first, list('e1')], 'flow e1', 4],
    ['is refused when it is not there', [{ status: 502 }, taken, list('e0')], 'status_422 after 2', 3],
    ['is refused when nobody can look', [{ status: 502 }, taken, { status: 403 }], 'status_422 after 2', 3],
    ['is refused when only 429 came before', [many(), taken], 'status_422 after 2', 2],
    [
      'is refused when nothing was sent before',
      [{ throws: failed('ECONNREFUSED') }, taken],
      'status_422 after 2',
      2,
    ],
    ['is refused the first time', [taken], 'status_422 after 1', 1],
  ])('%s', async (_, answers: readonly Scripted[], result, requests) => {
    const { client, timing, sent } = clientOf(answers);
    const found = timing.until(
      create(client).then(
        ({ id }) => id,
        (error: unknown) => outcome(Promise.reject(error)),
      ),
    );
    expect(await found).toBe(result);
    expect(sent).toHaveLength(requests);
    expect(sent.slice(2).map(({ method }) => method)).toEqual(sent.slice(2).map(() => 'GET'));
  });

  it('has only the flow in its response', async () => {
    const { client, timing } = clientOf([{ status: 502 }, taken, list('e1')]);
    const { data, response } = await timing.until(create(client).withResponse());
    expect(response.body).toEqual({ data });
  });
});
