/** `documents.getInvoiceXml`: the file behind a signed address. */
import { describe, expect, it } from 'vitest';
import { FatturaClient } from '../../src/api/client/client.ts';
import { FatturaError } from '../../src/api/client/errors.ts';
import type { RequestEvent } from '../../src/api/client/requestEvent.ts';
import { failed, type Scripted, scriptedFetch } from '../support/scriptedFetch.ts';

const KEY = 'k-123456789';
const SIGNED = 'https://files.example/a/b.xml?signature=hunter2#part';

/** A byte order mark, a byte that is not UTF-8, both kinds of line breaks, a NUL. */
const BYTES = new Uint8Array([0xef, 0xbb, 0xbf, 0x3c, 0xff, 0x0d, 0x0a, 0x0a, 0x00, 0x3e]);

const named = (xml_url: unknown): Scripted => ({ status: 200, json: { data: { invoice: {}, xml_url } } });
const file = (status: number, body: Uint8Array | string = BYTES): Scripted => ({
  response: () =>
    new Response(body as BodyInit, { status, headers: { 'content-type': 'application/octet-stream' } }),
});

function clientWith(
  answers: readonly Scripted[],
  { baseUrl = 'https://service.example', events = [] as RequestEvent[] } = {},
) {
  const { fetch, sent } = scriptedFetch(...answers);
  const client = new FatturaClient({
    baseUrl,
    apiKey: KEY,
    companyId: 'c',
    fetch,
    maxRetries: 1,
    maxRetryDelay: 1,
    onRequest: (event) => events.push(event),
  });
  return { client, sent };
}

describe('the XML of an invoice', () => {
  it('is downloaded byte for byte from the signed address, without the key', async () => {
    const events: RequestEvent[] = [];
    const { client, sent } = clientWith([named(SIGNED), file(200)], { events });
    const bytes = await client.documents.getInvoiceXml('d', { headers: { 'x-gateway': 'secret' } });
    expect(Buffer.from(bytes!).equals(BYTES)).toBe(true);
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://service.example/api/v1/companies/c/documents/d/invoice',
      `GET ${SIGNED}`,
    ]);
    expect(sent[0]!.headers.get('authorization')).toBe(`Bearer ${KEY}`);
    expect([...sent[1]!.headers.keys()].sort()).toEqual(['accept', 'user-agent']);
    expect(JSON.stringify(events)).not.toContain('hunter2');
    expect(new Set(events.map(({ operation }) => operation))).toEqual(new Set(['documents.getInvoiceXml']));
  });

  it.each([[null], [undefined], ['']])('is null if the address is %s', async (address) => {
    const { client, sent } = clientWith([named(address)]);
    expect(await client.documents.getInvoiceXml('d')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  const LOCAL = 'http://127.0.0.1:4010';
  it.each([
    ['http://files.example/a.xml', 'https://service.example', false],
    ['http://169.254.169.254/latest', 'https://service.example', false],
    ['http://127.0.0.1:4010/a.xml', 'https://service.example', false],
    ['file:///etc/passwd', 'https://service.example', false],
    ['data:text/xml,a', 'https://service.example', false],
    ['https://user:password@files.example/a.xml', 'https://service.example', false],
    ['/a.xml', 'https://service.example', false],
    [{}, 'https://service.example', false],
    [`${LOCAL}/a.xml`, LOCAL, true],
    ['http://127.0.0.1:4011/a.xml', LOCAL, false],
    ['https://files.example/a.xml', LOCAL, true],
  ])('%s, for a service at %s: fetched %s', async (address, baseUrl, fetched) => {
    const { client, sent } = clientWith([named(address), file(200)], { baseUrl });
    const outcome = await client.documents.getInvoiceXml('d').catch((error: unknown) => error);
    expect(sent).toHaveLength(fetched ? 2 : 1);
    if (fetched) expect(outcome).toBeInstanceOf(Uint8Array);
    else expect(outcome).toMatchObject({ code: 'response', operation: 'documents.getInvoiceXml' });
  });

  const failures: readonly (readonly [answers: readonly Scripted[], code: string, requests: number])[] = [
    [[file(403, '<Error>expired</Error>')], 'response', 2],
    [[file(404)], 'response', 2],
    [[file(302)], 'response', 2],
    [[file(503), file(503)], 'status_503', 3],
    [[{ throws: failed('ECONNRESET') }, { throws: failed('ECONNRESET') }], 'connection', 3],
    [[{ throws: failed('ECONNRESET') }, file(200)], 'none', 3],
    [[{ status: 200, breaks: 'off' }, file(200)], 'none', 3],
  ];
  it.each(failures)('%j: %s after %i requests', async (answers, code, requests) => {
    const { client, sent } = clientWith([named(SIGNED), ...answers]);
    const outcome = await client.documents.getInvoiceXml('d').catch((error: unknown) => error);
    expect(outcome instanceof FatturaError ? outcome.code : 'none').toBe(code);
    expect(sent).toHaveLength(requests);
    if (outcome instanceof FatturaError)
      expect(JSON.stringify([outcome, outcome.stack, outcome.message])).not.toContain('hunter2');
  });

  it('is not requested if the document does not exist', async () => {
    const { client, sent } = clientWith([{ status: 404, json: { errors: [] } }]);
    await expect(client.documents.getInvoiceXml('d')).rejects.toMatchObject({ code: 'status_404' });
    await expect(client.documents.getInvoiceXml('')).rejects.toMatchObject({ code: 'configuration' });
    expect(sent).toHaveLength(1);
  });
});
