/** The project's own fixtures, which `npm start` shows to a new user. */
import { expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';
import { runCli } from './runCli.ts';

interface Report {
  readonly files: readonly {
    readonly file: string;
    readonly verdict: string;
    readonly findings: readonly { readonly code: string; readonly severity: string }[];
  }[];
}

it('fixtures/valid is accepted', async () => {
  const { stdout } = await runCli(['validate', '--format', 'json', 'fixtures/valid'], { cwd: projectRoot });
  const { files } = JSON.parse(stdout) as Report;
  const rejected = files
    .filter(({ verdict }) => verdict !== 'valid')
    .map(({ file, findings }) => [
      file,
      ...findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    ]);
  expect(files.length).toBeGreaterThan(10);
  expect(rejected).toEqual([]);
});
