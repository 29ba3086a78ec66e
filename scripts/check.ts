/**
 * The quick check during development: `npm run check [-- REF]`. Style, types, and the tests closest to the changes
 * since REF (default: uncommitted changes). `npm test` remains the gate.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { globSync } from 'tinyglobby';
import { affectedTests } from './check/affected.ts';
import { inTurn } from './gate/inTurn.ts';
import { type Outcome, run, type Step } from './gate/steps.ts';
import { TSC } from './gate/tsc.ts';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const [ref = 'HEAD'] = process.argv.slice(2);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', ref),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const tests = affectedTests(changed, globSync('test/**/*.ts').sort());
const styled = changed.filter((path) => /\.(?:ts|json)$/.test(path) && existsSync(path));

const types = 'node_modules/.cache/check.tsbuildinfo';
const steps: readonly Step[] = [
  { name: 'types', command: ['node', TSC, '-p', '.', '--incremental', '--tsBuildInfoFile', types] },
  ...(styled.length === 0
    ? []
    : [{ name: 'style', command: ['biome', 'check', '--no-errors-on-unmatched', ...styled] } as const]),
  ...(tests.length === 0
    ? []
    : [
        {
          name: `tests (${tests.length} files)`,
          command: ['vitest', 'run', '--reporter=minimal', ...tests],
        } as const,
      ]),
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
