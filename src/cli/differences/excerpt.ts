/** As much of long texts as shows where they differ. */
import { shown, widthOf } from '../../validate/index.ts';

/** Characters before and after a difference, by which a person finds the place. */
const CONTEXT = 60;

/** Characters of a text, or of what differs in it, that are shown. */
const MOST = 400;

/** A text that came or went, or is not compared. */
export function excerpt(text: string): string {
  return shown(text, MOST);
}

/** A difference with its context, safe for a terminal. */
export interface Excerpt {
  readonly before: string;
  readonly middle: string;
  readonly after: string;
}

/** The two sides of a difference: what both begin and end with is cut to its context. */
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

/** The longest word whose beginning or end is shown as different although it is not. */
const LONGEST_WORD = 20;

/** Back to the beginning of a word, where one is near: half a word says nothing. No character is cut in two. */
function wordBegin(text: string, at: number): number {
  const blank = text.lastIndexOf(' ', at - 1) + 1;
  if (at - blank <= LONGEST_WORD) return blank;
  return isLow(text, at) ? at - 1 : at;
}

/** As {@link wordBegin}; counted from the end. */
function wordEnd(text: string, length: number): number {
  const at = text.length - length;
  const blank = text.indexOf(' ', at);
  const stop = blank === -1 ? text.length : blank;
  if (stop - at <= LONGEST_WORD) return text.length - stop;
  return isLow(text, at) ? length - 1 : length;
}

/** The second half of a character that takes two places. */
function isLow(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

export interface Piece {
  readonly text: string;
  /** Columns, where the text has escape sequences in it already; such a piece is not broken. */
  readonly width?: number;
  readonly style?: (text: string) => string;
}

interface Word extends Piece {
  readonly columns: number;
}

/** Breaks at blanks, and words that are longer than a line anywhere. Lines after the first are indented. */
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

/** Neighbours of one style are dressed together. */
function dressed(words: readonly Word[]): string {
  const runs: { text: string; style: Piece['style'] }[] = [];
  for (const { text, style } of words) {
    const last = runs.at(-1);
    if (last !== undefined && last.style === style) last.text += text;
    else runs.push({ text, style });
  }
  return runs.map(({ text, style }) => (style === undefined ? text : style(text))).join('');
}
