/** Text in lines and columns of a terminal. */
import { wrap as breakLines, widthOf } from '../../validate/index.ts';

/** Wider lines tire the eye, however wide the terminal. */
const WIDEST = 100;

export function readableWidth(columns: number): number {
  return Math.min(Math.max(columns, 40), WIDEST);
}

/** Breaks a text at blanks. Words are kept whole, so that commands and paths can be copied. */
export function wrap(text: string, width: number): readonly string[] {
  return breakLines(text, width, { breakWords: false });
}

/** Rows of a term and its explanation, which starts at one column for all and is wrapped there. */
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
      // A term that leaves no room has a line of its own.
      const head = gap < 2 ? `  ${style(term)}\n${' '.repeat(indent)}` : `  ${style(term)}${' '.repeat(gap)}`;
      return [`${head}${first}`, ...rest.map((line) => `${' '.repeat(indent)}${line}`)].join('\n').trimEnd();
    })
    .join('\n');
}

/** A paragraph, wrapped. */
export function paragraph(text: string, width: number): string {
  return wrap(text, width).join('\n');
}
