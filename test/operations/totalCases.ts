/** Invoices with a changed amount, and the differences that are found. */
import type { Invoice } from '../../src/model/index.ts';
import { type RecomputedTotal, recomputeTotals } from '../../src/operations/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE } from '../support/sample.ts';

const BODY = '/fattura_elettronica_body/0/';
const DOC = 'dati_generali/dati_generali_documento';
const GOODS = 'dati_beni_servizi';
export const LINE = `${GOODS}/dettaglio_linee/0`;
const SUMMARY = `${GOODS}/dati_riepilogo/0`;

type Changes = Readonly<Record<string, unknown>>;

/** The sample, one line of 10.00 at 4%, with values set, or removed if undefined. */
export function sampleWithBody(changes: Changes): Invoice {
  const invoice = parseInvoice(SAMPLE);
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('/');
    const last = steps.pop() ?? '';
    let at = invoice.fattura_elettronica_body[0] as unknown as Record<string, unknown>;
    for (const step of steps) at = at[step] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return invoice;
}

/** Path below the body, formula, stated, computed, difference, true if tolerated, code, reading. */
type Row = readonly [
  path: string,
  formula: RecomputedTotal['formula'],
  stated: string | null,
  computed: string,
  difference: string,
  tolerated: 'in' | 'beyond',
  control: string | null,
  reading: RecomputedTotal['reading'],
];

export function rows(invoice: Invoice): readonly Row[] {
  return recomputeTotals(invoice).map((one) => [
    one.path.replace(BODY, ''),
    one.formula,
    one.stated,
    one.computed,
    one.difference,
    one.within ? 'in' : 'beyond',
    one.control,
    one.reading,
  ]);
}

const line = (total: string, rate: string, more: Changes = {}): unknown => ({
  numero_linea: '1',
  descrizione: 'Pane',
  prezzo_unitario: total,
  prezzo_totale: total,
  aliquota_iva: rate,
  ...more,
});
const summary = (rate: string, taxable: string, tax: string, more: Changes = {}): unknown => ({
  aliquota_iva: rate,
  imponibile_importo: taxable,
  imposta: tax,
  ...more,
});
export const paid = (terms: string, ...amounts: readonly string[]): unknown => ({
  condizioni_pagamento: terms,
  dettaglio_pagamento: amounts.map((amount) => ({ modalita_pagamento: 'MP05', importo_pagamento: amount })),
});
const discount = (more: Changes, type = 'SC'): unknown => ({ tipo: type, ...more });

export const PRICE = `${LINE}/prezzo_totale`;
const TAXABLE = `${SUMMARY}/imponibile_importo`;
export const TAX = `${SUMMARY}/imposta`;
export const TOTAL = `${DOC}/importo_totale_documento`;
const WITHHELD = `${DOC}/dati_ritenuta/0/importo_ritenuta`;

export const price = (stated: string, computed: string, difference: string, tolerated: Row[5]): Row => [
  PRICE,
  'line.total',
  stated,
  computed,
  difference,
  tolerated,
  '00423',
  null,
];
const total = (
  stated: string,
  difference: string,
  tolerated: Row[5],
  reading: Row[7],
  computed = '10.40',
): Row => [TOTAL, 'document.total', stated, computed, difference, tolerated, 'Q-TOTAL', reading];
const due = (
  stated: string,
  difference: string,
  tolerated: Row[5],
  reading: Row[7],
  computed = '10.40',
): Row => ['dati_pagamento', 'document.due', stated, computed, difference, tolerated, 'Q-PAYMENTS', reading];

/** A withholding of 20%, with the line marked or not. */
export const ritenuta = (amount: string, marked: 'SI' | undefined): Changes => ({
  [`${LINE}/ritenuta`]: marked,
  [`${DOC}/dati_ritenuta`]: [
    { tipo_ritenuta: 'RT01', importo_ritenuta: amount, aliquota_ritenuta: '20.00', causale_pagamento: 'A' },
  ],
});

