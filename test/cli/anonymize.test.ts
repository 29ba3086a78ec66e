import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { FILE_LIMIT } from '../../src/domain/thresholds.ts';
import { createAnonymizer } from '../../src/operations/index.ts';
import { SAMPLE, SIGNATURE } from '../support/sample.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const SEED = ['--seed', 'x'];
const SIGNED = SAMPLE.replace('</p:FatturaElettronica>', `${SIGNATURE}</p:FatturaElettronica>`);

/** The library's result for one file. */
const made = (text: string, keep: readonly string[] = []): string =>
  createAnonymizer({ seed: 'x', keep }).file(text).text ?? '';

const folder = (): string =>
  folderWith({
    'a.xml': SAMPLE,
    'wrong.xml': fixture.rejected,
    'signed.xml': SIGNED,
    'half.xml': SAMPLE.slice(0, 2_000),
    'message.xml': fixture.message,
    'in/IT12345678903_00001.xml': SAMPLE,
    'in/deeper/one.json': fixture.validJson,
    'two/Rossi.xml': SAMPLE,
    'two/rossi.XML': SAMPLE,
  });

const read = (cwd: string, name: string): string => readFileSync(join(cwd, name), 'utf8');
const said = (sentence: string): string => `fattura anonymize: ${sentence}\n`;

describe('fattura anonymize', () => {
  it.each([
    [['a.xml'], undefined],
    [['a.xml', '-o', '-'], undefined],
    [['-'], SAMPLE],
    [[], SAMPLE],
  ])('prints only the result to standard output: %j', async (args, stdin) => {
    const cwd = folder();
    const settings = { cwd, ...(stdin === undefined ? {} : { stdin }) };
    const { code, stdout, stderr } = await runCli(['anonymize', ...SEED, ...args], settings);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: made(SAMPLE), stderr: '' });
    expect(read(cwd, 'a.xml')).toBe(SAMPLE);
  });

  it('uses a random seed by default, and never prints it', async () => {
    const cwd = folder();
    const [one, other] = [
      await runCli(['anonymize', 'a.xml'], { cwd }),
      await runCli(['anonymize', 'a.xml'], { cwd }),
    ];
    expect([one.code, one.stderr]).toEqual([0, '']);
    expect(one.stdout).not.toBe(other.stdout);
    expect(one.stdout).not.toContain('Forno');
  });

  it('writes one file', async () => {
    const cwd = folder();
    const { code, stdout } = await runCli(['anonymize', ...SEED, 'a.xml', '-o', 'new/b.xml'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^a\.xml → new\/b\.xml {2}/);
    expect(read(cwd, 'new/b.xml')).toBe(made(SAMPLE));
  });

  it('writes a folder, with anonymous file names', async () => {
    const cwd = folder();
    expect((await runCli(['anonymize', ...SEED, 'in', '-o', 'out'], { cwd })).code).toBe(0);
    const id = /<IdCodice>([^<]*)</.exec(read(cwd, 'in/IT12345678903_00001.xml'))?.[1];
    const files = readdirSync(join(cwd, 'out'));
    const [name = ''] = files.filter((one) => one !== 'deeper');
    expect(name).toMatch(/^IT\d{11}_00001\.xml$/);
    expect(read(cwd, `out/${name}`)).toContain(`<IdCodice>${name.slice(2, 13)}<`);
    expect(name).not.toContain(id ?? '');
    expect(existsSync(join(cwd, 'out/deeper/one.json'))).toBe(true);
  });

  it.each([
    [['a.xml', '-o', 'in'], 'in/a.xml'],
    [['a.xml', '-o', 'fresh/'], 'fresh/a.xml'],
  ])('writes %j into the folder', async (args, place) => {
    const cwd = folder();
    await runCli(['anonymize', ...SEED, ...args], { cwd });
    expect(read(cwd, place)).toBe(made(SAMPLE));
  });

  it('keeps the values of --keep, by any name of the field', async () => {
    const cwd = folder();
    const args = ['--keep', 'Denominazione', '--keep', '1.4', '--keep', 'comune'];
    const { stdout } = await runCli(['anonymize', ...SEED, ...args, 'a.xml'], { cwd });
    expect(stdout).toBe(made(SAMPLE, ['Denominazione', '1.4', 'comune']));
    expect(stdout).toContain('Forno del Borgo');
    expect(stdout).toContain('Rossi');
    expect(stdout).not.toContain('Via delle Fonti');
  });

  it('a file at the limit of SdI, whose replacements are longer', async () => {
    const digits = Array.from({ length: 10 }, (_, n) => `<NumeroDDT>${n}</NumeroDDT>`);
    const notes = digits.map((number) => `<DatiDDT>${number}<DataDDT>2024-01-31</DataDDT></DatiDDT>`);
    const text = fixture.valid.replace('</DatiGenerali>', `${notes.join('')}$&`);
    const padded = text + ' '.repeat(FILE_LIMIT.strict - Buffer.byteLength(text));
    const cwd = folderWith({ 'a.xml': padded });
    const { code, stderr } = await runCli(['anonymize', ...SEED, 'a.xml', '-o', 'b.xml'], { cwd });
    expect({ code, stderr: stderr.replace(/\s+/g, ' ') }).toEqual({
      code: 1,
      stderr: said(en.anonymize.grown('a.xml')).replace(/\s+/g, ' '),
    });
    expect(existsSync(join(cwd, 'b.xml'))).toBe(true);
  });

  it('accepts an invoice that SdI would reject', async () => {
    const { code, stdout } = await runCli(['anonymize', ...SEED, 'wrong.xml'], { cwd: folder() });
    expect(code).toBe(0);
    expect(stdout).toContain('200,00');
  });
});

