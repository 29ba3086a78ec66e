/**
 * The totals of EN 16931 for FatturaPA. Each row changes an invoice of one line of 1,000.00 at 22 %; the figures of
 * split payment, funds and withholding are those of AgID's examples.
 */
import { expect, it } from 'vitest';
import { type EuropeanInvoice, type Profile, toEuropean } from '../../../src/convert/en16931/index.ts';
import type { OrdinaryInvoice } from '../../../src/model/index.ts';
import { baseInvoice } from '../../support/ruleInvoice.ts';

type Body = OrdinaryInvoice['fattura_elettronica_body'][number];

interface Change {
  /** Quantity, price, total and rate of each line; a Natura makes the rate 0. */
  readonly lines?: readonly (readonly [
    quantity: string | null,
    price: string,
    total: string,
    natura?: string | undefined,
    discount?: string,
  ])[];
  /** Taxable amount, tax, Natura. */
  readonly summaries?: readonly (readonly [base: string, tax: string, natura?: string])[];
  readonly split?: true;
  readonly fund?: readonly [percent: string, amount: string];
  readonly withheld?: string;
  readonly rounding?: string;
  readonly expenses?: string;
  readonly total?: string;
  /** Instalments; none without a payment group. */
  readonly paid?: readonly string[];
}

function changed(change: Change): OrdinaryInvoice {
  const invoice = baseInvoice('FPA12') as OrdinaryInvoice;
  const body = invoice.fattura_elettronica_body[0]!;
  const { lines = [['1.00', '1000.00', '1000.00']], summaries = [['1000.00', '220.00']] } = change;
  const document = body.dati_generali.dati_generali_documento;
  body.dati_beni_servizi.dettaglio_linee = lines.map(([quantity, price, total, natura, discount], at) => ({
    numero_linea: String(at + 1),
    descrizione: 'Consulenza',
    ...(quantity === null ? {} : { quantita: quantity }),
    prezzo_unitario: price,
    ...(discount === undefined ? {} : { sconto_maggiorazione: [{ tipo: 'SC', percentuale: discount }] }),
    prezzo_totale: total,
    aliquota_iva: natura === undefined ? '22.00' : '0.00',
    ...(natura === undefined ? {} : { natura }),
  })) as Body['dati_beni_servizi']['dettaglio_linee'];
  body.dati_beni_servizi.dati_riepilogo = summaries.map(([base, tax, natura], at) => ({
    aliquota_iva: natura === undefined ? '22.00' : '0.00',
    ...(natura === undefined ? { esigibilita_iva: change.split === true ? 'S' : 'I' } : { natura }),
    ...(change.expenses === undefined || at > 0 ? {} : { spese_accessorie: change.expenses }),
    ...(change.rounding === undefined || at > 0 ? {} : { arrotondamento: change.rounding }),
    imponibile_importo: base,
    imposta: tax,
  })) as Body['dati_beni_servizi']['dati_riepilogo'];
  document.importo_totale_documento = change.total ?? '1220.00';
  if (change.fund !== undefined) {
    const [percent, amount] = change.fund;
    document.dati_cassa_previdenziale = [
      {
        tipo_cassa: 'TC22',
        al_cassa: percent,
        importo_contributo_cassa: amount,
        imponibile_cassa: '1000.00',
        aliquota_iva: '22.00',
      },
    ];
  }
  if (change.withheld !== undefined)
    document.dati_ritenuta = [
      {
        tipo_ritenuta: 'RT02',
        importo_ritenuta: change.withheld,
        aliquota_ritenuta: '20.00',
        causale_pagamento: 'A',
      },
    ];
  const { paid } = change;
  if (paid === undefined) delete body.dati_pagamento;
  else
    body.dati_pagamento = [
      {
        condizioni_pagamento: 'TP02',
        dettaglio_pagamento: paid.map((importo_pagamento) => ({
          modalita_pagamento: 'MP01',
          importo_pagamento,
        })),
      },
    ];
  return invoice;
}

