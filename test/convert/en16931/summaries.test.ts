/** Summaries of FatturaPA as VAT breakdowns, and back: several Natura and provisions of one category and rate. */
import { expect, it } from 'vitest';
import { buildInvoice, type InvoiceBrief } from '../../../src/build/index.ts';
import { fromEuropean, type Profile, toEuropean } from '../../../src/convert/en16931/index.ts';
import type { OrdinaryInvoice } from '../../../src/model/index.ts';
import { validateInvoice } from '../../../src/validate/index.ts';
import { briefOf } from '../../build/briefs.ts';

interface Row {
  readonly name: string;
  readonly brief: Partial<InvoiceBrief>;
  readonly profile?: Profile;
  /** BT-116 and BT-120. */
  readonly taxes: readonly string[];
  /** Values of summaries that are not kept: number, status, code, value and what is written. */
  readonly entries?: readonly string[];
  /** The summaries after the way back: Natura or rate, taxable amount, provision. */
  readonly back: readonly string[];
}

const item = (price: number, natura: 'N1' | 'N2.1' | 'N4' | 'N6.3', riferimento_normativo: string) =>
  ({ descrizione: 'Lavori', prezzo_unitario: price, natura, riferimento_normativo }) as const;

const A60 = 'a'.repeat(60);
const B60 = 'b'.repeat(60);
/** The breakdown of the stamp duty, which becomes no summary. */
const STAMP = '0.00 ';
const MERGED = (value: string, to: string) => `2.2.2.5 changed X-CATEGORY-MERGED ${value} ${to}`;
const UNTAXED = (to: string) => `2.2.2.6 changed X-CATEGORY-MERGED 0.00 ${to}`;

const rows: readonly Row[] = [
  {
    name: 'two Natura',
    brief: { linee: [item(100, 'N4', 'art. 10'), item(50, 'N2.1', 'art. 7')] },
    taxes: ['150.00 N4#art. 10; N2.1#art. 7'],
    entries: [MERGED('100.00', '150.00'), MERGED('50.00', '150.00'), UNTAXED('0.00')],
    back: ['N4 100.00 art. 10', 'N2.1 50.00 art. 7'],
  },
  {
    name: 'a Natura that only a fund has',
    brief: {
      linee: [item(100, 'N6.3', 'art. 17')],
      casse: [{ tipo_cassa: 'TC04', al_cassa: 4, natura: 'N6.6', riferimento_normativo: 'art. 17, c. 6' }],
    },
    taxes: ['104.00 N6.3#art. 17; N6.6#art. 17, c. 6'],
    entries: [MERGED('100.00', '104.00'), MERGED('4.00', '104.00'), UNTAXED('0.00')],
    back: ['N6.3 100.00 art. 17', 'N6.6 4.00 art. 17, c. 6'],
  },
  {
    name: 'lines of zero with N1',
    brief: {
      linee: [
        { descrizione: 'Lavori', prezzo_unitario: 100, aliquota_iva: 22 },
        item(0, 'N1', 'art. 15 DPR 633/1972'),
      ],
    },
    taxes: ['100.00 ', '0.00 '],
    entries: ['2.2.2.8 dropped X-NOPLACE art. 15 DPR 633/1972 '],
    back: ['22.00 100.00 ', 'N1 0.00 Operazione esclusa ex art. 15 DPR 633/72'],
  },
  {
    name: 'two provisions of a Natura',
    brief: { linee: [item(100, 'N4', 'art. 10'), item(50, 'N4', 'art. 11')] },
    taxes: ['150.00 N4#art. 10; N4#art. 11'],
    entries: [MERGED('100.00', '150.00'), MERGED('50.00', '150.00'), UNTAXED('0.00')],
    back: ['N4 150.00 art. 10; art. 11'],
  },
  {
    name: 'a provision with a semicolon',
    brief: { linee: [item(100, 'N4', 'art. 10; DPR 633/1972')] },
    taxes: ['100.00 N4#art. 10; DPR 633/1972'],
    back: ['N4 100.00 art. 10; DPR 633/1972'],
  },
  {
    name: 'provisions that are too long for AgID',
    profile: 'agid',
    brief: { linee: [item(100, 'N4', A60), item(50, 'N2.1', B60)] },
    taxes: [`150.00 N4#${A60}; N2.1#${B60.slice(0, 35)}`, STAMP],
    entries: [
      MERGED('100.00', '150.00'),
      MERGED('50.00', '150.00'),
      UNTAXED('0.00'),
      `2.2.2.8 trimmed X-LENGTH ${B60} ${B60.slice(0, 35)}`,
    ],
    back: [`N4 100.00 ${A60}`, `N2.1 50.00 ${B60.slice(0, 35)}`],
  },
  {
    name: 'the Natura before the provisions',
    profile: 'agid',
    brief: { linee: [item(100, 'N4', 'a'.repeat(98)), item(50, 'N2.1', B60)] },
    taxes: [`150.00 N4#${'a'.repeat(96)}; N2.1`, STAMP],
    entries: [
      MERGED('100.00', '150.00'),
      `2.2.2.8 trimmed X-LENGTH ${'a'.repeat(98)} ${'a'.repeat(96)}`,
      MERGED('50.00', '150.00'),
      UNTAXED('0.00'),
      `2.2.2.8 trimmed X-LENGTH ${B60} `,
    ],
    back: [`N4 100.00 ${'a'.repeat(96)}`, 'N2.1 50.00 VATEX-EU-132'],
  },
];

