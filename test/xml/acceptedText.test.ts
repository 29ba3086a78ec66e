/** Places and values of a text that the fast reader accepts, where characters take several bytes or lines are long. */
import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../src/xml/index.ts';
import { TextSource } from '../../src/xml/read/textSource.ts';
import { bothWays } from '../support/bothWays.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Each of these texts of the sample with accents: at the start, in the middle and near the end. */
const WIDE = [
  ['Forno del Borgo', 'Forno dell\u00b4aia'],
  ['Via delle Fonti 3', 'Via Nicol\u00f2 \u00c8 3'],
  ['Siena', 'Forl\u00ec'],
  ['Piazza Nuova', 'Piazza dell\u00e0'],
  ['Pane', 'Perch\u00e9'],
] as const;

const wide = (text: string): string =>
  WIDE.reduce((sum, [from, to]) => sum.replaceAll(`>${from}<`, `>${to}<`), text);

const oneLine = (text: string): string => text.replaceAll(/>\s+</g, '><');

/** Blanks inside of tags, so that a line gets long without a change of its values. */
const longLines = (text: string): string => text.replaceAll(/(<\w+)>([^<\n]+)</g, `$1${' '.repeat(300)}>$2<`);

describe('places equal those of the tree', () => {
  it.each([
    ['wide values', wide(SAMPLE)],
    ['one wide value at the start', sampleWith('>Forno del Borgo<', '>Forno d\u00e8l B\u00f2rgo<')],
    ['one wide value at the end', sampleWith('>Pane<', '>Perch\u00e9<')],
    ['wide values in one line', wide(oneLine(SAMPLE))],
    ['wide values in two long lines', wide(oneLine(SAMPLE)).replace('<FatturaElettronicaBody>', '\n$&')],
    ['wide values in lines that end with CR', wide(SAMPLE).replaceAll('\n', '\r')],
    ['wide values in lines that end with CR LF', wide(SAMPLE).replaceAll('\n', '\r\n')],
    ['wide values in long lines', wide(longLines(SAMPLE))],
    ['long lines', longLines(SAMPLE)],
    ['one line', oneLine(SAMPLE)],
    [
      'several wide values in a line',
      wide(SAMPLE).replaceAll(/\n\s*(<(?:Indirizzo|CAP|Comune|Nazione)>)/g, '$1'),
    ],
    ['a wide character before an element of its line', wide(SAMPLE).replaceAll(/\n\s*(<CAP>)/g, '$1')],
  ])('%s', (_, text) => {
    for (const input of [text, utf8(text)]) {
      const [fast, tree] = bothWays(input) ?? [];
      expect(tree?.length).toBeGreaterThan(50);
      expect(fast).toEqual(tree);
    }
  });
});

describe('the text of a value', () => {
  const PARTY = '/fattura_elettronica_header/cedente_prestatore';
  const LINE = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0';
  it.each<readonly [what: string, text: string, path: string, value: string | undefined]>([
    ['ASCII', SAMPLE, `${LINE}/descrizione`, 'Pane'],
    ['wide', wide(SAMPLE), `${LINE}/descrizione`, 'Perch\u00e9'],
    ['after wide values', wide(SAMPLE), `${LINE}/prezzo_totale`, '10.00'],
    ['between wide values', wide(SAMPLE), `${PARTY}/sede/cap`, '53100'],
    ['a block', SAMPLE, `${PARTY}/sede`, undefined],
    [
      'an empty element',
      sampleWith('<Nazione>IT</Nazione>', '<Nazione></Nazione>'),
      `${PARTY}/sede/nazione`,
      undefined,
    ],
    ['before a comment', sampleWith('>Pane<', '>Pane<!-- a --><'), `${LINE}/descrizione`, undefined],
    ['nothing', SAMPLE, `${LINE}/nulla`, undefined],
  ])('%s', (_, text, path, value) => {
    for (const input of [text, utf8(text)]) {
      const { source } = readInvoice(input);
      if (!(source instanceof TextSource)) throw new Error('no source');
      const found = source.value(path);
      expect(found === undefined ? undefined : source.text.slice(found.offset, found.end)).toBe(value);
    }
  });
});
