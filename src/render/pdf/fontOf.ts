/** One font of a document: characters covered, widths and glyphs. */
import { Pairs } from './pairs.ts';
import { type GlyphRun, internals, type PdfDocument, type PdfFont } from './pdfkit.ts';
import { pdfNumber } from './pdfNumber.ts';
import type { ShownPiece } from './shownPiece.ts';
import type { Face } from './style.ts';

/** Maximum length and number of words with kept widths, of those that pairs do not determine. */
const LONGEST_CACHED = 40;
const MAX_CACHED = 20_000;

/** Number of characters laid out before pdfkit's cache of words is cleared: some 25 MB. */
const MAX_LAID_OUT = 50_000;

/** Features for languages and combining marks, which words of Latin-1 do not need; their rules are most of a font's. */
const WITHOUT_MARKS = { ccmp: false, locl: false, mark: false, mkmk: false } as const;

/** Code points of this range are looked up in a list. */
const LISTED = 0x100;

/** A glyph of the embedded font: its number there in hexadecimal, and its width. */
interface Glyph {
  readonly number: string;
  readonly width: number;
}

export class FontOf {
  readonly #document: PdfDocument;
  readonly #face: Face;
  /** Shown text by character: the character, or its number. */
  readonly #shown = new Map<string, string>();
  readonly #covered: (true | undefined)[] = [];
  readonly #widths = new Map<string, number>();
  /** Glyphs of single characters, by code point. */
  readonly #glyphs: (Glyph | undefined)[] = [];
  #font: PdfFont | undefined;
  #pairs: Pairs | undefined;
  #laidOut = 0;
  /** True as soon as a text was shown in this font. */
  isInUse = false;

  constructor(document: PdfDocument, face: Face) {
    this.#document = document;
    this.#face = face;
  }

  /** pdfkit numbers its fonts at their first use. */
  get font(): PdfFont {
    if (this.#font === undefined) {
      this.#document.font(this.#face);
      this.#font = internals(this.#document)._font;
    }
    return this.#font;
  }

  /** Replaces every character that the font lacks. */
  showable(text: string): string {
    if (this.#isCovered(text)) return text;
    let out = '';
    for (const character of text) out += this.#shown.get(character) ?? this.#showableOf(character);
    return out;
  }

  /** The width of a text, in thousandths of the font size. */
  width(text: string): number {
    const pairs = this.#pairsOfFont;
    let width = 0;
    for (let from = 0; from < text.length; ) {
      const to = endOfWord(text, from);
      const known = pairs.width(text, from, to);
      width += Number.isNaN(known) ? this.#wordWidth(text.slice(from, to)) : known;
      from = to;
    }
    return width;
  }

  /** @see Typeface.shown */
  shown(text: string): readonly ShownPiece[] {
    const line = new ShownLine();
    for (let from = 0; from < text.length; ) {
      const to = endOfWord(text, from);
      if (!this.#showPairs(text, from, to, line)) this.#showWord(text.slice(from, to), line);
      from = to;
    }
    const pieces = line.end();
    this.isInUse ||= pieces.length > 0;
    return pieces;
  }

  /** True if all characters of a text are known to be in the font, and in a short list. */
  #isCovered(text: string): boolean {
    for (let at = 0; at < text.length; at += 1) if (this.#covered[text.charCodeAt(at)] !== true) return false;
    return true;
  }

  #showableOf(character: string): string {
    const point = character.codePointAt(0) ?? 0;
    // PDF/A-3 forbids showing .notdef (ISO 19005-3, 6.2.11.8), which pdfkit would use for it.
    const isCovered = this.font.font.hasGlyphForCodePoint(point);
    const shown = isCovered ? character : `<U+${point.toString(16).toUpperCase().padStart(4, '0')}>`;
    if (isCovered && point < LISTED) this.#covered[point] = true;
    this.#shown.set(character, shown);
    return shown;
  }

  get #pairsOfFont(): Pairs {
    this.#pairs ??= new Pairs(this.font.font);
    return this.#pairs;
  }

