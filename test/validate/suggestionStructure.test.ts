import { expect, it } from 'vitest';
import { ordinary, simplified } from '../../src/model/formats.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { Help } from '../../src/validate/suggestions/suggestion.ts';
import { suggestionOf } from '../../src/validate/suggestions/suggestionOf.ts';
import { validate } from '../../src/validate/validate.ts';
import { problem, suggestionIn } from '../support/findingsInvoice.ts';

const lines = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0';
const alternatives = ['Denominazione', 'Nome+Cognome'];
const dsig = 'http://www.w3.org/2000/09/xmldsig#';

const rows: readonly (readonly [Problem, Help | undefined])[] = [
  [problem('source.empty', {}), { id: 'source.export', params: {} }],
  [problem('source.size', { size: 9, limit: 8 }), { id: 'source.size', params: {} }],
  [problem('source.bytes', { encoding: 'utf-8', byte: 3 }), { id: 'source.utf8', params: {} }],
  [problem('source.kind', { kind: 'SDI11' }), { id: 'source.old', params: {} }],
  [problem('source.kind', { kind: 'zip' }), { id: 'source.envelope', params: {} }],
  [
    problem('source.envelope', { reason: 'structure', converted: true }),
    { id: 'source.converted', params: {} },
  ],
  [problem('source.envelope', { reason: 'structure', converted: false }), { id: 'source.again', params: {} }],
  [
    problem('source.envelope', { reason: 'no-content', converted: false }),
    { id: 'source.detached', params: {} },
  ],
  [problem('source.kind', { kind: 'NS' }), { id: 'source.message', params: {} }],
  [problem('source.unknown', { looks: 'pdf' }), { id: 'source.pdf', params: {} }],
  [
    problem('source.declaration', { declared: 'ISO-8859-1', actual: 'utf-8' }),
    { id: 'source.declaration', params: { actual: 'utf-8' } },
  ],

  [problem('xml.dtd', {}), { id: 'xml.dtd', params: {} }],
  [problem('xml.elements', { limit: 9 }), { id: 'document.big', params: {} }],
  [problem('json.values', { limit: 9 }), { id: 'document.big', params: {} }],
  [
    problem('xml.namespace', { prefix: 'q', uri: '' }),
    { id: 'attribute.remove', params: { name: 'xmlns:q' } },
  ],
  [problem('xml.entity', { name: 'euro' }), { id: 'xml.entity', params: { name: 'euro', to: 'EUR' } }],
  [problem('xml.entity', { name: 'Rossi' }), { id: 'xml.ampersand', params: {} }],
  [problem('xml.entity', { name: 'constructor' }), { id: 'xml.ampersand', params: {} }],
  [problem('xml.reference', { found: '& C.' }), { id: 'xml.ampersand', params: {} }],
  [problem('xml.reference', { found: '&#7;' }), { id: 'xml.character', params: {} }],
  [
    problem('xml.prefix_unbound', { prefix: 'ds', name: 'ds:Signature' }),
    { id: 'xml.prefix', params: { prefix: 'ds', uri: dsig } },
  ],
  [
    problem('xml.prefix_unbound', { prefix: 'p', name: 'p:FatturaElettronicaSemplificata' }),
    { id: 'xml.prefix', params: { prefix: 'p', uri: simplified.namespace } },
  ],
  [
    problem('xml.prefix_unbound', { prefix: 'b', name: 'b:FatturaElettronica' }),
    { id: 'xml.prefix', params: { prefix: 'b', uri: ordinary.namespace } },
  ],
  [
    problem('xml.tag_mismatch', { found: 'Dat', expected: 'Data', line: 3 }),
    { id: 'xml.close', params: { name: 'Data' } },
  ],
  [problem('xml.truncated', { name: null }), { id: 'xml.truncated', params: {} }],
  [problem('xml.second_root', { name: 'p:F' }), { id: 'xml.single', params: {} }],
  [problem('xml.trailing', { found: 'x' }), { id: 'xml.trailing', params: {} }],
  [problem('xml.syntax', { construct: 'tag', found: '< 5 euro' }), { id: 'xml.less', params: {} }],
  [problem('xml.syntax', { construct: 'tag', found: '<Data x' }), undefined],
  [problem('xml.syntax', { construct: 'text', found: ']]> e' }), { id: 'xml.bracket', params: {} }],
  [problem('xml.syntax', { construct: 'text', found: 'Fattura' }), { id: 'xml.leading', params: {} }],
  [problem('xml.syntax', { construct: 'comment', found: '-- b -->' }), { id: 'xml.comment', params: {} }],
  [
    problem('xml.syntax', { construct: 'instruction', found: '<?xml ?>' }),
    { id: 'xml.declaration', params: {} },
  ],
  [problem('xml.syntax', { construct: 'attribute', found: 'a=b>' }), { id: 'xml.quotes', params: {} }],
  [problem('xml.syntax', { construct: 'attribute', found: '<b">' }), { id: 'xml.less', params: {} }],

  [problem('root.unknown', { name: 'a', namespace: '' }), { id: 'root.element', params: {} }],
  [
    problem('root.namespace', { name: 'p:FatturaElettronica', found: '', expected: ordinary.namespace }),
    { id: 'namespace.root', params: { name: 'FatturaElettronica', uri: ordinary.namespace } },
  ],
  [
    problem('element.namespace', { name: 'p:Data', namespace: ordinary.namespace }),
    { id: 'namespace.child', params: { name: 'Data' } },
  ],
  [
    problem('element.unknown', { name: 'Descrizion', parent: 'DettaglioLinee', suggestion: 'Descrizione' }),
    { id: 'element.rename', params: { suggestion: 'Descrizione' } },
  ],
  [
    problem('element.unknown', { name: 'Imposta', parent: 'DettaglioLinee', belongs: ['DatiRiepilogo'] }),
    { id: 'element.move', params: { blocks: ['DatiBeniServizi/DatiRiepilogo'] } },
  ],
  [
    problem('element.unknown', {
      name: 'RegimeFiscale',
      parent: 'DatiAnagrafici',
      belongs: ['DatiAnagrafici'],
    }),
    { id: 'element.move', params: { blocks: ['CedentePrestatore/DatiAnagrafici'] } },
  ],
  [
    problem('element.unknown', { name: 'PEC', parent: 'Contatti' }),
    { id: 'element.remove', params: { name: 'PEC' } },
  ],
  [
    problem('element.misplaced', { name: 'Data', parent: 'D', after: 'Divisa' }),
    { id: 'element.after', params: { name: 'Data', sibling: 'Divisa' } },
  ],
  [
    problem('element.misplaced', { name: 'Data', parent: 'D', before: 'Numero', after: 'Divisa' }),
    { id: 'element.before', params: { name: 'Data', sibling: 'Numero' } },
  ],
  [
    problem('element.repeated', { name: 'Descrizione', parent: 'DettaglioLinee' }, `${lines}/descrizione`),
    { id: 'element.once', params: { name: 'Descrizione', parent: 'DettaglioLinee' } },
  ],
  [
    problem('element.repeated', { name: 'CAP', parent: 'Sede' }, '/fattura_elettronica_header/sede/cap'),
    { id: 'element.once', params: { name: 'CAP', parent: null } },
  ],
  [
    problem('element.missing', { name: 'CAP', parent: 'Sede' }),
    { id: 'element.add', params: { name: 'CAP', parent: 'Sede' } },
  ],
  [problem('choice.missing', { parent: 'A', alternatives }), { id: 'choice.one', params: { alternatives } }],
  [
    problem('choice.conflict', { parent: 'A', name: 'Nome', alternatives }),
    { id: 'choice.other', params: { name: 'Nome' } },
  ],
  [
    problem('attribute.missing', { name: 'versione', element: 'p:F' }),
    { id: 'version.attribute', params: {} },
  ],
  [problem('xsi.nil', { element: 'Data' }), { id: 'attribute.remove', params: { name: 'xsi:nil' } }],
  [
    problem('signature.incomplete', { parent: 'ds:Reference', expected: ['DigestValue'] }),
    { id: 'signature.again', params: {} },
  ],
];

