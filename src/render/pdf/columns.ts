/** Computes the column widths of a table. */
import type { Column, TableSection } from '../content/content.ts';
import type { Measuring } from './typeface.ts';

/** Space between two columns. */
export const GAP = 9;

/** Maximum number of rows measured: a few hundred represent thousands, and cells wrap. */
const MEASURED_ROWS = 400;

/** Maximum number of characters measured per cell: more never fit on a line. */
const MEASURED_TEXT = 120;

/** Maximum share of the width that one column may claim for an unbroken word. */
const WORD_SHARE = 0.28;

interface WidthRange {
  /** Minimum width at which no word is broken, within {@link WORD_SHARE}. */
  readonly least: number;
  /** Minimum width at which no cell wraps. */
  readonly full: number;
  readonly grows: boolean;
}

/** Returns widths that fill the given width; null if the longest words do not fit at this size. */
export function columnWidths(
  table: TableSection,
  options: { readonly width: number; readonly size: number; readonly typeface: Measuring },
): readonly number[] | null {
  const room = options.width - GAP * (table.columns.length - 1);
  const ranges = table.columns.map((column, index) => rangeOf(column, index, table, { ...options, room }));
  const least = sum(ranges.map((range) => range.least));
  if (least > room) return null;
  return shared(ranges, room, least);
}

/** Returns widths by fixed shares if nothing fits; words are then broken. */
export function squeezedWidths(table: TableSection, width: number): readonly number[] {
  const room = width - GAP * (table.columns.length - 1);
  const weight = ({ grows }: Column): number => (grows ? 2 : 1);
  const all = sum(table.columns.map(weight));
  return table.columns.map((column) => (room * weight(column)) / all);
}

function rangeOf(
  column: Column,
  index: number,
  table: TableSection,
  { room, size, typeface }: { readonly room: number; readonly size: number; readonly typeface: Measuring },
): WidthRange {
  const bold = (text: string): number => typeface.width(typeface.showable(text, 'bold'), 'bold', size);
  let word = longestWord(column.title, bold);
  let full = bold(column.title);
  for (const { cells } of table.rows.slice(0, MEASURED_ROWS)) {
    const text = typeface.showable((cells[index] ?? '').slice(0, MEASURED_TEXT), 'regular');
    const width = typeface.width(text, 'regular', size);
    full = Math.max(full, width);
    // Numbers are never broken, not even at blanks.
    const piece =
      column.align === 'end' ? width : longestWord(text, (part) => typeface.width(part, 'regular', size));
    word = Math.max(word, piece);
  }
  const least = Math.min(word, room * WORD_SHARE);
  return { least, full: Math.max(least, full), grows: column.grows };
}

function longestWord(text: string, measure: (text: string) => number): number {
  return Math.max(0, ...text.split(' ').map(measure));
}

/** Assigns first the minimum of each column, then what keeps short ones on one line, then the rest to growing ones. */
function shared(ranges: readonly WidthRange[], room: number, least: number): readonly number[] {
  const wanted = sum(ranges.map(({ grows, full, least: own }) => (grows ? 0 : full - own)));
  const spare = room - least;
  // Running text keeps some width, even if a code must then wrap.
  const given = Math.min(wanted, spare * (ranges.some(({ grows }) => grows) ? 0.6 : 1));
  const widths = ranges.map(({ grows, full, least: own }) =>
    grows || wanted === 0 ? own : own + ((full - own) * given) / wanted,
  );
  return spread(ranges, widths, spare - given);
}

/**
 * Distributes the rest among growing columns: what their longest texts need, in proportion if it does not suffice, then
 * equally.
 */
function spread(ranges: readonly WidthRange[], widths: readonly number[], left: number): readonly number[] {
  const growing = ranges.some(({ grows }) => grows);
  const needs = ranges.map(({ grows, full, least }) => (grows ? full - least : 0));
  const needed = sum(needs);
  const given = Math.min(needed, left);
  const takers = growing ? ranges.filter(({ grows }) => grows).length : ranges.length;
  return widths.map((width, index) => {
    const need = needed === 0 ? 0 : ((needs[index] ?? 0) * given) / needed;
    const rest = !growing || ranges[index]?.grows === true ? (left - given) / takers : 0;
    return width + need + rest;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
