/** A repair as an edit of XML text: the place that it replaces, and what it leaves alone. */
import { describe, expect, it } from 'vitest';
import { ordinary } from '../../src/model/formats.ts';
import { Draft } from '../../src/operations/edits/draft.ts';
import { type Amendment, spliced } from '../../src/operations/edits/edit.ts';
import { xmlEdit } from '../../src/operations/edits/xmlEdit.ts';
import { readInvoice } from '../../src/xml/index.ts';
import type { TextSource } from '../../src/xml/read/textSource.ts';
import { sampleWith } from '../support/sample.ts';

const DOCUMENT = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';

function opened(text: string): Draft {
  const draft = Draft.open(text, 'a.xml');
  if (draft === null) throw new Error('not opened');
  return draft;
}

const around = (content: string): string =>
  `<F versione="FPR12"><FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento>${content}</DatiGeneraliDocumento></DatiGenerali></FatturaElettronicaBody></F>`;

/** The content of the document block after a repair at a path inside of it; the reason where there is none. */
function repaired(content: string, { path, ...fix }: Amendment, spanAt?: string): string {
  const draft = opened(around(content));
  const offset = spanAt === undefined ? -1 : draft.text.indexOf(spanAt);
  const span = spanAt === undefined ? null : { offset, end: offset, line: 1, column: 1 };
  const edit = xmlEdit(draft, { ...fix, path: `${DOCUMENT}${path}` }, ordinary, span);
  if (typeof edit === 'string') return edit;
  const after = spliced(draft.text, [edit]);
  const [start = '', end = ''] = around('@').split('@');
  expect([after.startsWith(start), after.endsWith(end)]).toEqual([true, true]);
  return after.slice(start.length, after.length - end.length);
}

