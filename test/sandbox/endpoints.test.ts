/** The calls of every endpoint on PostgreSQL: the same table as test/api/endpoints.test.ts uses on PGlite. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FatturaClient } from '../../src/api/index.ts';
import { withAnyNew } from '../api/endpoints/case.ts';
import { cases } from '../api/endpoints/cases.ts';
import { describeWithPostgres } from '../support/postgres.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { type SeededSandbox, startSeededSandbox } from '../support/sandboxSeed.ts';

describeWithPostgres('each call gets what the contract says', () => {
  let sandbox: SeededSandbox;
  let client: FatturaClient;
  beforeAll(async () => {
    sandbox = await startSeededSandbox({ database: 'postgres' });
    client = clientOf(sandbox);
  }, 120_000);
  beforeEach(() => sandbox.reset());
  afterAll(() => sandbox?.close());

  it.each(cases)('$endpoint', async ({ before, call, value }) => {
    const made = await before?.(client);
    const result = await call(client, made?.id ?? '');
    if (value === undefined) expect(result).toBeUndefined();
    else expect(result).toMatchObject(withAnyNew(value));
    expect(sandbox.failures).toEqual([]);
  });
});
