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
  if (NARROW.test(text)) return wrapNarrow(text, width, breakWords);
  const words = text.split(' ');
  return fill(breakWords ? chopped(words, width) : words, ' ', width);
}

/** Text with a column for each character: a name of 5 MB may have a million words, so no list of them is made. */
function wrapNarrow(text: string, width: number, breakWords: boolean): string[] {
  const lines: string[] = [];
  let start = 0;
  while (text.length - start > width) {
    let end = start + width;
    while (end >= start && text.charCodeAt(end) !== BLANK) end -= 1;
    const isWord = end < start;
    if (isWord && !breakWords) {
      end = text.indexOf(' ', start + width);
      if (end === -1) break;
    }
    const isCut = isWord && breakWords;
    if (isCut) end = start + width;
    lines.push(text.slice(start, end));
    start = isCut ? end : end + 1;
  }
  lines.push(text.slice(start));
  return lines;
}

const BLANK = 0x20;

/** Breaks a path after its slashes. */
export function wrapPath(path: string, width: number): string[] {
  return fill(chopped(path.split(/(?<=\/)(?=.)/), width), '', width);
}

/** Cuts a text that is too wide, and ends it with an ellipsis. */
export function truncate(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${text.slice(0, endOf(text, 0, width - 1))}…`;
}

function fill(words: readonly string[], joint: string, width: number): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  let used = 0;
  for (const word of words) {
    const own = widthOf(word);
    if (line !== undefined && used + joint.length + own <= width) {
      line += joint + word;
      used += joint.length + own;
      continue;
    }
    if (line !== undefined) lines.push(line);
    line = word;
    used = own;
  }
  lines.push(line ?? '');
  return lines;
}

function chopped(words: readonly string[], width: number): readonly string[] {
  const parts: string[] = [];
  for (const word of words) {
    if (widthOf(word) <= width) parts.push(word);
    else for (const part of chop(word, width)) parts.push(part);
  }
  return parts;
}

/** Parts of at most `width` columns. */
function chop(word: string, width: number): string[] {
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