describe('refusals', () => {
  it.each([
    ['signed.xml', 'signed'],
    ['half.xml', 'malformed'],
    ['message.xml', 'unreadable'],
  ] as const)('%s, as %s; the others go on', async (name, reason) => {
    const cwd = folder();
    const { code, stderr } = await runCli(['anonymize', ...SEED, name, 'a.xml', '-o', 'out'], { cwd });
    expect({ code, stderr }).toEqual({ code: 1, stderr: said(en.anonymize.refused[reason](name)) });
    expect(readdirSync(join(cwd, 'out'))).toEqual(['a.xml']);
  });

  it('a signed file loses its signature on request', async () => {
    const cwd = folder();
    const { code, stdout } = await runCli(['anonymize', ...SEED, '--drop-signature', 'signed.xml'], { cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: made(SAMPLE) });
  });

  it.each([
    [
      ['a.xml', '-o', 'wrong.xml'],
      (): string => en.convert.exists('wrong.xml'),
      'wrong.xml',
      fixture.rejected,
    ],
    [
      ['a.xml', '-o', './in/../a.xml', '--overwrite'],
      (): string => en.convert.overInput('a.xml'),
      'a.xml',
      SAMPLE,
    ],
  ])('%j replaces nothing', async (args, sentence, name, content) => {
    const cwd = folder();
    const { code, stderr } = await runCli(['anonymize', ...SEED, ...args], { cwd });
    expect({ code, stderr }).toEqual({ code: 2, stderr: said(sentence()) });
    expect(read(cwd, name)).toBe(content);
  });

  it('none: files with the same name from different folders get numbers', async () => {
    const cwd = folderWith({ 'x/a.xml': SAMPLE, 'y/a.xml': SAMPLE });
    const { code } = await runCli(['anonymize', ...SEED, 'x/a.xml', 'y/a.xml', '-o', 'out'], { cwd });
    expect(code).toBe(0);
    expect(readdirSync(join(cwd, 'out')).sort()).toEqual(['a-2.xml', 'a.xml']);
  });

  it('two results with the same name', async () => {
    const cwd = folder();
    const { code, stderr } = await runCli(['anonymize', ...SEED, 'a.xml', 'a.xml', '-o', 'out'], { cwd });
    expect({ code, stderr }).toEqual({ code: 2, stderr: said(en.convert.twice('out/a.xml', 'a.xml')) });
  });

  it.each([
    [['a.xml', 'wrong.xml'], en.anonymize.manyNeedFolder],
    [['in'], en.anonymize.manyNeedFolder],
    [['a.xml', '--keep', 'Denominazone'], en.anonymize.unknownField('Denominazone', 'Denominazione')],
    [['a.xml', '--keep', '9.9'], en.anonymize.unknownField('9.9', undefined)],
  ])('%j', async (args, sentence) => {
    const { code, stdout, stderr } = await runCli(['anonymize', ...args], { cwd: folder() });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
  });

  it('a path that does not exist, and a folder that is not writable', async () => {
    const cwd = folder();
    const missing = await runCli(['anonymize', ...SEED, 'nowhere.xml'], { cwd });
    expect([missing.code, missing.stderr]).toEqual([2, said(en.paths.missing('nowhere.xml'))]);
    chmodSync(join(cwd, 'two'), 0o500);
    const locked = await runCli(['anonymize', ...SEED, 'a.xml', '-o', 'two/new/b.xml'], { cwd });
    chmodSync(join(cwd, 'two'), 0o700);
    if (process.getuid?.() !== 0) expect(locked.code).toBe(2);
  });
});

describe('its messages', () => {
  it('exist in both languages, and differ', () => {
    for (const reason of ['signed', 'malformed', 'unreadable'] as const) {
      expect(italian.anonymize.refused[reason]('a')).not.toBe(en.anonymize.refused[reason]('a'));
    }
  });

  it('contain no terminal control characters', async () => {
    const cwd = folderWith({ '\u001b[2Ja.xml': SIGNED });
    const { stderr } = await runCli(['anonymize', ...SEED, '\u001b[2Ja.xml'], { cwd });
    expect(stderr).not.toContain('\u001b');
  });
});
