import { expect, it } from 'vitest';
import type { Canvas } from '../../src/render/pdf/canvas.ts';
import { Sheet } from '../../src/render/pdf/sheet.ts';
import { LEADING, MARGIN, PAGE } from '../../src/render/pdf/style.ts';
import type { Measuring } from '../../src/render/pdf/typeface.ts';

const SIZE = 10;
const LINE = SIZE * LEADING;
const BOTTOM = PAGE.height - MARGIN.bottom;
const ROOM = BOTTOM - MARGIN.top;

/** The width of every character is half its height. */
const typeface: Measuring = {
  width: (text, _face, size) => (text.length * size) / 2,
  showable: (text) => text,
};

/** The rows with these numbers of lines: page, first and last line of each. */
function drawn(rows: readonly number[]): readonly { readonly page: number; readonly y: number }[] {
  const texts: { readonly page: number; readonly y: number }[] = [];
  const canvas: Canvas = new Proxy({} as Canvas, {
    get: (_, name) =>
      name === 'text'
        ? (text: string, _x: number, y: number) => {
            if (text.startsWith('row')) texts.push({ page: sheet.pages, y });
            return canvas;
          }
        : () => canvas,
  });
  const sheet = new Sheet(canvas, { typeface, foot: 'foot' });
  sheet.start('title');
  for (const [index, count] of rows.entries()) {
    const lines = Array.from({ length: count }, () => `row ${index}`);
    sheet.row([{ x: 0, width: 100, face: 'regular', size: SIZE, colour: '#000', lines }]);
  }
  sheet.finish();
  return texts;
}

const whole = Math.floor(ROOM / LINE);

it.each([
  ['fills the page to its last line', [whole], [whole]],
  ['goes on with the line that does not fit', [whole + 1], [whole, 1]],
  ['keeps a short row whole on the next page', [whole - 1, 3], [whole - 1, 3]],
  ['breaks a row that is higher than a page', [2 * whole + 5], [whole, whole, 5]],
  ['puts rows of one line as long as there is room', Array.from({ length: whole + 2 }, () => 1), [whole, 2]],
])('%s', (_, rows, expected) => {
  const lines = drawn(rows);
  const pages = [...new Set(lines.map(({ page }) => page))];
  expect(pages.map((page) => lines.filter((line) => line.page === page).length)).toEqual(expected);
  for (const { y } of lines) {
    expect(y).toBeGreaterThanOrEqual(MARGIN.top);
    expect(y + LINE).toBeLessThanOrEqual(BOTTOM + 0.01);
  }
});
