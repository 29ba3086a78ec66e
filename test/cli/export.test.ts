import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { exportColumns } from '../../src/operations/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const { export: words } = en;
const said = (sentence: string): string => `fattura export: ${sentence}\n`;
const read = (cwd: string, name: string): string => readFileSync(join(cwd, name), 'utf8');

/** A credit, a description that a spreadsheet would run, and one with every character that has to be quoted. */
const LINES = SAMPLE.replace(
  '</DettaglioLinee>',
  `</DettaglioLinee>
  <DettaglioLinee><NumeroLinea>2</NumeroLinea><Descrizione>=1+1</Descrizione><PrezzoUnitario>-2.50</PrezzoUnitario><PrezzoTotale>-2.50</PrezzoTotale><AliquotaIVA>4.00</AliquotaIVA></DettaglioLinee>
  <DettaglioLinee><NumeroLinea>3</NumeroLinea><Descrizione>a "b"; c, d</Descrizione><PrezzoUnitario>1234.50</PrezzoUnitario><PrezzoTotale>1234.50</PrezzoTotale><AliquotaIVA>4.00</AliquotaIVA></DettaglioLinee>`,
);
const COLUMNS = ['--columns', 'numero_linea,descrizione,prezzo_totale'];

const folder = (): string =>
  folderWith({
    'in/a.xml': SAMPLE,
    'in/b.json': fixture.validJson,
    'in/c.xml': fixture.rejected,
    'in/d.xml': 'fattura n. 7',
    'in/e.xml': fixture.simplified,
    'good/a.xml': SAMPLE,
    'good/e.xml': fixture.simplified,
    'lines.xml': LINES,
  });

describe('fattura export as csv', () => {
  it('has a heading and one row per invoice', async () => {
    const { code, stdout, stderr } = await runCli(['export', 'good'], { cwd: folder() });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const rows = stdout.split('\n').map((line) => line.split(','));
    expect(rows[0]).toEqual(['file', ...exportColumns('invoices').map(({ name }) => name)]);
    expect(rows.map(([file]) => file)).toEqual(['file', join('good', 'a.xml'), join('good', 'e.xml'), '']);
  });

  it.each<[readonly string[], readonly string[]]>([
    [
      [],
      [
        'numero_linea,descrizione,prezzo_totale',
        '1,Pane,10.00',
        "2,'=1+1,-2.50",
        '3,"a ""b""; c, d",1234.50',
      ],
    ],
    [
      ['--decimal-comma'],
      [
        'numero_linea;descrizione;prezzo_totale',
        '1;Pane;10,00',
        "2;'=1+1;-2,50",
        '3;"a ""b""; c, d";1234,50',
      ],
    ],
    [
      ['--decimal-comma', '--delimiter', 'comma'],
      [
        'numero_linea,descrizione,prezzo_totale',
        '1,Pane,"10,00"',
        `2,'=1+1,"-2,50"`,
        '3,"a ""b""; c, d","1234,50"',
      ],
    ],
    [
      ['--delimiter', 'tab'],
      [
        'numero_linea\tdescrizione\tprezzo_totale',
        '1\tPane\t10.00',
        "2\t'=1+1\t-2.50",
        '3\t"a ""b""; c, d"\t1234.50',
      ],
    ],
    [
      ['--bom', '--delimiter', 'semicolon'],
      [
        '\ufeffnumero_linea;descrizione;prezzo_totale',
        '1;Pane;10.00',
        "2;'=1+1;-2.50",
        '3;"a ""b""; c, d";1234.50',
      ],
    ],
  ])('%j', async (args, lines) => {
    const { code, stdout } = await runCli(['export', '--lines', ...COLUMNS, ...args, 'lines.xml'], {
      cwd: folder(),
    });
    expect(code).toBe(0);
    expect(stdout).toBe(`${lines.join('\n')}\n`);
  });

  it.each(['=1', '+1', '-1+1', '@x', '＝1'])('writes no formula for %j', async (text) => {
    const stdin = JSON.stringify({
      versione: 'FPR12',
      fattura_elettronica_body: [
        { dati_beni_servizi: { dettaglio_linee: [{ descrizione: text, prezzo_totale: text }] } },
      ],
    });
    const { stdout } = await runCli(
      ['export', '--lines', '--force', '--columns', 'descrizione,prezzo_totale', '-'],
      { stdin },
    );
    expect(stdout).toBe(`descrizione,prezzo_totale\n'${text},'${text}\n`);
  });
});

describe('--excel', () => {
  const COLUMN = ['--excel', '--columns', 'descrizione,data,prezzo_totale,corpo'];
  const line = async (text: string): Promise<string> => {
    const stdin = sampleWith('>Pane<', `>${text}<`);
    const { stdout } = await runCli(['export', '--lines', ...COLUMN, '-'], { stdin });
    expect(stdout.startsWith('\ufeffdescrizione;data;prezzo_totale;corpo\r\n')).toBe(true);
    expect(stdout.endsWith('\r\n')).toBe(true);
    return stdout.split('\r\n')[1] ?? '';
  };

  it.each<[text: string, cell: string]>([
    ['Pane', 'Pane'],
    ['00123', '"=""00123"""'],
    ['2026-03-02', '"=""2026-03-02"""'],
    ['1/2', '"=""1/2"""'],
    ['1E5', '"=""1E5"""'],
    ['mar-25', '"=""mar-25"""'],
    ['1 gen 2026', '"=""1 gen 2026"""'],
    ['VERO', '"=""VERO"""'],
    ['SEPT2', '"=""SEPT2"""'],
    ['IT60X0542811101000000123456', 'IT60X0542811101000000123456'],
    ['TD01', 'TD01'],
    ['Via Roma 12', 'Via Roma 12'],
    ['a "5"', '"a ""5"""'],
    ['5"', '"5"""'],
    ['a;=1', '"a;\'=1"'],
    ['1;=1', '"1;\'=1"'],
    ['-5', '"=""-5"""'],
    ['+39 055', "'+39 055"],
  ])('%j', async (text, cell) => {
    expect(await line(text)).toBe(`${cell};"=""2026-03-02""";10,00;1`);
  });
});

