import { describe, expect, test } from 'vitest';
import { allFields } from '../../src/model/fields.ts';
import { ordinary, simplified } from '../../src/model/formats.ts';
import type { Invoice } from '../../src/model/generated/invoice.ts';
import { type Block, type Element, elementsOf, type Format } from '../../src/model/grammar.ts';
import { labels } from '../../src/model/labels/labelOf.ts';
import { contentOf } from '../../src/render/content/contentOf.ts';
import { lookOf, shownText, valueText } from '../../src/render/content/values.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { corpusBytes, corpusInvoices, fixtureFiles } from '../support/corpus.ts';
import { textsOf } from './contentTexts.ts';

/** A unique value for every leaf, including all alternatives of a choice: rendering does not validate. */
class EveryLeaf {
  readonly expected = new Map<string, string>();
  #count = 0;

  block(block: Block, path: string): Record<string, unknown> {
    return Object.fromEntries(
      elementsOf(block).map((element) => [element.json, this.#element(element, `${path}/${element.name}`)]),
    );
  }

  #element(element: Element, path: string): unknown {
    const { type, occurs } = element;
    const one = (position: number): unknown =>
      type.kind === 'block'
        ? this.block(type, `${path}/${position}`)
        : this.#leaf(element, `${path}/${position}`);
    return occurs.max > 1 ? [one(0), one(1)] : one(0);
  }

  #leaf({ type }: Element, path: string): string {
    this.#count += 1;
    const n = this.#count;
    const base = type.kind === 'simple' ? type.base : 'string';
    const [value, expected] = {
      decimal: [`${n}.37`, `${n},37`],
      date: [`${1000 + n}-03-17`, `17/03/${1000 + n}`],
      dateTime: [`${1000 + n}-03-17T10:30:00`, `17/03/${1000 + n} 10:30`],
      base64Binary: ['A'.repeat(4 * (n % 300)), `${3 * (n % 300)} byte`],
      integer: [`${1000 + n}`, `${1000 + n}`],
      other: [`«${n}»`, `«${n}»`],
    }[base === 'string' || base === 'normalizedString' || base === 'token' ? 'other' : base] as [
      string,
      string,
    ];
    this.expected.set(path, type.name === 'Rate' ? `${expected}%` : expected);
    return value;
  }
}

function everyLeaf(
  format: Format,
  versione: string,
): { invoice: Invoice; expected: ReadonlyMap<string, string> } {
  const leaves = new EveryLeaf();
  const invoice = { ...leaves.block(format.block, ''), versione } as unknown as Invoice;
  return { invoice, expected: leaves.expected };
}

describe.each([
  { format: ordinary, versione: 'FPR12' },
  { format: simplified, versione: 'FSM10' },
])('$versione', ({ format, versione }) => {
  const { invoice, expected } = everyLeaf(format, versione);
  const content = contentOf(invoice);

  test('shows every leaf of the grammar', () => {
    const shown = textsOf(content).join('\n');
    const figures = (value: string): RegExp => new RegExp(`(?<!\\d|\\d,)${value}(?!\\d|,\\d)`);
    expect(expected.size).toBeGreaterThan(50);
    const missing = [...expected].filter(([, value]) =>
      value.includes('«') ? !shown.includes(value) : !figures(value).test(shown.replace(/\./g, '')),
    );
    expect(missing).toEqual([]);
  });

  test('has a place for every leaf outside the fallback section', () => {
    const ids = content.documents.flatMap(({ sections }) => sections.map(({ id }) => id));
    expect(ids).not.toContain('other');
  });

  test('shows no leaf twice', () => {
    const shown = textsOf(content).join('\n');
    // A code in a column is explained below; a discount's kind is its sign; currencies and units are with each amount.
    const texts = [...expected]
      .filter(([path]) => !/\/(Natura|Tipo|Divisa|UnitaMisuraPeso)\/0$/.test(path))
      .flatMap(([, value]) => (value.includes('«') ? [value] : []));
    const header = new Set(
      [...expected].filter(([path]) => path.includes('Header')).map(([, value]) => value),
    );
    // The header is in each of the two documents.
    const wrong = texts.filter((value) => shown.split(value).length - 1 !== (header.has(value) ? 2 : 1));
    expect(wrong).toEqual([]);
  });

  test('has labels in both languages for every field', () => {
    const names = allFields(format.kind).map(({ name }) => name);
    expect(names.filter((name) => labels[name] === undefined)).toEqual([]);
  });
});

describe('the label table', () => {
  const names = new Set(
    ['ordinary', 'simplified'].flatMap((kind) => allFields(kind as 'ordinary').map(({ name }) => name)),
  );

  test('names no unknown field', () => {
    expect(Object.keys(labels).filter((key) => !names.has(key.split('.').at(-1) ?? ''))).toEqual([]);
  });
});

