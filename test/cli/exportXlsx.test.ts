import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { LONGEST_TEXT } from '../../src/cli/export/xlsx/cell.ts';
import { xlsxTable } from '../../src/cli/export/xlsx/xlsxTable.ts';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { type ExportColumn, type ExportRow, exportColumns } from '../../src/operations/index.ts';
import { SAMPLE } from '../support/sample.ts';
import { entriesOf } from '../support/zipEntries.ts';
import { folderWith, runCli } from './runCli.ts';

interface Cell {
  readonly type: 'text' | 'number';
  readonly value: string;
  readonly style: number;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: (name) => ['row', 'c', 'col', 'sheet', 'Override'].includes(name),
});

interface RawCell {
  readonly '@_r': string;
  readonly '@_t'?: string;
  readonly '@_s': string;
  readonly v: string;
  readonly is: { readonly t: { readonly '#text': string } };
}

interface Raw {
  readonly worksheet: {
    readonly sheetViews: { readonly sheetView: { readonly pane: { readonly '@_state': string } } };
    readonly cols: { readonly col: readonly unknown[] };
    readonly sheetData: { readonly row: readonly { readonly c?: readonly RawCell[] }[] };
    readonly autoFilter: { readonly '@_ref': string };
  };
  readonly workbook: { readonly sheets: { readonly sheet: readonly { readonly '@_name': string }[] } };
}

const parsed = (text: string): Raw => parser.parse(text) as Raw;

/** The cells of a sheet by their reference. */
function cellsOf(sheet: string): Readonly<Record<string, Cell>> {
  const rows = parsed(sheet).worksheet.sheetData.row;
  return Object.fromEntries(
    rows.flatMap((row) =>
      (row.c ?? []).map((cell) => [
        cell['@_r'],
        cell['@_t'] === 'inlineStr'
          ? { type: 'text', value: cell.is.t['#text'], style: Number(cell['@_s']) }
          : { type: 'number', value: cell.v, style: Number(cell['@_s']) },
      ]),
    ),
  );
}

async function workbook(
  columns: readonly ExportColumn[],
  rows: readonly ExportRow[],
  mostRows?: number,
): Promise<ReadonlyMap<string, string>> {
  const pieces: Uint8Array[] = [];
  const table = xlsxTable(
    { write: async (piece) => void pieces.push(Buffer.from(piece as Uint8Array)) },
    { columns, sheet: 'S', ...(mostRows === undefined ? {} : { mostRows }) },
  );
  await table.begin();
  await table.rows(rows);
  await table.end();
  return await entriesOf(Buffer.concat(pieces));
}

const SHEET = 'xl/worksheets/sheet1.xml';

describe('cells are typed by their column', () => {
  it.each<[kind: ExportColumn['kind'], value: string | number | null, cell: Partial<Cell> | undefined]>([
    ['amount', '-1234.50', { type: 'number', value: '-1234.50', style: 4 }],
    ['amount', '0.12345678', { type: 'number', value: '0.12345678' }],
    ['amount', '10000000000.12345', { type: 'text', value: '10000000000.12345' }],
    ['amount', '99999999999.12', { type: 'number' }],
    ['amount', '1,5', { type: 'text', value: '1,5' }],
    ['count', 7, { type: 'number', value: '7', style: 5 }],
    ['count', 'x', { type: 'text' }],
    ['date', '2026-03-02', { type: 'number', value: '46083', style: 3 }],
    ['date', '1900-03-01', { type: 'number', value: '61' }],
    ['date', '1900-02-28', { type: 'text' }],
    ['date', '2026-02-30', { type: 'text' }],
    ['date', '2026-03-02+01:00', { type: 'number', value: '46083' }],
    ['text', '00123', { type: 'text', value: '00123', style: 2 }],
    ['text', '=1+1', { type: 'text', value: '=1+1', style: 2 }],
    ['text', '&<>"', { type: 'text', value: '&<>"' }],
    ['text', 'a\u0007\r\nb_x0041_\ud800', { type: 'text', value: 'a_x0007__x000D_\nb_x005F_x0041__xD800_' }],
    ['text', ' a ', { type: 'text', value: ' a ' }],
    ['text', 'x'.repeat(LONGEST_TEXT + 1), { type: 'text', value: `${'x'.repeat(LONGEST_TEXT - 1)}…` }],
    ['text', '', undefined],
    ['text', null, undefined],
  ])('%s %j', async (kind, value, cell) => {
    const files = await workbook([{ name: 'v', kind }], [{ v: value }]);
    const { A1, A2 } = cellsOf(files.get(SHEET) ?? '');
    expect(A1).toEqual({ type: 'text', value: 'v', style: 1 });
    if (cell === undefined) expect(A2).toBeUndefined();
    else expect(A2).toMatchObject(cell);
  });
});

