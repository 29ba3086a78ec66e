/** Measures in a separate process, so that a failure there does not affect this one. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild-wasm';
import { projectRoot } from '../../test/support/shared.ts';
import type { Measured } from './measured.ts';
import { withReason } from './outcome.ts';

/** Limits of the process: generous, so that a failure can be measured before the process is killed. */
const GENEROUS = { milliseconds: 40_000, heapMegabytes: 4096 };

/**
 * Compiles the program of the process to plain JavaScript, because what compiles TypeScript at its start would take
 * memory that hides what the input needs.
 * @returns Its path
 */
export async function buildChild(folder: string): Promise<string> {
  const outfile = join(folder, 'child.cjs');
  await build({
    entryPoints: [fileURLToPath(new URL('child.ts', import.meta.url))],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
  });
  // Its process would go on compiling itself beside the first inputs.
  await stop();
  return outfile;
}

/**
 * @param child The program of {@link buildChild}.
 * @returns One result per path; a string describes a failure of the process
 */
export async function measureApart(
  child: string,
  what: 'file' | 'call',
  paths: readonly string[],
): Promise<readonly Measured[] | string> {
  const heap = `--max-old-space-size=${GENEROUS.heapMegabytes}`;
  const ended = spawnSync(
    process.execPath,
    ['--expose-gc', heap, child, join(projectRoot, 'dist'), what, ...paths],
    { encoding: 'utf8', timeout: GENEROUS.milliseconds },
  );
  if (ended.status === 0)
    return await Promise.all((JSON.parse(ended.stdout) as readonly Measured[]).map(withReason));
  return (
    ended.error?.message ??
    (ended.stderr.trim().split('\n').slice(0, 2).join(' ').slice(0, 300) ||
      `ended with ${ended.status ?? ended.signal}`)
  );
}
