/** The surface that a sheet draws on: the pages of a document. */
import type { Ink } from './cell.ts';
import { internals, type PdfDocument } from './pdfkit.ts';
import { pdfNumber as number } from './pdfNumber.ts';
import { PAGE } from './style.ts';
import type { Typeface } from './typeface.ts';

/** Positions are measured from the top left corner of the page. */
export interface Canvas {
  addPage(): void;
  /** Call after the last element of each page. */
  endPage(): void;
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
 * Draws on the pages of a document. Writes the operators itself, and those of a page at once: pdfkit lays out every
 * text twice more, and keeps each operator as bytes of its own.
 */
export class PageCanvas implements Canvas {
  readonly #document: PdfDocument;
  readonly #typeface: Typeface;
  readonly #colours = new Map<string, string>();
  #operators: string[] = [];

  constructor(document: PdfDocument, typeface: Typeface) {
    this.#document = document;
    this.#typeface = typeface;
  }

  addPage(): void {
    this.#document.addPage();
  }

  endPage(): void {
    if (this.#operators.length > 0) this.#document.addContent(this.#operators.join('\n'));
    this.#operators = [];
  }

  text(text: string, x: number, y: number, ink: Ink): void {
    const { face, size, colour } = ink;
    const shown = this.#typeface.shown(text, face);
    if (shown === null) {
      this.#drawMoved(text, x, y, ink);
      return;
    }
    this.#operators.push('/DeviceRGB cs', `${this.#colour(colour)} scn`);
    if (shown === '') return;
    const font = this.#typeface.font(face);
    internals(this.#document).page.fonts[font.id] ??= font.ref();
    const baseline = PAGE.height - y - (font.ascender / 1000) * size;
    this.#operators.push(
      // The page's coordinates count from its top; glyphs are drawn upright.
      `q\n1 0 0 -1 0 ${PAGE.height} cm\nBT`,
      `1 0 0 1 ${number(x)} ${number(baseline)} Tm`,
      `/${font.id} ${number(size)} Tf`,
      `[${shown}] TJ\nET\nQ`,
    );
  }

  rule(x: number, y: number, width: number, pen: { readonly colour: string; readonly width: number }): void {
    this.#operators.push(
      `/DeviceRGB CS\n${this.#colour(pen.colour)} SCN`,
      `${number(pen.width)} w`,
      `${number(x)} ${number(y)} m\n${number(x + width)} ${number(y)} l\nS`,
    );
  }

  band(
    x: number,
    y: number,
    size: { readonly width: number; readonly height: number; readonly colour: string },
  ): void {
    const { width, height, colour } = size;
    this.#operators.push(
      `/DeviceRGB cs\n${this.#colour(colour)} scn`,
      `${number(x)} ${number(y)} ${number(width)} ${number(height)} re\nf`,
    );
  }

  /** Draws a text with glyphs that are moved, such as marks above letters, as pdfkit does. */
  #drawMoved(text: string, x: number, y: number, { face, size, colour }: Ink): void {
    this.endPage();
    this.#document.font(face);
    this.#document.fontSize(size);
    this.#document.fillColor(colour);
    this.#document.text(text, x, y, { lineBreak: false });
  }

  /** The three components of a colour `#rrggbb`. */
  #colour(colour: string): string {
    const known = this.#colours.get(colour);
    if (known !== undefined) return known;
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255).join(' ');
    this.#colours.set(colour, parts);
    return parts;
  }
}
