/**
 * `npm run -s fattura -- serve`: the command in a clone, which is built first if it is missing or older than its
 * sources. Standard output contains the output of the command alone.
 */
import { spawn } from 'node:child_process';
import { buildIfNeeded, COMMAND } from './check/buildIfNeeded.ts';

const failed = buildIfNeeded();
if (failed !== 0) process.exit(failed);
const folder = process.env['INIT_CWD'] ?? process.cwd();
const child = spawn(process.execPath, [COMMAND, ...process.argv.slice(2)], { cwd: folder, stdio: 'inherit' });
// Ctrl-C also reaches the command directly; a signal from elsewhere reaches this process only.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 1 : 128);
});
