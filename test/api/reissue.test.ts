import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Document,
  ReissueError,
  type ReissueOptions,
  reissueDiscarded,
  submitInvoice,
} from '../../src/api/index.ts';
import { documentRow, type Misbehaviour, startService, type TestService } from '../support/proxy/server.ts';
import { clientOf, invoiceObject, NUMBER, outcome, QUICK, XML, xmlWith } from './submissionCases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.reset());

async function discarded(): Promise<Document> {
  const { document } = await submitInvoice(clientOf(service), XML, { issue: true });
  // The number is in use as long as it exists.
  await service.state.move(document.id, 'DISCARDED');
  service.requests.length = 0;
  return document;
}

const operations = () => service.requests.map(({ operation }) => operation?.replace('documents.', ''));
const documents = () => service.state.documents(NUMBER);
const wrong = xmlWith(['<Imposta>52.80<', '<Imposta>52.00<']);
const reissue = (document: Document | string, options: ReissueOptions = {}) =>
  reissueDiscarded(clientOf(service), document, { ...QUICK, ...options });

describe('a discarded document', () => {
  it.each<[string, (document: Document) => Document | string, ReissueOptions, readonly string[], string]>([
    ['by itself', (document) => document, { invoice: XML }, ['get', 'delete', 'createInvoice'], 'CREATED'],
    ['by its id', ({ id }) => id, { invoice: XML }, ['get', 'delete', 'createInvoice'], 'CREATED'],
    [
      'as the service has it',
      ({ id }) => id,
      {},
      ['get', 'getInvoice', 'delete', 'createInvoice'],
      'CREATED',
    ],
    [
      'as an object',
      ({ id }) => id,
      { invoice: invoiceObject() },
      ['get', 'delete', 'createInvoice'],
      'CREATED',
    ],
    [
      'as a draft',
      ({ id }) => id,
      { invoice: XML, issue: false },
      ['get', 'delete', 'createInvoice'],
      'DRAFT',
    ],
  ])('is sent again: %s', async (_, which, options, requests, status) => {
    const before = await discarded();
    const { document } = await reissue(which(before), options);
    expect(document).toMatchObject({ number: NUMBER, status });
    expect(document.id).not.toBe(before.id);
    expect(operations()).toEqual(requests);
    expect(await documents()).toHaveLength(1);
  });

  it.each<[string, ReissueOptions, string]>([
    ['a wrong invoice', { invoice: wrong }, 'refused invalid'],
    ['text', { invoice: 'fattura' }, 'refused unreadable'],
    ['another invoice', { invoice: xmlWith([NUMBER, '2025/119']) }, 'configuration'],
    ['a wrong option', { invoice: XML, maxAttempts: 0.5 }, 'configuration'],
  ])('stays in place: %s', async (_, options, expected) => {
    const { id } = await discarded();
    expect(await outcome(reissue(id, options))).toBe(expected);
    expect(operations()).not.toContain('delete');
    expect(await service.state.document(id)).toBeDefined();
  });

  it('stays in place if its invoice cannot be read', async () => {
    const { id } = await discarded();
    service.misbehave({
      on: 'documents.getInvoice',
      do: { kind: 'wrong-shape', body: { data: { xml_url: null } } },
    });
    expect(await outcome(reissue(id))).toBe('configuration');
    expect(operations()).not.toContain('delete');
  });

  it('is replaced by another number with force', async () => {
    const { id } = await discarded();
    const { document } = await reissue(id, { invoice: xmlWith([NUMBER, '2025/119']), force: true });
    expect(document.number).toBe('2025/119');
    expect(await documents()).toHaveLength(0);
  });

  it('that stays in the list for a while is not mistaken for the new one', async () => {
    const { id } = await discarded();
    // Deleted but still listed: the new document is created, and its response is lost.
    const show = () => service.state.add('documents', documentRow(NUMBER, { id, status: 'DISCARDED' }));
    service.misbehave({ on: 'documents.createInvoice', times: 1, do: { kind: 'drop-after' } });
    const { document, found } = await reissue(id, {
      invoice: XML,
      onAttempt: ({ phase }) => (phase === 'looking-up' ? show() : undefined),
    });
    expect(found).toBe(true);
    expect(document.id).not.toBe(id);
  });
});

