/** Places blocks of lines side by side. */
import { type Style, type Stylist, widthOf } from '../../validate/index.ts';

/** A line, which is styled after it was measured. */
export interface Line {
  readonly text: string;
  readonly style?: Style;
}

/** @param page Width of one block. */
export function beside(
  blocks: readonly (readonly Line[])[],
  { columns, gap, page }: { readonly columns: number; readonly gap: number; readonly page: TextLayout },
): readonly string[] {
  const lines: string[] = [];
  for (let first = 0; first < blocks.length; first += columns) {
    if (first > 0) lines.push('');
    const row = blocks.slice(first, first + columns);
    const height = Math.max(...row.map((block) => block.length));
    for (let at = 0; at < height; at += 1) {
      lines.push(
        row
          .map((block) => padded(block[at], page))
          .join(' '.repeat(gap))
          .trimEnd(),
      );
    }
  }
  return lines;
}

function padded(line: Line | undefined, { width, style }: TextLayout): string {
  if (line === undefined) return ' '.repeat(width);
  const text = line.style === undefined ? line.text : style(line.style, line.text);
  return text + ' '.repeat(Math.max(0, width - widthOf(line.text)));
}

/** The shared state of all parts of the page. */
export interface TextLayout {
  readonly width: number;
  readonly style: Stylist;
}
