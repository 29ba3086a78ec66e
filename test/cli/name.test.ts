import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { parseFileName } from '../../src/model/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { folderWith, runCli } from './runCli.ts';

const SUPPLIER = SAMPLE.replace('<IdCodice>12345678903<', '<IdCodice>RSSMRA80A01H501U<');
const INVALID = sampleWith('<Divisa>EUR<', '<Divisa>eur<');
const said = (sentence: string): string => `fattura name: ${sentence}\n`;
const named = (progressive: string): string => `IT12345678903_${progressive}.xml`;

const folder = (more: Readonly<Record<string, string>> = {}): string =>
  folderWith({ 'a.xml': SAMPLE, 'b.xml': SAMPLE, ...more });

describe('fattura name', () => {
  it.each([
    { files: {}, args: ['a.xml'], expected: [named('00001')] },
    { files: { [named('00041')]: SAMPLE }, args: ['a.xml'], expected: [named('00042')] },
    { files: {}, args: ['a.xml', 'b.xml'], expected: [named('00001'), named('00002')] },
    { files: {}, args: ['--progressive', '00009', '*.xml'], expected: [named('00009'), named('00010')] },
    { files: {}, args: ['-'], expected: [named('00001')] },
    { files: { [named('00041')]: SAMPLE }, args: [named('00041')], expected: [named('00041')] },
    {
      files: { [named('00041')]: SAMPLE },
      args: [named('00041'), '--progressive', '5'],
      expected: [named('5')],
    },
    { files: { 's.xml': SUPPLIER }, args: ['s.xml'], expected: ['ITRSSMRA80A01H501U_00001.xml'] },
    { files: { 's.xml': SUPPLIER }, args: ['s.xml', '--party', 'supplier'], expected: [named('00001')] },
    { files: { 'i.xml': INVALID }, args: ['i.xml'], expected: [named('00001')] },
    {
      files: { 'j.json': JSON.stringify(parseInvoice(SAMPLE)) },
      args: ['j.json'],
      expected: [named('00001')],
    },
  ])('$args: $expected', async ({ files, args, expected }) => {
    const { code, stdout, stderr } = await runCli(['name', ...args], { cwd: folder(files), stdin: SAMPLE });
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `${expected.join('\n')}\n`, stderr: '' });
    for (const name of expected) expect(parseFileName(name).kind).toBe('invoice');
  });

  it('renames files, each in its folder', async () => {
    const cwd = folder({ 'in/a.xml': SAMPLE, [`in/${named('00003')}`]: SAMPLE });
    const run = await runCli(['name', '--rename', 'a.xml', 'b.xml', 'in'], { cwd });
    expect(run).toEqual({
      code: 0,
      stdout: [
        `a.xml → ${named('00001')}`,
        `b.xml → ${named('00002')}`,
        en.name.kept(join('in', named('00003'))),
        `${join('in', 'a.xml')} → ${join('in', named('00004'))}`,
        '',
      ].join('\n'),
      stderr: '',
    });
    expect(readdirSync(cwd).sort()).toEqual([named('00001'), named('00002'), 'in']);
    expect(readFileSync(join(cwd, 'in', named('00004')), 'utf8')).toBe(SAMPLE);
  });

  it.skipIf(process.platform !== 'linux')(
    'renames files whose names, and those of their folders, are not UTF-8',
    async () => {
      const cwd = folderWith({ 'in/x.xml': SAMPLE, [`in/${named('00003')}`]: SAMPLE });
      const raw = (name: string): Buffer => Buffer.from(join(cwd, name), 'latin1');
      renameSync(join(cwd, 'in', 'x.xml'), raw('in/caff\xe8.xml'));
      renameSync(join(cwd, 'in'), raw('pi\xf9'));
      expect((await runCli(['name', '--rename', '.'], { cwd })).code).toBe(0);
      expect(readdirSync(raw('pi\xf9')).sort()).toEqual([named('00003'), named('00004')]);
    },
  );

  it('never replaces a file', async () => {
    const cwd = folder({ [named('00007')]: 'mine' });
    const run = await runCli(['name', '--rename', '--progressive', '00007', 'a.xml'], { cwd });
    expect(run).toEqual({
      code: 2,
      stdout: '',
      stderr: said(en.name.taken('a.xml', named('00007'))),
    });
    expect(readFileSync(join(cwd, named('00007')), 'utf8')).toBe('mine');
    expect(readFileSync(join(cwd, 'a.xml'), 'utf8')).toBe(SAMPLE);
  });

  it.each([
    {
      name: 'an identifier that no name can hold',
      files: { 'x.xml': SAMPLE.replace('<IdCodice>12345678903<', '<IdCodice>1<') },
      args: ['x.xml'],
      expected: en.name.unfit(
        'x.xml',
        en.name.flaw({ kind: 'invalid', flaw: 'id', found: '1', country: 'IT', min: 11, max: 16 }),
      ),
    },
    {
      name: 'no identifier',
      files: { 'x.xml': SAMPLE.replace('<IdCodice>12345678903</IdCodice>', '') },
      args: ['x.xml'],
      expected: en.name.noOwner('x.xml', 'transmitter'),
    },
    {
      name: 'JSON that is to be renamed',
      files: { 'x.json': JSON.stringify(parseInvoice(SAMPLE)) },
      args: ['--rename', 'x.json'],
      expected: en.name.json('x.json'),
    },
    {
      name: 'no progressive left',
      files: {},
      args: ['--progressive', 'ZZZZZ', 'a.xml', 'b.xml'],
      expected: en.name.exhausted('b.xml'),
    },
  ])('reports an error: $name', async ({ files, args, expected }) => {
    const { code, stderr } = await runCli(['name', ...args], { cwd: folder(files) });
    expect({ code, stderr }).toEqual({ code: 1, stderr: said(expected) });
  });

  it('gives no name to unreadable files', async () => {
    const { code, stdout, stderr } = await runCli(['name', 'text.xml'], { cwd: folder({ 'text.xml': 'x' }) });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('text.xml');
  });
});