interface Case {
  readonly of: string;
  readonly changes: Changes;
  readonly expected: readonly Row[];
}

export const cases: readonly Case[] = [
  { of: 'nothing', changes: {}, expected: [] },
  // 00423: less than a cent from 10.00 × 3.
  {
    of: 'a line, a cent under its quantity',
    changes: { [`${LINE}/quantita`]: '3.00', [PRICE]: '29.99', [TAXABLE]: '29.99', [TAX]: '1.20' },
    expected: [price('29.99', '30.00', '-0.01', 'beyond')],
  },
  {
    of: 'a line, less than a cent over',
    changes: { [PRICE]: '10.009' },
    expected: [
      price('10.009', '10.00', '0.009', 'in'),
      [TAXABLE, 'summary.taxable', '10.00', '10.01', '-0.01', 'in', '00422', null],
    ],
  },
  // 3 × 3.333333 = 9.999999, to two decimals 10.00.
  {
    of: 'nothing, with more decimals in the price',
    changes: { [`${LINE}/prezzo_unitario`]: '3.333333', [`${LINE}/quantita`]: '3.00' },
    expected: [],
  },
  // 10.00 - 10% = 9.00, - 0.50 = 8.50, × 2 = 17.00; Importo per unit, and Percentuale is ignored.
  {
    of: 'nothing, with discounts in cascade',
    changes: {
      [`${LINE}/quantita`]: '2.00',
      [`${LINE}/sconto_maggiorazione`]: [
        discount({ percentuale: '10.00' }),
        discount({ percentuale: '50.00', importo: '0.50' }),
      ],
      [PRICE]: '17.00',
      [TAXABLE]: '17.00',
      [TAX]: '0.68',
    },
    expected: [],
  },
  {
    of: 'a discount by amount taken once',
    changes: {
      [`${LINE}/quantita`]: '2.00',
      [`${LINE}/sconto_maggiorazione`]: [discount({ importo: '1.00' })],
      [PRICE]: '19.00',
      [TAXABLE]: '19.00',
      [TAX]: '0.76',
    },
    expected: [price('19.00', '18.00', '1.00', 'beyond')],
  },
  // 00422: less than a euro, and the tax follows what is stated.
  {
    of: 'a taxable amount, 99 cents over',
    changes: { [TAXABLE]: '10.99', [TAX]: '0.44' },
    expected: [[TAXABLE, 'summary.taxable', '10.99', '10.00', '0.99', 'in', '00422', null]],
  },
  {
    of: 'a taxable amount, a euro over',
    changes: { [TAXABLE]: '11.00', [TAX]: '0.44' },
    expected: [[TAXABLE, 'summary.taxable', '11.00', '10.00', '1.00', 'beyond', '00422', null]],
  },
  {
    of: 'nothing, with the rounding of the summary',
    changes: { [TAXABLE]: '11.00', [`${SUMMARY}/arrotondamento`]: '1.00', [TAX]: '0.44' },
    expected: [],
  },
  {
    of: 'lines that no summary has',
    changes: { [`${GOODS}/dettaglio_linee`]: [line('10.00', '4.00'), line('5.00', '22.00')] },
    expected: [
      [
        `${GOODS}/dati_riepilogo/1/imponibile_importo`,
        'summary.taxable',
        null,
        '5.00',
        '-5.00',
        'beyond',
        '00422',
        null,
      ],
    ],
  },
  // SdI adds up by rate, so 00422 does not detect the wrong Natura.
  {
    of: 'a Natura that is another in the summary',
    changes: {
      [`${GOODS}/dettaglio_linee`]: [line('10.00', '0.00', { natura: 'N4' })],
      [`${GOODS}/dati_riepilogo`]: [summary('0.00', '10.00', '0.00', { natura: 'N2.2' })],
    },
    expected: [
      [TAXABLE, 'summary.taxable', '10.00', '0.00', '10.00', 'in', '00422', null],
      [
        `${GOODS}/dati_riepilogo/1/imponibile_importo`,
        'summary.taxable',
        null,
        '10.00',
        '-10.00',
        'in',
        '00422',
        null,
      ],
    ],
  },
  {
    of: 'one of two summaries of a rate, told once',
    changes: {
      [`${GOODS}/dati_riepilogo`]: [
        summary('4.00', '4.00', '0.16', { esigibilita_iva: 'D' }),
        summary('4.00', '4.00', '0.16', { esigibilita_iva: 'I' }),
      ],
    },
    expected: [[TAXABLE, 'summary.taxable', '4.00', '6.00', '-2.00', 'beyond', '00422', null]],
  },
  // 00421: less than a cent from 4% of 10.10, which is 0.404.
  {
    of: 'a tax, cut instead of rounded',
    changes: { [PRICE]: '10.19', [`${LINE}/prezzo_unitario`]: '10.19', [TAXABLE]: '10.19' },
    expected: [[TAX, 'summary.tax', '0.40', '0.41', '-0.01', 'in', '00421', null]],
  },
  {
    of: 'a tax, a cent over',
    changes: { [TAX]: '0.41' },
    expected: [[TAX, 'summary.tax', '0.41', '0.40', '0.01', 'beyond', '00421', null]],
  },
  // Cassa: 4% of 10.00, in the summary with the line.
  {
    of: 'a contribution',
    changes: {
      [`${DOC}/dati_cassa_previdenziale`]: [
        {
          tipo_cassa: 'TC04',
          al_cassa: '4.00',
          importo_contributo_cassa: '0.50',
          imponibile_cassa: '10.00',
          aliquota_iva: '4.00',
        },
      ],
      [TAXABLE]: '10.50',
      [TAX]: '0.42',
    },
    expected: [
      [
        `${DOC}/dati_cassa_previdenziale/0/importo_contributo_cassa`,
        'cassa.contribution',
        '0.50',
        '0.40',
        '0.10',
        'beyond',
        null,
        null,
      ],
    ],
  },
  // Withholding of 20% on 10.00.
  { of: 'nothing withheld wrongly', changes: ritenuta('2.00', 'SI'), expected: [] },
  {
    of: 'a withholding of more',
    changes: ritenuta('2.50', 'SI'),
    expected: [[WITHHELD, 'withholding.amount', '2.50', '2.00', '0.50', 'beyond', null, null]],
  },
  {
    of: 'a withholding of a half',
    changes: ritenuta('1.00', 'SI'),
    expected: [[WITHHELD, 'withholding.amount', '1.00', '2.00', '-1.00', 'in', null, 'part']],
  },
  {
    of: 'a withholding of a line that is not marked',
    changes: ritenuta('2.00', undefined),
    expected: [[WITHHELD, 'withholding.amount', '2.00', '0.00', '2.00', 'in', null, 'unmarked']],
  },
  // The total: 10.00 + 0.40, and its variants in practice.
  { of: 'nothing, where the total is stated', changes: { [TOTAL]: '10.40' }, expected: [] },
  {
    of: 'the total, by nothing known',
    changes: { [TOTAL]: '11.00' },
    expected: [total('11.00', '0.60', 'beyond', null)],
  },
  {
    of: 'the total, by the bollo',
    changes: { [TOTAL]: '12.40', [`${DOC}/dati_bollo`]: { bollo_virtuale: 'SI' } },
    expected: [total('12.40', '2.00', 'in', 'bollo')],
  },
  {
    of: 'the total, by a bollo that says how much',
    changes: { [TOTAL]: '11.40', [`${DOC}/dati_bollo`]: { bollo_virtuale: 'SI', importo_bollo: '1.00' } },
    expected: [total('11.40', '1.00', 'in', 'bollo')],
  },
  {
    of: 'the total, by what is withheld',
    changes: { ...ritenuta('2.00', 'SI'), [TOTAL]: '8.40' },
    expected: [total('8.40', '-2.00', 'beyond', 'withheld')],
  },
  {
    of: 'the total, by the split tax',
    changes: { [TOTAL]: '10.00', [`${SUMMARY}/esigibilita_iva`]: 'S' },
    expected: [total('10.00', '-0.40', 'in', 'split')],
  },
  {
    of: 'the total, by the rounding left out',
    changes: { [TOTAL]: '10.40', [`${DOC}/arrotondamento`]: '-0.40' },
    expected: [total('10.40', '0.40', 'in', 'rounding', '10.00')],
  },
  {
    of: 'the total, by the expenses',
    changes: { [TOTAL]: '13.40', [`${SUMMARY}/spese_accessorie`]: '3.00' },
    expected: [total('13.40', '3.00', 'in', 'expenses')],
  },
  {
    of: 'the total, by the discount of the document',
    changes: { [TOTAL]: '5.20', [`${DOC}/sconto_maggiorazione`]: [discount({ percentuale: '50.00' })] },
    expected: [total('5.20', '-5.20', 'in', 'discount')],
  },
  {
    of: 'the total, by discount and bollo',
    changes: {
      [TOTAL]: '7.20',
      [`${DOC}/sconto_maggiorazione`]: [discount({ importo: '5.20' })],
      [`${DOC}/dati_bollo`]: { bollo_virtuale: 'SI' },
    },
    expected: [total('7.20', '-3.20', 'in', 'several')],
  },
  {
    of: 'the total, by its sign',
    changes: { [TOTAL]: '-10.40' },
    expected: [total('-10.40', '-20.80', 'in', 'sign')],
  },
  {
    of: 'the total, by the currency',
    changes: { [TOTAL]: '99.00', [`${DOC}/divisa`]: 'USD' },
    expected: [total('99.00', '88.60', 'in', 'currency')],
  },
  {
    of: 'the total, by tax of another state',
    changes: { [TOTAL]: '12.00', [`${LINE}/altri_dati_gestionali`]: [{ tipo_dato: 'OSS' }] },
    expected: [total('12.00', '1.60', 'in', 'abroad')],
  },
  // Payments: 10.40.
  {
    of: 'nothing, paid in instalments',
    changes: { dati_pagamento: [paid('TP01', '5.20', '5.20')] },
    expected: [],
  },
  {
    of: 'nothing, paid less what is withheld',
    changes: { ...ritenuta('2.00', 'SI'), dati_pagamento: [paid('TP02', '8.40')] },
    expected: [],
  },
  {
    of: 'payments, by nothing known',
    changes: { dati_pagamento: [paid('TP02', '9.00')] },
    expected: [due('9.00', '-1.40', 'beyond', null)],
  },
  {
    of: 'payments, as they withhold nothing',
    changes: { ...ritenuta('2.00', 'SI'), dati_pagamento: [paid('TP02', '10.40')] },
    expected: [due('10.40', '2.00', 'in', 'withheld', '8.40')],
  },
  {
    of: 'payments, an advance',
    changes: { dati_pagamento: [paid('TP03', '4.00')] },
    expected: [due('4.00', '-6.40', 'in', 'advance')],
  },
  {
    of: 'payments of nothing',
    changes: { dati_pagamento: [paid('TP02', '0.00')] },
    expected: [due('0.00', '-10.40', 'in', 'unpaid')],
  },
  {
    of: 'payments, one way or the other',
    changes: { dati_pagamento: [paid('TP02', '10.40'), paid('TP02', '10.40')] },
    expected: [due('20.80', '10.40', 'in', 'alternatives')],
  },
  {
    of: "payments of the buyer's own document",
    changes: { [`${DOC}/tipo_documento`]: 'TD18', dati_pagamento: [paid('TP02', '10.00')] },
    expected: [due('10.00', '-0.40', 'in', 'ownDocument')],
  },
];
