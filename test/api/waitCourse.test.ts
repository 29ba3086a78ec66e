/** Waiting for a status, over a service with prepared answers and a clock that the test advances. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AbortedError,
  ConfigurationError,
  ConnectionError,
  type Document,
  ResponseError,
  type WaitOptions,
  waitForStatus,
} from '../../src/api/index.ts';
import { ScriptedService } from '../support/scriptedService.ts';
import { outcome, statusError } from './submissionCases.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const document = (status: string | undefined): Document => ({ id: 'd', status }) as Document;
const lost = new ConnectionError('lost', { sent: true });
const unreadable = new ResponseError('no JSON', { status: 200 });

/** Runs a wait to its end, over prepared answers; undefined stands for a document without a status. */
async function waited(answers: readonly (string | undefined | Error)[], options: WaitOptions = {}) {
  const get = answers.map((one) => (one instanceof Error ? one : document(one)));
  const service = new ScriptedService({ get });
  const start = Date.now();
  const times: number[] = [];
  const { get: read } = service.documents;
  service.documents.get = (...given) => {
    times.push(Date.now() - start);
    return read(...given);
  };
  const call = waitForStatus(service, 'd', options);
  const result = call.then(
    ({ status }) => status,
    (error: unknown) => outcome(Promise.reject(error)),
  );
  await vi.runAllTimersAsync();
  const error: unknown = await call.catch((caught: unknown) => caught);
  return { result: await result, error, times, service };
}

describe('the result', () => {
  it.each<[string, readonly (string | undefined | Error)[], WaitOptions['until'], unknown, number]>([
    ['delivered', ['CREATED', 'SENT', 'DELIVERED'], undefined, 'DELIVERED', 3],
    ['not delivered', ['NOT_DELIVERED'], undefined, 'NOT_DELIVERED', 1],
    ['refused', ['REFUSED'], undefined, 'REFUSED', 1],
    ['discarded', ['DISCARDED'], undefined, 'DISCARDED', 1],
    ['one status', ['CREATED', 'SENT'], 'SENT', 'SENT', 2],
    ['one of two', ['CREATED', 'SENT'], ['DELIVERED', 'SENT'], 'SENT', 2],
    ['no status yet', [undefined, 'SENT'], 'SENT', 'SENT', 2],
    ['what a function says', ['DISCARDED', 'SENT'], ({ status }) => status === 'SENT', 'SENT', 2],
    ['discarded, which was not expected', ['DISCARDED'], 'DELIVERED', 'status_unreachable', 1],
    ['refused, which was not expected', ['SENT', 'REFUSED'], 'DELIVERED', 'status_unreachable', 2],
    ['delivered, which was not expected', ['DELIVERED', 'REFUSED'], 'REFUSED', 'REFUSED', 2],
    // Failures.
    ['a failure', [statusError(503), 'DELIVERED'], undefined, 'DELIVERED', 2],
    ['a lost connection', [lost, 'DELIVERED'], undefined, 'DELIVERED', 2],
    ['an unreadable answer', [unreadable, 'DELIVERED'], undefined, 'DELIVERED', 2],
    ['a missing permission', [statusError(403)], undefined, 'status_403', 1],
    ['no such document', [statusError(404)], undefined, 'status_404', 1],
    ['a wrong option of the client', [new ConfigurationError('key')], undefined, 'configuration', 1],
    ['a client whose signal is aborted', [new AbortedError({ attempts: 0 })], undefined, 'aborted', 1],
  ])('%s', async (_, answers, until, expected, reads) => {
    const { result, times } = await waited(answers, { until });
    expect([result, times.length]).toEqual([expected, reads]);
  });

  it('is the error of another service', async () => {
    const error = new RangeError('of another service');
    const service = new ScriptedService({ get: [error] });
    await expect(waitForStatus(service, 'd')).rejects.toBe(error);
  });

  it('is reached by a document', async () => {
    const service = new ScriptedService({ get: [document('DELIVERED')] });
    expect(await waitForStatus(service, document('SENT'))).toEqual(document('DELIVERED'));
    expect(service.arguments).toEqual([
      ['d', {}, { companyId: undefined, signal: undefined, timeout: 30_000, maxRetries: 0 }],
    ]);
  });

  it('is reported at each change of the status', async () => {
    const seen: unknown[] = [];
    await waited(['CREATED', 'CREATED', lost, 'CREATED', 'SENT', 'DELIVERED'], {
      onChange: ({ status }) => seen.push(status),
    });
    expect(seen).toEqual(['CREATED', 'SENT', 'DELIVERED']);
  });
});

