/** The cache of compiled code: whose files it trusts, and how it handles damage. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheFolder, isTrusted } from '../../src/cli/launch/cacheFolder.ts';
import { chunkLoader } from '../../src/cli/launch/chunkLoader.ts';
import { CodeCache } from '../../src/cli/launch/codeCache.ts';
import { makeFolder } from '../../src/folders/index.ts';
import { folderWith } from './runCli.ts';

const MAIN = "const { twice } = require('./other.cjs'); exports.value = twice(21);";
const OTHER = 'exports.twice = function twice(number) { return number * 2; };';

/** An installation with two chunks, and the folder of its cache. */
function installation(): { readonly chunks: string; readonly folder: string } {
  const chunks = folderWith({ 'main.cjs': MAIN, 'other.cjs': OTHER });
  const home = folderWith({});
  chmodSync(home, 0o755);
  return { chunks, folder: join(home, 'fattura', 'code') };
}

type Installation = ReturnType<typeof installation>;

/** Loads the chunks as a process does, and returns which of them were compiled. */
function run({ chunks, folder }: Installation, key = 'key'): { value: unknown; compiled: string[] } {
  const cache = new CodeCache(folder, { name: 'main', key });
  const { load, compiled } = chunkLoader(
    join(chunks, 'bin.cjs'),
    createRequire(join(chunks, 'bin.cjs')),
    cache,
  );
  const { value } = load('./main.cjs') as { value: unknown };
  if (compiled.size > 0) cache.keep(compiled, makeFolder);
  return { value, compiled: [...compiled.keys()].sort() };
}

const ALL = ['main.cjs', 'other.cjs'];

const fileOf = ({ folder }: Installation): string => {
  const [name = ''] = readdirSync(folder);
  return join(folder, name);
};

/** Opening a pipe waits until another process writes. */
const PIPE: [what: string, damage: (path: string) => void] = [
  'a pipe',
  (path) => {
    rmSync(path);
    execFileSync('mkfifo', ['-m', '600', path]);
  },
];

function change(path: string, edit: (bytes: Buffer) => Buffer): void {
  writeFileSync(path, edit(readFileSync(path)));
}

