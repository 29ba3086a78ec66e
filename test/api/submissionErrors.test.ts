import { expect, it } from 'vitest';
import {
  ApiError,
  ConnectionError,
  type Document,
  InvoiceRefusedError,
  NotDiscardedError,
  ReissueError,
  StatusUnreachableError,
  UnknownOutcomeError,
  type WaitOptions,
  WaitTimeoutError,
  waitForStatus,
} from '../../src/api/index.ts';
import { validate } from '../../src/index.ts';
import { statusError, XML } from './submissionCases.ts';

const document = { id: 'd', status: 'SENT', number: '7' } as Document;
const bare = { id: 'd' } as Document;
const lost = new ConnectionError('lost', { sent: true, operation: 'documents.createInvoice', attempts: 2 });
const unknown = {
  reason: 'not_found',
  number: '7',
  date: '2025-03-17',
  counterpart: 'C',
  lookUps: 3,
} as const;

/** An error, and the members of its JSON in addition to the message. */
it.each<[string, () => ApiError, object]>([
  [
    'refused',
    () => new InvoiceRefusedError('invalid', 'm', validate(XML)),
    { code: 'refused', reason: 'invalid' },
  ],
  [
    'unknown outcome',
    () => new UnknownOutcomeError({ ...unknown, attempts: 2, cause: lost, lookUpError: statusError(403) }),
    {
      code: 'unknown_outcome',
      ...unknown,
      attempts: 2,
      operation: 'documents.createInvoice',
      cause: { ...lost.toJSON() },
      lookUpError: { ...statusError(403).toJSON() },
    },
  ],
  [
    'unknown outcome with errors of another service',
    () => new UnknownOutcomeError({ ...unknown, attempts: 0, cause: new TypeError('x'), lookUpError: 'y' }),
    { code: 'unknown_outcome', ...unknown, attempts: 0, operation: 'documents.createInvoice' },
  ],
  [
    'not discarded',
    () => new NotDiscardedError(document),
    { code: 'not_discarded', document: { id: 'd', status: 'SENT' } },
  ],
  ['without a status', () => new NotDiscardedError(bare), { document: { id: 'd', status: null } }],
  [
    'reissue',
    () => new ReissueError('m', { deleted: document, invoice: XML, cause: lost }),
    {
      code: 'reissue',
      deleted: { id: 'd' },
      cause: { ...lost.toJSON() },
      operation: 'documents.createInvoice',
      attempts: 2,
    },
  ],
  [
    'late',
    () => new WaitTimeoutError('m', { document }),
    { code: 'wait_timeout', document: { id: 'd', status: 'SENT' } },
  ],
  [
    'late without a status',
    () => new WaitTimeoutError('m', { document: bare }),
    { document: { id: 'd', status: null } },
  ],
  ['never read', () => new WaitTimeoutError('m', { document: null, cause: lost }), { document: null }],
  [
    'unreachable',
    () => new StatusUnreachableError('m', document),
    { code: 'status_unreachable', document: { id: 'd', status: 'SENT' } },
  ],
])('%s', (_, create, expected) => {
  const error = create();
  const { message: __, ...json } = JSON.parse(JSON.stringify(error)) as Readonly<Record<string, unknown>>;
  const absent = { operation: null, attempts: 0, method: null, url: null, requestId: null };
  const { name, code } = error;
  expect(json).toEqual(JSON.parse(JSON.stringify({ ...absent, name, code, ...expected })));
  expect(error).toBeInstanceOf(ApiError);
});

it.each<[new (...given: never[]) => ApiError, string]>([
  [InvoiceRefusedError, 'InvoiceRefusedError'],
  [UnknownOutcomeError, 'UnknownOutcomeError'],
  [NotDiscardedError, 'NotDiscardedError'],
  [ReissueError, 'ReissueError'],
  [WaitTimeoutError, 'WaitTimeoutError'],
  [StatusUnreachableError, 'StatusUnreachableError'],
])('%o is also recognized by its name', (Class, name) => {
  const key = Symbol.for('fattura.errorClass');
  expect(Object.getOwnPropertyDescriptor(Class, key)?.value).toBe(name);
});

