import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { SAMPLE } from '../support/sample.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const folder = (): string =>
  folderWith({
    'a.xml': SAMPLE,
    'b.xml': SAMPLE.replace('<Numero>7<', '<Numero>8<'),
    'wrong.xml': fixture.rejected,
    'note.txt': 'x',
    'there/x.txt': '',
  });

/** A folder name with a trailing slash, existing or not, and an existing folder. */
const FOLDERS = ['new/', 'there/', 'there'] as const;

describe('-o with a folder', () => {
  const intoFolder: readonly [args: readonly string[], name: string][] = [
    [['convert', 'a.xml', '-o'], 'a.json'],
    [['fix', 'wrong.xml', '-o'], 'wrong.xml'],
    [['attachments', 'a.xml', '--add', 'note.txt', '-o'], 'a.xml'],
    [['split', 'a.xml', '-o'], ''],
    [['show', 'a.xml', '--html'], 'a.html'],
    [['show', 'a.xml', '--pdf'], 'a.pdf'],
    [['anonymize', 'a.xml', '-o'], ''],
  ];

  it.each(intoFolder.flatMap(([args, name]) => FOLDERS.map((place) => [args, place, name] as const)))(
    'writes the result into the folder: %j %s',
    async (args, place, name) => {
      const cwd = folder();
      const { code } = await runCli([...args, place], { cwd });
      expect(code).toBe(0);
      const found = readdirSync(join(cwd, place)).filter((one) => one !== 'x.txt');
      expect(found).toHaveLength(1);
      if (name !== '') expect(found).toEqual([name]);
    },
  );

  it.each(
    [
      ['validate', 'a.xml', '-o'],
      ['export', 'a.xml', '-o'],
      ['merge', 'a.xml', 'b.xml', '-o'],
    ].flatMap((args) => FOLDERS.map((place) => [args, place] as const)),
  )('requires a single file: %j %s', async (args, place) => {
    const cwd = folder();
    const { code, stdout, stderr } = await runCli([...args, place], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(en.usage.folderForFile('--output', place));
    expect(existsSync(join(cwd, 'new'))).toBe(false);
  });

  it('accepts several files if each has its own result', async () => {
    const cwd = folder();
    expect((await runCli(['convert', 'a.xml', 'b.xml', '-o', 'new/'], { cwd })).code).toBe(0);
    expect(readdirSync(join(cwd, 'new')).sort()).toEqual(['a.json', 'b.json']);
  });
});
