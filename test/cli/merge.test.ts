import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const SECOND = sampleWith('<Numero>7<', '<Numero>8<').replace('>A1<', '>A2<');
const SIGNED = SECOND.replace('</p:FatturaElettronica>', `${SIGNATURE}</p:FatturaElettronica>`);

const folder = (): string =>
  folderWith({
    'one.xml': SAMPLE,
    'two.xml': SECOND,
    'signed.xml': SIGNED,
    'other.xml': sampleWith('<Nome>Mario<', '<Nome>Maria<'),
    'wrong.xml': fixture.rejected,
    'one.json': JSON.stringify(parseInvoice(SAMPLE)),
    'in/a.xml': SAMPLE,
    'in/b.xml': SECOND,
  });

const said = (sentence: string): string => `fattura merge: ${sentence}\n`;
const numbersIn = (text: string): readonly string[] =>
  parseInvoice(text).fattura_elettronica_body.map(
    (body) => body.dati_generali.dati_generali_documento.numero,
  );

describe('fattura merge', () => {
  it('writes a lotto', async () => {
    const cwd = folder();
    const run = await runCli(['merge', 'two.xml', 'one.xml', '-o', 'lotto.xml'], { cwd });
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
    const lotto = readFileSync(join(cwd, 'lotto.xml'), 'utf8');
    expect(numbersIn(lotto)).toEqual(['8', '7']);
    expect(lotto).toContain('<ProgressivoInvio>A2<');
  });

  it('prints it without --output; a folder and a pattern give files in order', async () => {
    const cwd = folder();
    for (const operand of ['in', 'in/*.xml']) {
      const { code, stdout, stderr } = await runCli(['merge', operand, '--progressive', 'L1'], { cwd });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(numbersIn(stdout)).toEqual(['7', '8']);
      expect(stdout).toContain('<ProgressivoInvio>L1<');
    }
  });

  it('uses the format of the first file', async () => {
    const cwd = folder();
    const { code, stdout } = await runCli(['merge', 'one.json', 'two.xml'], { cwd });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).fattura_elettronica_body).toHaveLength(2);
  });

  it('is undone by split', async () => {
    const cwd = folder();
    await runCli(['merge', 'one.xml', 'two.xml', '-o', 'lotto.xml'], { cwd });
    await runCli(['split', 'lotto.xml', '-o', 'out'], { cwd });
    const diff = ['diff', '--ignore-transmission'];
    expect((await runCli([...diff, 'one.xml', 'out/lotto-01.xml'], { cwd })).code).toBe(0);
    expect((await runCli([...diff, 'two.xml', 'out/lotto-02.xml'], { cwd })).code).toBe(0);
  });

  it('reports SdI errors of the lotto', async () => {
    const cwd = folder();
    const { code, stderr } = await runCli(['merge', 'one.xml', 'in/a.xml', '-o', 'lotto.xml'], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain('00409');
    expect(stderr).toContain(said(en.merge.rejected('lotto.xml')));
    expect(existsSync(join(cwd, 'lotto.xml'))).toBe(true);
  });

  it('shows differences between headers, and writes nothing', async () => {
    const cwd = folder();
    const { code, stdout, stderr } = await runCli(['merge', 'one.xml', 'other.xml', '-o', 'lotto.xml'], {
      cwd,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('one.xml → other.xml\n');
    expect(stderr).toContain('~ 1.4.1.3.2 Nome  "Mario" → "Maria"');
    expect(stderr).toContain(said(en.merge.conflicts));
    expect(existsSync(join(cwd, 'lotto.xml'))).toBe(false);
  });

  it.each([
    { file: 'signed.xml', code: 1, expected: said(en.split.signed('signed.xml')) },
    { file: 'wrong.xml', code: 1, expected: '00200' },
    { file: 'missing.xml', code: 2, expected: said(en.paths.missing('missing.xml')) },
  ])('writes nothing if $file is among the files', async ({ file, code, expected }) => {
    const cwd = folder();
    const run = await runCli(['merge', 'one.xml', file, '-o', 'lotto.xml'], { cwd });
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code, stdout: '' });
    expect(run.stderr).toContain(expected);
    expect(existsSync(join(cwd, 'lotto.xml'))).toBe(false);
  });

  it('drops signatures on request', async () => {
    const cwd = folder();
    const { code, stdout } = await runCli(['merge', 'one.xml', 'signed.xml', '--drop-signature'], { cwd });
    expect(code).toBe(0);
    expect(numbersIn(stdout)).toEqual(['7', '8']);
    expect(stdout).not.toContain('Signature');
  });

  it('replaces a file only on request, and never an input', async () => {
    const cwd = folder();
    const call = ['merge', 'one.xml', 'two.xml', '-o'];
    expect(await runCli([...call, 'wrong.xml'], { cwd })).toMatchObject({
      code: 2,
      stderr: said(en.convert.exists('wrong.xml')),
    });
    expect((await runCli([...call, 'wrong.xml', '--overwrite'], { cwd })).code).toBe(0);
    expect(await runCli([...call, 'one.xml', '--overwrite'], { cwd })).toMatchObject({
      code: 2,
      stderr: said(en.convert.overInput('one.xml')),
    });
    expect(readFileSync(join(cwd, 'one.xml'), 'utf8')).toBe(SAMPLE);
  });
});

describe('wrong usage', () => {
  it.each([[[], en.merge.none]])('%j', async (args, sentence) => {
    const { code, stdout, stderr } = await runCli(['merge', ...args], { cwd: folder() });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said(sentence));
  });
});
