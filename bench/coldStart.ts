/** Cold start time of the command, compared with an empty Node program. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Comparison } from './groups.ts';
import { alternate, type Subject } from './measure.ts';

const NODE = "node -e ''";

function timed(name: string, args: readonly string[], expected: number): Subject {
  return {
    name,
    run: () => {
      const before = performance.now();
      const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
      const ms = [performance.now() - before];
      if (status !== expected)
        throw new Error(`${name} exited with ${status}: ${stderr.toString().slice(0, 500)}`);
      return { ms, valid: 1, rssMB: Number.NaN };
    },
  };
}

export function coldStart(root: string, repeats: number): Comparison {
  const bin = join(root, 'dist/cli/bin.cjs');
  const fixtures = join(root, 'fixtures');
  const command = (name: string, args: readonly string[], expected = 0): Subject =>
    timed(name, [bin, ...args], expected);
  const subjects = [
    timed(NODE, ['-e', ''], 0),
    command('fattura validate one.xml', ['validate', join(fixtures, 'valid/FPR12-simple.xml')]),
    command(
      'fattura validate wrong.xml',
      ['validate', join(fixtures, 'invalid/00200/several-mistakes.xml')],
      1,
    ),
    command('fattura validate one.json', ['validate', join(fixtures, 'valid/FPR12-simple.json')]),
    command('fattura convert one.xml', ['convert', join(fixtures, 'valid/FPR12-simple.xml')]),
    command('fattura --version', ['--version']),
    command('fattura --help', ['--help']),
  ];
  return {
    group: 'start',
    title: 'Cold start',
    set: 'one invoice',
    files: 1,
    bytes: 0,
    valid: 1,
    baseline: NODE,
    results: alternate(subjects, repeats),
  };
}