it.each<readonly [what: string, before: string, fix: Amendment, after: string]>([
  // The value of an element.
  [
    'an element without a value',
    '<Divisa></Divisa>',
    { op: 'replace', path: '/divisa', to: 'EUR' },
    '<Divisa>EUR</Divisa>',
  ],
  ['a value', '<Divisa>eur</Divisa>', { op: 'replace', path: '/divisa', to: 'EUR' }, '<Divisa>EUR</Divisa>'],
  [
    'a value with its characters escaped',
    '<Causale>a</Causale>',
    { op: 'replace', path: '/causale/0', to: 'a < b' },
    '<Causale>a &lt; b</Causale>',
  ],
  ['no new value', '<Divisa>eur</Divisa>', { op: 'replace', path: '/divisa' }, '<Divisa></Divisa>'],
  [
    'the expected value, with other blanks',
    '<Causale> a  b\n</Causale>',
    { op: 'replace', path: '/causale/0', from: 'a b', to: 'c' },
    '<Causale>c</Causale>',
  ],
  [
    'another value',
    '<Divisa>USD</Divisa>',
    { op: 'replace', path: '/divisa', from: 'eur', to: 'EUR' },
    'place',
  ],
  [
    'an empty-element tag',
    '<x:Divisa xmlns:x="a" b="/" />',
    { op: 'replace', path: '/divisa', to: 'EUR' },
    '<x:Divisa xmlns:x="a" b="/" >EUR</x:Divisa>',
  ],
  [
    'a section of characters',
    '<Causale><![CDATA[<b>]]>a<![CDATA[]]></Causale>',
    { op: 'replace', path: '/causale/0', to: 'c' },
    '<Causale>c</Causale>',
  ],
  [
    'a value between comments',
    '<Causale><!-- x --> a <!-- y --></Causale>',
    { op: 'replace', path: '/causale/0', to: 'c' },
    '<Causale><!-- x -->c<!-- y --></Causale>',
  ],
  [
    'a value around a comment',
    '<Causale>a<!-- x -->b</Causale>',
    { op: 'replace', path: '/causale/0', to: 'c' },
    'markup',
  ],
  [
    'a value around an instruction',
    '<Causale>a<?x?>b</Causale>',
    { op: 'replace', path: '/causale/0', to: 'c' },
    'markup',
  ],
  [
    'no value but a comment',
    '<Causale><!-- x --></Causale>',
    { op: 'replace', path: '/causale/0', to: 'c' },
    'markup',
  ],
  [
    'a block',
    '<DatiBollo><BolloVirtuale>SI</BolloVirtuale></DatiBollo>',
    { op: 'replace', path: '/dati_bollo', to: 'c' },
    'place',
  ],
  [
    'an element that is not there',
    '<Numero>1</Numero>',
    { op: 'replace', path: '/divisa', to: 'c' },
    'place',
  ],
  // Removal, addition, order.
  [
    'a block to be removed',
    '\n  <DatiBollo>\n    <BolloVirtuale>SI</BolloVirtuale>\n  </DatiBollo>\n  <Numero>1</Numero>\n',
    { op: 'remove', path: '/dati_bollo' },
    '\n  <Numero>1</Numero>\n',
  ],
  [
    'the expected value to be removed',
    '<Art73>NO</Art73>',
    { op: 'remove', path: '/art_73', from: 'NO' },
    '',
  ],
  [
    'another value to be removed',
    '<Art73>SI</Art73>',
    { op: 'remove', path: '/art_73', from: 'NO' },
    'place',
  ],
  [
    'an element to be added',
    '<TipoDocumento>TD01</TipoDocumento>',
    { op: 'add', path: '/divisa', to: 'EUR' },
    '<TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa>',
  ],
  [
    'elements in the wrong order',
    '<Divisa>EUR</Divisa><TipoDocumento>TD01</TipoDocumento>',
    { op: 'order', path: '' },
    '<TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa>',
  ],
  // One element in several.
  [
    'a text to be split',
    '<Causale>a b</Causale><Art73>SI</Art73>',
    { op: 'split', path: '/causale/0', to: '["a","b & c"]' },
    '<Causale>a</Causale><Causale>b &amp; c</Causale><Art73>SI</Art73>',
  ],
  [
    'a text to be split, on a line of its own',
    '\r\n\t<x:Causale xmlns:x="a">a b</x:Causale>\r\n',
    { op: 'split', path: '/causale/0', to: '["a","b"]' },
    '\r\n\t<x:Causale xmlns:x="a">a</x:Causale>\r\n\t<x:Causale xmlns:x="a">b</x:Causale>\r\n',
  ],
  [
    'a text to be split into none',
    '<Causale>a b</Causale>',
    { op: 'split', path: '/causale/0', to: '[]' },
    'place',
  ],
  ['no text to be split', '<Causale/>', { op: 'split', path: '/causale/0', to: '["a","b"]' }, 'place'],
  [
    'a text with a comment to be split',
    '<Causale><!-- x -->a b</Causale>',
    { op: 'split', path: '/causale/0', to: '["a","b"]' },
    'markup',
  ],
])('%s', (_what, before, fix, after) => {
  expect(repaired(before, fix)).toBe(after);
});

it.each<readonly [what: string, before: string, fix: Amendment, at: string, after: string]>([
  [
    'a misspelt element, which no path reaches',
    '<Divsa>EUR</Divsa><Numero>1</Numero>',
    { op: 'remove', path: '/divisa' },
    '<Divsa>',
    '<Numero>1</Numero>',
  ],
  [
    'a misspelt element at its content',
    '<Divsa>EUR</Divsa><Numero>1</Numero>',
    { op: 'remove', path: '/divisa', from: 'EUR' },
    'EUR',
    '<Numero>1</Numero>',
  ],
  [
    'an element right after another one',
    '<Divsa>EUR</Divsa><Numero>1</Numero>',
    { op: 'replace', path: '/divisa', to: '2' },
    '<Numero>',
    '<Divsa>EUR</Divsa><Numero>2</Numero>',
  ],
  [
    'the second of two elements that may be there once',
    '<Divisa>EUR</Divisa><Divisa>USD</Divisa>',
    { op: 'remove', path: '/divisa', from: 'USD' },
    '<Divisa>USD',
    '<Divisa>EUR</Divisa>',
  ],
  [
    'the element of the path rather than the one at the place',
    '<Divisa>EUR</Divisa><Numero>1</Numero>',
    { op: 'replace', path: '/divisa', to: 'USD' },
    '<Numero>',
    '<Divisa>USD</Divisa><Numero>1</Numero>',
  ],
  [
    'a place between elements',
    '<Divsa>EUR</Divsa> <!-- x --><Numero>1</Numero>',
    { op: 'replace', path: '/divisa', to: '2' },
    '<!-- x -->',
    'place',
  ],
  [
    'no element at the place has the expected value',
    '<Divsa>EUR</Divsa>',
    { op: 'remove', path: '/divisa', from: 'USD' },
    '<Divsa>',
    'place',
  ],
])('by its place: %s', (_what, before, fix, at, after) => {
  expect(repaired(before, fix, at)).toBe(after);
});

