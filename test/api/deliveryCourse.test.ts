/** Every course of a submission, over a service with prepared answers. */
import { describe, expect, it } from 'vitest';
import {
  AbortedError,
  ConnectionError,
  type Document,
  ResponseError,
  type SubmissionEvent,
  type SubmitOptions,
  submitInvoice,
} from '../../src/api/index.ts';
import { type Script, ScriptedService } from '../support/scriptedService.ts';
import { DATE, NUMBER, outcome, statusError, XML, xmlWith } from './submissionCases.ts';

const OURS = {
  id: 'd1',
  number: NUMBER,
  creation_date: DATE,
  counterpart_name: 'Ciclofficina Pedale Lento S.n.c.',
} as Document;
const ANOTHERS: Document = { id: 'd1', counterpart: { id: 'c', vat_number: '1' } };
const UNCLEAR: Document = { id: 'd1' };

const lost = new ConnectionError('lost', { sent: true });
const unreached = new ConnectionError('unreached', { sent: false });
const unreadable = new ResponseError('no JSON', { status: 201 });
const aborted = (attempts: number) => new AbortedError({ attempts });
const others = (count: number) => Array.from({ length: count }, (_, at) => ({ ...ANOTHERS, id: `o${at}` }));

/** The phases of a submission, with the number of requests sent so far. */
function phasesOf(seen: readonly SubmissionEvent[]): string {
  return seen.map((event) => ('attempt' in event ? `${event.phase} ${event.attempt}` : event.phase)).join();
}

interface Course {
  readonly name: string;
  readonly create?: Script['createInvoice'];
  readonly list?: Script['list'];
  readonly options?: SubmitOptions;
  /** The result: the number of requests, `found` if a look-up found the document; or the error. */
  readonly result: string;
  /** Number of look-ups. */
  readonly looks: number;
  readonly sent: number;
}

const resend = { resendUnconfirmed: true };
const first = { lookUpFirst: true };
const skip = { skipIfPresent: true };

