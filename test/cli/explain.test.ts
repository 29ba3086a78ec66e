import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../src/cli/explain/decided.ts';
import { ownLines, sampleText } from '../../src/cli/explain/samples.ts';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { adviceCodes, explainCode, sdiCodes } from '../../src/validate/index.ts';
import { ruleDocs } from '../../src/validate/ruleDocs/index.ts';
import { folderWith, runCli } from './runCli.ts';

async function explained(...codes: readonly string[]): Promise<readonly string[]> {
  const { code, stdout } = await runCli(['explain', '--format', 'json', ...codes]);
  expect(code).toBe(0);
  return (JSON.parse(stdout) as readonly { code: string; kind: string }[]).map(
    (one) => `${one.kind} ${one.code}`,
  );
}

const asked: readonly { codes: readonly string[]; gives: readonly string[] }[] = [
  { codes: ['00423'], gives: ['control 00423'] },
  { codes: ['423'], gives: ['control 00423'] },
  { codes: ['200', '00423', '0423', '00106'], gives: ['control 00200', 'control 00423', 'control 00106'] },
  { codes: ['00404'], gives: ['control 00404'] },
  { codes: ['u-bug'], gives: ['own U-BUG'] },
  { codes: ['00426', '459', '461'], gives: ['retired 00426', 'retired 00459', 'retired 00461'] },
];

describe('fattura explain', () => {
  it.each(asked)('$codes', async ({ codes, gives }) => {
    expect(await explained(...codes)).toEqual(gives);
  });

  it.each([
    [[], en.explain.noCode],
    [['00999'], en.explain.unknown('00999', '00399')],
    [['999'], en.explain.unknown('999', '00399')],
    [['00200', '99999'], en.explain.unknown('99999', undefined)],
    [['codice'], en.explain.unknown('codice', undefined)],
  ])('rejects %j as wrong usage', async (operands, sentence) => {
    const { code, stdout, stderr } = await runCli(['explain', ...operands]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });

  it.each([
    ['en', '00423', 'https://docs.example/en/controls/00423.html'],
    ['it', 'Q-BOLLO', 'https://docs.example/controlli/Q-BOLLO.html'],
    ['en', 'U-BUG', undefined],
    ['en', '00426', undefined],
  ])('in %s, names the page of %s if the site is configured', async (lang, code, address) => {
    const cwd = folderWith({ 'fattura.config.json': '{"documentation": "https://docs.example/"}' });
    const { stdout } = await runCli(['explain', '--lang', lang, code], { cwd });
    expect(/^ {2}(https:.*)$/m.exec(stdout)?.[1]).toBe(address);
    expect((await runCli(['explain', '--lang', lang, code])).stdout).not.toContain('https:');
  });

  it('prints the data of the library as JSON', async () => {
    const { stdout } = await runCli(['explain', '00423', '-f', 'json']);
    expect(JSON.parse(stdout)).toEqual([await explainCode('00423', { language: 'en' })]);
  });

  it('prints every part of the page in order, and marks the differences', async () => {
    const { stdout } = await runCli(['explain', '00423']);
    const { explain } = en;
    const headings = [
      explain.why,
      explain.formula,
      explain.tolerance,
      explain.exceptions,
      explain.wrong,
      explain.right,
      explain.remedy,
      explain.readings,
      explain.sources,
      explain.fields,
    ];
    const lines = stdout.split('\n');
    expect(lines.filter((line) => headings.includes(line))).toEqual(headings);
    expect(lines.filter((line) => /^ {2}[✗✓] +<PrezzoTotale>/.test(line))).toEqual([
      '  ✗   <PrezzoTotale>100.00</PrezzoTotale>',
      '  ✓   <PrezzoTotale>90.00</PrezzoTotale>',
    ]);
  });

  it('uses the requested language', async () => {
    const { stdout } = await runCli(['--lang', 'it', 'explain', '00423', 'U-FILE', '00426']);
    expect(stdout).toContain(`\n${italian.explain.remedy}\n`);
    expect(stdout).not.toContain(`\n${en.explain.remedy}\n`);
  });

  it('colours the different lines, and nothing if colours are off', async () => {
    const { stdout } = await runCli(['--color', 'explain', '00423']);
    expect(stdout).toContain('\x1b[31m  ✗   <PrezzoTotale>100.00</PrezzoTotale>\x1b[39m');
    expect(stdout).toContain('\x1b[32m  ✓   <PrezzoTotale>90.00</PrezzoTotale>\x1b[39m');
    expect((await runCli(['explain', '00423'])).stdout).not.toContain('\x1b');
  });

  const every = [...sdiCodes, ...adviceCodes].map(({ code }) => code);
  it.each(['it', 'en'])('fits into 80 columns for every code, except samples (%s)', async (lang) => {
    const { code, stdout } = await runCli(['--lang', lang, 'explain', ...every], { columns: 80 });
    expect(code).toBe(0);
    const samples = new Set(
      ruleDocs.flatMap(({ wrong, right }) =>
        [wrong, right].flatMap((sample) => (sample?.xml ?? '').split('\n').map((line) => line.trim())),
      ),
    );
    const wide = stdout.split('\n').filter((line) => [...line].length > 80);
    expect(wide.filter((line) => !samples.has(line.replace(/^ {2}[✗✓]/, '').trim()))).toEqual([]);
    expect(stdout).not.toMatch(/undefined|\[object/);
  });
});

describe('the label of how a code is decided', () => {
  it.each([
    ['whole', null, 'file'],
    ['whole', 'name', 'name'],
    ['whole', 'date', 'date'],
    ['part', 'registry', 'part'],
    ['part', 'trust', 'part'],
    ['none', 'registry', 'registry'],
    ['none', 'history', 'history'],
    ['none', 'trust', 'trust'],
  ] as const)('%s, %s: %s', (decided, needs, expected) => {
    expect(decisionOf({ decided, needs })).toBe(expected);
  });
});

describe('lines of a sample that are missing from the other', () => {
  it.each([
    ['one changed', 'a\nb\nc', 'a\nx\nc', [1]],
    ['none', 'a\nb', 'a\nb', []],
    ['all', 'a\nb', 'x', [0, 1]],
    ['one more of the same', 'a\na\nb', 'a\nb', [1]],
    ['one less', 'a\nb', 'a\na\nb', []],
    ['indented otherwise', '  a\n  b', 'a\nb', []],
    ['moved', 'a\nb\nc', 'b\nc\na', [0]],
  ])('%s', (_name, text, other, own) => {
    expect([...ownLines(text, other)]).toEqual(own);
  });

  it('marks nothing without another sample', () => {
    expect(sampleText('<a>\n</a>', undefined, '✗', (line) => `!${line}`)).toBe('    <a>\n    </a>');
  });
});
