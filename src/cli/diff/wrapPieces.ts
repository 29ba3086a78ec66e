/** Text of several styles, broken into lines. */
import { widthOf } from '../terminal/layout.ts';

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
