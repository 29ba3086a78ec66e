import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const OTHER = SAMPLE.replace('<Numero>7<', '<Numero>8<').replace('>A1<', '>A2<');
const MORE = sampleWith(
  '<DatiRiepilogo>',
  `<DettaglioLinee>
        <NumeroLinea>2</NumeroLinea>
        <Descrizione>Latte</Descrizione>
        <PrezzoUnitario>1.00</PrezzoUnitario>
        <PrezzoTotale>1.00</PrezzoTotale>
        <AliquotaIVA>4.00</AliquotaIVA>
      </DettaglioLinee>
      <DatiRiepilogo>`,
);

const cwd = folderWith({
  'a.xml': SAMPLE,
  'b.xml': OTHER,
  'more.xml': MORE,
  'type.xml': sampleWith('>TD01<', '>TD04<'),
  'digits.xml': sampleWith('<PrezzoUnitario>10.00<', '<PrezzoUnitario>10.000<'),
  'hostile.xml': sampleWith('>Pane<', '>Pane\u202e\u009b31m<'),
  'invalid.xml': sampleWith('<Divisa>EUR<', '<Divisa>eur<'),
  'valid.xml': fixture.valid,
  'valid.json': fixture.validJson,
  'text.xml': 'fattura n. 7',
  'html.xml': '<!doctype html><html></html>',
  'broken.xml': '<p:FatturaElettronica',
  'in/a.xml': SAMPLE,
  'in/b.xml': SAMPLE,
});

const said = (sentence: string): string => `fattura diff: ${sentence}\n`;
const counts = { added: 0, removed: 0, changed: 0, moved: 0 };

describe('fattura diff', () => {
  it.each([
    ['a.xml', 'a.xml'],
    ['valid.xml', 'valid.json'],
    ['a.xml', 'digits.xml'],
  ])('finds no differences between %s and %s', async (a, b) => {
    expect(await runCli(['diff', a, b], { cwd })).toEqual({
      code: 0,
      stdout: `${a} → ${b}\n  ${en.diff.equal}\n`,
      stderr: '',
    });
  });

  it('shows differences by block', async () => {
    expect(await runCli(['diff', 'a.xml', 'b.xml'], { cwd })).toEqual({
      code: 1,
      stdout: `a.xml → b.xml

1.1 DatiTrasmissione
  ~ 1.1.2 ProgressivoInvio  "A1" → "A2"

2.1.1 DatiGenerali/DatiGeneraliDocumento
  ~ 2.1.1.4 Numero  "7" → "8"

  ${en.diff.count({ ...counts, changed: 2 })}
`,
      stderr: '',
    });
  });

  it('shows an added block with all its contents', async () => {
    const { code, stdout } = await runCli(['diff', 'a.xml', 'more.xml'], { cwd });
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: `a.xml → more.xml

+ 2.2.1 DatiBeniServizi/DettaglioLinee[2]  Latte
    2.2.1.1 NumeroLinea  "2"
    2.2.1.4 Descrizione  "Latte"
    2.2.1.9 PrezzoUnitario  "1.00"
    2.2.1.11 PrezzoTotale  "1.00"
    2.2.1.12 AliquotaIVA  "4.00"

  ${en.diff.count({ ...counts, added: 1 })}
`,
    });
    expect((await runCli(['diff', 'more.xml', 'a.xml'], { cwd })).stdout).toContain('\n- 2.2.1 ');
  });

  it('explains codes in the requested language', async () => {
    const { stdout } = await runCli(['diff', 'a.xml', 'type.xml', '--lang', 'it'], { cwd });
    expect(stdout).toContain('«TD01» (Fattura) → «TD04» (Nota di credito)');
    expect(stdout).toContain(italian.diff.count({ ...counts, changed: 1 }));
  });

  it('reads one side from standard input', async () => {
    expect((await runCli(['diff', '-', 'a.xml'], { cwd, stdin: SAMPLE })).code).toBe(0);
    expect((await runCli(['diff', 'a.xml', '-'], { cwd, stdin: OTHER })).code).toBe(1);
  });

  it.each([
    [['a.xml', 'digits.xml'], 0],
    [['a.xml', 'digits.xml', '--exact'], 1],
    [['a.xml', 'b.xml', '--ignore-transmission'], 1],
    [['a.xml', 'b.xml', '--ignore-line-order'], 1],
  ])('%j exits with %i', async (args, expected) => {
    expect((await runCli(['diff', ...args], { cwd })).code).toBe(expected);
  });

  it('leaves the transmission out on request', async () => {
    const { stdout } = await runCli(['diff', 'a.xml', 'b.xml', '--ignore-transmission'], { cwd });
    expect(stdout).not.toContain('ProgressivoInvio');
    expect(stdout).toContain('Numero');
  });

  it('writes JSON', async () => {
    const { code, stdout } = await runCli(['diff', '-f', 'json', 'a.xml', 'b.xml'], { cwd });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      tool: { name: 'fattura' },
      a: { file: 'a.xml', kind: 'FPR12', valid: true },
      b: { file: 'b.xml', kind: 'FPR12', valid: true },
      equal: false,
      differences: [
        { op: 'changed', field: '1.1.2', from: 'A1', to: 'A2' },
        { op: 'changed', field: '2.1.1.4', from: '7', to: '8' },
      ],
    });
    const equal = await runCli(['diff', '-f', 'json', 'a.xml', 'a.xml'], { cwd });
    expect(JSON.parse(equal.stdout)).toMatchObject({ equal: true, differences: [] });
  });

  it('prints no terminal control characters from a file', async () => {
    for (const more of [['--no-color'], ['--format', 'json']]) {
      const { stdout } = await runCli(['diff', 'a.xml', 'hostile.xml', ...more], { cwd, tty: true });
      expect(stdout).toContain('Pane');
      expect(stdout).not.toMatch(/[\u202e\u009b\u001b]/);
    }
  });

  it('uses colours on request', async () => {
    const { stdout } = await runCli(['diff', 'a.xml', 'more.xml', '--color'], { cwd });
    expect(stdout).toContain('\u001b[32m+\u001b[39m');
  });
});

