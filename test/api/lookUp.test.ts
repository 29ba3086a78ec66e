import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submitInvoice } from '../../src/api/index.ts';
import { startService, type TestService } from '../support/service/server.ts';
import { clientOf, DATE, fixture, NUMBER, outcome, QUICK, XML } from './submissionCases.ts';

describe('looking at the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());
  beforeEach(() => service.reset());

  const ours = { number: NUMBER, creation_date: DATE, direction: 'ISSUED', type: 'INVOICE' };
  const customer = () => service.state.add('counterparts', { vat_number: '03141592653' }).id;
  const stranger = () => service.state.add('counterparts', { vat_number: '07777777777' }).id;
  const add = (fields: object) => service.state.add('documents', { ...ours, ...fields });
  const sent = () => service.requestsOf('documents.createInvoice').length;

  type Before = [string, () => void, string, number];
  it.each<Before>([
    ['nothing', () => undefined, 'ok', 1],
    ['ours', () => add({ counterpart_id: customer() }), 'ok', 0],
    ['somebody else’s of that number', () => add({ counterpart_id: stranger() }), 'ok', 1],
    ['ours on another day', () => add({ counterpart_id: customer(), creation_date: '2025-03-18' }), 'ok', 1],
    ['one that we received', () => add({ counterpart_id: customer(), direction: 'RECEIVED' }), 'ok', 1],
    ['a quote', () => add({ counterpart_id: customer(), type: 'QUOTE' }), 'ok', 1],
    [
      'two that are ours',
      () => [customer()].flatMap((counterpart_id) => [add({ counterpart_id }), add({ counterpart_id })]),
      'unknown_outcome several',
      0,
    ],
    ['one without a counterpart', () => add({}), 'unknown_outcome unclear', 0],
    [
      'ours, and one without a counterpart',
      () => [add({ counterpart_id: customer() }), add({})],
      'unknown_outcome unclear',
      0,
    ],
    [
      'one with another total',
      () => add({ counterpart_id: customer(), gross_amount: { amount: '1.00', currency: 'EUR' } }),
      'unknown_outcome unclear',
      0,
    ],
    [
      '250 of somebody else',
      () =>
        [stranger()].flatMap((counterpart_id) => Array.from({ length: 250 }, () => add({ counterpart_id }))),
      'ok',
      1,
    ],
    [
      '600 of somebody else',
      () =>
        [stranger()].flatMap((counterpart_id) => Array.from({ length: 600 }, () => add({ counterpart_id }))),
      'unknown_outcome unclear',
      0,
    ],
  ])('where there is %s', async (_, prepare, expected, requests) => {
    prepare();
    expect(await outcome(submitInvoice(clientOf(service), XML, { ...QUICK, resendUnconfirmed: true }))).toBe(
      expected,
    );
    expect(sent()).toBe(requests);
  });

  it('by number and day, with the counterpart, whatever the direction', async () => {
    await submitInvoice(clientOf(service), XML, { ...QUICK, lookUps: [0], resendUnconfirmed: true });
    const [list] = service.requestsOf('documents.list');
    expect(new Map(list?.query.map(([name, value]) => [name, value]))).toEqual(
      new Map([
        ['filter[number__eq]', NUMBER],
        ['filter[creation_date__eq]', DATE],
        ['expand', 'counterpart'],
        ['page_size', '100'],
      ]),
    );
  });

  it('one look that fails is made up for by the next', async () => {
    service.misbehave({ on: 'documents.createInvoice', times: 1, do: { kind: 'drop-after' } });
    service.misbehave({ on: 'documents.list', times: 2, do: { kind: 'status', status: 500 } });
    expect(await submitInvoice(clientOf(service), XML, QUICK)).toMatchObject({ found: true, attempts: 1 });
  });

  it('a refusal of the look is final', async () => {
    service.misbehave({ on: 'documents.createInvoice', times: 1, do: { kind: 'drop-after' } });
    service.misbehave({ on: 'documents.list', do: { kind: 'status', status: 403 } });
    expect(await outcome(submitInvoice(clientOf(service), XML, QUICK))).toBe(
      'unknown_outcome look_up_failed',
    );
    expect(service.requestsOf('documents.list')).toHaveLength(1);
  });

  it('a cursor that goes round is no end to it', async () => {
    add({ counterpart_id: stranger() });
    service.misbehave({ on: 'documents.list', do: { kind: 'cursor-loop' } });
    expect(await outcome(submitInvoice(clientOf(service), XML, { ...QUICK, resendUnconfirmed: true }))).toBe(
      'ok',
    );
  });
});

describe('a self-invoice is found, whoever the service calls its counterpart', () => {
  const self = fixture('valid/FPR12-simple.xml');
  it.each<[string, 'cedente' | 'cessionario', boolean]>([
    ['TD17', 'cedente', false],
    ['TD17', 'cessionario', false],
    ['TD16', 'cedente', true],
    ['TD28', 'cessionario', true],
    ['TD20', 'cedente', false],
  ])('%s by its %s', async (type, selfInvoiceCounterpart, vatPrefix) => {
    const service = await startService({ selfInvoiceCounterpart, vatPrefix, checks: 'structure' });
    try {
      const text = new TextDecoder().decode(self).replace('TD01', type);
      service.misbehave({ on: 'documents.createInvoice', times: 1, do: { kind: 'drop-after' } });
      const made = await submitInvoice(clientOf(service), text, { ...QUICK, force: true });
      expect(made).toMatchObject({ found: true, attempts: 1, document: { type: 'SELF_INVOICE' } });
    } finally {
      await service.close();
    }
  });
});
