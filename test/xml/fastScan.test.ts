/** The fast reader's values: which it reads at once, which by the general way, and where it gives up. */
import { describe, expect, it } from 'vitest';
import type { SimpleType } from '../../src/model/lexical.ts';
import {
  Amount2Decimal,
  CAP,
  DataFattura,
  RiferimentoNumeroLinea,
  String10,
  String60Latin,
  XsBase64Binary,
} from '../../src/model/simpleTypes.ts';
import { FastScan, GIVE_UP } from '../../src/xml/read/fastScan.ts';
import { MARK_SIZE, OPEN } from '../../src/xml/read/marks.ts';

class Counted extends FastScan {
  slowly = 0;

  override slow(start: number, type: SimpleType): string {
    this.slowly += 1;
    return super.slow(start, type);
  }
}

const BEFORE = '<a>';

function loaded(content: string | Uint8Array): Counted {
  const scan = new Counted();
  scan.load(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  return scan;
}

type Read = (scan: FastScan, start: number) => string;

/** The value that a method reads, whether it takes the general way, and whether it reads all of the text. */
function read(
  method: Read,
  text: string,
): readonly [value: string | null, way: 'slow' | 'fast', whole: boolean] {
  const scan = loaded(`${BEFORE}${text}</a>`);
  let value: string | null = null;
  try {
    value = method(scan, BEFORE.length);
  } catch (error) {
    if (error !== GIVE_UP) throw error;
  }
  const way = scan.slowly > 0 ? 'slow' : 'fast';
  return [value, way, scan.pos === new TextEncoder().encode(BEFORE + text).length];
}

const codes = new Map([
  ['TD01', 'TD01'],
  ['a b', 'a b'],
]);

/** A method; texts that it reads at once, texts that it reads slowly, with their values, and texts that end it. */
const METHODS: readonly (readonly [
  string,
  Read,
  fast: readonly string[],
  slow: readonly (readonly [text: string, value: string])[],
  none: readonly string[],
])[] = [
  [
    'string',
    (scan, start) => scan.string(start, 2, 10, String10),
    ['ab', '1234567890', '  ', '~ !"\'', 'a;=?@Z'],
    [
      ['a', 'a'],
      ['a&amp;b', 'a&b'],
      ['a>b', 'a>b'],
      ['a\nb', 'a b'],
      ['a\tb', 'a b'],
      ['a\r\nb', 'a b'],
      ['&#65;&#x42;', 'AB'],
      ['&lt;&gt;&quot;&apos;', '<>"\''],
      ['a&amp;', 'a&'],
      ['&amp;&amp;b', '&&b'],
    ],
    ['', '12345678901', 'à', 'a]]>', 'a&b', 'a&b;', 'a\u0001', '&#1;'],
  ],
  [
    'latin',
    (scan, start) => scan.latin(start, 2, 60, String60Latin),
    ['ab', 'èé', 'a\u0080', '\u00bf\u00c0\u00ff', 'x'.repeat(60), 'è'.repeat(60), '~ a'],
    [
      ['a', 'a'],
      ['à', 'à'],
      ['à&amp;', 'à&'],
      ['à>', 'à>'],
      ['à\nb', 'à b'],
    ],
    ['', 'x'.repeat(61), 'è'.repeat(61), 'a\u0100', 'a€', 'à]]>', 'à&b'],
  ],
  [
    'pattern',
    (scan, start) => scan.pattern(start, /^[0-9]{5}$/, CAP),
    ['53100', '00000'],
    [['531&#48;0', '53100']],
    ['', '5310', '531000', '5310a', '53 100', '5310é', '53100>'],
  ],
  [
    'code',
    (scan, start) => scan.code(start, codes),
    ['TD01', 'a b'],
    [],
    ['', 'TD1', 'td01', ' TD01', 'TD01&', 'TD0&#49;', 'TD01>'],
  ],
  [
    'decimal',
    (scan, start) => scan.decimal(start, 11, 2, 2, Amount2Decimal),
    ['0.00', '9.99', '1.10', '12345678901.23', '00.00'],
    [
      ['-1.00', '-1.00'],
      [' 1.00\n', '1.00'],
      ['1.0&#48;', '1.00'],
    ],
    [
      '',
      '1',
      '1.',
      '1.0',
      '1.000',
      '.00',
      '123456789012.00',
      '1.00a',
      '1,00',
      '1/00',
      '1:00',
      'a.00',
      '1.0a',
      '1.0/',
      '1.0:',
      ':.00',
      '/.00',
    ],
  ],
  [
    'integer',
    (scan, start) => scan.integer(start, 1, 9999, RiferimentoNumeroLinea),
    ['1', '9', '10', '9999', '0001', '0190'],
    [
      ['+1', '+1'],
      ['00001', '00001'],
      [' 1 ', '1'],
    ],
    ['', '0', '10000', '-1', '1a', 'a', '1/', '1:', '1.0'],
  ],
  [
    'date',
    (scan, start) => scan.date(start, DataFattura),
    [
      ...['1970-01-01', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31', '9999-12-09'],
    ],
    [
      ['2024-02-29', '2024-02-29'],
      ['2026-03-02Z', '2026-03-02Z'],
      ['2026-03-02+01:00', '2026-03-02+01:00'],
      ['12026-03-02', '12026-03-02'],
    ],
    [
      ...[
        '',
        '1969-12-31',
        '2026-02-29',
        '2026-02-30',
        '2026-04-31',
        '2026-13-01',
        '2026-00-10',
        '2026-01-00',
      ],
      ...['2026-01-32', '2026/01-01', '2026-01/01', '202a-01-01', '2026-0a-01', '2026-01-0a', '2026-1-01'],
      ...['2026-01-1', '20:6-01-01', '20/6-01-01', '2026-01-011', 'a026-01-01', '2a26-01-01', '20a6-01-01'],
      ...['2026-a1-01', '2026-01-a1'],
    ],
  ],
  [
    'base64',
    (scan, start) => scan.base64(start, XsBase64Binary),
    ['', 'QUJD', 'QUI=', 'QQ==', 'QUJDQUJD', 'AZaz09+/'],
    [],
    [
      'Q',
      'QU',
      'QUJ',
      'QUJDQ',
      'QUJ=',
      'QR==',
      'QV==',
      'Q===',
      '====',
      'QUJD=',
      'QUI==',
      'QQ=',
      'QUI=A',
      'QUJ*',
      'QUJé',
      'QUI=>',
    ],
  ],
  [
    'country',
    (scan, start) => scan.country(start),
    ['IT', 'AZ', 'ZA', ''],
    [],
    ['I', 'ITA', 'it', 'I1', '1T', 'I[', '[T', '@T', 'I@', ' IT', 'é'],
  ],
];

describe.each(METHODS)('%s', (_name, method, fast, slow, none) => {
  it('reads at once', () => {
    expect(fast.map((text) => [text, read(method, text)])).toEqual(
      fast.map((text) => [text, [text, 'fast', true]]),
    );
  });

  it('reads by the general way', () => {
    expect(slow.map(([text]) => [text, read(method, text)])).toEqual(
      slow.map(([text, value]) => [text, [value, 'slow', true]]),
    );
  });

  it('gives up', () => {
    expect(none.filter((text) => read(method, text)[0] !== null)).toEqual([]);
  });
});

it.each([
  ['QU JD', 'QU JD'],
  ['QU\nJD', 'QU JD'],
  ['\tQUI =\r', 'QUI ='],
  ['QQ= = ', 'QQ= ='],
])('base64 with blanks: %j', (text, value) => {
  expect(read((scan, start) => scan.base64(start, XsBase64Binary), text)).toEqual([value, 'fast', true]);
});

/** A text, the offset of what follows its blanks, the line there, and whether a line ends with CR alone. */
it.each([
  ['<', 0, 1, false],
  [' <', 1, 1, false],
  ['\n<', 1, 2, false],
  ['\r\n<', 2, 2, false],
  ['\r<', 1, 1, true],
  ['\n      <', 7, 2, false],
  ['\n     \n\n <', 9, 4, false],
  ['    \r\n    \t<', 11, 2, false],
  ['    \r <', 6, 1, true],
  ['\n\r\n<', 3, 3, false],
  ['\t\t<', 2, 1, false],
  ['\u00a0<', 0, 1, false],
])('blanks of %j', (text, at, line, alone) => {
  const scan = loaded(text);
  expect([scan.blank(0), scan.line, scan.hasLoneReturn]).toEqual([at, line, alone]);
});

it.each([
  ['<a/>', true, 4, 1],
  ['<a />', true, 5, 1],
  ['<a\n/>', true, 5, 1],
  ['<a>', false, 0, 1],
  ['<a /b', false, 0, 1],
  ['<a b/>', false, 0, 1],
  ['<b/>', false, 0, 1],
  [' <a/>', false, 0, 1],
])('a tag of an empty element: %j', (text, is, pos, line) => {
  const scan = loaded(text);
  expect([scan.emptyTag(0, '<a'), scan.pos, is ? scan.tagLine : 1]).toEqual([is, pos, line]);
});

it('the line of an empty element is that of its start', () => {
  const scan = loaded('<a\n\n/>');
  scan.line = 7;
  expect([scan.emptyTag(0, '<a'), scan.tagLine, scan.line]).toEqual([true, 7, 9]);
});

it.each([
  ['a\nb\nc', 3, false],
  ['a\r\nb', 2, false],
  ['a\rb', 1, true],
  ['a&#10;b', 1, false],
])('a value with line ends counts them: %j', (text, line, alone) => {
  const scan = loaded(`${text}<`);
  scan.string(0, 1, 60, String60Latin);
  expect([scan.line, scan.hasLoneReturn]).toEqual([line, alone]);
  const encoded = loaded(`QU${text.replace(/[abc]|&#10;/g, '')}JD<`);
  encoded.base64(0, XsBase64Binary);
  expect([encoded.line, encoded.hasLoneReturn]).toEqual([text.includes('&') ? 1 : line, alone]);
});

it('notes values that have more bytes than units', () => {
  const scan = loaded('è<àò<ab<è&amp;è<');
  expect(scan.latin(0, 1, 60, String60Latin)).toBe('è');
  expect(scan.wide).toEqual([2, 1]);
  expect(scan.latin(3, 2, 60, String60Latin)).toBe('àò');
  expect(scan.wide).toEqual([2, 1, 7, 3]);
  expect(scan.latin(8, 1, 60, String60Latin)).toBe('ab');
  expect(scan.wide).toEqual([2, 1, 7, 3]);
  // By the general way.
  expect(scan.latin(11, 1, 60, String60Latin)).toBe('è&è');
  expect(scan.wide).toEqual([2, 1, 7, 3, 20, 5]);
});

describe('a loaded file', () => {
  it('begins anew', () => {
    const scan = loaded('è\r<');
    scan.latin(0, 1, 60, String60Latin);
    scan.blank(2);
    scan.marked = 6;
    const { files } = scan.use;
    scan.load(new TextEncoder().encode('ab<'));
    const { pos, marked, line, wide, hasLoneReturn, length, text } = scan;
    expect({ pos, marked, line, wide, hasLoneReturn, length, text, files: scan.use.files }).toEqual({
      ...{
        pos: 0,
        marked: 0,
        line: 1,
        wide: [],
        hasLoneReturn: false,
        length: 3,
        text: 'ab<',
        files: files + 1,
      },
    });
    // What was behind the end of a shorter file is gone.
    expect([...scan.bytes.subarray(3, 10)]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('is restarted', () => {
    const scan = loaded('è\n\n<');
    scan.latin(0, 1, 60, String60Latin);
    scan.marked = 3;
    scan.line = 5;
    scan.restart();
    expect([scan.marked, scan.line, scan.wide]).toEqual([0, 1, []]);
  });

  it('has room for its marks', () => {
    const scan = loaded('x'.repeat(100_000));
    expect(scan.marks.length).toBeGreaterThan((100_000 / 30) * MARK_SIZE);
    const { marks, use } = scan;
    scan.reserve(marks.length);
    expect([scan.marks === marks, scan.use === use]).toEqual([true, true]);
    scan.reserve(marks.length + 1);
    expect([scan.marks.length, scan.use === use]).toEqual([marks.length + 1, false]);
  });

  it('keeps its buffers, unless they are large', () => {
    const scan = loaded('x');
    const { bytes } = scan;
    scan.unload();
    expect([scan.text, scan.bytes === bytes]).toEqual(['', true]);
    const large = loaded(new Uint8Array((1 << 20) + 1));
    const { use } = large;
    large.unload();
    expect([large.text, large.bytes.length, large.view.byteLength, large.marks.length]).toEqual([
      '',
      0,
      0,
      0,
    ]);
    expect(large.use).not.toBe(use);
  });

  it('knows the blocks that were begun only', () => {
    const scan = loaded('x');
    scan.marks.set([5, OPEN, 1, 9, 0, 1, 12, OPEN, 2, 20, OPEN, 3]);
    scan.marked = 9;
    expect(scan.open()).toEqual([5, 12]);
    expect(scan.written).toEqual({ list: scan.marks, count: 9, use: scan.use });
  });
});
