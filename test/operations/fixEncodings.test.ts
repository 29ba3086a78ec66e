import { describe, expect, it } from 'vitest';
import { fixInvoice } from '../../src/operations/index.ts';
import { sampleWith } from '../support/sample.ts';

const BOM = '\ufeff';

/** The sample with non-ASCII text before and after the repair. */
function sample(encoding: string, description: string, divisa: string): string {
  return sampleWith('encoding="UTF-8"', `encoding="${encoding}"`)
    .replace('Forno del Borgo', 'Caffè Città')
    .replace('<Divisa>EUR<', `<Divisa>${divisa}<`)
    .replace('>Pane<', `>${description}<`);
}

function utf16be(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

/** windows-1252 and ISO 8859-15: their differences from ISO 8859-1, as far as the tests need them. */
const windows1252 = (text: string): Buffer =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('’', '\u0092'), 'latin1');
const latin9 = (text: string): Buffer => Buffer.from(text.replaceAll('€', '\u00a4'), 'latin1');

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

/** Name in the declaration, an encoder, and a description with its repair. */
const ENCODINGS: readonly (readonly [
  what: string,
  declared: string,
  encode: (text: string) => Buffer,
  description: string,
  repaired: string,
])[] = [
  ['UTF-8', 'UTF-8', utf8, 'Perché ’è', "Perché 'è"],
  ['UTF-8 with a mark', 'UTF-8', (text) => utf8(BOM + text), 'Perché ’è', "Perché 'è"],
  ['UTF-16, little end first', 'UTF-16', (text) => Buffer.from(BOM + text, 'utf16le'), 'è €', 'è EUR'],
  ['UTF-16, big end first', 'UTF-16', (text) => utf16be(BOM + text), 'è €', 'è EUR'],
  ['UTF-16 without a mark', 'UTF-16LE', (text) => Buffer.from(text, 'utf16le'), 'è €', 'è EUR'],
  ['ISO 8859-1', 'ISO-8859-1', latin1, 'è &#8364;', 'è EUR'],
  ['ISO 8859-15', 'ISO-8859-15', latin9, 'è €', 'è EUR'],
  ['windows-1252', 'windows-1252', windows1252, 'è ’ €', "è ' EUR"],
  ['US-ASCII that is UTF-8', 'US-ASCII', utf8, 'è €', 'è EUR'],
  ['a declaration that lies', 'ISO-8859-1', utf8, 'è €', 'è EUR'],
];

describe('bytes outside the edits are unchanged, and those inside use the encoding of the file', () => {
  it.each(ENCODINGS)('%s', (_what, declared, encode, description, repaired) => {
    const result = fixInvoice(encode(sample(declared, description, 'eur')));
    expect(result).toMatchObject({ ok: true, after: 'valid' });
    expect(result.changes).toHaveLength(2);
    expect(Buffer.from(result.bytes)).toEqual(encode(sample(declared, repaired, 'EUR')));
    expect(fixInvoice(result.bytes).changes).toEqual([]);
  });
});

describe('a character missing from the encoding becomes a reference', () => {
  it.each([
    // The value is written again: its references are used again only where necessary.
    ['US-ASCII', 'Caff&#232; &#8364;', 'Caff&#232; EUR'],
    ['ISO-8859-1', 'Caff&#232; &#8364;', 'Caff\u00e8 EUR'],
  ])('%s', (declared, description, repaired) => {
    const plain = (text: string): Buffer => latin1(text.replace('Caffè Città', 'Forno'));
    const result = fixInvoice(plain(sample(declared, description, 'EUR')));
    expect(result.ok).toBe(true);
    expect(Buffer.from(result.bytes)).toEqual(plain(sample(declared, repaired, 'EUR')));
  });

  it('letters whose bytes would make the file look like UTF-8 become references too', () => {
    const plain = (text: string): Buffer => latin1(text.replace('Caffè Città', 'Forno'));
    const result = fixInvoice(plain(sample('ISO-8859-1', '&#195;&#169; &#8364;', 'EUR')));
    expect(result.ok).toBe(true);
    expect(Buffer.from(result.bytes)).toEqual(plain(sample('ISO-8859-1', '&#195;&#169; EUR', 'EUR')));
  });
});
