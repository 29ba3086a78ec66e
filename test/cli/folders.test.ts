/** Hostile folders, links and names. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findInputs, type PathProblem } from '../../src/cli/files/find.ts';
import { lossy, nameOf, rawPath } from '../../src/cli/files/rawPath.ts';
import { SAMPLE } from '../support/sample.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';
import { runCli } from './runCli.ts';

const INVOICE = SAMPLE;

function folder(files: readonly string[], links: Readonly<Record<string, string>> = {}): string {
  const cwd = temporaryFolder('folders');
  for (const file of files) {
    mkdirSync(join(cwd, file, '..'), { recursive: true });
    writeFileSync(join(cwd, file), INVOICE);
  }
  for (const [link, target] of Object.entries(links)) symlinkSync(target, join(cwd, link));
  return cwd;
}

/** The names of the files that a check reports on. */
async function checked(cwd: string, ...operands: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runCli(['validate', '--format', 'json', ...operands], { cwd });
  return (JSON.parse(stdout) as { files: { file: string }[] }).files.map(({ file }) => file);
}

const circle = (count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: count * count }, (_, n) => [
      `in/d${Math.floor(n / count)}/to${n % count}`,
      `../d${n % count}`,
    ]),
  );

describe('links', () => {
  it.each([
    ['to a folder beside it', ['in/a.xml'], { latest: 'in' }, ['.'], ['in/a.xml']],
    ['to a folder that holds it', ['in/a.xml'], { 'in/up': '..' }, ['in'], ['in/a.xml']],
    ['to a file', ['in/a.xml'], { 'in/A-latest.xml': 'a.xml' }, ['in'], ['in/a.xml']],
    ['to a file elsewhere', ['b/a.xml'], { x: 'b', 'b/y.xml': 'a.xml' }, ['x'], ['x/a.xml']],
    [
      'to a file outside, twice',
      ['o/a.xml', 'in/b.xml'],
      { 'in/x.xml': '../o/a.xml', 'in/y.xml': '../o/a.xml' },
      ['in'],
      ['in/b.xml', 'in/x.xml'],
    ],
    ['of two operands', ['in/a.xml'], { latest: 'in' }, ['in', 'latest'], ['in/a.xml']],
    ['of a file that is named too', ['in/a.xml'], {}, ['in/a.xml', 'in'], ['in/a.xml']],
    ['by a pattern', ['in/a.xml'], { 'in/b.xml': 'a.xml' }, ['in/*.xml'], ['in/a.xml']],
    [
      'in a circle, by a pattern',
      ['in/d0/a.xml', 'in/d1/a.xml'],
      circle(2),
      ['**/*.xml'],
      ['in/d0/a.xml', 'in/d1/a.xml'],
    ],
    [
      'to itself',
      ['in/a.xml'],
      { 'in/self': 'self', 'in/self.xml': 'self.xml' },
      ['in'],
      ['in/a.xml', 'in/self.xml'],
    ],
    [
      'under a name that starts with a point',
      ['in/.old/a.xml'],
      { 'in/old': '.old' },
      ['in'],
      ['in/old/a.xml'],
    ],
  ] as const)('lead to every file once: %s', async (_, files, links, operands, expected) => {
    expect(await checked(folder(files, links), ...operands)).toEqual(expected);
  });

  it('between twelve folders do not loop forever', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `in/d${n}/a.xml`);
    const found = await checked(folder(names, circle(12)), 'in');
    expect([...found].sort()).toEqual([...names].sort());
  });
});

describe.skipIf(process.platform === 'win32')('a pipe in a folder', () => {
  it('is skipped with a notice', async () => {
    const cwd = folder(['in/a.xml']);
    execFileSync('mkfifo', [join(cwd, 'in/p.xml')]);
    const { code, stderr, stdout } = await runCli(['total', '--format', 'json', 'in'], { cwd });
    expect(code).toBe(0);
    expect(stderr).toContain('in/p.xml');
    expect(stdout).not.toContain('p.xml');
  });
});

const LATIN = Buffer.from('caff\xe8.xml', 'latin1');

describe('the extensions that are read in a folder', () => {
  const read = ['a.xml', 'b.json', 'c.P7M', 'd.xml.pk7', 'e.xml.p7s', 'f.p7c'];
  const skipped = ['g', 'h.txt', '.i.xml', 'j.m7m', 'k.p7'];

  it('in a folder', async () => expect(await checked(folder([...read, ...skipped]), '.')).toEqual(read));
  it.each(skipped)('%s, named', async (name) => {
    expect(await checked(folder([name]), name)).toEqual([name]);
  });
});

