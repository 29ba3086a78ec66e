/**
 * Every endpoint with requests that the served document allows, and with broken ones: only statuses and bodies that
 * are documented come back. `FATTURA_FUZZ=300` asks so often each; test/support/seed.ts has the seed.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/api/contract/index.ts';
import type { OpenapiDocument } from '../support/openapiFlaws.ts';
import { describeDatabases } from '../support/sandbox.ts';
import { type SeededSandbox, startSeededSandbox } from '../support/sandboxSeed.ts';
import { brokenShots } from './fuzz/damage.ts';
import { flawsOf } from './fuzz/judge.ts';
import { fire, type Shot, validShots } from './fuzz/shot.ts';
import { Spec } from './fuzz/spec.ts';
import { worldRows } from './fuzz/world.ts';

const RUNS = Number(process.env['FATTURA_FUZZ'] ?? 20);

/** Milliseconds for one request, on a machine that is busy. */
const PATIENCE = 500;

/** What is shown of a request that went wrong. */
const told = ({ method, path, pairs, headers, body }: Shot) => ({
  line: `${method} ${path}?${pairs.join('&')}`.slice(0, 400),
  type: headers['content-type'],
  body: body?.toString().slice(0, 400),
});

const names = endpoints.map(({ resource, name }) => `${resource}.${name}`);

describeDatabases('the fuzzer finds nothing', (database) => {
  let sandbox: SeededSandbox;
  let spec: Spec;
  beforeAll(async () => {
    sandbox = await startSeededSandbox({ database, rows: worldRows() });
    spec = new Spec((await (await fetch(`${sandbox.url}/api/spec`)).json()) as OpenapiDocument);
  }, 120_000);
  beforeEach(() => sandbox.reset());
  afterAll(() => sandbox?.close());

  it.each(names)(
    '%s, as documented',
    async (name) => {
      const operation = spec.operation(name);
      let successes = 0;
      const ask = async (shot: Shot): Promise<void> => {
        const shown = await fire(sandbox.url, shot);
        const flaws = flawsOf({ spec, operation, shot, shown });
        expect({
          flaws,
          ...(flaws.length > 0 && { ...told(shot), answer: shown.text.slice(0, 600) }),
        }).toEqual({ flaws: [] });
        if (shown.status < 300) successes += 1;
        // What was deleted is there again.
        if (shown.status === 204) await sandbox.reset();
      };
      await fc.assert(fc.asyncProperty(validShots(spec, operation), ask), {
        numRuns: RUNS,
        endOnFailure: true,
      });
      expect(successes).toBeGreaterThan(0);
      expect(sandbox.failures).toEqual([]);
    },
    RUNS * PATIENCE + 20_000,
  );

  it.each(names)(
    '%s, broken',
    async (name) => {
      const operation = spec.operation(name);
      let refusals = 0;
      const shots = brokenShots(validShots(spec, operation), operation);
      await fc.assert(
        fc.asyncProperty(shots, async ({ shot, damage, ...question }) => {
          const shown = await fire(sandbox.url, shot);
          const flaws = flawsOf({ ...question, spec, operation, shot, shown });
          expect({
            flaws,
            ...(flaws.length > 0 && { damage, ...told(shot), answer: shown.text.slice(0, 600) }),
          }).toEqual({ flaws: [] });
          if (shown.status >= 400) refusals += 1;
          if (shown.status === 204) await sandbox.reset();
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      expect(refusals).toBeGreaterThan(0);
      expect(sandbox.failures).toEqual([]);
      expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
    },
    RUNS * PATIENCE + 20_000,
  );
});
