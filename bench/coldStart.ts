/** Processor time of a cold start of the command, compared with an empty Node program. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Comparison } from './groups.ts';
import { alternate, type Subject } from './measure.ts';
import { BEFORE, type Workshop } from './prepare.ts';
import { timed } from './processTime.ts';

const NODE = "node -e ''";

interface Call {
  readonly name: string;
  readonly args: readonly string[];
  readonly status?: number;
  /** False without the code cache. */
  readonly cached?: boolean;
}

/** @param node The path of the Node that runs all subjects. */
export function coldStart({ root, before }: Workshop, node: string, repeats: number): Comparison {
  const fixtures = join(root, 'fixtures');
  const cache = mkdtempSync(join(tmpdir(), 'fattura-bench-'));
  const one = join(fixtures, 'valid/FPR12-simple.xml');
  const wrong = join(fixtures, 'invalid/00200/several-mistakes.xml');
  const pdf = ['--pdf', join(cache, 'one.pdf'), '--overwrite'];
  const calls: readonly Call[] = [
    { name: 'validate one.xml, no code cache', args: ['validate', one], cached: false },
    { name: 'validate one.xml', args: ['validate', one] },
    { name: 'validate wrong.xml', args: ['validate', wrong], status: 1 },
    { name: 'validate one.json', args: ['validate', join(fixtures, 'valid/FPR12-simple.json')] },
    { name: 'convert one.xml', args: ['convert', one] },
    { name: 'show one.xml', args: ['show', one] },
    { name: 'show one.xml --pdf', args: ['show', one, ...pdf] },
    { name: 'codes', args: ['codes'] },
    { name: '--version', args: ['--version'] },
    { name: '--help', args: ['--help'] },
  ];
  const command = (
    project: string,
    prefix: string,
    { name, args, status = 0, cached = true }: Call,
  ): Subject => {
    const env = { XDG_CACHE_HOME: cache, FATTURA_CODE_CACHE: cached ? '1' : '0' };
    const bin = join(project, 'dist/cli/bin.cjs');
    const subject = timed(`${prefix}fattura ${name}`, [bin, ...args], { node, status, env });
    // The first run fills the cache.
    subject.run();
    return subject;
  };
  const results = alternate(
    [
      timed(NODE, ['-e', ''], { node }),
      ...calls.flatMap((call) => [
        command(root, '', call),
        ...(before === null ? [] : [command(before, `${BEFORE} `, call)]),
      ]),
    ],
    repeats,
  );
  rmSync(cache, { recursive: true });
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  return {
    group: 'start',
    title: 'Cold start',
    set: `one invoice, Node ${version.slice(1)}`,
    files: 1,
    bytes: 0,
    valid: 1,
    baseline: NODE,
    results,
  };
}
