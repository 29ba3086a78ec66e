import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ParseOption, XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { startTestSandbox } from '../support/sandbox.ts';
import { type Caller, callerOf } from '../support/sandboxCalls.ts';
import { type Receiver, startReceiver } from '../support/sandboxReceiver.ts';
import { describeShared, shared } from '../support/shared.ts';
import { fixture, invoiceNumbered, invoiceTo } from './documentsFixtures.ts';

describe('the page of a document', () => {
  let sandbox: Sandbox;
  let receiver: Receiver;
  let call: Caller;
  beforeAll(async () => {
    receiver = await startReceiver();
    sandbox = await startTestSandbox({ sdiDelay: 0 });
    call = callerOf(sandbox);
  }, 60_000);
  afterAll(async () => {
    await sandbox.close();
    await receiver.close();
  });

  const show = async (path: string): Promise<string> => (await fetch(`${sandbox.url}${path}`)).text();
  const press = (path: string, fields: Readonly<Record<string, string>> = {}) =>
    fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: sandbox.url },
      body: new URLSearchParams(fields),
    });

  async function settled(xml: string, wanted: string): Promise<string> {
    const { body } = await call('/documents/invoice', { body: xml, query: { issue: 'true' } });
    expect(body.errors).toBeUndefined();
    const { id } = body.data[0];
    await expect.poll(async () => (await call(`/documents/${id}`)).body.data.status).toBe(wanted);
    return id;
  }
  const administration = (code: string, number: string) =>
    fixture('FPA12-split-payment.xml')
      .text.replace(/<Numero>.*?</, `<Numero>${number}<`)
      .replace(/(<CodiceDestinatario>).*?</, `$1${code}<`);

  const cases: readonly (readonly [string, () => string, string, readonly string[], readonly string[]])[] = [
    ['delivered', () => invoiceNumbered('M/1'), 'DELIVERED', ['RC'], ['RicevutaConsegna']],
    ['discarded', () => invoiceTo('SCARTO1', 'M/2'), 'DISCARDED', ['NS'], ['RicevutaScarto']],
    ['missed', () => invoiceTo('MANCATA', 'M/3'), 'NOT_DELIVERED', ['MC'], ['RicevutaImpossibilitaRecapito']],
    ['delivered to PA', () => administration('UFABCD', 'M/4'), 'DELIVERED', ['RC'], ['RicevutaConsegna']],
    ['discarded of PA', () => administration('SCART1', 'M/5'), 'DISCARDED', ['NS'], ['NotificaScarto']],
    [
      'missed of PA',
      () => administration('MANCAT', 'M/6'),
      'NOT_DELIVERED',
      ['MC'],
      ['NotificaMancataConsegna'],
    ],
    [
      'refused',
      () => administration('RIFIUT', 'M/7'),
      'REFUSED',
      ['RC', 'NE'],
      ['RicevutaConsegna', 'NotificaEsito'],
    ],
  ];
  const texts: string[] = [];

  it.each(cases)(
    '%s: SdI’s messages are shown and can be downloaded',
    async (_name, xml, status, types, roots) => {
      const id = await settled(xml(), status);
      const page = await show(`/sandbox/documents/${id}`);
      expect([...page.matchAll(/<li data-code="(\w+)">/g)].map(([, type]) => type)).toEqual(types);
      for (const [index, type] of types.entries()) {
        const path = `/sandbox/documents/${id}/messages/${type}`;
        expect(page).toContain(`href="${path}"`);
        const answer = await fetch(`${sandbox.url}${path}`);
        expect(answer.headers.get('content-disposition')).toMatch(
          new RegExp(`^attachment; filename="IT\\d{11}_\\w{5}_${type}_00${index + 1}\\.xml"$`),
        );
        const text = await answer.text();
        expect(text).toContain(`<types:${roots[index]} `);
        texts.push(text);
      }
      expect((await fetch(`${sandbox.url}/sandbox/documents/${id}/messages/XX`)).status).toBe(404);
    },
  );

  it('a received invoice has its metadata', async () => {
    const answer = await fetch(`${sandbox.url}/control/companies/${sandbox.companyId}/received-invoices`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: invoiceNumbered('M/8'),
    });
    const { id } = (await answer.json()).data;
    const text = await show(`/sandbox/documents/${id}/messages/MT`);
    expect(text).toContain('<types:FileMetadati ');
    texts.push(text);
  });

  describeShared('by the official schemas', () => {
    it('the messages are valid, with their signatures', () => {
      xmlRegisterFsInputProviders();
      expect(texts).toHaveLength(9);
      for (const text of texts) {
        const isPa = text.includes('fatturapa.gov.it/sdi');
        const file = join(
          shared.official,
          'validate',
          isPa ? 'MessaggiTypes_v1.1.xsd' : 'MessaggiFatturaTypes_v1.0.xsd',
        );
        const schema = readFileSync(file, 'utf8');
        const document = XmlDocument.fromString(schema, { url: file });
        const validator = XsdValidator.fromDoc(document);
        const message = XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_NONET });
        expect(() => validator.validate(message)).not.toThrow();
        const wrong = XmlDocument.fromString(text.replace(/<MessageId>.*<\/MessageId>/, ''));
        expect(() => validator.validate(wrong)).toThrow();
        wrong.dispose();
        message.dispose();
        validator.dispose();
        document.dispose();
      }
    });
  });

  it('the invoice has a restricted page of its own', async () => {
    const id = await settled(invoiceNumbered('P/1'), 'DELIVERED');
    const answer = await fetch(`${sandbox.url}/sandbox/documents/${id}/invoice`);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]+; sandbox;/,
    );
    expect(await answer.text()).toContain('<article>');
  });

  it('an event is sent again, also to a target that was added later', async () => {
    const id = await settled(invoiceNumbered('E/1'), 'DELIVERED');
    const path = `/sandbox/documents/${id}`;
    expect(await show(path)).not.toMatch(/id="(all|again)-/);
    await fetch(`${sandbox.url}/control/webhook-targets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: receiver.url }),
    });
    const [, event] = /action="(\/sandbox\/events\/[^"]+)"/.exec(await show(path)) ?? [];
    expect((await press(event?.replaceAll('&amp;', '&') ?? '')).headers.get('location')).toBe(path);
    await expect.poll(() => receiver.arrivals.length).toBe(1);
    await expect.poll(async () => (await show(path)).match(/data-code="delivered"/g)?.length).toBe(1);
    const [, delivery] = /action="(\/sandbox\/deliveries\/[^"]+)"/.exec(await show(path)) ?? [];
    expect((await press(delivery?.replaceAll('&amp;', '&') ?? '')).status).toBe(303);
    await expect.poll(() => receiver.arrivals.length).toBe(2);
    expect((await press('/sandbox/events/00000000-0000-4000-8000-000000000000/again')).status).toBe(404);
  });

  it.each([
    ['delivered', {}, 'DELIVERED', []],
    ['discarded', { code: '00417', message: 'P.IVA <b>' }, 'DISCARDED', ['00417']],
    ['discarded', {}, 'DISCARDED', ['00311']],
    ['missed', { message: 'casella piena' }, 'NOT_DELIVERED', ['MC']],
  ])('set on the page: %s %j', async (outcome, reason, status, codes) => {
    const { body } = await call('/documents/invoice', {
      body: invoiceTo('FERMATA', `D/${outcome}${JSON.stringify(reason).length}`),
    });
    const { id } = body.data[0];
    const path = `/sandbox/documents/${id}`;
    expect((await press(`${path}/outcome`, { outcome, ...reason })).headers.get('location')).toBe(path);
    expect(await show(path)).toContain(`id="planned" data-code="${outcome}"`);
    await press(`${path}/issue`);
    await expect.poll(async () => (await call(`/documents/${id}`)).body.data.status).toBe(status);
    const page = await show(path);
    expect([...page.matchAll(/<li><(?:a|span) class="mono"[^>]*>([^<]+)</g)].map(([, code]) => code)).toEqual(
      codes,
    );
    expect(page).not.toContain('id="decide"');
    expect(page).not.toContain('<b>P.IVA');
  });

  it('a document that stays at SdI continues from its page', async () => {
    const id = await settled(administration('FERMAT', 'D/2'), 'SENT');
    const path = `/sandbox/documents/${id}`;
    expect(await show(path)).toMatch(/<option value="refused"/);
    await press(`${path}/outcome`, { outcome: 'delivered' });
    await expect.poll(async () => (await call(`/documents/${id}`)).body.data.status).toBe('DELIVERED');
    expect([...(await show(path)).matchAll(/<option value="(\w+)"/g)].map(([, one]) => one)).toEqual([
      'refused',
    ]);
    await press(`${path}/outcome`, { outcome: 'refused', message: 'CIG errato' });
    await expect.poll(async () => (await call(`/documents/${id}`)).body.data.status).toBe('REFUSED');
    expect(await show(`${path}/messages/NE`)).toContain('<Descrizione>CIG errato</Descrizione>');
  });

  it('a payment is marked as paid and unpaid, with its event', async () => {
    const id = await settled(invoiceNumbered('F/1'), 'DELIVERED');
    const path = `/sandbox/documents/${id}`;
    const [, flow = ''] = /id="pay-([^"]+)"/.exec(await show(path)) ?? [];
    const flowNow = async () => (await call(`/documents/${id}/flows/${flow}`)).body.data;
    const before = receiver.arrivals.length;
    expect((await press(`${path}/flows/${flow}`, { status: 'PAID', date: '2026-11-05' })).status).toBe(303);
    expect(await flowNow()).toMatchObject({ payment_status: 'PAID', payment_date: '2026-11-05' });
    await expect
      .poll(() => receiver.arrivals.slice(before).map(({ event }) => event.event))
      .toContain('flow.updated');
    expect(await show(path)).toContain(`id="unpay-${flow}"`);
    await press(`${path}/flows/${flow}`, { status: 'TO_PAY', date: '2026-11-05' });
    expect(await flowNow()).toMatchObject({ payment_status: 'TO_PAY' });
  });

  const MISSING = '00000000-0000-4000-8000-000000000000';
  it.each([
    ['outcome', { outcome: 'lost' }, 400],
    ['outcome', {}, 400],
    ['advance', {}, 303],
    [`flows/${MISSING}`, { status: 'PAID', date: '2026-11-05' }, 404],
    ['flows/x', { status: 'PAID', date: '2026-11-05' }, 404],
    [`flows/${MISSING}`, { status: 'LOST', date: '2026-11-05' }, 400],
    [`flows/${MISSING}`, { status: 'PAID', date: '2026-02-30' }, 400],
  ])('POST %s %j: %i', async (action, fields, status) => {
    const id = 'd0000000-5eed-4000-8000-000000000001';
    expect((await press(`/sandbox/documents/${id}/${action}`, fields as Record<string, string>)).status).toBe(
      status,
    );
    expect(
      (await press(`/sandbox/documents/${MISSING}/${action}`, { outcome: 'delivered', ...fields })).status,
    ).not.toBe(303);
  });
});

describe('the page while SdI is processing', () => {
  it('runs the next step of one document immediately', async () => {
    const sandbox = await startTestSandbox({ sdiDelay: 3_600_000 });
    const call = callerOf(sandbox);
    const { body } = await call('/documents/invoice', {
      body: invoiceNumbered('A/1'),
      query: { issue: 'true' },
    });
    const { id } = body.data[0];
    const statuses: string[] = [];
    for (let moves = 0; moves < 3; moves += 1) {
      await fetch(`${sandbox.url}/sandbox/documents/${id}/advance`, {
        method: 'POST',
        headers: { origin: sandbox.url },
      });
      statuses.push((await call(`/documents/${id}`)).body.data.status);
    }
    expect(statuses).toEqual(['SENT', 'DELIVERED', 'DELIVERED']);
    const page = await (await fetch(`${sandbox.url}/sandbox/documents/${id}`)).text();
    expect(page).not.toContain('id="advance"');
    await sandbox.close();
  }, 60_000);
});
