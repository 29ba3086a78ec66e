/** Completion: what is offered at a place, and the text after an item is accepted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompletionItem, TextEdit } from 'vscode-languageserver';
import { completionsAt } from '../../../src/cli/lsp/completion.ts';
import { InvoiceDocument } from '../../../src/cli/lsp/document.ts';
import { Places } from '../../../src/cli/lsp/ranges.ts';
import { rootCompletions } from '../../../src/cli/lsp/rootCompletion.ts';
import { messagesIn } from '../../../src/cli/messages/index.ts';
import { validate } from '../../../src/validate/index.ts';
import { projectRoot } from '../../support/shared.ts';
import { applied } from './editor.ts';

const messages = await messagesIn('en');

/** The items at the cursor `¦`, in the order in which an editor shows them. */
function itemsAt(marked: string): { readonly text: string; readonly items: readonly CompletionItem[] } {
  const offset = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  const document = InvoiceDocument.read(text, { language: 'en', asOf: '2026-06-15', file: 'a.xml' });
  const context = { places: new Places(text), messages, language: 'en', snippets: true } as const;
  const items =
    document === null
      ? rootCompletions({ text, languageId: text.startsWith('{') ? 'json' : 'xml' }, offset, context)
      : completionsAt(document, offset, context);
  return { text, items: [...items].sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1)) };
}

const labels = (marked: string): readonly string[] => itemsAt(marked).items.map(({ label }) => label);

function accepted(marked: string, label: string): string {
  const { text, items } = itemsAt(marked);
  const item = items.find((one) => one.label === label);
  if (item === undefined) return `no ${label} among ${items.map((one) => one.label).join()}`;
  return applied(text, [item.textEdit as TextEdit, ...(item.additionalTextEdits ?? [])]);
}

const inside = (tags: string, content: string, after = ''): string => {
  const names = tags.split(' ');
  const open = names.map((name) => `<${name}>`).join('');
  return `<FatturaElettronica>${open}${content}${after}${names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')}</FatturaElettronica>`;
};
const transmission = (content: string): string =>
  inside('FatturaElettronicaHeader DatiTrasmissione', content);
const document = (content: string): string =>
  inside('FatturaElettronicaBody DatiGenerali DatiGeneraliDocumento', content);
const party = (content: string): string =>
  inside('FatturaElettronicaHeader CedentePrestatore DatiAnagrafici Anagrafica', content);
const address = (content: string): string =>
  inside('FatturaElettronicaHeader CedentePrestatore Sede', content);

describe('elements between their neighbours', () => {
  it.each<[name: string, marked: string, offered: readonly string[]]>([
    ['before the first', transmission('<¦<IdTrasmittente></IdTrasmittente>'), []],
    ['before the second', transmission('<¦<ProgressivoInvio>1</ProgressivoInvio>'), ['IdTrasmittente']],
    [
      'between the first and the last',
      transmission('<IdTrasmittente/><¦<CodiceDestinatario/>'),
      ['ProgressivoInvio', 'FormatoTrasmissione'],
    ],
    [
      'after the last that is required',
      transmission('<IdTrasmittente/><ProgressivoInvio/><FormatoTrasmissione/><CodiceDestinatario/><¦'),
      ['ContattiTrasmittente', 'PECDestinatario'],
    ],
    ['between two that follow each other', document('<TipoDocumento/><¦<Divisa/>'), []],
    ['where one that is required lacks', document('<TipoDocumento/><¦<Data/><Numero/>'), ['Divisa']],
    [
      'beside one that repeats',
      document('<Divisa/><Data/><Numero/><DatiRitenuta/><¦<DatiRitenuta/>'),
      ['DatiRitenuta'],
    ],
    [
      'around one that is not known',
      transmission('<IdTrasmittente/><Xy/><¦<Xy/><FormatoTrasmissione/>'),
      ['ProgressivoInvio'],
    ],
    ['of one alternative', party('<Denominazione/><¦'), ['Titolo', 'CodEORI']],
    ['of the other', party('<Nome/><¦'), ['Cognome', 'Titolo', 'CodEORI']],
    ['without a tag', document('<TipoDocumento/>¦<Data/>'), ['Divisa']],
    ['behind a tag that is not closed', document('<TipoDocumento/><Div¦><Data/><Numero/>'), ['Divisa']],
    ['in a comment', document('<!-- <¦ -->'), []],
    ['in a comment without its end', '<FatturaElettronica><!-- <¦', []],
    ['in a declaration', '<?xml ¦?><FatturaElettronica/>', []],
    ['in a CDATA section', document('<![CDATA[<¦]]>'), []],
    ['after a comment', document('<!-- a --><TipoDocumento/><¦<Data/>'), ['Divisa']],
  ])('%s', (_name, marked, offered) => {
    expect(labels(marked)).toEqual(offered);
  });

  it('what is required comes first', () => {
    expect(labels(document('<TipoDocumento/><¦')).slice(0, 4)).toEqual([
      'Divisa',
      'Data',
      'Numero',
      'DatiRitenuta',
    ]);
  });

  it.each(['FPR12-complete.xml', 'FSM10-complete.xml'])('include what was there: %s', (file) => {
    const text = readFileSync(join(projectRoot, 'fixtures/valid', file), 'utf8');
    const bad: string[] = [];
    let count = 0;
    for (const { index, 0: leaf, 1: name = '' } of text.matchAll(/<([A-Z]\w*)>[^<]*<\/\1>/g)) {
      count += 1;
      const marked = `${text.slice(0, index)}<¦${text.slice(index + leaf.length)}`;
      if (!labels(marked).includes(name)) bad.push(`no ${name} at ${index}`);
    }
    expect(bad).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });

  it.each(['FPR12-simple.xml', 'FSM10-simple.xml'])('never break the order: %s', (file) => {
    const text = readFileSync(join(projectRoot, 'fixtures/valid', file), 'utf8');
    const bad: string[] = [];
    let count = 0;
    for (const { index, 0: found } of text.matchAll(/>\s*(?=<[/A-Z])/g)) {
      const at = index + found.length;
      const marked = `${text.slice(0, at)}<¦${text.slice(at)}`;
      for (const label of labels(marked)) {
        count += 1;
        bad.push(...idsOf(accepted(marked, label).replace('$0', '')).map((id) => `${label} at ${at}: ${id}`));
      }
    }
    expect(bad).toEqual([]);
    expect(count).toBeGreaterThan(15);
  });
});

