import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../src/xml/index.ts';
import { SAMPLE } from '../support/sample.ts';

const BOM = [0xef, 0xbb, 0xbf];

function withText(declared: string | null, description: string): string {
  const text = SAMPLE.replace('>Pane<', `>${description}<`);
  const declaration = declared === null ? '' : `<?xml version="1.0" encoding="${declared}"?>`;
  return text.replace('<?xml version="1.0" encoding="UTF-8"?>', declaration);
}

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const oneByte = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
const utf16 = (text: string, big: boolean): number[] =>
  [...Array(text.length).keys()].flatMap((i) => {
    const unit = text.charCodeAt(i);
    return big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8];
  });

/** Name, bytes, the detected encoding, the value of Descrizione, and the notes. */
const readable: readonly (readonly [string, number[], string, string, readonly string[]])[] = [
  ['UTF-8', utf8(withText('UTF-8', 'perché')), 'utf-8', 'perché', []],
  ['UTF-8 with a mark', [...BOM, ...utf8(withText('UTF-8', 'perché'))], 'utf-8', 'perché', []],
  ['no declaration', utf8(withText(null, 'perché')), 'utf-8', 'perché', []],
  ['a mark and no declaration', [...BOM, ...utf8(withText(null, 'perché'))], 'utf-8', 'perché', []],
  [
    'UTF-16 LE with a mark',
    [0xff, 0xfe, ...utf16(withText('UTF-16', 'perché'), false)],
    'utf-16le',
    'perché',
    [],
  ],
  [
    'UTF-16 BE with a mark',
    [0xfe, 0xff, ...utf16(withText('UTF-16', 'perché'), true)],
    'utf-16be',
    'perché',
    [],
  ],
  ['UTF-16 LE without one', utf16(withText('UTF-16', 'perché'), false), 'utf-16le', 'perché', []],
  ['UTF-16 BE without one', utf16(withText('utf-16be', 'perché'), true), 'utf-16be', 'perché', []],
  ['ISO-8859-1', oneByte(withText('ISO-8859-1', 'perché')), 'iso-8859-1', 'perché', []],
  ['latin1', oneByte(withText('latin1', 'a\u0092b')), 'iso-8859-1', 'a\u0092b', []],
  ['ISO-8859-15', oneByte(withText('ISO-8859-15', 'perch\u00e9')), 'iso-8859-15', 'perché', []],
  ['windows-1252', oneByte(withText('windows-1252', 'perch\u00e9')), 'windows-1252', 'perché', []],
  [
    'UTF-8 that says ISO-8859-1',
    utf8(withText('ISO-8859-1', 'perché')),
    'utf-8',
    'perché',
    ['source.declaration'],
  ],
  ['UTF-8 that says UTF-16', utf8(withText('UTF-16', 'perché')), 'utf-8', 'perché', ['source.declaration']],
  [
    'a mark against the declaration',
    [...BOM, ...utf8(withText('windows-1252', 'perché'))],
    'utf-8',
    'perché',
    ['source.declaration'],
  ],
  [
    'UTF-16 that says UTF-8',
    [0xff, 0xfe, ...utf16(withText('UTF-8', 'x'), false)],
    'utf-16le',
    'x',
    ['source.declaration'],
  ],
  ['ASCII that says ISO-8859-1', utf8(withText('ISO-8859-1', 'x')), 'iso-8859-1', 'x', []],
];

const unreadable: readonly (readonly [string, number[], string, Record<string, unknown>])[] = [
  [
    'Latin-1 that says UTF-8',
    oneByte(withText('UTF-8', 'perch\u00e9')),
    'source.bytes',
    { encoding: 'utf-8', byte: withText('UTF-8', 'perch\u00e9').indexOf('\u00e9') },
  ],
  ['half a character at the end', [...utf8(SAMPLE), 0xc3], 'source.bytes', { encoding: 'utf-8' }],
  ['an overlong form', [...utf8('<a>'), 0xc0, 0xaf], 'source.bytes', { encoding: 'utf-8', byte: 3 }],
  ['an odd byte of UTF-16', [0xff, 0xfe, 0x3c], 'source.bytes', { encoding: 'utf-16le' }],
  [
    'a hole of windows-1252',
    oneByte(withText('windows-1252', '\u0081')),
    'source.bytes',
    { encoding: 'windows-1252' },
  ],
  ['an unknown encoding', utf8(withText('EBCDIC-IT', 'x')), 'source.encoding', { declared: 'EBCDIC-IT' }],
  ['UTF-32', [0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0], 'source.encoding', { declared: 'UTF-32' }],
];

describe('encodings', () => {
  it.each([
    ['windows-1252', 0x80, '€'],
    ['windows-1252', 0x92, '’'],
    ['ISO-8859-1', 0x92, '\u0092'],
    ['ISO-8859-15', 0xa4, '€'],
  ])('%s has its own character at %i', (declared, byte, character) => {
    const result = readInvoice(Uint8Array.from(oneByte(withText(declared, String.fromCharCode(byte)))));
    const text = result.source?.text ?? '';
    expect(text.slice(text.indexOf('<Descrizione>') + 13).slice(0, 1)).toBe(character);
  });

  it.each(readable)('%s is read', (_name, bytes, encoding, description, notes) => {
    const result = readInvoice(Uint8Array.from(bytes));
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.source.encoding).toBe(encoding);
    expect(result.notes.map(({ id }) => id)).toEqual(notes);
    expect(JSON.stringify(result.invoice)).toContain(`"descrizione":${JSON.stringify(description)}`);
  });

  it.each(unreadable)('%s is not read', (_name, bytes, id, params) => {
    expect(readInvoice(Uint8Array.from(bytes))).toMatchObject({
      ok: false,
      source: null,
      problems: [{ id, params }],
    });
  });

  it('reads a string regardless of its declaration', () => {
    const result = readInvoice(withText('UTF-16', 'perché'));
    expect(result).toMatchObject({
      ok: true,
      notes: [],
      source: { encoding: 'unicode', declaredEncoding: 'UTF-16' },
    });
  });
});
