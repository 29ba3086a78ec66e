/** Elements moved, removed and found in XML text. */
import { describe, expect, it, vi } from 'vitest';
import { ordinary } from '../../src/model/formats.ts';
import { SIGNATURE_NAMESPACE } from '../../src/model/roots.ts';
import { Draft } from '../../src/operations/edits/draft.ts';
import { spliced } from '../../src/operations/edits/edit.ts';
import { newlineBefore, withoutElement } from '../../src/operations/edits/removal.ts';
import { signaturesOf } from '../../src/operations/edits/signatures.ts';
import { inOrder } from '../../src/operations/edits/xmlOrder.ts';
import type { XmlElement } from '../../src/xml/element.ts';

function draftOf(text: string): Draft {
  const draft = Draft.open(text, 'a.xml');
  if (draft === null) throw new Error('not readable');
  return draft;
}

function elementAt(draft: Draft, path: string): XmlElement {
  const element = draft.source.element(path);
  if (element === undefined) throw new Error(`no ${path}`);
  return element;
}

describe('elements in the order of the schema', () => {
  const ADDRESS = '/fattura_elettronica_header/cedente_prestatore/sede';
  const address = (content: string): string =>
    `<r><FatturaElettronicaHeader><CedentePrestatore><Sede>${content}</Sede></CedentePrestatore></FatturaElettronicaHeader></r>`;
  const DOCUMENT = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';
  const document = (content: string): string =>
    `<r><FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento>${content}</DatiGeneraliDocumento></DatiGenerali></FatturaElettronicaBody></r>`;
  const whole = (content: string): string => `<r>${content}</r>`;

  it.each<
    [name: string, wrap: (content: string) => string, path: string, from: string, to: string, moved: string]
  >([
    [
      'two',
      address,
      ADDRESS,
      '<CAP>1</CAP><Indirizzo>x</Indirizzo>',
      '<Indirizzo>x</Indirizzo><CAP>1</CAP>',
      '<CAP>1</CAP><Indirizzo>x</Indirizzo>',
    ],
    [
      'the last two of three',
      address,
      ADDRESS,
      '<Indirizzo>x</Indirizzo><Comune>y</Comune><CAP>1</CAP>',
      '<Indirizzo>x</Indirizzo><CAP>1</CAP><Comune>y</Comune>',
      '<Comune>y</Comune><CAP>1</CAP>',
    ],
    [
      'the first two of three',
      address,
      ADDRESS,
      '<CAP>1</CAP><Indirizzo>x</Indirizzo><Comune>y</Comune>',
      '<Indirizzo>x</Indirizzo><CAP>1</CAP><Comune>y</Comune>',
      '<CAP>1</CAP><Indirizzo>x</Indirizzo>',
    ],
    [
      'all of three, with what stands before each',
      address,
      ADDRESS,
      '\n <Comune>y</Comune><!-- c -->\n\t<CAP>1</CAP>\n  <Indirizzo>x</Indirizzo>\n',
      '\n  <Indirizzo>x</Indirizzo><!-- c -->\n\t<CAP>1</CAP>\n <Comune>y</Comune>\n',
      '\n <Comune>y</Comune><!-- c -->\n\t<CAP>1</CAP>\n  <Indirizzo>x</Indirizzo>',
    ],
    [
      'those of one name stay as they are',
      document,
      DOCUMENT,
      '<Causale>b</Causale><Numero>1</Numero><Causale>a</Causale>',
      '<Numero>1</Numero><Causale>b</Causale><Causale>a</Causale>',
      '<Causale>b</Causale><Numero>1</Numero>',
    ],
    [
      'header and body',
      whole,
      '',
      '<FatturaElettronicaBody/><FatturaElettronicaHeader/>',
      '<FatturaElettronicaHeader/><FatturaElettronicaBody/>',
      '<FatturaElettronicaBody/><FatturaElettronicaHeader/>',
    ],
  ])('%s', (_, wrap, path, from, to, moved) => {
    const draft = draftOf(wrap(from));
    const edit = inOrder(draft, path, ordinary);
    if (typeof edit === 'string') throw new Error(edit);
    expect(spliced(draft.text, [edit])).toBe(wrap(to));
    expect(draft.text.slice(edit.offset, edit.end)).toBe(moved);
    expect(edit.at).toBe(edit.offset + moved.indexOf('<'));
    expect(edit.xpath).toBe(draft.xpathOf(elementAt(draft, path)));
  });

  it.each<[name: string, text: string, path: string]>([
    ['already', address('<Indirizzo>x</Indirizzo><CAP>1</CAP>'), ADDRESS],
    ['none', address(''), ADDRESS],
    ['an unknown one among them', address('<CAP>1</CAP><Indirizzo>x</Indirizzo><Foo/>'), ADDRESS],
    [
      'one of a namespace among them',
      address('<CAP>1</CAP><n:Indirizzo xmlns:n="u">x</n:Indirizzo>'),
      ADDRESS,
    ],
    ['no such block', address('<CAP>1</CAP>'), '/fattura_elettronica_header/rappresentante_fiscale'],
    ['a value', address('<CAP>1</CAP>'), `${ADDRESS}/cap`],
    ['a block of no grammar', '<r><a><CAP/><Indirizzo/></a></r>', '/a'],
    [
      'a block that is not closed',
      address('<CAP>1</CAP><Indirizzo>x</Indirizzo>').split('</Sede>')[0] ?? '',
      ADDRESS,
    ],
  ])('nothing to move: %s', (_, text, path) => {
    expect(inOrder(draftOf(text), path, ordinary)).toBe('place');
  });
});