const COURSES: readonly Course[] = [
  { name: 'all is well', create: [OURS], result: 'after 1', looks: 0, sent: 1 },
  { name: 'refused', create: [statusError(422)], result: 'status_422', looks: 0, sent: 1 },
  { name: 'not sent', create: [unreached], result: 'connection', looks: 0, sent: 1 },
  {
    name: 'lost, and found at the second look-up',
    create: [lost],
    list: [[], [OURS]],
    result: 'found after 1',
    looks: 2,
    sent: 1,
  },
  {
    name: 'lost, and found at the additional look-up',
    create: [lost],
    list: [[], [], [OURS]],
    result: 'found after 1',
    looks: 3,
    sent: 1,
  },
  { name: 'lost', create: [lost], list: [[]], result: 'unknown_outcome not_found', looks: 3, sent: 1 },
  {
    name: 'lost, with one look-up',
    create: [lost],
    list: [[]],
    options: { lookUps: [0] },
    result: 'unknown_outcome not_found',
    looks: 2,
    sent: 1,
  },
  {
    name: 'answered without the document',
    create: [unreadable],
    list: [[]],
    result: 'unknown_outcome not_found',
    looks: 3,
    sent: 1,
  },
  { name: 'aborted before', create: [aborted(0)], result: 'aborted', looks: 0, sent: 1 },
  {
    name: 'aborted in transit',
    create: [aborted(1)],
    result: 'unknown_outcome aborted',
    looks: 0,
    sent: 1,
  },
  {
    name: 'an error of another service',
    create: [new TypeError('other')],
    list: [[OURS]],
    result: 'found after 1',
    looks: 1,
    sent: 1,
  },
  // The look-up.
  {
    name: 'the look-up fails once',
    create: [lost],
    list: [statusError(500), [OURS]],
    result: 'found after 1',
    looks: 2,
    sent: 1,
  },
  {
    name: 'the look-up fails with an error of another service',
    create: [lost],
    list: [new TypeError('other'), [OURS]],
    result: 'found after 1',
    looks: 2,
    sent: 1,
  },
  {
    name: 'the look-up always fails',
    create: [lost],
    list: [statusError(500)],
    result: 'unknown_outcome look_up_failed',
    looks: 3,
    sent: 1,
  },
  {
    name: 'the look-up is refused',
    create: [lost],
    list: [statusError(403)],
    result: 'unknown_outcome look_up_failed',
    looks: 1,
    sent: 1,
  },
  {
    name: 'the look-up is aborted',
    create: [lost],
    list: [aborted(1)],
    result: 'unknown_outcome aborted',
    looks: 1,
    sent: 1,
  },
  {
    name: 'the look-up before the request is aborted',
    list: [aborted(1)],
    options: skip,
    result: 'aborted',
    looks: 1,
    sent: 0,
  },
  {
    name: 'two documents match',
    create: [lost],
    list: [[OURS, { ...OURS, id: 'd2' }]],
    result: 'unknown_outcome several',
    looks: 1,
    sent: 1,
  },
  {
    name: 'one document is listed twice',
    create: [lost],
    list: [[OURS, OURS]],
    result: 'found after 1',
    looks: 1,
    sent: 1,
  },
  {
    name: 'a document may match',
    create: [lost],
    list: [[UNCLEAR, OURS]],
    result: 'unknown_outcome unclear',
    looks: 1,
    sent: 1,
  },
  {
    name: 'a document may match, and one does not',
    create: [lost],
    list: [[UNCLEAR, ANOTHERS]],
    result: 'unknown_outcome unclear',
    looks: 1,
    sent: 1,
  },
  {
    name: 'two match, and another may',
    create: [lost],
    list: [[UNCLEAR, OURS, { ...OURS, id: 'd2' }]],
    result: 'unknown_outcome several',
    looks: 1,
    sent: 1,
  },
  {
    name: '500 others are listed',
    create: [lost],
    list: [others(500)],
    result: 'unknown_outcome not_found',
    looks: 3,
    sent: 1,
  },
  {
    name: '501 others are listed',
    create: [lost],
    list: [others(501)],
    result: 'unknown_outcome unclear',
    looks: 1,
    sent: 1,
  },
  // An earlier call.
  { name: 'found first', list: [[OURS]], options: first, result: 'found after 0', looks: 1, sent: 0 },
  {
    name: 'not found first',
    list: [[]],
    options: first,
    result: 'unknown_outcome not_found',
    looks: 3,
    sent: 0,
  },
  { name: 'present', list: [[OURS]], options: skip, result: 'found after 0', looks: 1, sent: 0 },
  { name: 'not present', create: [OURS], list: [[]], options: skip, result: 'after 1', looks: 1, sent: 1 },
  {
    name: 'not present, and refused',
    create: [statusError(422)],
    list: [[]],
    options: skip,
    result: 'status_422',
    looks: 1,
    sent: 1,
  },
  {
    name: 'the look-up for a present one fails',
    list: [statusError(500)],
    options: skip,
    result: 'unknown_outcome look_up_failed',
    looks: 1,
    sent: 0,
  },
  {
    name: 'sent again after look-ups',
    create: [OURS],
    list: [[]],
    options: resend,
    result: 'after 1',
    looks: 3,
    sent: 1,
  },
  {
    name: 'sent again twice',
    create: [lost, OURS],
    list: [[]],
    options: resend,
    result: 'after 2',
    looks: 5,
    sent: 2,
  },
  {
    name: 'found before it is sent again',
    create: [lost],
    list: [[], [], [], [OURS]],
    options: resend,
    result: 'found after 1',
    looks: 4,
    sent: 1,
  },
  {
    name: 'sent again up to the limit',
    create: [lost],
    list: [[]],
    options: { ...resend, maxAttempts: 2 },
    result: 'unknown_outcome not_found',
    looks: 8,
    sent: 2,
  },
  {
    name: 'sent again three times at most',
    create: [lost],
    list: [[]],
    options: resend,
    result: 'unknown_outcome not_found',
    looks: 10,
    sent: 3,
  },
  {
    name: 'not sent again after an answer',
    create: [unreadable],
    list: [[]],
    options: resend,
    result: 'unknown_outcome not_found',
    looks: 6,
    sent: 1,
  },
  {
    name: 'refused after a request whose outcome is unknown',
    create: [lost, statusError(422)],
    list: [[]],
    options: resend,
    result: 'unknown_outcome not_found',
    looks: 8,
    sent: 2,
  },
  {
    name: 'refused because the request before arrived',
    create: [statusError(422)],
    list: [[], [], [], [OURS]],
    options: resend,
    result: 'found after 1',
    looks: 4,
    sent: 1,
  },
  // Without a number.
  {
    name: 'lost, and the service assigns the number',
    create: [lost],
    options: { automatic_number: true },
    result: 'unknown_outcome no_number',
    looks: 0,
    sent: 1,
  },
  {
    name: 'sent again, and the service assigns the number',
    create: [OURS],
    options: { ...resend, automatic_number: true },
    result: 'after 1',
    looks: 0,
    sent: 1,
  },
];

