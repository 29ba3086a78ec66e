/** The table of the lines, which FatturaPA and European invoices share. */
import type { ContentWords } from '../../text/render.ts';
import type { TableSection } from './content.ts';
import { type PlannedRow, tableSection } from './table.ts';

/** Columns that no row fills are left out. */
export function linesTable(rows: readonly PlannedRow[], words: ContentWords): readonly TableSection[] {
  return tableSection(
    { id: 'lines', title: words.lines },
    [
      { id: 'number', title: words.line, align: 'end' },
      { id: 'description', title: words.description, grows: true },
      { id: 'quantity', title: words.quantity, align: 'end' },
      { id: 'unit', title: words.unit },
      { id: 'price', title: words.unitPrice, align: 'end' },
      { id: 'discounts', title: words.discounts, align: 'end' },
      { id: 'rate', title: words.rate, align: 'end' },
      { id: 'total', title: words.lineTotal, align: 'end' },
    ],
    rows,
  );
}