describe('a file name that is not UTF-8', () => {
  it.each([
    [LATIN, 'caff\udce8.xml'],
    [Buffer.from('è\xff€\xf0\x9f', 'latin1'), '\udce8\udcff\u20ac'.slice(0, 2)],
    [Buffer.from('caffè.xml'), 'caffè.xml'],
    [Buffer.from('\ufffd'), '\ufffd'],
  ])('converts to text and back: %s', (bytes, start) => {
    const name = nameOf(bytes);
    expect(name.startsWith(start)).toBe(true);
    expect(Buffer.from(rawPath(name) as Buffer)).toEqual(bytes);
    expect(lossy(name)).toBe(bytes.toString());
  });

  it.skipIf(process.platform !== 'linux').each([['.'], [LATIN.toString()]])(
    'is read: %s',
    async (operand) => {
      const cwd = folder([]);
      writeFileSync(Buffer.concat([Buffer.from(`${cwd}/`), LATIN]), INVOICE);
      const { code, stdout } = await runCli(['export', '--format', 'jsonl', operand], { cwd });
      expect(code).toBe(0);
      expect(stdout.trim().split('\n')).toHaveLength(1);
      expect((await runCli(['convert', operand, '--out-dir', 'out'], { cwd })).code).toBe(0);
      expect(
        readdirSync(join(cwd, 'out'), { encoding: 'buffer' }).map((name) => name.toString('latin1')),
      ).toEqual(['caff\xe8.json']);
    },
  );
});

describe('errors that are not bugs', () => {
  it.each([
    ['export', 'a.xml', '-o', 'self.xml'],
    ['export', 'a.xml', '-o', 'self.xml', '--overwrite'],
    ['convert', 'a.xml', '--out-dir', 'self'],
    ['split', 'a.xml', '-o', 'self'],
    ['validate', 'self', 'self.xml'],
    ['fix', 'self.xml'],
  ])('a link to itself: %j', async (...args) => {
    const cwd = folder(['a.xml'], { self: 'self', 'self.xml': 'self.xml' });
    expect((await runCli(args, { cwd })).code).toBeLessThan(3);
  });

  const LONG = 'A'.repeat(17_000_000);

  it.each([
    ['an element', SAMPLE.replace('<Numero>', `<${LONG}/><Numero>`)],
    ['an attribute', SAMPLE.replace('<Numero>', `<Numero ${LONG}="">`)],
    ['a key', `{"${LONG}":1}`],
  ])('a name of 17 MB: %s', async (_, content) => {
    const cwd = folder([]);
    writeFileSync(join(cwd, 'a.xml'), content);
    for (const args of [['validate'], ['anonymize', '--seed', 's']]) {
      const { code, stdout, stderr } = await runCli([...args, 'a.xml'], { cwd });
      expect(code).toBeLessThan(3);
      if (args[0] === 'validate') expect((stdout + stderr).length).toBeLessThan(10_000);
    }
  });
});

describe('PDFs in a folder are named, because an invoice may be attached to them', () => {
  it.each<[string, readonly string[], readonly PathProblem[]]>([
    ['one', ['in/a.xml', 'in/b.pdf'], [{ kind: 'pdf', operand: 'in/b.pdf', more: 0 }]],
    ['beside a ZIP', ['in/c/b.PDF', 'in/a.pdf', 'in/a.zip'], [{ kind: 'pdf', operand: 'in/a.pdf', more: 1 }]],
    [
      'in two folders',
      ['in/b.pdf', 'in/c/a.pdf', 'in/d.xml'],
      [{ kind: 'pdf', operand: 'in/b.pdf', more: 1 }],
    ],
    ['readable copies of an XML', ['in/a.xml', 'in/a.pdf', 'in/a.xml.pdf'], []],
    ['readable copies of a signed file', ['in/a.xml.p7m', 'in/a.pdf', 'in/a.xml.p7m.pdf'], []],
    [
      'a copy in another folder',
      ['in/a.xml', 'in/b/a.pdf'],
      [{ kind: 'pdf', operand: 'in/b/a.pdf', more: 0 }],
    ],
    [
      'nothing else',
      ['in/a.pdf'],
      [
        { kind: 'pdf', operand: 'in/a.pdf', more: 0 },
        { kind: 'emptyFolder', operand: 'in' },
      ],
    ],
  ])('%s', async (_name, files, expected) => {
    const problems: PathProblem[] = [];
    const settings = { cwd: folder(files), onProblem: (problem: PathProblem) => problems.push(problem) };
    for await (const input of findInputs(['in'], settings)) expect(input.name).not.toMatch(/pdf$/i);
    expect(problems).toEqual(expected);
  });

  it('does not change the exit code', async () => {
    expect((await runCli(['validate', 'in'], { cwd: folder(['in/a.xml', 'in/b.pdf']) })).code).toBe(0);
  });
});