describe('the course of a submission', () => {
  it.each(COURSES)('$name: $result', async ({ create, list, options, result, looks, sent }) => {
    const service = new ScriptedService({ createInvoice: create ?? [], list: list ?? [] });
    const call = submitInvoice(service, XML, { lookUps: [0, 0], ...options });
    const found = await call.then(
      (submission) => `${submission.found ? 'found ' : ''}after ${submission.attempts}`,
      (error: unknown) => outcome(Promise.reject(error)),
    );
    const count = (name: string): number => service.calls.filter((one) => one === name).length;
    expect({ result: found, looks: count('list'), sent: count('createInvoice') }).toEqual({
      result,
      looks,
      sent,
    });
    const error: unknown = await call.catch((caught: unknown) => caught);
    if (result.startsWith('unknown_outcome')) expect(error).toMatchObject({ lookUps: looks, attempts: sent });
  });

  it('needs a number for a look-up before the first request', async () => {
    const service = new ScriptedService({});
    const text = xmlWith(['<Data>', '<Datum>'], ['</Data>', '</Datum>']);
    expect(await outcome(submitInvoice(service, text, { lookUpFirst: true, force: true }))).toBe(
      'configuration',
    );
    expect(service.calls).toEqual([]);
  });
});

describe('steps', () => {
  const seenBy = async (script: Script, options: SubmitOptions) => {
    const seen: SubmissionEvent[] = [];
    const onAttempt = (event: SubmissionEvent) => seen.push(event);
    const service = new ScriptedService(script);
    await outcome(submitInvoice(service, XML, { lookUps: [0, 1], ...options, onAttempt }));
    return seen;
  };

  it.each<[string, Script, SubmitOptions, string]>([
    ['answered', { createInvoice: [OURS] }, {}, 'checked,sending 1,accepted 1'],
    [
      'found',
      { createInvoice: [lost], list: [[], [OURS]] },
      {},
      'checked,sending 1,looking-up 1,waiting 1,accepted 1',
    ],
    ['present', { list: [[OURS]] }, skip, 'checked,looking-up 0,accepted 0'],
    [
      'sent again',
      { createInvoice: [lost, OURS], list: [[]] },
      resend,
      'checked,looking-up 0,waiting 0,sending 1,looking-up 1,waiting 1,sending 2,accepted 2',
    ],
  ])('%s', async (_, script, options, expected) => {
    expect(phasesOf(await seenBy(script, options))).toBe(expected);
  });

  it('carry the report, the error, the delay and the document', async () => {
    expect(await seenBy({ createInvoice: [lost], list: [[], [OURS]] }, {})).toMatchObject([
      { phase: 'checked', report: { verdict: 'valid' } },
      { phase: 'sending', attempt: 1 },
      { phase: 'looking-up', attempt: 1, error: lost },
      { phase: 'waiting', attempt: 1, delay: 1 },
      { phase: 'accepted', attempt: 1, document: OURS, found: true },
    ]);
    expect((await seenBy({ list: [[OURS]] }, skip))[1]).toMatchObject({ phase: 'looking-up', error: null });
  });
});

