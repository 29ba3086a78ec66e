/** The writer of a table, in any format. */
import type { ExportRow } from '../../operations/index.ts';
import type { Output } from '../process/io.ts';
import { csvHead, csvRows } from './csv.ts';
import { jsonlRows } from './jsonl.ts';
import type { ExportSettings } from './settings.ts';

export interface TableWriter {
  begin(): Promise<void>;
  rows(rows: readonly ExportRow[]): Promise<void>;
  end(): Promise<void>;
}

/** @param onTerminal Whether control characters have to be shown as symbols. */
export async function tableFor(
  { form, columns }: ExportSettings,
  {
    output,
    onTerminal,
    sheet,
  }: {
    readonly output: Pick<Output, 'write'>;
    readonly onTerminal: boolean;
    /** The kind of rows, used as the sheet name in a workbook. */
    readonly sheet: string;
  },
): Promise<TableWriter> {
  if (form.kind === 'xlsx') {
    const { xlsxTable } = await import('./xlsx/xlsxTable.ts');
    return xlsxTable(output, { columns, sheet });
  }
  const [head, text] =
    form.kind === 'csv'
      ? [csvHead(columns, form), (rows: readonly ExportRow[]) => csvRows(rows, columns, { form, onTerminal })]
      : ['', (rows: readonly ExportRow[]) => jsonlRows(rows, columns)];
  return {
    begin: async () => {
      if (head !== '') await output.write(head);
    },
    rows: async (rows) => {
      if (rows.length > 0) await output.write(text(rows));
    },
    end: async () => {},
  };
}
