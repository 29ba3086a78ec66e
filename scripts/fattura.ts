/**
 * `npm run -s fattura -- serve`: the command in a clone, built before if it is missing or older than its sources.
 * Standard output is that of the command alone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../test/support/shared.ts';
import { isBuilt } from './check/isBuilt.ts';

const command = join(projectRoot, 'dist/cli/bin.cjs');
if (!isBuilt(command, join(projectRoot, 'src'))) {
  // npm and the build write to standard output, which may be the channel of an assistant or an editor.
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: projectRoot,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
const folder = process.env['INIT_CWD'] ?? process.cwd();
const child = spawn(process.execPath, [command, ...process.argv.slice(2)], { cwd: folder, stdio: 'inherit' });
// Ctrl-C reaches the command by itself; a stop from elsewhere reaches this process only.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 1 : 128);
});
