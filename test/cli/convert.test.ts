import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { parseInvoice, readInvoice } from '../../src/xml/index.ts';
import { signedXml } from '../support/signedFile.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const files = {
  'valid.xml': fixture.valid,
  'valid.json': fixture.validJson,
  'rejected.xml': fixture.rejected,
  'malformed.xml': fixture.malformed,
  'signed.xml': await signedXml(fixture.valid),
  'in/a.xml': fixture.valid,
  'in/sub/b.XML': fixture.simplified,
  'in/sub/c.json': fixture.validJson,
};

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');
const said = (...sentences: readonly string[]): string =>
  sentences.map((sentence) => `fattura convert: ${sentence}\n`).join('');

describe('fattura convert to standard output', () => {
  const cwd = folderWith(files);
  const valid = parseInvoice(fixture.valid);

  it('converts XML to JSON', async () => {
    const { code, stdout, stderr } = await runCli(['convert', 'valid.xml'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(valid);
    expect(stdout).toMatch(/^\{\n {2}"/);
  });

  it('converts JSON to XML, and back to the same JSON', async () => {
    const { stdout } = await runCli(['convert', 'valid.json'], { cwd });
    const { stdout: back } = await runCli(['convert', '-'], { cwd, stdin: stdout });
    const { stdout: normal } = await runCli(['convert', '--to', 'json', 'valid.json'], { cwd });
    expect(JSON.parse(back)).toEqual(JSON.parse(normal));
  });

  it.each([
    [['--prefix', 'ns2'], /<ns2:FatturaElettronica[\s>]/],
    [['--no-prefix'], /<FatturaElettronica[\s>]/],
    [['--stylesheet', 'foglio.xsl'], /<\?xml-stylesheet [^>]*href="foglio\.xsl"/],
    [['--indent', '0'], /^<\?xml[^\n]*$/],
    [['--indent=4'], /\n {4}<FatturaElettronicaHeader/],
  ])('formats XML as requested: %j', async (args, pattern) => {
    const { code, stdout } = await runCli(['convert', 'valid.xml', '--to', 'xml', ...args], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(pattern);
    expect(parseInvoice(stdout)).toEqual(valid);
  });

  it('writes JSON on one line', async () => {
    const { stdout } = await runCli(['convert', '--indent', '0', 'valid.xml'], { cwd });
    expect(stdout.trimEnd()).not.toContain('\n');
  });

  it('reports that a signature was left out', async () => {
    const { code, stdout, stderr } = await runCli(['convert', 'signed.xml'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: said(en.convert.signatureLeft('signed.xml')) });
    expect(stdout).not.toContain('Signature');
  });

  it.each(['rejected.xml', 'malformed.xml'])('rejects %s, with the report', async (name) => {
    const { code, stdout, stderr } = await runCli(['convert', name], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('00200');
    expect(stderr).toContain(said(en.convert.invalid(name)));
  });

  it('--force writes invalid JSON as invalid XML, with a notice', async () => {
    const wrong = fixture.validJson.replace('"TD01"', '"TD99"');
    const { code, stdout, stderr } = await runCli(['convert', '--force', '-'], { cwd, stdin: wrong });
    expect(code).toBe(0);
    expect(stdout).toContain('>TD99<');
    expect(readInvoice(stdout).ok).toBe(false);
    expect(stderr).toContain(said(en.convert.forced('-')));
  });

  it('--force writes the readable parts of rejected XML as JSON, with wrong values unchanged', async () => {
    const { code, stdout, stderr } = await runCli(['convert', '--force', 'rejected.xml'], { cwd });
    expect(code).toBe(0);
    const right = JSON.stringify(valid);
    expect(stdout.match(/"200,00"/g)).toHaveLength(1);
    expect(JSON.parse(stdout.replace('"200,00"', '"200.00"'))).toEqual(JSON.parse(right));
    expect(stderr).toContain('00200');
    expect(stderr).toContain(said(en.convert.forced('rejected.xml')));
  });

  it('--force cannot write XML that is not an invoice', async () => {
    const { code, stdout, stderr } = await runCli(['convert', '--force', '-'], { cwd, stdin: '<note/>' });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(said(en.convert.impossible('-')));
  });

  it.each([
    ['what no XML can hold', fixture.validJson.replace('"TD01"', '{}')],
    ['what is no JSON', '{"versione": '],
    ['what is no object', '[]'],
  ])('--force cannot write %s', async (_name, stdin) => {
    const { code, stdout, stderr } = await runCli(['convert', '--force', '-'], { cwd, stdin });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(said(en.convert.impossible('-')));
  });

  it('reports unreadable input', async () => {
    const { code, stderr } = await runCli(['convert', '-'], { cwd, stdin: '%PDF-1.7' });
    expect(code).toBe(1);
    expect(stderr).toContain('U-UNKNOWN');
  });

  it('rejects a missing file as wrong usage', async () => {
    const { code, stderr } = await runCli(['convert', 'nowhere.xml'], { cwd });
    expect({ code, stderr }).toEqual({ code: 2, stderr: said(en.paths.missing('nowhere.xml')) });
  });

  it('escapes control characters on a terminal, without changing the value', async () => {
    const evil = fixture.validJson.replace(/"progressivo_invio": "[^"]*"/, '"progressivo_invio": "1"');
    const invoice = JSON.parse(evil) as { fattura_elettronica_header: { cedente_prestatore: unknown } };
    const stdin = JSON.stringify(invoice).replace(/"denominazione":"[^"]*"/, '"denominazione":"a\u009b31mb"');
    expect(stdin).toContain('\u009b');
    for (const to of ['xml', 'json']) {
      const terminal = await runCli(['convert', '--to', to, '-'], { cwd, stdin, tty: true });
      const pipe = await runCli(['convert', '--to', to, '-'], { cwd, stdin });
      expect(terminal).toMatchObject({ code: 0 });
      expect(terminal.stdout).not.toContain('\u009b');
      const parse = to === 'xml' ? parseInvoice : JSON.parse;
      expect(parse(terminal.stdout)).toEqual(parse(pipe.stdout));
    }
  });
});

describe('fattura convert into files', () => {
  it('-o writes one complete file', async () => {
    const cwd = folderWith(files);
    const { code, stdout, stderr } = await runCli(['convert', 'valid.xml', '-o', 'new/place/out.json'], {
      cwd,
    });
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(JSON.parse(read(cwd, 'new/place/out.json'))).toEqual(parseInvoice(fixture.valid));
    expect(readdirSync(join(cwd, 'new/place'))).toEqual(['out.json']);
  });

  it('-o - is standard output', async () => {
    const cwd = folderWith(files);
    expect((await runCli(['convert', 'valid.xml', '-o', '-'], { cwd })).stdout).toMatch(/^\{/);
  });

  it('replaces a file only with --overwrite', async () => {
    const cwd = folderWith({ ...files, 'out.json': 'precious' });
    const refused = await runCli(['convert', 'valid.xml', '-o', 'out.json'], { cwd });
    expect(refused).toMatchObject({ code: 2, stderr: said(en.convert.exists('out.json')) });
    expect(read(cwd, 'out.json')).toBe('precious');
    expect(await runCli(['convert', 'valid.xml', '-o', 'out.json', '--overwrite'], { cwd })).toMatchObject({
      code: 0,
    });
    expect(read(cwd, 'out.json')).toMatch(/^\{/);
  });

  it('never replaces an input, even through a link', async () => {
    const cwd = folderWith(files);
    symlinkSync(join(cwd, 'valid.xml'), join(cwd, 'link.xml'));
    for (const output of ['valid.xml', 'link.xml', './in/../valid.xml']) {
      const run = await runCli(['convert', 'valid.xml', '--to', 'xml', '-o', output, '--overwrite'], { cwd });
      expect(run.code).toBe(2);
    }
    expect(read(cwd, 'valid.xml')).toBe(fixture.valid);
  });

  it.each([
    ['valid.xml', [], 'out.xml', '<'],
    ['valid.xml', [], 'out.yaml', 'f'],
    ['valid.xml', [], 'out.YML', 'f'],
    ['valid.xml', [], 'out.txt', '{'],
    ['valid.json', [], 'out.json', '{'],
    ['valid.json', [], 'out', '<'],
    ['valid.xml', ['--to', 'json'], 'out.xml', '{'],
  ])('%s %j: the name %s states the form', async (input, args, output, first) => {
    const cwd = folderWith(files);
    expect((await runCli(['convert', input, ...args, '-o', output], { cwd })).code).toBe(0);
    expect(read(cwd, output)[0]).toBe(first);
  });

  it.each([
    [['--prefix', 'x', '-o', 'out.json'], en.usage.onlyForXml('--prefix')],
    [['--indent', '0', '-o', 'out.yaml'], en.usage.conflict('--output out.yaml', '--indent 0')],
  ])('%j is an error', async (args, sentence) => {
    const { code, stderr } = await runCli(['convert', 'valid.json', ...args], { cwd: folderWith(files) });
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(sentence) });
  });

  it('keeps a link and replaces its target', async () => {
    const cwd = folderWith({ ...files, 'real.json': 'old' });
    symlinkSync(join(cwd, 'real.json'), join(cwd, 'link.json'));
    await runCli(['convert', 'valid.xml', '-o', 'link.json', '--overwrite'], { cwd });
    expect(read(cwd, 'real.json')).toMatch(/^\{/);
  });

  it('--out-dir keeps names and folders', async () => {
    const cwd = folderWith(files);
    const { code, stderr } = await runCli(['convert', 'in', 'valid.json', '--out-dir', 'out'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: said(en.convert.done(4)) });
    expect(readdirSync(join(cwd, 'out'), { recursive: true }).map(String).sort()).toEqual([
      'a.json',
      'sub',
      join('sub', 'b.json'),
      join('sub', 'c.xml'),
      'valid.xml',
    ]);
  });

  it('keeps the path below the fixed part of a pattern', async () => {
    const cwd = folderWith(files);
    await runCli(['convert', 'in/**/*.XML', '--out-dir', 'out'], { cwd });
    expect(existsSync(join(cwd, 'out/sub/b.json'))).toBe(true);
  });

  it('keeps names with parent folders inside the output folder', async () => {
    const cwd = folderWith({ ...files, 'deep/deeper/x': '' });
    const below = join(cwd, 'deep/deeper');
    await runCli(['convert', '../../valid.xml', '../../*/a.xml', '--out-dir', 'out'], { cwd: below });
    expect(readdirSync(join(below, 'out'), { recursive: true }).map(String).sort()).toEqual([
      'in',
      join('in', 'a.json'),
      'valid.json',
    ]);
  });

  it('keeps the first of two results with the same name', async () => {
    const cwd = folderWith({ 'x/a.xml': fixture.valid, 'y/a.xml': fixture.simplified });
    const { code, stderr } = await runCli(['convert', 'x', 'y', '--out-dir', 'out', '--overwrite'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(en.convert.twice(join('out', 'a.json'), join('x', 'a.xml')));
    expect(JSON.parse(read(cwd, 'out/a.json'))).toEqual(parseInvoice(fixture.valid));
  });

  it('never replaces an input that is still to be read', async () => {
    const cwd = folderWith({ 'in/a.json': fixture.validJson, 'in/a.xml': fixture.simplified });
    const { code } = await runCli(['convert', 'in', '--out-dir', 'in', '--overwrite'], { cwd });
    expect(code).toBe(2);
    expect(read(cwd, 'in/a.json')).toBe(fixture.validJson);
    expect(read(cwd, 'in/a.xml')).toBe(fixture.simplified);
  });

  it('--force writes a rejected file to the same place as valid ones', async () => {
    const cwd = folderWith({ 'in/a.xml': fixture.rejected, 'in/b.xml': fixture.valid });
    const { code, stderr } = await runCli(['convert', 'in', '--out-dir', 'out', '--force'], { cwd });
    expect(code).toBe(0);
    expect(stderr).toContain(en.convert.forced(join('in', 'a.xml')));
    expect(JSON.stringify(JSON.parse(read(cwd, 'out/a.json')))).toContain('"200,00"');
  });

  it('continues after a bad file', async () => {
    const cwd = folderWith({ 'in/a.xml': fixture.rejected, 'in/b.xml': fixture.valid });
    const { code, stderr } = await runCli(['convert', 'in', '--out-dir', 'out'], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain(en.convert.done(1));
    expect(readdirSync(join(cwd, 'out'))).toEqual(['b.json']);
  });

  it('reports a place that is not writable', async () => {
    const cwd = folderWith({ ...files, 'file/x': '' });
    const { code, stderr } = await runCli(['convert', 'valid.xml', '-o', 'valid.json/out.json'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(en.convert.failed(join('valid.json', 'out.json'), en.reason('EEXIST')));
  });

  it('leaves nothing behind when interrupted', async () => {
    const cwd = folderWith(files);
    const { code } = await runCli(['convert', 'in', '--out-dir', 'out'], {
      cwd,
      interrupted: AbortSignal.abort(),
    });
    expect(code).toBe(130);
    expect(existsSync(join(cwd, 'out'))).toBe(false);
  });
});
