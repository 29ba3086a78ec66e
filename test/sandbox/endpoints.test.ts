/** The calls that the test service answers, of every endpoint, answered by the sandbox: the same table. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/api/contract/index.ts';
import type { FatturaClient } from '../../src/api/index.ts';
import { NEW } from '../api/endpoints/case.ts';
import { cases } from '../api/endpoints/cases.ts';
import { describeDatabases } from '../support/sandbox.ts';
import { type SeededSandbox, startSeededSandbox } from '../support/sandboxSeed.ts';
import { clientOf } from '../support/service/clients.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The expected value, with any UUID where the test service gives its first. */
function expected(value: unknown): unknown {
  if (value === NEW) return expect.stringMatching(UUID);
  if (Array.isArray(value)) return value.map(expected);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, expected(one)]));
}

it('covers every endpoint of the contract', () => {
  const all = endpoints.map(({ resource, name }) => `${resource}.${name}`);
  expect([...new Set(cases.map(({ endpoint }) => endpoint))].sort()).toEqual(all.sort());
});

describeDatabases('each call gets what the test service answers', (database) => {
  let sandbox: SeededSandbox;
  let client: FatturaClient;
  beforeAll(async () => {
    sandbox = await startSeededSandbox({ database });
    client = clientOf(sandbox);
  }, 120_000);
  beforeEach(() => sandbox.reset());
  afterAll(() => sandbox?.close());

  it.each(cases)('$endpoint', async ({ before, call, value }) => {
    const made = await before?.(client);
    const result = await call(client, made?.id ?? '');
    if (value === undefined) expect(result).toBeUndefined();
    else expect(result).toMatchObject(expected(value) as object);
    expect(sandbox.failures).toEqual([]);
  });
});
