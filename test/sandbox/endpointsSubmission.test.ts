/** Submission, waiting and resending, with a sandbox whose SdI responds immediately. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FatturaClient, reissueDiscarded, submitInvoice, waitForStatus } from '../../src/api/index.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { fixture, NUMBER, outcome, QUICK, xmlWith } from '../api/submissionCases.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { describeDatabases, startTestSandbox } from '../support/sandbox.ts';

const FPR12 = 'M5UXCR1';
const PA = { number: '7/PA', recipient: 'Q3J7WZ' };

/** To a public administration, without the signature, which is of another invoice. */
function paWith(number: string, recipient: string): string {
  const text = new TextDecoder().decode(fixture('valid/FPA12-split-payment.xml'));
  const unsigned = text.replace(/<(\w+:)?Signature .*<\/\1Signature>/s, '');
  return unsigned.replace(`<Numero>${PA.number}<`, `<Numero>${number}<`).replaceAll(PA.recipient, recipient);
}

/** Short waits, and a timeout for a busy machine. */
const WAIT = { interval: 5, timeout: 15_000 };

describeDatabases('submission', (database) => {
  let sandbox: Sandbox;
  let client: FatturaClient;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ database });
    const { url, apiKey: key, companyId } = sandbox;
    client = clientOf({ url, key, companyId });
  }, 120_000);
  afterAll(() => sandbox?.close());

  let made = 0;
  /** An unused number. */
  const number = (): string => {
    made += 1;
    return `S/${made}`;
  };
  const invoice = (recipient: string = FPR12, own: string = number()): string =>
    xmlWith([NUMBER, own], [FPR12, recipient]);

  it.each<[string, () => string, readonly string[]]>([
    ['delivered', () => invoice(), ['SENT', 'DELIVERED']],
    ['discarded', () => invoice('SCARTO1'), ['SENT', 'DISCARDED']],
    ['not delivered', () => invoice('MANCATA'), ['SENT', 'NOT_DELIVERED']],
    ['to an administration', () => paWith(number(), PA.recipient), ['SENT', 'DELIVERED']],
    ['refused by it', () => paWith(number(), 'RIFIUT'), ['SENT', 'DELIVERED', 'REFUSED']],
  ])('issued and %s', async (_, xml, course) => {
    const { document, found, attempts } = await submitInvoice(client, xml(), { issue: true });
    expect([document.status, found, attempts]).toEqual(['CREATED', false, 1]);
    const seen: unknown[] = [];
    const end = await waitForStatus(client, document, {
      ...WAIT,
      until: ({ status }) => status === course.at(-1),
      onChange: ({ status }) => seen.push(status),
    });
    expect(end.status).toBe(course.at(-1));
    // The status may advance faster than it is read, but only along the allowed transitions.
    expect(course.filter((status) => seen.includes(status))).toEqual(
      seen.filter((status) => status !== 'CREATED'),
    );
  });

  it.each<[string, { readonly lookUpFirst?: boolean }, string]>([
    ['is refused for its number', {}, 'status_422'],
    ['is found by a look-up', { lookUpFirst: true }, 'ok'],
  ])('sent twice, the second %s', async (_, options, second) => {
    const xml = invoice();
    const first = await submitInvoice(client, xml, QUICK);
    expect(await outcome(submitInvoice(client, xml, { ...QUICK, ...options }))).toBe(second);
    const numbered = await client.documents.list({ filter: { number: first.document.number } });
    expect(numbered.data.map(({ id }) => id)).toEqual([first.document.id]);
  });

  it('a corrected discarded invoice is sent again with its number', async () => {
    const own = number();
    const discarded = await submitInvoice(client, invoice('SCARTO1', own), { issue: true });
    expect((await waitForStatus(client, discarded.document, WAIT)).status).toBe('DISCARDED');
    expect(await outcome(submitInvoice(client, invoice(FPR12, own), QUICK))).toBe('status_422');
    const { document } = await reissueDiscarded(client, discarded.document, {
      ...QUICK,
      invoice: invoice(FPR12, own),
    });
    expect((await waitForStatus(client, document, WAIT)).status).toBe('DELIVERED');
    expect(await outcome(client.documents.get(discarded.document.id))).toBe('status_404');
    expect(document.number).toBe(own);
  });

  it('a discarded invoice is sent again as stored in the service', async () => {
    const { document } = await submitInvoice(client, invoice('SCARTO1'), { issue: true });
    await waitForStatus(client, document, WAIT);
    const again = await reissueDiscarded(client, document, QUICK);
    expect(again.document).toMatchObject({ number: document.number });
    expect((await waitForStatus(client, again.document, WAIT)).status).toBe('DISCARDED');
  });

  it('a delivered document stays', async () => {
    const { document } = await submitInvoice(client, invoice(), { issue: true });
    await waitForStatus(client, document, WAIT);
    expect(await outcome(reissueDiscarded(client, document, QUICK))).toBe('not_discarded');
    expect(await outcome(client.documents.get(document.id))).toBe('ok');
  });
});
