import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableSection } from '../../src/render/content/content.ts';
import { columnWidths, GAP, squeezedWidths } from '../../src/render/pdf/columns.ts';
import type { Measuring } from '../../src/render/pdf/typeface.ts';

/** The width of every character equals the font size. */
const typeface: Measuring = {
  showable: (text) => text,
  width: (text, _, size) => text.length * size,
};

/** Columns by letter: `r` for amounts, `c` for a code, `g` for flexible text. */
function table(kinds: string, rows: readonly (readonly string[])[]): TableSection {
  return {
    kind: 'table',
    id: 't',
    title: 'T',
    columns: [...kinds].map((kind, index) => ({
      id: `${index}`,
      title: 'ab',
      align: kind === 'r' ? 'end' : 'start',
      grows: kind === 'g',
    })),
    rows: rows.map((cells) => ({ cells, details: [] })),
  };
}

/** A width of a hundred characters of size 1, without the gaps. */
const widthsOf = (kinds: string, cells: readonly string[]): readonly number[] | null =>
  columnWidths(table(kinds, [cells]), { width: 100 + GAP * (kinds.length - 1), size: 1, typeface });

describe('columns are as wide as', () => {
  it.each<[what: string, kinds: string, cells: readonly string[], widths: readonly number[] | null]>([
    ['what they hold, and running text takes the rest', 'rgr', ['1', 'vite', '10,00'], [2, 93, 5]],
    ['figures in one piece', 'gr', ['vite', '1 234 567,00'], [88, 12]],
    ['running text needs, before the rest is shared', 'gg', ['x '.repeat(30).trim(), 'y'], [78.5, 21.5]],
    [
      'their need where there is too little',
      'gg',
      ['x '.repeat(60).trim(), 'y '.repeat(60).trim()],
      [50, 50],
    ],
    ['the room allows, where none grows', 'cc', ['ab', 'ab'], [50, 50]],
    ['a code asks, but for two fifths of what words leave', 'gc', ['vite', 'z'.repeat(90)], [31.2, 68.8]],
    ['nothing, where the longest words do not fit', 'cccc', Array(4).fill('z'.repeat(40)), null],
  ])('%s', (_, kinds, cells, widths) => {
    const found = widthsOf(kinds, cells);
    if (widths === null) expect(found).toBeNull();
    else expect(found?.map((width) => Math.round(width * 1e6) / 1e6)).toEqual(widths);
  });
});

it('the columns of any table fill exactly its width', () => {
  const rows = fc.array(fc.array(fc.string({ maxLength: 60 }), { minLength: 6, maxLength: 6 }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.stringMatching(/^[rcg]{1,6}$/), rows, (kinds, cells) => {
      const each = table(kinds, cells);
      const widths = columnWidths(each, { width: 400, size: 2, typeface }) ?? squeezedWidths(each, 400);
      expect(Math.min(...widths)).toBeGreaterThan(0);
      const all = widths.reduce((total, width) => total + width, 0) + GAP * (kinds.length - 1);
      expect(all).toBeCloseTo(400, 6);
    }),
  );
});