describe('a workbook', () => {
  it('has all named parts, and a frozen heading row with a filter', async () => {
    const columns = exportColumns('lines');
    const files = await workbook(columns, [{}, {}]);
    expect([...files.keys()]).toEqual([
      SHEET,
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
    ]);
    const { worksheet } = parsed(files.get(SHEET) ?? '');
    expect(worksheet.autoFilter['@_ref']).toBe('A1:AB3');
    expect(worksheet.sheetViews.sheetView.pane['@_state']).toBe('frozen');
    expect(worksheet.cols.col).toHaveLength(columns.length);
  });

  it('continues on another sheet when one is full', async () => {
    const rows = [1, 2, 3, 4, 5].map((v) => ({ v }));
    const files = await workbook([{ name: 'v', kind: 'count' }], rows, 3);
    const sheets = [1, 2, 3].map((number) => cellsOf(files.get(`xl/worksheets/sheet${number}.xml`) ?? ''));
    expect(sheets.map((cells) => Object.values(cells).map(({ value }) => value))).toEqual([
      ['v', '1', '2'],
      ['v', '3', '4'],
      ['v', '5'],
    ]);
    const { workbook: book } = parsed(files.get('xl/workbook.xml') ?? '');
    expect(book.sheets.sheet.map((one) => one['@_name'])).toEqual(['S', 'S 2', 'S 3']);
  });
});

describe('fattura export to xlsx', () => {
  const columns = ['--columns', 'file,numero,data,imponibile_importo,numero_linee'];

  it.each<[readonly string[], string]>([
    [['-o', 'out.xlsx'], 'by the name of the file'],
    [['-f', 'xlsx', '-o', 'out.bin'], 'by --format'],
  ])('%j: %s', async (args) => {
    const cwd = folderWith({ 'a.xml': SAMPLE });
    const run = await runCli(['export', ...columns, ...args, 'a.xml'], { cwd });
    expect(run).toMatchObject({ code: 0, stdout: '' });
    const files = await entriesOf(readFileSync(join(cwd, args.at(-1) ?? '')));
    const { A2, B2, C2, D2, E2 } = cellsOf(files.get(SHEET) ?? '');
    expect([A2, B2, C2, D2, E2]).toMatchObject([
      { type: 'text', value: 'a.xml' },
      { type: 'text', value: '7' },
      { type: 'number', value: '46083' },
      { type: 'number', value: '10.00' },
      { type: 'number', value: '1' },
    ]);
    expect(parsed(files.get('xl/workbook.xml') ?? '').workbook.sheets.sheet[0]?.['@_name']).toBe(
      en.export.sheets.invoices,
    );
  });

  it('is byte-identical each time', async () => {
    const cwd = folderWith({ 'a.xml': SAMPLE });
    for (const name of ['1.xlsx', '2.xlsx']) await runCli(['export', 'a.xml', '-o', name], { cwd });
    expect(readFileSync(join(cwd, '1.xlsx'))).toEqual(readFileSync(join(cwd, '2.xlsx')));
  });

  it.each<[readonly string[], string]>([
    [['-f', 'xlsx'], en.export.toTerminal('xlsx')],
    [['-f', 'xlsx', '--excel', '-o', 'a.xlsx'], en.export.onlyCsv('--excel', 'xlsx')],
    [['-o', 'a.xlsx', '--bom'], en.export.onlyCsv('--bom', 'xlsx')],
    [['-f', 'csv', '-o', 'a.xlsx'], en.usage.conflict('--format csv', '--output a.xlsx')],
    [['--excel', '--delimiter', 'tab'], en.usage.conflict('--excel', '--delimiter tab')],
  ])('rejects %j as wrong usage', async (args, sentence) => {
    const cwd = folderWith({ 'a.xml': SAMPLE });
    const { code, stderr } = await runCli(['export', 'a.xml', ...args], { cwd, tty: true });
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });

  it.each([en, italian])('uses sheet names that Excel allows', ({ export: { sheets } }) => {
    for (const name of Object.values(sheets)) expect(name).toMatch(/^[A-Za-z ]{1,25}$/);
  });
});
