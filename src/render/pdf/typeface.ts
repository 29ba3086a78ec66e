/** The two fonts of the page: characters covered and widths. */
import { internals, type PdfDocument } from './pdfkit.ts';
import type { Face } from './style.ts';

/** Font size of cached widths: outlines scale linearly, without hinting. */
const MEASURED_AT = 100;

/** Maximum length and number of cached words: short ones repeat in invoices. */
const LONGEST_CACHED = 40;
const MAX_CACHED = 20_000;

/** Number of characters laid out before pdfkit's cache of words is cleared: some 25 MB. */
const MAX_LAID_OUT = 50_000;

const FACES: readonly Face[] = ['regular', 'bold'];

export interface Typeface {
  /** Replaces every character that the font lacks by its number, `<U+4E2D>`, instead of dropping it. */
  showable(text: string, face: Face): string;
  width(text: string, face: Face, size: number): number;
}

export function typefaceOf(document: PdfDocument): Typeface {
  const coverage = { regular: new Map<string, string>(), bold: new Map<string, string>() };
  const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };

  let laidOut = 0;
  /** Call after a text was laid out in the current font. */
  const forget = ({ length }: string): void => {
    laidOut += length;
    if (laidOut < MAX_LAID_OUT) return;
    laidOut = 0;
    for (const face of FACES) {
      document.font(face);
      internals(document)._font.layoutCache = Object.create(null) as object;
    }
  };

  const shown = (character: string, face: Face): string => {
    const known = coverage[face].get(character);
    if (known !== undefined) return known;
    document.font(face);
    const point = character.codePointAt(0) ?? 0;
    // PDF/A-3 forbids showing .notdef (ISO 19005-3, 6.2.11.8), which pdfkit would use for it.
    const covered = internals(document)._font.font.hasGlyphForCodePoint(point);
    const answer = covered ? character : `<U+${point.toString(16).toUpperCase().padStart(4, '0')}>`;
    coverage[face].set(character, answer);
    return answer;
  };

  return {
    showable: (text, face) => {
      let out = '';
      for (const character of text) out += shown(character, face);
      return out;
    },
    width: (text, face, size) => {
      const known = widths[face].get(text);
      if (known !== undefined) return (known * size) / MEASURED_AT;
      document.font(face);
      document.fontSize(MEASURED_AT);
      const width = document.widthOfString(text);
      forget(text);
      if (text.length <= LONGEST_CACHED) {
        // Cleared before the insertion, because the new width is needed again immediately.
        if (widths[face].size >= MAX_CACHED) widths[face].clear();
        widths[face].set(text, width);
      }
      return (width * size) / MEASURED_AT;
    },
  };
}
