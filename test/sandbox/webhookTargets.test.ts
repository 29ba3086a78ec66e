import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookEndpoints } from '../../src/sandbox/database/tables/index.ts';
import { SEED } from '../../src/sandbox/seed/seed.ts';
import { checkAddress, type WebhookTargetFlaw } from '../../src/sandbox/webhooks/address.ts';
import { registerTargets } from '../../src/sandbox/webhooks/targets.ts';
import { openTestContext, type TestContext } from '../support/sandboxContext.ts';

/** Address; the error, by default and with remote targets allowed. */
const addresses: readonly [url: string, flaw: WebhookTargetFlaw | null, remote: WebhookTargetFlaw | null][] =
  [
    ['http://127.0.0.1:8080/hook', null, null],
    ['http://127.255.3.4/hook', null, null],
    ['http://localhost:8080', null, null],
    ['http://LOCALHOST:8080', null, null],
    ['https://localhost:8443/a?b=c', null, null],
    ['http://[::1]:8080/hook', null, null],
    ['http://[0:0:0:0:0:0:0:1]/hook', null, null],
    // Notations of 127.0.0.1 that the URL parser accepts.
    ['http://2130706433/hook', null, null],
    ['http://0x7f.1/hook', null, null],
    ['http://127.1/hook', null, null],
    ['https://example.com/hook', 'not_loopback', null],
    ['http://example.com/hook', 'not_loopback', 'not_https'],
    // Names that DNS resolves, not this machine.
    ['https://localhost.example.com/', 'not_loopback', null],
    ['https://localhost./', 'not_loopback', null],
    ['https://a.localhost/', 'not_loopback', null],
    ['https://127.0.0.1.example.com/', 'not_loopback', null],
    ['http://0.0.0.0:8080/', 'not_loopback', 'not_https'],
    ['http://[::]:8080/', 'not_loopback', 'not_https'],
    ['http://[::ffff:127.0.0.1]/', 'not_loopback', 'not_https'],
    ['http://[::ffff:10.0.0.1]/', 'not_loopback', 'not_https'],
    ['http://10.0.0.1/', 'not_loopback', 'not_https'],
    ['http://128.0.0.1/', 'not_loopback', 'not_https'],
    ['http://user:word@127.0.0.1/', 'credentials', 'credentials'],
    ['http://user@127.0.0.1/', 'credentials', 'credentials'],
    // The apparent host is the user name.
    ['http://127.0.0.1@example.com/', 'credentials', 'credentials'],
    ['ftp://127.0.0.1/', 'scheme', 'scheme'],
    ['file:///etc/hosts', 'scheme', 'scheme'],
    ['127.0.0.1:8080', 'malformed', 'malformed'],
    ['http://', 'malformed', 'malformed'],
    ['http://256.1.1.1/', 'malformed', 'malformed'],
    ['', 'malformed', 'malformed'],
  ];

function flawOf(url: string, allowRemoteWebhooks: boolean): unknown {
  try {
    checkAddress(url, { allowRemoteWebhooks, webhookHosts: [] });
    return null;
  } catch (error) {
    return (error as { readonly flaw?: unknown }).flaw ?? error;
  }
}

describe('addresses of targets', () => {
  it.each(addresses)('%s', (url, flaw, remote) => {
    expect([flawOf(url, false), flawOf(url, true)]).toEqual([flaw, remote]);
  });
});

describe('targets', () => {
  let test: TestContext;
  beforeAll(async () => {
    test = await openTestContext('pglite');
  }, 30_000);
  afterAll(() => test.close());
  const register = (...targets: Parameters<typeof registerTargets>[1]) =>
    registerTargets(test.context.db, targets, { allowRemoteWebhooks: false, webhookHosts: [] });
  const stored = () =>
    test.context.db
      .select({
        url: webhookEndpoints.url,
        secret: webhookEndpoints.secret,
        company: webhookEndpoints.company_id,
        active: webhookEndpoints.active,
      })
      .from(webhookEndpoints)
      .orderBy(webhookEndpoints.url);

  it('use the company of the seed by default, and one address is one target', async () => {
    await register({ url: 'http://127.0.0.1:8080/a#part' }, { url: 'http://LOCALHOST/b', secret: 'mine' });
    await test.context.db.update(webhookEndpoints).set({ active: false });
    await register({ url: 'http://127.1:8080/a', secret: 'changed', companyId: SEED.companyId });
    expect(await stored()).toEqual([
      { url: 'http://127.0.0.1:8080/a', secret: 'changed', company: SEED.companyId, active: true },
      { url: 'http://localhost/b', secret: 'mine', company: SEED.companyId, active: false },
    ]);
    await test.context.db.delete(webhookEndpoints);
    await register({ url: 'http://127.0.0.1/' });
    expect(await stored()).toMatchObject([{ secret: SEED.apiKey }]);
  });

  it.each([
    ['another machine', { url: 'https://example.com' }, 'not_loopback'],
    [
      'no such company',
      { url: 'http://[::1]', companyId: '00000000-0000-4000-8000-000000000000' },
      'no_company',
    ],
    ['no id', { url: 'http://[::1]', companyId: 'ours' }, 'no_company'],
  ])('%s: none is registered', async (_, target, flaw) => {
    await test.context.db.delete(webhookEndpoints);
    await expect(register({ url: 'http://127.0.0.1:1' }, target)).rejects.toMatchObject({ flaw });
    expect(await stored()).toEqual([]);
  });
});
