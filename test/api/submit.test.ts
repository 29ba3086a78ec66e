import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type OutgoingInvoice,
  type SubmissionEvent,
  type SubmitOptions,
  submitInvoice,
} from '../../src/api/index.ts';
import {
  type Misbehaviour,
  ownCompany,
  type Rule,
  startService,
  type TestService,
} from '../support/proxy/server.ts';
import { clientOf, DATE, invoiceObject, NUMBER, outcome, QUICK, XML, xmlWith } from './submissionCases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.reset());

const posts = () => service.requestsOf('documents.createInvoice');
const made = async () => (await service.state.documents(NUMBER)).length;

describe.concurrent('a request with an unknown result', () => {
  type Case = readonly [
    does: Misbehaviour,
    times: number,
    result: string,
    documents: number,
    requests: number,
  ];
  const hang = (handled: boolean): Misbehaviour => ({ kind: 'hang', handled });
  const status = (code: number, when: 'before' | 'after'): Misbehaviour => ({
    kind: 'status',
    status: code,
    when,
  });

  it.each<Case>([
    // Created, and the response is lost: found, and not sent again.
    [{ kind: 'drop-after' }, 1, 'found', 1, 1],
    [{ kind: 'drop-in-body' }, 1, 'found', 1, 1],
    [hang(true), 1, 'found', 1, 1],
    [{ kind: 'slow-body', every: 500 }, 1, 'found', 1, 1],
    [{ kind: 'late-answer', delay: 60_000 }, 1, 'found', 1, 1],
    [{ kind: 'wrong-json' }, 1, 'found', 1, 1],
    [{ kind: 'wrong-shape' }, 1, 'found', 1, 1],
    [{ kind: 'wrong-shape', body: { data: [] } }, 1, 'found', 1, 1],
    [{ kind: 'empty' }, 1, 'found', 1, 1],
    [status(500, 'after'), 1, 'found', 1, 1],
    [status(502, 'after'), 1, 'found', 1, 1],
    [status(503, 'after'), 1, 'found', 1, 1],
    [status(504, 'after'), 1, 'found', 1, 1],
    [{ kind: 'status', status: 504, when: 'after', body: 'html' }, 1, 'found', 1, 1],
    // Not created, which is unknown: looked up, and not sent again.
    [{ kind: 'drop-before' }, 1, 'unknown_outcome not_found', 0, 1],
    [hang(false), 1, 'unknown_outcome not_found', 0, 1],
    [status(500, 'before'), 1, 'unknown_outcome not_found', 0, 1],
    [status(501, 'before'), 1, 'unknown_outcome not_found', 0, 1],
    [status(503, 'before'), 1, 'unknown_outcome not_found', 0, 1],
    [status(504, 'before'), 1, 'unknown_outcome not_found', 0, 1],
    [status(408, 'before'), 1, 'unknown_outcome not_found', 0, 1],
    [status(425, 'before'), 1, 'unknown_outcome not_found', 0, 1],
    [{ kind: 'status', status: 502, body: 'html' }, 1, 'unknown_outcome not_found', 0, 1],
    // Created during the look-ups.
    [{ kind: 'late-create', delay: 1 }, 1, 'found', 1, 1],
    [{ kind: 'late-create', delay: 1, status: 504 }, 1, 'found', 1, 1],
    // Confirmed: a second request would be wrong.
    [{ kind: 'redirect' }, 1, 'unknown_outcome not_found', 0, 1],
    [{ kind: 'huge-body', bytes: 200_000_000, announced: true }, 1, 'unknown_outcome not_found', 0, 1],
    // Refused: no look-up.
    [status(400, 'before'), 9, 'status_400', 0, 1],
    [status(401, 'before'), 9, 'status_401', 0, 1],
    [status(402, 'before'), 9, 'status_402', 0, 1],
    [status(403, 'before'), 9, 'status_403', 0, 1],
    [status(404, 'before'), 9, 'status_404', 0, 1],
    [status(409, 'before'), 9, 'status_409', 0, 1],
    [status(422, 'before'), 9, 'status_422', 0, 1],
    [{ kind: '429' }, 9, 'status_429', 0, 1],
  ])('%j ×%i: %s, %i created by %i requests', async (does, times, expected, documents, requests) => {
    const own = await startService({ company: ownCompany() });
    own.misbehave({ on: 'documents.createInvoice', times, do: does });
    const waits = does.kind === 'late-create' ? [20, 200, 2_000] : QUICK.lookUps;
    // Long enough for a busy machine, in tests without a timeout.
    const timeout = ['hang', 'slow-body', 'late-answer', 'late-create'].includes(does.kind) ? 1_500 : 15_000;
    const options = { lookUps: waits, timeout, issue: true };
    const result = await submitInvoice(clientOf(own), XML, options).then(
      ({ found }) => (found ? 'found' : 'answered'),
      (error: unknown) => outcome(Promise.reject(error)),
    );
    expect({
      result,
      documents: (await own.state.documents(NUMBER)).length,
      requests: own.requestsOf('documents.createInvoice').length,
    }).toEqual({ result: expected, documents, requests });
    await own.close();
  });
});