it.each([
  [';', 'a;=1+1'],
  [',', 'a,=1+1'],
  ['a line end', 'a\n=1+1'],
])('no text of an invoice becomes a formula in a reader that splits at %s', async (_, text) => {
  const stdin = sampleWith('>Pane<', `>${text}<`);
  const { stdout } = await runCli(['export', '--lines', '--force', '--columns', 'descrizione', '-'], {
    stdin,
  });
  expect(stdout).toMatch(/a.'=1\+1/s);
});

describe('as jsonl', () => {
  it('has one object per line, with null for missing values', async () => {
    const { stdout } = await runCli(['export', '--lines', '-f', 'jsonl', 'lines.xml'], { cwd: folder() });
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows.map((row) => Object.keys(row))).toEqual(
      Array(3).fill(['file', ...exportColumns('lines').map(({ name }) => name)]),
    );
    expect(rows[1]).toMatchObject({
      file: 'lines.xml',
      corpo: 1,
      descrizione: '=1+1',
      prezzo_totale: '-2.50',
      natura: null,
    });
  });
});

describe('invalid files', () => {
  it('are skipped and named, and the rest is exported', async () => {
    const { code, stdout, stderr } = await runCli(['export', '--columns', 'file', 'in', 'nowhere'], {
      cwd: folder(),
    });
    expect(code).toBe(2);
    expect(stdout).toBe(`file\n${['a.xml', 'b.json', 'e.xml'].map((name) => join('in', name)).join('\n')}\n`);
    expect(stderr).toContain(said(words.invalid(join('in', 'c.xml'), 1)));
    expect(stderr).toContain(words.unreadable(join('in', 'd.xml'), ''));
    expect(stderr).toContain(said(en.paths.missing('nowhere')));
  });

  it('are exported with --force as far as they can be read, with exit code 1', async () => {
    const { code, stdout, stderr } = await runCli(
      ['export', '--force', '--columns', 'file,numero,importo_totale_documento', 'in/c.xml', 'in/d.xml'],
      { cwd: folder() },
    );
    expect(code).toBe(1);
    expect(stdout.split('\n').length).toBe(3);
    expect(stdout).toContain(join('in', 'c.xml'));
    expect(stderr).toContain(said(words.forced(join('in', 'c.xml'), 1)));
  });

  it('are skipped if too large', async () => {
    const { code, stderr } = await runCli(['export', '--max-size', '1kB', 'in/a.xml'], { cwd: folder() });
    expect(code).toBe(1);
    expect(stderr).toContain(en.files.tooLarge({ size: SAMPLE.length, limit: 1000 }));
  });
});

describe('--output', () => {
  it('is written completely, and never over an existing file', async () => {
    const cwd = folder();
    const args = ['export', '--lines', 'lines.xml', '-o', 'out/lines.csv'];
    const first = await runCli(args, { cwd });
    expect(first).toMatchObject({ code: 0, stdout: '', stderr: said(words.done({ files: 1, rows: 3 })) });
    const written = read(cwd, 'out/lines.csv');
    expect(written.split('\n').length).toBe(5);
    expect(await runCli(args, { cwd })).toMatchObject({ code: 2 });
    expect((await runCli([...args, '--overwrite', '--columns', 'numero'], { cwd })).code).toBe(0);
    expect(read(cwd, 'out/lines.csv')).toBe('numero\n7\n7\n7\n');
    expect(readdirSync(join(cwd, 'out'))).toEqual(['lines.csv']);
  });

  it('never replaces an input, and leaves nothing behind', async () => {
    const cwd = folder();
    const { code } = await runCli(['export', 'good', '-o', 'good/a.xml', '--overwrite'], { cwd });
    expect(code).toBe(2);
    expect(read(cwd, 'good/a.xml')).toBe(SAMPLE);
    const stopped = await runCli(['export', 'good', '-o', 'x.csv'], {
      cwd,
      interrupted: AbortSignal.abort(),
    });
    expect(stopped.code).toBe(130);
    expect(readdirSync(cwd).filter((name) => name.includes('x.csv'))).toEqual([]);
  });
});

it.each([['csv'], ['jsonl']])('%s contains no terminal control characters', async (format) => {
  const stdin = sampleWith('>Pane<', '>Pane \u202e\u009b31m<');
  const { stdout } = await runCli(['export', '--lines', '--force', '-f', format, '-'], { stdin, tty: true });
  expect(stdout).toContain('Pane');
  expect(stdout).not.toMatch(/[\u202e\u009b\u001b]/);
});

describe('wrong usage', () => {
  it.each<[readonly string[], string]>([
    [['--lines', '--payments'], en.usage.conflict('--lines', '--payments')],
    [
      ['--columns', 'numero,imponible_importo'],
      words.noColumn('imponible_importo', 'imponibile_importo', []),
    ],
    [['--columns', 'numero, data ,numero'], words.columnTwice('numero')],
    [['-f', 'jsonl', '--bom'], words.onlyCsv('--bom', 'jsonl')],
    [['-f', 'jsonl', '--delimiter', 'tab'], words.onlyCsv('--delimiter', 'jsonl')],
  ])('%j', async (args, sentence) => {
    const { code, stdout, stderr } = await runCli(['export', ...args, 'good'], { cwd: folder() });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said(sentence));
  });
});
