/** Line wrapping. Width is counted in terminal columns: ideographs and emoji take two, combining marks none. */
import columnsOf from 'fast-string-width';

/** Characters with a width of one column: Latin, punctuation, `€` and box drawing. */
const NARROW =
  /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2013\u2014\u2018-\u201d\u2026\u203a\u20ac\u2500-\u257f]*$/;

/** Maximum length that is measured exactly. For longer texts, the number of code points is close enough and faster. */
const MAX_MEASURED = 10_000;

/** Width of a text in columns. */
export function widthOf(text: string): number {
  if (NARROW.test(text)) return text.length;
  return text.length > MAX_MEASURED ? Array.from(text).length : columnsOf(text);
}

interface Wrapping {
  /** True to break words that are wider than a line; otherwise each has a line of its own. */
  readonly breakWords: boolean;
}

/** Breaks text at blanks. */
export function wrap(text: string, width: number, { breakWords }: Wrapping = { breakWords: true }): string[] {
  if (text.length <= width && NARROW.test(text)) return [text];
  const words = text.split(' ');
  return fill(breakWords ? words.flatMap((word) => chop(word, width)) : words, ' ', width);
}

/** Breaks a path after its slashes. */
export function wrapPath(path: string, width: number): string[] {
  return fill(
    path.split(/(?<=\/)(?=.)/).flatMap((name) => chop(name, width)),
    '',
    width,
  );
}

/** Cuts a text that is too wide, and ends it with an ellipsis. */
export function truncate(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${text.slice(0, endOf(text, 0, width - 1))}…`;
}

function fill(words: readonly string[], joint: string, width: number): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of words) {
    if (line === undefined) line = word;
    else if (widthOf(line) + joint.length + widthOf(word) <= width) line += joint + word;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line ?? ''];
}

/** Parts of at most `width` columns. */
function chop(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  for (let start = 0; start < word.length; ) {
    const end = endOf(word, start, width);
    parts.push(word.slice(start, end));
    start = end;
  }
  return parts;
}

/** End of the part that begins at `start` and has at most `width` columns, but at least one character. */
function endOf(text: string, start: number, width: number): number {
  let end = start;
  for (let used = 0; end < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(end) ?? 0);
    used += widthOf(character);
    if (used > width && end > start) return end;
    end += character.length;
  }
  return end;
}
