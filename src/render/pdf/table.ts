/** Draws a table, with its header on every page and rows unsplit if possible. */
import type { Column, Entry, Row, TableSection } from '../content/content.ts';
import { type Cell, heightOf } from './cell.ts';
import { columnWidths, GAP, squeezedWidths } from './columns.ts';
import type { Sheet } from './sheet.ts';
import { COLOUR, MARGIN, PAGE, SIZE, WIDTH } from './style.ts';

/** Font sizes tried for a table, until its words fit. */
const SIZES: readonly number[] = [SIZE.body, SIZE.small, 6];

const INDENT = 4;
const PADDING = 2.5;

interface Layout {
  readonly columns: readonly (Column & { readonly x: number; readonly width: number })[];
  readonly size: number;
}

export function drawTable(sheet: Sheet, table: TableSection, heading: () => void): void {
  const layout = layoutOf(sheet, table);
  const head = (): void => {
    sheet.row(sheet.set(headCells(layout)), { padding: PADDING, band: COLOUR.band });
    sheet.rule();
  };
  sheet.keep(70);
  heading();
  head();
  for (const row of table.rows) drawRow(sheet, row, layout, head);
  sheet.skip(8);
}

function layoutOf(sheet: Sheet, table: TableSection): Layout {
  const width = WIDTH - 2 * INDENT;
  for (const size of SIZES) {
    const widths = columnWidths(table, { width, size, typeface: sheet.typeface });
    if (widths !== null) return placed(table, widths, size);
  }
  return placed(table, squeezedWidths(table, width), SIZES.at(-1) ?? SIZE.small);
}

function placed(table: TableSection, widths: readonly number[], size: number): Layout {
  let x = MARGIN.side + INDENT;
  const columns = table.columns.map((column, index) => {
    const width = widths[index] ?? 0;
    const at = { ...column, x, width };
    x += width + GAP;
    return at;
  });
  return { columns, size };
}

function headCells({ columns, size }: Layout): readonly Cell[] {
  return columns.map(({ x, width, align, title }) => ({
    x,
    width,
    align,
    text: title,
    size,
    face: 'bold',
    colour: COLOUR.label,
  }));
}

function drawRow(sheet: Sheet, row: Row, layout: Layout, head: () => void): void {
  const { columns, size } = layout;
  const cells = sheet.set(
    columns.map(({ x, width, align }, index) => ({
      face: 'regular',
      size,
      colour: COLOUR.ink,
      x,
      width,
      align,
      text: row.cells[index] ?? '',
    })),
  );
  const details = sheet.set(detailCells(row.details, layout));
  const onNewPage = head;
  if (details.length === 0) sheet.row(cells, { padding: PADDING, onNewPage });
  else {
    const height = heightOf(cells) + heightOf(details) + 3 * PADDING;
    // Details stay with their row instead of starting the next page.
    if (height < 300 && !sheet.fits(height)) {
      sheet.newPage();
      head();
    }
    sheet.row(cells, { padding: PADDING, onNewPage });
    sheet.skip(-PADDING);
    sheet.row(details, { padding: PADDING, onNewPage });
  }
  sheet.rule();
}

/** Returns the fields beyond the columns, as running text from the main column to the edge. */
function detailCells(details: readonly Entry[], { columns, size }: Layout): readonly Cell[] {
  if (details.length === 0) return [];
  const text = details.map(({ label, value }) => `${label}: ${value}`).join(' · ');
  const wide = columns.find(({ grows, x: left }) => grows && left < PAGE.width / 2);
  const x = (wide ?? columns[0])?.x ?? MARGIN.side;
  const small = Math.min(size, SIZE.small);
  return [
    {
      x,
      width: MARGIN.side + WIDTH - INDENT - x,
      text,
      face: 'regular',
      size: small,
      colour: COLOUR.label,
      align: 'start',
    },
  ];
}
