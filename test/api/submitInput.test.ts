import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type InvoiceInput,
  InvoiceRefusedError,
  locateErrors,
  type StatusError,
  type SubmitOptions,
  submitInvoice,
} from '../../src/api/index.ts';
import { cms } from '../support/cmsWriter.ts';
import { bodyText, startService, type TestService } from '../support/proxy/server.ts';
import { clientOf, DATE, fixture, invoiceObject, NUMBER, outcome, XML, xmlWith } from './submissionCases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.reset());

const posts = () => service.requestsOf('documents.createInvoice');

describe('the sent content', () => {
  const text = new TextDecoder().decode(XML);
  const json = JSON.stringify(invoiceObject());
  const utf16 = (value: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${value}`, 'utf16le'));
  const latin = fixture('valid/FPR12-iso-8859-1.xml');

  it.each<[string, Parameters<typeof submitInvoice>[1], string, Uint8Array | string]>([
    ['an object', invoiceObject(), 'application/json', json],
    ['JSON text', json, 'application/json', json],
    ['JSON text with a byte order mark', `\ufeff${json}`, 'application/json', json],
    ['JSON bytes', new TextEncoder().encode(json), 'application/json', json],
    ['JSON in UTF-16', utf16(json), 'application/json', json],
    ['XML text', text, 'application/xml', XML],
    ['XML bytes', XML, 'application/xml', XML],
    ['XML in a Buffer', Buffer.from(XML), 'application/xml', XML],
    [
      'XML in UTF-16',
      fixture('valid/FPR12-utf-16le.xml'),
      'application/xml',
      fixture('valid/FPR12-utf-16le.xml'),
    ],
    [
      'XML with a mark',
      fixture('valid/FPR12-utf-8-bom.xml'),
      'application/xml',
      fixture('valid/FPR12-utf-8-bom.xml'),
    ],
    ['XML in Latin-1', latin, 'application/xml', latin],
    ['text whose declaration lies', xmlWith(['"UTF-8"', '"ISO-8859-15"']), 'application/xml', XML],
  ])('%s', async (_, input, contentType, body) => {
    const submission = await submitInvoice(clientOf(service), input);
    expect(submission).toMatchObject({ found: false, attempts: 1, document: { status: 'DRAFT' } });
    expect(submission.report.verdict).toBe('valid');
    const [post] = posts();
    expect(post?.headers['content-type']).toBe(contentType);
    const expected = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);
    expect(Buffer.from(post?.body ?? []).equals(expected)).toBe(true);
    expect(posts()).toHaveLength(1);
  });

  it('an object without the fields that the service fills in, unchanged', async () => {
    const { fattura_elettronica_header: header, ...rest } = invoiceObject();
    const { id_trasmittente: _, progressivo_invio: __, ...dati_trasmissione } = header.dati_trasmissione;
    const input = { ...rest, fattura_elettronica_header: { ...header, dati_trasmissione } };
    await submitInvoice(clientOf(service), input);
    expect(bodyText(posts()[0]!)).toBe(JSON.stringify(input));
  });

  it.each<[string, Uint8Array | string, readonly string[]]>([
    ['DER', cms(XML), []],
    ['base64 as text', Buffer.from(cms(XML)).toString('base64'), []],
    ['two envelopes', cms(cms(XML)), []],
    ['a view of other bytes', new Uint8Array([0, ...cms(XML), 0]).subarray(1, -1), []],
    ['named .xml.p7m', cms(XML), ['IT01234567890_00001.xml.p7m']],
  ])('the XML in a signed file: %s', async (_, input, [file]) => {
    const check = file === undefined ? {} : { check: { file, strictName: true } };
    await submitInvoice(clientOf(service), input, { dropSignature: true, ...check });
    expect(posts()[0]?.headers['content-type']).toContain('application/xml');
    expect(bodyText(posts()[0]!)).toBe(new TextDecoder().decode(XML));
  });

  it.each<[SubmitOptions, readonly string[][]]>([
    [{}, []],
    [{ issue: true }, [['issue', 'true']]],
    [{ issue: false }, [['issue', 'false']]],
    [{ reconciliation_identifier: 'ch_1' }, [['reconciliation_identifier', 'ch_1']]],
    [
      { sectional_id: '5e000000-0000-4000-8000-000000000001', automatic_number: true },
      [
        ['sectional_id', '5e000000-0000-4000-8000-000000000001'],
        ['automatic_number', 'true'],
      ],
    ],
  ])('query %j', async (options, query) => {
    // In the year of the sectional.
    await submitInvoice(clientOf(service), xmlWith([DATE, '2026-03-17']), options);
    expect(
      posts()[0]
        ?.query.map((pair) => [...pair])
        .sort(),
    ).toEqual([...query].sort());
  });

  it('with the headers, company and signal of the call', async () => {
    await submitInvoice(clientOf(service, { companyId: undefined }), XML, {
      companyId: service.companyId,
      headers: { 'x-trace': '7' },
    });
    expect(posts()[0]?.headers['x-trace']).toBe('7');
    const ended = AbortSignal.abort('enough');
    expect(await outcome(submitInvoice(clientOf(service), XML, { signal: ended }))).toBe('aborted');
    expect(posts()).toHaveLength(1);
  });
});

describe('refusals before any request', () => {
  const lotto = fixture('valid/FPR12-lotto.xml');
  const simplified = fixture('valid/FSM10-simple.xml');
  const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
  const advised = xmlWith(['<CAP>44121<', '<CAP>00000<']);
  const future = xmlWith([DATE, '2999-01-01']);
  const wrong = xmlWith(['<Imposta>52.80<', '<Imposta>52.00<']);

  it.each<[string, Parameters<typeof submitInvoice>[1], SubmitOptions, string]>([
    ['a wrong sum', wrong, {}, 'refused invalid'],
    ['a wrong structure', xmlWith(['<Divisa>EUR<', '<Divisa>eur<']), {}, 'refused invalid'],
    ['no XML after all', '<FatturaElettronica', {}, 'refused invalid'],
    ['no JSON after all', '{"versione": ', {}, 'refused invalid'],
    [
      'a key that stands twice',
      JSON.stringify(invoiceObject()).replace('{', '{"versione":"FPR12",'),
      {},
      'refused invalid',
    ],
    ['an object that is no invoice', {} as never, {}, 'refused invalid'],
    ['a date to come, today', future, {}, 'refused invalid'],
    [
      'advice that is made an error',
      advised,
      { check: { severities: { 'Q-CAP': 'error' } } },
      'refused invalid',
    ],
    [
      'a severity that says less',
      wrong,
      { check: { severities: { '00422': 'info', '00421': 'info' } } },
      'refused invalid',
    ],
    ['a lotto', lotto, {}, 'refused several_bodies'],
    ['a lotto by force', lotto, { force: true }, 'refused several_bodies'],
    ['a simplified invoice', simplified, {}, 'refused simplified'],
    ['nothing', '', {}, 'refused unreadable'],
    ['nothing by force', new Uint8Array(), { force: true }, 'refused unreadable'],
    ['text', 'fattura n. 7', { force: true }, 'refused unreadable'],
    ['a PDF', '%PDF-1.7', {}, 'refused unreadable'],
    ['a JSON array', `[${JSON.stringify(invoiceObject())}]`, { force: true }, 'refused unreadable'],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), { force: true }, 'refused signed_envelope'],
    ['a damaged p7m', '-----BEGIN PKCS7-----\nMII', {}, 'refused unreadable'],
    [
      'an old format',
      xmlWith([NAMESPACE, 'http://www.fatturapa.gov.it/sdi/fatturapa/v1.1']),
      { force: true },
      'refused unreadable',
    ],
    ['an array of bytes', [1, 2] as never, {}, 'configuration'],
    ['an ArrayBuffer', new ArrayBuffer(8) as never, {}, 'configuration'],
    ['null', null as never, {}, 'configuration'],
    ['a date that is none', XML, { check: { asOf: '2026-02-30' } }, 'configuration'],
    ['no attempt', XML, { maxAttempts: 0 }, 'configuration'],
    ['no look-up', XML, { lookUps: [] }, 'configuration'],
    ['a look-up at no time', XML, { lookUps: [Number.NaN] }, 'configuration'],
    ['a number to look for and none', XML, { lookUpFirst: true, automatic_number: true }, 'configuration'],
    [
      'XML without a number to be given one',
      xmlWith([`<Numero>${NUMBER}</Numero>`, '']),
      { automatic_number: true },
      'refused invalid',
    ],
  ])('%s', async (_, input, options, expected) => {
    expect(await outcome(submitInvoice(clientOf(service), input, options))).toBe(expected);
    expect(service.requests).toHaveLength(0);
  });

  it.each<[string, Parameters<typeof submitInvoice>[1], SubmitOptions]>([
    ['a date to come, on that day', future, { check: { asOf: '2999-01-01' } }],
    ['a wrong sum, by force', wrong, { force: true }],
    ['what there is only advice for', advised, {}],
    ['a simplified invoice, by force', simplified, { force: true }],
    ['half a text, by force', '<FatturaElettronica', { force: true }],
  ])('and accepted content: %s', async (_, input, options) => {
    await outcome(submitInvoice(clientOf(service), input, options));
    expect(posts()).toHaveLength(1);
  });

  it('contains the result of the check', async () => {
    const refused = await submitInvoice(clientOf(service), wrong).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InvoiceRefusedError);
    const { report } = refused as InvoiceRefusedError;
    expect(report.findings.map(({ code }) => code)).toContain('00421');
    expect(JSON.parse(JSON.stringify(refused))).toMatchObject({ code: 'refused', reason: 'invalid' });
  });
});

describe('from the error of the service to the line', () => {
  const divisa = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/divisa';

  it.each<[string, InvoiceInput, object]>([
    ['XML', xmlWith(['<Divisa>EUR<', '<Divisa>eur<']), { path: divisa, line: 58, column: 17 }],
    ['JSON', JSON.stringify(invoiceObject()).replace('"EUR"', '"eur"'), { path: divisa, line: 1 }],
  ])('%s', async (_, input, expected) => {
    const refused = await submitInvoice(clientOf(service), input, { force: true }).catch(
      (error: unknown) => error,
    );
    expect(await outcome(Promise.reject(refused))).toBe('status_422');
    expect(await locateErrors(refused as StatusError, input)).toEqual([expect.objectContaining(expected)]);
  });
});
