/** Layout of text in a terminal's lines and columns. */
import { wrap as breakLines, widthOf } from '../../validate/index.ts';

/** Longer lines are hard to read, even in a wider terminal. */
const WIDEST = 100;

export function readableWidth(columns: number): number {
  return Math.min(Math.max(columns, 40), WIDEST);
}

/** Breaks text at spaces. Words are never split, so that commands and paths can be copied. */
export function wrap(text: string, width: number): readonly string[] {
  return breakLines(text, width, { breakWords: false });
}

/** Lays out terms and their explanations, which are aligned and wrapped. */
export function terms(
  rows: readonly (readonly [term: string, explanation: string])[],
  width: number,
  style: (term: string) => string = (term) => term,
): string {
  const longest = Math.max(...rows.map(([term]) => widthOf(term)), 0);
  const indent = Math.min(longest, Math.floor(width / 2)) + 4;
  return rows
    .map(([term, explanation]) => {
      const [first = '', ...rest] = wrap(explanation, width - indent);
      const gap = indent - 2 - widthOf(term);
      // A long term gets its own line.
      const head = gap < 2 ? `  ${style(term)}\n${' '.repeat(indent)}` : `  ${style(term)}${' '.repeat(gap)}`;
      return [`${head}${first}`, ...rest.map((line) => `${' '.repeat(indent)}${line}`)].join('\n').trimEnd();
    })
    .join('\n');
}

export function paragraph(text: string, width: number): string {
  return wrap(text, width).join('\n');
}

/** `2026-06-01T09:00:00Z` as `2026-06-01 09:00:00 UTC`. */
export function shownTime(time: string): string {
  return time
    .replace('T', ' ')
    .replace(/Z$/, ' UTC')
    .replace(/([+-]\d\d:\d\d)$/, ' $1');
}