describe('calls of the service', () => {
  const { signal } = new AbortController();
  const request = { signal, timeout: 5, maxRetries: 2, headers: { a: 'b' }, companyId: 'c' };

  it('get the content, the parameters and the options of the request', async () => {
    const service = new ScriptedService({ createInvoice: [lost], list: [[OURS]] });
    const given = { ...request, issue: true, sectional_id: 's', reconciliation_identifier: 'r' };
    await submitInvoice(service, XML, { ...given, lookUps: [0] });
    const [[sent, params, options] = [], [query, looking] = []] = service.arguments;
    expect(Buffer.from(sent as Uint8Array).equals(XML)).toBe(true);
    expect(params).toEqual({ issue: true, sectional_id: 's', reconciliation_identifier: 'r' });
    expect(options).toEqual(request);
    expect(query).toEqual({
      filter: { number: { eq: NUMBER }, creation_date: { eq: DATE } },
      expand: ['counterpart'],
      page_size: 100,
    });
    expect(looking).toEqual(request);
  });
});

describe('an unknown outcome', () => {
  const failure = async (script: Script, options: SubmitOptions = {}, text: string | Uint8Array = XML) =>
    submitInvoice(new ScriptedService(script), text, { lookUps: [0], ...options }).catch(
      (error: unknown) => error,
    );

  it('names the invoice, and the errors of request and look-up', async () => {
    const refused = statusError(403);
    const error = await failure({ createInvoice: [lost], list: [refused] });
    expect(error).toMatchObject({
      number: NUMBER,
      date: DATE,
      counterpart: 'Ciclofficina Pedale Lento S.n.c.',
      operation: 'documents.createInvoice',
      cause: lost,
      lookUpError: refused,
    });
  });

  it('has neither error if the document was only looked up', async () => {
    const error = await failure({ list: [[]] }, first);
    expect(error).toMatchObject({ cause: null, lookUpError: undefined, attempts: 0 });
  });

  it('has no number if the service assigns it', async () => {
    const error = await failure({ createInvoice: [lost] }, { automatic_number: true });
    expect(error).toMatchObject({ number: null, date: null, counterpart: null });
  });

  it.each([
    ['an error', new TypeError('other'), 'other'],
    ['what is no error', 'text', 'text'],
  ])('wraps %s of another service as a lost connection', async (_, thrown, message) => {
    const service = new ScriptedService({ list: [[]] });
    service.documents.createInvoice = () => Promise.reject(thrown);
    const error = await submitInvoice(service, XML, { lookUps: [0] }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      reason: 'not_found',
      cause: {
        code: 'connection',
        sent: true,
        operation: 'documents.createInvoice',
        attempts: 1,
        cause: thrown,
        message: `documents.createInvoice: ${message}`,
      },
    });
  });

  it('of a signal that ends a wait', async () => {
    const controller = new AbortController();
    const error = await failure(
      { createInvoice: [lost], list: [[]] },
      {
        lookUps: [0, 60_000],
        signal: controller.signal,
        onAttempt: ({ phase }) => {
          if (phase === 'waiting') controller.abort('enough');
        },
      },
    );
    expect(error).toMatchObject({
      reason: 'aborted',
      lookUps: 1,
      cause: lost,
      lookUpError: { code: 'aborted', cause: 'enough' },
    });
  });
});

it.each<[string, unknown, string]>([
  ['nothing', undefined, 'service'],
  ['no calls', {}, 'service.documents'],
  ['one call of two', { documents: { createInvoice: () => undefined } }, 'service.documents.list'],
  ['a call that is none', { documents: { createInvoice: 1, list: 1 } }, 'service.documents.createInvoice'],
])('a service with %s is a TypeError that names %s', async (_, service, name) => {
  const error = await submitInvoice(service as never, XML).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(TypeError);
  expect((error as Error).message.split(/:| must/)[0]).toBe(name);
});
