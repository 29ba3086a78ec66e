/** Text in a column of the page, before and after line breaking. */
import { type Face, LEADING } from './style.ts';
import type { Measuring } from './typeface.ts';
import { wrap } from './wrap.ts';

export interface Ink {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
}

export interface Cell extends Ink {
  readonly x: number;
  readonly width: number;
  readonly text: string;
  readonly align?: 'start' | 'end';
}

/** A cell split into lines; none for empty text. */
export interface SetCell extends Omit<Cell, 'text'> {
  readonly lines: readonly string[];
}

export function setCell(cell: Cell, typeface: Measuring): SetCell {
  const { text, face, size, width } = cell;
  if (text === '') return withLines(cell, []);
  const measure = (part: string): number => typeface.width(part, face, size);
  return withLines(cell, wrap(typeface.showable(text, face), width, measure));
}

/** Returns a cell with known lines. */
function withLines(cell: Omit<Cell, 'text'>, lines: readonly string[]): SetCell {
  // Member by member: spread and rest are slow in Node 20.
  const { face, size, colour, x, width, align = 'start' } = cell;
  return { face, size, colour, x, width, align, lines };
}

/** Returns the height of adjacent cells. */
export function heightOf(cells: readonly SetCell[]): number {
  let height = 0;
  for (const { lines, size } of cells) height = Math.max(height, lines.length * size * LEADING);
  return height;
}

/** Splits a cell into lines that fit a height, and the rest. At least one line fits, so that every page progresses. */
export function divide(cell: SetCell, height: number): readonly [now: SetCell, later: SetCell] {
  const count = Math.max(1, Math.floor(height / (cell.size * LEADING) + ROUNDING));
  return [withLines(cell, cell.lines.slice(0, count)), withLines(cell, cell.lines.slice(count))];
}

/**
 * Tolerance for heights, which are sums of fractions: a row that fits exactly must not lose its last line to rounding.
 */
export const ROUNDING = 1e-6;
