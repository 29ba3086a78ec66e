/** Source excerpts: the line of a finding and the part to underline, in the width of a terminal line. */

import { visible } from '../../model/visible.ts';
import type { Lines } from '../../xml/source.ts';
import type { Span } from '../structure.ts';
import { widthOf } from './wrap.ts';

export interface Excerpt {
  /** Line number, from 1. */
  readonly line: number;
  readonly text: string;
  /** Terminal columns before the underline, and the length of the underline. */
  readonly before: number;
  readonly length: number;
}

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly marked: boolean;
}

const ELLIPSIS: Cell = { text: '…', width: 1, marked: false };

/** The share of the width for the text before the underlined part, in a line that is too long. */
const LEAD = 1 / 3;

/**
 * The part of a line around a span. Only a window of the source is processed, because an invoice may be a single line
 * of 5 MB. A span that starts with line breaks is shown at the start of its text.
 */
export function excerptOf(lines: Lines, span: Span, width: number): Excerpt {
  const { text, starts } = lines;
  const offset = textStart(text, span);
  const line = lines.lineAt(offset);
  const lineStart = starts[line - 1] ?? 0;
  const lineEnd = endOfLine(text, starts[line] ?? text.length, lineStart);
  const from = Math.max(lineStart, boundary(text, offset - width));
  const to = Math.min(lineEnd, boundary(text, offset + 2 * width));
  const indent = from === lineStart ? (/^[ \t]*/.exec(text.slice(from, offset))?.[0].length ?? 0) : 0;

  const end = Math.min(span.end, lineEnd);
  const cells = cellsOf(text.slice(from + indent, to), from + indent, { offset, end });
  const first = cells.findIndex((cell) => cell.marked);
  const at = first === -1 ? cells.length : first;
  const window = cut(cells, at, width, { before: from > lineStart, after: to < lineEnd });
  const marked = window.findIndex((cell) => cell.marked);
  const before = marked === -1 ? window.length : marked;
  return {
    line,
    text: window
      .map((cell) => cell.text)
      .join('')
      .trimEnd(),
    before: sum(window.slice(0, before)),
    length: Math.max(1, sum(window.filter((cell) => cell.marked))),
  };
}

/** Maximum number of blanks that are skipped to find the text of a span. */
const BLANKS_REACH = 1_000;

function textStart(text: string, { offset, end }: Span): number {
  if (text[offset] !== '\n' && text[offset] !== '\r') return offset;
  const blanks =
    /^[ \t\r\n]*/.exec(text.slice(offset, Math.min(end, offset + BLANKS_REACH)))?.[0].length ?? 0;
  return offset + blanks < end ? offset + blanks : offset;
}

function endOfLine(text: string, next: number, start: number): number {
  let end = next;
  while (end > start && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
  return end;
}

/** The offset, moved back if it is in the middle of a surrogate pair. */
function boundary(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  return unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset;
}

function cellsOf(text: string, start: number, span: Span): Cell[] {
  const cells: Cell[] = [];
  let offset = start;
  for (const character of text) {
    const shown = character === '\t' ? ' ' : visible(character);
    const marked = offset >= span.offset && offset < Math.max(span.end, span.offset + 1);
    cells.push({ text: shown, width: widthOf(shown), marked });
    offset += character.length;
  }
  return cells;
}

/** Keeps the cell at `at`, some cells before it, and as many after it as fit. */
function cut(
  cells: readonly Cell[],
  at: number,
  width: number,
  more: { readonly before: boolean; readonly after: boolean },
): Cell[] {
  if (!more.before && !more.after && sum(cells) <= width) return [...cells];
  let first = at;
  // Width not used by the rest of the line is used for the text before.
  const rest = more.after ? width : sum(cells.slice(at)) + 1;
  let room = Math.max(Math.floor(width * LEAD), width - rest - 1);
  // If the line fits from its start to a large part of the span, its start is kept.
  const marked = sum(cells.filter((cell) => cell.marked));
  if (!more.before && sum(cells.slice(0, at)) + Math.min(marked, width / 2) < width) first = 0;
  while (first > 0 && room >= (cells[first - 1]?.width ?? 0)) {
    first -= 1;
    room -= cells[first]?.width ?? 0;
  }
  const kept: Cell[] = first > 0 || more.before ? [ELLIPSIS] : [];
  let used = sum(kept);
  for (let i = first; i < cells.length; i += 1) {
    const cell = cells[i] ?? ELLIPSIS;
    const last = i === cells.length - 1 && !more.after;
    if (used + cell.width > width - (last ? 0 : 1)) {
      kept.push(ELLIPSIS);
      break;
    }
    kept.push(cell);
    used += cell.width;
    if (i === cells.length - 1 && more.after) kept.push(ELLIPSIS);
  }
  return kept;
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((total, cell) => total + cell.width, 0);
}