describe('a document that is not discarded', () => {
  it.each(['DRAFT', 'CREATED', 'SENT', 'DELIVERED', 'REFUSED'])('%s', async (status) => {
    const { id } = await discarded();
    service.follow(id, [status]);
    expect(await outcome(reissue(id, { invoice: XML }))).toBe('not_discarded');
    expect(operations()).toEqual(['get']);
  });

  it('is read again: the given document may be outdated', async () => {
    const document = await discarded();
    service.follow(document.id, ['SENT']);
    expect(await outcome(reissue({ ...document, status: 'DISCARDED' }, { invoice: XML }))).toBe(
      'not_discarded',
    );
  });

  it('does not exist', async () => {
    expect(await outcome(reissue(service.companyId, { invoice: XML }))).toBe('status_404');
  });
});

describe('a deletion with an unknown result', () => {
  it.each<[Misbehaviour, number, string, number]>([
    [{ kind: 'drop-after' }, 1, 'ok', 1],
    [{ kind: 'drop-before' }, 1, 'ok', 2],
    [{ kind: 'status', status: 500, when: 'after' }, 1, 'ok', 1],
    [{ kind: 'status', status: 504, when: 'before' }, 2, 'ok', 3],
    [{ kind: 'status', status: 404, when: 'after' }, 1, 'ok', 1],
    [{ kind: 'status', status: 503 }, 9, 'status_503', 3],
    [{ kind: 'status', status: 403 }, 9, 'status_403', 1],
  ])('%j ×%i: %s', async (does, times, expected, deletions) => {
    const { id } = await discarded();
    service.misbehave({ on: 'documents.delete', times, do: does });
    expect(await outcome(reissue(id, { invoice: XML }))).toBe(expected);
    expect(service.requestsOf('documents.delete')).toHaveLength(deletions);
    expect(await documents()).toHaveLength(1);
    expect((await service.state.document(id)) === undefined).toBe(expected === 'ok');
  });

  it('of a document that is no longer discarded', async () => {
    const { id } = await discarded();
    service.misbehave({ on: 'documents.delete', times: 1, do: { kind: 'status', status: 500 } });
    service.follow(id, ['DISCARDED', 'SENT']);
    expect(await outcome(reissue(id, { invoice: XML }))).toBe('not_discarded');
    expect(await documents()).toHaveLength(1);
  });
});

describe('the discarded document is deleted, and the invoice is missing', () => {
  it.each<[Misbehaviour, string, string]>([
    [{ kind: 'status', status: 422 }, 'status_422', 'ok'],
    [{ kind: 'status', status: 500 }, 'unknown_outcome', 'ok'],
    [{ kind: 'drop-before' }, 'unknown_outcome', 'ok'],
    [{ kind: 'redirect' }, 'unknown_outcome', 'ok'],
  ])('%j', async (does, code, then) => {
    const { id } = await discarded();
    service.misbehave({ on: 'documents.createInvoice', do: does });
    const error = await reissue(id).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ReissueError);
    expect(error).toMatchObject({ code: 'reissue', deleted: { id }, cause: { code } });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ deleted: { id }, cause: { code } });
    expect(JSON.stringify(error)).not.toContain('cessionario');
    expect(await documents()).toHaveLength(0);

    service.behave();
    const { invoice } = error as ReissueError;
    expect(
      await outcome(submitInvoice(clientOf(service), invoice, { ...QUICK, resendUnconfirmed: true })),
    ).toBe(then);
    expect(await documents()).toHaveLength(1);
  });
});
