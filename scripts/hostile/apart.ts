/** Measures in a separate process, so that a failure there does not affect this one. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measured } from './measured.ts';

/** Limits of the process: generous, so that a failure can be measured before the process is killed. */
const GENEROUS = { milliseconds: 40_000, heapMegabytes: 4096 };

/** @returns One result per path; a string describes a failure of the process */
export function measureApart(what: 'file' | 'call', paths: readonly string[]): readonly Measured[] | string {
  const jiti = join(dirname(createRequire(import.meta.url).resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  const child = spawnSync(
    process.execPath,
    [
      '--expose-gc',
      `--max-old-space-size=${GENEROUS.heapMegabytes}`,
      jiti,
      fileURLToPath(new URL('../hostile.ts', import.meta.url)),
      ...paths.map((path) => `--${what}=${path}`),
    ],
    { encoding: 'utf8', timeout: GENEROUS.milliseconds },
  );
  if (child.status === 0) return JSON.parse(child.stdout) as readonly Measured[];
  return (
    child.error?.message ??
    (child.stderr.trim().split('\n').slice(0, 2).join(' ').slice(0, 300) ||
      `ended with ${child.status ?? child.signal}`)
  );
}