it.each(rows.map(([found, help]) => [found.id, JSON.stringify(found.params), found, help] as const))(
  '%s %s',
  (_id, _params, found, help) => {
    expect(suggestionIn(found)?.help).toEqual(help);
  },
);

it('mentions keys if the invoice is JSON', () => {
  const surroundings = { format: ordinary, form: 'json', valueAt: () => undefined } as const;
  const about = (found: Problem) => suggestionOf(found, surroundings);
  const uri = ordinary.namespace;
  expect(about(problem('root.unknown', { name: 'a', namespace: '' }))?.help.id).toBe('root.keys');
  expect(about(problem('attribute.missing', { name: 'versione', element: 'f' }))?.help.id).toBe(
    'version.key',
  );
  expect(about(problem('root.namespace', { name: 'F', found: 'x', expected: uri }, '/namespace'))).toEqual({
    help: { id: 'namespace.key', params: { uri } },
    fix: { kind: 'safe', op: 'replace', to: uri },
  });
});

it.each([
  ['imposta', '10.50', '10.50'],
  ['imposta', '10', '10.00'],
  ['imposta', '12345678.1', '12345678.10'],
  ['imposta', '1e2', '100.00'],
  ['aliquota_iva', '22.0', '22.00'],
])('quotes the number of %s: %s is "%s"', (key, figures, to) => {
  const text = `{"versione":"FPR12","fattura_elettronica_body":[{"dati_beni_servizi":{"dati_riepilogo":[{"${key}":${figures}}]}}]}`;
  const finding = validate(text).findings.find(({ id }) => id === 'json.type');
  expect(finding?.fix).toEqual({
    kind: 'safe',
    op: 'replace',
    path: `/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0/${key}`,
    to,
  });
});
