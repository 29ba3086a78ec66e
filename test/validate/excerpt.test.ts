import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../src/validate/report/excerpt.ts';
import { truncate, widthOf, wrap, wrapPath } from '../../src/validate/report/wrap.ts';
import { Lines } from '../../src/xml/source.ts';
import { indexAt } from '../support/columns.ts';

/** The line as shown, with the underlined part in brackets. */
function shown(text: string, passage: string, width: number): string {
  const offset = text.indexOf(passage);
  const excerpt = excerptOf(new Lines(text), { offset, end: offset + passage.length }, width);
  const start = indexAt(excerpt.text, excerpt.before);
  const end = indexAt(excerpt.text, excerpt.before + excerpt.length);
  const marked = excerpt.text.slice(start, end);
  return `${excerpt.line}: ${excerpt.text.slice(0, start)}[${marked}]${excerpt.text.slice(end)}`;
}

describe('the wrong line', () => {
  it.each([
    ['short', 'a\n  <B>10</B>\nc', '10', 40, '2: <B>[10]</B>'],
    ['CR LF', 'a\r\n<B>10</B>\r\nc', '10', 40, '2: <B>[10]</B>'],
    ['last line', 'a\n<B>10', '10', 40, '2: <B>[10]'],
    ['tabs', '\t<B>\t10</B>', '10', 40, '1: <B> [10]</B>'],
    ['controls', '<B>\u001b10</B>', '10', 40, '1: <B>␛[10]</B>'],
    ['code points', '<B>🏠🏠10</B>', '10', 40, '1: <B>🏠🏠[10]</B>'],
    ['ideographs', '<B>日本10</B>', '10', 40, '1: <B>日本[10]</B>'],
    ['a passage of ideographs', '<B>日本</B>', '日本', 40, '1: <B>[日本]</B>'],
    ['ideographs behind', `<B>10</B>${'日'.repeat(50)}`, '10', 20, '1: <B>[10]</B>日日日日日…'],
    ['long behind', `<B>10</B>${'x'.repeat(50)}`, '10', 20, '1: <B>[10]</B>xxxxxxxxxx…'],
    ['long before', `${'x'.repeat(50)}<B>10</B>`, '10', 20, '1: …xxxxxxxxx<B>[10]</B>'],
    [
      'long on both sides',
      `${'x'.repeat(50)}<B>10</B>${'y'.repeat(50)}`,
      '10',
      20,
      '1: …xxx<B>[10]</B>yyyyyy…',
    ],
    ['a long passage', `<B>${'x'.repeat(50)}</B>`, 'x'.repeat(50), 20, `1: <B>[${'x'.repeat(16)}]…`],
    ['a passage over lines', '<B>a\nb</B>', 'a\nb', 40, '1: <B>[a]'],
    ['a passage that opens with a break', '<B>\n  a\n</B>', '\n  a\n', 40, '2: [a]'],
    ['a passage of blanks', '<B>\n \n</B>', '\n \n', 40, '1: <B>[]'],
  ])('%s', (_, text, passage, width, expected) => {
    expect(shown(text, passage, width)).toBe(expected);
  });

  it('underlines one column at the end of the text', () => {
    const excerpt = excerptOf(new Lines('<B>'), { offset: 3, end: 3 }, 40);
    expect(excerpt).toEqual({ line: 1, text: '<B>', before: 3, length: 1 });
  });

  it('reads only a window', () => {
    const text = `<A>${'x'.repeat(3_000_000)}</A><B>10</B>${'y'.repeat(3_000_000)}`;
    expect(shown(text, '10', 30)).toBe('1: …xxx</A><B>[10]</B>yyyyyyyyyyyy…');
  });
});

describe('places', () => {
  const text = 'ab\n🏠c\r\nd\re';
  it.each([
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 3],
    [3, 2, 1],
    [5, 2, 2],
    [8, 3, 1],
    [10, 4, 1],
  ])('offset %i is %i:%i', (offset, line, column) => {
    const lines = new Lines(text);
    expect(lines.position(offset)).toEqual({ line, column });
    expect(lines.lineAt(offset)).toBe(line);
  });

  it('do not depend on the order of calls', () => {
    const lines = new Lines(text);
    // 4 is between the halves of a surrogate pair: no finding starts there.
    for (const offset of [0, 1, 3, 5, 10, 2, 8, 9, 3, 5]) {
      expect(lines.position(offset)).toEqual(new Lines(text).position(offset));
    }
  });
});

describe('width in columns', () => {
  it.each([
    ['', 0],
    ['così è', 6],
    ['e\u0301', 1],
    ['Ω½…→', 4],
    ['│ € – “x” …', 11],
    ['日本', 4],
    ['한국', 4],
    ['ａ', 2],
    ['｡', 1],
    ['🏠', 2],
    ['👩‍👩‍👧', 2],
    ['🇮🇹', 2],
    ['㍿'.repeat(20_000), 20_000],
  ])('%j has width %i', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  // The short cut for narrow characters agrees with the measurement: a wide character before them rules it out.
  it('is the same for each character alone and beside a wide one', () => {
    const characters = Array.from({ length: 0x2600 - 0x20 }, (_, index) => String.fromCharCode(index + 0x20));
    const differing = characters.filter((one) => widthOf(one) + widthOf('日') !== widthOf(`日${one}`));
    expect(differing).toEqual([]);
  });

  it.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcd…'],
    ['日本語', 5, '日本…'],
    ['日本語', 4, '日…'],
    ['🏠🏠', 3, '🏠…'],
  ])('%j truncated to %i columns is %j', (text, width, expected) => {
    expect(truncate(text, width)).toBe(expected);
  });
});

describe('wrapping', () => {
  it.each([
    ['uno due tre', 7, ['uno due', 'tre']],
    ['uno', 7, ['uno']],
    ['', 7, ['']],
    ['unoduetre quattro', 4, ['unod', 'uetr', 'e', 'quat', 'tro']],
    ['🏠🏠 🏠', 4, ['🏠🏠', '🏠']],
    ['🏠🏠 🏠', 3, ['🏠', '🏠', '🏠']],
    ['日本語 語', 6, ['日本語', '語']],
    ['日本', 1, ['日', '本']],
    ['e\u0301te\u0301 e\u0301', 5, ['e\u0301te\u0301 e\u0301']],
  ])('%j at %i', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  it.each([
    ['uno dueetre', 4, ['uno', 'dueetre']],
    ['日本語 語', 2, ['日本語', '語']],
  ])('keeps whole words of %j at %i', (text, width, lines) => {
    expect(wrap(text, width, { breakWords: false })).toEqual(lines);
  });

  it('breaks paths after slashes', () => {
    expect(wrapPath('Uno/Due/Tre', 8)).toEqual(['Uno/Due/', 'Tre']);
    expect(wrapPath('/uno/due', 5)).toEqual(['/uno/', 'due']);
  });
});
