/** Text in a column of the page, before and after it is broken into lines. */
import { type Face, LEADING } from './style.ts';
import type { Typeface } from './typeface.ts';
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

/** A cell in its lines; none where the text is empty. */
export interface SetCell extends Omit<Cell, 'text'> {
  readonly lines: readonly string[];
}

export function setCell(cell: Cell, typeface: Typeface): SetCell {
  const { text, face, size, width } = cell;
  if (text === '') return withLines(cell, []);
  const measure = (part: string): number => typeface.width(part, face, size);
  return withLines(cell, wrap(typeface.showable(text, face), width, measure));
}

/** A cell whose lines are known. */
export function withLines({ text: _, ...rest }: Cell, lines: readonly string[]): SetCell {
  return { ...rest, lines };
}

/** Height of cells side by side. */
export function heightOf(cells: readonly SetCell[]): number {
  return Math.max(0, ...cells.map(({ lines, size }) => lines.length * size * LEADING));
}

/** The lines that fit into a height, and those that do not. One always fits, so that every page moves on. */
export function divide(cell: SetCell, height: number): readonly [now: SetCell, later: SetCell] {
  const count = Math.max(1, Math.floor(height / (cell.size * LEADING) + ROUNDING));
  return [
    { ...cell, lines: cell.lines.slice(0, count) },
    { ...cell, lines: cell.lines.slice(count) },
  ];
}

/** Heights are sums of fractions: a row that fits exactly must not lose its last line to the seventeenth digit. */
export const ROUNDING = 1e-6;
