/** Cuts a text into rows for display: its lines, and long lines between their elements. */

/** Longer lines are cut: many programs write an invoice on one line. */
const LONG_LINE = 240;

/** A row is never longer, so that the base64 of an attachment can be drawn. */
const LONGEST_ROW = 2_000;

export interface DisplayRows {
  readonly starts: Uint32Array;
  readonly lines: Uint32Array;
}

export function displayRows(text: string): DisplayRows {
  const starts: number[] = [];
  const lines: number[] = [];
  let line = 0;
  let at = 0;
  while (at <= text.length) {
    line += 1;
    const end = endOfLine(text, at);
    for (const start of cuts(text, at, end)) {
      starts.push(start);
      lines.push(line);
    }
    if (end >= text.length) break;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return { starts: Uint32Array.from(starts), lines: Uint32Array.from(lines) };
}

function endOfLine(text: string, at: number): number {
  const feed = text.indexOf('\n', at);
  const end = feed === -1 ? text.length : feed;
  const carriage = text.slice(at, end).indexOf('\r');
  return carriage === -1 ? end : at + carriage;
}

function* cuts(text: string, start: number, end: number): Generator<number> {
  let at = start;
  yield at;
  if (end - start <= LONG_LINE) return;
  while (end - at > 1) {
    const tag = text.indexOf('><', at) + 1;
    const next = tag > 0 && tag < end && tag - at <= LONGEST_ROW ? tag : at + LONGEST_ROW;
    if (next >= end) return;
    yield next;
    at = next;
  }
}