describe('fattura name --check', () => {
  const { right, wrong, flaw } = en.name;
  const invalid = (name: string): string => {
    const parsed = parseFileName(name);
    if (parsed.kind !== 'invalid') throw new Error(`${name} is right`);
    return `${wrong}: ${flaw(parsed)}`;
  };

  it.each([
    [named('00001'), 0, right.invoice],
    ['IT12345678903_00001.xml.p7m', 0, right.invoice],
    ['IT12345678903_00001_RC_001.xml', 0, right.message],
    ['FI.01234567890.2026012.1530.001.zip', 0, right.package],
    ['a.xml', 1, invalid('a.xml')],
    ['IT12345678903_123456.xml', 1, invalid('IT12345678903_123456.xml')],
    ['IT123_1.xml', 1, invalid('IT123_1.xml')],
    ['DE1_1.xml', 1, invalid('DE1_1.xml')],
    ['XX12345678903_1.xml', 1, invalid('XX12345678903_1.xml')],
    ['IT12345678903_1.txt', 1, invalid('IT12345678903_1.txt')],
    ['IT12345678903_1', 1, invalid('IT12345678903_1')],
  ])('%s', async (name, code, verdict) => {
    const run = await runCli(['name', '--check', `some/${name}`], { cwd: folder() });
    expect(run).toEqual({ code, stdout: `some/${name}  ${verdict}\n`, stderr: '' });
  });

  it('searches folders, and opens no file', async () => {
    const cwd = folderWith({ [`in/${named('1')}`]: 'x', 'in/a.xml': 'x' });
    const { code, stdout } = await runCli(['name', '--check', 'in'], { cwd });
    expect(code).toBe(1);
    expect(stdout.split('\n').map((line) => line.split('  ')[0])).toEqual([
      join('in', named('1')),
      join('in', 'a.xml'),
      '',
    ]);
  });

  it('uses the requested language, without terminal control characters', async () => {
    const { stdout } = await runCli(['name', '--check', 'IT1_\u009b31m.xml', '--lang', 'it'], {
      cwd: folder(),
    });
    expect(stdout).toContain(italian.name.wrong);
    expect(stdout).not.toMatch(/\u009b/);
  });
});

describe('wrong usage', () => {
  it.each([
    [['--check'], en.name.noneToCheck],
    [['--check', '--rename', 'a.xml'], en.usage.conflict('--check', '--rename')],
    [['--check', '--party', 'supplier', 'a.xml'], en.usage.conflict('--check', '--party')],
    [['--rename', '-'], en.usage.conflict('--rename', '-')],
    [['--progressive', '123456', 'a.xml'], en.split.noProgressive('123456', 5)],
    [['missing.xml'], en.paths.missing('missing.xml')],
    [['--check', '*.pdf'], en.paths.noMatch('*.pdf')],
  ])('%j', async (args, sentence) => {
    const { code, stdout, stderr } = await runCli(['name', ...args], { cwd: folder() });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said(sentence));
  });
});
