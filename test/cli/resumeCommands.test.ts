/** `--resume FILE` of the commands that write files: a run that was interrupted is continued, and nothing is done twice. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { cms } from '../support/cmsWriter.ts';
import { programs } from '../support/programs/index.ts';
import { SAMPLE } from '../support/sample.ts';
import { zipOf } from '../support/zipBuilder.ts';
import { folderWith, runCli } from './runCli.ts';

/** The first call loads the whole command, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const END = '  </FatturaElettronicaBody>';

/** Each invoice has two attachments of the same name, and every one has another content. */
function invoice(number: number): string {
  const attached = (text: string): string => {
    const content = Buffer.from(`${text} ${number}`).toString('base64');
    return `<Allegati><NomeAttachment>nota.txt</NomeAttachment><Attachment>${content}</Attachment></Allegati>`;
  };
  return SAMPLE.replace('<Numero>1<', `<Numero>${number}<`).replace(
    END,
    `${attached('prima')}${attached('seconda')}${END}`,
  );
}

/** Six inputs, of which one has no invoice and one cannot be read. */
const folder = (): string =>
  folderWith({
    'in/a.xml': invoice(1),
    'in/b.zip': zipOf([
      { name: 'c.xml', content: invoice(2) },
      { name: 'd.xml', content: '<fattura' },
      { name: 'e.xml', crc: 1 },
    ]),
    'in/f.xml.p7m': Buffer.from(cms(invoice(3))),
    'in/g.xml': invoice(4),
  });

const ENV = { LANG: 'en_GB.UTF-8', SOURCE_DATE_EPOCH: '1700000000' };

const run = (cwd: string, args: readonly string[]) => runCli(args, { cwd, env: ENV });

/** The files below `out`, with their content. */
function written(cwd: string): Readonly<Record<string, string>> {
  const out = join(cwd, 'out');
  if (!existsSync(out)) return {};
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(out, path), readFileSync(path, 'base64')];
    }),
  );
}

interface Line {
  readonly inputs?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
}

const linesOf = (journal: string): readonly string[] =>
  readFileSync(journal, 'utf8').split('\n').slice(1, -1);

const inputsOf = (journal: string): readonly string[] =>
  linesOf(journal).flatMap((line) => (JSON.parse(line) as Line).inputs ?? []);

const COMMANDS: readonly (readonly [name: string, args: readonly string[], count: number])[] = [
  ['export', ['export', 'in'], 6],
  ['export --lines', ['export', '--lines', '--format', 'jsonl', 'in'], 6],
  ['attachments', ['attachments', 'in'], 6],
  ['attachments --format json', ['attachments', '--format', 'json', 'in'], 6],
  ['attachments --extract', ['attachments', '--extract', 'out', 'in'], 6],
  ['open', ['open', 'in'], 6],
  ['open --extract', ['open', '--extract', 'out', '--format', 'json', 'in'], 6],
  ['show --out-dir', ['show', '--out-dir', 'out', '--format', 'html', '--findings', 'in'], 6],
  ['anonymize', ['anonymize', '--seed', 'inverno', '--drop-signature', '-o', 'out', 'in'], 6],
];

describe.each(COMMANDS)('fattura %s --resume', (_, args, count) => {
  it('gives the results of a run without it, and records each input once', async () => {
    const [plainly, once] = [folder(), folder()];
    const plain = await run(plainly, args);
    const first = await run(once, [...args, '--resume', 'j']);
    expect(first).toEqual(plain);
    expect(written(once)).toEqual(written(plainly));
    const identities = inputsOf(join(once, 'j'));
    expect([identities.length, new Set(identities).size]).toEqual([count, count]);
    const before = readFileSync(join(once, 'j'), 'utf8');
    expect(await run(once, [...args, '--resume', 'j'])).toEqual(plain);
    expect(written(once)).toEqual(written(plainly));
    expect(readFileSync(join(once, 'j'), 'utf8')).toBe(before);
  });

  it.each([
    ['and the file that was being written is there', true],
    ['and the file that was being written is not there', false],
  ])('continues after any line of the journal, %s', async (__, isThere) => {
    const cwd = folder();
    const journal = join(cwd, 'j');
    const whole = await run(cwd, [...args, '--resume', 'j']);
    const files = written(cwd);
    const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -1);
    for (let kept = 1; kept < lines.length; kept += 1) {
      writeFileSync(journal, `${lines.slice(0, kept).join('\n')}\n${lines[kept]?.slice(0, 40)}`);
      const begun = lines.slice(1, kept).map((line) => Object.keys((JSON.parse(line) as Line).files ?? {}));
      const last = isThere ? [] : (begun.at(-1) ?? []);
      const present = new Set(begun.flat().filter((path) => !last.includes(path)));
      for (const name of Object.keys(files)) {
        if (!present.has(join(cwd, 'out', name))) rmSync(join(cwd, 'out', name), { force: true });
      }
      expect(await run(cwd, [...args, '--resume', 'j'])).toEqual(whole);
      expect(written(cwd)).toEqual(files);
      expect(inputsOf(journal)).toHaveLength(count);
    }
    expect(lines.length).toBeGreaterThan(count);
  });
});

