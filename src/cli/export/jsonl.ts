/** Rows as JSON, one a line; amounts stay text, as in the JSON form of the invoice. */
import type { ExportColumn, ExportRow } from '../../operations/index.ts';
import { visibleJson } from '../json/visibleJson.ts';

export function jsonlRows(rows: readonly ExportRow[], columns: readonly ExportColumn[]): string {
  return rows
    .map((row) => {
      const kept = Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]));
      return `${visibleJson(JSON.stringify(kept))}\n`;
    })
    .join('');
}
