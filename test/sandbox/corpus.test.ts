/** Some files of the corpus on PostgreSQL; the differential suite sends all of them to PGlite. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FatturaClient } from '../../src/api/index.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { describeWithPostgres } from '../support/postgres.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { startTestSandbox } from '../support/sandbox.ts';
import { describeShared } from '../support/shared.ts';
import { corpusCases, courseOf, isValid, withoutFilled } from './corpusCases.ts';

const SAMPLE = 20;

describeShared('the corpus', () => {
  const valid = corpusCases().filter(isValid);
  const sample = valid.filter((_, index) => index % Math.floor(valid.length / SAMPLE) === 0).slice(0, SAMPLE);

  describeWithPostgres('on PostgreSQL', () => {
    let sandbox: Sandbox;
    let client: FatturaClient;
    beforeAll(async () => {
      sandbox = await startTestSandbox({ database: 'postgres' });
      client = clientOf({ url: sandbox.url, key: sandbox.apiKey, companyId: sandbox.companyId });
    }, 120_000);
    afterAll(() => sandbox?.close());

    it('the sample has the expected size', () => {
      expect(sample).toHaveLength(SAMPLE);
    });

    it.each(sample)(
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
  });
});
