import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/cli/command/usageError.ts';
import { type Exclusion, excluder } from '../../src/cli/files/exclude.ts';
import { type FindSettings, findInputs, isSingle, type PathProblem } from '../../src/cli/files/find.ts';
import { readFileUpTo, readStreamUpTo } from '../../src/cli/files/read.ts';
import { parseSize } from '../../src/cli/files/size.ts';
import { TemporaryFile } from '../../src/cli/files/temporaryFile.ts';
import { writeWhole } from '../../src/cli/files/write.ts';
import { OutputFile } from '../../src/cli/output/outputFile.ts';
import { ExitCode, worstExitCode } from '../../src/cli/process/exitCode.ts';
import { progressOn } from '../../src/cli/terminal/progress.ts';
import { DEFAULT_MAX_BYTES } from '../../src/model/index.ts';
import { folderWith } from './runCli.ts';

const tree = folderWith({
  'b.xml': '',
  'a.xml': '',
  'B.xml': '',
  'z/inner.json': '',
  'c/deep/er/x.P7M': '',
  'c/readme.md': '',
  '[odd].xml': '',
});

async function find(
  operands: readonly string[],
  settings: Pick<FindSettings, 'isExcluded'> = {},
): Promise<{ inputs: readonly string[]; problems: readonly PathProblem[] }> {
  const problems: PathProblem[] = [];
  const inputs: string[] = [];
  for await (const { name, below } of findInputs(operands, {
    cwd: tree,
    onProblem: (one) => problems.push(one),
    ...settings,
  })) {
    inputs.push(name === below ? name : `${name} (${below})`);
  }
  return { inputs, problems };
}

const searches: readonly {
  operands: readonly string[];
  inputs: readonly string[];
  problems?: readonly string[];
}[] = [
  { operands: ['.'], inputs: ['B.xml', '[odd].xml', 'a.xml', 'b.xml', 'c/deep/er/x.P7M', 'z/inner.json'] },
  { operands: ['c', 'b.xml'], inputs: ['c/deep/er/x.P7M (deep/er/x.P7M)', 'b.xml'] },
  { operands: ['c/readme.md'], inputs: ['c/readme.md (readme.md)'] },
  { operands: ['c/**/*.P7M'], inputs: ['c/deep/er/x.P7M (deep/er/x.P7M)'] },
  { operands: ['?.xml'], inputs: ['B.xml', 'a.xml', 'b.xml'] },
  { operands: ['{a,b}.xml', '!a.xml'], inputs: ['a.xml', 'b.xml'], problems: ['noMatch !a.xml'] },
  // A name that looks like a pattern names that file if it exists.
  { operands: ['[odd].xml'], inputs: ['[odd].xml'] },
  { operands: ['-', '-'], inputs: ['- (stdin)', '- (stdin)'] },
  {
    operands: ['nowhere', 'a.xml/b', '*.pdf', 'c/deep/../../nope'],
    inputs: [],
    problems: ['missing nowhere', 'missing a.xml/b', 'noMatch *.pdf', 'missing c/deep/../../nope'],
  },
];

describe('operands', () => {
  it.each(searches)('$operands', async ({ operands, inputs, problems = [] }) => {
    const found = await find(operands);
    expect(found.inputs.map((name) => name.replaceAll('\\', '/'))).toEqual(inputs);
    expect(found.problems.map(({ kind, operand }) => `${kind} ${operand}`)).toEqual(problems);
  });

  it.each([
    [[], true],
    [['-'], true],
    [['a.xml'], true],
    [['nowhere.xml'], true],
    [['[odd].xml'], true],
    [['.'], false],
    [['*.xml'], false],
    [['a.xml', 'b.xml'], false],
  ])('%j is one input: %s', (operands, single) => {
    expect(isSingle(operands, tree)).toBe(single);
  });
});

