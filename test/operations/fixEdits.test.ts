/** The edits of single fixes, which nothing else of the document confirms. */
import { expect, it } from 'vitest';
import type { FileKind } from '../../src/model/problem.ts';
import { SIGNATURE_NAMESPACE } from '../../src/model/roots.ts';
import { spliced } from '../../src/operations/edits/edit.ts';
import { fixEdits, type LocatedFix } from '../../src/operations/index.ts';

const DOCUMENT = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';
const xml = (content: string, after = ''): string =>
  `<r versione="FPR12"><FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento>${content}</DatiGeneraliDocumento></DatiGenerali></FatturaElettronicaBody>${after}</r>`;
const json = (content: string): string =>
  `{"fattura_elettronica_body":[{"dati_generali":{"dati_generali_documento":{${content}}}}]}`;
const SIGNATURE = `<ds:Signature xmlns:ds="${SIGNATURE_NAMESPACE}"/>`;

const replace = (name: string, from: string, to: string): LocatedFix => ({
  fix: { kind: 'amount', op: 'replace', path: `${DOCUMENT}/${name}`, from, to },
  span: null,
});
const add = (name: string, to: string): LocatedFix => ({
  fix: { kind: 'declaration', op: 'add', path: `${DOCUMENT}/${name}`, to },
  span: null,
});
const [currency, total] = [
  replace('divisa', 'eur', 'EUR'),
  replace('importo_totale_documento', '1.00', '2.00'),
];

it.each<
  [
    name: string,
    text: string,
    fixes: readonly LocatedFix[],
    results: readonly (string | null)[],
    kind?: FileKind,
  ]
>([
  ['nothing', xml('<Divisa>eur</Divisa>'), [], []],
  [
    'one of two values',
    xml('<Divisa>eur</Divisa><ImportoTotaleDocumento>1.00</ImportoTotaleDocumento>'),
    [total],
    [xml('<Divisa>eur</Divisa><ImportoTotaleDocumento>2.00</ImportoTotaleDocumento>')],
  ],
  [
    'two values, each alone',
    xml('<Divisa>eur</Divisa><ImportoTotaleDocumento>1.00</ImportoTotaleDocumento>'),
    [total, currency],
    [
      xml('<Divisa>eur</Divisa><ImportoTotaleDocumento>2.00</ImportoTotaleDocumento>'),
      xml('<Divisa>EUR</Divisa><ImportoTotaleDocumento>1.00</ImportoTotaleDocumento>'),
    ],
  ],
  [
    'a value behind a byte order mark',
    `\ufeff${xml('<Divisa>eur</Divisa>')}`,
    [currency],
    [`\ufeff${xml('<Divisa>EUR</Divisa>')}`],
  ],
  ['a value that is right already', xml('<Divisa>EUR</Divisa>'), [replace('divisa', 'EUR', 'EUR')], [null]],
  ['another value', xml('<Divisa>usd</Divisa>'), [currency, total], [null, null]],
  [
    'a value in JSON',
    json('"divisa":"eur","numero":"1"'),
    [currency, total],
    [json('"divisa":"EUR","numero":"1"'), null],
  ],
  ['a value in a signed document', xml('<Divisa>eur</Divisa>', SIGNATURE), [currency, total], [null, null]],
  ['a text without a form', 'eur', [currency], [null]],
  [
    'an addition in the format of the file',
    xml('<TipoDocumento>TD01</TipoDocumento>'),
    [add('bollo_virtuale', 'SI'), add('divisa', 'EUR')],
    [null, xml('<TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa>')],
    'FPR12',
  ],
])('%s', (_name, text, fixes, results, kind) => {
  const edits = fixEdits(text, fixes, kind ?? null);
  expect(edits.map((edit) => (edit === null ? null : spliced(text, [edit])))).toEqual(results);
});

it('a misspelt element, found by the span of its finding', () => {
  const text = xml('<Divisa>EUR</Divisa><Numerro>1,0</Numerro>');
  const offset = text.indexOf('<Numerro>');
  const { fix } = replace('numero', '1,0', '1.0');
  const [edit] = fixEdits(text, [{ fix, span: { offset, end: offset + 1 } }], null);
  expect(edit == null ? null : spliced(text, [edit])).toBe(text.replace('1,0', '1.0'));
});
