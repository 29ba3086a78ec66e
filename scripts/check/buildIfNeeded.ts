import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../test/support/shared.ts';
import { isBuilt } from './isBuilt.ts';

/** The built command. */
export const COMMAND = join(projectRoot, 'dist/cli/bin.cjs');

/**
 * Builds dist/ if it is missing or older than its sources, with all output on standard error: standard output may be
 * the channel of an assistant or an editor.
 * @returns The exit code of the build; 0 if nothing was built
 */
export function buildIfNeeded(): number {
  if (isBuilt(COMMAND, join(projectRoot, 'src'))) return 0;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: projectRoot,
    stdio: ['ignore', 2, 2],
  });
  return status ?? 1;
}
