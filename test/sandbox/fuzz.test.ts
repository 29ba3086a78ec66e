/**
 * Every endpoint with requests that the served document allows, and with broken ones: only statuses and bodies that
 * are documented come back. test/support/seed.ts has the seed.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/api/contract/index.ts';
import type { OpenapiDocument } from '../support/openapiFlaws.ts';
import { type DatabaseKind, describeDatabases } from '../support/sandbox.ts';
import { type SeededSandbox, startSeededSandbox } from '../support/sandboxSeed.ts';
import { runs } from '../support/thorough.ts';
import { flawsOf, type Question } from './fuzz/check.ts';
import { type Broken, brokenShots } from './fuzz/damages.ts';
import { fire, type Shot, type Shown, validShots } from './fuzz/shot.ts';
import { Spec } from './fuzz/spec.ts';
import { worldRows } from './fuzz/world.ts';

/** PostgreSQL answers by the same code: fewer show where its statements differ. With less than five, all may be refused. */
const requestsOn = (database: DatabaseKind): number => Math.max(5, runs(database === 'pglite' ? 30 : 15));

/** Milliseconds per request, on a busy machine. */
const PATIENCE = 500;

/** The shown part of a failed request. */
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
  let isChanged = false;
  const restore = async (): Promise<void> => {
    if (isChanged) await sandbox.reset();
    isChanged = false;
  };
  const ask = async (shot: Shot): Promise<Shown> => {
    // Deleted rows are restored.
    if (shot.method === 'DELETE') await restore();
    const shown = await fire(sandbox.url, shot);
    isChanged ||= shot.method !== 'GET' && shown.status < 300;
    return shown;
  };
  beforeEach(restore);
  afterAll(() => sandbox?.close());

  /** Sends and checks a request; returns the status. */
  const tried = async (
    shot: Shot,
    question: Omit<Question, 'spec' | 'shot' | 'shown'>,
    damage = [] as readonly string[],
  ): Promise<number> => {
    const shown = await ask(shot);
    const flaws = flawsOf({ ...question, spec, shot, shown });
    if (flaws.length > 0)
      expect({ flaws, damage, ...told(shot), answer: shown.text.slice(0, 600) }).toEqual({ flaws: [] });
    return shown.status;
  };
  const requests = requestsOn(database);
  const settings = { numRuns: requests, endOnFailure: true };
  const time = requests * PATIENCE + 20_000;

  it.each(names)(
    'valid requests: %s',
    async (name) => {
      const operation = spec.operation(name);
      const statuses: number[] = [];
      const check = async (shot: Shot): Promise<void> => {
        statuses.push(await tried(shot, { operation }));
      };
      await fc.assert(fc.asyncProperty(validShots(spec, operation), check), settings);
      expect(statuses.some((status) => status < 300)).toBe(true);
      expect(sandbox.failures).toEqual([]);
    },
    time,
  );

  it.each(names)(
    'defective requests: %s',
    async (name) => {
      const operation = spec.operation(name);
      const statuses: number[] = [];
      const check = async ({ shot, damage, ...question }: Broken): Promise<void> => {
        statuses.push(await tried(shot, { ...question, operation }, damage));
      };
      const shots = brokenShots(validShots(spec, operation), operation);
      await fc.assert(fc.asyncProperty(shots, check), settings);
      expect(statuses.some((status) => status >= 400)).toBe(true);
      expect(sandbox.failures).toEqual([]);
      expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
    },
    time,
  );
});