const exclusions: readonly {
  patterns: readonly string[];
  operands: readonly string[];
  base?: string;
  inputs: readonly string[];
  problems?: readonly string[];
}[] = [
  { patterns: ['c'], operands: ['.'], inputs: ['B.xml', '[odd].xml', 'a.xml', 'b.xml', 'z/inner.json'] },
  { patterns: ['*.xml'], operands: ['.'], inputs: ['c/deep/er/x.P7M', 'z/inner.json'] },
  { patterns: ['er', 'z/*.json', '[[]odd].xml'], operands: ['.'], inputs: ['B.xml', 'a.xml', 'b.xml'] },
  { patterns: ['./c/', 'z/**'], operands: ['.'], inputs: ['B.xml', '[odd].xml', 'a.xml', 'b.xml'] },
  {
    patterns: ['c/*'],
    operands: ['c', 'z'],
    inputs: ['z/inner.json (inner.json)'],
    problems: ['excluded c'],
  },
  {
    patterns: ['deep'],
    operands: ['c/**/*.P7M', 'a.xml'],
    inputs: ['a.xml'],
    problems: ['excluded c/**/*.P7M'],
  },
  {
    patterns: ['a.xml'],
    operands: ['a.xml', '?.xml'],
    inputs: ['B.xml', 'b.xml'],
    problems: ['excluded a.xml'],
  },
  { patterns: ['-', 'stdin'], operands: ['-'], inputs: ['- (stdin)'] },
  { patterns: ['c/deep/**'], operands: ['c'], base: 'c', inputs: ['c/deep/er/x.P7M (deep/er/x.P7M)'] },
  { patterns: ['deep/**'], operands: ['c'], base: 'c', inputs: [], problems: ['excluded c'] },
  // Outside the base, only file names are known.
  { patterns: ['b.xml', 'a.xml/..'], operands: ['?.xml'], base: 'c', inputs: ['B.xml', 'a.xml'] },
];

describe('exclusions', () => {
  it.each(exclusions)(
    '$patterns of $operands',
    async ({ patterns, operands, base, inputs, problems = [] }) => {
      const exclusion: Exclusion = { base: join(tree, base ?? ''), patterns };
      const found = await find(operands, { isExcluded: excluder([exclusion]) });
      expect(found.inputs.map((name) => name.replaceAll('\\', '/'))).toEqual(inputs);
      expect(found.problems.map(({ kind, operand }) => `${kind} ${operand}`)).toEqual(problems);
    },
  );
});

describe('reading', () => {
  const folder = folderWith({ 'ten.bin': '0123456789', 'empty.bin': '' });
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

  it.each([
    ['ten.bin', 10, '0123456789'],
    ['empty.bin', 10, ''],
  ])('%s up to %i bytes', async (name, limit, content) => {
    const result = await readFileUpTo(join(folder, name), limit);
    expect(result.ok ? text(result.bytes) : result).toBe(content);
  });

  it.each([
    ['ten.bin', 9, { ok: false, reason: 'size', size: 10 }],
    ['nowhere', 9, { ok: false, reason: 'system', code: 'ENOENT' }],
    ['.', 9, { ok: false, reason: 'system', code: 'EISDIR' }],
  ])('rejects %s, limited to %i bytes', async (name, limit, refusal) => {
    expect(await readFileUpTo(join(folder, name), limit)).toEqual(refusal);
  });

  it('reads an endless stream no further than the limit', async () => {
    let given = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        given += 100;
        yield new Uint8Array(100);
      }
    }
    expect(await readStreamUpTo(endless(), 250)).toEqual({ ok: false, reason: 'size', size: 300 });
    expect(given).toBe(300);
  });

  it('reports a broken stream as a system error', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(1);
      throw Object.assign(new Error('broken'), { code: 'EIO' });
    }
    expect(await readStreamUpTo(broken(), 250)).toEqual({ ok: false, reason: 'system', code: 'EIO' });
  });
});

