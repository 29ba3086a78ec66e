/**
 * Advances of pairs of adjacent characters, learned from words that were laid out. Most words of a long invoice are new,
 * but their pairs are not, and kerning, the only rule of most fonts for Latin letters and figures, concerns pairs.
 */
import type { FontRules, GlyphRun } from './pdfkit.ts';

/** Pairs of Latin-1 are learned, except those with the soft hyphen, which is not shown. */
const LISTED = 0x100;
const SOFT_HYPHEN = 0xad;

/** Stands for the end of a word in a pair. */
const END = 0;

/** Features that may concern more than a pair. Ligatures are noticed by the number of glyphs. */
const CONTEXTUAL: readonly string[] = ['rvrn', 'rlig', 'calt', 'clig', 'rclt', 'curs'];

const LETTER = /\p{Script=Latin}/u;
const IS_LETTER: readonly boolean[] = Array.from({ length: LISTED }, (_, code) =>
  LETTER.test(String.fromCharCode(code)),
);

/** Advances by the first and the second character; NaN if unknown. */
type Advances = (Float64Array | undefined)[];

export class Pairs {
  readonly #rules: FontRules;
  /** Fonts have other rules for words without letters, because these have no script. */
  readonly #ofLetters: Advances = [];
  readonly #ofOthers: Advances = [];
  /** The glyph of each character. */
  readonly #glyphs: (number | undefined)[] = [];
  /** False as soon as words of this font do not follow from their pairs. */
  #isPairwise: boolean | undefined;

  constructor(rules: FontRules) {
    this.#rules = rules;
  }

  /** The advances that apply to a word, which is a part of a text. */
  of(text: string, from: number, to: number): Advances {
    for (let at = from; at < to; at += 1) {
      if (IS_LETTER[text.charCodeAt(at)] === true) return this.#ofLetters;
    }
    return this.#ofOthers;
  }

  /** The advance at a place of a word that ends before `to`; NaN if it is unknown. */
  advance(advances: Advances, text: string, at: number, to: number): number {
    return advances[text.charCodeAt(at)]?.[at + 1 < to ? text.charCodeAt(at + 1) : END] ?? Number.NaN;
  }

  /** The width of a word, which is a part of a text; NaN if a pair is unknown. */
  width(text: string, from: number, to: number): number {
    const advances = this.of(text, from, to);
    let width = 0;
    for (let at = from; at < to; at += 1) width += this.advance(advances, text, at, to);
    return width;
  }

  /** Learns the pairs of a word from its layout, unless it has ligatures or characters that are not learned. */
  learn(word: string, run: GlyphRun): void {
    if (this.#isPairwise === false || !isPlain(word, run)) return;
    this.#isPairwise ??= !this.#rules
      .getAvailableFeatures(run.script)
      .some((one) => CONTEXTUAL.includes(one));
    if (!this.#isPairwise) return;
    const advances = this.of(word, 0, word.length);
    for (const [at, { xAdvance }] of run.positions.entries()) {
      const code = word.charCodeAt(at);
      const next = at + 1 < word.length ? word.charCodeAt(at + 1) : END;
      const glyph = run.glyphs[at]?.id;
      this.#glyphs[code] ??= glyph;
      advances[code] ??= new Float64Array(LISTED).fill(Number.NaN);
      const row = advances[code];
      const known = row[next] ?? Number.NaN;
      if (this.#glyphs[code] !== glyph || (known !== xAdvance && !Number.isNaN(known))) {
        this.#isPairwise = false;
        this.#ofLetters.length = 0;
        this.#ofOthers.length = 0;
        return;
      }
      row[next] = xAdvance;
    }
  }
}

/** True if each character is one glyph, in the same order and in its place. */
function isPlain(word: string, { glyphs, positions, direction }: GlyphRun): boolean {
  if (direction !== 'ltr' || glyphs.length !== word.length) return false;
  return positions.every(({ xOffset, yOffset }, at) => {
    const code = word.charCodeAt(at);
    const [point, ...others] = glyphs[at]?.codePoints ?? [];
    if (code === END || code >= LISTED || code === SOFT_HYPHEN) return false;
    return point === code && others.length === 0 && xOffset === 0 && yOffset === 0;
  });
}
