/** The common base class of all errors of the package, and the data of each of them. */
import { describe, expect, it } from 'vitest';
import * as api from '../../src/api/index.ts';
import * as build from '../../src/build/index.ts';
import * as en16931 from '../../src/convert/en16931/index.ts';
import * as main from '../../src/index.ts';
import * as messages from '../../src/messages/index.ts';
import * as model from '../../src/model/index.ts';
import * as render from '../../src/render/index.ts';
import * as sandbox from '../../src/sandbox/index.ts';
import * as xml from '../../src/xml/index.ts';

const entries = { api, build, en16931, main, messages, model, sandbox, xml };

/** The base classes of each exported error class, up to the common one. */
const chains: Readonly<Record<string, readonly string[]>> = {
  AbortedError: ['ApiError'],
  AnonymizeFieldError: [],
  ApiError: [],
  AttachmentError: [],
  AuthenticationError: ['StatusError', 'ApiError'],
  BadRequestError: ['StatusError', 'ApiError'],
  BuildError: [],
  ConfigurationError: ['ApiError'],
  ConversionError: [],
  ConflictError: ['StatusError', 'ApiError'],
  ConnectionError: ['ApiError'],
  EuropeanReadError: [],
  FileNameError: [],
  InvalidRequestError: ['ConfigurationError', 'ApiError'],
  InvoiceMergeError: [],
  InvoiceReadError: [],
  InvoiceRefusedError: ['ApiError'],
  InvoiceWriteError: [],
  MessageWriteError: [],
  MissingPackagesError: [],
  NotDiscardedError: ['ApiError'],
  NotFoundError: ['StatusError', 'ApiError'],
  PdfSizeError: [],
  PaymentRequiredError: ['StatusError', 'ApiError'],
  PermissionError: ['StatusError', 'ApiError'],
  RateLimitError: ['StatusError', 'ApiError'],
  ReissueError: ['ApiError'],
  RequestTimeoutError: ['StatusError', 'ApiError'],
  ResponseError: ['ApiError'],
  SandboxError: [],
  ServerError: ['StatusError', 'ApiError'],
  StatusError: ['ApiError'],
  StatusUnreachableError: ['ApiError'],
  TimeoutError: ['ConnectionError', 'ApiError'],
  UnknownOutcomeError: ['ApiError'],
  UnsuitablePackagesError: [],
  UnprocessableError: ['StatusError', 'ApiError'],
  WaitTimeoutError: ['ApiError'],
  WebhookError: [],
};

type ErrorClass = abstract new (...args: never[]) => Error;

const isErrorClass = (value: unknown): value is ErrorClass =>
  typeof value === 'function' && (value === Error || value.prototype instanceof Error);

const exported = new Map<string, ErrorClass>();
for (const entry of [...Object.values(entries), render])
  for (const [name, value] of Object.entries(entry)) if (isErrorClass(value)) exported.set(name, value);

describe('every error of the package', () => {
  it('is in the table', () => {
    expect([...exported.keys()].sort()).toEqual(['FatturaError', ...Object.keys(chains)].sort());
  });

  it.each(Object.entries(chains))('%s has the base classes %j', (name, above) => {
    const found: string[] = [];
    let above1: unknown = Object.getPrototypeOf(exported.get(name));
    while (above1 !== Error) {
      found.push([...exported].find(([, value]) => value === above1)?.[0] ?? 'a class that is not exported');
      above1 = Object.getPrototypeOf(above1);
    }
    expect(found).toEqual([...above, 'FatturaError']);
  });

  it.each(Object.keys(entries))('%s exports the common class', (entry) => {
    expect(entries[entry as keyof typeof entries]).toMatchObject({ FatturaError: model.FatturaError });
  });
});

/** An error of each kind not reported by the service, with the code that throws it. */
const thrown: readonly (readonly [name: string, code: model.FatturaErrorCode, make: () => unknown])[] = [
  ['InvoiceReadError', 'invoice_read', () => main.parseInvoice('<a/>')],
  ['InvoiceWriteError', 'invoice_write', () => main.writeInvoice({ a: 1 } as never)],
  [
    'MessageWriteError',
    'message_write',
    () => messages.writeMessage({ kind: 'EC', flow: 'pa', message: { a: 1 } } as never),
  ],
  ['BuildError', 'brief', () => build.buildInvoice({} as never)],
  ['FileNameError', 'file_name', () => main.invoiceFileName({ country: 'IT', id: '' }, '1')],
  ['AnonymizeFieldError', 'anonymize_field', () => main.createAnonymizer({ seed: 's', keep: ['novel'] })],
  ['ConfigurationError', 'configuration', () => new api.FatturaClient({ baseUrl: 'x', apiKey: 'k' })],
];

describe('thrown errors', () => {
  it.each(thrown)('%s: %s', (name, code, make) => {
    const error = (() => {
      try {
        return make();
      } catch (reason) {
        return reason;
      }
    })();
    expect(error).toBeInstanceOf(model.FatturaError);
    expect(error).toMatchObject({ name, code });
    expect((error as model.FatturaError).toJSON()).toMatchObject({ name, code });
    expect(String(error)).toContain(name);
  });
});

describe('instanceof', () => {
  class Own extends api.NotFoundError {}
  const answer = { status: 404, headers: new Headers(), body: null, requestId: null };
  const notFound = new api.NotFoundError(answer);
  const own = new Own(answer);

  it.each([
    ['its class', notFound, api.NotFoundError, true],
    ['a class above', notFound, api.StatusError, true],
    ['another class', notFound, api.ConflictError, false],
    ["somebody's subclass", notFound, Own, false],
    ["an error of somebody's subclass", own, Own, true],
    ['and the classes above it', own, api.NotFoundError, true],
    ['another error', new Error('x'), model.FatturaError, false],
    ['what has no prototype', Object.create(null), model.FatturaError, false],
    ['null', null, model.FatturaError, false],
    ['text', 'x', model.FatturaError, false],
  ])('%s', (_, value, type: unknown, expected) => {
    expect(value instanceof (type as typeof model.FatturaError)).toBe(expected);
  });
});