describe('writing files atomically', () => {
  it('never leaves a draft', async () => {
    const folder = folderWith({ 'old.json': 'old' });
    expect(await writeWhole(join(folder, 'new.json'), 'new', { overwrite: false })).toBe('written');
    expect(await writeWhole(join(folder, 'old.json'), 'new', { overwrite: false })).toBe('exists');
    expect(await writeWhole(join(folder, 'old.json'), 'newer', { overwrite: true })).toBe('written');
    mkdirSync(join(folder, 'taken'));
    await expect(writeWhole(join(folder, 'taken'), 'x', { overwrite: true })).rejects.toThrow();
    expect(readdirSync(folder).sort()).toEqual(['new.json', 'old.json', 'taken']);
    expect(readFileSync(join(folder, 'old.json'), 'utf8')).toBe('newer');
  });

  it('writes pieces, all or none', async () => {
    const folder = folderWith();
    const pieces = [Uint8Array.of(0x61, 0x62), new Uint8Array(0), Uint8Array.of(0x63)];
    const target = join(folder, 'new', 'a.txt');
    expect(await writeWhole(target, pieces, { overwrite: false })).toBe('written');
    expect(readFileSync(target, 'utf8')).toBe('abc');
    const failing = function* (): Generator<Uint8Array> {
      yield* pieces;
      throw new Error('no further pieces');
    };
    for (const [name, overwrite] of [
      ['b.txt', false],
      ['a.txt', true],
    ] as const) {
      const writing = writeWhole(join(folder, 'new', name), failing(), { overwrite });
      await expect(writing).rejects.toThrow('no further pieces');
    }
    expect(readdirSync(join(folder, 'new'))).toEqual(['a.txt']);
    expect(readFileSync(target, 'utf8')).toBe('abc');
    expect(await writeWhole('/dev/null', pieces, { overwrite: true })).toBe('written');
  });

  it('creates missing folders, and reports a folder that is a file', async () => {
    const folder = folderWith({ file: '' });
    expect(await writeWhole(join(folder, 'a', 'b', 'new'), 'new', { overwrite: false })).toBe('written');
    expect(readFileSync(join(folder, 'a', 'b', 'new'), 'utf8')).toBe('new');
    const inFile = writeWhole(join(folder, 'file', 'new'), 'new', { overwrite: false });
    await expect(inFile).rejects.toMatchObject({ code: 'EEXIST' });
  });

  it('replaces the leftover of a killed process, whoever may read it', () => {
    const folder = folderWith();
    const draft = (): string => readdirSync(folder).find((name) => name.endsWith('.tmp')) ?? '';
    const first = TemporaryFile.open(join(folder, 'a'));
    const leftover = draft().replace(/\d+(?=\.tmp$)/, (count) => String(Number(count) + 1));
    first.discard();
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, leftover), 'leftover', { mode: 0o644 });
    const second = TemporaryFile.open(join(folder, 'a'), 0o600);
    expect(draft()).toBe(leftover);
    expect([...readFileSync(join(folder, leftover))]).toEqual([]);
    if (process.platform !== 'win32') expect(statSync(join(folder, leftover)).mode & 0o777).toBe(0o600);
    second.append('whole');
    second.commit();
    second.discard();
    expect(readdirSync(folder)).toEqual(['a']);
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('whole');
  });

  it('lets one of two concurrent writers win, and reports an error to the other', async () => {
    const folder = folderWith();
    const results = await Promise.all(
      ['1', '2', '3', '4'].map((text) => writeWhole(join(folder, 'a'), text, { overwrite: false })),
    );
    expect(results.sort()).toEqual(['exists', 'exists', 'exists', 'written']);
  });

  it('writes to a device instead of replacing it', async () => {
    expect(await writeWhole('/dev/null', 'x', { overwrite: true })).toBe('written');
    expect(() => writeFileSync('/dev/null', 'still a device')).not.toThrow();
    expect(readFileSync('/dev/null', 'utf8')).toBe('');
  });
});

