/** An element added to XML: its place among those that are there, and its layout. */
import { expect, it } from 'vitest';
import { ordinary } from '../../src/model/formats.ts';
import { Draft } from '../../src/operations/edits/draft.ts';
import { spliced } from '../../src/operations/edits/edit.ts';
import { addedElement } from '../../src/operations/edits/xmlAddition.ts';

const DOCUMENT = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';

/** The document block with this content, and blanks before its start tag. */
const around = (block: string): string =>
  `<p:F xmlns:p="a"><FatturaElettronicaBody><DatiGenerali>${block}</DatiGenerali></FatturaElettronicaBody></p:F>`;

function opened(text: string): Draft {
  const draft = Draft.open(text, 'a.xml');
  if (draft === null) throw new Error('not opened');
  return draft;
}

/** The block after the addition at a path inside of it; the reason where there is none. */
function added(block: string, at: string, to: string): string {
  const draft = opened(around(block));
  const edit = addedElement(draft, { op: 'add', path: `${DOCUMENT}${at}`, to }, ordinary);
  if (typeof edit === 'string') return edit;
  const after = spliced(draft.text, [edit]);
  const [start = '', end = ''] = around('@').split('@');
  expect([after.startsWith(start), after.endsWith(end)]).toEqual([true, true]);
  return after.slice(start.length, after.length - end.length);
}

const block = (content: string): string => `<DatiGeneraliDocumento>${content}</DatiGeneraliDocumento>`;

const STAMP = '{"bollo_virtuale":"SI","importo_bollo":"2.00"}';
const STAMP_XML = '<DatiBollo><BolloVirtuale>SI</BolloVirtuale><ImportoBollo>2.00</ImportoBollo></DatiBollo>';

