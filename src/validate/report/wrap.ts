/** Lines of a given width; width is counted in characters (code points). */

/** The number of characters of a text. */
export function widthOf(text: string): number {
  let width = 0;
  for (const _ of text) width += 1;
  return width;
}

/** Breaks at blanks; a word longer than a line is broken where the line ends. */
export function wrap(text: string, width: number): string[] {
  return fill(text.split(' '), ' ', width);
}

/** Breaks a path after its slashes. */
export function wrapPath(path: string, width: number): string[] {
  return fill(path.split(/(?<=\/)(?=.)/), '', width);
}

function fill(words: readonly string[], joint: string, width: number): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of words.flatMap((long) => chop(long, width))) {
    if (line === undefined) line = word;
    else if (widthOf(line) + joint.length + widthOf(word) <= width) line += joint + word;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line ?? ''];
}

function chop(word: string, width: number): string[] {
  const points = [...word];
  if (points.length <= width) return [word];
  const parts: string[] = [];
  for (let i = 0; i < points.length; i += width) parts.push(points.slice(i, i + width).join(''));
  return parts;
}