it('the reason of a wait without one is absent', () => {
  expect(new WaitTimeoutError('m', { document })).not.toHaveProperty('cause');
  expect(new WaitTimeoutError('m', { document, cause: lost }).cause).toBe(lost);
});

/** The facts that a message names, among those of its error; `undefined` and `null` are never among them. */
it.each<[string, () => ApiError, readonly string[]]>([
  ['a number', () => new UnknownOutcomeError({ ...unknown, attempts: 1, cause: null }), ['7', '2025-03-17']],
  ['no number', () => new UnknownOutcomeError({ ...unknown, number: null, attempts: 1, cause: null }), []],
  [
    'causes',
    () => new UnknownOutcomeError({ ...unknown, attempts: 1, cause: lost, lookUpError: new Error('late') }),
    ['7', '2025-03-17', 'lost', 'late'],
  ],
  [
    'causes that are no errors',
    () => new UnknownOutcomeError({ ...unknown, attempts: 1, cause: 'lost', lookUpError: 'late' }),
    ['7', '2025-03-17'],
  ],
  ['a document', () => new NotDiscardedError(document), ['SENT']],
  ['a document without a status', () => new NotDiscardedError(bare), []],
])('the message with %s', (_, create, facts) => {
  const words = create().message.split(/[;, ]+/);
  const known = ['7', '2025-03-17', 'lost', 'late', 'SENT', 'undefined', 'null', ''];
  expect(known.filter((word) => words.includes(word))).toEqual(facts);
});

it('each reason of an unknown outcome has its own advice', () => {
  const reasons = ['not_found', 'several', 'unclear', 'look_up_failed', 'no_number', 'aborted'] as const;
  const messages = reasons.map(
    (reason) => new UnknownOutcomeError({ ...unknown, reason, attempts: 1, cause: null }).message,
  );
  expect(new Set(messages).size).toBe(reasons.length);
});

it('the invoice of a reissue is not among the members that a log writes', () => {
  const error = new ReissueError('m', { deleted: document, invoice: XML, cause: lost });
  expect(error.invoice).toBe(XML);
  expect(Object.keys(error)).not.toContain('invoice');
});

/** The facts in the message of a wait that fails. */
it.each<[string, () => Partial<Document>, WaitOptions, readonly string[]]>([
  ['discarded', () => ({ status: 'DISCARDED' }), { until: 'DELIVERED' }, ['DISCARDED', 'reissueDiscarded']],
  ['refused', () => ({ status: 'REFUSED' }), { until: 'DELIVERED' }, ['REFUSED']],
  ['sent in time', () => ({ status: 'SENT' }), {}, ['SENT']],
  ['not issued in time', () => ({ status: 'DRAFT' }), {}, ['DRAFT', 'issued']],
  ['without a status', () => ({}), {}, []],
  [
    'never read',
    () => {
      throw new ConnectionError('lost', { sent: true });
    },
    {},
    ['lost'],
  ],
])('the message of a wait for a document %s', async (_, read, options, facts) => {
  const service = { documents: { get: async () => ({ id: 'd', ...read() }) as Document } };
  const call = waitForStatus(service, 'd', { timeout: 1, interval: 1, ...options });
  const { message } = await call.then(
    () => new Error('no error'),
    (error: Error) => error,
  );
  const known = [
    'DISCARDED',
    'REFUSED',
    'SENT',
    'DRAFT',
    'issued',
    'reissueDiscarded',
    'lost',
    'null',
    'undefined',
  ];
  expect(message).toMatch(/\bd\b/);
  expect(known.filter((word) => message.split(/[;:, ]+/).includes(word))).toEqual(facts);
});
