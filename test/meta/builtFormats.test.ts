/** The built command is split into chunks, and loads some formats only on request. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { reportFormats } from '../../src/validate/index.ts';
import { projectRoot } from '../support/shared.ts';

it.each(Object.keys(reportFormats))('the built command writes only %s', (format) => {
  const args = ['dist/cli/bin.cjs', 'validate', '-f', format, 'fixtures/invalid/00423/sample.xml'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LANG: 'en' },
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toContain('00423');
});