interface Row {
  readonly name: string;
  readonly change: Change;
  readonly totals: EuropeanInvoice['totals'];
  /** Category, rate, base and tax of each group. */
  readonly taxes?: readonly string[];
  /** Quantity, net price, gross price and net amount of the lines. */
  readonly lines?: readonly string[];
  /** Sign, amount and reason of allowances and charges. */
  readonly adjustments?: readonly string[];
  /** Term and amount of the differences in the report, with its code. */
  readonly residuals?: readonly string[];
  readonly profile?: Profile;
}

const rows: readonly Row[] = [
  {
    name: 'plain',
    change: {},
    totals: { lines: '1000.00', net: '1000.00', tax: '220.00', gross: '1220.00', payable: '1220.00' },
    taxes: ['S 22.00 1000.00 220.00'],
  },
  {
    name: 'split payment: the VAT is prepaid, category B',
    change: { split: true },
    totals: {
      lines: '1000.00',
      net: '1000.00',
      tax: '220.00',
      gross: '1220.00',
      prepaid: '220.00',
      payable: '1000.00',
    },
    taxes: ['B 22.00 1000.00 220.00'],
  },
  {
    name: 'fund of 4 % and withholding of 20 %',
    change: {
      fund: ['4.00', '40.00'],
      withheld: '208.00',
      summaries: [['1040.00', '228.80']],
      total: '1268.80',
    },
    totals: {
      lines: '1000.00',
      charges: '40.00',
      net: '1040.00',
      tax: '228.80',
      gross: '1268.80',
      prepaid: '208.00',
      payable: '1060.80',
    },
    adjustments: ['+40.00 TC22'],
  },
  {
    name: 'the same with split payment',
    change: {
      fund: ['4.00', '40.00'],
      withheld: '208.00',
      split: true,
      summaries: [['1040.00', '228.80']],
      total: '1268.80',
    },
    totals: {
      lines: '1000.00',
      charges: '40.00',
      net: '1040.00',
      tax: '228.80',
      gross: '1268.80',
      prepaid: '436.80',
      payable: '832.00',
    },
    adjustments: ['+40.00 TC22'],
  },
  {
    name: 'a fund that the lines already contain is no charge',
    change: {
      fund: ['4.00', '40.00'],
      lines: [
        ['1.00', '960.00', '960.00'],
        ['1.00', '40.00', '40.00'],
      ],
    },
    totals: { lines: '1000.00', net: '1000.00', tax: '220.00', gross: '1220.00', payable: '1220.00' },
    adjustments: [],
  },
  {
    name: 'a negative price is a negative quantity',
    change: {
      lines: [
        ['1.00', '1100.00', '1100.00'],
        ['2.00', '-50.00', '-100.00'],
      ],
      paid: ['1220.00'],
    },
    totals: { lines: '1000.00', net: '1000.00', tax: '220.00', gross: '1220.00', payable: '1220.00' },
    lines: ['1.00 1100.00 - 1100.00', '-2.00 50.00 - -100.00'],
  },
  {
    name: 'a discount is in the net price, a missing quantity is one',
    change: { lines: [[null, '1250.00', '1000.00', undefined, '20.00']] },
    totals: { lines: '1000.00', net: '1000.00', tax: '220.00', gross: '1220.00', payable: '1220.00' },
    lines: ['1.00 1000.00 1250.00 1000.00'],
  },
  {
    name: 'lines of more decimals are rounded, the rest is an adjustment',
    change: { lines: [['3.00', '333.335', '1000.005']] },
    totals: {
      lines: '1000.01',
      allowances: '0.01',
      net: '1000.00',
      tax: '220.00',
      gross: '1220.00',
      payable: '1220.00',
    },
    adjustments: ['-0.01 Arrotondamento'],
  },
  {
    name: 'a rate without a summary has no tax: the difference is stated, with a warning',
    change: {
      lines: [['1.00', '10.00', '10.00']],
      summaries: [['10.00', '0.00', 'N3.3']],
      total: '12.20',
      paid: ['12.20'],
    },
    totals: {
      lines: '10.00',
      allowances: '10.00',
      charges: '10.00',
      net: '10.00',
      tax: '0.00',
      gross: '10.00',
      rounding: '2.20',
      payable: '12.20',
    },
    taxes: ['G 0.00 10.00 0.00', 'S 22.00 0.00 0.00'],
    adjustments: ['+10.00 Arrotondamento', '-10.00 Arrotondamento'],
    residuals: ['X-IMBALANCE BT-99 10.00', 'X-IMBALANCE BT-92 10.00', 'X-IMBALANCE BT-114 2.20'],
  },
  {
    name: 'a Natura without a summary is the base of its lines',
    change: {
      lines: [
        ['1.00', '1000.00', '1000.00'],
        ['1.00', '2.00', '2.00', 'N4'],
      ],
      total: '1222.00',
    },
    totals: { lines: '1002.00', net: '1002.00', tax: '220.00', gross: '1222.00', payable: '1222.00' },
    taxes: ['S 22.00 1000.00 220.00', 'E 0.00 2.00 0.00'],
    residuals: [],
  },
  {
    name: 'a difference of one percent and one euro is a rounding',
    change: { lines: [['1.00', '999.00', '999.00']] },
    totals: {
      lines: '999.00',
      charges: '1.00',
      net: '1000.00',
      tax: '220.00',
      gross: '1220.00',
      payable: '1220.00',
    },
    residuals: ['X-RESIDUAL BT-99 1.00'],
  },
  {
    name: 'more than one euro is a warning',
    change: { lines: [['1.00', '998.99', '998.99']] },
    totals: {
      lines: '998.99',
      charges: '1.01',
      net: '1000.00',
      tax: '220.00',
      gross: '1220.00',
      payable: '1220.00',
    },
    residuals: ['X-IMBALANCE BT-99 1.01'],
  },
  {
    name: 'ancillary expenses are a charge of their own',
    change: { expenses: '10.00', summaries: [['1010.00', '222.20']], total: '1232.20' },
    totals: {
      lines: '1000.00',
      charges: '10.00',
      net: '1010.00',
      tax: '222.20',
      gross: '1232.20',
      payable: '1232.20',
    },
    adjustments: ['+10.00 Spese accessorie'],
  },
  {
    name: 'several Natura of one category are one group',
    change: {
      lines: [
        ['1.00', '600.00', '600.00', 'N4'],
        ['1.00', '400.00', '400.00', 'N2.2'],
      ],
      summaries: [
        ['600.00', '0.00', 'N4'],
        ['400.00', '0.00', 'N2.2'],
      ],
      total: '1000.00',
    },
    totals: { lines: '1000.00', net: '1000.00', tax: '0.00', gross: '1000.00', payable: '1000.00' },
    taxes: ['E 0.00 1000.00 0.00'],
  },
  {
    name: 'payments above the total are a rounding',
    change: { paid: ['1222.00'] },
    totals: {
      lines: '1000.00',
      net: '1000.00',
      tax: '220.00',
      gross: '1220.00',
      rounding: '2.00',
      payable: '1222.00',
    },
  },
  {
    name: 'instalments add up, what was paid before is prepaid',
    change: { paid: ['500.00', '600.00'] },
    totals: {
      lines: '1000.00',
      net: '1000.00',
      tax: '220.00',
      gross: '1220.00',
      prepaid: '120.00',
      payable: '1100.00',
    },
  },
];

it.each(rows)('$name', ({ change, totals, taxes, lines, adjustments, residuals, profile = 'en16931' }) => {
  const { invoice: model, entries } = toEuropean(changed(change), { profile });
  expect(model.totals).toEqual(totals);
  const groups = model.taxes.map(
    ({ category, rate, base, amount }) => `${category} ${rate} ${base} ${amount}`,
  );
  if (taxes !== undefined) expect(groups).toEqual(taxes);
  const own = model.lines.map(
    ({ quantity, price, net }) => `${quantity} ${price.net} ${price.gross ?? '-'} ${net}`,
  );
  if (lines !== undefined) expect(own).toEqual(lines);
  const found = [
    ...(model.charges ?? []).map(({ amount, reason }) => `+${amount} ${reason}`),
    ...(model.allowances ?? []).map(({ amount, reason }) => `-${amount} ${reason}`),
  ];
  if (adjustments !== undefined) expect(found).toEqual(adjustments);
  const reported = entries
    .filter(({ code }) => code === 'X-RESIDUAL' || code === 'X-IMBALANCE')
    .map(({ code, term, to }) => `${code} ${term} ${to}`);
  if (residuals !== undefined) expect(reported).toEqual(residuals);
});
