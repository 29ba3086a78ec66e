/** A document during its repair: what it opens, its bytes in each encoding, and its room. */
import { describe, expect, it } from 'vitest';
import { FILE_LIMIT } from '../../src/domain/thresholds.ts';
import { Draft } from '../../src/operations/edits/draft.ts';
import type { Edit } from '../../src/operations/edits/edit.ts';
import { TextSource } from '../../src/xml/read/textSource.ts';
import { signedP7m } from '../support/signedFile.ts';

type Encoding = 'utf-8' | 'iso-8859-1' | 'windows-1252' | 'utf-16le' | 'utf-16be';

const declared = (encoding: string, content: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><a>${content}</a>`;

/** Characters beyond Latin 1 are not used but for the euro sign of windows-1252. */
function encoded(text: string, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text, 'utf8');
    case 'iso-8859-1':
    case 'windows-1252':
      return Buffer.from(text.replaceAll('€', '\x80'), 'latin1');
    case 'utf-16le':
      return Buffer.from(`\ufeff${text}`, 'utf16le');
    case 'utf-16be':
      return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  }
}

function opened(input: Uint8Array | string, name = 'a.xml'): Draft {
  const draft = Draft.open(input, name);
  if (draft === null) throw new Error('the file cannot be opened');
  return draft;
}

const SIGNED = await signedP7m('<a>è</a>');

it.each<readonly [string, Uint8Array | string, string, readonly [string, boolean, string] | null]>([
  ['XML', '<a/>', 'a.xml', ['xml', false, '<a/>']],
  ['XML in bytes', Buffer.from('\ufeff<a>è</a>'), 'a.xml', ['xml', false, '<a>è</a>']],
  ['JSON', Buffer.from('{"a": 1}'), 'a.json', ['json', false, '{"a": 1}']],
  ['a signed file', SIGNED, 'a.xml.p7m', ['xml', true, '<a>è</a>']],
  ['YAML', 'versione: FPR12\n', 'a.yaml', null],
  ['another file', Buffer.from('%PDF-1.7'), 'a.pdf', null],
  ['bytes that are not UTF-8', Buffer.from('<a>\xff</a>', 'latin1'), 'a.xml', null],
])('opens %s', (_what, input, name, expected) => {
  const draft = Draft.open(input, name);
  expect(draft && [draft.form, draft.isEnveloped, draft.text]).toEqual(expected);
  expect(draft?.edits ?? []).toEqual([]);
});

/** The first `@` of the content is replaced. */
const EDITS: readonly (readonly [
  encoding: Encoding,
  content: string,
  text: string,
  /** As in the file. */
  written: string,
  growth: number,
])[] = [
  ['utf-8', 'a@b', 'xyz', 'xyz', 2],
  ['utf-8', 'a@b', '', '', -1],
  ['utf-8', 'è@ò', 'à€', 'à€', 4],
  ['utf-8', 'è@ò', 'x'.repeat(200), 'x'.repeat(200), 199],
  ['iso-8859-1', 'è@ò', 'à', 'à', 0],
  ['iso-8859-1', 'è@ò', 'à€', 'à&#8364;', 7],
  ['windows-1252', 'è@ò', '€\u0100', '€&#256;', 6],
  ['utf-16le', 'è@ò', 'xà€', 'xà€', 4],
  ['utf-16be', 'è@ò', 'x'.repeat(100), 'x'.repeat(100), 198],
];

describe.each(EDITS)('%s: "@" in "%s" becomes "%s"', (encoding, content, text, written, growth) => {
  const before = declared(encoding.replace(/[lb]e$/, ''), content);
  const offset = before.indexOf('@');
  const edit: Edit = { offset, end: offset + 1, text };
  const draft = opened(encoded(before, encoding));
  const after = before.replace('@', written);

  it('in the bytes', () => {
    expect(draft.growthBy(edit)).toBe(growth);
    const edited = draft.edited([edit]);
    expect(Buffer.from(edited.bytes).equals(encoded(after, encoding))).toBe(true);
    expect([edited.text, edited.form, edited.isEnveloped]).toEqual([after, 'xml', false]);
    expect(edited.edits).toEqual([{ ...edit, text: written }]);
  });

  it('without keeping the edit', () => {
    const { input, text: made } = draft.rewritten(() => [edit]);
    expect(Buffer.from(input as Uint8Array).equals(encoded(after, encoding))).toBe(true);
    expect(made).toBe(after);
  });
});

it('several edits, in bytes and in a text with a byte order mark', () => {
  const text = '<a>è1ò2à3</a>';
  const edits = ['1', '2', '3'].map((digit) => {
    const offset = text.indexOf(digit);
    return { offset, end: offset + 1, text: digit.repeat(100) };
  });
  const after = text.replace(/\d/g, (digit) => digit.repeat(100));
  expect(Buffer.from(opened(Buffer.from(`\ufeff${text}`)).edited(edits).bytes)).toEqual(
    Buffer.from(`\ufeff${after}`),
  );
  const edited = opened(`\ufeff${text}`).edited(edits);
  expect([edited.input, edited.text]).toEqual([`\ufeff${after}`, after]);
  expect(Buffer.from(edited.bytes)).toEqual(Buffer.from(`\ufeff${after}`));
});

it.each([
  ['a small file', 100, FILE_LIMIT.strict - 100],
  ['a file at the strict limit', FILE_LIMIT.strict, 0],
  ['a file above the strict limit', FILE_LIMIT.strict + 1, FILE_LIMIT.largest - FILE_LIMIT.strict - 1],
  ['a file at the largest limit', FILE_LIMIT.largest, 0],
  ['a larger file', FILE_LIMIT.largest + 1, Number.POSITIVE_INFINITY],
])('room of %s', (_what, size, room) => {
  const bytes = Buffer.alloc(size, ' ');
  bytes.write('<a/>');
  expect(opened(bytes).room).toBe(room);
});

it('room of a text', () => {
  expect(opened('<a/>').room).toBe(Number.POSITIVE_INFINITY);
});

describe('the elements', () => {
  const source = (text: string): TextSource =>
    new TextSource(
      { text, encoding: 'utf-8', declared: null, lies: false },
      { maxDepth: 256, maxElements: 10_000 },
    );

  it.each<readonly [string, TextSource | null, boolean]>([
    ['are those of the check', source('<a><b/></a>'), true],
    ['are read anew after the check of another text', source('<a/>'), false],
    ['are read anew without a check', null, false],
  ])('%s', (_what, read, isSame) => {
    const draft = opened('<a><b/></a>');
    draft.wasRead(read);
    expect(draft.source === read).toBe(isSame);
    expect(draft.source.text).toBe('<a><b/></a>');
    expect(draft.source).toBe(draft.source);
  });

  it('nested deeper than a check reads', () => {
    const draft = opened(`${'<a>'.repeat(300)}${'</a>'.repeat(300)}`);
    expect(draft.source.whole).not.toBeNull();
  });
});