/** The journal and the files of a run that was killed after it wrote its last file, which is then `changed`. */
async function interrupted(args: readonly string[], changed: string | null) {
  const cwd = folderWith({ 'in/a.xml': invoice(1), 'in/b.xml': invoice(2) });
  const journal = join(cwd, 'j');
  await run(cwd, [...args, '--resume', 'j']);
  const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -2);
  writeFileSync(journal, `${lines.join('\n')}\n`);
  const [path = ''] = Object.keys((JSON.parse(lines.at(-1) ?? '') as Line).files ?? {});
  if (changed !== null) writeFileSync(path, changed);
  const { code } = await run(cwd, [...args, '--resume', 'j']);
  return {
    code,
    name: relative(join(cwd, 'out'), path),
    content: readFileSync(path, 'utf8'),
    all: written(cwd),
  };
}

describe('a file that an interrupted run left behind', () => {
  const show = ['show', '--out-dir', 'out', '--format', 'html', 'in'];
  const attachments = ['attachments', '--extract', 'out', 'in'];

  it.each([
    ['show', show, null, 0, 2],
    ['show, another content', show, 'mine', 2, 2],
    ['attachments', attachments, null, 0, 4],
    ['attachments, another content', attachments, 'mine', 0, 5],
  ])('%s', async (_, args, changed, code, count) => {
    const found = await interrupted(args, changed);
    expect([found.code, Object.keys(found.all).length]).toEqual([code, count]);
    expect(found.content === 'mine').toBe(changed !== null);
  });

  it('is replaced even if it is not the same again: a PDF has the time of its creation', async () => {
    const cwd = folderWith({ 'in/a.xml': invoice(1) });
    const args = ['show', '--out-dir', 'out', '--resume', 'j', 'in'];
    await run(cwd, args);
    const before = written(cwd);
    const lines = readFileSync(join(cwd, 'j'), 'utf8').split('\n').slice(0, -2);
    writeFileSync(join(cwd, 'j'), `${lines.join('\n')}\n`);
    const { code } = await runCli(args, { cwd, env: { ...ENV, SOURCE_DATE_EPOCH: '1700000001' } });
    expect(code).toBe(0);
    expect(Object.keys(written(cwd))).toEqual(Object.keys(before));
    expect(written(cwd)).not.toEqual(before);
  });

  it('is still known after another input has changed', async () => {
    const cwd = folderWith({ 'in/a.xml': invoice(1), 'in/b.xml': invoice(2) });
    await run(cwd, [...show, '--resume', 'j']);
    writeFileSync(join(cwd, 'in/a.xml'), invoice(31));
    const { code } = await run(cwd, [...show, '--resume', 'j']);
    expect([code, Object.keys(written(cwd)).length]).toEqual([0, 2]);
    expect(inputsOf(join(cwd, 'j'))).toHaveLength(2);
  });
});

it('tries again what could not be written', async () => {
  const cwd = folderWith({ 'in/a.xml': invoice(1), 'in/b.xml': invoice(2), 'in/c.xml': invoice(3) });
  const args = ['show', '--out-dir', 'out', '--format', 'html', '--resume', 'j', 'in'];
  const obstacle = join(cwd, 'out/b.html');
  mkdirSync(obstacle, { recursive: true });
  expect((await run(cwd, args)).code).toBe(2);
  expect([inputsOf(join(cwd, 'j')).length, Object.keys(written(cwd)).sort()]).toEqual([
    1,
    ['a.html', 'c.html'],
  ]);
  rmSync(obstacle, { recursive: true });
  expect((await run(cwd, args)).code).toBe(0);
  expect(inputsOf(join(cwd, 'j')).length).toBe(3);
  expect(Object.keys(written(cwd)).sort()).toEqual(['a.html', 'b.html', 'c.html']);
});

it('removes what a killed process has written in part', async () => {
  const cwd = folderWith({ 'in/a.xml': invoice(1), 'in/b.xml': invoice(2) });
  const args = ['attachments', '--extract', 'out', '--resume', 'j', 'in'];
  await run(cwd, args);
  const names = Object.keys(written(cwd)).sort();
  const lines = readFileSync(join(cwd, 'j'), 'utf8').split('\n').slice(0, -2);
  writeFileSync(join(cwd, 'j'), `${lines.join('\n')}\n`);
  const [path = ''] = Object.keys((JSON.parse(lines.at(-1) ?? '') as Line).files ?? {});
  rmSync(path);
  for (const writer of [process.pid, 1])
    writeFileSync(`${dirname(path)}/.${basename(path)}.${writer}-7.tmp`, 'se');
  expect((await run(cwd, args)).code).toBe(0);
  expect(Object.keys(written(cwd)).sort()).toEqual([`.${basename(path)}.1-7.tmp`, ...names]);
});

