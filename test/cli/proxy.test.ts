import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../src/cli/command/usageError.ts';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { fetchFor, proxyFor } from '../../src/cli/service/proxy.ts';
import { selfSigned, serverKey } from '../support/certificates.ts';
import { ConnectProxy } from '../support/connectProxy.ts';
import { startService, type TestService } from '../support/proxy/server.ts';
import { folderWith, type Run, runCli } from './runCli.ts';
import { bundleFirst, shell } from './shell.ts';

const P = 'http://proxy.example:8080';
const Q = 'http://other.example:3128';
const SERVICE = 'https://api.service.example';

type Env = Readonly<Record<string, string>>;

/** A request, the environment, and its proxy. */
const choices: readonly (readonly [url: string, env: Env, proxy: string | null])[] = [
  [SERVICE, {}, null],
  [SERVICE, { HTTPS_PROXY: P }, P],
  [SERVICE, { https_proxy: P }, P],
  [SERVICE, { https_proxy: Q, HTTPS_PROXY: P }, Q],
  [SERVICE, { https_proxy: '', HTTPS_PROXY: P }, P],
  [SERVICE, { HTTPS_PROXY: ' ' }, null],
  [SERVICE, { HTTPS_PROXY: 'proxy.example:8080' }, P],
  [SERVICE, { HTTPS_PROXY: 'https://proxy.example' }, 'https://proxy.example'],
  [SERVICE, { HTTPS_PROXY: 'http://[::1]:8080' }, 'http://[::1]:8080'],
  // Each scheme has its own variable.
  [SERVICE, { HTTP_PROXY: P }, null],
  ['http://127.0.0.1:4010', { HTTPS_PROXY: P }, null],
  ['http://127.0.0.1:4010', { HTTP_PROXY: P }, P],
  ['http://127.0.0.1:4010', { http_proxy: Q, HTTP_PROXY: P }, Q],
];

/** NO_PROXY, a request, and true if it goes direct. */
const exemptions: readonly (readonly [list: string, url: string, direct: boolean])[] = [
  ['', SERVICE, false],
  ['*', SERVICE, true],
  ['api.service.example', SERVICE, true],
  ['API.Service.Example', SERVICE, true],
  ['service.example', SERVICE, true],
  ['.service.example', SERVICE, true],
  ['*.service.example', SERVICE, true],
  ['service.example.', SERVICE, true],
  ['service.example', 'https://service.example', true],
  ['.service.example', 'https://service.example', true],
  ['ervice.example', SERVICE, false],
  ['api.service.example.org', SERVICE, false],
  ['other.example', SERVICE, false],
  ['other.example,api.service.example', SERVICE, true],
  ['other.example, api.service.example', SERVICE, true],
  ['other.example api.service.example', SERVICE, true],
  [',,', SERVICE, false],
  ['.', SERVICE, false],
  ['api.service.example:443', SERVICE, true],
  ['api.service.example:8443', SERVICE, false],
  ['api.service.example:8443', `${SERVICE}:8443`, true],
  ['api.service.example', `${SERVICE}:8443`, true],
  ['127.0.0.1', 'https://127.0.0.1:4010', true],
  ['127.0.0.1:4010', 'https://127.0.0.1:4010', true],
  ['127.0.0.1:4011', 'https://127.0.0.1:4010', false],
  ['127.0.0.1', 'https://127.0.0.2', false],
  ['127.0.0.0/8', 'https://127.0.0.2', true],
  ['10.0.0.0/8', 'https://10.200.3.4', true],
  ['10.0.0.0/8', 'https://11.0.0.1', false],
  ['10.0.0.0/33', 'https://10.0.0.1', false],
  ['10.0.0.0/x', 'https://10.0.0.1', false],
  ['0.0.0.1', 'https://10.0.0.1', false],
  ['::1', 'https://[::1]:4010', true],
  ['[::1]', 'https://[::1]:4010', true],
  ['[::1]:4010', 'https://[::1]:4010', true],
  ['[::1]:4011', 'https://[::1]:4010', false],
  ['fd00::/8', 'https://[fd12::1]', true],
  ['fd00::/8', 'https://[fe80::1]', false],
  ['localhost', 'https://localhost:4010', true],
  ['localhost', 'https://127.0.0.1:4010', false],
];

const wrong: readonly (readonly [variable: string, value: string])[] = [
  ['HTTPS_PROXY', 'socks5://user:hunter2@proxy.example:1080'],
  ['HTTPS_PROXY', 'http://user:hunter2@'],
  ['HTTPS_PROXY', 'http://user:%hunter2@proxy.example'],
  ['HTTP_PROXY', 'http://proxy.example:hunter2'],
];

describe('choosing a proxy', () => {
  it.each(choices)('%s with %j: %s', (url, env, proxy) => {
    expect(proxyFor(new URL(url), env)?.href ?? null).toBe(proxy === null ? null : new URL(proxy).href);
  });

  it.each(exemptions)('NO_PROXY=%s, %s: direct %s', (list, url, direct) => {
    for (const name of ['NO_PROXY', 'no_proxy'])
      expect(proxyFor(new URL(url), { HTTPS_PROXY: P, [name]: list }) === null).toBe(direct);
  });

  it.each(wrong)('%s=%s is wrong usage, and the value is not shown', (variable, value) => {
    let error: unknown;
    try {
      fetchFor({ [variable]: value });
    } catch (thrown) {
      error = thrown;
    }
    if (!(error instanceof UsageError)) throw error;
    for (const messages of [en, italian]) {
      const text = error.explain(messages, () => undefined);
      expect(text).toBe(messages.service.badProxy(variable));
      expect(text).not.toContain('hunter2');
    }
  });

  it('is not required', () => {
    expect(fetchFor({ NO_PROXY: '*', https_proxy: '' })).toBeUndefined();
  });
});

