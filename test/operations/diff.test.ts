import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../src/model/index.ts';
import { type DiffOptions, diffInvoices } from '../../src/operations/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE } from '../support/sample.ts';

const base = (): Invoice => parseInvoice(SAMPLE);

type Row = readonly [
  op: string,
  path: string | null,
  pathB: string | null,
  field: string | null,
  from: unknown,
  to: unknown,
];

const rows = (a: unknown, b: unknown, options: DiffOptions = {}): readonly Row[] =>
  diffInvoices(a as Invoice, b as Invoice, options).map(({ op, path, pathB, field, from, to }) => [
    op,
    path,
    pathB,
    field,
    from,
    to,
  ]);

/** A deep copy with one value set, or removed if undefined. */
function put<T>(invoice: T, pointer: string, value: unknown): T {
  const copy = structuredClone(invoice);
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  let at = copy as Record<string, unknown>;
  for (const step of steps) {
    at[step] ??= {};
    at = at[step] as Record<string, unknown>;
  }
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

const HEADER = '/fattura_elettronica_header';
const BODY = '/fattura_elettronica_body/0';
const DOCUMENT = `${BODY}/dati_generali/dati_generali_documento`;
const GOODS = `${BODY}/dati_beni_servizi`;
const LINES = `${GOODS}/dettaglio_linee`;
const SUMMARIES = `${GOODS}/dati_riepilogo`;
const DETAILS = `${BODY}/dati_pagamento/0/dettaglio_pagamento`;

const line = (number: number, text: string, price = '10.00'): Record<string, unknown> => ({
  numero_linea: String(number),
  descrizione: text,
  prezzo_unitario: price,
  prezzo_totale: price,
  aliquota_iva: '4.00',
});
const withLines = (...lines: readonly unknown[]): Invoice => put(base(), LINES, lines);

describe('a single field', () => {
  const table: readonly {
    readonly name: string;
    readonly pointer: string;
    readonly a: unknown;
    readonly b: unknown;
    readonly options?: DiffOptions;
    readonly expected: readonly Row[];
  }[] = [
    {
      name: 'another value',
      pointer: `${DOCUMENT}/numero`,
      a: '7',
      b: '8',
      expected: [['changed', `${DOCUMENT}/numero`, `${DOCUMENT}/numero`, '2.1.1.4', '7', '8']],
    },
    {
      name: 'one more',
      pointer: `${DOCUMENT}/importo_totale_documento`,
      a: undefined,
      b: '10.40',
      expected: [['added', null, `${DOCUMENT}/importo_totale_documento`, '2.1.1.9', null, '10.40']],
    },
    {
      name: 'one less',
      pointer: `${HEADER}/dati_trasmissione/pec_destinatario`,
      a: 'a@b.it',
      b: undefined,
      expected: [['removed', `${HEADER}/dati_trasmissione/pec_destinatario`, null, '1.1.6', 'a@b.it', null]],
    },
    {
      name: 'a whole block',
      pointer: `${DOCUMENT}/dati_bollo`,
      a: undefined,
      b: { bollo_virtuale: 'SI' },
      expected: [['added', null, `${DOCUMENT}/dati_bollo`, '2.1.1.6', null, { bollo_virtuale: 'SI' }]],
    },
    {
      name: 'the same amount, written otherwise',
      pointer: `${LINES}/0/prezzo_unitario`,
      a: '10.00',
      b: '10.000000',
      expected: [],
    },
    {
      name: 'the same amount, with a million zeros',
      pointer: `${LINES}/0/prezzo_unitario`,
      a: `${'0'.repeat(1_000_000)}10.${'0'.repeat(1_000_000)}`,
      b: '10',
      expected: [],
    },
    {
      name: 'nothing with a sign',
      pointer: `${LINES}/0/prezzo_unitario`,
      a: '-0.00',
      b: '+00.0',
      expected: [],
    },
    {
      name: 'the same amount, written otherwise, exactly',
      pointer: `${LINES}/0/prezzo_unitario`,
      a: '10.00',
      b: '10.000000',
      options: { exact: true },
      expected: [
        [
          'changed',
          `${LINES}/0/prezzo_unitario`,
          `${LINES}/0/prezzo_unitario`,
          '2.2.1.9',
          '10.00',
          '10.000000',
        ],
      ],
    },
    {
      name: 'digits that are not an amount',
      pointer: `${HEADER}/cedente_prestatore/sede/cap`,
      a: '00100',
      b: '00100.0',
      expected: [
        [
          'changed',
          `${HEADER}/cedente_prestatore/sede/cap`,
          `${HEADER}/cedente_prestatore/sede/cap`,
          '1.2.2.3',
          '00100',
          '00100.0',
        ],
      ],
    },
    {
      name: 'an invalid amount',
      pointer: `${LINES}/0/prezzo_unitario`,
      a: '10,00',
      b: '10.00',
      expected: [
        ['changed', `${LINES}/0/prezzo_unitario`, `${LINES}/0/prezzo_unitario`, '2.2.1.9', '10,00', '10.00'],
      ],
    },
    {
      name: 'a country that is the default',
      pointer: `${HEADER}/cedente_prestatore/sede/nazione`,
      a: '',
      b: 'IT',
      expected: [],
    },
    {
      name: 'base64 in lines',
      pointer: `${BODY}/allegati`,
      a: [{ nome_attachment: 'a', attachment: 'AAAA BBBB' }],
      b: [{ nome_attachment: 'a', attachment: 'AAAABBBB' }],
      expected: [],
    },
    {
      name: 'the transmission',
      pointer: `${HEADER}/dati_trasmissione/progressivo_invio`,
      a: 'A1',
      b: 'A2',
      options: { ignoreTransmission: true },
      expected: [],
    },
    {
      name: 'an attribute of the root',
      pointer: '/versione',
      a: 'FPR12',
      b: 'FPA12',
      expected: [['changed', '/versione', '/versione', null, 'FPR12', 'FPA12']],
    },
    {
      name: 'an unknown key',
      pointer: `${DOCUMENT}/nu~me/ro`.replace('~me/ro', '~mero'),
      a: undefined,
      b: 1,
      expected: [['added', null, `${DOCUMENT}/nu~0mero`, null, null, 1]],
    },
  ];

  it.each(table)('$name', ({ pointer, a, b, options, expected }) => {
    expect(rows(put(base(), pointer, a), put(base(), pointer, b), options)).toEqual(expected);
  });
});

describe('lines', () => {
  const table: readonly {
    readonly name: string;
    readonly a: readonly unknown[];
    readonly b: readonly unknown[];
    readonly options?: DiffOptions;
    readonly expected: readonly Row[];
  }[] = [
    {
      name: 'one more at the end',
      a: [line(1, 'Pane')],
      b: [line(1, 'Pane'), line(2, 'Latte')],
      expected: [['added', null, `${LINES}/1`, '2.2.1', null, line(2, 'Latte')]],
    },
    {
      name: 'one more at the beginning: the others are renumbered and nothing else',
      a: [line(1, 'Pane'), line(2, 'Latte')],
      b: [line(1, 'Vino'), line(2, 'Pane'), line(3, 'Latte')],
      expected: [
        ['added', null, `${LINES}/0`, '2.2.1', null, line(1, 'Vino')],
        ['changed', `${LINES}/0/numero_linea`, `${LINES}/1/numero_linea`, '2.2.1.1', '1', '2'],
        ['changed', `${LINES}/1/numero_linea`, `${LINES}/2/numero_linea`, '2.2.1.1', '2', '3'],
      ],
    },
    {
      name: 'one less of several that only differ in price',
      a: [line(1, 'Ore', '1.00'), line(2, 'Ore', '2.00'), line(3, 'Ore', '3.00')],
      b: [line(1, 'Ore', '1.00'), line(3, 'Ore', '3.00')],
      expected: [['removed', `${LINES}/1`, null, '2.2.1', line(2, 'Ore', '2.00'), null]],
    },
    {
      name: 'the first of several that only differ in price: the others are renumbered',
      a: [line(1, 'Ore', '1.00'), line(2, 'Ore', '2.00'), line(3, 'Ore', '3.00')],
      b: [line(1, 'Ore', '2.00'), line(2, 'Ore', '3.00')],
      expected: [
        ['removed', `${LINES}/0`, null, '2.2.1', line(1, 'Ore', '1.00'), null],
        ['changed', `${LINES}/1/numero_linea`, `${LINES}/0/numero_linea`, '2.2.1.1', '2', '1'],
        ['changed', `${LINES}/2/numero_linea`, `${LINES}/1/numero_linea`, '2.2.1.1', '3', '2'],
      ],
    },
    {
      name: 'a price',
      a: [line(1, 'Pane'), line(2, 'Latte', '5.00')],
      b: [line(1, 'Pane'), line(2, 'Latte', '6.00')],
      expected: [
        ['changed', `${LINES}/1/prezzo_unitario`, `${LINES}/1/prezzo_unitario`, '2.2.1.9', '5.00', '6.00'],
        ['changed', `${LINES}/1/prezzo_totale`, `${LINES}/1/prezzo_totale`, '2.2.1.11', '5.00', '6.00'],
      ],
    },
    {
      name: 'a price and a number: still the same line',
      a: [line(1, 'Pane'), line(2, 'Latte', '5.00')],
      b: [line(1, 'Pane'), line(7, 'Latte', '6.00')],
      expected: [
        ['changed', `${LINES}/1/numero_linea`, `${LINES}/1/numero_linea`, '2.2.1.1', '2', '7'],
        ['changed', `${LINES}/1/prezzo_unitario`, `${LINES}/1/prezzo_unitario`, '2.2.1.9', '5.00', '6.00'],
        ['changed', `${LINES}/1/prezzo_totale`, `${LINES}/1/prezzo_totale`, '2.2.1.11', '5.00', '6.00'],
      ],
    },
    {
      name: 'nothing in common but the number',
      a: [line(1, 'Pane'), line(2, 'Latte', '5.00')],
      b: [line(1, 'Pane'), { ...line(2, 'Trasporto', '9.00'), aliquota_iva: '22.00' }],
      expected: [
        ['changed', `${LINES}/1/descrizione`, `${LINES}/1/descrizione`, '2.2.1.4', 'Latte', 'Trasporto'],
        ['changed', `${LINES}/1/prezzo_unitario`, `${LINES}/1/prezzo_unitario`, '2.2.1.9', '5.00', '9.00'],
        ['changed', `${LINES}/1/prezzo_totale`, `${LINES}/1/prezzo_totale`, '2.2.1.11', '5.00', '9.00'],
        ['changed', `${LINES}/1/aliquota_iva`, `${LINES}/1/aliquota_iva`, '2.2.1.12', '4.00', '22.00'],
      ],
    },
    {
      name: 'one description for all, some with the same content: the first of these, with the same number if possible',
      a: [line(1, 'Ore', '1.00'), line(2, 'Ore', '1.00'), line(3, 'Ore', '2.0'), line(4, 'Ore', '3.00')],
      b: [line(2, 'Ore', '1.00'), line(3, 'Ore', '1.00'), line(4, 'Ore', '2.00')],
      expected: [
        ['moved', `${LINES}/0`, `${LINES}/1`, '2.2.1', null, null],
        ['changed', `${LINES}/0/numero_linea`, `${LINES}/1/numero_linea`, '2.2.1.1', '1', '3'],
        ['changed', `${LINES}/2/numero_linea`, `${LINES}/2/numero_linea`, '2.2.1.1', '3', '4'],
        ['removed', `${LINES}/3`, null, '2.2.1', line(4, 'Ore', '3.00'), null],
      ],
    },
    {
      name: 'a member with another name: another content',
      a: [{ ...line(1, 'Pane'), unita_misura: 'x' }, line(2, 'Latte')],
      b: [line(1, 'Latte'), { ...line(2, 'Pane'), riferimento_amministrazione: 'x' }],
      expected: [
        ['moved', `${LINES}/0`, `${LINES}/1`, '2.2.1', null, null],
        ['changed', `${LINES}/0/numero_linea`, `${LINES}/1/numero_linea`, '2.2.1.1', '1', '2'],
        ['removed', `${LINES}/0/unita_misura`, null, '2.2.1.6', 'x', null],
        ['added', null, `${LINES}/1/riferimento_amministrazione`, '2.2.1.15', null, 'x'],
        ['changed', `${LINES}/1/numero_linea`, `${LINES}/0/numero_linea`, '2.2.1.1', '2', '1'],
      ],
    },
    {
      name: 'another order',
      a: [line(1, 'Pane'), line(2, 'Latte'), line(3, 'Vino')],
      b: [line(3, 'Vino'), line(1, 'Pane'), line(2, 'Latte')],
      expected: [['moved', `${LINES}/2`, `${LINES}/0`, '2.2.1', null, null]],
    },
    {
      name: 'another order that does not count, with other numbers',
      a: [line(1, 'Pane'), line(2, 'Latte'), line(3, 'Vino')],
      b: [line(1, 'Vino'), line(2, 'Pane'), line(3, 'Latte')],
      options: { ignoreLineOrder: true },
      expected: [],
    },
    {
      name: 'what is different in another order that does not count',
      a: [line(1, 'Pane'), line(2, 'Latte')],
      b: [line(1, 'Latte'), line(2, 'Pane', '11.00')],
      options: { ignoreLineOrder: true },
      expected: [
        ['changed', `${LINES}/0/prezzo_unitario`, `${LINES}/1/prezzo_unitario`, '2.2.1.9', '10.00', '11.00'],
        ['changed', `${LINES}/0/prezzo_totale`, `${LINES}/1/prezzo_totale`, '2.2.1.11', '10.00', '11.00'],
      ],
    },
  ];

  it.each(table)('$name', ({ a, b, options, expected }) => {
    expect(rows(withLines(...a), withLines(...b), options)).toEqual(expected);
  });

  it('are referred to by number: if order is ignored, references follow', () => {
    const DDT = `${BODY}/dati_generali/dati_ddt`;
    const ddt = (...numbers: readonly string[]) => [
      { numero_ddt: '5', data_ddt: '2026-01-01', riferimento_numero_linea: numbers },
    ];
    const a = put(withLines(line(1, 'Pane'), line(2, 'Latte'), line(3, 'Vino')), DDT, ddt('1', '2'));
    const moved = withLines(line(1, 'Vino'), line(2, 'Latte'), line(3, 'Pane'));
    const options = { ignoreLineOrder: true };
    expect(rows(a, put(moved, DDT, ddt('3', '2')), options)).toEqual([]);
    expect(rows(a, put(moved, DDT, ddt('2', '3')), options)).toEqual([]);
    expect(rows(a, put(moved, DDT, ddt('1', '2')), options)).toEqual([
      [
        'changed',
        `${DDT}/0/riferimento_numero_linea/0`,
        `${DDT}/0/riferimento_numero_linea/0`,
        '2.1.8.3',
        '1',
        '1',
      ],
    ]);
  });
});

describe('other repeated blocks', () => {
  const summary = (rate: string, taxable: string, more: Readonly<Record<string, string>> = {}) => ({
    aliquota_iva: rate,
    ...more,
    imponibile_importo: taxable,
    imposta: '1.00',
  });
  const instalment = (day: string, amount: string) => ({
    modalita_pagamento: 'MP05',
    data_scadenza_pagamento: day,
    importo_pagamento: amount,
  });
  const terms = (...details: readonly unknown[]) => [
    { condizioni_pagamento: 'TP01', dettaglio_pagamento: details },
  ];

  const table: readonly {
    readonly name: string;
    readonly pointer: string;
    readonly a: unknown;
    readonly b: unknown;
    readonly options?: DiffOptions;
    readonly expected: readonly Row[];
  }[] = [
    {
      name: 'summaries by rate and natura, in any order',
      pointer: SUMMARIES,
      a: [
        summary('4.00', '10.00'),
        summary('0.00', '5.00', { natura: 'N1' }),
        summary('0.00', '6.00', { natura: 'N4' }),
      ],
      b: [
        summary('0.00', '6.00', { natura: 'N4' }),
        summary('0.00', '5.50', { natura: 'N1' }),
        summary('4.0', '10.00'),
      ],
      expected: [
        [
          'changed',
          `${SUMMARIES}/1/imponibile_importo`,
          `${SUMMARIES}/1/imponibile_importo`,
          '2.2.2.5',
          '5.00',
          '5.50',
        ],
      ],
    },
    {
      name: 'an empty natura, which is none but not missing',
      pointer: SUMMARIES,
      a: [summary('4.00', '1.00'), summary('4.00', '2.00', { natura: '' })],
      b: [summary('4.00', '3.00', { natura: '' }), summary('4.00', '4.00')],
      expected: [
        [
          'changed',
          `${SUMMARIES}/0/imponibile_importo`,
          `${SUMMARIES}/1/imponibile_importo`,
          '2.2.2.5',
          '1.00',
          '4.00',
        ],
        [
          'changed',
          `${SUMMARIES}/1/imponibile_importo`,
          `${SUMMARIES}/0/imponibile_importo`,
          '2.2.2.5',
          '2.00',
          '3.00',
        ],
      ],
    },
    {
      name: 'a summary that has nothing but its rate in common',
      pointer: SUMMARIES,
      a: [summary('4.00', '10.00', { esigibilita_iva: 'I' }), summary('10.00', '5.00')],
      b: [summary('10.00', '5.00'), { aliquota_iva: '4.00', imponibile_importo: '9.00', imposta: '0.36' }],
      expected: [
        [
          'changed',
          `${SUMMARIES}/0/imponibile_importo`,
          `${SUMMARIES}/1/imponibile_importo`,
          '2.2.2.5',
          '10.00',
          '9.00',
        ],
        ['changed', `${SUMMARIES}/0/imposta`, `${SUMMARIES}/1/imposta`, '2.2.2.6', '1.00', '0.36'],
        ['removed', `${SUMMARIES}/0/esigibilita_iva`, null, '2.2.2.7', 'I', null],
      ],
    },
    {
      name: 'summaries of one rate by esigibilità',
      pointer: SUMMARIES,
      a: [
        summary('22.00', '1.00', { esigibilita_iva: 'I' }),
        summary('22.00', '2.00', { esigibilita_iva: 'S' }),
      ],
      b: [summary('22.00', '2.00', { esigibilita_iva: 'S' })],
      expected: [
        [
          'removed',
          `${SUMMARIES}/0`,
          null,
          '2.2.2',
          { aliquota_iva: '22.00', imponibile_importo: '1.00', imposta: '1.00', esigibilita_iva: 'I' },
          null,
        ],
      ],
    },
    {
      name: 'another order of summaries, exactly',
      pointer: SUMMARIES,
      a: [summary('4.00', '10.00'), summary('10.00', '5.00')],
      b: [summary('10.00', '5.00'), summary('4.00', '10.00')],
      options: { exact: true },
      expected: [['moved', `${SUMMARIES}/0`, `${SUMMARIES}/1`, '2.2.2', null, null]],
    },
    {
      name: 'instalments by due date',
      pointer: `${BODY}/dati_pagamento`,
      a: terms(instalment('2026-04-30', '5.00'), instalment('2026-05-31', '5.40')),
      b: terms(instalment('2026-05-31', '5.40'), instalment('2026-04-30', '6.00')),
      expected: [
        [
          'changed',
          `${DETAILS}/0/importo_pagamento`,
          `${DETAILS}/1/importo_pagamento`,
          '2.4.2.6',
          '5.00',
          '6.00',
        ],
      ],
    },
    {
      name: 'instalments by amount where the date moved',
      pointer: `${BODY}/dati_pagamento`,
      a: terms(instalment('2026-04-30', '5.00'), instalment('2026-05-31', '5.40')),
      b: terms(instalment('2026-04-30', '5.00'), instalment('2026-06-30', '5.40')),
      expected: [
        [
          'changed',
          `${DETAILS}/1/data_scadenza_pagamento`,
          `${DETAILS}/1/data_scadenza_pagamento`,
          '2.4.2.5',
          '2026-05-31',
          '2026-06-30',
        ],
      ],
    },
    {
      name: 'causale, which is a text in order',
      pointer: `${DOCUMENT}/causale`,
      a: ['uno', 'due'],
      b: ['due', 'uno'],
      expected: [['moved', `${DOCUMENT}/causale/0`, `${DOCUMENT}/causale/1`, '2.1.1.11', null, null]],
    },
    {
      name: 'a text of causale',
      pointer: `${DOCUMENT}/causale`,
      a: ['uno', 'due'],
      b: ['uno', 'tre'],
      expected: [['changed', `${DOCUMENT}/causale/1`, `${DOCUMENT}/causale/1`, '2.1.1.11', 'due', 'tre']],
    },
    {
      name: 'attachments by name',
      pointer: `${BODY}/allegati`,
      a: [
        { nome_attachment: 'a.pdf', attachment: 'AAAA' },
        { nome_attachment: 'b.pdf', attachment: 'BBBB' },
      ],
      b: [{ nome_attachment: 'b.pdf', attachment: 'CCCC' }],
      expected: [
        [
          'removed',
          `${BODY}/allegati/0`,
          null,
          '2.5',
          { nome_attachment: 'a.pdf', attachment: 'AAAA' },
          null,
        ],
        [
          'changed',
          `${BODY}/allegati/1/attachment`,
          `${BODY}/allegati/0/attachment`,
          '2.5.5',
          'BBBB',
          'CCCC',
        ],
      ],
    },
    {
      name: 'data of the transport, by similarity',
      pointer: `${BODY}/dati_generali/dati_trasporto/dati_anagrafici_vettore/anagrafica`,
      a: { denominazione: 'A' },
      b: { denominazione: 'B' },
      expected: [
        [
          'changed',
          `${BODY}/dati_generali/dati_trasporto/dati_anagrafici_vettore/anagrafica/denominazione`,
          `${BODY}/dati_generali/dati_trasporto/dati_anagrafici_vettore/anagrafica/denominazione`,
          '2.1.9.1.3.1',
          'A',
          'B',
        ],
      ],
    },
  ];

  it.each(table)('$name', ({ pointer, a, b, options, expected }) => {
    expect(rows(put(base(), pointer, a), put(base(), pointer, b), options)).toEqual(expected);
  });

  it('matches invoices of a lotto by number', () => {
    const [body] = base().fattura_elettronica_body;
    const numbered = (number: string) =>
      put({ body }, '/body/dati_generali/dati_generali_documento/numero', number).body;
    const a = put(base(), '/fattura_elettronica_body', [numbered('1'), numbered('2')]);
    const b = put(base(), '/fattura_elettronica_body', [numbered('2'), numbered('3')]);
    expect(rows(a, b)).toEqual([
      ['removed', '/fattura_elettronica_body/0', null, '2', numbered('1'), null],
      ['added', null, '/fattura_elettronica_body/1', '2', null, numbered('3')],
    ]);
  });
});

describe('invalid invoices', () => {
  it('are compared as far as they exist', () => {
    expect(rows({ versione: 'FPR12' }, { versione: 'FPR12', x: [1] })).toEqual([
      ['added', null, '/x/0', null, null, 1],
    ]);
    expect(rows(put(base(), LINES, 'no list'), base()).map(([op]) => op)).toEqual(['changed']);
    expect(() => diffInvoices(null as unknown as Invoice, base())).toThrow(TypeError);
  });

  it('compares an ordinary and a simplified invoice field by field', () => {
    const simplified = {
      versione: 'FSM10',
      fattura_elettronica_header: { dati_trasmissione: { progressivo_invio: 'A1' } },
    };
    const found = rows(base(), simplified);
    expect(found).toContainEqual(['changed', '/versione', '/versione', null, 'FPR12', 'FSM10']);
    expect(found.some(([, path]) => path === `${HEADER}/dati_trasmissione/progressivo_invio`)).toBe(false);
  });
});
