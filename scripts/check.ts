/**
 * The quick check while one works: `npm run check [-- REF]`. Style, types, and the tests that can see what changed since
 * REF (default: what is not committed). `npm test` remains the gate.
 */
import { availableParallelism } from 'node:os';
import { inTurn } from './gate/inTurn.ts';
import { type Outcome, run, type Step } from './gate/steps.ts';

const [ref] = process.argv.slice(2);

const steps: readonly Step[] = [
  {
    name: 'types',
    command: [
      'tsc',
      '-p',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/check.tsbuildinfo',
    ],
  },
  { name: 'style', command: ['biome', 'check', '.'] },
  {
    name: 'tests of what changed',
    command: [
      'vitest',
      'run',
      '--project',
      'unit',
      '--project',
      'mocking',
      '--reporter=minimal',
      '--passWithNoTests',
      '--changed',
      ...(ref === undefined ? [] : [ref]),
    ],
  },
];

const outcomes: Outcome[] = [];
await inTurn(steps, {
  width: availableParallelism(),
  take: async (step) => {
    const outcome = await run(step);
    outcomes.push(outcome);
    process.stdout.write(`${outcome.ok ? 'ok  ' : 'FAIL'} ${step.name} (${outcome.seconds.toFixed(1)} s)\n`);
    if (!outcome.ok) process.stdout.write(outcome.output);
  },
});
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
