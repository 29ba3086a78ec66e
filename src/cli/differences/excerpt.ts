/** Shortens long texts to their differences. */
import { shown, widthOf } from '../../validate/index.ts';

/** Characters of context before and after a difference. */
const CONTEXT = 60;

/** Maximum characters shown of a text, or of a difference. */
const MOST = 400;

/** Shortens a text that is added, removed or not compared. */
export function excerpt(text: string): string {
  return shown(text, MOST);
}

/** A difference with its context, safe for a terminal. */
export interface Excerpt {
  readonly before: string;
  readonly middle: string;
  readonly after: string;
}

/** The two sides of a difference; their common beginning and end are shortened to the context. */
export function excerpts(a: string, b: string): readonly [Excerpt, Excerpt] {
  const begin = wordBegin(a, commonBegin(a, b));
  const end = wordEnd(a, commonEnd(a.slice(begin), b.slice(begin)));
  const side = (text: string): Excerpt => {
    const stop = text.length - end;
    const from = Math.max(0, begin - CONTEXT);
    const to = Math.min(text.length, stop + CONTEXT);
    return {
      before: `${from > 0 ? '…' : ''}${shown(text.slice(from, begin), CONTEXT)}`,
      middle: shown(text.slice(begin, stop), MOST),
      after: `${shown(text.slice(stop, to), CONTEXT)}${to < text.length ? '…' : ''}`,
    };
  };
  return [side(a), side(b)];
}

function commonBegin(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
}

function commonEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

/** Maximum length of a word that is marked as a whole, even if only part of it differs. */
const LONGEST_WORD = 20;

/** Extends a difference back to the start of the word, if near; never splits a surrogate pair. */
function wordBegin(text: string, at: number): number {
  const blank = text.lastIndexOf(' ', at - 1) + 1;
  if (at - blank <= LONGEST_WORD) return blank;
  return isLow(text, at) ? at - 1 : at;
}

/** Like {@link wordBegin}, counted from the end. */
function wordEnd(text: string, length: number): number {
  const at = text.length - length;
  const blank = text.indexOf(' ', at);
  const stop = blank === -1 ? text.length : blank;
  if (stop - at <= LONGEST_WORD) return text.length - stop;
  return isLow(text, at) ? length - 1 : length;
}

/** True at the second half of a surrogate pair. */
function isLow(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

export interface Piece {
  readonly text: string;
  /** Width in columns, for text that already contains escape sequences; such a piece is not wrapped. */
  readonly width?: number;
  readonly style?: (text: string) => string;
}

interface Word extends Piece {
  readonly columns: number;
}

/** The pieces on one line; null if it would be too wide. */
export function lineOf(pieces: readonly Piece[], most: number): string | null {
  let line = '';
  let used = 0;
  for (const { text, width = widthOf(text), style } of pieces) {
    used += width;
    if (used > most) return null;
    if (text !== '') line += style === undefined ? text : style(text);
  }
  return line.trimEnd();
}

/** Wraps at spaces, and within words longer than a line. Lines after the first are indented. */
export function wrapPieces(
  pieces: readonly Piece[],
  { width, indent }: { readonly width: number; readonly indent: string },
): readonly string[] {
  const lines: string[] = [];
  let line: Word[] = [];
  let used = 0;
  const flush = (): void => {
    lines.push(dressed(line).trimEnd());
    line = [];
    used = 0;
  };
  for (const word of wordsOf(pieces, width - indent.length)) {
    if (used > 0 && used + word.columns > width) {
      flush();
      if (word.text.trim() === '') continue;
    }
    if (used === 0 && lines.length > 0) {
      line.push({ text: indent, columns: indent.length });
      used = indent.length;
    }
    line.push(word);
    used += word.columns;
  }
  if (line.length > 0) flush();
  return lines;
}

function wordsOf(pieces: readonly Piece[], longest: number): readonly Word[] {
  return pieces.flatMap(({ text, width, style }): readonly Word[] => {
    const kept = style === undefined ? {} : { style };
    if (width !== undefined) return [{ text, columns: width, ...kept }];
    const words = text.match(/ +|[^ ]+/g) ?? [];
    return words.flatMap((word) => {
      const points = [...word];
      const parts: Word[] = [];
      for (let at = 0; at < points.length; at += longest) {
        const part = points.slice(at, at + longest).join('');
        parts.push({ text: part, columns: widthOf(part), ...kept });
      }
      return parts;
    });
  });
}

/** Joins words, with adjacent words of one style in one escape sequence. */
function dressed(words: readonly Word[]): string {
  const runs: { text: string; style: Piece['style'] }[] = [];
  for (const { text, style } of words) {
    const last = runs.at(-1);
    if (last !== undefined && last.style === style) last.text += text;
    else runs.push({ text, style });
  }
  return runs.map(({ text, style }) => (style === undefined ? text : style(text))).join('');
}
