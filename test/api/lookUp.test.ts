import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submitInvoice } from '../../src/api/index.ts';
import type { SeedRow } from '../../src/sandbox/seed/insert.ts';
import { documentRow, SEEDED, startService, type TestService } from '../support/proxy/server.ts';
import { id } from '../support/seededCompany.ts';
import { clientOf, DATE, NUMBER, outcome, QUICK, XML, xmlWith } from './submissionCases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.reset());

describe('looking up a document', () => {
  const ours = { counterpart_id: SEEDED.counterpart };
  const anothers = { counterpart_id: SEEDED.supplier };
  const sent = () => service.requestsOf('documents.createInvoice').length;

  it.each<[string, readonly SeedRow[], string, number]>([
    ['nothing', [], 'ok', 1],
    ['ours', [ours], 'ok', 0],
    ['somebody else’s of that number', [anothers], 'ok', 1],
    ['ours on another day', [{ ...ours, creation_date: '2025-03-18' }], 'ok', 1],
    ['one that we received', [{ ...ours, direction: 'RECEIVED' }], 'ok', 1],
    ['a quote', [{ ...ours, type: 'QUOTE' }], 'ok', 1],
    ['two that are ours', [ours, ours], 'unknown_outcome several', 0],
    ['one without a counterpart', [{}], 'unknown_outcome unclear', 0],
    ['ours, and one without a counterpart', [ours, {}], 'unknown_outcome unclear', 0],
    [
      'one with another total',
      [{ ...ours, gross_amount: { amount: '1.00', currency: 'EUR' } }],
      'unknown_outcome unclear',
      0,
    ],
    ['250 of somebody else', Array<SeedRow>(250).fill(anothers), 'ok', 1],
    ['600 of somebody else', Array<SeedRow>(600).fill(anothers), 'unknown_outcome unclear', 0],
  ])('if there is %s', async (_, rows, expected, requests) => {
    await service.state.add('documents', ...rows.map((fields) => documentRow(NUMBER, fields)));
    expect(await outcome(submitInvoice(clientOf(service), XML, { ...QUICK, resendUnconfirmed: true }))).toBe(
      expected,
    );
    expect(sent()).toBe(requests);
  });

  it('by number and date, with the counterpart, in either direction', async () => {
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

  it('a failed look-up is compensated by the next one', async () => {
    service.misbehave({ on: 'documents.createInvoice', times: 1, do: { kind: 'drop-after' } });
    service.misbehave({ on: 'documents.list', times: 2, do: { kind: 'status', status: 500 } });
    expect(await submitInvoice(clientOf(service), XML, QUICK)).toMatchObject({ found: true, attempts: 1 });
  });

  it('a refused look-up is final', async () => {
    service.misbehave({ on: 'documents.createInvoice', times: 1, do: { kind: 'drop-after' } });
    service.misbehave({ on: 'documents.list', do: { kind: 'status', status: 403 } });
    expect(await outcome(submitInvoice(clientOf(service), XML, QUICK))).toBe(
      'unknown_outcome look_up_failed',
    );
    expect(service.requestsOf('documents.list')).toHaveLength(1);
  });

  it('a circular cursor does not cause a result', async () => {
    await service.state.add('documents', documentRow(NUMBER, anothers));
    service.misbehave({ on: 'documents.list', do: { kind: 'cursor-loop' } });
    expect(await outcome(submitInvoice(clientOf(service), XML, { ...QUICK, resendUnconfirmed: true }))).toBe(
      'ok',
    );
  });
});

describe('a self-invoice is found with either party as counterpart', () => {
  const CEDENTE = '02718281823';
  const CESSIONARIO = '03141592653';

  it.each<[string, string]>([
    ['TD17', CEDENTE],
    ['TD17', CESSIONARIO],
    ['TD16', `IT${CEDENTE}`],
    ['TD28', `IT${CESSIONARIO}`],
    ['TD20', CEDENTE],
  ])('%s by %s', async (type, vat_number) => {
    const counterpart = { id: id('c0', 9), company_name: 'X', country: 'IT', vat_number };
    await service.state.add('counterparts', counterpart);
    const made = { direction: 'RECEIVED', type: 'SELF_INVOICE', counterpart_id: counterpart.id };
    await service.state.add('documents', documentRow(NUMBER, made));
    service.misbehave({ on: 'documents.createInvoice', times: 1, do: { kind: 'drop-before' } });
    const text = xmlWith(['TD01', type]);
    expect(await submitInvoice(clientOf(service), text, { ...QUICK, force: true })).toMatchObject({
      found: true,
      attempts: 1,
      document: { type: 'SELF_INVOICE' },
    });
  });
});