  #wordWidth(word: string): number {
    const known = this.#widths.get(word);
    if (known !== undefined) return known;
    const { advanceWidth } = this.#layOut(word);
    if (word.length <= LONGEST_CACHED) {
      // Cleared before the insertion, because the new width is needed again immediately.
      if (this.#widths.size >= MAX_CACHED) this.#widths.clear();
      this.#widths.set(word, advanceWidth);
    }
    return advanceWidth;
  }

  /** Shows a part of a text, if its pairs are known. */
  #showPairs(text: string, from: number, to: number, line: ShownLine): boolean {
    const pairs = this.#pairsOfFont;
    if (Number.isNaN(pairs.width(text, from, to))) return false;
    const advances = pairs.of(text, from, to);
    for (let at = from; at < to; at += 1) {
      const { number, width } = this.#glyphOf(text.charCodeAt(at));
      line.add(number, pairs.advance(advances, text, at, to), width);
    }
    return true;
  }

  #glyphOf(code: number): Glyph {
    const known = this.#glyphs[code];
    if (known !== undefined) return known;
    const character = String.fromCharCode(code);
    this.#layOut(character);
    const [[number = ''], [position]] = this.font.encode(character);
    const glyph = { number, width: position?.advanceWidth ?? 0 };
    this.#glyphs[code] = glyph;
    return glyph;
  }

  #showWord(word: string, line: ShownLine): void {
    this.#layOut(word);
    const [numbers, positions] = this.font.encode(word);
    for (const [at, { xAdvance, advanceWidth, xOffset, yOffset }] of positions.entries()) {
      line.moveNext(xOffset, yOffset);
      line.add(numbers[at] ?? '', xAdvance, advanceWidth);
    }
  }

  /** Lays out a word by all rules of the font that may concern it, where pdfkit's `encode` finds it. */
  #layOut(word: string): GlyphRun {
    this.#laidOut += word.length;
    if (this.#laidOut >= MAX_LAID_OUT) {
      this.#laidOut = 0;
      this.font.layoutCache = Object.create(null) as Record<string, GlyphRun>;
    }
    const run =
      this.font.layoutCache[word] ?? this.font.layoutRun(word, isLatin1(word) ? WITHOUT_MARKS : undefined);
    this.font.layoutCache[word] = run;
    this.#pairsOfFont.learn(word, run);
    return run;
  }
}

function isLatin1(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) >= LISTED) return false;
  return true;
}

/** The place after a word and the blank that follows it, which are laid out together. */
function endOfWord(text: string, from: number): number {
  const blank = text.indexOf(' ', from);
  return blank < 0 ? text.length : blank + 1;
}

/** A text as operands of TJ: numbers of glyphs, with kerning adjustments between them. */
class ShownLine {
  readonly #pieces: ShownPiece[] = [];
  #glyphs = '';
  #isOpen = false;
  /** Position of the next glyph, without its own move. */
  #x = 0;
  /** Start of the current piece. */
  #right = 0;
  #up = 0;
  #isMoved = false;

  /** Moves the next glyph from its position on the line. */
  moveNext(right: number, up: number): void {
    const isMoved = right !== 0 || up !== 0;
    if (!isMoved && !this.#isMoved) return;
    this.#endPiece();
    this.#isMoved = isMoved;
    this.#right = this.#x + right;
    this.#up = up;
  }

  /** @param width The advance without kerning. */
  add(number: string, advance: number, width: number): void {
    if (!this.#isOpen) this.#glyphs += this.#glyphs === '' ? '<' : ' <';
    this.#glyphs += number;
    this.#isOpen = advance === width;
    if (!this.#isOpen) this.#glyphs += `> ${pdfNumber(width - advance)}`;
    this.#x += advance;
  }

  end(): readonly ShownPiece[] {
    this.#endPiece();
    return this.#pieces;
  }

  #endPiece(): void {
    if (this.#glyphs === '') return;
    const glyphs = this.#isOpen ? `${this.#glyphs}> 0` : this.#glyphs;
    this.#pieces.push({ right: this.#right, up: this.#up, glyphs });
    this.#glyphs = '';
    this.#isOpen = false;
  }
}
