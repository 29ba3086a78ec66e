/** Processor time of a cold start of the command, compared with an empty Node program. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Comparison } from './groups.ts';
import { alternate, type Subject } from './measure.ts';

const NODE = "node -e ''";

/** Processor time in seconds, user and system: elapsed time depends on what else the machine does. */
const TIME = 'TIMEFORMAT="%3U %3S"; time "$@" > /dev/null';

function timed(
  name: string,
  args: readonly string[],
  { status: expected = 0, env = {} }: { readonly status?: number; readonly env?: NodeJS.ProcessEnv },
): Subject {
  return {
    name,
    run: () => {
      const { status, stderr } = spawnSync('bash', ['-c', TIME, 'bash', process.execPath, ...args], {
        stdio: ['ignore', 'ignore', 'pipe'],
        encoding: 'utf8',
        env: { ...process.env, ...env },
      });
      if (status !== expected) throw new Error(`${name} exited with ${status}: ${stderr.slice(0, 500)}`);
      const times = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
      const ms = [1000 * times.reduce((sum, seconds) => sum + seconds, 0)];
      return { ms, valid: 1, rssMB: Number.NaN };
    },
  };
}

export function coldStart(root: string, repeats: number): Comparison {
  const bin = join(root, 'dist/cli/bin.cjs');
  const fixtures = join(root, 'fixtures');
  const cache = mkdtempSync(join(tmpdir(), 'fattura-bench-'));
  const command = (name: string, args: readonly string[], status = 0, off = false): Subject => {
    const env = { XDG_CACHE_HOME: cache, FATTURA_CODE_CACHE: off ? '0' : '1' };
    const subject = timed(name, [bin, ...args], { status, env });
    // The first run fills the cache.
    subject.run();
    return subject;
  };
  const one = join(fixtures, 'valid/FPR12-simple.xml');
  const subjects = [
    timed(NODE, ['-e', ''], {}),
    command('fattura validate one.xml, no code cache', ['validate', one], 0, true),
    command('fattura validate one.xml', ['validate', one]),
    command(
      'fattura validate wrong.xml',
      ['validate', join(fixtures, 'invalid/00200/several-mistakes.xml')],
      1,
    ),
    command('fattura validate one.json', ['validate', join(fixtures, 'valid/FPR12-simple.json')]),
    command('fattura convert one.xml', ['convert', one]),
    command('fattura show one.xml', ['show', one]),
    command('fattura show one.xml --pdf', ['show', one, '--pdf', join(cache, 'one.pdf'), '--overwrite']),
    command('fattura codes', ['codes']),
    command('fattura --version', ['--version']),
    command('fattura --help', ['--help']),
  ];
  const results = alternate(subjects, repeats);
  rmSync(cache, { recursive: true });
  return {
    group: 'start',
    title: 'Cold start',
    set: 'one invoice',
    files: 1,
    bytes: 0,
    valid: 1,
    baseline: NODE,
    results,
  };
}