it.each([
  ['export', ['export', 'in', '-o', 'out.csv']],
  ['validate', ['validate', 'in', '-o', 'out.txt']],
])('%s removes what a killed process has left of its output', async (_, args) => {
  const cwd = folderWith({ 'in/a.xml': invoice(1), 'in/b.xml': invoice(2) });
  const output = args.at(-1) ?? '';
  await run(cwd, [...args, '--resume', 'j']);
  const lines = readFileSync(join(cwd, 'j'), 'utf8').split('\n').slice(0, -2);
  // The process that was killed is not this one.
  const others = lines.map((line) => line.replace(`"process":${process.pid}`, '"process":7'));
  writeFileSync(join(cwd, 'j'), `${others.join('\n')}\n`);
  rmSync(join(cwd, output));
  for (const writer of [7, 8]) writeFileSync(join(cwd, `.${output}.${writer}-1.tmp`), 'se');
  expect((await run(cwd, [...args, '--resume', 'j'])).code).toBe(0);
  expect(readdirSync(cwd).sort()).toEqual([`.${output}.8-1.tmp`, 'in', 'j', output].sort());
});

describe('options', () => {
  it.each([
    ['show without --out-dir', ['show', 'in']],
    ['anonymize without --seed', ['anonymize', '-o', 'out', 'in']],
    ['anonymize without an output folder', ['anonymize', '--seed', 's', '-o', 'one.xml', 'in/a.xml']],
    ['attachments --add', ['attachments', '--add', 'in/a.xml', 'in/a.xml']],
    ['attachments --remove', ['attachments', '--remove', '1', 'in/a.xml']],
    ['export to the journal', ['export', '-o', './j', 'in']],
    ['a report to the journal', ['validate', '-o', './j', 'in']],
  ])('are refused: %s', async (_, args) => {
    const cwd = folderWith({ 'in/a.xml': invoice(1) });
    expect((await run(cwd, [...args, '--resume', 'j'])).code).toBe(2);
    expect([existsSync(join(cwd, 'j')), existsSync(join(cwd, 'out'))]).toEqual([false, false]);
  });

  it.each([
    ['export', ['export', 'in'], ['export', '--lines', 'in']],
    ['show', ['show', '--out-dir', 'out', 'in'], ['show', '--out-dir', 'other', 'in']],
    ['open', ['open', 'in'], ['open', '--extract', 'out', 'in']],
    [
      'anonymize',
      ['anonymize', '--seed', 'a', '-o', 'out', 'in'],
      ['anonymize', '--seed', 'b', '-o', 'out', 'in'],
    ],
    ['another command', ['open', 'in'], ['attachments', 'in']],
  ])('of another call: %s', async (_, first, second) => {
    const cwd = folderWith({ 'in/a.xml': invoice(1) });
    await run(cwd, [...first, '--resume', 'j']);
    const before = readFileSync(join(cwd, 'j'), 'utf8');
    expect((await run(cwd, [...second, '--resume', 'j'])).code).toBe(2);
    expect(readFileSync(join(cwd, 'j'), 'utf8')).toBe(before);
  });

  it('the seed of anonymize is not in the journal', async () => {
    const cwd = folderWith({ 'in/a.xml': invoice(1) });
    await run(cwd, ['anonymize', '--seed', 'inverno', '-o', 'out', '--resume', 'j', 'in']);
    expect(readFileSync(join(cwd, 'j'), 'utf8')).not.toContain('inverno');
  });
});

/** More than a process extracts until it is killed. */
const MANY = 400;

it('continues after SIGKILL: each attachment is extracted once', async () => {
  const { command } = await programs();
  const entries = Array.from({ length: MANY }, (_, n) => ({ name: `${n}.xml`, content: invoice(n + 1) }));
  const cwd = folderWith({ 'in/a.zip': zipOf(entries) });
  const journal = join(cwd, 'j');
  const start = () =>
    spawn(process.execPath, [command, 'attachments', '--extract', 'out', '--resume', 'j', 'in'], {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  for (const size of [20_000, 60_000]) {
    const killed = start();
    while (!existsSync(journal) || statSync(journal).size < size) await wait(2);
    killed.kill('SIGKILL');
    const [, signal] = (await once(killed, 'exit')) as [unknown, string];
    expect([signal, inputsOf(journal).length < MANY]).toEqual(['SIGKILL', true]);
  }
  const last = start();
  expect(await once(last, 'exit')).toEqual([0, null]);
  const identities = inputsOf(journal);
  expect([identities.length, new Set(identities).size]).toEqual([MANY, MANY]);
  const contents = Object.values(written(cwd));
  expect([contents.length, new Set(contents).size]).toEqual([2 * MANY, 2 * MANY]);
});
