import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { validate } from '../../src/validate/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { signedXml } from '../support/signedFile.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const END = '</p:FatturaElettronica>';
const [, BODY = ''] = /(<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>)/.exec(SAMPLE) ?? [];
const LOTTO = SAMPLE.replace(END, `${BODY.replace('<Numero>7<', '<Numero>8<')}${END}`);
const SIGNED = await signedXml(LOTTO);
const NAMED = 'IT12345678903_00007.xml';

const folder = (): string =>
  folderWith({
    'lotto.xml': LOTTO,
    'one.xml': SAMPLE,
    'signed.xml': SIGNED,
    'wrong.xml': fixture.rejected,
    'lotto.json': JSON.stringify(parseInvoice(LOTTO)),
    [NAMED]: LOTTO,
    'in/a.xml': LOTTO,
  });

const said = (sentence: string): string => `fattura split: ${sentence}\n`;
const numberIn = (path: string): string | undefined =>
  parseInvoice(readFileSync(path)).fattura_elettronica_body[0]?.dati_generali.dati_generali_documento.numero;
const progressiveIn = (path: string): string =>
  parseInvoice(readFileSync(path)).fattura_elettronica_header.dati_trasmissione.progressivo_invio;

describe('fattura split', () => {
  it('writes a valid file for each invoice, and lists them', async () => {
    const cwd = folder();
    expect(await runCli(['split', 'lotto.xml', '-o', 'out'], { cwd })).toEqual({
      code: 0,
      stdout: [
        `${join('out', 'lotto-01.xml')}  ${en.split.document('7', '2026-03-02')}\n`,
        `${join('out', 'lotto-02.xml')}  ${en.split.document('8', '2026-03-02')}\n`,
      ].join(''),
      stderr: '',
    });
    expect(readFileSync(join(cwd, 'lotto.xml'), 'utf8')).toBe(LOTTO);
    const paths = ['lotto-01.xml', 'lotto-02.xml'].map((name) => join(cwd, 'out', name));
    expect(paths.map(numberIn)).toEqual(['7', '8']);
    expect(paths.map(progressiveIn)).toEqual(['A101', 'A102']);
    expect(paths.map((path) => validate(readFileSync(path)).verdict)).toEqual(['valid', 'valid']);
  });

  it.each([
    {
      args: [NAMED],
      names: ['IT12345678903_00701.xml', 'IT12345678903_00702.xml'],
      progressives: ['A101', 'A102'],
    },
    {
      args: [NAMED, '--progressive', '00009'],
      names: ['IT12345678903_00009.xml', 'IT12345678903_00010.xml'],
      progressives: ['00009', '00010'],
    },
    {
      args: [NAMED, '--progressive', 'LOTTO009'],
      names: ['IT12345678903_00701.xml', 'IT12345678903_00702.xml'],
      progressives: ['LOTTO009', 'LOTTO010'],
    },
    { args: ['one.xml'], names: ['one.xml'], progressives: ['A1'] },
    { args: ['one.xml', '--progressive', 'B1'], names: ['one.xml'], progressives: ['B1'] },
    { args: ['-'], names: ['stdin-01.xml', 'stdin-02.xml'], progressives: ['A101', 'A102'] },
  ])('$args gives $names', async ({ args, names, progressives }) => {
    const cwd = folder();
    expect((await runCli(['split', ...args, '-o', 'out'], { cwd, stdin: LOTTO })).code).toBe(0);
    expect(readdirSync(join(cwd, 'out')).sort()).toEqual(names);
    expect(names.map((name) => progressiveIn(join(cwd, 'out', name)))).toEqual(progressives);
  });

  it('writes JSON for JSON', async () => {
    const cwd = folder();
    expect((await runCli(['split', 'lotto.json', '-o', 'out'], { cwd })).code).toBe(0);
    const single = JSON.parse(readFileSync(join(cwd, 'out/lotto-02.json'), 'utf8'));
    expect(single.fattura_elettronica_body).toHaveLength(1);
  });

  it('replaces a file only on request, and otherwise writes nothing', async () => {
    const cwd = folderWith({ 'lotto.xml': LOTTO, 'lotto-02.xml': 'mine' });
    expect(await runCli(['split', 'lotto.xml'], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: said(en.convert.exists('lotto-02.xml')),
    });
    expect(existsSync(join(cwd, 'lotto-01.xml'))).toBe(false);
    expect(readFileSync(join(cwd, 'lotto-02.xml'), 'utf8')).toBe('mine');
    expect((await runCli(['split', 'lotto.xml', '--overwrite'], { cwd })).code).toBe(0);
    expect(numberIn(join(cwd, 'lotto-02.xml'))).toBe('8');
  });

  it('never replaces the input', async () => {
    const cwd = folder();
    for (const more of [[], ['--overwrite']]) {
      const { code, stderr } = await runCli(['split', 'one.xml', ...more], { cwd });
      expect({ code, stderr }).toEqual({ code: 2, stderr: said(en.convert.overInput('one.xml')) });
    }
    expect(readFileSync(join(cwd, 'one.xml'), 'utf8')).toBe(SAMPLE);
  });

  it('rejects a signed file, unless its signature may be removed', async () => {
    const cwd = folder();
    expect(await runCli(['split', 'signed.xml', '-o', 'out'], { cwd })).toEqual({
      code: 1,
      stdout: '',
      stderr: said(en.split.signed('signed.xml')),
    });
    expect(existsSync(join(cwd, 'out'))).toBe(false);
    expect((await runCli(['split', 'signed.xml', '-o', 'out', '--drop-signature'], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, 'out/signed-01.xml'), 'utf8')).not.toContain('Signature');
  });

  it('rejects an invalid file', async () => {
    const cwd = folder();
    const { code, stdout, stderr } = await runCli(['split', 'wrong.xml', '-o', 'out'], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('00200');
    expect(existsSync(join(cwd, 'out'))).toBe(false);
  });
});

describe('wrong usage', () => {
  it.each([
    [['in'], en.split.one],
    [['*.xml'], en.split.one],
    [['lotto.xml', '--progressive', 'A-1'], en.split.noProgressive('A-1', 10)],
    [['lotto.xml', '--progressive', '9999999999'], en.split.exhausted('9999999999')],
    [[NAMED, '--progressive', '99999'], en.split.exhausted('99999')],
    [['missing.xml'], en.paths.missing('missing.xml')],
  ])('%j', async (args, sentence) => {
    const cwd = folder();
    const { code, stdout, stderr } = await runCli(['split', ...args, '-o', 'out'], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said(sentence));
    expect(existsSync(join(cwd, 'out'))).toBe(false);
  });

  it('shows text from a file without terminal control characters', async () => {
    const hostile = sampleWith('<Numero>7<', '<Numero>7\u009b31m<');
    const cwd = folderWith({ 'a.xml': hostile });
    const { stdout } = await runCli(['split', 'a.xml', '-o', 'out'], { cwd, tty: true });
    expect(stdout).not.toMatch(/[\u009b\u001b]/);
  });
});
