/** Every course of a reissue, over a service with prepared answers. */
import { describe, expect, it } from 'vitest';
import {
  AbortedError,
  ConnectionError,
  type Document,
  type ReissueOptions,
  reissueDiscarded,
} from '../../src/api/index.ts';
import { type Script, ScriptedService } from '../support/scriptedService.ts';
import { DATE, invoiceObject, NUMBER, outcome, statusError, XML, xmlWith } from './submissionCases.ts';

const DISCARDED = { id: 'd0', status: 'DISCARDED', number: NUMBER } as Document;
const SENT = { ...DISCARDED, status: 'SENT' } as Document;
const OURS = {
  id: 'd1',
  number: NUMBER,
  creation_date: DATE,
  counterpart_name: 'Ciclofficina Pedale Lento S.n.c.',
} as Document;
const lost = new ConnectionError('lost', { sent: true });
const foreign = new RangeError('of another service');

/** Answers of a service where all is well. */
const WELL: Script = { get: [DISCARDED], delete: [undefined], createInvoice: [OURS], list: [[]] };

const reissue = (service: ScriptedService, options: ReissueOptions = {}) =>
  reissueDiscarded(service, 'd0', { invoice: XML, lookUps: [0], ...options });

type Row = readonly [what: string, answers: Script, options: ReissueOptions, result: string, calls: string];

describe('the course of a reissue', () => {
  it.each<Row>([
    ['all is well', {}, {}, 'ok', 'get delete createInvoice'],
    [
      'the invoice of the service',
      { getInvoice: [{ invoice: invoiceObject() }] },
      { invoice: undefined },
      'ok',
      'get getInvoice delete createInvoice',
    ],
    ...[{}, { invoice: null }, { invoice: undefined }].map(
      (answer): Row => [
        `no invoice of the service: ${JSON.stringify(answer)}`,
        { getInvoice: [answer] },
        { invoice: undefined },
        'configuration',
        'get getInvoice',
      ],
    ),
    ['not discarded', { get: [SENT] }, {}, 'not_discarded', 'get'],
    ['no such document', { get: [statusError(404)] }, {}, 'status_404', 'get'],
    [
      'an invalid invoice',
      {},
      { invoice: xmlWith(['<Divisa>EUR', '<Divisa>eur']) },
      'refused invalid',
      'get',
    ],
    ['another number', { get: [{ ...DISCARDED, number: '8' }] }, {}, 'configuration', 'get'],
    [
      'another number, by force',
      { get: [{ ...DISCARDED, number: '8' }] },
      { force: true },
      'ok',
      'get delete createInvoice',
    ],
    [
      'the number with blanks',
      { get: [{ ...DISCARDED, number: ` ${NUMBER} ` }] },
      {},
      'ok',
      'get delete createInvoice',
    ],
    ['no number', { get: [{ ...DISCARDED, number: null }] }, {}, 'ok', 'get delete createInvoice'],
    [
      'a number that the service assigns',
      { get: [{ ...DISCARDED, number: '8' }] },
      { automatic_number: true },
      'ok',
      'get delete createInvoice',
    ],
    // The deletion.
    ['deleted by another', { delete: [statusError(404)] }, {}, 'ok', 'get delete createInvoice'],
    ['a deletion that is refused', { delete: [statusError(403)] }, {}, 'status_403', 'get delete'],
    [
      'a deletion that is ended',
      { delete: [new AbortedError({ attempts: 1 })] },
      {},
      'aborted',
      'get delete',
    ],
    [
      'a deletion that is repeated',
      { delete: [lost, undefined] },
      {},
      'ok',
      'get delete get delete createInvoice',
    ],
    [
      'a deletion that was done',
      { get: [DISCARDED, statusError(404)], delete: [lost] },
      {},
      'ok',
      'get delete get createInvoice',
    ],
    [
      'a deletion of what is no longer discarded',
      { get: [DISCARDED, SENT], delete: [lost] },
      {},
      'not_discarded',
      'get delete get',
    ],
    [
      'a deletion whose effect cannot be read',
      { get: [DISCARDED, statusError(500)], delete: [lost] },
      {},
      'status_500',
      'get delete get',
    ],
    [
      'a deletion that always fails',
      { delete: [lost] },
      { maxAttempts: 2 },
      'connection',
      'get delete get delete get',
    ],
    // The new document.
    [
      'an invoice that is refused',
      { createInvoice: [statusError(422)] },
      {},
      'reissue',
      'get delete createInvoice',
    ],
    [
      'only the deleted one is listed',
      { createInvoice: [lost], list: [[{ ...OURS, id: 'd0' }]] },
      {},
      'reissue',
      'get delete createInvoice list list',
    ],
    [
      'the deleted one and the new one are listed',
      { createInvoice: [lost], list: [[{ ...OURS, id: 'd0' }, OURS]] },
      {},
      'ok',
      'get delete createInvoice list',
    ],
  ])('%s', async (_, answers, options, result, calls) => {
    const service = new ScriptedService({ ...WELL, ...answers });
    expect([await outcome(reissue(service, options)), service.calls.join(' ')]).toEqual([result, calls]);
  });

  it.each<[Document | string, boolean | undefined, boolean]>([
    ['d0', undefined, true],
    [DISCARDED, true, true],
    [SENT, false, false],
  ])('the invoice of %j with issue %j is issued: %s', async (document, issue, expected) => {
    const service = new ScriptedService(WELL);
    const { signal } = new AbortController();
    const options = { invoice: XML, companyId: 'c', signal };
    await reissueDiscarded(service, document, issue === undefined ? options : { ...options, issue });
    const [get, remove, create] = service.arguments;
    const request = { companyId: 'c', signal };
    expect(get).toEqual(['d0', {}, request]);
    expect(remove).toEqual(['d0', request]);
    expect(create?.[1]).toEqual({ issue: expected });
  });

  it('reads the invoice and the document again with the options of the request', async () => {
    const service = new ScriptedService({
      ...WELL,
      getInvoice: [{ invoice: invoiceObject() }],
      delete: [lost, undefined],
    });
    await reissue(service, { invoice: undefined, companyId: 'c' });
    expect(service.arguments[1]).toEqual(['d0', { companyId: 'c' }]);
    expect(service.arguments[3]).toEqual(['d0', {}, { companyId: 'c' }]);
  });
});

