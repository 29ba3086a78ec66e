/** The built command with its cache of compiled code, and the chunks that a call loads. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';

const folder = mkdtempSync(join(tmpdir(), 'fattura-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes which chunks a call loaded with code from the cache, and which without. */
const preload = join(folder, 'preload.cjs');
const list = join(folder, 'loaded.json');
writeFileSync(
  preload,
  `const vm = require('node:vm');
const loaded = { cached: [], compiled: [], streams: [] };
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    const isCached = options.cachedData !== undefined && this.cachedDataRejected === false;
    loaded[isCached ? 'cached' : 'compiled'].push(require('node:path').basename(options.filename));
  }
};
if (process.env.SLOW === '1') {
  // The first file takes a minute.
  const fs = require('node:fs');
  const { openSync } = fs;
  let seconds = 0;
  process.uptime = () => seconds;
  fs.openSync = (path, ...rest) => {
    if (String(path).endsWith('.xml')) seconds = 60;
    return openSync(path, ...rest);
  };
}
process.on('exit', () => {
  loaded.streams = process.moduleLoadList.filter((name) => / (?:net|tty|stream|fs\\/promises)$/.test(name));
  require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(loaded));
});`,
);

interface Loaded {
  readonly cached: readonly string[];
  readonly compiled: readonly string[];
  /** Node's modules for streams and promises of files: loading them takes milliseconds. */
  readonly streams: readonly string[];
}

const BIN = join(projectRoot, 'dist/cli/bin.cjs');
const valid = join(projectRoot, 'fixtures/valid/FPR12-simple.xml');
const rejected = join(projectRoot, 'fixtures/invalid/00200/element-missing.xml');

function call(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ['-r', preload, BIN, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8', ...env },
  });
  const loaded = JSON.parse(readFileSync(list, 'utf8')) as Loaded;
  return { ended: { status, signal, stdout, stderr }, loaded };
}

let homes = 0;
function home(): string {
  homes += 1;
  const path = join(folder, `home${homes}`);
  mkdirSync(path, { mode: 0o700 });
  return path;
}

/** The chunks of a call by their names, without the hash of their content, and Node's modules for streams. */
function loadedBy(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): {
  readonly chunks: readonly string[];
  readonly streams: readonly string[];
} {
  const { compiled, streams } = call(args, { HOME: home(), ...env }).loaded;
  return { chunks: compiled.map((name) => name.replace(/(?:-[\w-]{8})?\.cjs$/, '')).sort(), streams };
}

const ALWAYS = ['command', 'common', 'rolldown-runtime'];

describe('the built command loads', () => {
  it.each([
    ['no more than every call for the version', ['--version'], []],
    ['the messages for the help', ['--help'], ['en', 'render']],
    ['the code lists without the check', ['codes'], ['codeLists', 'en', 'fold', 'run', 'sanitize']],
    ['the check for a valid file', ['validate', valid], ['check', 'codeLists']],
    [
      'the sentences of problems for a rejected file',
      ['validate', rejected],
      ['check', 'codeLists', 'findings', 'findings-en'],
    ],
  ])('%s', (_, args, others) => {
    const { chunks, streams } = loadedBy(args);
    expect({ chunks, streams }).toEqual({ chunks: [...ALWAYS, ...others].sort(), streams: [] });
  });

  it('no thread for one file, however long it takes', () => {
    expect(loadedBy(['validate', valid], { SLOW: '1' })).toEqual(loadedBy(['validate', valid]));
  });

  it.each([
    ['show', valid],
    ['convert', valid],
  ])("%s: none of Node's modules for streams", (...args) => {
    expect(loadedBy(args).streams).toEqual([]);
  });
});

describe('the built command', () => {
  it.each([
    ['--version'],
    ['--help'],
    ['codes'],
    ['validate', valid],
    ['validate', rejected],
    ['show', valid],
    // Both import a package.
    ['show', valid, '--overwrite', '--pdf', join(folder, 'invoice.pdf')],
    ['validate', valid, '--engine', 'libxml2'],
  ])('%s %s: the second call compiles nothing and answers the same', (...args) => {
    const env = { HOME: home() };
    const first = call(args, env);
    const second = call(args, env);
    const third = call(args, { ...env, FATTURA_CODE_CACHE: '0' });
    expect(first.loaded.cached).toEqual([]);
    expect(second.loaded.compiled).toEqual([]);
    expect(second.loaded.cached).toEqual(first.loaded.compiled);
    expect(third.loaded).toMatchObject({ cached: [], compiled: [] });
    expect([second.ended, third.ended]).toEqual([first.ended, first.ended]);
  });

  it('writes no cache where it is switched off, and none for a wrong call', () => {
    const HOME = home();
    call(['validate', valid], { HOME, FATTURA_CODE_CACHE: '0' });
    call(['unknown'], { HOME });
    expect(readdirSync(HOME)).toEqual([]);
  });

  it('writes no cache for many files, which need more code than one', () => {
    const HOME = home();
    const list = join(folder, 'many.txt');
    writeFileSync(list, `${valid}\n`.repeat(5_000));
    const { chunks } = loadedBy(['validate', '-q', '--files-from', list], { HOME });
    expect([chunks.includes('checkInPool'), readdirSync(HOME)]).toEqual([true, []]);
    call(['validate', valid], { HOME });
    expect(readdirSync(join(HOME, '.cache/fattura/code'))).toHaveLength(1);
  });

  it.each<[what: string, prepare: (path: string) => void]>([
    ['a home that is a file', (path) => writeFileSync(join(path, '.cache'), '')],
    ['a cache that others can write', (path) => openCache(path, 0o777)],
  ])('says nothing about %s', (_what, prepare) => {
    const plain = call(['validate', valid], { FATTURA_CODE_CACHE: '0' });
    const HOME = home();
    prepare(HOME);
    for (let i = 0; i < 2; i += 1) {
      const { ended, loaded } = call(['validate', valid], { HOME });
      expect(ended).toEqual(plain.ended);
      expect(loaded.cached).toEqual([]);
    }
  });

  it('checks a folder in worker threads with the cache', () => {
    const env = { HOME: home() };
    const files = join(projectRoot, 'fixtures/valid');
    const first = call(['validate', '-q', files], env);
    expect(call(['validate', '-q', files], env).ended).toEqual(first.ended);
  });

  it('is started twice at once', async () => {
    const env = { HOME: home(), PATH: process.env['PATH'] };
    for (let round = 0; round < 2; round += 1) {
      const codes = await Promise.all(
        Array.from({ length: 6 }, () => {
          const child = spawn(process.execPath, [BIN, 'validate', valid], { env, stdio: 'ignore' });
          return new Promise((resolve) => child.on('close', resolve));
        }),
      );
      expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
    }
    expect(readdirSync(join(env.HOME, '.cache/fattura/code'))).toHaveLength(1);
  });
});

function openCache(path: string, mode: number): void {
  mkdirSync(join(path, '.cache'));
  chmodSync(join(path, '.cache'), mode);
}
