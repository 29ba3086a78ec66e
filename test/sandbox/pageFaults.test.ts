import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/sandbox/http/app.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { SEED } from '../../src/sandbox/seed/seed.ts';
import { startTestSandbox } from '../support/sandbox.ts';
import { type Caller, callerOf, type Result } from '../support/sandboxCalls.ts';
import { openTestContext } from '../support/sandboxContext.ts';
import { invoiceNumbered, invoiceTo } from './documentsFixtures.ts';

describe('a server with a host name', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ sdiDelay: 0 });
  }, 60_000);
  afterAll(() => sandbox.close());

  const statusFor = (host: string, path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { host, authorization: `Bearer ${sandbox.apiKey}` };
      request(`${sandbox.url}${path}`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  it.each([
    ['evil.example', '/api/v1/companies', 403],
    ['evil.example:4010', '/api/v1/companies', 403],
    ['127.0.0.1.evil.example', '/api/v1/companies', 403],
    ['localhost.evil.example:80', '/api/v1/companies', 403],
    ['evil.example', '/files/c0000000-5eed-4000-8000-000000000001.xml', 403],
    ['evil.example', '/', 403],
    ['localhost', '/api/v1/companies', 200],
    ['LOCALHOST:9', '/api/v1/companies', 200],
    ['127.0.0.1:4010', '/api/v1/companies', 200],
    ['[::1]:4010', '/api/v1/companies', 200],
  ])('requested as %s for %s: %i', async (host, path, status) => {
    expect(await statusFor(host, path)).toBe(status);
  });

  /** Only this part: SdI's messages, further down, are in Italian in every language. */
  const historyOf = async (id: string, language: string): Promise<string> => {
    const headers = { 'accept-language': language };
    const answer = await fetch(`${sandbox.url}/sandbox/documents/${id}?live=1`, { headers });
    return (await answer.json()).history;
  };

  async function settled(call: Caller, xml: string): Promise<string> {
    const { body } = await call('/documents/invoice', { body: xml, query: { issue: 'true' } });
    expect(body.errors).toBeUndefined();
    const { id } = body.data[0];
    for (let tries = 0; tries < 200; tries += 1) {
      const { status } = (await call(`/documents/${id}`)).body.data;
      if (status === 'DISCARDED' || status === 'NOT_DELIVERED') return id;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`${id} never settled`);
  }

  it.each([
    ['SCARTO1', /Il codice destinatario non è noto/, /recipient code is unknown/],
    ['MANCATA', /Il destinatario non è stato raggiunto/, /could not be delivered/],
  ])('reasons for %s are in the language of the page', async (code, italian, english) => {
    const id = await settled(callerOf(sandbox), invoiceTo(code, `L/1 ${code}`));
    const [it, en] = [await historyOf(id, 'it'), await historyOf(id, 'en')];
    expect([italian.test(it), english.test(it)]).toEqual([true, false]);
    expect([italian.test(en), english.test(en)]).toEqual([false, true]);
  });

  it('so are the errors of a dropped file', async () => {
    await callerOf(sandbox)('/documents/invoice', { body: invoiceNumbered('TAKEN/1') });
    const form = new FormData();
    form.set('file', new Blob([invoiceNumbered('TAKEN/1')]), 'a.xml');
    form.set('company', sandbox.companyId);
    const answer = await fetch(`${sandbox.url}/sandbox/drop`, {
      method: 'POST',
      body: form,
      headers: { 'accept-language': 'it', origin: sandbox.url },
    });
    const page = await answer.text();
    expect([answer.status, /è già del documento/.test(page), /already/.test(page)]).toEqual([
      422,
      true,
      false,
    ]);
  });

  it('progressive numbers are sorted by value', async () => {
    const call = callerOf(sandbox);
    const { body } = await call('/document-sectionals', { body: { year: 2025, suffix: '/P' } });
    const query = { automatic_number: 'true', sectional_id: body.data.id };
    for (let count = 0; count < 11; count += 1)
      await call('/documents/invoice', { body: invoiceNumbered('1'), query });
    const filter = { 'filter[number__ilike]': '/P', sort: '-progressive' };
    const numbers: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Result = await call('/documents', {
        query: { ...filter, page_size: '4', ...(cursor === null ? {} : { cursor }) },
      });
      numbers.push(...page.body.data.map(({ progressive }: { progressive: string }) => progressive));
      cursor = page.body.page.cursor;
    } while (cursor !== null);
    expect(numbers.map(Number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const above = await call('/documents', {
      query: { 'filter[number__ilike]': '/P', 'filter[progressive__gt]': '9' },
    });
    expect(above.body.data).toHaveLength(2);
  }, 60_000);
});

describe('a failure behind the page', () => {
  it('leaves no invoice in the log', async () => {
    const { context, lines, close } = await openTestContext('pglite');
    const app = createApp(context);
    await context.db.execute(sql`drop table transitions cascade`);
    const form = new FormData();
    form.set('file', new Blob([invoiceNumbered('LOG/1')]), 'a.xml');
    form.set('company', SEED.companyId);
    const sent = new Response(form);
    const answer = await app.inject({
      method: 'POST',
      url: '/sandbox/drop',
      headers: {
        host: new URL(context.url).host,
        origin: context.url,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(500);
    const logged = JSON.stringify(lines);
    expect(logged).toMatch(/42P01/);
    expect(logged).not.toMatch(/LOG\/1|params:|insert into/i);
    await app.close();
    await close();
  }, 60_000);
});