describe('a cache of compiled code', () => {
  it('is made by one run and used by the next', () => {
    const made = installation();
    expect(run(made)).toEqual({ value: 42, compiled: ALL });
    expect(run(made)).toEqual({ value: 42, compiled: [] });
    expect([made.folder, dirname(made.folder)].map((path) => statSync(path).mode & 0o777)).toEqual([
      0o700, 0o700,
    ]);
    expect(statSync(fileOf(made)).mode & 0o777).toBe(0o600);
    expect(readdirSync(made.folder)).toHaveLength(1);
  });

  it('follows the source of a chunk, even one of the same length', () => {
    const made = installation();
    run(made);
    const path = join(made.chunks, 'other.cjs');
    writeFileSync(path, OTHER.replace('* 2', '* 3'));
    utimesSync(path, 1, 1);
    expect(run(made)).toEqual({ value: 63, compiled: ['other.cjs'] });
    expect(run(made)).toEqual({ value: 63, compiled: [] });
  });

  it('belongs to one build and one version of V8', () => {
    const made = installation();
    run(made);
    expect(run(made, 'another')).toEqual({ value: 42, compiled: ALL });
    expect(run(made)).toEqual({ value: 42, compiled: [] });
  });

  it('keeps the chunks of earlier runs', () => {
    const made = installation();
    run(made);
    rmSync(join(made.chunks, 'main.cjs'));
    writeFileSync(join(made.chunks, 'main.cjs'), `${MAIN} `);
    run(made);
    expect(run(made).compiled).toEqual([]);
  });

  it.each<[what: string, damage: (path: string) => void]>([
    ['empty', (path) => writeFileSync(path, '')],
    ['text', (path) => writeFileSync(path, 'no code'.repeat(100))],
    ['truncated in the header', (path) => change(path, (bytes) => bytes.subarray(0, 10))],
    ['truncated in the first copy', (path) => change(path, (bytes) => bytes.subarray(0, bytes.length / 4))],
    ['without its last byte', (path) => change(path, (bytes) => bytes.subarray(0, -1))],
    ['longer by a byte', (path) => change(path, (bytes) => Buffer.concat([bytes, Buffer.alloc(1)]))],
    ...[0, 4, 8, 16, 0.3, 0.5, 0.7, 0.99].map((place): [string, (path: string) => void] => [
      `changed at ${place}`,
      (path) =>
        change(path, (bytes) => {
          const at = place < 1 ? Math.floor(bytes.length * place) : place;
          bytes[at] = (bytes[at] ?? 0) ^ 0xff;
          return bytes;
        }),
    ]),
    [
      'a folder',
      (path) => {
        rmSync(path);
        mkdirSync(path);
      },
    ],
    [
      'a link',
      (path) => {
        const other = join(dirname(path), '..', 'elsewhere');
        writeFileSync(other, readFileSync(path), { mode: 0o600 });
        rmSync(path);
        symlinkSync(other, path);
      },
    ],
    ['writable by others', (path) => chmodSync(path, 0o622)],
    ...(process.platform === 'win32' ? [] : [PIPE]),
  ])('is not used when it is %s', (_what, damage) => {
    const made = installation();
    run(made);
    damage(fileOf(made));
    expect(run(made)).toEqual({ value: 42, compiled: ALL });
  });

  it.each<[what: string, open: (folder: string) => void]>([
    ['world-writable', (folder) => chmodSync(folder, 0o777)],
    ['writable by its group', (folder) => chmodSync(folder, 0o770)],
    ['in a folder that others can write', (folder) => chmodSync(dirname(folder), 0o777)],
    ['in a cache that others can write', (folder) => chmodSync(dirname(dirname(folder)), 0o777)],
    [
      'a link',
      (folder) => {
        const other = folderWith({});
        rmSync(folder, { recursive: true });
        symlinkSync(other, folder);
      },
    ],
  ])('is neither read nor written in a folder that is %s', (_what, open) => {
    const made = installation();
    run(made);
    open(made.folder);
    const before = existsSync(made.folder) ? readdirSync(made.folder) : [];
    expect(run(made)).toEqual({ value: 42, compiled: ALL });
    expect(readdirSync(made.folder)).toEqual(before);
  });

  it('is not trusted if another user owns it', () => {
    const isRoot = process.getuid?.() === 0;
    const folder = isRoot ? join(folderWith({}), 'a') : '/usr';
    if (isRoot) {
      mkdirSync(folder, { mode: 0o700 });
      chownSync(folder, 12_345, 12_345);
    }
    expect(isTrusted(folder)).toBe(false);
    if (!isRoot) return;
    const made = installation();
    run(made);
    chownSync(fileOf(made), 12_345, 12_345);
    expect(run(made)).toEqual({ value: 42, compiled: ALL });
  });

  it.runIf(process.getuid?.() === 0).each<[what: string, existing: string]>([
    ['a home', '.'],
    ['a cache', 'home/.cache'],
    ['a folder of fattura', 'home/.cache/fattura'],
  ])('makes no folder in %s of another user', (_what, existing) => {
    const folder = folderWith({});
    const owned = join(folder, existing);
    mkdirSync(owned, { recursive: true });
    chownSync(owned, 12_345, 12_345);
    const { chunks } = installation();
    const made = { chunks, folder: join(folder, 'home/.cache/fattura/code') };
    expect(run(made)).toEqual({ value: 42, compiled: ALL });
    expect(readdirSync(owned)).toEqual([]);
  });

  it('is not used if its folder cannot be created', () => {
    const made = installation();
    writeFileSync(dirname(made.folder), 'a file');
    expect(run(made)).toEqual({ value: 42, compiled: ALL });
    expect(run(made)).toEqual({ value: 42, compiled: ALL });
  });

  it('removes files of a month ago, and no others', () => {
    const made = installation();
    run(made);
    for (const [name, age] of [
      ['old.bin', 31],
      ['new.bin', 29],
    ] as const) {
      const path = join(made.folder, name);
      writeFileSync(path, '');
      const seconds = Date.now() / 1000 - age * 86_400;
      utimesSync(path, seconds, seconds);
    }
    run(made, 'another');
    const names = readdirSync(made.folder);
    expect({ old: names.includes('old.bin'), new: names.includes('new.bin') }).toEqual({
      old: false,
      new: true,
    });
  });

  it('does not hide the error of a chunk', () => {
    const made = installation();
    writeFileSync(join(made.chunks, 'other.cjs'), "throw new RangeError('told');");
    expect(() => run(made)).toThrow(RangeError);
  });
});

describe('the folder of the cache', () => {
  it.each([
    [{ HOME: '/u/a' }, 'linux', '/u/a/.cache/fattura/code'],
    [{ HOME: '/u/a', XDG_CACHE_HOME: '/c' }, 'linux', '/c/fattura/code'],
    [{ HOME: '/u/a', XDG_CACHE_HOME: 'relative' }, 'linux', '/u/a/.cache/fattura/code'],
    [{ HOME: 'relative' }, 'linux', null],
    [{}, 'linux', null],
    [{ HOME: '/u/a' }, 'win32', null],
    [{ LOCALAPPDATA: '/local' }, 'win32', '/local/fattura/code'],
  ] as const)('%j on %s: %s', (env, platform, wanted) => {
    expect(cacheFolder(env, platform)).toBe(wanted);
  });
});
