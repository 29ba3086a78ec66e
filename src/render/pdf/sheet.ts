/** The page: position of the next line, headers and footers. */
import type { Canvas } from './canvas.ts';
import { type Cell, divide, heightOf, type Ink, ROUNDING, type SetCell, setCell } from './cell.ts';
import { COLOUR, LEADING, MARGIN, PAGE, SIZE, WIDTH } from './style.ts';
import type { Measuring } from './typeface.ts';

export interface RowOptions {
  /** Space above and below the text, within the row. */
  readonly padding?: number;
  /** Colour behind the row. */
  readonly band?: string;
  /** Draws the header of each page on which the row continues. */
  readonly onNewPage?: () => void;
}

const BOTTOM = PAGE.height - MARGIN.bottom;

/** Maximum height of rows that stay on one page; higher ones are split at the end of the page. */
const WHOLE = 0.6 * (BOTTOM - MARGIN.top);

/** Minimum remaining space in which a long row may start. */
const MIN_SPACE = 40;

const FOOT: Ink = { face: 'regular', size: SIZE.foot, colour: COLOUR.label };

export interface SheetOptions {
  readonly typeface: Measuring;
  /** Footer of every page. */
  readonly foot: string;
}

/** More characters than fit on a line of header or footer: the rest of a text is not laid out. */
const LONGEST_LINE = 1_000;

export class Sheet {
  /** The position of the next element, from the top of the page. */
  y = 0;
  /** Number of pages started so far. */
  pages = 0;
  readonly typeface: Measuring;
  readonly #canvas: Canvas;
  readonly #foot: string;
  /** Small header of every page except the first of a document. */
  #running = '';

  constructor(canvas: Canvas, { typeface, foot }: SheetOptions) {
    this.#canvas = canvas;
    this.typeface = typeface;
    this.#foot = this.#oneLine(foot, WIDTH - 80);
  }

  /** Starts a document on a new page. */
  start(title: string): void {
    this.#running = this.#oneLine(title, WIDTH);
    this.#begin();
  }

  /** Starts a page within a document. */
  newPage(): void {
    this.#begin();
    this.#canvas.text(this.#running, MARGIN.side, MARGIN.top - 18, FOOT);
  }

  /** Draws the footers, which say how many pages there are. Call once, after everything else. */
  finish(): void {
    const y = PAGE.height - MARGIN.bottom + 18;
    for (let page = 0; page < this.pages; page += 1) {
      const number = `${page + 1} / ${this.pages}`;
      this.#canvas.turnTo(page);
      this.#canvas.text(this.#foot, MARGIN.side, y, FOOT);
      this.#canvas.text(number, MARGIN.side + WIDTH - this.#widthOf(number, FOOT), y, FOOT);
    }
  }

  /** Starts a new page unless this much space is left. */
  keep(height: number): void {
    if (!this.fits(height)) this.newPage();
  }

  fits(height: number): boolean {
    return this.y + height <= BOTTOM + ROUNDING || this.y <= MARGIN.top;
  }

  set(cells: readonly Cell[]): readonly SetCell[] {
    return cells.map((cell) => setCell(cell, this.typeface));
  }

  /** Draws adjacent cells; rows that are too high for one page are split. */
  row(cells: readonly SetCell[], options: RowOptions = {}): void {
    const { padding = 0, band, onNewPage } = options;
    const newPage = (): void => {
      this.newPage();
      onNewPage?.();
    };
    const height = heightOf(cells) + 2 * padding;
    if (!this.fits(height <= WHOLE ? height : MIN_SPACE)) newPage();
    if (height <= WHOLE) {
      this.#place(cells, padding, band);
      return;
    }
    for (let rest = cells; ; newPage()) {
      const parts = rest.map((cell) => divide(cell, BOTTOM - this.y - 2 * padding));
      this.#place(
        parts.map(([now]) => now),
        padding,
        band,
      );
      rest = parts.map(([, later]) => later);
      if (rest.every(({ lines }) => lines.length === 0)) return;
    }
  }

  /** Draws a line across the whole width. */
  rule(colour: string = COLOUR.hairline, width = 0.5): void {
    this.#canvas.rule(MARGIN.side, this.y, WIDTH, { colour, width });
  }

  skip(height: number): void {
    this.y += height;
  }

  #begin(): void {
    this.#canvas.addPage();
    this.pages += 1;
    this.y = MARGIN.top;
  }

  #place(cells: readonly SetCell[], padding: number, band: string | undefined): void {
    const height = heightOf(cells) + 2 * padding;
    if (band !== undefined) {
      this.#canvas.band(MARGIN.side, this.y, { width: WIDTH, height, colour: band });
    }
    for (const cell of cells) this.#placeLines(cell, this.y + padding);
    this.y += height;
  }

  #placeLines(cell: SetCell, top: number): void {
    const { x, width, size, align, lines } = cell;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] ?? '';
      const left = align === 'end' ? x + width - this.#widthOf(line, cell) : x;
      this.#canvas.text(line, left, top + index * size * LEADING, cell);
    }
  }

  #widthOf(text: string, { face, size }: Ink): number {
    return this.typeface.width(text, face, size);
  }

  /** Shortens a text of header or footer to one line, with an ellipsis. */
  #oneLine(text: string, width: number): string {
    const start = text.slice(0, LONGEST_LINE);
    const [cell] = this.set([{ ...FOOT, text: start, x: 0, width: width - 2 * FOOT.size }]);
    const [first = '', ...more] = cell?.lines ?? [];
    return more.length > 0 || start.length < text.length ? `${first} …` : first;
  }
}
