/** The surface that a sheet draws on: the pages of a document. */
import type { Ink } from './cell.ts';
import { pdfNumber as number } from './pdfNumber.ts';
import type { Typeface } from './typeface.ts';

/** Positions are measured from the top left corner of the page. */
export interface Canvas {
  addPage(): void;
  /** Continues a page, by its index. */
  turnTo(page: number): void;
  /** One line of text; `y` is its top. */
  text(text: string, x: number, y: number, ink: Ink): void;
  /** A horizontal line. */
  rule(x: number, y: number, width: number, pen: { readonly colour: string; readonly width: number }): void;
  /** A filled rectangle. */
  band(
    x: number,
    y: number,
    size: { readonly width: number; readonly height: number; readonly colour: string },
  ): void;
}

/**
 * Writes the operators of pages, in pdfkit's coordinates, which count from the top of the page. pdfkit itself would
 * lay out every text two more times and store each operator as separate bytes.
 */
export class PageCanvas implements Canvas {
  readonly #typeface: Typeface;
  readonly #colours = new Map<string, string>();
  /** Operators by page. */
  readonly #pages: string[] = [];
  #page = -1;
  /** Operators of the current page since it was turned to. */
  #operators: string[] = [];
  /** The current colours of text and lines. */
  #fill = '';
  #stroke = '';

  constructor(typeface: Typeface) {
    this.#typeface = typeface;
  }

  addPage(): void {
    this.#pages.push('');
    this.turnTo(this.#pages.length - 1);
  }

  turnTo(page: number): void {
    if (this.#operators.length > 0) this.#pages[this.#page] += `${this.#operators.join('\n')}\n`;
    this.#operators = [];
    this.#page = page;
    this.#fill = '';
    this.#stroke = '';
  }

  /** The operators of all pages. */
  get pages(): readonly string[] {
    this.turnTo(this.#page);
    return this.#pages;
  }

  text(text: string, x: number, y: number, { face, size, colour }: Ink): void {
    const pieces = this.#typeface.shown(text, face);
    if (pieces.length === 0) return;
    this.#fillWith(colour);
    const { id, ascender } = this.#typeface.font(face);
    const unit = size / 1000;
    const baseline = y + ascender * unit;
    this.#operators.push(`BT\n/${id} ${number(size)} Tf`);
    for (const { right, up, glyphs } of pieces) {
      // Glyphs are drawn upright, although the page's coordinates count downwards.
      this.#operators.push(
        `1 0 0 -1 ${number(x + right * unit)} ${number(baseline - up * unit)} Tm\n[${glyphs}] TJ`,
      );
    }
    this.#operators.push('ET');
  }

  rule(x: number, y: number, width: number, pen: { readonly colour: string; readonly width: number }): void {
    if (pen.colour !== this.#stroke) this.#operators.push(`${this.#colour(pen.colour)} RG`);
    this.#stroke = pen.colour;
    this.#operators.push(
      `${number(pen.width)} w\n${number(x)} ${number(y)} m\n${number(x + width)} ${number(y)} l\nS`,
    );
  }

  band(
    x: number,
    y: number,
    size: { readonly width: number; readonly height: number; readonly colour: string },
  ): void {
    const { width, height, colour } = size;
    this.#fillWith(colour);
    this.#operators.push(`${number(x)} ${number(y)} ${number(width)} ${number(height)} re\nf`);
  }

  #fillWith(colour: string): void {
    if (colour === this.#fill) return;
    this.#operators.push(`${this.#colour(colour)} rg`);
    this.#fill = colour;
  }

  /** The three components of a colour `#rrggbb`. */
  #colour(colour: string): string {
    const known = this.#colours.get(colour);
    if (known !== undefined) return known;
    const parts = [1, 3, 5]
      .map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
      .join(' ');
    this.#colours.set(colour, parts);
    return parts;
  }
}
