/** The page: position of the next line, and repeated content. */
import { type Cell, divide, heightOf, type Ink, ROUNDING, type SetCell, setCell, withLines } from './cell.ts';
import type { PdfDocument } from './pdfkit.ts';
import { COLOUR, LEADING, MARGIN, PAGE, SIZE, WIDTH } from './style.ts';
import type { Typeface } from './typeface.ts';

export interface RowOptions {
  /** Room above and below the text, within the row. */
  readonly padding?: number;
  /** Colour behind the row. */
  readonly band?: string;
  /** Draws what is to stand at the head of each page that the row goes on to. */
  readonly onNewPage?: () => void;
}

const BOTTOM = PAGE.height - MARGIN.bottom;

/** Rows up to this height stay on one page; what is higher is broken where the page ends. */
const WHOLE = 0.6 * (BOTTOM - MARGIN.top);

/** No long row is begun in less room than this. */
const LEAST = 40;

const FOOT: Ink = { face: 'regular', size: SIZE.foot, colour: COLOUR.label };

/** The drawing surface of a sheet. */
export type Canvas = Pick<
  PdfDocument,
  'addPage' | 'font' | 'fontSize' | 'fillColor' | 'strokeColor' | 'lineWidth' | 'moveTo' | 'rect' | 'text'
>;

export interface SheetOptions {
  readonly typeface: Typeface;
  /** Footer of every page. */
  readonly foot: string;
  /** The result of a first run over {@link NOWHERE}: the number of pages, and the lines of every cell. */
  readonly rehearsed: Pick<Sheet, 'pages' | 'broken'> | null;
}

export class Sheet {
  /** The position of the next element, from the top of the page. */
  y = 0;
  /** Pages begun so far. */
  pages = 0;
  readonly typeface: Typeface;
  /** The lines of every cell so far, in the order in which they were asked for, which is the same in every run. */
  readonly broken: (readonly string[])[] = [];
  readonly #canvas: Canvas;
  readonly #foot: string;
  readonly #rehearsed: SheetOptions['rehearsed'];
  #asked = 0;
  /** Small header of every page except the first of a document. */
  #running = '';

  constructor(canvas: Canvas, { typeface, foot, rehearsed }: SheetOptions) {
    this.#canvas = canvas;
    this.typeface = typeface;
    this.#rehearsed = rehearsed;
    this.#foot = this.#oneLine(foot, WIDTH - 80);
  }

  /** Begins a document on a page of its own. */
  start(title: string): void {
    this.#running = this.#oneLine(title, WIDTH);
    this.#begin();
  }

  /** Begins a page within a document. */
  turn(): void {
    this.#begin();
    this.#put(this.#running, MARGIN.side, MARGIN.top - 18, FOOT);
  }

  /** To be called once, after everything else. */
  finish(): void {
    if (this.pages > 0) this.#footOfPage();
  }

  /** Turns the page unless so much room is left on it. */
  keep(height: number): void {
    if (!this.fits(height)) this.turn();
  }

  fits(height: number): boolean {
    return this.y + height <= BOTTOM + ROUNDING || this.y <= MARGIN.top;
  }

  set(cells: readonly Cell[]): readonly SetCell[] {
    return cells.map((cell) => this.#setOne(cell));
  }

  /** Puts cells side by side; over the end of the page where they are too high to stay whole. */
  row(cells: readonly SetCell[], options: RowOptions = {}): void {
    const { padding = 0, band, onNewPage } = options;
    const turn = (): void => {
      this.turn();
      onNewPage?.();
    };
    const height = heightOf(cells) + 2 * padding;
    if (!this.fits(height <= WHOLE ? height : LEAST)) turn();
    for (let rest = cells; ; turn()) {
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

  /** A line over the whole width. */
  rule(colour: string = COLOUR.hairline, width = 0.5): void {
    this.#canvas.strokeColor(colour);
    this.#canvas.lineWidth(width);
    this.#canvas
      .moveTo(MARGIN.side, this.y)
      .lineTo(MARGIN.side + WIDTH, this.y)
      .stroke();
  }

  skip(height: number): void {
    this.y += height;
  }

  #setOne(cell: Cell): SetCell {
    const known = this.#rehearsed?.broken[this.#asked];
    this.#asked += 1;
    if (known !== undefined) return withLines(cell, known);
    const made = setCell(cell, this.typeface);
    if (this.#rehearsed === null) this.broken.push(made.lines);
    return made;
  }

  #begin(): void {
    // A page is closed before the next begins, so that its drawing need not be kept until the end.
    this.finish();
    this.#canvas.addPage();
    this.pages += 1;
    this.y = MARGIN.top;
  }

  #footOfPage(): void {
    const y = PAGE.height - MARGIN.bottom + 18;
    const number = `${this.pages} / ${this.#rehearsed?.pages ?? 0}`;
    this.#put(this.#foot, MARGIN.side, y, FOOT);
    this.#put(number, MARGIN.side + WIDTH - this.#widthOf(number, FOOT), y, FOOT);
  }

  #place(cells: readonly SetCell[], padding: number, band: string | undefined): void {
    const height = heightOf(cells) + 2 * padding;
    if (band !== undefined) {
      this.#canvas.fillColor(band);
      this.#canvas.rect(MARGIN.side, this.y, WIDTH, height).fill();
    }
    for (const cell of cells) {
      for (const [index, line] of cell.lines.entries()) {
        const x = cell.align === 'end' ? cell.x + cell.width - this.#widthOf(line, cell) : cell.x;
        this.#put(line, x, this.y + padding + index * cell.size * LEADING, cell);
      }
    }
    this.y += height;
  }

  #widthOf(text: string, { face, size }: Ink): number {
    return this.typeface.width(text, face, size);
  }

  #put(text: string, x: number, y: number, ink: Ink): void {
    this.#canvas.font(ink.face);
    this.#canvas.fontSize(ink.size);
    this.#canvas.fillColor(ink.colour);
    this.#canvas.text(text, x, y, { lineBreak: false });
  }

  /** A text of the head or foot: cut, with a sign that it is. */
  #oneLine(text: string, width: number): string {
    const [cell] = this.set([{ ...FOOT, text, x: 0, width: width - 2 * FOOT.size }]);
    const [first = '', ...more] = cell?.lines ?? [];
    return more.length > 0 ? `${first} …` : first;
  }
}
