/** Tables for the terminal. Columns are truncated to its width, except those useless when truncated. */
import { truncate, visible, widthOf } from '../../validate/index.ts';
import type { Output } from '../process/io.ts';
import { bolding } from './colour.ts';

export interface Column {
  readonly head: string;
  /** True if never truncated, such as an id. */
  readonly whole?: boolean;
  /** True if right-aligned, for numbers. */
  readonly right?: boolean;
}

export interface TableLook {
  /** Width of the terminal; null for no truncation. */
  readonly width: number | null;
  readonly bold: (text: string) => string;
}

/** Truncates only for a terminal, never in output for programs. */
export function tableLook({ isTTY, columns }: Output, colour: boolean): TableLook {
  return { width: isTTY ? columns : null, bold: bolding(colour) };
}

const GAP = '  ';

/** Minimum width of a truncated column, so that it remains useful. */
const LEAST = 8;

/** Computes column widths from the first rows, of which it keeps none; later rows use the same widths. */
export function tableFor(
  columns: readonly Column[],
  firstRows: Iterable<readonly string[]>,
  look: TableLook,
): { head(): string; rows(rows: readonly (readonly string[])[]): string } {
  const natural = columns.map(({ head }) => widthOf(head));
  for (const row of firstRows) {
    for (const [index, widest] of natural.entries())
      natural[index] = Math.max(widest, widthOf(visible(row[index] ?? '')));
  }
  const widths = look.width === null ? natural : shrink(columns, natural, look.width);
  const line = (cells: readonly string[]): string =>
    columns
      .map((column, index) => pad(cells[index] ?? '', widths[index] ?? 0, column, look))
      .join(GAP)
      .trimEnd();
  return {
    head: () => `${look.bold(line(columns.map(({ head }) => head)))}\n`,
    rows: (rows) => rows.map((row) => `${line(row.map(visible))}\n`).join(''),
  };
}

function pad(text: string, width: number, column: Column, look: TableLook): string {
  const room = width - widthOf(text);
  if (room >= 0) return column.right === true ? `${' '.repeat(room)}${text}` : `${text}${' '.repeat(room)}`;
  if (look.width === null || column.whole === true) return text;
  return truncate(text, width);
}

/** Shrinks the widest truncatable columns until the table fits. */
function shrink(columns: readonly Column[], natural: readonly number[], width: number): readonly number[] {
  const widths = natural.map((one, index) => (columns[index]?.whole === true ? one : Math.min(one, width)));
  const total = (): number =>
    widths.reduce((sum, one) => sum + one, 0) + GAP.length * Math.max(widths.length - 1, 0);
  while (total() > width) {
    const widest = widths.reduce(
      (best, one, index) =>
        columns[index]?.whole !== true && one > Math.max(widths[best] ?? 0, LEAST) ? index : best,
      -1,
    );
    const found = widths[widest];
    if (found === undefined) break;
    widths[widest] = found - 1;
  }
  return widths;
}