/** The findings about the order and number of elements. */
const idsOf = (text: string): readonly string[] =>
  validate(text, { asOf: '2026-06-15' })
    .findings.map(({ id }) => id)
    .filter((id) => /^(?:element\.(?:misplaced|repeated|unknown|nested)|choice\.conflict)/.test(id));

describe('codes', () => {
  it.each<[name: string, marked: string, some: readonly string[]]>([
    ['countries', address('<Nazione>¦</Nazione>'), ['IT', 'DE']],
    ['provinces', address('<Provincia>¦</Provincia>'), ['AG', 'RM']],
    ['countries of a number', transmission('<IdTrasmittente><IdPaese>¦</IdPaese></IdTrasmittente>'), ['IT']],
    ['currencies', document('<Divisa>¦</Divisa>'), ['EUR', 'CHF']],
    ['the version', '<p:FatturaElettronica versione="¦">', ['FPA12', 'FPR12']],
    [
      'the version of a simplified invoice',
      "<p:FatturaElettronicaSemplificata a='1' versione='F¦'>",
      ['FSM10'],
    ],
    ['the attribute', '<p:FatturaElettronica ¦>', ['versione']],
    ['the attribute after another', '<p:FatturaElettronica a="1" v¦>', ['versione']],
    [
      'countries in JSON',
      '{"fattura_elettronica_header": {"cedente_prestatore": {"sede": {"nazione": "¦"}}}}',
      ['IT'],
    ],
    ['the version in JSON', '{"versione": "¦", "fattura_elettronica_header": {}}', ['FPR12', 'FSM10']],
  ])('%s', (_name, marked, some) => {
    expect(labels(marked)).toEqual(expect.arrayContaining([...some]));
  });

  it.each([
    ['a value of another attribute', '<p:FatturaElettronica a="¦">'],
    ['a second version', '<p:FatturaElettronica versione="FPR12" ¦>'],
    ['an attribute of another element', '<FatturaElettronica><FatturaElettronicaHeader ¦'],
  ])('none for %s', (_name, marked) => {
    expect(labels(marked)).toEqual([]);
  });
});

describe('a document that begins', () => {
  const ROOTS = [
    'FatturaElettronica FPR12',
    'FatturaElettronica FPA12',
    'FatturaElettronicaSemplificata FSM10',
  ];
  const MEMBERS = ['fattura_elettronica_header', 'fattura_elettronica_body', 'versione'];
  it.each<[name: string, marked: string, offered: readonly string[]]>([
    ['nothing', '¦', ROOTS],
    ['a tag', '<?xml version="1.0"?>\n<¦', ROOTS],
    ['a name', '<!-- a -->\n<Fatt¦>', ROOTS],
    ['a declaration', '<?xml ¦?>', []],
    ['another root', '<project><¦</project>', []],
    ['text', 'a<¦', []],
    ['an object', '{¦}', MEMBERS],
    ['a name in JSON', '{"fatt¦"}', MEMBERS],
    ['an object without its end', '{ ¦', MEMBERS],
    ['another object', '{"name": "¦"}', []],
    ['a member of another object', '{"name": "x", ¦}', []],
  ])('%s', (_name, marked, offered) => {
    expect(labels(marked)).toEqual(offered);
  });

  it('has a root with its namespace', () => {
    const text = accepted('<?xml version="1.0"?>\n<Fat¦', 'FatturaElettronica FPR12');
    const ids = validate(text.replace('$0', ''), { asOf: '2026-06-15' }).findings.map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(['element.missing']));
  });
});