/** Not on Windows: it has no permission bits, and its names are always UTF-16. */
describe.skipIf(process.platform === 'win32')('a replaced file', () => {
  const writers: readonly [name: string, write: (path: string) => Promise<unknown>][] = [
    ['a result', (path) => writeWhole(path, 'new', { overwrite: true })],
    [
      'a report',
      async (path) => {
        const file = await OutputFile.open({ name: 'report', path });
        await file.write('new');
        await file.finish();
      },
    ],
  ];

  it.each(writers)('keeps its permissions: %s', async (_name, write) => {
    const path = join(folderWith({ old: 'old' }), 'old');
    chmodSync(path, 0o640);
    await write(path);
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readFileSync(path, 'utf8')).toBe('new');
  });

  it.skipIf(process.platform !== 'linux').each(writers)(
    'may have a name that is not UTF-8: %s',
    async (_name, write) => {
      const folder = folderWith();
      const path = Buffer.concat([Buffer.from(`${folder}/caff`), Buffer.of(0xe8)]);
      writeFileSync(path, 'old');
      symlinkSync(Buffer.from('caff\xe8', 'latin1'), join(folder, 'link'));
      await write(join(folder, 'link'));
      expect(readFileSync(path, 'utf8')).toBe('new');
      expect(readdirSync(folder)).toHaveLength(2);
    },
  );
});

describe('--max-size', () => {
  it.each([
    [undefined, DEFAULT_MAX_BYTES],
    ['1', 1],
    ['500kB', 500_000],
    ['500K', 500_000],
    ['1.5 MB', 1_500_000],
    ['2gb', 2_000_000_000],
  ])('%s is %i bytes', (size, bytes) => {
    expect(parseSize(size)).toBe(bytes);
  });

  it.each(['', '0', '-1', 'MB', '1e3', '5TB', '1,5MB', '0x10', '0.5'])('rejects the size "%s"', (size) => {
    expect(() => parseSize(size)).toThrow(UsageError);
  });
});

describe('the exit code', () => {
  it.each([
    [[], 0],
    [[0, 1], 1],
    [[1, 3], 3],
    [[3, 2, 1], 2],
    [[0, 2, 70, 3], 70],
    // A code outside our list is not a success.
    [[4], 70],
    [[0, -1], 70],
    [[Number.NaN, 2], 70],
  ])('of %j is %i', (codes, code) => {
    expect(worstExitCode(...codes)).toBe(code);
  });

  it('has a rank for every code except signals', () => {
    const { interrupted, outputClosed, ...ordinary } = ExitCode;
    for (const code of Object.values(ordinary)) expect(worstExitCode(code)).toBe(code);
    expect([interrupted, outputClosed]).toEqual([130, 141]);
  });
});

describe('progress', () => {
  it('is silent for a second, then moves at most ten times a second, and is erased', async () => {
    const written: string[] = [];
    let time = 0;
    const output = {
      isTTY: true,
      columns: 20,
      write: async (chunk: string | Uint8Array) => void written.push(String(chunk)),
    };
    const sentence = async (done: number, seconds: number): Promise<string> =>
      `${done} files in ${seconds} seconds`;
    const now = (): number => time;
    const progress = progressOn(output, sentence, { now, wanted: () => true });
    const unwanted = progressOn(output, sentence, { now, wanted: () => false });
    for (time = 0; time <= 1_250; time += 10) {
      await progress.update(time);
      await unwanted.update(time);
    }
    await unwanted.clear();
    await progress.clear();
    await progress.clear();
    const erase = '\r\u001b[2K';
    expect(written.map((text) => text.replace(erase, ''))).toEqual([
      '1000 files in 1 se…',
      '1100 files in 1.1 …',
      '1200 files in 1.2 …',
      '',
    ]);
  });
});
