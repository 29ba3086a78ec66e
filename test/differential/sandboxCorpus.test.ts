/** Files of the public corpus, sent to the sandbox: valid ones are delivered, others are rejected with their place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FatturaClient } from '../../src/api/index.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { corpusCases, courseOf, isValid, withoutFilled } from '../sandbox/corpusCases.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { startTestSandbox } from '../support/sandbox.ts';
import { describeShared } from '../support/shared.ts';
import { sampled } from '../support/thorough.ts';

/** Minimum numbers of valid, unreadable and invalid files. */
const FEWEST = { valid: 93, unreadable: 90, invalid: 150 };

/** Maximum errors in one answer. */
const MOST_ERRORS = 200;

describeShared('the corpus on the sandbox', () => {
  const cases = corpusCases();
  const valid = cases.filter(isValid);
  const of = (status: number) => cases.filter(({ expected }) => expected.status === status);
  let sandbox: Sandbox;
  let client: FatturaClient;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    client = clientOf({ url: sandbox.url, key: sandbox.apiKey, companyId: sandbox.companyId });
  }, 120_000);
  afterAll(() => sandbox?.close());

  it('has the expected number of files', () => {
    const counts = { valid: valid.length, unreadable: of(400).length, invalid: of(422).length };
    expect(counts.valid).toBeGreaterThanOrEqual(FEWEST.valid);
    expect(counts.unreadable).toBeGreaterThanOrEqual(FEWEST.unreadable);
    expect(counts.invalid).toBeGreaterThanOrEqual(FEWEST.invalid);
    expect(counts.valid + counts.unreadable + counts.invalid).toBe(cases.length);
  });

  it.each(sampled(valid, 0))(
    '$kind $file is created, stored and delivered',
    async ({ bytes, expected: { invoice } }) => {
      const course = await courseOf(client, bytes, { issue: true });
      const complete = withoutFilled(invoice);
      expect(course).toEqual({
        status: 200,
        kept: invoice,
        end: 'DELIVERED',
        issued: complete,
        sent: complete,
      });
    },
  );

  it.each(sampled(valid, 1))(
    '$kind $file in JSON is created and stored',
    async ({ expected: { invoice } }) => {
      const json = new TextEncoder().encode(JSON.stringify(invoice));
      expect(await courseOf(client, json, { issue: false })).toEqual({ status: 200, kept: invoice });
    },
  );

  describe('is rejected', () => {
    it.each(sampled(of(422)))('422 $kind $file', async ({ bytes, expected }) => {
      const { status, pointers } = await courseOf(client, bytes, { issue: false });
      const paths = 'paths' in expected ? expected.paths.slice(0, MOST_ERRORS) : [];
      expect([status, pointers]).toEqual([422, paths]);
    });

    it.each(sampled(of(400)))('400 $kind $file', async ({ bytes }) => {
      expect(await courseOf(client, bytes, { issue: false })).toMatchObject({ status: 400 });
    });
  });
});