describe('a request that was refused, or never sent', () => {
  it('the client waits after a 429 and retries', async () => {
    service.misbehave({ on: 'documents.createInvoice', times: 2, do: { kind: '429', retryAfter: 0 } });
    const { attempts } = await submitInvoice(clientOf(service, { maxRetries: 3 }), XML);
    expect({ attempts, posts: posts().length, made: await made() }).toEqual({
      attempts: 1,
      posts: 3,
      made: 1,
    });
  });

  it('an unreachable service: not sent, and no look-up', async () => {
    const gone = await startService();
    const client = clientOf(gone);
    await gone.close();
    const call = submitInvoice(client, XML, QUICK);
    expect(await outcome(call)).toBe('connection');
    await expect(call).rejects.toMatchObject({ sent: false });
  });
});

describe('resendUnconfirmed', () => {
  const fail = (times: number, status: number): Rule => ({
    on: 'documents.createInvoice',
    times,
    do: { kind: 'status', status },
  });

  it.each<[readonly Rule[], SubmitOptions, string, number, number]>([
    [[], {}, 'ok', 1, 1],
    [[fail(1, 500)], {}, 'ok', 1, 2],
    [[fail(2, 504)], {}, 'ok', 1, 3],
    [[fail(9, 500)], {}, 'unknown_outcome not_found', 0, 3],
    [[fail(9, 503)], { maxAttempts: 1 }, 'unknown_outcome not_found', 0, 1],
    [[fail(1, 500), fail(1, 422)], {}, 'unknown_outcome not_found', 0, 2],
    [[fail(1, 401)], {}, 'unknown_outcome not_found', 0, 1],
  ])('%j %j: %s, %i created by %i requests', async (rules, options, expected, documents, requests) => {
    service.misbehave(...rules);
    const call = submitInvoice(clientOf(service), XML, { ...QUICK, resendUnconfirmed: true, ...options });
    expect([await outcome(call), await made(), posts().length]).toEqual([expected, documents, requests]);
  });
});

describe('a number in use', () => {
  it('is refused immediately, if no earlier request is unconfirmed', async () => {
    await submitInvoice(clientOf(service), XML);
    expect(await outcome(submitInvoice(clientOf(service), XML, QUICK))).toBe('status_422');
    expect(service.requestsOf('documents.list')).toHaveLength(0);
  });

  it('belongs to the earlier request, which completed late', async () => {
    service.misbehave({
      on: 'documents.createInvoice',
      times: 1,
      do: { kind: 'late-create', delay: 400, status: 504 },
    });
    const options = {
      resendUnconfirmed: true,
      lookUps: [1],
      onAttempt: slowly('sending', 2, () => service.settle()),
    };
    const { found, attempts } = await submitInvoice(clientOf(service), XML, options);
    expect({ found, attempts, made: await made() }).toEqual({
      found: true,
      attempts: 2,
      made: 1,
    });
  });

  it('of another document leaves the result of the first request unknown', async () => {
    await clientOf(service).documents.createInvoice(xmlWith([DATE, '2025-01-01']));
    service.misbehave({ on: 'documents.createInvoice', times: 1, do: { kind: 'drop-before' } });
    const call = (options: SubmitOptions) =>
      outcome(submitInvoice(clientOf(service), XML, { ...QUICK, ...options }));
    expect(await call({})).toBe('unknown_outcome not_found');
    // A 422 describes this request only, not the previous one.
    expect(await call({ resendUnconfirmed: true })).toBe('unknown_outcome not_found');
    expect(await call({ skipIfPresent: true })).toBe('status_422');
  });
});

/** Awaits a callback before the n-th event of a phase. */
function slowly(phase: SubmissionEvent['phase'], attempt: number, wait: () => Promise<unknown>) {
  return async (event: SubmissionEvent): Promise<void> => {
    if (event.phase === phase && 'attempt' in event && event.attempt === attempt) await wait();
  };
}

describe('the service assigns the number', () => {
  const options: SubmitOptions = { ...QUICK, automatic_number: true };

  it('and none is required', async () => {
    const { fattura_elettronica_body: bodies, ...rest } = invoiceObject();
    const invoice: OutgoingInvoice = {
      ...rest,
      fattura_elettronica_body: bodies.map(({ dati_generali, ...body }) => {
        const { numero: _, ...dati_generali_documento } = dati_generali.dati_generali_documento;
        return { ...body, dati_generali: { ...dati_generali, dati_generali_documento } };
      }),
    };
    expect(await outcome(submitInvoice(clientOf(service), invoice, options))).toBe('ok');
    expect(await outcome(submitInvoice(clientOf(service), invoice, QUICK))).toBe('refused invalid');
  });

  it.each<[Misbehaviour, string, number]>([
    [{ kind: 'drop-after' }, 'unknown_outcome no_number', 1],
    [{ kind: 'drop-before' }, 'unknown_outcome no_number', 0],
    [{ kind: 'status', status: 500 }, 'unknown_outcome no_number', 0],
    [{ kind: 'status', status: 422 }, 'status_422', 0],
  ])('%j: %s, and nothing is retried', async (does, expected, documents) => {
    const before = (await service.state.documents()).length;
    service.misbehave({ on: 'documents.createInvoice', times: 1, do: does });
    expect(await outcome(submitInvoice(clientOf(service), XML, options))).toBe(expected);
    expect(posts()).toHaveLength(1);
    expect(service.requestsOf('documents.list')).toHaveLength(0);
    expect((await service.state.documents()).length - before).toBe(documents);
  });
});
