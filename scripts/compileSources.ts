/**
 * Writes the sources as JavaScript to `.compiled/`, file by file, which takes seconds: the tests of the gate let Node
 * load them from there, see gate/loadCompiled.ts.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, statSync } from 'node:fs';
import { COMPILED } from './gate/loadCompiled.ts';
import { TSC } from './gate/tsc.ts';

rmSync(COMPILED, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [TSC, '-p', 'tsconfig.compiled.json'], { stdio: 'inherit' });
// Files that the code reads next to itself, such as the SQL of the sandbox.
cpSync('src', COMPILED, {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || !path.endsWith('.ts'),
});
process.exitCode = status ?? 1;
