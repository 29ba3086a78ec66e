/** Blocks of an invalid file that the fast reader accepts have no tree; the result is that of the explaining reader. */
import { describe, expect, it } from 'vitest';
import type { XmlElement } from '../../src/xml/element.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { parseAround } from '../../src/xml/read/fastInvoice.ts';
import { TextSource } from '../../src/xml/read/textSource.ts';
import type { TreeLimits } from '../../src/xml/tree.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const LIMITS = { maxDepth: 256, maxElements: 300_000 };
const LINE = /\n *<DettaglioLinee>[\s\S]*?<\/DettaglioLinee>/;

/** Names of the elements in the tree, and of those whose content was read at once. */
function parsed(
  text: string,
  { open = [], limits = LIMITS }: { readonly open?: readonly number[]; readonly limits?: TreeLimits } = {},
): { readonly inTree: string[]; readonly atOnce: string[] } {
  const { root } = parseAround(new TextEncoder().encode(text), text, limits, open);
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
const AROUND_DIVISA = ['FatturaElettronicaHeader', 'DatiBeniServizi'];

describe('blocks that are read at once', () => {
  it.each<readonly [string, string]>([
    ...[...'\u007f\u0080\u07ff\u0800\ud7ff\ue000\ufffd', '\u{10000}', '\u{10ffff}'].map(
      (character) =>
        [
          `U+${character.codePointAt(0)?.toString(16)} before them`,
          wrong.replace('<p:', `<!--${character}--><p:`),
        ] as const,
    ),
    ['U+20ac between them', wrong.replace('<FatturaElettronicaBody>', '<!--€--><FatturaElettronicaBody>')],
    ['an accent in the first', wrong.replace('>Forno del Borgo<', '>Caffè del Borgo<')],
    [
      'accents in two values of the first',
      wrong.replace('>Forno del Borgo<', '>Caffè del Borgo<').replace('>Mario<', '>Niccolò<'),
    ],
    ['a namespace that is none of an invoice', wrong.replace('fatture/v1.2"', 'fatture/v1.3"')],
  ])('with %s', (_, text) => expect(parsed(text).atOnce).toEqual(AROUND_DIVISA));

  it.each([
    ['an unknown element with a text', '<Divisa>', '<Altro>a</Altro><Divisa>'],
    ['an element in a value', '<Divisa>EUR<', '<Divisa><b>EUR</b><'],
  ])('around %s', (_, from, to) => expect(parsed(sampleWith(from, to)).atOnce).toEqual(AROUND_DIVISA));

  it.each([
    ['an unknown root', wrong.replaceAll('p:FatturaElettronica', 'p:Fattura')],
    ['thousands of blanks at the beginning', ' '.repeat(5000) + wrong.replace(/^.*\n/, '')],
    ['a root inside another', `<x>${SAMPLE.replace(/^.*\n/, '')}</x>`],
    [
      'a format before 2017',
      SAMPLE.replace(/"http[^"]*"/, '"http://www.fatturapa.gov.it/sdi/fatturapa/v1.1"'),
    ],
  ])('are none with %s', (_, text) => expect(parsed(text).atOnce).toEqual([]));

  it('do not include those in which the reader gave up before', () => {
    const open = [SAMPLE.indexOf('<FatturaElettronicaHeader>') + '<FatturaElettronicaHeader>'.length];
    expect(parsed(SAMPLE, { open })).toEqual({
      inTree: ['FatturaElettronica', 'FatturaElettronicaHeader'],
      atOnce: ['DatiTrasmissione', 'CedentePrestatore', 'CessionarioCommittente', 'FatturaElettronicaBody'],
    });
  });

  it('count as all their elements', () => {
    const maxElements = SAMPLE.match(/<[A-Za-z]/g)?.length ?? 0;
    const all = parsed(SAMPLE, { limits: { ...LIMITS, maxElements } }).atOnce;
    const fewer = parsed(SAMPLE, { limits: { ...LIMITS, maxElements: maxElements - 1 } }).atOnce;
    expect([all, fewer.slice(0, 1), fewer.includes('FatturaElettronicaBody')]).toEqual([
      ['FatturaElettronicaHeader', 'FatturaElettronicaBody'],
      ['FatturaElettronicaHeader'],
      false,
    ]);
  });

  /** The first wrong line is known from the attempt at the body; after 16 more, every eighth line is tried. */
  it.each([
    [1, 0],
    [2, 0],
    [16, 0],
    [17, 0],
    [18, 7],
    [24, 1],
    [25, 0],
    [26, 7],
  ])('after %i wrong lines include ten right ones but for %i', (count, untried) => {
    const text = SAMPLE.replace(
      LINE,
      (line) => line.replace('<NumeroLinea>1', '<NumeroLinea>x').repeat(count) + line.repeat(10),
    );
    const { inTree, atOnce } = parsed(text);
    const lines = [inTree, atOnce].map((names) => names.filter((name) => name === 'DettaglioLinee').length);
    expect(lines).toEqual([count + untried, 10 - untried]);
  });
});

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
