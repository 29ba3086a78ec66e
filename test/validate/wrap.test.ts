import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrap } from '../../src/validate/index.ts';

/** The same for characters of one column, word by word. */
function slowly(text: string, width: number, breakWords: boolean): readonly string[] {
  const parts = text.split(' ').flatMap((word) => {
    if (!breakWords || word.length <= width) return [word];
    return word.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
  });
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + part.length <= width)
      lines[lines.length - 1] = `${line} ${part}`;
    else lines.push(part);
  }
  return lines;
}

const text = fc
  .array(fc.constantFrom(' ', 'a', 'é', 'ab', 'abcdef'), { maxLength: 40 })
  .map((all) => all.join(''));

it.each([true, false])('breaks at blanks, breakWords: %s', (breakWords) => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (one, width) => {
      expect(wrap(one, width, { breakWords })).toEqual(slowly(one, width, breakWords));
    }),
    { numRuns: 2_000 },
  );
});

it.each<[text: string, width: number, lines: readonly string[]]>([
  ['', 5, ['']],
  ['日本 語', 4, ['日本', '語']],
  ['日本語', 4, ['日本', '語']],
  ['ab 日本', 7, ['ab 日本']],
  ['ab 日本', 6, ['ab', '日本']],
])('%j in %i columns', (one, width, lines) => {
  expect(wrap(one, width)).toEqual(lines);
});