describe('an element without its line', () => {
  it.each<[name: string, before: string, after: string, expected: string]>([
    ['alone on it', '<r>\n  <b/>\n  ', '\n</r>', '<r>\n  <b/>\n</r>'],
    ['the first child', '<r>\n\t', '\n  <b/>\n</r>', '<r>\n  <b/>\n</r>'],
    ['the only child', '<r>\n\t', '\n</r>', '<r>\n</r>'],
    ['CR LF', '<r>\r\n  ', '\r\n</r>', '<r>\r\n</r>'],
    ['CR', '<r>\r  ', '\r</r>', '<r>\r</r>'],
    ['without indentation', '<r>\n', '\n</r>', '<r>\n</r>'],
    ['blanks after it', '<r>\n  ', ' \t\n</r>', '<r>\n</r>'],
    ['an empty line before it', '<r>\n\n  ', '\n</r>', '<r>\n\n</r>'],
    ['another before it', '<r>\n  <b/>', '\n</r>', '<r>\n  <b/>\n</r>'],
    ['another after it', '<r>\n  ', '<b/>\n</r>', '<r>\n  <b/>\n</r>'],
    ['all on one line', '<r>', '</r>', '<r></r>'],
    ['text before it', '<r>\n x ', '\n</r>', '<r>\n x \n</r>'],
    ['many blanks after it', '<r>\n', `${' '.repeat(999)}\n</r>`, '<r>\n</r>'],
    [
      'more blanks after it than are examined',
      '<r>\n',
      `${' '.repeat(1_000)}\n</r>`,
      `<r>\n${' '.repeat(1_000)}\n</r>`,
    ],
  ])('%s', (_, before, after, expected) => {
    const draft = draftOf(`${before}<a>x</a>${after}`);
    const element = elementAt(draft, '/a');
    const edit = withoutElement(draft, element);
    expect(spliced(draft.text, [edit])).toBe(expected);
    expect([edit.text, edit.at, edit.xpath]).toEqual(['', before.length, '/*/a']);
  });

  it.each<[text: string, expected: string | undefined]>([
    ['', undefined],
    ['\n', '\n'],
    ['\r\n ', '\r\n '],
    ['a\n\t ', '\n\t '],
    ['a\n \n ', '\n '],
    ['\r', '\r'],
    ['  ', undefined],
    ['\na', undefined],
    ['\n a ', undefined],
  ])('what stands before it on its line: %j', (text, expected) => {
    expect(newlineBefore(`${text}<a/>`, text.length)).toBe(expected);
  });
});

describe('signatures', () => {
  const signature = (id: string, content = ''): string =>
    `<ds:Signature xmlns:ds="${SIGNATURE_NAMESPACE}" Id="${id}">${content}</ds:Signature>`;

  it.each<[name: string, text: string, ids: readonly string[]]>([
    ['none', '<r><a/></r>', []],
    ['one', `<r><a/>${signature('1')}</r>`, ['1']],
    [
      'in the order of the text',
      `<r>${signature('1')}<a>${signature('2')}</a>${signature('3')}</r>`,
      ['1', '2', '3'],
    ],
    ['the outer of two', `<r>${signature('1', signature('2'))}</r>`, ['1']],
    ['the root', signature('1'), ['1']],
    ['deep inside', `<r>${'<a>'.repeat(200)}${signature('1')}${'</a>'.repeat(200)}</r>`, ['1']],
    ['another namespace', '<r><Signature xmlns="u"/><Signature/></r>', []],
    [
      'another name',
      `<r><ds:Object xmlns:ds="${SIGNATURE_NAMESPACE}">${signature('1')}</ds:Object></r>`,
      ['1'],
    ],
  ])('%s', (_, text, ids) => {
    const found = signaturesOf(text, () => draftOf(text).source.element(''));
    expect(found.map(({ attributes }) => attributes.find(({ local }) => local === 'Id')?.value)).toEqual(ids);
  });

  it('none without a document', () => {
    expect(signaturesOf('Signature', () => undefined)).toEqual([]);
  });

  it('a text without the word is not parsed for it', () => {
    const root = vi.fn(() => undefined);
    expect(signaturesOf('<r/>', root)).toEqual([]);
    expect(root).not.toHaveBeenCalled();
  });
});
