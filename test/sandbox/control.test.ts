import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { type DatabaseKind, describeDatabases, startTestSandbox } from '../support/sandbox.ts';
import { type Caller, callerOf, type Result } from '../support/sandboxCalls.ts';
import { startReceiver } from '../support/sandboxReceiver.ts';
import { invoiceNumbered } from './documentsFixtures.ts';

type Control = (line: string, body?: unknown, type?: string) => Promise<Result>;

const controlOf =
  ({ url }: Sandbox): Control =>
  async (line, body, type = 'application/json') => {
    const [method = '', path = ''] = line.split(' ');
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(`${url}/control${path}`, {
      method,
      ...(body === undefined ? {} : { body: text, headers: { 'content-type': type } }),
    });
    const said = await answer.text();
    return { status: answer.status, headers: answer.headers, body: said === '' ? null : JSON.parse(said) };
  };

const HOUR = 3_600_000;
const ISSUE = { issue: 'true' };

describeDatabases('the control API', (database: DatabaseKind) => {
  let sandbox: Sandbox;
  let control: Control;
  let call: Caller;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ database, sdiDelay: HOUR, webhookHosts: ['receiver.test'] });
    control = controlOf(sandbox);
    call = callerOf(sandbox);
  }, 60_000);
  afterAll(() => sandbox.close());
  afterEach(async () => {
    await control('DELETE /faults');
    await control('DELETE /clock');
  });

  let count = 0;
  const created = async (): Promise<string> => {
    count += 1;
    const { body } = await call('/documents/invoice', { body: invoiceNumbered(`C/${count}`), query: ISSUE });
    return body.data[0].id;
  };
  const statusOf = async (id: string): Promise<string> => (await call(`/documents/${id}`)).body.data.status;

  it('creates a company, and a key without access to others', async () => {
    const integrator_id = '11111111-1111-4111-8111-111111111111';
    const made = await control('POST /companies', {
      name: 'Prova',
      vat_number: '01234567897',
      integrator_id,
    });
    expect(made.status).toBe(200);
    const key = await control('POST /keys', { integrator_id, key: 'mine', permissions: [] });
    expect(key.body.data).toEqual({ key: 'mine', integrator_id, permissions: [] });
    const answer = await fetch(`${sandbox.url}/api/v1/companies`, {
      headers: { authorization: 'Bearer mine' },
    });
    const { data } = (await answer.json()) as { readonly data: readonly { readonly id: string }[] };
    expect(data.map(({ id }) => id)).toEqual([made.body.data.id]);
  });

  it('creates accounts and movements', async () => {
    const path = `/companies/${sandbox.companyId}`;
    const account = (await control(`POST ${path}/accounts`, { nickname: 'Terzo', balance: '10.00' })).body
      .data.id;
    const made = await control(`POST ${path}/transactions`, {
      amount: '-2.50',
      description: 'PROVA MOVIMENTO',
      account_id: account,
      date: '2026-03-04',
    });
    const shown = await call(`/transactions/${made.body.data.id}`);
    expect(shown.body.data).toMatchObject({
      account_id: account,
      amount: { amount: '-2.50', currency: 'EUR' },
      description: 'PROVA MOVIMENTO',
    });
    const found = (await call('/accounts')).body.data.find(
      ({ id }: { readonly id: string }) => id === account,
    );
    expect(found.current_balance.amount).toBe('7.50');
  });

  it('accepts an invoice from another company once', async () => {
    const line = `POST /companies/${sandbox.companyId}/received-invoices`;
    const xml = invoiceNumbered('RIC/1');
    const made = await control(line, xml, 'application/xml');
    expect(made.body.data).toMatchObject({ direction: 'RECEIVED', status: 'DELIVERED', number: 'RIC/1' });
    expect((await call(`/documents/${made.body.data.id}/invoice`)).body.data.xml_url).not.toBeNull();
    expect((await control(line, xml, 'application/xml')).status).toBe(422);
  });

  it('advances SdI by one step, for one document or all', async () => {
    const [one, other] = [await created(), await created()];
    const moved = await control('POST /sdi/advance', { document_id: one });
    expect(moved.body.data).toMatchObject([{ id: one, status: 'SENT' }]);
    expect([await statusOf(one), await statusOf(other)]).toEqual(['SENT', 'CREATED']);
    await control('POST /sdi/advance', {});
    expect([await statusOf(one), await statusOf(other)]).toEqual(['DELIVERED', 'SENT']);
  });

  it('issues a draft once', async () => {
    count += 1;
    const { body } = await call('/documents/invoice', { body: invoiceNumbered(`C/${count}`) });
    const { id } = body.data[0];
    expect((await control(`POST /documents/${id}/issue`)).body.data).toEqual({ id, status: 'CREATED' });
    await control('POST /sdi/advance', { document_id: id });
    expect(await statusOf(id)).toBe('SENT');
    expect((await control(`POST /documents/${id}/issue`)).status).toBe(422);
  });

  it.each([
    ['discarded', [{ code: '00305', message: 'asked for' }], 'DISCARDED'],
    ['missed', undefined, 'NOT_DELIVERED'],
    ['stays', undefined, 'SENT'],
    ['delivered', undefined, 'DELIVERED'],
  ])('a document becomes %s on request', async (outcome, reasons, status) => {
    const id = await created();
    const said = await control(`POST /documents/${id}/outcome`, { outcome, ...(reasons && { reasons }) });
    expect(said.body.data).toEqual({ id, outcome });
    for (let move = 0; move < 3; move += 1) await control('POST /sdi/advance', { document_id: id });
    expect(await statusOf(id)).toBe(status);
    if (reasons !== undefined)
      expect(await (await fetch(`${sandbox.url}/sandbox/documents/${id}`)).text()).toContain('asked for');
    // A document that stays at SdI continues after another outcome is set.
    if (status !== 'SENT') return;
    await control(`POST /documents/${id}/outcome`, { outcome: 'missed' });
    await control('POST /sdi/advance', { document_id: id });
    expect(await statusOf(id)).toBe('NOT_DELIVERED');
  });

  it('moves the clock: due jobs run, and documents have its date', async () => {
    const id = await created();
    const moved = await control('POST /clock', { to: '2031-05-06T12:00:00Z' });
    expect(moved.body.data).toMatchObject({ today: '2031-05-06' });
    for (let tries = 0; tries < 100 && (await statusOf(id)) !== 'SENT'; tries += 1) await pause(20);
    await control('POST /clock', { by_seconds: 2 * 3_600 });
    for (let tries = 0; tries < 100 && (await statusOf(id)) !== 'DELIVERED'; tries += 1) await pause(20);
    const { data } = (await call(`/documents/${id}`)).body;
    expect([data.status, data.delivery_date]).toEqual(['DELIVERED', '2031-05-06']);
    const later = (await call('/documents/invoice', { body: invoiceNumbered('LATER/1') })).body.data[0];
    expect(later.created_at.slice(0, 10)).toBe('2031-05-06');
    expect((await control('DELETE /clock')).body.data.offset_seconds).toBe(0);
  });

  it('restores a snapshot, and new rows continue its numbering', async () => {
    const before = await created();
    expect((await control('POST /snapshots/first')).status).toBe(200);
    const after = await created();
    await call(`/documents/${before}`, { method: 'DELETE' });
    expect((await control('POST /snapshots/first/restore')).status).toBe(200);
    expect([await statusOf(before), (await call(`/documents/${after}`)).status]).toEqual(['CREATED', 404]);
    const again = await created();
    await control('POST /sdi/advance', { document_id: again });
    expect(await statusOf(again)).toBe('SENT');
    const names = (await control('GET /snapshots')).body.data.map(
      ({ name }: { readonly name: string }) => name,
    );
    expect(names).toEqual(['first']);
    expect((await control('DELETE /snapshots/first')).status).toBe(204);
    expect((await control('POST /snapshots/first/restore')).status).toBe(404);
  });

  it.each([
    [{ kind: 'status', status: 503, retry_after: 2 }, 503, 0],
    [{ kind: 'status', status: 500, when: 'after' }, 500, 1],
    [{ kind: 'cut' }, 'cut', 0],
    [{ kind: 'cut', when: 'after' }, 'cut', 1],
    [{ kind: 'cut', when: 'body' }, 'cut', 1],
    [{ kind: 'wrong-json' }, 'cut', 1],
    [{ kind: 'empty' }, 200, 1],
  ])('%j applies once: %s', async (fault, status, documents) => {
    const rule = await control('POST /faults', { on: 'documents.createInvoice', do: fault });
    expect(rule.body.data).toMatchObject({ after: 0, times: 1, struck: 0 });
    count += 1;
    const number = `F/${count}`;
    const create = (): Promise<Result | 'cut'> =>
      call('/documents/invoice', { body: invoiceNumbered(number) }).catch(() => 'cut' as const);
    const struck = await create();
    expect(struck === 'cut' ? 'cut' : struck.status).toBe(status);
    if (struck !== 'cut' && 'retry_after' in fault) expect(struck.headers.get('retry-after')).toBe('2');
    expect((await control('GET /faults')).body.data[0].struck).toBe(1);
    const made = await call('/documents', { query: { 'filter[number__eq]': number } });
    expect(made.body.data).toHaveLength(documents);
    const next = await create();
    expect(next === 'cut' ? 'cut' : next.status).toBe(documents === 0 ? 200 : 422);
  });

  it('a fault can skip requests, apply several times, and delay', async () => {
    await control('POST /faults', {
      on: 'accounts.list',
      after: 1,
      times: 2,
      do: { kind: 'status', status: 502 },
    });
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await call('/accounts')).status);
    expect(statuses).toEqual([200, 502, 502, 200]);
    await control('POST /faults', { do: { kind: 'delay', milliseconds: 150 } });
    const begin = performance.now();
    await call('/accounts');
    expect(performance.now() - begin).toBeGreaterThan(140);
  });

  it.each([
    ['status=503', 503],
    ['status=429; retry-after=3', 400],
    ['status=429; retry_after=3', 429],
    ['delay=5', 200],
    ['nonsense', 400],
  ])('the header injects %s', async (header, status) => {
    const answer = await fetch(`${sandbox.url}/api/v1/companies`, {
      headers: { authorization: `Bearer ${sandbox.apiKey}`, 'x-sandbox-fault': header },
    });
    expect(answer.status).toBe(status);
  });

  it('webhooks are repeated, lost, reordered, and given a status', async () => {
    const receiver = await startReceiver();
    const target = await control('POST /webhook-targets', { url: receiver.url });
    const id = await created();
    const note = (text: string) => call(`/documents/${id}`, { method: 'PATCH', body: { notes: text } });
    const ofDocument = () =>
      receiver.arrivals
        .map(({ event }) => event.data as { readonly id: string; readonly notes: string | null })
        .filter((data) => data.id === id);
    const notes = () => ofDocument().flatMap((data) => data.notes ?? []);
    const arrived = async (wanted: number, among: () => readonly unknown[]): Promise<void> => {
      for (let tries = 0; tries < 500 && among().length < wanted; tries += 1) await pause(20);
    };
    await arrived(1, ofDocument);
    await control('POST /faults', { on: 'webhooks', do: { kind: 'repeat', count: 2 } });
    await note('a');
    await arrived(3, notes);
    await control('POST /faults', { on: 'document.updated', do: { kind: 'lose' } });
    await note('b');
    await control('POST /faults', { on: 'webhooks', do: { kind: 'reorder' } });
    await pause(300);
    await note('c');
    await pause(100);
    await note('d');
    await arrived(5, notes);
    expect(notes()).toEqual(['a', 'a', 'a', 'd', 'c']);
    expect(receiver.refusals).toEqual([]);
    await control(`DELETE /webhook-targets/${target.body.data.id}`);
    await receiver.close();
  }, 30_000);

  it.each([
    ['POST /companies', { name: 'x' }, 422, '/vat_number'],
    ['POST /companies', { name: 'x', vat_number: '1', more: 1 }, 422, '/more'],
    ['POST /keys', { permissions: 'all' }, 422, '/permissions'],
    ['POST /faults', { do: { kind: 'explode' } }, 422, '/do'],
    ['POST /faults', { do: { kind: 'status', status: 200 } }, 422, '/do'],
    ['POST /faults', { on: 'nothing', do: { kind: 'empty' } }, 422, '/on'],
    ['POST /clock', {}, 422, null],
    ['POST /clock', { to: '9999-01-01T00:00:00Z' }, 422, '/to'],
    ['POST /webhook-targets', { url: 'http://192.0.2.1/' }, 422, '/url'],
    ['POST /documents/d0000000-5eed-4000-8000-0000000000ff/issue', undefined, 404, null],
    ['POST /documents/d0000000-5eed-4000-8000-0000000000ff/outcome', { outcome: 'missed' }, 404, null],
    ['POST /documents/d0000000-5eed-4000-8000-000000000001/outcome', { outcome: 'gone' }, 422, '/outcome'],
    [
      'POST /documents/d0000000-5eed-4000-8000-000000000001/outcome',
      { outcome: 'discarded', reasons: [] },
      422,
      '/reasons',
    ],
    ['POST /nothing', undefined, 404, null],
  ] as const)('%s %j: %i', async (line, body, status, pointer) => {
    const answer = await control(line, body);
    expect([answer.status, answer.body.errors[0].source?.pointer ?? null]).toEqual([status, pointer]);
  });

  it('a webhook host that is allowed by name works over http', async () => {
    const made = await control('POST /webhook-targets', { url: 'http://receiver.test:9/hook' });
    expect(made.status).toBe(200);
    await control(`DELETE /webhook-targets/${made.body.data.id}`);
  });

  it.each([
    [{ origin: 'http://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ host: 'evil.example' }, 403],
    [{}, 200],
  ])('the request %j gives %i', async (headers: Readonly<Record<string, string>>, status) => {
    const answered = await new Promise((resolve, reject) => {
      httpRequest(`${sandbox.url}/control/clock`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(answered).toBe(status);
  });

  // Last, because it deletes everything.
  it('resets the database, with and without the company of the seed', async () => {
    const id = await created();
    await control('POST /clock', { by_seconds: 60 });
    expect((await control('POST /reset')).body.data).toEqual({ seeded: true });
    expect((await call(`/documents/${id}`)).status).toBe(404);
    expect((await control('GET /clock')).body.data.offset_seconds).toBe(0);
    await control('POST /reset', { seed: false });
    expect((await call('/accounts')).status).toBe(401);
  });
});

describe('a server for other machines', () => {
  it('responds to its name and to IP addresses, and links contain its name', async () => {
    const sandbox = await startTestSandbox({ host: '0.0.0.0', name: 'sandbox', sdiDelay: 0 });
    const { port } = new URL(sandbox.url);
    expect(sandbox.url).toBe(`http://sandbox:${port}`);
    const statusFor = (host: string, path = '/api/v1/companies') =>
      new Promise((resolve, reject) => {
        const headers = { host, authorization: `Bearer ${sandbox.apiKey}` };
        httpRequest(`http://127.0.0.1:${port}${path}`, { headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
    const asked = ['sandbox:4010', 'sandbox', '172.17.0.2:4010', '[fd00::1]:1', 'localhost', 'evil.example'];
    const statuses = await Promise.all(asked.map((host) => statusFor(host)));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 403]);
    expect(await Promise.all([statusFor('sandbox:80', '/'), statusFor('evil.example', '/')])).toEqual([
      200, 403,
    ]);
    await sandbox.close();
  }, 60_000);

  it('an address of another machine is refused', async () => {
    const started = startTestSandbox({ host: '192.0.2.1' });
    await expect(started).rejects.toMatchObject({ code: 'host_unusable', params: { host: '192.0.2.1' } });
  }, 60_000);
});
