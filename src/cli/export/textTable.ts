/** Tables as text: CSV, or one JSON object per line. */
import type { ExportColumn, ExportRow } from '../../operations/index.ts';
import { visibleJson } from '../output/sanitize.ts';
import type { Output } from '../process/io.ts';
import { csvHead, csvRows } from './csv.ts';
import type { ExportSettings } from './settings.ts';

/** The writer of a table, in any format. */
export interface TableWriter {
  begin(): Promise<void>;
  rows(rows: readonly ExportRow[]): Promise<void>;
  end(): Promise<void>;
}

/** Number of rows whose text is in memory at a time. */
const AT_ONCE = 1_000;

/** @param onTerminal True to show control characters as symbols. */
export function textTable(
  output: Pick<Output, 'write'>,
  { form, columns, onTerminal }: Pick<ExportSettings, 'form' | 'columns'> & { readonly onTerminal: boolean },
): TableWriter {
  const [head, text] =
    form.kind === 'csv'
      ? [csvHead(columns, form), (rows: readonly ExportRow[]) => csvRows(rows, columns, { form, onTerminal })]
      : ['', (rows: readonly ExportRow[]) => jsonlRows(rows, columns)];
  return {
    begin: async () => {
      if (head !== '') await output.write(head);
    },
    rows: async (rows) => {
      for (let i = 0; i < rows.length; i += AT_ONCE) await output.write(text(rows.slice(i, i + AT_ONCE)));
    },
    end: async () => {},
  };
}

/** One JSON object per row; amounts stay text, as in the JSON form of an invoice. */
function jsonlRows(rows: readonly ExportRow[], columns: readonly ExportColumn[]): string {
  return rows
    .map((row) => {
      const kept = Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]));
      return `${visibleJson(JSON.stringify(kept))}\n`;
    })
    .join('');
}