it.each(rows)('$name', ({ brief, profile = 'en16931', taxes, entries = [], back }) => {
  const there = toEuropean(buildInvoice(briefOf(brief)), { profile, syntax: 'ubl' });
  expect(there.invoice.taxes.map(({ base, reason = '' }) => `${base} ${reason}`)).toEqual(taxes);
  expect(
    there.entries
      .filter(({ number, status }) => number?.startsWith('2.2.2.') === true && status !== 'kept')
      .map(({ number, status, code, value, to }) => `${number} ${status} ${code} ${value} ${to ?? ''}`),
  ).toEqual(entries);
  const { invoice } = fromEuropean(there.invoice, { check: validateInvoice });
  expect(
    invoice.fattura_elettronica_body[0]?.dati_beni_servizi.dati_riepilogo.map(
      ({ aliquota_iva, natura = aliquota_iva, imponibile_importo, riferimento_normativo = '' }) =>
        `${natura} ${imponibile_importo} ${riferimento_normativo}`,
    ),
  ).toEqual(back);
});

it.each<[name: string, profile: Profile, percentuale: number, entry: string]>([
  ['a surcharge, in the net price alone', 'en16931', 10, '2.2.1.9 changed BT-146 110.00'],
  ['a surcharge, beside the net price', 'agid', 10, '2.2.1.9 kept BT-148 '],
  ['a discount', 'en16931', -10, '2.2.1.9 kept BT-148 '],
])('the price of a line with %s', (_, profile, percentuale, entry) => {
  const step = {
    percentuale: Math.abs(percentuale),
    ...(percentuale > 0 ? { maggiorazione: true as const } : {}),
  };
  const linee = [{ descrizione: 'Lavori', prezzo_unitario: 100, aliquota_iva: 22, sconti: [step] }];
  const { entries } = toEuropean(buildInvoice(briefOf({ linee })), { profile, syntax: 'ubl' });
  const found = entries.find(({ number }) => number === '2.2.1.9');
  expect(`${found?.number} ${found?.status} ${found?.term} ${found?.to ?? ''}`).toBe(entry);
});

it.each<[name: string, lines: readonly string[], expenses: string, expected: readonly string[]]>([
  ['in a line, with lines that are rounded', ['1.665', '31.15'], '31.15', ['allowance 0.01 Arrotondamento']],
  ['in a line', ['1.66', '31.15'], '31.15', []],
  ['in no line', ['1.66'], '31.15', ['charge 31.15 Spese accessorie']],
])('SpeseAccessorie %s', (_, lines, spese_accessorie, expected) => {
  const linee = lines.map((prezzo_unitario) => ({
    descrizione: 'Lavori',
    prezzo_unitario,
    aliquota_iva: 22,
  }));
  const invoice = structuredClone(
    buildInvoice(briefOf({ linee, rounding: 'per_aliquota' })),
  ) as OrdinaryInvoice;
  const { dati_beni_servizi, dati_generali } = invoice.fattura_elettronica_body[0]!;
  Object.assign(dati_beni_servizi.dati_riepilogo[0]!, {
    spese_accessorie,
    imponibile_importo: '32.81',
    imposta: '7.22',
  });
  dati_generali.dati_generali_documento.importo_totale_documento = '40.03';
  const { allowances = [], charges = [] } = toEuropean(invoice, {
    profile: 'en16931',
    syntax: 'ubl',
  }).invoice;
  expect([
    ...allowances.map(({ amount, reason }) => `allowance ${amount} ${reason}`),
    ...charges.map(({ amount, reason }) => `charge ${amount} ${reason}`),
  ]).toEqual(expected);
});
