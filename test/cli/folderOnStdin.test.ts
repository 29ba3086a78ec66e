/** A folder as standard input (`fattura … < folder`): an error, never an empty input. */
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { fixture } from './fixtures.ts';
import { folderWith } from './runCli.ts';
import { bundleFirst, shell } from './shell.ts';

bundleFirst();

const cwd = folderWith({ 'folder/a.xml': fixture.valid, 'a.xml': fixture.valid });
const env = { LANG: 'en_GB.UTF-8' };

describe('a folder on standard input', () => {
  it.each([
    ['validate --files-from -', 2],
    ['validate --format json --files-from -', 2],
    ['validate -', 1],
    ['validate', 1],
    ['convert', 1],
    ['show', 1],
    ['fix -', 1],
    ['open', 1],
    ['total', 1],
    ['export', 1],
    ['new', 1],
    ['diff - a.xml', 1],
  ])('is an error of fattura %s', async (line, expected) => {
    const { code, stdout, stderr } = await shell(`fattura ${line} < folder`, { cwd, env });
    expect({ code, isSaid: (stdout + stderr).includes(en.reason('EISDIR')) }).toEqual({
      code: expected,
      isSaid: true,
    });
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('is not in the table of fattura inbox, which names the reason', async () => {
    const { code, stderr } = await shell('fattura inbox - < folder', { cwd, env });
    expect({ code, isSaid: stderr.includes('EISDIR') }).toEqual({ code: 1, isSaid: true });
  });

  it('is unreadable in a report, not an empty file', async () => {
    const { stdout } = await shell('fattura validate --format json - < folder', { cwd, env });
    expect(JSON.parse(stdout)).toMatchObject({
      files: [
        { file: '-', verdict: 'unreadable', findings: [{ id: 'source.file', params: { reason: 'EISDIR' } }] },
      ],
    });
  });
});

it.each(['</dev/null', '<&-'])('an empty list is none, and says so: %s', async (redirection) => {
  const { code, stdout, stderr } = await shell(`fattura validate --files-from - ${redirection}`, {
    cwd,
    env,
  });
  expect({ code, stdout, stderr }).toEqual({
    code: 0,
    stdout: '',
    stderr: `fattura validate: ${en.nothingListed('-')}\n`,
  });
});
