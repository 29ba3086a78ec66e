/** The two fonts of the page: what they can show, and how wide it is. */
import { internals, type PdfDocument } from './pdfkit.ts';
import type { Face } from './style.ts';

/** Widths are kept for one size: an outline has no hints that would make it grow otherwise than evenly. */
const MEASURED_AT = 100;

/** Words are remembered up to this length and number: invoices repeat the short ones. */
const LONGEST_KEPT = 40;
const MOST_KEPT = 20_000;

/** Characters that are laid out before pdfkit's memory of words is emptied: some 25 MB. */
const MOST_LAID_OUT = 50_000;

const FACES: readonly Face[] = ['regular', 'bold'];

export interface Typeface {
  /** The text with every character that the font lacks as its number, `<U+4E2D>`: shown, never dropped. */
  showable(text: string, face: Face): string;
  width(text: string, face: Face, size: number): number;
}

export function typefaceOf(document: PdfDocument): Typeface {
  const coverage = { regular: new Map<string, string>(), bold: new Map<string, string>() };
  const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };

  let laidOut = 0;
  /** To be called after a text was laid out in the font in use. */
  const forget = ({ length }: string): void => {
    laidOut += length;
    if (laidOut < MOST_LAID_OUT) return;
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
    // PDF/A-3 forbids showing .notdef (ISO 19005-3, 6.2.11.8), which is what pdfkit would write for it.
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
      if (text.length <= LONGEST_KEPT) {
        // Not simply full: what was measured just now is asked for again at once.
        if (widths[face].size >= MOST_KEPT) widths[face].clear();
        widths[face].set(text, width);
      }
      return (width * size) / MEASURED_AT;
    },
  };
}
