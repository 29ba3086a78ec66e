/** `fattura new --report`: the problems of a brief, and the check of its invoice, as JSON. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import type { OrdinaryInvoice } from '../../src/model/index.ts';
import { writeInvoice } from '../../src/xml/index.ts';
import { editedInvoice } from '../support/ruleInvoice.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';
import { BRIEF, expectedOf, NOTE, problemsIn, unreadableBriefs, wrongBriefs } from './wrongBriefs.ts';

const day = ['--as-of', '2026-06-15'];
const TEXT = JSON.stringify(BRIEF, null, 2);

const report = async (args: readonly string[], cwd: string) => {
  const { code, stdout } = await runCli(['new', ...args, '--report', '-', ...day], { cwd });
  return { code, report: JSON.parse(stdout) };
};

describe('a wrong brief', () => {
  it.each(wrongBriefs)('$name', async ({ brief, kind, of, ...row }) => {
    const cwd = folderWith({
      'brief.json': JSON.stringify(brief),
      ...(of === undefined ? {} : { 'of.xml': of }),
    });
    const more = kind === undefined ? [] : ['--kind', kind];
    const args = ['brief.json', ...more, ...(of === undefined ? [] : ['--of', 'of.xml'])];
    const { code, report: found } = await report(args, cwd);
    expect(code).toBe(1);
    expect(problemsIn(found)).toEqual(expectedOf(row));
    expect(found).toMatchObject({
      file: 'brief.json',
      kind: kind ?? 'invoice',
      omitted: 0,
      invoice: null,
      original: null,
      output: null,
    });
  });

  it.each(unreadableBriefs)('that is no brief: $name', async ({ text, place, ...row }) => {
    const { code, report: found } = await report(['brief.txt'], folderWith({ 'brief.txt': text }));
    expect(code).toBe(1);
    expect(problemsIn(found)).toEqual(expectedOf(row));
    const [problem] = found.problems;
    expect(problem.line === null ? null : [problem.line, problem.column]).toEqual(place);
  });

  it('has the positions of values, and of the nearest value around a missing one', async () => {
    const text = TEXT.replace('7.35', '7,35').replace(/ +"descrizione".*\n/, '');
    const { report: found } = await report(['a.json'], folderWith({ 'a.json': text }));
    const lineOf = (part: string): number => text.split('\n').findIndex((line) => line.includes(part)) + 1;
    expect(found.problems.map(({ id, line }: { id: string; line: number }) => [id, line])).toEqual([
      ['missing', lineOf('"linee"') + 1],
      ['amount.comma', lineOf('7,35')],
    ]);
  });

  it.each(['it', 'en'] as const)('has the sentences of %s, as printed', async (lang) => {
    const cwd = folderWith({ 'a.json': JSON.stringify({ ...BRIEF, numero: 'A' }) });
    const run = await runCli(['new', 'a.json', '--report', '-', '--lang', lang, ...day], { cwd });
    const [{ message }] = JSON.parse(run.stdout).problems;
    expect(run.stderr).toContain(`  /numero  ${message}\n`);
  });

  it('has at most 1,000 problems, and counts the others', async () => {
    const linee = Array.from({ length: 1_001 }, () => ({ descrizione: 'x' }));
    const cwd = folderWith({ 'a.json': JSON.stringify({ ...BRIEF, linee }) });
    const { report: found } = await report(['a.json'], cwd);
    expect([found.problems.length, found.omitted]).toEqual([1_000, 1_002]);
  });

  it('that is too large to be read', async () => {
    const cwd = folderWith({ 'a.json': TEXT });
    const { code, report: found } = await report(['a.json', '--max-size', '10'], cwd);
    expect(code).toBe(1);
    expect(problemsIn(found)).toEqual([['source.size', null, { size: TEXT.length, limit: 10 }]]);
  });

  it('whose document SdI would reject for a value of the original', async () => {
    const original = editedInvoice('FPR12', {
      'documento.data': '2020-06-01',
      'linee.0.aliquota_iva': '0.00',
      'linee.0.natura': 'N2',
      'riepilogo.0': { aliquota_iva: '0.00', natura: 'N2', imponibile_importo: '100.00', imposta: '0.00' },
    });
    const cwd = folderWith({
      'a.json': JSON.stringify(NOTE),
      'of.xml': writeInvoice(original as OrdinaryInvoice),
    });
    const { report: found } = await report(['a.json', '--kind', 'credit-note', '--of', 'of.xml'], cwd);
    const goods = '/fattura_elettronica_body/0/dati_beni_servizi';
    expect(problemsIn(found)).toMatchObject([
      ['rejected', null, { control: '00445', document: `${goods}/dettaglio_linee/0/natura` }],
      ['rejected', null, { control: '00445', document: `${goods}/dati_riepilogo/0/natura` }],
    ]);
  });
});

it('an attachment that does not exist is a problem of the brief', async () => {
  const text = JSON.stringify({ ...BRIEF, allegati: [{ file: 'none.pdf' }] });
  const { report: found } = await report(['a.json'], folderWith({ 'a.json': text }));
  expect(problemsIn(found)).toEqual([
    ['file.missing', '/allegati/0/file', { file: 'none.pdf', detail: 'ENOENT' }],
  ]);
});

describe('an original that cannot be used', () => {
  it('has the report of validate', async () => {
    const cwd = folderWith({ 'a.json': JSON.stringify(NOTE), 'of.xml': fixture.rejected });
    const { code, report: found } = await report(['a.json', '--kind', 'credit-note', '--of', 'of.xml'], cwd);
    expect([code, found.problems]).toEqual([1, []]);
    expect(found.original).toMatchObject({
      file: 'of.xml',
      verdict: 'rejected',
      findings: [{ code: '00200' }],
    });
  });

  it('is named if it is a simplified invoice', async () => {
    const { stdout } = await runCli(['new', '--example', 'simplified', ...day]);
    const cwd = folderWith({ 's.yaml': stdout, 'a.json': JSON.stringify(NOTE) });
    await runCli(['new', '--kind', 'simplified', 's.yaml', '-o', 's.xml', ...day], { cwd });
    const { report: found } = await report(['a.json', '--kind', 'integration', '--of', 's.xml'], cwd);
    expect(problemsIn(found)).toEqual([['original.simplified', null, {}]]);
  });
});

describe('a brief without mistakes', () => {
  it('has the check of its invoice, which is not written', async () => {
    const { code, report: found } = await report(['a.json'], folderWith({ 'a.json': TEXT }));
    expect(code).toBe(0);
    expect(found).toMatchObject({ problems: [], invoice: { verdict: 'valid' }, output: null });
  });

  it('has the findings of an invoice that SdI would reject', async () => {
    const attachment = Buffer.alloc(4_500_000).toString('base64');
    const brief = { ...BRIEF, allegati: [{ nome_attachment: 'a.bin', attachment }] };
    const cwd = folderWith({ 'a.json': JSON.stringify(brief) });
    const { code, report: found } = await report(['a.json', '-o', 'out.xml'], cwd);
    expect([code, found.problems, existsSync(join(cwd, 'out.xml'))]).toEqual([1, [], false]);
    expect(found.invoice).toMatchObject({ verdict: 'rejected', findings: [{ code: '00003' }] });
  });

  it('names the file of its invoice, alone on standard output', async () => {
    const cwd = folderWith({ 'a.json': TEXT });
    const { report: found } = await report(['a.json', '-o', 'out/'], cwd);
    expect(found.output).toBe(join('out', 'IT02718281823_00001.xml'));
    expect(existsSync(join(cwd, found.output))).toBe(true);
  });

  it('has its report in a file, beside the invoice', async () => {
    const cwd = folderWith({ 'a.json': TEXT });
    const run = await runCli(['new', 'a.json', '--report', 'r/report.json', ...day], { cwd });
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('<FatturaElettronicaHeader>');
    const text = readFileSync(join(cwd, 'r/report.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ problems: [], invoice: { verdict: 'valid' } });
  });
});

describe('the place of the report', () => {
  it.each([
    [['a.json', '--report', 'other.json'], en.convert.exists('other.json')],
    [['a.json', '--report', 'folder'], en.usage.folderForFile('--report', 'folder')],
    [['a.json', '--report', 'x', '-o', './x'], en.new.sameFile('--report', '--output')],
    [['a.json', '--report', '-', '-o', '-'], en.usage.conflict('--report -', '--output -')],
    [['--example', '--report', 'x'], en.usage.conflict('--example', '--report')],
    [['a.json', '--overwrite', '--report', 'a.json'], en.convert.overInput('a.json')],
  ])('is wrong: %j', async (args, sentence) => {
    const cwd = folderWith({ 'a.json': TEXT, 'other.json': 'precious', 'folder/b': '' });
    const { code, stderr } = await runCli(['new', ...args, ...day], { cwd });
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(sentence) });
    expect(readFileSync(join(cwd, 'other.json'), 'utf8')).toBe('precious');
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(TEXT);
  });

  it('is of no use without a brief', async () => {
    const { code, stderr } = await runCli(['new', '--report', 'x'], { tty: true });
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(en.new.reportWithoutBrief) });
  });
});
