import { createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Receiver from '../../docs/examples/webhook-receiver.ts';
import type * as Scheme from '../../docs/examples/webhook-scheme.ts';
import type * as Sign from '../../docs/examples/webhook-sign.ts';
import type worker from '../../docs/examples/webhook-worker.ts';
import type { WebhookEvent } from '../../src/api/webhooks/event.ts';
import { verifyWebhook } from '../../src/api/webhooks/verifyWebhook.ts';
import { webhookRefusals } from '../../src/api/webhooks/webhookError.ts';
import { projectRoot } from '../support/shared.ts';
import {
  BODY,
  documentUpdated,
  flowUpdated,
  HEADER,
  options,
  outcomeOf,
  SECRET,
  signature,
} from './webhookSamples.ts';

/** The examples as a user has them; `fattura/api` is the source here. */
const load = <T>(name: string): Promise<T> => import(join(projectRoot, 'docs/examples', name));

const at = `${Math.floor(Date.now() / 1_000)}`;
const signed = (body: string, secret = SECRET) => ({ [HEADER]: signature(body, { secret, at }) });
const flow = JSON.stringify(flowUpdated);
const nameless = '{"request_id":"r1"}';
const large = JSON.stringify({ event: 'x', data: 'x'.repeat(1_000_000) });

/** The delivery, the response, and whether it is new. */
const deliveries: readonly [string, RequestInit, number, boolean][] = [
  ['a signed event', { body: BODY, headers: signed(BODY) }, 204, true],
  ['the same again', { body: BODY, headers: signed(BODY) }, 204, false],
  ['the same, changed, under the same id', { body: `${BODY} `, headers: signed(`${BODY} `) }, 204, false],
  ['another', { body: flow, headers: signed(flow) }, 204, true],
  ['an unknown one without id', { body: nameless, headers: signed(nameless) }, 204, true],
  ['the unknown one again', { body: nameless, headers: signed(nameless) }, 204, false],
  ['another secret', { body: flow, headers: signed(flow, 'other') }, 401, false],
  ['another body', { body: `${flow} `, headers: signed(flow) }, 401, false],
  ['long ago', { body: flow, headers: { [HEADER]: signature(flow, { at: '1000000000' }) } }, 401, false],
  ['no signature', { body: flow }, 401, false],
  ['half a signature', { body: flow, headers: { [HEADER]: `t=${at}` } }, 401, false],
  ['a list', { body: '[]', headers: signed('[]') }, 400, false],
  ['no JSON', { body: 'x', headers: signed('x') }, 400, false],
  ['too large', { body: large, headers: signed(large) }, 413, false],
  ['GET', { method: 'GET' }, 405, false],
];

describe('docs/examples/webhook-receiver.ts', () => {
  const inbox = mkdtempSync(join(tmpdir(), 'webhooks-'));
  const worked: WebhookEvent[] = [];
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let server: Server;
  let url: string;

  beforeAll(async () => {
    const { createReceiver } = await load<typeof Receiver>('webhook-receiver.ts');
    const work = async (event: WebhookEvent) => void worked.push(event);
    server = createReceiver({ secret: ['newer', SECRET], header: HEADER, inbox, work });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }, 60_000);
  afterAll(async () => {
    warn.mockRestore();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(inbox, { recursive: true });
  });

  it.each(deliveries)('%s', async (_, request, status, isNew) => {
    const before = worked.length;
    const response = await fetch(url, { method: 'POST', ...request });
    expect([response.status, await response.text()]).toEqual([status, '']);
    await vi.waitFor(() => expect(worked.length - before).toBe(isNew ? 1 : 0), 10_000);
  });

  it('stores each new event once, unchanged, and nothing else', () => {
    const saved = readdirSync(inbox).map((name) => readFileSync(join(inbox, name), 'utf8'));
    expect(saved.sort()).toEqual([BODY, flow, nameless].sort());
    expect(worked.map(({ event }) => event)).toEqual(['document.updated', 'flow.updated', 'unknown']);
  });

  it('processes an event once that arrives several times concurrently', async () => {
    const body = JSON.stringify({ ...documentUpdated, id: 'once' });
    const before = worked.length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fetch(url, { method: 'POST', body, headers: signed(body) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
    await vi.waitFor(() => expect(worked.length).toBeGreaterThan(before), 10_000);
    expect(worked.slice(before).map(({ id }) => id)).toEqual(['once']);
    expect(readdirSync(inbox).length).toBe(4);
  });

  it('logs the reason of a refusal, and no secret', () => {
    const logged = warn.mock.calls.flat().join('\n');
    expect(warn.mock.calls.length).toBe(
      deliveries.filter(([, , status]) => [400, 401].includes(status)).length,
    );
    expect(logged).toContain('outside_tolerance');
    expect(logged).not.toContain(SECRET);
  });
});

describe('docs/examples/webhook-worker.ts', () => {
  /** The worker leaves size and duplicates to the platform and its queue, and responds with 401 to every refusal. */
  const cases = deliveries
    .filter(([, , status]) => status !== 413)
    .map(([name, request, status]) => [name, request, status === 400 ? 401 : status] as const);

  it.each(cases)('%s', async (_, request, status) => {
    const { default: handler } = await load<{ default: typeof worker }>('webhook-worker.ts');
    const queued: unknown[] = [];
    const env = {
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_HEADER: HEADER,
      EVENTS: { send: async (event: unknown) => void queued.push(event) },
    };
    const delivery = new Request('https://worker.example/', { method: 'POST', ...request });
    expect((await handler.fetch(delivery, env)).status).toBe(status);
    expect(queued.length).toBe(status === 204 ? 1 : 0);
  });
});

describe('docs/examples/webhook-scheme.ts', () => {
  const hmac = (body: string, secret = SECRET) => createHmac('sha512', secret).update(body).digest('hex');
  it.each([
    ['good', hmac(BODY), 'ok'],
    ['good, of the other secret', hmac(BODY, 'newer'), 'ok'],
    ['another body', hmac(`${BODY} `), 'signature_mismatch'],
    ['another secret', hmac(BODY, 'other'), 'signature_mismatch'],
    ['too short', hmac(BODY).slice(2), 'header_malformed'],
  ])('%s', async (_, header, expected) => {
    const { plainHmac } = await load<typeof Scheme>('webhook-scheme.ts');
    const given = options({ secret: ['newer', SECRET], scheme: plainHmac });
    expect(await outcomeOf(verifyWebhook(BODY, { [HEADER]: header }, given))).toBe(expected);
  });
});

describe('docs/webhooks.md', () => {
  const page = readFileSync(join(projectRoot, 'docs/webhooks.md'), 'utf8');

  it.each(['webhook-worker.ts', 'webhook-scheme.ts', 'webhook-sign.ts'])('contains %s unchanged', (name) => {
    const code = readFileSync(join(projectRoot, 'docs/examples', name), 'utf8');
    expect(page).toContain(`\`\`\`ts\n${code}\`\`\`\n`);
  });

  it('contains no other code', () => expect(page.match(/^```\w/gm)?.length).toBe(3));

  it('signs like the service', async () => {
    const { notification } = await load<typeof Sign>('webhook-sign.ts');
    const { body, headers } = await notification(documentUpdated.data, SECRET, HEADER);
    const verified = verifyWebhook(
      body as string,
      headers as Record<string, string>,
      options({ now: undefined }),
    );
    expect(await outcomeOf(verified)).toBe('ok');
  });

  it('documents every reason', () => {
    const reasons = [...page.matchAll(/^\| `(\w+)` \| .* \| \d+ \|$/gm)].map(([, reason]) => reason);
    expect(reasons).toEqual(webhookRefusals);
  });
});