it.each<readonly [what: string, before: string, at: string, to: string, after: string]>([
  // The place in the official order.
  [
    'after what must precede it',
    block('<TipoDocumento>TD01</TipoDocumento><Data>2026-01-01</Data><Numero>1</Numero>'),
    '/divisa',
    'EUR',
    block('<TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa><Data>2026-01-01</Data><Numero>1</Numero>'),
  ],
  [
    'after the last that must precede it, of several',
    block('<TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa><Numero>1</Numero>'),
    '/data',
    '2026-01-01',
    block('<TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa><Data>2026-01-01</Data><Numero>1</Numero>'),
  ],
  [
    'after those that must precede it, one of which is at the wrong place',
    block('<TipoDocumento>TD01</TipoDocumento><Causale>a</Causale><Divisa>EUR</Divisa>'),
    '/data',
    '2026-01-01',
    block(
      '<TipoDocumento>TD01</TipoDocumento><Causale>a</Causale><Divisa>EUR</Divisa><Data>2026-01-01</Data>',
    ),
  ],
  [
    'first, if nothing must precede it',
    block('<Divisa>EUR</Divisa>'),
    '/tipo_documento',
    'TD01',
    block('<TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa>'),
  ],
  [
    'with its characters escaped',
    block('<Numero>1</Numero>'),
    '/art_73',
    'A & B',
    block('<Numero>1</Numero><Art73>A &amp; B</Art73>'),
  ],
  ['as a block', block('<Numero>1</Numero>'), '/dati_bollo', STAMP, block(`<Numero>1</Numero>${STAMP_XML}`)],
  // A list.
  [
    'at the end of a list',
    block('<Causale>a</Causale><Causale>b</Causale><Art73>SI</Art73>'),
    '/causale/-',
    'c',
    block('<Causale>a</Causale><Causale>b</Causale><Causale>c</Causale><Art73>SI</Art73>'),
  ],
  [
    'inside of a list',
    block('<Causale>a</Causale><Causale>b</Causale><Causale>d</Causale>'),
    '/causale/2',
    'c',
    block('<Causale>a</Causale><Causale>b</Causale><Causale>c</Causale><Causale>d</Causale>'),
  ],
  [
    'at a position after the end of a list',
    block('<Causale>a</Causale><Causale>b</Causale>'),
    '/causale/9',
    'c',
    block('<Causale>a</Causale><Causale>b</Causale><Causale>c</Causale>'),
  ],
  [
    'at the start of a list',
    block('<Numero>1</Numero><Causale>b</Causale>'),
    '/causale/0',
    'a',
    block('<Numero>1</Numero><Causale>a</Causale><Causale>b</Causale>'),
  ],
  [
    'as the first of a list',
    block('<Numero>1</Numero>'),
    '/causale/-',
    'a',
    block('<Numero>1</Numero><Causale>a</Causale>'),
  ],
  // A block without children.
  ['into an empty block', block(''), '/numero', '1', block('<Numero>1</Numero>')],
  ['into an empty-element tag', '<DatiGeneraliDocumento/>', '/numero', '1', block('<Numero>1</Numero>')],
  [
    'into an empty-element tag with blanks and a prefix',
    '<q:DatiGeneraliDocumento xmlns:q="b" a="/" />',
    '/numero',
    '1',
    '<q:DatiGeneraliDocumento xmlns:q="b" a="/" ><Numero>1</Numero></q:DatiGeneraliDocumento>',
  ],
  [
    'into an empty block on a line of its own',
    '\n <DatiGeneraliDocumento></DatiGeneraliDocumento>',
    '/numero',
    '1',
    '\n <DatiGeneraliDocumento>\n   <Numero>1</Numero>\n </DatiGeneraliDocumento>',
  ],
  [
    'into an empty-element tag on a line of its own',
    '\n\t<DatiGeneraliDocumento/>\n',
    '/numero',
    '1',
    '\n\t<DatiGeneraliDocumento>\n\t  <Numero>1</Numero>\n\t</DatiGeneraliDocumento>\n',
  ],
  [
    'into a block of blanks',
    '\n <DatiGeneraliDocumento>\n </DatiGeneraliDocumento>',
    '/numero',
    '1',
    '\n <DatiGeneraliDocumento>\n   <Numero>1</Numero>\n </DatiGeneraliDocumento>',
  ],
  // The layout of the children that are there.
  [
    'on a line of its own, if the first child is',
    '\r\n<DatiGeneraliDocumento>\r\n    <Numero>1</Numero>\r\n</DatiGeneraliDocumento>',
    '/dati_bollo',
    '{"bollo_virtuale":"SI"}',
    '\r\n<DatiGeneraliDocumento>\r\n    <Numero>1</Numero>\r\n    <DatiBollo>\r\n        <BolloVirtuale>SI</BolloVirtuale>\r\n    </DatiBollo>\r\n</DatiGeneraliDocumento>',
  ],
  [
    'on the same line, if the first child is',
    '\n<DatiGeneraliDocumento><Data>2026-01-01</Data>\n  <Numero>1</Numero>\n</DatiGeneraliDocumento>',
    '/dati_bollo',
    STAMP,
    `\n<DatiGeneraliDocumento><Data>2026-01-01</Data>\n  <Numero>1</Numero>${STAMP_XML}\n</DatiGeneraliDocumento>`,
  ],
  [
    'with two blanks, if the children are no further in than the block',
    '\n <DatiGeneraliDocumento>\n <Numero>1</Numero>\n </DatiGeneraliDocumento>',
    '/dati_bollo',
    '{"bollo_virtuale":"SI"}',
    '\n <DatiGeneraliDocumento>\n <Numero>1</Numero>\n <DatiBollo>\n   <BolloVirtuale>SI</BolloVirtuale>\n </DatiBollo>\n </DatiGeneraliDocumento>',
  ],
  [
    'with two blanks, if the block has no line of its own',
    '<DatiGeneraliDocumento>\n\t\t<Numero>1</Numero></DatiGeneraliDocumento>',
    '/dati_bollo',
    '{"bollo_virtuale":"SI"}',
    '<DatiGeneraliDocumento>\n\t\t<Numero>1</Numero>\n\t\t<DatiBollo>\n\t\t  <BolloVirtuale>SI</BolloVirtuale>\n\t\t</DatiBollo></DatiGeneraliDocumento>',
  ],
  [
    'with two blanks, if the block is further in than its children',
    '\n      <DatiGeneraliDocumento>\n  <Numero>1</Numero>\n</DatiGeneraliDocumento>',
    '/dati_bollo',
    '{"bollo_virtuale":"SI"}',
    '\n      <DatiGeneraliDocumento>\n  <Numero>1</Numero>\n  <DatiBollo>\n    <BolloVirtuale>SI</BolloVirtuale>\n  </DatiBollo>\n</DatiGeneraliDocumento>',
  ],
  [
    'with two blanks, if the block is indented by other blanks than its children',
    '\n\t<DatiGeneraliDocumento>\n    <Numero>1</Numero>\n\t</DatiGeneraliDocumento>',
    '/dati_bollo',
    '{"bollo_virtuale":"SI"}',
    '\n\t<DatiGeneraliDocumento>\n    <Numero>1</Numero>\n    <DatiBollo>\n      <BolloVirtuale>SI</BolloVirtuale>\n    </DatiBollo>\n\t</DatiGeneraliDocumento>',
  ],
  // What is not possible.
  ['nowhere: it is there once already', block('<Numero>1</Numero>'), '/numero', '2', 'place'],
  ['nowhere: no such element', block(''), '/numeri', '2', 'place'],
  ['nowhere: its block is missing', block(''), '/dati_bollo/importo_bollo', '2.00', 'place'],
  ['nowhere: the block is not JSON', block(''), '/dati_bollo', 'SI', 'place'],
  ['nowhere: a value that XML cannot have', block(''), '/numero', '\u0000', 'place'],
  ['nowhere: an unknown member', block(''), '/dati_bollo', '{"bollo":"SI"}', 'place'],
])('is added %s', (_what, before, at, to, after) => {
  expect(added(before, at, to)).toBe(after);
});

