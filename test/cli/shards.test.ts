/** `validate --shard` and `--files-from`: parts of a folder for several processes, and lists of files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hash } from '../../src/cli/files/shard.ts';
import { zipOf } from '../support/zipBuilder.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';
import { bundleFirst, shell } from './shell.ts';

bundleFirst();

const NAMES = Array.from({ length: 20 }, (_, at) => `2026/${at}.xml`);
const cwd = folderWith({
  ...Object.fromEntries(NAMES.map((name) => [`in/${name}`, fixture.valid])),
  'in/a.zip': zipOf(NAMES.map((name) => ({ name, content: fixture.simplified }))),
  'other/-': fixture.valid,
  'other/*.xml': fixture.simplified,
  'other/new\nline.xml': fixture.simplified,
});

interface Ended {
  readonly code: number;
  readonly files: readonly string[];
}

async function checked(args: readonly string[], stdin = '', folder = cwd): Promise<Ended> {
  const { code, stdout } = await runCli(
    ['validate', '--no-config', '--only', 'structure', '-f', 'ndjson', ...args],
    { cwd: folder, stdin },
  );
  const lines = stdout.split('\n').filter((line) => line !== '');
  const files = lines.flatMap((line) => (JSON.parse(line) as { readonly file?: string }).file ?? []);
  return { code, files };
}

describe('--shard', () => {
  it.each([1, 2, 3, 16])(
    'the %i parts of a folder have each file once, those in archives too',
    async (of) => {
      const { files } = await checked(['in']);
      expect(files).toHaveLength(2 * NAMES.length);
      const parts = await Promise.all(
        Array.from({ length: of }, (_, at) => checked(['--shard', `${at + 1}/${of}`, 'in'])),
      );
      expect(parts.flatMap((part) => part.files).sort()).toEqual([...files].sort());
    },
  );

  it('the part of a file depends on its path in the folder only', async () => {
    const [whole, inside] = [
      await checked(['--shard', '1/2', 'in/2026', '--exclude', '1.xml']),
      await checked(['--shard', '1/2', '.'], '', join(cwd, 'in/2026')),
    ];
    const names = inside.files.filter((name) => name !== '1.xml');
    expect(names.length).toBeGreaterThan(0);
    expect(whole.files).toEqual(names.map((name) => `in/2026/${name}`));
  });

  // The published function: another version must not assign files differently.
  it.each([
    ['', 2872998923],
    ['2026/1.xml', 3318036095],
    ['fattura.xml', 876867151],
  ])('%j has the hash %i', (text, expected) => expect(hash(text)).toBe(expected));

  it('parts are of similar size', () => {
    const sizes = Array<number>(16).fill(0);
    for (let at = 0; at < 16_000; at += 1) {
      const part = hash(`IT01234567890_${at.toString(36).padStart(5, '0')}.xml`) % 16;
      sizes[part] = (sizes[part] ?? 0) + 1;
    }
    expect(Math.min(...sizes)).toBeGreaterThan(900);
    expect(Math.max(...sizes)).toBeLessThan(1_100);
  });

  it.each(['0/4', '5/4', '4', '1/0', '-1/4', 'a/b', '1/1000000000'])('%s is an error', async (shard) => {
    expect(await checked(['--shard', shard, 'in'])).toEqual({ code: 2, files: [] });
  });

  it('an empty part is no error, and says so', async () => {
    const { code, stderr } = await runCli(['validate', '--shard', '1/999999', 'in'], { cwd });
    expect([code, stderr.includes('1/999999') || stderr.includes('999999')]).toEqual([0, true]);
  });
});

describe('--files-from', () => {
  it.each([
    ['NUL', 'in/2026/1.xml\0in/2026/2.xml\0', ['in/2026/1.xml', 'in/2026/2.xml']],
    ['NUL, without the last', 'in/2026/1.xml\0in/2026/2.xml', ['in/2026/1.xml', 'in/2026/2.xml']],
    ['lines', 'in/2026/1.xml\nin/2026/2.xml\n', ['in/2026/1.xml', 'in/2026/2.xml']],
    ['lines of Windows', 'in/2026/1.xml\r\nin/2026/2.xml\r\n', ['in/2026/1.xml', 'in/2026/2.xml']],
    ['a line end in a name', 'other/new\nline.xml\0', ['other/new\nline.xml']],
    ['a pattern is a name', 'other/*.xml\n', ['other/*.xml']],
    ['a folder', 'in/2026\n', NAMES.map((name) => `in/${name}`)],
    ['a file of an archive', 'in/a.zip\0', NAMES.map((name) => `in/a.zip!${name}`)],
    ['a name twice', 'in/2026/1.xml\0in/2026/1.xml\0', ['in/2026/1.xml', 'in/2026/1.xml']],
    ['nothing', '', []],
  ])('%s', async (_, list, files) => {
    const found = await checked(['--files-from', '-'], list);
    expect(found.code).toBe(0);
    expect([...found.files].sort()).toEqual([...files].sort());
  });

  it.each([
    ['no name', '', 1],
    ['a file that does not exist', 'in/none.xml\0', 1],
    ['two', 'in/none.xml\0in/neither.xml\0', 2],
  ])('one message for each: %s', async (_, stdin, messages) => {
    const { stderr } = await runCli(['validate', '--no-config', '--files-from', '-'], { cwd, stdin });
    expect(stderr.match(/^fattura validate: /gm)).toHaveLength(messages);
  });

  it('a list longer than a block', async () => {
    const list = Array.from({ length: 6_000 }, () => 'in/2026/1.xml').join('\n');
    writeFileSync(join(cwd, 'long.txt'), list);
    expect((await checked(['--shard', '1/1', '--files-from', 'long.txt'])).files).toHaveLength(6_000);
  });

  it('"-" is a file of that name', async () => {
    expect((await checked(['--files-from', '-'], '-\n', join(cwd, 'other'))).files).toEqual(['-']);
  });

  it.each([
    ['an empty name', ['--files-from', '-'], 'in/2026/1.xml\0\0in/2026/2.xml\0'],
    ['an empty line', ['--files-from', '-'], 'in/2026/1.xml\n\n'],
    ['a file that does not exist', ['--files-from', '-'], 'in/none.xml\0'],
    ['no list', ['--files-from', 'none.txt'], ''],
    ['a folder as a list', ['--files-from', 'in'], ''],
    ['operands as well', ['--files-from', '-', 'in'], ''],
  ])('%s is an error', async (_, args, list) => {
    expect((await checked(args, list)).code).toBe(2);
  });
});

/** The first example of the page, as it is written there. */
const PARALLEL = /```sh\n(?<line>seq .*parallel [^`]*)```/.exec(
  readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8'),
)?.groups?.['line'];

const hasParallel = existsSync('/usr/bin/parallel');

it.skipIf(!hasParallel)(
  `GNU parallel, as in docs/scale.md${hasParallel ? '' : ' (not installed)'}`,
  async () => {
    const folder = folderWith(
      Object.fromEntries(NAMES.map((name) => [`invoices/${name}`, fixture.rejected])),
    );
    const { code } = await shell(`export -f fattura\n${PARALLEL}`, {
      cwd: folder,
      env: { SHELL: '/bin/bash' },
    });
    // The number of parts that failed.
    expect(code).toBe(4);
    const lines = [1, 2, 3, 4].flatMap((part) =>
      readFileSync(join(folder, `part-${part}.ndjson`), 'utf8').split('\n'),
    );
    const files = lines.flatMap((line) => /^\{"file":"([^"]+)"/.exec(line)?.[1] ?? []);
    expect(files.sort()).toEqual(NAMES.map((name) => `invoices/${name}`).sort());
  },
);