/** Every leaf of a real invoice: its path and its rendered text. */
function leavesOf(
  block: Block,
  members: Record<string, unknown>,
  path = '',
): readonly (readonly [string, string])[] {
  return elementsOf(block).flatMap((element) => {
    const value = members[element.json];
    const all = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return all.flatMap((one, index) => {
      const at = `${path}/${element.json}/${index}`;
      const { type } = element;
      if (type.kind === 'block') return leavesOf(type, one as Record<string, unknown>, at);
      // A code in a composed text has no label.
      const text =
        type.codes === undefined ? valueText(element, one, lookOf('it', 'EUR')) : shownText(String(one));
      return [[at, type.name === 'Nazione' ? text.slice(0, 2) : text] as const];
    });
  });
}

/** Codes shown as a sign: `-10%` is a discount. */
const AS_SIGN = /sconto_maggiorazione\/\d+\/tipo\//;

function missingIn(invoice: Invoice): readonly (readonly [string, string])[] {
  const { block } = invoice.versione === 'FSM10' ? simplified : ordinary;
  const shown = textsOf(contentOf(invoice)).join('\n');
  return leavesOf(block, invoice as unknown as Record<string, unknown>).filter(
    ([path, text]) => !AS_SIGN.test(path) && !shown.includes(text),
  );
}

const real = [
  ...fixtureFiles().map(({ file, bytes }) => ({ file, bytes: () => bytes })),
  ...corpusInvoices().map(({ file }) => ({ file, bytes: () => corpusBytes(file) })),
];

test(`every leaf of ${real.length} files is shown, of invalid ones as far as they were read`, () => {
  const missing = real.flatMap(({ file, bytes }) => {
    const result = readInvoice(bytes());
    const invoice = result.ok ? result.invoice : (result.partial as Invoice | null);
    if (invoice === null || invoice.versione === undefined) return [];
    return missingIn(invoice).map(([path, text]) => ({ file, path, text }));
  });
  expect(missing.slice(0, 20)).toEqual([]);
});

describe('values', () => {
  const values: readonly (readonly [element: string, value: string, it: string, en: string])[] = [
    ['PrezzoUnitario', '1234567.50000000', '1.234.567,50', '1,234,567.50'],
    ['PrezzoUnitario', '-0.12345678', '-0,12345678', '-0.12345678'],
    ['PrezzoTotale', '99999999999.99999999', '99.999.999.999,99999999', '99,999,999,999.99999999'],
    ['PrezzoTotale', '12,50', '12,50', '12,50'],
    ['Quantita', '500.00', '500', '500'],
    ['Quantita', '1.50', '1,5', '1.5'],
    ['AliquotaIVA', '22.00', '22%', '22%'],
    ['AliquotaIVA', '12.30', '12,3%', '12.3%'],
    ['RiferimentoNumero', '1000.00', '1.000', '1,000'],
    ['DataDDT', '2025-03-17', '17/03/2025', '2025-03-17'],
    ['DataDDT', '2025-03-17+02:00', '17/03/2025 +02:00', '2025-03-17 +02:00'],
    ['DataDDT', '2025-34-17', '2025-34-17', '2025-34-17'],
    [
      'DataOraConsegna',
      '2025-03-17T09:05:00.000+01:00',
      '17/03/2025 09:05 +01:00',
      '2025-03-17 09:05 +01:00',
    ],
    ['DataOraConsegna', '2025-03-17T09:05:07', '17/03/2025 09:05:07', '2025-03-17 09:05:07'],
    ['ModalitaPagamento', 'MP05', 'MP05 · Bonifico', 'MP05 · Bank transfer'],
    ['ModalitaPagamento', 'MP99', 'MP99', 'MP99'],
    ['Ritenuta', 'SI', 'SI', 'SI'],
    ['Nazione', 'FR', 'FR · Francia', 'FR · France'],
    ['Descrizione', ' a\n  b\u202e\u0007 ', 'a b<U+202E>␇', 'a b<U+202E>␇'],
    ['NumeroLinea', '1234', '1234', '1234'],
    ['Attachment', 'QQ==', '1 byte', '1 byte'],
    ['Attachment', 'A'.repeat(4 * 4500), '13,5 kB', '13.5 kB'],
    ['Attachment', 'A'.repeat(4 * 500_000), '1,5 MB', '1.5 MB'],
  ];
  const elements = new Map(elementsIn(ordinary.block).map((element) => [element.name, element]));

  test.each(values)('%s %s', (name, value, it, en) => {
    const element = elements.get(name);
    if (element === undefined) throw new Error(`no element ${name}`);
    expect([
      valueText(element, value, lookOf('it', 'EUR')),
      valueText(element, value, lookOf('en', 'EUR')),
    ]).toEqual([it, en]);
  });

  test.each([
    ['EUR', '1.000,00 €', '€1,000.00'],
    ['', '1.000,00 €', '€1,000.00'],
    ['USD', '1.000,00 USD', 'USD 1,000.00'],
  ])('an amount in %s', (divisa, it, en) => {
    expect([
      lookOf('it', divisa).money('1.000,00', null),
      lookOf('en', divisa).money('1,000.00', null),
    ]).toEqual([it, en]);
  });
});

