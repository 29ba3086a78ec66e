import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Document,
  StatusUnreachableError,
  submitInvoice,
  type WaitOptions,
  WaitTimeoutError,
  waitForStatus,
} from '../../src/api/index.ts';
import { type Misbehaviour, startService, type TestService } from '../support/proxy/server.ts';
import { clientOf, outcome, XML } from './submissionCases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.reset());

/** Short reads, and enough time for a busy machine. */
const QUICK: WaitOptions = { interval: 1, timeout: 15_000 };

async function issued(statuses: readonly string[]): Promise<Document> {
  const { document } = await submitInvoice(clientOf(service), XML, { issue: true });
  service.follow(document.id, statuses);
  return document;
}

const gets = () => service.requestsOf('documents.get').length;

describe('reached', () => {
  it.each<[string, WaitOptions['until'], readonly string[], number]>([
    ['by default the end', undefined, ['CREATED', 'SENT', 'DELIVERED'], 3],
    ['an end that nobody wants', undefined, ['SENT', 'DISCARDED'], 2],
    ['an end without delivery', undefined, ['NOT_DELIVERED'], 1],
    ['one status', 'SENT', ['CREATED', 'CREATED', 'SENT'], 3],
    ['one of several', ['SENT', 'DELIVERED'], ['CREATED', 'DELIVERED'], 2],
    ['a final one', 'DISCARDED', ['SENT', 'DISCARDED'], 2],
    ['through what nobody knows', 'DELIVERED', ['PENDING_ISSUE', 'SOMETHING_NEW', 'DELIVERED'], 3],
    ['what a function says', ({ status }) => status === 'SENT', ['CREATED', 'SENT'], 2],
    ['past a final one, for a function', ({ status }) => status === 'SENT', ['DISCARDED', 'SENT'], 2],
  ])('%s', async (_, until, statuses, readings) => {
    const document = await issued(statuses);
    const read = await waitForStatus(clientOf(service), document, { ...QUICK, until });
    expect(read.status).toBe(statuses.at(-1));
    expect(gets()).toBe(readings);
  });

  it('and each change is reported once', async () => {
    const { id } = await issued(['CREATED', 'CREATED', 'SENT', 'SENT', 'DELIVERED']);
    const seen: unknown[] = [];
    const onChange = ({ status }: Document): void => {
      seen.push(status);
    };
    await waitForStatus(clientOf(service), id, { ...QUICK, onChange });
    expect(seen).toEqual(['CREATED', 'SENT', 'DELIVERED']);
  });

  it('in another company, for a client without one', async () => {
    const { id } = await issued(['DELIVERED']);
    const client = clientOf(service, { companyId: undefined });
    expect(await outcome(waitForStatus(client, id, { ...QUICK, companyId: service.companyId }))).toBe('ok');
  });
});

describe('unreachable statuses', () => {
  it.each<[WaitOptions['until'], string]>([
    ['DELIVERED', 'DISCARDED'],
    ['SENT', 'REFUSED'],
    [['DELIVERED', 'REFUSED'], 'DISCARDED'],
  ])('%j after %s', async (until, status) => {
    const { id } = await issued(['CREATED', status]);
    const error = await waitForStatus(clientOf(service), id, { ...QUICK, until }).catch(
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(StatusUnreachableError);
    expect(error).toMatchObject({ code: 'status_unreachable', document: { id, status } });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ document: { id, status } });
    expect(gets()).toBe(2);
  });
});

