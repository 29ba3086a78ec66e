/** The two fonts of the page: characters covered, widths and glyphs. */
import { FontOf } from './fontOf.ts';
import type { PdfDocument, PdfFont } from './pdfkit.ts';
import type { ShownPiece } from './shownPiece.ts';
import type { Face } from './style.ts';

/** Unit of widths in PDF, relative to the font size: outlines scale linearly, without hinting. */
const UNITS = 1000;

export interface Measuring {
  /** Replaces every character that the font lacks by its number, `<U+4E2D>`, instead of dropping it. */
  showable(text: string, face: Face): string;
  width(text: string, face: Face, size: number): number;
}

export interface Typeface extends Measuring {
  /**
   * Adds the glyphs of a text to the embedded font.
   * @returns The text in pieces: several if glyphs are moved, such as marks above letters; none for no glyphs.
   */
  shown(text: string, face: Face): readonly ShownPiece[];
  /** The current font of the document, after a change to this one. */
  font(face: Face): PdfFont;
  /** The fonts that show text. */
  fontsInUse(): readonly PdfFont[];
}

export function typefaceOf(document: PdfDocument): Typeface {
  const faces = { regular: new FontOf(document, 'regular'), bold: new FontOf(document, 'bold') };
  return {
    showable: (text, face) => faces[face].showable(text),
    width: (text, face, size) => (faces[face].width(text) * size) / UNITS,
    shown: (text, face) => faces[face].shown(text),
    font: (face) => faces[face].font,
    fontsInUse: () => [faces.regular, faces.bold].filter(({ isInUse }) => isInUse).map(({ font }) => font),
  };
}
