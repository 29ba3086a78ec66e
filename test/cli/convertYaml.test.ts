import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { contentOfYaml } from '../../src/cli/yaml/content.ts';
import { open, readsAsYaml } from '../../src/envelope/index.ts';
import { parseInvoice, readInvoice } from '../../src/xml/index.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const said = (sentence: string): string => `fattura convert: ${sentence}\n`;
const read = (cwd: string, name: string): string => readFileSync(join(cwd, name), 'utf8');

const VALID = parseInvoice(fixture.valid);
const YAML = (await runCli(['convert', '--to', 'yaml', '-'], { stdin: fixture.valid })).stdout;

/** The YAML with one line changed, and the number of that line. */
function changed(from: string | RegExp, to: string): { readonly text: string; readonly line: number } {
  const lines = YAML.split('\n');
  const index = lines.findIndex((line) => line.search(from) >= 0);
  expect(index).toBeGreaterThan(0);
  lines[index] = lines[index]!.replace(from, to);
  return { text: lines.join('\n'), line: index + 1 };
}

describe('to YAML and back', () => {
  it.each([
    ['XML', fixture.valid],
    ['JSON', fixture.validJson],
    ['a simplified invoice', fixture.simplified],
  ])('%s', async (_, stdin) => {
    const yaml = await runCli(['convert', '--to', 'yaml', '-'], { stdin });
    expect(yaml).toMatchObject({ code: 0, stderr: '' });
    const xml = await runCli(['convert', '-'], { stdin: yaml.stdout });
    const json = await runCli(['convert', '--to', 'json', '-'], { stdin: yaml.stdout });
    const direct = await runCli(['convert', '--to', 'json', '-'], { stdin });
    expect(json.stdout).toBe(direct.stdout);
    expect(parseInvoice(xml.stdout)).toEqual(JSON.parse(direct.stdout));
  });

  it('quotes amounts, dates and codes that a reader could misread', () => {
    expect(YAML).toMatch(/^ +aliquota_iva: "22\.00"$/m);
    expect(YAML).toMatch(/^ +data: "20\d\d-\d\d-\d\d"$/m);
    expect(YAML).toMatch(/^ +tipo_documento: TD01$/m);
  });

  it('--indent', async () => {
    const { stdout } = await runCli(['convert', '--to', 'yaml', '--indent', '4', '-'], { stdin: YAML });
    expect(stdout).toMatch(/^ {4}dati_trasmissione:$/m);
  });

  it('writes .yaml files in folders, and reads them with --from', async () => {
    const cwd = folderWith({
      'in/a.xml': fixture.valid,
      'in/sub/b.json': fixture.validJson,
      'in/c.yaml': YAML,
    });
    expect((await runCli(['convert', '--to', 'yaml', '--out-dir', 'yaml', 'in'], { cwd })).code).toBe(0);
    expect(readdirSync(join(cwd, 'yaml'), { recursive: true }).map(String).sort()).toEqual([
      'a.yaml',
      'sub',
      join('sub', 'b.yaml'),
    ]);
    expect((await runCli(['convert', '--from', 'yaml', '--out-dir', 'xml', 'yaml'], { cwd })).code).toBe(0);
    expect(parseInvoice(read(cwd, 'xml/a.xml'))).toEqual(VALID);
    expect((await runCli(['convert', 'in/c.yaml', '-o', 'c.xml'], { cwd })).code).toBe(0);
    expect(parseInvoice(read(cwd, 'c.xml'))).toEqual(VALID);
  });
});

describe('recognising YAML', () => {
  it.each<[string, string, boolean]>([
    ['a.yaml', 'a: b', true],
    ['a.YML', '{"a": "b"}', true],
    ['a.yaml', '', true],
    ['a.yaml', '<a/>', false],
    ['a.yaml', '%PDF-1.7', false],
    ['-', 'fattura_elettronica_header:\n', true],
    ['-', '# mine\nversione: FPR12', true],
    ['-', '---\nx: y', true],
    ['-', '"versione": FPR12', true],
    ['a.json', '{"a": "b"}', false],
    ['-', 'fattura n. 7', false],
    ['-', '', false],
    ['a.xml', 'a: b', false],
  ])('%s %j: %s', (name, text, expected) => {
    expect(readsAsYaml(open(encode(text), name))).toBe(expected);
  });
});

describe('errors in YAML', () => {
  const settings = { maxBytes: 1e6, language: 'en', retired: true } as const;

  it.each<[string, string | RegExp, string, string, string]>([
    ['an amount', /aliquota_iva: .*/, 'aliquota_iva: 22,00', '00200', '22,00'],
    ['a code', /tipo_documento: .*/, 'tipo_documento: TD99', '00200', 'TD99'],
    ['a key that is unknown', /tipo_documento: /, 'tipo: x\n        tipo_documento: ', '00200', 'tipo'],
    ['a value that is none', /divisa: .*/, 'divisa: [EUR]', '00200', '[EUR]'],
  ])('%s is shown at its place in the YAML', async (_, from, to, code, underlined) => {
    const { text, line } = changed(from, to);
    const { failed, flaw } = await contentOfYaml(encode(text), { ...settings, file: 'a.yaml' });
    expect(flaw).toBe(null);
    const [finding] = failed?.report.findings ?? [];
    expect([finding?.code, finding?.line]).toEqual([code, line]);
    const span = failed?.source?.spans[0];
    expect(text.slice(span?.offset, span?.end)).toBe(underlined);
    const shown = await runCli(['convert', '-'], { stdin: text });
    expect(shown.code).toBe(1);
    expect(shown.stderr).toContain(`line ${line}, column ${finding?.column}`);
    expect(shown.stderr).toContain(said(en.convert.invalid('-')));
  });

  it('--force writes it anyway', async () => {
    const { text } = changed(/aliquota_iva: .*/, 'aliquota_iva: 22,00');
    const { code, stdout } = await runCli(['convert', '--force', '-'], { stdin: text });
    expect(code).toBe(0);
    expect(stdout).toContain('<AliquotaIVA>22,00<');
    expect(readInvoice(stdout).ok).toBe(false);
  });

  it.each<[string, string, Parameters<typeof en.yaml.flaw>[0]]>([
    ['versione: FPR12\nversione: FPA12', ':2:1', { reason: 'duplicate', detail: 'versione' }],
    ['versione: *x', ':1:11', { reason: 'alias', detail: '*x' }],
    ['versione: !!str x', ':1:11', { reason: 'tag', detail: '!!str' }],
    ['versione: "x', ':1:13', { reason: 'syntax', detail: 'MISSING_CHAR' }],
    ['---\n', '', { reason: 'empty', detail: '' }],
  ])('%j', async (stdin, place, flaw) => {
    const { code, stdout, stderr } = await runCli(['convert', '-'], { stdin });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(said(`-${place}: ${en.yaml.flaw(flaw)}`));
  });

  it.each([
    [['--to', 'yaml', '--indent', '0'], en.usage.conflict('--to yaml', '--indent 0')],
    [['--to', 'yaml', '--prefix', 'x'], en.usage.onlyForXml('--prefix')],
  ])('%j', async (args, sentence) => {
    const { code, stderr } = await runCli(['convert', ...args, '-'], { stdin: YAML });
    expect(code).toBe(2);
    expect(stderr).toContain(said(sentence));
  });
});
