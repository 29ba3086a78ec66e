import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../src/xml/index.ts';
import { bothWays, placesOf } from '../support/bothWays.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const LINE = /\n *<DettaglioLinee>[\s\S]*<\/DettaglioLinee>/;

function repeated(count: number): string {
  return SAMPLE.replace(LINE, (line) => line.repeat(count));
}

function withCausali(count: number): string {
  return SAMPLE.replace(/(<Numero>.*<\/Numero>)/, `$1${'<Causale>x</Causale>'.repeat(count)}`);
}

const BLANKS = '<Causale>&#32;</Causale><Causale>&#x20; &#32;</Causale><Causale>&amp;</Causale>';

describe('places of a text that the fast reader accepts equal those of the tree', () => {
  it.each([
    ['text of references to blanks only', SAMPLE.replace(/(<Numero>.*<\/Numero>)/, `$1${BLANKS}`)],
    ['empty elements', sampleWith('<Nazione>IT</Nazione>', '<Nazione></Nazione>')],
    ['self-closing elements', sampleWith('<Nazione>IT</Nazione>', '<Nazione />')],
    ['an empty block', sampleWith('</CodiceDestinatario>', '</CodiceDestinatario><ContattiTrasmittente/>')],
    ['CR LF', SAMPLE.replaceAll('\n', '\r\n')],
    ['CR between elements', SAMPLE.replaceAll('\n', '\r')],
    ['CR in a value', sampleWith('<Imposta>0.40<', '<Imposta>\r0.40\r\n<')],
    ['CR in the prolog only', SAMPLE.replace('\n', '\r')],
    ['CR LF and CR', SAMPLE.replaceAll('\n', '\r\n').replace('\r\n', '\r')],
    [
      'blanks before the end of tags',
      sampleWith('>Pane<', '>Perché<').replace(/(<\/?[A-Z]\w*)>/g, '$1\n  >'),
    ],
    [
      'blanks before the end of tags, CR LF',
      SAMPLE.replaceAll('\n', '\r\n').replace(/(<\/?[A-Z]\w*)>/g, '$1\r\n>'),
    ],
    ['one line', SAMPLE.replaceAll(/>\s+</g, '><')],
    ['characters of two bytes', sampleWith('>Pane<', '>Perché<')],
    ['blanks around a value', sampleWith('<Imposta>0.40<', '<Imposta>\n0.40 <')],
    ['names that begin like another', repeated(2)],
    ['as many children as are searched', repeated(31)],
    ['one child more', repeated(32)],
    ['many children', repeated(70)],
    ['more elements than the reader has room for at first', withCausali(4000)],
  ])('%s', (_, text) => {
    const [plain, tree] = bothWays(text) ?? [];
    expect(tree?.length).toBeGreaterThan(50);
    expect(plain).toEqual(tree);
  });
});

describe('places are found after other files were read', () => {
  // The last one is larger than what the reader keeps room for at first.
  const others = [SAMPLE, 'nothing', repeated(70), repeated(500)];
  const readOthers = (): void => {
    for (const other of others) readInvoice(other);
  };

  it.each([
    ['before the first search', readOthers, () => undefined],
    ['between two searches', () => undefined, readOthers],
  ])('%s', (_, before, between) => {
    const text = sampleWith('>Pane<', '>Perché<');
    const [, tree = []] = bothWays(text) ?? [];
    const result = readInvoice(text);
    if (!result.ok) throw new Error('not valid');
    before();
    for (const [path, place, xpath] of tree) {
      expect(placesOf(result.source, [path])).toEqual([[path, place, xpath]]);
      if (path.endsWith('/numero')) between();
    }
  });
});
