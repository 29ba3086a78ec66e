import { expect, it } from 'vitest';
import { Pairs } from '../../src/render/pdf/pairs.ts';
import type { GlyphRun } from '../../src/render/pdf/pdfkit.ts';

/** A word after layout; the number of each glyph is its character's. */
function run(word: string, advances: readonly number[], more: Partial<GlyphRun> = {}): GlyphRun {
  return {
    glyphs: Array.from(word, (character) => ({ id: codeOf(character), codePoints: [codeOf(character)] })),
    positions: advances.map((xAdvance) => ({ xAdvance, advanceWidth: 10, xOffset: 0, yOffset: 0 })),
    advanceWidth: advances.reduce((sum, advance) => sum + advance, 0),
    script: 'latn',
    direction: 'ltr',
    ...more,
  };
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

const KERNING = { getAvailableFeatures: () => ['kern', 'liga'] };

it.each<[what: string, learned: readonly [string, GlyphRun][], word: string, width: number]>([
  ['a learned word', [['ab', run('ab', [9, 10])]], 'ab', 19],
  ['a word of known pairs', [['aba', run('aba', [9, 8, 10])]], 'baba', 8 + 9 + 8 + 10],
  ['a pair at the end only', [['ab', run('ab', [9, 10])]], 'b', 10],
  ['an unknown pair', [['ab', run('ab', [9, 10])]], 'ba', Number.NaN],
  ['a pair of figures beside letters', [['12', run('12', [9, 10])]], 'a12', Number.NaN],
  ['a ligature', [['fi', run('f', [10])]], 'fi', Number.NaN],
  ['another script', [['\u0436', run('\u0436', [10])]], '\u0436', Number.NaN],
  ['from right to left', [['ab', run('ab', [9, 10], { direction: 'rtl' })]], 'ab', Number.NaN],
  [
    'pairs that another word contradicts',
    [
      ['ab', run('ab', [9, 10])],
      ['abc', run('abc', [7, 8, 10])],
    ],
    'ab',
    Number.NaN,
  ],
])('%s', (_, learned, word, width) => {
  const pairs = new Pairs(KERNING);
  for (const [text, layout] of learned) pairs.learn(text, layout);
  expect(pairs.width(word, 0, word.length)).toBe(width);
});

it('fonts with contextual rules have no known pairs', () => {
  const pairs = new Pairs({ getAvailableFeatures: () => ['kern', 'calt'] });
  pairs.learn('ab', run('ab', [9, 10]));
  expect(pairs.width('ab', 0, 2)).toBeNaN();
});