describe('long texts', () => {
  const LONG =
    'Servizio di manutenzione ordinaria degli impianti elettrici della sede di via Roma, secondo il contratto quadro del 2024, ';
  const long = (end: string): string => sampleWith('>Pane<', `>${LONG}${end}<`);
  const folder = folderWith({
    'a.xml': long('mese di gennaio, con fornitura dei ricambi necessari e dei materiali di consumo'),
    'b.xml': long('mese di febbraio, con fornitura dei ricambi necessari e dei materiali di consumo'),
    'word.xml': sampleWith('>Pane<', `>${'x'.repeat(300)}<`),
    'more.xml': sampleWith('>Pane<', `>${'x'.repeat(300)}y<`),
    'hostile.xml': long('\u202e\u009b31m'),
  });

  it.each([
    ['a.xml', 'b.xml'],
    ['word.xml', 'more.xml'],
    ['a.xml', 'word.xml'],
    ['a.xml', 'hostile.xml'],
  ])('%s %s: both sides look different, and no line exceeds the terminal', async (a, b) => {
    for (const columns of [40, 60, 80, 200]) {
      const { stdout } = await runCli(['diff', a, b], { cwd: folder, columns });
      const widths = stdout.split('\n').map((line) => [...line].length);
      // A heading takes a line of its own.
      expect(Math.max(...widths.slice(3))).toBeLessThanOrEqual(Math.min(Math.max(columns, 40), 100));
      const [from = '', to = ''] = stdout.split(/^ {6}[-+] /m).slice(1);
      expect(from).not.toBe(to);
      expect(stdout).not.toMatch(/[\u202e\u009b\u001b]/);
    }
  });

  it('differences are in brackets, or in colour if available', async () => {
    const { stdout } = await runCli(['diff', 'a.xml', 'b.xml'], { cwd: folder });
    expect(stdout).toContain('[-gennaio,-]');
    expect(stdout).toContain('{+febbraio,+}');
    const coloured = await runCli(['diff', 'a.xml', 'b.xml', '--color'], { cwd: folder });
    expect(coloured.stdout).toContain('\u001b[31mgennaio,\u001b[39m');
    expect(coloured.stdout).toContain('\u001b[32mfebbraio,\u001b[39m');
  });
});

describe('invalid files', () => {
  it('are compared as far as they can be read, with a notice', async () => {
    const { code, stdout, stderr } = await runCli(['diff', 'a.xml', 'invalid.xml'], { cwd });
    expect({ code, stderr }).toEqual({ code: 1, stderr: said(en.diff.invalid('invalid.xml')) });
    expect(stdout).toContain('~ 2.1.1.2 Divisa  "EUR"');
    const json = await runCli(['diff', '-f', 'json', 'a.xml', 'invalid.xml'], { cwd });
    expect(JSON.parse(json.stdout)).toMatchObject({ b: { valid: false } });
  });

  it.each([
    [['a.xml', 'text.xml'], ['text.xml']],
    [['text.xml', 'a.xml'], ['text.xml']],
    [
      ['text.xml', 'html.xml'],
      ['text.xml', 'html.xml'],
    ],
    [['a.xml', 'broken.xml'], ['broken.xml']],
  ])('%j: a failed comparison is distinct from a difference', async (args, unread) => {
    const text = await runCli(['diff', ...args], { cwd });
    expect({ code: text.code, stdout: text.stdout }).toEqual({ code: 1, stdout: '' });
    expect(text.stderr.endsWith(said(en.diff.unread(unread)))).toBe(true);

    const json = await runCli(['diff', '-f', 'json', ...args], { cwd });
    const sides = args.map((file) => ({
      file,
      ...(unread.includes(file) ? { kind: null, valid: null } : { kind: 'FPR12', valid: true }),
    }));
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      a: sides[0],
      b: sides[1],
      outcome: 'unreadable',
      equal: null,
      differences: null,
    });
  });

  it.each([
    ['a.xml', 'a.xml', 'equal', 0],
    ['a.xml', 'b.xml', 'different', 1],
    ['a.xml', 'invalid.xml', 'different', 1],
  ])('%s and %s: %s', async (a, b, outcome, code) => {
    const run = await runCli(['diff', '-f', 'json', a, b], { cwd });
    expect({ code: run.code, outcome: JSON.parse(run.stdout).outcome }).toEqual({ code, outcome });
  });
});

describe('wrong usage', () => {
  it.each([
    [[], en.diff.two],
    [['a.xml'], en.diff.two],
    [['-', '-'], en.diff.two],
    [['in', 'a.xml'], en.diff.two],
    [['a.xml', 'missing.xml'], en.paths.missing('missing.xml')],
  ])('%j', async (args, sentence) => {
    const { code, stdout, stderr } = await runCli(['diff', ...args], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said(sentence));
  });
});