describe('errors of a reissue', () => {
  const failure = (script: Script, options: ReissueOptions = {}) =>
    reissue(new ScriptedService({ ...WELL, ...script }), options).catch((error: unknown) => error);

  it('contains the deleted document, the invoice and the reason', async () => {
    const refused = statusError(422);
    const error = await failure({ createInvoice: [refused] });
    expect(error).toMatchObject({ code: 'reissue', deleted: DISCARDED, invoice: XML, cause: refused });
    expect(Object.keys(error as object)).not.toContain('invoice');
  });

  it('is that of another service before the deletion', async () => {
    expect(await failure({ delete: [foreign] })).toBe(foreign);
  });

  it('is that of the journal after the deletion', async () => {
    const full = new Error('disk full');
    const onAttempt = ({ phase }: { readonly phase: string }): void => {
      if (phase === 'sending') throw full;
    };
    expect(await failure({}, { onAttempt })).toBe(full);
  });

  it('is that of the journal before the deletion, which is then not made', async () => {
    const full = new Error('disk full');
    const service = new ScriptedService(WELL);
    const onAttempt = ({ phase }: { readonly phase: string }): void => {
      if (phase === 'checked') throw full;
    };
    await expect(reissue(service, { onAttempt })).rejects.toBe(full);
    expect(service.calls).toEqual(['get']);
  });

  it.each<[string, unknown, unknown]>([
    ['a document without an id', {}, {}],
    ['no document', null, {}],
    ['a number', 7, {}],
    ['options that are none', 'd0', null],
  ])('for %s is a TypeError', async (_, document, options) => {
    const service = new ScriptedService(WELL);
    await expect(reissueDiscarded(service, document as never, options as never)).rejects.toThrow(TypeError);
    expect(service.calls).toEqual([]);
  });

  it.each(['createInvoice', 'list', 'get', 'getInvoice', 'delete'] as const)(
    'for a service without %s is a TypeError',
    async (name) => {
      const service = new ScriptedService(WELL);
      Object.assign(service.documents, { [name]: undefined });
      await expect(reissue(service)).rejects.toThrow(`service.documents.${name}`);
      expect(service.calls).toEqual([]);
    },
  );
});
