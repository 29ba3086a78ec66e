/** Files in the formats 1.0 and 1.1 in every command that reads invoices. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { validate } from '../../src/index.ts';
import { projectRoot } from '../support/shared.ts';
import { signedP7m } from '../support/signedFile.ts';
import { folderWith, runCli } from './runCli.ts';

const read = (kind: string): string =>
  readFileSync(join(projectRoot, `fixtures/retired/${kind}.xml`), 'utf8');
const files = {
  '10.xml': read('SDI10'),
  '11.xml': read('SDI11'),
  'invalid.xml': read('SDI11').replace('SDI11', 'FPR12'),
  'current.xml': readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'utf8'),
};
const cwd = folderWith(files);

describe('commands that read them', () => {
  it.each([
    [['show', '10.xml'], 0, /NumeroBollo +01130000123456/],
    [['show', '10.xml'], 0, /Art\. 10 DPR 633\/1972/],
    [['export', '11.xml', '--columns', 'numero,data'], 0, /2016\/118,2016-03-17/],
    [['total', '11.xml'], 0, /ImportoTotaleDocumento/],
    [['name', '11.xml'], 0, /^IT02718281823_\w+\.xml\n$/],
    [['diff', '10.xml', '11.xml'], 1, /NumeroBollo|numero_bollo/],
    [['attachments', '11.xml'], 0, /11\.xml/],
    [['open', '11.xml'], 0, /11\.xml/],
    [['convert', '11.xml'], 0, /"formato_trasmissione": "SDI11"/],
  ] as const)('%j', async (args, code, shown) => {
    const run = await runCli([...args], { cwd });
    expect(run.stdout).toMatch(shown);
    expect(run.code).toBe(code);
  });
});

describe('commands for current invoices report them as unreadable', () => {
  it.each([
    [['fix', '11.xml', '-o', '-'], 'U-KIND'],
    [['anonymize', '11.xml', '-o', '-'], en.anonymize.oldFormat('11.xml')],
    [['split', '11.xml', '-o', 'out'], 'U-KIND'],
    [['merge', '11.xml', 'current.xml', '-o', '-'], 'U-KIND'],
  ])('%j', async (args, told) => {
    const { code, stderr, stdout } = await runCli(args, { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain(told);
    expect(stderr).toContain('--upgrade');
    expect(stdout).not.toContain('SDI11');
  });
});

describe('convert --upgrade', () => {
  it('keeps everything of a file without peculiarities', async () => {
    const { code, stdout, stderr } = await runCli(['convert', '--upgrade', '11.xml'], { cwd });
    expect(code).toBe(0);
    expect(validate(stdout)).toMatchObject({ kind: 'FPA12', verdict: 'valid' });
    expect(stderr).toContain(en.convert.upgraded('11.xml', 0));
    expect(stderr).toContain('00102');
  });

  it('lists every change, and reports the findings on the result', async () => {
    const { code, stdout, stderr } = await runCli(['convert', '--upgrade', '10.xml'], { cwd });
    expect(code).toBe(1);
    expect(validate(stdout)).toMatchObject({ kind: 'FPA12', verdict: 'rejected' });
    expect(stderr).toContain(en.convert.upgraded('10.xml', 5));
    const losses = stderr.split('\n').filter((line) => line.startsWith('fattura convert: /'));
    expect(losses.map((line) => line.split('/').at(-1)?.split(':')[0])).toHaveLength(5);
    expect(stderr).toContain('00200');
  });

  it.each([
    ['without --upgrade, the format stays', ['convert', '--to', 'xml', '11.xml'], 0, 'SDI11'],
    ['JSON on request', ['convert', '--upgrade', '--to', 'json', '11.xml'], 0, '"versione": "FPA12"'],
    ['a current file is written as it is', ['convert', '--upgrade', 'current.xml'], 0, 'versione="FPR12"'],
  ])('%s', async (_, args, code, shown) => {
    const run = await runCli(args, { cwd });
    expect(run.code).toBe(code);
    expect(run.stdout).toContain(shown);
  });

  it.each([[[]], [['--force']]])('an invalid file is not upgraded, %j', async (more) => {
    const { code, stdout, stderr } = await runCli(['convert', '--upgrade', ...more, 'invalid.xml'], { cwd });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(en.convert.impossible('invalid.xml'));
  });

  it('says that a signature was dropped', async () => {
    const folder = folderWith({ 'a.xml.p7m': await signedP7m(files['11.xml']) });
    const { code, stdout, stderr } = await runCli(['convert', '--upgrade', 'a.xml.p7m'], { cwd: folder });
    expect(code).toBe(0);
    expect(stdout).toContain('FPA12');
    expect(stderr).toContain(en.convert.signatureLeft('a.xml.p7m'));
  });
});