describe('the reads', () => {
  it.each<[string, WaitOptions, readonly number[]]>([
    ['by default', {}, [0, 1_000, 2_500, 4_750, 8_125, 13_187, 20_780, 30_780, 40_780]],
    ['from a longer interval', { interval: 20_000 }, [0, 20_000, 40_000, 60_000]],
    ['from no interval', { interval: 0 }, [0, 0, 0]],
  ])('become rarer: %s', async (_, options, expected) => {
    const answers = [...expected.slice(1).map(() => 'SENT'), 'DELIVERED'];
    const { times } = await waited(answers, options);
    expect(times.map(Math.floor)).toEqual(expected);
  });

  it('after the first one end with the wait', async () => {
    const { signal } = new AbortController();
    const { service } = await waited(['SENT', 'DELIVERED'], { signal, companyId: 'c' });
    const [first, second] = service.arguments.map((given) => given[2] as { readonly signal: AbortSignal });
    expect(first).toMatchObject({ companyId: 'c', timeout: 30_000, maxRetries: 0 });
    expect(first?.signal).toBe(signal);
    expect(second?.signal).toBeInstanceOf(AbortSignal);
    expect(second?.signal).not.toBe(signal);
  });
});

describe('the end of the time', () => {
  it.each<[string, readonly (string | undefined | Error)[], WaitOptions, object]>([
    ['by default', ['SENT'], {}, { document: document('SENT') }],
    ['none at all', ['SENT'], { timeout: 0 }, { document: document('SENT') }],
    ['a longer pause', ['SENT'], { timeout: 5, interval: 60_000 }, { document: document('SENT') }],
    ['a draft', ['DRAFT'], { timeout: 5 }, { document: document('DRAFT') }],
    ['no status', [undefined], { timeout: 5 }, { document: { id: 'd' } }],
    ['never read', [lost], { timeout: 5 }, { document: null, cause: lost }],
    [
      'a last read that failed',
      ['SENT', lost],
      { timeout: 5_000 },
      { document: document('SENT'), cause: lost },
    ],
  ])('%s', async (_, answers, options, expected) => {
    const { error, result } = await waited(answers, options);
    expect(result).toBe('wait_timeout');
    expect(error).toMatchObject(expected);
    if (!('cause' in expected)) expect(error).not.toHaveProperty('cause');
  });

  it.each<[number | undefined, number]>([
    [undefined, 600_000],
    [5_000, 5_000],
    [0, 0],
  ])('comes after %s ms: %i', async (timeout, expected) => {
    const start = Date.now();
    await waited(['SENT'], { timeout });
    expect(Date.now() - start).toBe(expected);
  });

  it('ends a read that hangs', async () => {
    const service = new ScriptedService({ get: [document('SENT')] });
    const { get } = service.documents;
    let reads = 0;
    service.documents.get = (id, params, options) => {
      reads += 1;
      if (reads === 1) return get(id, params, options);
      return new Promise((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(new AbortedError({ attempts: 1 })));
      });
    };
    const result = outcome(waitForStatus(service, 'd', { timeout: 5_000 }));
    await vi.runAllTimersAsync();
    expect([await result, reads]).toEqual(['wait_timeout', 2]);
  });
});

describe('the signal of the caller', () => {
  it.each([
    ['before the wait', 0],
    ['during a pause', 1],
  ])('%s', async (_, reads) => {
    const controller = new AbortController();
    const service = new ScriptedService({
      get: reads === 0 ? [new AbortedError({ attempts: 0 })] : [document('SENT')],
    });
    if (reads === 0) controller.abort('enough');
    const onChange = (): void => controller.abort('enough');
    const call = waitForStatus(service, 'd', { signal: controller.signal, onChange });
    const result = outcome(call);
    await vi.runAllTimersAsync();
    expect(await result).toBe('aborted');
    expect(service.calls).toEqual(['get']);
  });

  it('is the reason of the error', async () => {
    const controller = new AbortController();
    const service = new ScriptedService({ get: [document('SENT')] });
    const onChange = (): void => controller.abort('enough');
    const call = waitForStatus(service, 'd', { signal: controller.signal, onChange });
    await expect(call).rejects.toMatchObject({ code: 'aborted', cause: 'enough' });
  });

  it('leaves no timer behind', async () => {
    await waited(['DELIVERED']);
    const service = new ScriptedService({ get: [document('DELIVERED')] });
    await waitForStatus(service, 'd');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each<[string, WaitOptions | null]>([
  ['no time', { timeout: Number.NaN }],
  ['time that goes back', { timeout: -1 }],
  ['no interval', { interval: '1' as never }],
  ['no status', { until: [] }],
  ['what is no status', { until: 7 as never }],
  ['no options', null],
])('an invalid option is an error before any read: %s', async (_, options) => {
  const service = new ScriptedService({});
  await expect(waitForStatus(service, 'd', options as never)).rejects.toThrow(
    options === null ? TypeError : ConfigurationError,
  );
  expect(service.calls).toEqual([]);
});

it('a service without `get` is an error', async () => {
  await expect(waitForStatus({ documents: {} } as never, 'd')).rejects.toThrow('service.documents.get');
});