it.each<readonly [what: string, tag: string, fix: Amendment, after: string | readonly [string, number]]>([
  [
    'a value',
    '<F versione="fpr12">',
    { op: 'replace', path: '/versione', to: 'FPR12' },
    ['<F versione="FPR12">', 3],
  ],
  ['no new value', '<F versione="a">', { op: 'replace', path: '/versione' }, ['<F versione="">', 3]],
  [
    'its special characters',
    "<F versione = 'a'>",
    { op: 'replace', path: '/versione', to: `<"'&` },
    ["<F versione = '&lt;&quot;&apos;&amp;'>", 3],
  ],
  [
    'a name of several words',
    '<F SistemaEmittente="">',
    { op: 'replace', path: '/sistema_emittente', to: 'x' },
    ['<F SistemaEmittente="x">', 3],
  ],
  [
    'a removal',
    '<F a="b" \n versione="c" d="e">',
    { op: 'remove', path: '/versione' },
    ['<F a="b" d="e">', 11],
  ],
  ['an addition, which is there', '<F versione="">', { op: 'add', path: '/versione', to: 'FPR12' }, 'place'],
  [
    'another namespace',
    '<F x:versione="" xmlns:x="a">',
    { op: 'replace', path: '/versione', to: 'b' },
    'place',
  ],
  ['no such attribute', '<F>', { op: 'replace', path: '/versione', to: 'b' }, 'place'],
  [
    'no such attribute but an element',
    '<F b="c"><Versione>d</Versione>',
    { op: 'remove', path: '/b/c' },
    'place',
  ],
])('an attribute of the document: %s', (_what, tag, fix, after) => {
  const text = `${tag}</F>`;
  const edit = xmlEdit(opened(text), fix, ordinary, null);
  const local = fix.path === '/versione' ? 'versione' : 'SistemaEmittente';
  if (typeof after === 'string' || typeof edit === 'string') expect(edit).toBe(after);
  else {
    const [changed, at] = after;
    expect([spliced(text, [edit]), edit.at, edit.xpath]).toEqual([`${changed}</F>`, at, `/*/@${local}`]);
  }
});

it.each<readonly [what: string, text: string, path: string]>([
  ['a text without an element', '<', '/versione'],
  ['the document itself', '<F>a</F>', ''],
])('not changed: %s', (_what, text, path) => {
  expect(xmlEdit(opened(text), { op: 'replace', path, to: 'b' }, ordinary, null)).toBe('place');
});

/** An accepted text needs no tree for its values. */
describe('in a text that the fast reader has accepted', () => {
  const text = sampleWith('>Pane<', '> Pane\n&amp;  vino <');
  const read = readInvoice(text);
  const LINE = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0';

  it.each<readonly [what: string, fix: Amendment, after: string | null]>([
    ['a value', { op: 'replace', path: `${LINE}/descrizione`, to: 'a & b' }, '>a &amp; b<'],
    ['no new value', { op: 'replace', path: `${LINE}/descrizione` }, '><'],
    [
      'the expected value',
      { op: 'replace', path: `${LINE}/descrizione`, from: 'Pane & vino', to: 'Olio' },
      '>Olio<',
    ],
    ['another value', { op: 'replace', path: `${LINE}/descrizione`, from: 'Pane', to: 'Olio' }, null],
    ['an element that is not there', { op: 'replace', path: `${LINE}/unita_misura`, to: 'kg' }, null],
  ])('%s', (_what, fix, after) => {
    const draft = opened(text);
    if (read.ok) draft.wasRead(read.source as TextSource);
    const edit = xmlEdit(draft, fix, ordinary, null);
    expect(edit).toEqual(xmlEdit(opened(text), fix, ordinary, null));
    expect(typeof edit === 'string' ? null : spliced(text, [edit])).toBe(
      after === null ? null : text.replace('> Pane\n&amp;  vino <', after),
    );
  });
});
