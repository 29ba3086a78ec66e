/** Files other than JSON: the XML at its temporary address, and courtesy copies. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FatturaClient, waitForStatus } from '../../src/api/index.ts';
import { isValidAddress, LIFETIME, xmlAddress } from '../../src/sandbox/documents/address.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { startTestSandbox } from '../support/sandbox.ts';
import { invoiceNumbered, invoiceTo } from './documentsFixtures.ts';

let sandbox: Sandbox;
let client: FatturaClient;
let outboxFolder: string;
beforeAll(async () => {
  outboxFolder = join(await mkdtemp(join(tmpdir(), 'fattura-outbox-')), 'made', 'later');
  sandbox = await startTestSandbox({ outboxFolder });
  const { url: baseUrl, apiKey, companyId } = sandbox;
  client = new FatturaClient({ baseUrl, apiKey, companyId, rateLimit: 10_000 });
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  await rm(join(outboxFolder, '../..'), { recursive: true, force: true });
});

const ID = '0a1b2c3d-0000-4000-8000-0123456789ab';
const signer = { url: 'http://127.0.0.1:1', secret: 's' };
const NOW = Date.parse('2026-11-21T16:00:00Z');

function given(change: Partial<Record<'documentId' | 'expires' | 'signature', string>> = {}) {
  const { searchParams } = new URL(xmlAddress(signer, ID, NOW));
  const expires = searchParams.get('expires') ?? '';
  const signature = searchParams.get('signature') ?? '';
  return { documentId: ID, expires, signature, ...change };
}

const GIVEN: readonly (readonly [
  name: string,
  change: Parameters<typeof given>[0],
  now: number,
  good: boolean,
])[] = [
  ['as it was made', {}, NOW, true],
  ['just in time', {}, NOW + LIFETIME * 1000 - 1, true],
  ['expired', {}, NOW + LIFETIME * 1000, false],
  ['a later end', { expires: String(NOW / 1000 + LIFETIME + 1) }, NOW, false],
  ['an end that is none', { expires: 'Infinity' }, NOW, false],
  ['another document', { documentId: ID.replace('0a', '0b') }, NOW, false],
  ['no signature', { signature: '' }, NOW, false],
  ['a signature in capitals', { signature: given().signature.toUpperCase() }, NOW, false],
  ['a longer signature', { signature: `${given().signature}0` }, NOW, false],
  ['a signature of other letters', { signature: 'é'.repeat(64) }, NOW, false],
];

describe('temporary addresses', () => {
  it.each(GIVEN)('%s', (_name, change, now, good) => {
    expect(isValidAddress(signer, given(change), now)).toBe(good);
  });

  it('depend on the secret', () => {
    expect(isValidAddress({ secret: 'another' }, given(), NOW)).toBe(false);
  });
});

describe('the XML of a document', () => {
  it('is available after sending, at its address without a key', async () => {
    const made = await client.documents.createInvoice(invoiceTo('FERMATA', 'xml-1'), { issue: true });
    await waitForStatus(client, made, { until: 'SENT', interval: 5, timeout: 15_000 });
    const { xml_url, invoice } = await client.documents.getInvoice(made.id);
    const answer = await fetch(xml_url ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/xml');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${made.file_name}"`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(parseInvoice(bytes)).toEqual(invoice);
    expect(await client.documents.getInvoiceXml(made.id)).toEqual(bytes);

    await client.documents.delete(made.id);
    expect((await fetch(xml_url ?? '')).status).toBe(404);
  });

  it.each([
    ['another signature', (url: string) => url.replace(/signature=./, 'signature=x')],
    ['no signature', (url: string) => url.replace(/\?.*/, '')],
    ['two signatures', (url: string) => `${url}&signature=0`],
    ['another name', (url: string) => url.replace(/[0-9a-f-]{36}\.xml/, 'settings.xml')],
  ])('is not available with %s', async (_name, change) => {
    const url = change(xmlAddress({ url: sandbox.url, secret: 'not that of the server' }, ID));
    const answer = await fetch(url);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'forbidden' }] });
  });
});

describe('courtesy copies', () => {
  const shared = async (id: string): Promise<string> => {
    const name = (await readdir(outboxFolder)).find((file) => file.startsWith(id));
    return readFile(join(outboxFolder, name ?? ''), 'utf8');
  };

  it('are mails in the outbox folder, with the page and the XML', async () => {
    const made = await client.documents.createInvoice(invoiceNumbered('mail-1'), { issue: true });
    await client.documents.shareInvoice(made.id, {
      to: ['anna@example.com', 'bruno@example.com'],
      reply_to: 'noi@example.com',
      subject: 'Città\r\nBcc: x@example.com',
      body: 'Ecco',
    });
    const mail = await shared(made.id);
    expect(mail).toContain('To: anna@example.com,\r\n bruno@example.com\r\nReply-To: noi@example.com\r\n');
    expect(mail).not.toMatch(/^Bcc:/m);
    const types = [...mail.matchAll(/^Content-Type: ([^;\r]+)/gm)].map(([, type]) => type);
    expect(types).toEqual(['multipart/mixed', 'text/plain', 'text/html', 'application/xml']);
    expect(mail).toContain(`filename="${made.file_name}"`);
    const [xml = ''] = mail.split('\r\n\r\n').at(-1)?.split('\r\n--') ?? [];
    expect(parseInvoice(Buffer.from(xml, 'base64'))).toEqual(
      (await client.documents.getInvoice(made.id)).invoice,
    );
  });

  it('have a custom subject and text, also for a DRAFT', async () => {
    const made = await client.documents.createInvoice(invoiceNumbered('mail-2'));
    await client.documents.shareInvoice(made.id, { to: 'anna@example.com', reply_to: 'noi@example.com' });
    const mail = await shared(made.id);
    const words = [...mail.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, word = '']) => word);
    const text = words.map((word) => Buffer.from(word, 'base64').toString()).join('');
    expect(text).toContain('mail-2');
  });

  it.each([
    [{ to: 'a,b@example.com', reply_to: 'noi@example.com' }, ['/to']],
    [{ to: ['a@example.com', 'b<c@example.com'], reply_to: 'd"e@example.com' }, ['/to/1', '/reply_to']],
  ])('are sent to valid addresses only: %j', async (request, pointers) => {
    const made = await client.documents.createInvoice(invoiceNumbered(`mail-${pointers.length}a`));
    await expect(client.documents.shareInvoice(made.id, request)).rejects.toMatchObject({
      status: 422,
      errors: pointers.map((pointer) => ({ pointer })),
    });
    await expect(shared(made.id)).rejects.toThrow();
  });
});
