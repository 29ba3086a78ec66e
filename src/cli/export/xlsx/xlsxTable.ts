/** Tables as Excel workbooks, written row by row without buffering. */
import type { ExportColumn, ExportRow } from '../../../operations/index.ts';
import { UsageError } from '../../command/usageError.ts';
import type { Output } from '../../process/io.ts';
import { ZipTooLargeError, ZipWriter } from '../../zip/zipWriter.ts';
import type { TableWriter } from '../textTable.ts';
import { cellOf, columnName } from './cell.ts';
import { partsOf, sheetHead, sheetPath, sheetTail } from './parts.ts';

/** Maximum rows of a sheet, including the header (specifications of Excel); further rows go to another sheet. */
const MAX_ROWS = 1_048_576;

export interface XlsxSettings {
  readonly columns: readonly ExportColumn[];
  /** The name of the first sheet; further sheets have a number appended. */
  readonly sheet: string;
  readonly mostRows?: number;
}

export function xlsxTable(
  output: Pick<Output, 'write'>,
  { columns, sheet, mostRows = MAX_ROWS }: XlsxSettings,
): TableWriter {
  const zip = new ZipWriter(output);
  const names = columns.map((_, index) => columnName(index));
  const sheets: string[] = [];
  let row = 0;

  async function beginSheet(): Promise<void> {
    sheets.push(sheets.length === 0 ? sheet : `${sheet} ${sheets.length + 1}`);
    await zip.begin(sheetPath(sheets.length));
    await zip.write(sheetHead(columns, { selected: sheets.length === 1 }));
    row = 1;
  }

  async function endSheet(): Promise<void> {
    await zip.write(sheetTail(columns.length, row));
    await zip.end();
  }

  async function add(values: ExportRow): Promise<void> {
    if (row === mostRows) {
      await endSheet();
      await beginSheet();
    }
    row += 1;
    const cells = columns.map(({ name, kind }, index) => cellOf(values[name], kind, `${names[index]}${row}`));
    await zip.write(`<row r="${row}">${cells.join('')}</row>`);
  }

  return {
    begin: () => refusing(beginSheet),
    rows: (rows) =>
      refusing(async () => {
        for (const values of rows) await add(values);
      }),
    end: () =>
      refusing(async () => {
        await endSheet();
        for (const [path, content] of partsOf(sheets)) {
          await zip.begin(path);
          await zip.write(content);
          await zip.end();
        }
        await zip.finish();
      }),
  };
}

async function refusing(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof ZipTooLargeError)) throw error;
    throw new UsageError((messages) => messages.export.tooLarge);
  }
}