describe('the timeout', () => {
  it.each<[string, readonly string[], WaitOptions]>([
    ['not sent on', ['CREATED'], { timeout: 60, interval: 1 }],
    ['a draft', ['DRAFT'], { timeout: 60, interval: 1 }],
    ['one look', ['SENT'], { timeout: 0 }],
    ['a wait longer than the time', ['SENT'], { timeout: 60, interval: 60_000 }],
  ])('it does not exist: %s', async (_, statuses, options) => {
    const { id } = await issued(statuses);
    const error = await waitForStatus(clientOf(service), id, options).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(WaitTimeoutError);
    expect(error).toMatchObject({ code: 'wait_timeout', document: { id, status: statuses[0] } });
    expect(error).not.toHaveProperty('cause');
  });

  it.each<[string, Misbehaviour, number, string]>([
    ['a moment', { kind: 'status', status: 503 }, 2, 'ok'],
    ['a moment of a proxy', { kind: 'status', status: 502, body: 'html' }, 2, 'ok'],
    ['a line that breaks', { kind: 'drop-before' }, 2, 'ok'],
    ['a body that breaks', { kind: 'drop-in-body' }, 2, 'ok'],
    ['a body that is none', { kind: 'wrong-json' }, 2, 'ok'],
    ['too many', { kind: '429', retryAfter: 0 }, 2, 'ok'],
    ['no such document', { kind: 'status', status: 404 }, 1, 'status_404'],
    ['no permission', { kind: 'status', status: 403 }, 1, 'status_403'],
  ])('the service fails for %s', async (_, does, times, expected) => {
    const { id } = await issued(['SENT', 'DELIVERED']);
    service.misbehave({ on: 'documents.get', times, do: does });
    expect(await outcome(waitForStatus(clientOf(service), id, QUICK))).toBe(expected);
  });

  it.each<[Misbehaviour, object | undefined]>([
    [{ kind: 'status', status: 500 }, { code: 'status_500' }],
    [{ kind: 'drop-before' }, { code: 'connection' }],
  ])('it could never be read: %j', async (does, cause) => {
    service.misbehave({ on: 'documents.get', do: does });
    const call = waitForStatus(clientOf(service), 'x', { timeout: 60, interval: 1 });
    await expect(call).rejects.toMatchObject({ code: 'wait_timeout', document: null, cause });
  });

  it('a hanging service does not extend it', async () => {
    const { id } = await issued(['SENT']);
    service.misbehave({ on: 'documents.get', after: 1, do: { kind: 'hang' } });
    const call = waitForStatus(clientOf(service), id, { timeout: 300, interval: 1 });
    const error = await call.catch((one: unknown) => one);
    expect(error).toMatchObject({ code: 'wait_timeout', document: { status: 'SENT' } });
    expect(error).not.toHaveProperty('cause');
  });
});

describe('ended', () => {
  it.each<[string, Misbehaviour | null, WaitOptions]>([
    ['while it waits', null, { interval: 60_000 }],
    ['while it reads', { kind: 'hang' }, { interval: 1 }],
  ])('by its signal %s', async (_, does, options) => {
    const { id } = await issued(['SENT']);
    if (does !== null) service.misbehave({ on: 'documents.get', do: does });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const call = waitForStatus(clientOf(service), id, { ...options, signal: controller.signal });
    expect(await outcome(call)).toBe('aborted');
  });

  it('before it starts', async () => {
    expect(await outcome(waitForStatus(clientOf(service), 'x', { signal: AbortSignal.abort() }))).toBe(
      'aborted',
    );
    expect(gets()).toBe(0);
  });

  it('by an exception in onChange', async () => {
    const { id } = await issued(['SENT']);
    const own = new Error('mine');
    const onChange = (): never => {
      throw own;
    };
    await expect(waitForStatus(clientOf(service), id, { ...QUICK, onChange })).rejects.toBe(own);
  });
});

it.each<[string, WaitOptions]>([
  ['no time', { timeout: Number.NaN }],
  ['time that goes back', { timeout: -1 }],
  ['more time than timers have', { timeout: 2 ** 31 }],
  ['no interval', { interval: '1' as never }],
  ['no status', { until: [] }],
  ['what is no status', { until: 7 as never }],
])('an invalid option: %s', async (_, options) => {
  expect(await outcome(waitForStatus(clientOf(service), 'x', options))).toBe('configuration');
  expect(gets()).toBe(0);
});
