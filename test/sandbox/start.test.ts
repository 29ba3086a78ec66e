import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Sandbox,
  SandboxError,
  type SandboxOptions,
  sandboxWebhooks,
  seedSandbox,
  startSandbox,
} from '../../src/sandbox/index.ts';
import { describePostgres } from '../support/postgres.ts';
import { programs } from '../support/programs/index.ts';
import { projectRoot } from '../support/shared.ts';

const get = (sandbox: Pick<Sandbox, 'url' | 'apiKey'>, path: string): Promise<Response> =>
  fetch(`${sandbox.url}/api/v1/companies${path}`, {
    headers: { authorization: `Bearer ${sandbox.apiKey}` },
  });

const codeOf = (options: SandboxOptions): Promise<unknown> =>
  startSandbox(options).then(
    async ({ close }) => {
      await close();
      return 'started';
    },
    (error: unknown) => (error instanceof SandboxError ? error.code : error),
  );

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'fattura-start-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

describe('a sandbox', () => {
  it('serves the company of the seed, and closes once', async () => {
    const lines: string[] = [];
    const sandbox = await startSandbox({ port: 0, log: (line) => lines.push(line) });
    const answer = await get(sandbox, `/${sandbox.companyId}/accounts`);
    expect(answer.status).toBe(200);
    await Promise.all([sandbox.close(), sandbox.close()]);
    await expect(get(sandbox, '')).rejects.toThrow();
    for (const line of lines) expect(line).not.toContain(sandbox.apiKey);
    expect(lines.map((line) => (JSON.parse(line) as { readonly level: string }).level)).toContain('info');
  }, 60_000);

  it('completes the request in progress', async () => {
    const sandbox = await startSandbox({ port: 0 });
    const sent = request(`${sandbox.url}/api/v1/companies/${sandbox.companyId}/categories`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandbox.apiKey}`,
        'content-type': 'application/json',
        expect: '100-continue',
      },
    });
    sent.flushHeaders();
    await once(sent, 'continue');
    const closed = sandbox.close();
    sent.end(JSON.stringify({ name: 'Fiere' }));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    await closed;
  }, 60_000);

  it('keeps the data of its folder', async () => {
    const database = { kind: 'folder', path: join(base, 'kept') } as const;
    const first = await startSandbox({ port: 0, database, rateLimit: 1e9 });
    const made = await fetch(`${first.url}/api/v1/companies/${first.companyId}/categories`, {
      method: 'POST',
      headers: { authorization: `Bearer ${first.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Fiere' }),
    });
    expect(made.status).toBe(201);
    expect(await codeOf({ port: 0, database })).toBe('folder_in_use');
    await first.close();
    const second = await startSandbox({ port: 0, database });
    const text = await (await get(second, `/${second.companyId}/categories`)).text();
    await second.close();
    expect(text).toContain('Fiere');
    expect((await seedSandbox({ database })).seeded).toBe(false);
    expect((await seedSandbox({ database, reset: true })).seeded).toBe(true);
    const { counts, retried } = await sandboxWebhooks({ database, retry: true });
    expect({ counts, retried }).toEqual({ counts: { pending: 0, delivered: 0, dead: 0 }, retried: 0 });
  }, 90_000);
});

describe('obstacles to the start', () => {
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    port = (taken.address() as { readonly port: number }).port;
  });
  afterAll(() => {
    taken.close();
  });

  it('another program on the port; the folder is released', async () => {
    const database = { kind: 'folder', path: join(base, 'freed') } as const;
    expect(await codeOf({ port, database })).toBe('port_in_use');
    expect(await codeOf({ port: 0, database })).toBe('started');
  }, 60_000);

  it.each([
    ['http://192.0.2.1/hook', {}],
    ['no address', {}],
    // An empty database lacks the company of the seed.
    ['http://127.0.0.1:9/hook', { seed: false }],
  ])(
    'a webhook target: %s',
    async (url, options) => {
      expect(await codeOf({ port: 0, webhooks: [{ url }], ...options })).toBe('webhook_target');
    },
    60_000,
  );
});

describe('killed while it creates its folder', () => {
  it('the next one starts over', async () => {
    const path = join(base, 'cut');
    const options = JSON.stringify({ database: { kind: 'folder', path } });
    const child = spawn(process.execPath, [(await programs()).sandbox, options], {
      cwd: projectRoot,
      stdio: 'ignore',
    });
    // As soon as some of it exists.
    while (!existsSync(join(path, 'incomplete')) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(join(path, 'incomplete'))).toBe(true);
    expect(await codeOf({ port: 0, database: { kind: 'folder', path } })).toBe('started');
  }, 90_000);
});

describePostgres('two sandboxes on one PostgreSQL', (url) => {
  it('start concurrently, and share the data', async () => {
    const database = { kind: 'postgres', url: url() } as const;
    const [one, other] = await Promise.all([
      startSandbox({ port: 0, database, rateLimit: 1e9 }),
      startSandbox({ port: 0, database, rateLimit: 1e9 }),
    ]);
    const made = await fetch(`${one.url}/api/v1/companies/${one.companyId}/categories`, {
      method: 'POST',
      headers: { authorization: `Bearer ${one.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Fiere' }),
    });
    expect(made.status).toBe(201);
    const text = await (await get(other, `/${other.companyId}/categories`)).text();
    await Promise.all([one.close(), other.close()]);
    expect(text).toContain('Fiere');
  }, 60_000);
});
