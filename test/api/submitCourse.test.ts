import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type SubmissionEvent,
  type SubmitOptions,
  submitInvoice,
  UnknownOutcomeError,
} from '../../src/api/index.ts';
import { type Misbehaviour, startService, type TestService } from '../support/proxy/server.ts';
import { clientOf, DATE, NUMBER, outcome, QUICK, XML, xmlWith } from './submissionCases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.reset());

const posts = () => service.requestsOf('documents.createInvoice');

describe('lookUpFirst', () => {
  const options = { ...QUICK, lookUpFirst: true };

  it('finds the document of an earlier call, and sends nothing', async () => {
    const first = await submitInvoice(clientOf(service), XML);
    const again = await submitInvoice(clientOf(service), XML, options);
    expect(again).toMatchObject({ found: true, attempts: 0, document: { id: first.document.id } });
    expect(posts()).toHaveLength(1);
  });

  it.each<[SubmitOptions, string, number, number]>([
    [{ lookUpFirst: true }, 'unknown_outcome not_found', 4, 0],
    [{ lookUpFirst: true, resendUnconfirmed: true }, 'ok', 4, 1],
    [{ resendUnconfirmed: true }, 'ok', 4, 1],
    [{ skipIfPresent: true }, 'ok', 1, 1],
    [{}, 'ok', 0, 1],
  ])('and of others; otherwise: %j', async (earlier, expected, looks, requests) => {
    expect(await outcome(submitInvoice(clientOf(service), XML, { ...QUICK, ...earlier }))).toBe(expected);
    expect(service.requestsOf('documents.list')).toHaveLength(looks);
    expect(posts()).toHaveLength(requests);
  });

  it.each<[Misbehaviour, string]>([
    [{ kind: 'status', status: 401 }, 'unknown_outcome look_up_failed'],
    [{ kind: 'status', status: 500 }, 'unknown_outcome look_up_failed'],
    [{ kind: 'drop-before' }, 'unknown_outcome look_up_failed'],
    [{ kind: 'wrong-json' }, 'unknown_outcome look_up_failed'],
  ])('does not send if the look-up fails: %j', async (does, expected) => {
    service.misbehave({ on: 'documents.list', do: does });
    expect(await outcome(submitInvoice(clientOf(service), XML, options))).toBe(expected);
    expect(posts()).toHaveLength(0);
  });

  it('needs a number and a date', async () => {
    const text = xmlWith(['<Data>', '<Datum>'], ['</Data>', '</Datum>']);
    expect(await outcome(submitInvoice(clientOf(service), text, { ...options, force: true }))).toBe(
      'configuration',
    );
    expect(service.requests).toHaveLength(0);
  });
});

describe('steps of a submission', () => {
  const phases = async (
    does: Misbehaviour | null,
    options: SubmitOptions = {},
  ): Promise<readonly string[]> => {
    if (does !== null) service.misbehave({ on: 'documents.createInvoice', times: 1, do: does });
    const seen: string[] = [];
    await outcome(
      submitInvoice(clientOf(service), XML, {
        ...QUICK,
        ...options,
        onAttempt: (event) => {
          seen.push('attempt' in event ? `${event.phase} ${event.attempt}` : event.phase);
        },
      }),
    );
    return seen;
  };

  it.each<[string, Misbehaviour | null, SubmitOptions, readonly string[]]>([
    ['all is well', null, {}, ['checked', 'sending 1', 'accepted 1']],
    [
      'found',
      { kind: 'drop-after' },
      {},
      ['checked', 'sending 1', 'looking-up 1', 'waiting 1', 'accepted 1'],
    ],
    [
      'sent again',
      { kind: 'drop-before' },
      { lookUps: [0, 1], resendUnconfirmed: true },
      [
        ...['checked', 'looking-up 0', 'waiting 0', 'sending 1', 'looking-up 1', 'waiting 1'],
        ...['sending 2', 'accepted 2'],
      ],
    ],
    [
      'not found',
      { kind: 'drop-before' },
      { lookUps: [0, 1] },
      ['checked', 'sending 1', 'looking-up 1', 'waiting 1', 'waiting 1'],
    ],
    [
      'looked for first',
      null,
      { skipIfPresent: true },
      ['checked', 'looking-up 0', 'sending 1', 'accepted 1'],
    ],
    ['refused', { kind: 'status', status: 422 }, {}, ['checked', 'sending 1']],
  ])('%s', async (_, does, options, expected) => {
    expect(await phases(does, options)).toEqual(expected);
  });

  it('nothing is sent if the journal cannot be written', async () => {
    const full = new Error('disk full');
    const options: SubmitOptions = {
      onAttempt: async ({ phase }) => {
        if (phase === 'sending') throw full;
      },
    };
    await expect(submitInvoice(clientOf(service), XML, options)).rejects.toBe(full);
    expect(service.requests).toHaveLength(0);
  });

  it.each<[string, Misbehaviour, SubmissionEvent['phase'], string, number]>([
    ['before it is sent', { kind: 'drop-before' }, 'sending', 'aborted', 0],
    ['while it is looked for', { kind: 'drop-after' }, 'looking-up', 'unknown_outcome aborted', 1],
    ['while it waits', { kind: 'drop-after' }, 'waiting', 'unknown_outcome aborted', 1],
  ])('cancelled by its signal %s', async (_, does, phase, expected, requests) => {
    const controller = new AbortController();
    service.misbehave({ on: 'documents.createInvoice', times: 1, do: does });
    const result = outcome(
      submitInvoice(clientOf(service), XML, {
        ...QUICK,
        signal: controller.signal,
        onAttempt: (event) => {
          if (event.phase === phase) controller.abort();
        },
      }),
    );
    expect(await result).toBe(expected);
    expect(posts()).toHaveLength(requests);
  });

  it('cancelled by its signal in transit: the result is unknown', async () => {
    const controller = new AbortController();
    service.misbehave({ on: 'documents.createInvoice', do: { kind: 'hang', handled: true } });
    const client = clientOf(service, {
      onRequest: ({ phase }) => {
        if (phase === 'request') setTimeout(() => controller.abort(), 50);
      },
    });
    const call = submitInvoice(client, XML, { ...QUICK, signal: controller.signal });
    expect(await outcome(call)).toBe('unknown_outcome aborted');
  });
});

it('an unknown outcome contains the data for a look-up', async () => {
  service.misbehave({ on: 'documents.createInvoice', do: { kind: 'status', status: 504 } });
  const error = await submitInvoice(clientOf(service), XML, QUICK).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(UnknownOutcomeError);
  const expected = {
    code: 'unknown_outcome',
    reason: 'not_found',
    number: NUMBER,
    date: DATE,
    counterpart: 'Ciclofficina Pedale Lento S.n.c.',
    lookUps: 4,
    attempts: 1,
  };
  expect(error).toMatchObject({ ...expected, cause: { code: 'status_504' } });
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ ...expected, cause: { code: 'status_504' } });
  expect(JSON.stringify(error)).not.toContain(service.key);
});
