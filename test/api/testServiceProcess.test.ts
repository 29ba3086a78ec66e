/** The test service as a process of its own, as the samples of the documentation and other tests use it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FatturaClient } from '../../src/api/index.ts';
import { clientOf } from '../support/service/clients.ts';
import { projectRoot } from '../support/shared.ts';

const START_LIMIT = 60_000;

let child: ChildProcess;
let url: string;
let client: FatturaClient;
beforeAll(async () => {
  const jiti = join(projectRoot, 'node_modules/.bin/jiti');
  const main = fileURLToPath(new URL('../support/service/main.ts', import.meta.url));
  const args = [main, '--port', '0', '--test-routes', '--unique-numbers'];
  child = spawn(jiti, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  const told = JSON.parse(await firstLine(child)) as {
    readonly url: string;
    readonly key: string;
    readonly companyId: string;
  };
  expect(Object.keys(told)).toEqual(['url', 'key', 'companyId']);
  url = told.url;
  client = clientOf(told);
}, START_LIMIT);
afterAll(() => child.kill());

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (stdout === null) throw new Error('no standard output');
    const lines = createInterface({ input: stdout });
    lines.once('line', resolve);
    lines.once('close', () => reject(new Error('it ended before it served')));
  });
}

const ask = async (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${url}/__test/${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

const invoice = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'));

describe('a process', () => {
  it('serves, can be looked into, told to go wrong, and set back', async () => {
    const made = await client.documents.createInvoice(invoice, { issue: true });
    expect(made.status).toBe('CREATED');
    expect((await ask('POST', 'move', { id: made.id, status: 'DISCARDED' })).status).toBe(204);
    expect(await client.documents.get(made.id)).toMatchObject({ status: 'DISCARDED' });
    await expect(client.documents.createInvoice(invoice)).rejects.toMatchObject({ status: 422 });

    const rule = { on: 'documents.get', times: 1, do: { kind: 'status', status: 403 } };
    expect((await ask('POST', 'misbehave', rule)).status).toBe(204);
    await expect(client.documents.get(made.id)).rejects.toMatchObject({ status: 403 });

    const state = (await (await ask('GET', 'state')).json()) as {
      readonly documents: readonly { readonly id: string }[];
      readonly requests: Readonly<Record<string, number>>;
    };
    expect(state.documents.filter(({ id }) => id === made.id)).toHaveLength(1);
    expect(state.requests).toEqual({ 'documents.createInvoice': 2, 'documents.get': 2 });

    expect((await ask('POST', 'reset')).status).toBe(204);
    await expect(client.documents.get(made.id)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['GET', 'nothing', undefined, 404],
    ['POST', 'move', { id: 'x', status: 'SENT' }, 404],
  ])('%s %s %j: %i', async (method, path, body, status) => {
    expect((await ask(method, path, body)).status).toBe(status);
  });
});