test('documents in several currencies have the amounts in their own, and the same parties', () => {
  const body = (divisa: string): unknown => ({
    dati_generali: { dati_generali_documento: { divisa, importo_totale_documento: '1000.00' } },
  });
  const content = contentOf({
    versione: 'FPR12',
    fattura_elettronica_header: {
      dati_trasmissione: { progressivo_invio: '1' },
      cedente_prestatore: { iscrizione_rea: { ufficio: 'RM', capitale_sociale: '10.00' } },
    },
    fattura_elettronica_body: ['EUR', 'USD', 'EUR'].map(body),
  } as unknown as Invoice);
  const [first, ...others] = content.documents.map(({ parties }) => JSON.stringify(parties));
  expect(first).toContain('10,00 €');
  expect(others).toEqual([first, first]);
  const texts = content.documents.map((document) => textsOf({ ...content, documents: [document] }));
  const amounts = texts.map((all) => all.filter((text) => text.startsWith('1.000,00')));
  expect(amounts).toEqual([['1.000,00 €'], ['1.000,00 USD'], ['1.000,00 €']]);
});

function elementsIn(block: Block): readonly Element[] {
  return elementsOf(block).flatMap((element) => [
    element,
    ...(element.type.kind === 'block' ? elementsIn(element.type) : []),
  ]);
}

describe('unusual content', () => {
  const odd: readonly (readonly [name: string, invoice: unknown, shown: readonly string[]])[] = [
    ['nothing at all', {}, ['Documento']],
    ['null', { fattura_elettronica_body: null, versione: 'FPR12' }, ['Documento', 'FPR12']],
    [
      'a text for a block',
      { versione: 'FPR12', fattura_elettronica_header: 'testata' },
      ['Documento', 'FPR12'],
    ],
    [
      'a text for an inner block',
      { versione: 'FPR12', fattura_elettronica_body: [{ dati_generali: 'x' }] },
      ['Documento', 'FPR12', 'Altri dati', 'Dati generali', 'x'],
    ],
    [
      'unknown members',
      { fattura_elettronica_body: [{ extra: '<b>', more: { a: 1 }, all: [1] }] },
      ['Documento', 'Altri dati', 'extra', '<b>', 'more', '{…}', 'all', '[…]'],
    ],
    [
      'a member named like a prototype',
      { fattura_elettronica_body: [JSON.parse('{"__proto__":{"a":1},"constructor":"c"}')] },
      ['Documento', 'Altri dati', '__proto__', '{…}', 'constructor', 'c'],
    ],
  ];

  test.each(odd)('%s', (_name, invoice, shown) => {
    expect(textsOf(contentOf(invoice as Invoice))).toEqual(shown);
  });
});

describe('discounts and rates', () => {
  const lineOf = (line: unknown, summary: unknown = {}): readonly string[] => {
    const body = { dati_beni_servizi: { dettaglio_linee: [line], dati_riepilogo: [summary] } };
    const { documents } = contentOf({
      versione: 'FPR12',
      fattura_elettronica_body: [body],
    } as unknown as Invoice);
    const [section] = documents[0]?.sections ?? [];
    return section?.kind === 'table'
      ? section.rows.flatMap(({ cells, details }) => [
          ...cells,
          ...details.map(({ label, value }) => `${label}=${value}`),
        ])
      : [];
  };
  const discount = (...all: readonly unknown[]): unknown => ({ sconto_maggiorazione: all });

  test.each<readonly [string, unknown, readonly string[]]>([
    ['a percentage', discount({ tipo: 'SC', percentuale: '10.00' }), ['-10%']],
    ['an amount', discount({ tipo: 'MG', importo: '5.00' }), ['+5,00']],
    [
      'both: the amount prevails',
      discount({ tipo: 'SC', percentuale: '10.00', importo: '2.50' }),
      ['-10% (-2,50)'],
    ],
    [
      'in cascade',
      discount({ tipo: 'SC', percentuale: '10.00' }, { tipo: 'SC', percentuale: '5.00' }),
      ['-10%, -5%'],
    ],
    ['a negative amount', discount({ tipo: 'SC', importo: '-5.00' }), ['SC -5,00']],
    ['neither', discount({ tipo: 'SC' }), ['SC']],
    ['a rate', { aliquota_iva: '22.00' }, ['22%']],
    [
      'a nature that the summary does not explain',
      { aliquota_iva: '0.00', natura: 'N4' },
      ['0%\u00a0N4', 'Natura=N4 · Esenti'],
    ],
  ])('%s', (_name, line, shown) => {
    expect(lineOf(line)).toEqual(shown);
  });

  test('a Natura explained by the summary', () => {
    expect(lineOf({ aliquota_iva: '0.00', natura: 'N4' }, { natura: 'N4' })).toEqual(['0%\u00a0N4']);
  });
});
