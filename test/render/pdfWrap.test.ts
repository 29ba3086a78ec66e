import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap } from '../../src/render/pdf/wrap.ts';

/** The width of every character is one. */
const measure = (text: string): number => text.length;

describe('breaking a text into lines', () => {
  it.each<[text: string, width: number, lines: readonly string[]]>([
    ['', 10, ['']],
    ['   ', 10, ['']],
    ['uno', 10, ['uno']],
    ['uno due tre', 7, ['uno due', 'tre']],
    ['uno  due', 20, ['uno due']],
    ['canone gennaio', 6, ['canone', 'gennai', 'o']],
    ['ABCDEFGHIJ', 4, ['ABCD', 'EFGH', 'IJ']],
    ['via ABCDEFGHIJ', 6, ['via', 'ABCDEF', 'GHIJ']],
    ['ODA-2025/001-RM', 9, ['ODA-2025/', '001-RM']],
    ['ab', 0, ['a', 'b']],
  ])('%j in %i', (text, width, lines) => {
    expect(wrap(text, width, measure)).toEqual(lines);
  });
});

describe('any text', () => {
  const word = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !text.includes(' '));
  const text = fc.array(word, { minLength: 1, maxLength: 20 }).map((words) => words.join(' '));

  it('loses nothing, and has no line wider than the limit', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 25 }), (source, width) => {
        const lines = wrap(source, width, measure);
        expect(lines.join('').replaceAll(' ', '')).toBe(source.replaceAll(' ', ''));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('is broken in linear time, even a megabyte without blanks', () => {
    let asked = 0;
    const counting = (part: string): number => {
      asked += part.length;
      return part.length;
    };
    wrap('x'.repeat(1_000_000), 100, counting);
    expect(asked).toBeLessThan(6_000_000);
  });
});
