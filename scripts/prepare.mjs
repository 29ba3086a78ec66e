/**
 * Builds a package that npm installs from git, such as a hook of pre-commit. In JavaScript, because for `npm install -g`
 * npm runs this script without the packages that it needs, and the script installs them. `npm ci` in a clone does not
 * build: what needs a build makes its own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';

const folder = realpathSync('.');
const { npm_command, npm_config_global: _, INIT_CWD = folder, ...env } = process.env;
const isOwnSetup = npm_command === 'ci' && realpathSync(INIT_CWD) === folder;

if (!isOwnSetup && !existsSync('dist/cli/bin.cjs')) {
  const steps = [
    ...(existsSync('node_modules/.bin/tsdown')
      ? []
      : [['ci', '--ignore-scripts', '--no-audit', '--no-fund']]),
    ['run', '--silent', 'build'],
  ];
  for (const args of steps) {
    // npm takes what is printed on the standard output for a result.
    const { status } = spawnSync('npm', args, {
      env,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}