it.each([
  ['as far in as the block is in its own', '\n\t', '\n\t\t\t', '\n\t\t\t\t\t'],
  ['by two blanks, if the block is no further in', '\n\t\t', '\n    ', '\n      '],
])('a block without children: %s', (_what, outer, inner, own) => {
  const [start, end] = [`<F>${outer}<FatturaElettronicaBody>${inner}`, '</FatturaElettronicaBody></F>'];
  const before = `${start}<DatiPagamento/>${end}`;
  const path = '/fattura_elettronica_body/0/dati_pagamento/0/condizioni_pagamento';
  const edit = addedElement(opened(before), { op: 'add', path, to: 'TP02' }, ordinary);
  const element = '<CondizioniPagamento>TP02</CondizioniPagamento>';
  expect(typeof edit === 'string' ? edit : spliced(before, [edit])).toBe(
    `${start}<DatiPagamento>${own}${element}${inner}</DatiPagamento>${end}`,
  );
});

it('a document without children', () => {
  const add = { op: 'add', path: '/fattura_elettronica_header', to: '{}' } as const;
  expect(addedElement(opened('<F/>'), add, ordinary)).toMatchObject({ offset: 2, end: 4 });
});

it('a block of the document itself', () => {
  const before = '<F><FatturaElettronicaBody/></F>';
  const edit = addedElement(
    opened(before),
    { op: 'add', path: '/fattura_elettronica_header', to: '{"soggetto_emittente":"CC"}' },
    ordinary,
  );
  expect(edit).toMatchObject({ offset: 3, end: 3, xpath: '/*/FatturaElettronicaHeader' });
});

it('a block that does not end', () => {
  const draft = opened('<F><FatturaElettronicaBody>');
  const path = '/fattura_elettronica_body/0/dati_generali';
  expect(addedElement(draft, { op: 'add', path, to: '{}' }, ordinary)).toBe('place');
});

it('reports where it is', () => {
  const before = around(block('<Numero>1</Numero>'));
  const edit = addedElement(opened(before), { op: 'add', path: `${DOCUMENT}/art_73`, to: 'SI' }, ordinary);
  const offset = before.indexOf('</DatiGeneraliDocumento>');
  expect(edit).toEqual({
    offset,
    end: offset,
    text: '<Art73>SI</Art73>',
    at: offset,
    xpath: '/*/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Art73',
  });
});
