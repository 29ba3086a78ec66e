/** `validate --since`: only what has changed in git. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const cwd = folderWith({
  '.gitignore': 'ignored\n',
  'in/same.xml': fixture.valid,
  'in/changed.xml': fixture.valid,
  'in/ò renamed.xml': fixture.validJson,
  'in/removed.xml': fixture.valid,
  'ignored/a.xml': fixture.valid,
});
const git = (...args: readonly string[]): void =>
  void execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd,
    stdio: 'ignore',
  });
git('init', '-b', 'main');
git('add', '.');
git('commit', '-m', 'one');
git('checkout', '-b', 'branch');
writeFileSync(join(cwd, 'in/changed.xml'), fixture.rejected);
git('commit', '-am', 'two');
git('checkout', 'main');
writeFileSync(join(cwd, 'in/same.xml'), fixture.simplified);
git('commit', '-am', 'elsewhere');
git('checkout', 'branch');
git('mv', 'in/ò renamed.xml', 'in/new name.xml');
writeFileSync(join(cwd, 'in/untracked.xml'), fixture.simplified);
rmSync(join(cwd, 'in/removed.xml'));

async function checked(args: readonly string[], folder = cwd): Promise<readonly string[]> {
  const { stdout } = await runCli(['validate', '--no-config', '-f', 'json', ...args], { cwd: folder });
  return (JSON.parse(stdout) as { files: { file: string }[] }).files.map(({ file }) => file);
}

describe('--since', () => {
  it.each([
    [
      ['--since', 'main', 'in'],
      ['in/changed.xml', 'in/new name.xml', 'in/untracked.xml'],
    ],
    [
      ['--since', 'HEAD', '.'],
      ['in/new name.xml', 'in/untracked.xml'],
    ],
    [['--since', 'HEAD', 'ignored'], []],
    [['--since', 'main', 'in/changed.xml', 'in/same.xml'], ['in/changed.xml']],
  ])('%j', async (args, files) => {
    expect(await checked(args)).toEqual(files);
  });

  it('finds files of the repository from a folder in it', async () => {
    expect(await checked(['--since', 'HEAD', '.'], join(cwd, 'in'))).toEqual([
      'new name.xml',
      'untracked.xml',
    ]);
  });

  it('says that nothing has changed, without an error', async () => {
    const { code, stdout, stderr } = await runCli(['validate', '--since', 'HEAD', 'in/changed.xml'], { cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('HEAD');
  });

  it('needs a path: nothing is read from standard input', async () => {
    const { code, stdout, stderr } = await runCli(['validate', '--since', 'HEAD'], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('fattura validate --help');
  });

  it.each([
    ['nowhere', cwd],
    ['--output=x', cwd],
    ['HEAD', folderWith({ 'in/a.xml': fixture.valid })],
  ])('%s is wrong usage where git does not know it', async (ref, folder) => {
    const { code, stdout, stderr } = await runCli(['validate', `--since=${ref}`, 'in'], { cwd: folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`--since ${ref}`);
  });
});