describe('an accepted item', () => {
  const HEADER = '{"fattura_elettronica_header": {"dati_trasmissione": {';
  it.each<[name: string, marked: string, label: string, text: string]>([
    ['a name', document('<Div¦'), 'Divisa', document('<Divisa>$0</Divisa>')],
    ['a tag', document('<Div¦>'), 'Divisa', document('<Divisa>$0</Divisa>')],
    [
      'a tag before its value',
      document('<Div¦>EUR'),
      'Divisa',
      document('<DivisaEUR').replace('<DivisaEUR', '<Divisa>EUR'),
    ],
    ['the name of an element', document('<Div¦isa>EUR</Divisa>'), 'Divisa', document('<Divisa>EUR</Divisa>')],
    ['another name of an element', document('<Xy¦z>EUR</Xyz>'), 'Divisa', document('<Divisa>EUR</Divisa>')],
    ['an empty element', document('<Xy¦z/>'), 'Divisa', document('<Divisa/>')],
    [
      'an end tag',
      '<FatturaElettronica></Fat¦tura>',
      '/FatturaElettronica',
      '<FatturaElettronica></FatturaElettronica>',
    ],
    ['a member', `${HEADER}¦}}}`, 'pec_destinatario', `${HEADER}"pec_destinatario": "$0"}}}`],
    [
      'a member before another',
      `${HEADER}\n  ¦\n  "progressivo_invio": "1"}}}`,
      'id_trasmittente',
      `${HEADER}\n  "id_trasmittente": {$0},\n  "progressivo_invio": "1"}}}`,
    ],
    [
      'a member in quotes before another',
      `${HEADER}"¦" "progressivo_invio": "1"}}}`,
      'codice_destinatario',
      `${HEADER}"codice_destinatario": "$0", "progressivo_invio": "1"}}}`,
    ],
    [
      'a member with a comma',
      `${HEADER}"cod¦ice", "progressivo_invio": "1"}}}`,
      'codice_destinatario',
      `${HEADER}"codice_destinatario": "$0", "progressivo_invio": "1"}}}`,
    ],
    [
      'the name of a member',
      `${HEADER}"cod¦ice": "1"}}}`,
      'codice_destinatario',
      `${HEADER}"codice_destinatario": "1"}}}`,
    ],
    [
      'a list',
      '{"fattura_elettronica_header": {}, "¦"}',
      'fattura_elettronica_body',
      '{"fattura_elettronica_header": {}, "fattura_elettronica_body": [{$0}]}',
    ],
    [
      'a code',
      `${HEADER}"formato_trasmissione": "¦FPR" "a": 1}}}`,
      'FPA12',
      `${HEADER}"formato_trasmissione": "FPA12", "a": 1}}}`,
    ],
    [
      'a code without quotes',
      `${HEADER}"formato_trasmissione": ¦\n"a": 1}}}`,
      'FPA12',
      `${HEADER}"formato_trasmissione": "FPA12",\n"a": 1}}}`,
    ],
    ['a member of nothing', '{¦}', 'versione', '{"versione": "$0"}'],
    [
      'a version',
      '<p:FatturaElettronica versione="¦FP">',
      'FPA12',
      '<p:FatturaElettronica versione="FPA12">',
    ],
    ['an attribute', '<p:FatturaElettronica ver¦>', 'versione', '<p:FatturaElettronica versione="$0">'],
  ])('replaces what has been typed: %s', (_name, marked, label, text) => {
    expect(accepted(marked, label)).toBe(text);
  });

  it.each([
    ['a tag', document('<Di¦')],
    ['a tag that exists', document('<Di¦visa>EUR</Divisa>')],
    ['an end tag', '<FatturaElettronica></Fat¦'],
    ['the root', '<Fat¦'],
    ['a member', `${HEADER}"id¦"}}}`],
  ])('matches what has been typed: %s', (_name, marked) => {
    const { text, items } = itemsAt(marked);
    const places = new Places(text);
    const matching = items.filter(({ filterText = '', textEdit }) => {
      const start = places.offset((textEdit as TextEdit).range.start);
      return filterText.startsWith(text.slice(start, marked.indexOf('¦')));
    });
    expect(matching.length).toBeGreaterThan(0);
  });

  it('is a member that has not been there', () => {
    expect(
      labels(`${HEADER}"¦"\n"id_trasmittente": {}, "progressivo_invio": "1" "formato_trasmissione": "a"}}}`),
    ).toEqual(['codice_destinatario', 'contatti_trasmittente', 'pec_destinatario']);
    const body = '"fattura_elettronica_body": [{"dati_generali": {}, ';
    expect(labels(`{${body}"¦"}]}`)).toEqual([
      'dati_beni_servizi',
      'dati_veicoli',
      'dati_pagamento',
      'allegati',
    ]);
    expect(labels(`{${body}"dati_pagamento": [{}], "¦"}]}`)).toEqual([
      'dati_beni_servizi',
      'dati_veicoli',
      'allegati',
    ]);
  });
});