describe('a real proxy', () => {
  let proxy: ConnectProxy;
  let service: TestService;
  beforeAll(async () => {
    proxy = await new ConnectProxy().listen();
    service = await startService();
  });
  beforeEach(() => {
    proxy.reset();
    service.reset();
  });
  afterAll(() => Promise.all([proxy.close(), service.close()]));

  const target = (): string => new URL(service.url).host;

  function run(
    args: readonly string[],
    env: Env,
    files: Readonly<Record<string, string>> = {},
  ): Promise<Run> {
    const known = {
      FATTURA_BASE_URL: service.url,
      FATTURA_API_KEY: service.key,
      FATTURA_COMPANY_ID: service.companyId,
    };
    const cwd = folderWith(files);
    return runCli(args, { cwd, env: { LANG: 'en_GB', XDG_CONFIG_HOME: cwd, ...known, ...env } });
  }

  it.each([
    [['api', 'companies', 'list']],
    [['api', 'categories', 'create', '--set', 'name=Ufficio']],
    [['api', 'requests', 'upload-f24', 'f24.pdf']],
    [['login']],
  ])('carries fattura %j', async (args) => {
    const env = { HTTP_PROXY: `http://${proxy.host}` };
    const { code, stderr } = await run(args, env, { 'f24.pdf': '%PDF-1.7' });
    expect({ code, stderr: args[0] === 'login' ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(proxy.targets).toEqual([target()]);
    expect(proxy.credentials).toEqual([null]);
    expect(service.requests).toHaveLength(1);
  });

  it('is bypassed if NO_PROXY names the host', async () => {
    const env = { HTTP_PROXY: 'http://127.0.0.1:1', NO_PROXY: 'localhost,127.0.0.1' };
    expect((await run(['api', 'companies', 'list'], env)).code).toBe(0);
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    ['user:p%40ss%3Aword', 'user:p@ss:word'],
    ['user', 'user:'],
    [':token', ':token'],
  ])('receives user and password: %s', async (written, meant) => {
    const { code, stdout, stderr } = await run(['api', 'companies', 'list'], {
      HTTP_PROXY: `http://${written}@${proxy.host}`,
    });
    expect(code).toBe(0);
    expect(proxy.credentials).toEqual([`Basic ${Buffer.from(meant).toString('base64')}`]);
    expect(stdout + stderr).not.toContain('p%40ss');
  });

  it.each([407, 403, 502])('answering %i is reported, without its password', async (status) => {
    proxy.status = status;
    const env = { HTTP_PROXY: `http://user:hunter2@${proxy.host}`, FATTURA_DEBUG: '1' };
    const { code, stdout, stderr } = await run(['api', 'categories', 'create', '--set', 'name=x'], env);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain(`${status}`);
    expect(stderr).toContain(en.service.errors.proxy.remedy);
    expect(stderr).not.toContain(en.service.perhapsDone);
    expect(stderr).not.toMatch(/hunter2|aHVudGVyMg|dXNlcjpodW50ZXIy/);
    expect(service.requests).toHaveLength(0);
  });

  it('that is unreachable is reported', async () => {
    const { code, stderr } = await run(['api', 'companies', 'list'], {
      HTTP_PROXY: 'http://user:hunter2@127.0.0.1:1',
    });
    expect(code).toBe(3);
    expect(stderr).toContain('127.0.0.1:1');
    expect(stderr).toContain(en.service.errors.proxy.remedy);
    expect(stderr).not.toContain('hunter2');
  });
});

describe('HTTPS as a process', () => {
  bundleFirst();
  let proxy: ConnectProxy;
  let server: Server;
  const keys: (string | undefined)[] = [];
  beforeAll(async () => {
    proxy = await new ConnectProxy().listen();
    server = createServer({ key: serverKey, cert: selfSigned }, ({ headers }, response) => {
      keys.push(headers.authorization);
      response.setHeader('content-type', 'application/json');
      response.end('{"data":[]}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await proxy.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    [{ NODE_EXTRA_CA_CERTS: 'root.pem' }, 0, ['Bearer secret-key-0123456789']],
    [{}, 3, []],
  ])(
    '%j: exit code %i',
    async (own, code, received) => {
      proxy.reset();
      keys.length = 0;
      const cwd = folderWith({ 'root.pem': selfSigned });
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const run = await shell('fattura api companies list --json', {
        cwd,
        env: {
          HTTPS_PROXY: `http://${proxy.host}`,
          FATTURA_BASE_URL: `https://${host}`,
          FATTURA_API_KEY: 'secret-key-0123456789',
          FATTURA_COMPANY_ID: 'c',
          ...own,
        },
      });
      expect(run.code).toBe(code);
      expect(run.stderr.includes('NODE_EXTRA_CA_CERTS')).toBe(code !== 0);
      expect(new Set(proxy.targets)).toEqual(new Set([host]));
      expect(keys).toEqual(received);
      // The tunnel is TLS end to end.
      expect(proxy.seen).not.toContain('secret-key');
    },
    30_000,
  );
});
