import { describe, expect, it } from 'vitest';
import { applyWhitespace, type Whitespace } from '../../src/model/index.ts';

/** Rule, text, result; long texts use other code and must give the same result. */
const cases: readonly (readonly [Whitespace, string, string])[] = [
  ['preserve', ' a\tb\n', ' a\tb\n'],
  ['replace', ' a\tb\r\n', ' a b  '],
  ['replace', 'ab', 'ab'],
  ['collapse', ' a\t b\r\n', 'a b'],
  ['collapse', '\n \t', ''],
  ['collapse', 'a\u00a0b', 'a\u00a0b'],
  ['collapse', 'a b', 'a b'],
];

describe('whitespace', () => {
  it.each(cases)('%s %j', (rule, text, result) => {
    expect(applyWhitespace(rule, text)).toBe(result);
  });

  it.each(cases)('%s %j in a long text', (rule, text, result) => {
    const rest = 'x'.repeat(70_000);
    expect(applyWhitespace(rule, `${rest}${text}`)).toBe(rest + applyWhitespace(rule, `x${text}`).slice(1));
    expect(applyWhitespace(rule, `${text}${rest}`)).toBe(
      applyWhitespace(rule, `${text}x`).slice(0, -1) + rest,
    );
    expect(result.length).toBeLessThanOrEqual(text.length);
  });

  // Long texts are rewritten in parts of 8192 characters.
  it.each([-2, -1, 0, 1, 2])('at the end of a part: %i', (shift) => {
    for (const count of [8, 9]) {
      const start = 'x'.repeat(8_192 * count + shift);
      expect(applyWhitespace('collapse', `${start} \n y\t`)).toBe(`${start} y`);
      expect(applyWhitespace('collapse', `${start}\t\n`)).toBe(start);
      expect(applyWhitespace('replace', `${start}\r\n`)).toBe(`${start}  `);
    }
  });
});
