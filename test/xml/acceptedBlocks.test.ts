/** Blocks of an invalid file that the fast reader accepts have no tree; the result is that of the explaining reader. */
import { describe, expect, it } from 'vitest';
import type { XmlElement } from '../../src/xml/element.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { parseAround } from '../../src/xml/read/fastInvoice.ts';
import { TextSource } from '../../src/xml/read/textSource.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const LIMITS = { maxDepth: 256, maxElements: 300_000 };
const LINE = /\n *<DettaglioLinee>[\s\S]*?<\/DettaglioLinee>/;

/** Names of the elements in the tree, and of those whose content was read at once. */
function parsed(text: string): { readonly inTree: string[]; readonly atOnce: string[] } {
  const { root } = parseAround(new TextEncoder().encode(text), text, LIMITS, []);
  const inTree: string[] = [];
  const atOnce: string[] = [];
  const visit = ({ local, content, children }: XmlElement): void => {
    (content === null ? inTree : atOnce).push(local);
    for (const child of children) visit(child);
  };
  if (root !== null) visit(root);
  return { inTree, atOnce };
}

describe('blocks that are right', () => {
  it('have no tree', () => {
    expect(parsed(SAMPLE)).toEqual({
      inTree: ['FatturaElettronica'],
      atOnce: ['FatturaElettronicaHeader', 'FatturaElettronicaBody'],
    });
    const { inTree, atOnce } = parsed(sampleWith('<Divisa>EUR<', '<Divisa>euro<'));
    expect(inTree.slice(0, 4)).toEqual([
      'FatturaElettronica',
      'FatturaElettronicaBody',
      'DatiGenerali',
      'DatiGeneraliDocumento',
    ]);
    expect(inTree).toContain('Divisa');
    expect(atOnce).toEqual(['FatturaElettronicaHeader', 'DatiBeniServizi']);
  });

  it.each([
    ['an attribute', sampleWith('<DatiTrasmissione>', '<DatiTrasmissione a="b">')],
    ['a default namespace', sampleWith('<DatiTrasmissione>', '<DatiTrasmissione xmlns="urn:x">')],
    ['an end tag with a blank', sampleWith('</DatiTrasmissione>', '</DatiTrasmissione >')],
    ['another end tag', sampleWith('</DatiTrasmissione>', '</DatiTrasmission>')],
    ['an unknown element at the end', sampleWith('</DatiTrasmissione>', '<Altro/></DatiTrasmissione>')],
  ])('do not include a block with %s', (_, text) => {
    expect(parsed(text).atOnce).not.toContain('DatiTrasmissione');
  });
});

const wrong = sampleWith('<Divisa>EUR<', '<Divisa>euro<');
const manyLines = wrong.replace(LINE, (line) => line.repeat(20));

describe('an invalid file has the same result without the fast reader', () => {
  it.each([
    ['a mistake in the first block', sampleWith('<IdPaese>IT<', '<IdPaese>it<')],
    ['a block twice', SAMPLE.replace(/<CedentePrestatore>[\s\S]*<\/CedentePrestatore>/, '$&$&')],
    [
      'blocks out of order',
      SAMPLE.replace(/(\s*<DatiGenerali>[\s\S]*<\/DatiGenerali>)([\s\S]*)(<\/Fattura)/, '$2$1$3'),
    ],
    [
      'mistakes in two of three lines',
      SAMPLE.replace(LINE, (line) => `${line}${line.replace('<NumeroLinea>1', '<NumeroLinea>x').repeat(2)}`),
    ],
    [
      'mistakes in forty lines, before and behind right ones',
      SAMPLE.replace(LINE, (line) => {
        const wrongLines = line.replace('<NumeroLinea>1', '<NumeroLinea>x').repeat(40);
        return `${line}${wrongLines}${line.repeat(10)}`;
      }),
    ],
    [
      'characters of two, three and four bytes',
      wrong.replace('>Pane<', '>è € 𝄞<').replace('<p:', '<!-- è€𝄞 --><p:'),
    ],
    ['a byte order mark', `\ufeff${wrong}`],
    [
      'a forbidden character before a right block',
      wrong.replace('<CedentePrestatore>', '\u0001<CedentePrestatore>'),
    ],
    [
      'a forbidden character behind a flaw',
      wrong.replace('<Divisa>', '<Divisa<').replace('</p:', '\u0001</p:'),
    ],
    [
      'a forbidden character in a comment',
      wrong.replace('<CedentePrestatore>', '<!-- \ufffe --><CedentePrestatore>'),
    ],
    ['a text that ends in a right block', wrong.slice(0, wrong.indexOf('</CedentePrestatore>'))],
    [
      'an unknown root',
      wrong
        .replaceAll('p:FatturaElettronica ', 'p:Fattura ')
        .replaceAll('</p:FatturaElettronica>', '</p:Fattura>'),
    ],
    ['a wrong namespace', wrong.replace('fatture/v1.2"', 'fatture/v1.3"')],
  ])('%s', (_, text) => {
    expectSame(text, {});
    expectSame(new TextEncoder().encode(text), {});
  });

  it.each([
    ['elements', { maxElements: 100 }],
    ['depth', { maxDepth: 20 }],
    ['depth', { maxDepth: 5 }],
  ])('at the limit of %s', (_, limit) => expectSame(manyLines, limit));
});

function expectSame(input: string | Uint8Array, options: { maxElements?: number; maxDepth?: number }): void {
  const [around, whole] = (['auto', 'explaining'] as const).map((engine) => {
    const result = readInvoice(input, { ...options, engine });
    if (result.ok) throw new Error('valid');
    const { problems, omitted, kind, partial, source } = result;
    const at = '/fattura_elettronica_header/dati_trasmissione/id_trasmittente/id_codice';
    const places = { place: source?.locate(at), xpath: source?.xpath(at), elements: elementsIn(source) };
    return { problems, omitted, kind, partial, ...places };
  });
  expect(around).toEqual(whole);
}

/** The elements of the whole tree, also of blocks that had none; null if the text ends at a flaw. */
function elementsIn(source: unknown): readonly object[] | null {
  const root = source instanceof TextSource ? (source.whole?.root ?? null) : null;
  const all: object[] = [];
  const visit = ({ parent, children, scope, ...own }: XmlElement): void => {
    all.push({ ...own, above: parent?.offset });
    for (const child of children) visit(child);
  };
  if (root === null) return null;
  visit(root);
  return all;
}
