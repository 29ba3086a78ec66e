/**
 * The whole gate, `npm test`: runs every check even if an earlier one fails, as many at once as there are cores, and
 * shows the output of failed checks. Failed test files run once more with nothing beside them, because a busy machine
 * can fail a test that waits; those that pass then are named, and do not fail the gate. The last line is "N passed, N failed". N counts vitest's tests and, as one each,
 * the other checks. `npm test -- --thorough` makes all runs and combinations of the long tests
 * (test/support/thorough.ts).
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTurn } from './gate/inTurn.ts';
import { again, type Outcome, run, type Step, vitest } from './gate/steps.ts';
import { TSC } from './gate/tsc.ts';
import { optionsOf } from './optionsOf.ts';

const asked = optionsOf({ thorough: { type: 'boolean', default: false } });
if (asked.thorough) process.env['FATTURA_THOROUGH'] ??= '1';

const temporary = mkdtempSync(join(tmpdir(), 'fattura-gate-'));

const report = (name: string): string => join(temporary, `${name}.json`);

function packed(): string {
  const file = readdirSync(temporary).find((name) => name.endsWith('.tgz'));
  return join(temporary, file ?? 'not-packed.tgz');
}

const steps: readonly Step[] = [
  { name: 'build', command: ['tsdown', '--log-level', 'warn'] },
  { name: 'sources', command: ['jiti', 'scripts/compileSources.ts'] },
  {
    // One thread, which measures time: beside one other check, not beside the tests, which use all cores.
    name: 'hostile inputs',
    run: () => vitest(['hostile'], report('hostile')),
    needs: ['sources'],
  },
  { name: 'biome', command: ['biome', 'check', '.'] },
  { name: 'types', command: ['node', TSC, '-p', '.'] },
  { name: 'types of the core without Node', command: ['node', TSC, '-p', 'tsconfig.core.json'] },
  { name: 'knip', command: ['knip', '--no-progress'] },
  {
    name: 'pack',
    command: ['npm', 'pack', '--ignore-scripts', '--silent', '--pack-destination', temporary],
    needs: ['build'],
  },
  { name: 'publint', command: () => ['publint', 'run', packed(), '--strict'], needs: ['pack'] },
  {
    name: 'attw',
    // The module resolution of Node 10 does not support `exports`; no supported Node uses it.
    command: () => ['attw', packed(), '--profile', 'node16', '--no-definitely-typed', '--no-emoji'],
    needs: ['pack'],
  },
  {
    name: 'tests',
    run: () => vitest(['all', 'mocking'], report('tests')),
    again: (files) => vitest(['all', 'mocking'], report('testsAgain'), files),
    needs: ['build', 'sources'],
    alone: 'tests',
  },
  {
    name: 'tests that wait',
    run: () => vitest(['waiting'], report('waiting'), ['--maxWorkers=2']),
    again: (files) => vitest(['waiting'], report('waitingAgain'), files),
    needs: ['build', 'sources'],
    alone: 'tests',
  },
];

const outcomes = new Map<string, Outcome>();

async function take(step: Step): Promise<void> {
  const missing = step.needs?.find((name) => outcomes.get(name)?.ok !== true);
  const outcome: Outcome =
    missing === undefined
      ? await run(step)
      : { ok: false, passed: 0, failed: 1, seconds: 0, output: `not run: "${missing}" failed\n` };
  outcomes.set(step.name, outcome);
  print(step, outcome);
}

function print(step: Step, outcome: Outcome): void {
  const mark = outcome.ok ? 'ok  ' : 'FAIL';
  const note = outcome.note === undefined ? '' : `  ${outcome.note}`;
  process.stdout.write(`${mark} ${step.name} (${outcome.seconds.toFixed(1)} s)${note}\n`);
  if (!outcome.ok) process.stdout.write(outcome.output);
}

try {
  await inTurn(steps, { width: availableParallelism(), take });
  for (const step of steps) {
    const first = outcomes.get(step.name);
    if (first === undefined || !('again' in step) || step.again === undefined) continue;
    const outcome = await again(first, step.again);
    if (outcome === first) continue;
    outcomes.set(step.name, outcome);
    print(step, outcome);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

const total = (key: 'passed' | 'failed') => [...outcomes.values()].reduce((sum, one) => sum + one[key], 0);
const failed = [...outcomes].filter(([, outcome]) => !outcome.ok).map(([name]) => name);
if (failed.length > 0) process.stdout.write(`\nfailed: ${failed.join(', ')}\n`);
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
