/**
 * Worked examples: invoices as in Italian practice, with amounts computed by hand in the comments. Each is checked as a
 * whole: lines, summaries, withholding, total, payment, and findings.
 */

import { describe, expect, it } from 'vitest';
import { buildInvoice, cents, type InvoiceBrief } from '../../src/build/index.ts';
import type { ReadonlyOrdinaryInvoice } from '../../src/model/index.ts';
import { validate } from '../../src/validate/index.ts';
import { writeInvoice } from '../../src/xml/index.ts';
import { recompute } from '../support/recompute.ts';
import {
  administration,
  briefOf,
  customer,
  flatRate,
  HUNDRED,
  IBAN,
  person,
  professional,
  ROME,
} from './briefs.ts';

interface Example {
  readonly name: string;
  readonly brief: InvoiceBrief;
  /** PrezzoTotale of each line, marked if subject to withholding. */
  readonly lines: readonly string[];
  /** Rate or Natura, ImponibileImporto, Imposta, EsigibilitaIVA, and Arrotondamento if present. */
  readonly summaries: readonly string[];
  readonly total: string;
  /** Funds and withholdings, if present. */
  readonly cassa?: readonly string[];
  readonly withheld?: readonly string[];
  /** ImportoPagamento, with DataScadenzaPagamento. */
  readonly payments?: readonly string[];
  readonly bollo?: true;
  /** Expected advice. */
  readonly advice?: readonly string[];
}

const FEE = { descrizione: 'Parcella', prezzo_unitario: 1000, aliquota_iva: 22 } as const;
const RT01 = { tipo_ritenuta: 'RT01', aliquota: 20, causale_pagamento: 'A' } as const;
const pay = { modalita: 'MP05', iban: IBAN } as const;

const examples: readonly Example[] = [
  {
    name: 'two rates, due at the end of the next month but one',
    brief: briefOf({
      linee: [
        { descrizione: 'Vino', quantita: 12, unita_misura: 'bt', prezzo_unitario: '7.35', aliquota_iva: 22 },
        {
          descrizione: 'Pane',
          quantita: '2.5',
          unita_misura: 'kg',
          prezzo_unitario: '3.99',
          aliquota_iva: 4,
        },
      ],
      pagamento: { ...pay, scadenze: '60EOM' },
    }),
    // 12 × 7.35 = 88.20; 2.5 × 3.99 = 9.975, half up 9.98
    lines: ['88.20', '9.98'],
    // 22% of 88.20 = 19.404; 4% of 9.98 = 0.3992
    summaries: ['22.00 88.20 19.40 I', '4.00 9.98 0.40 I'],
    // 88.20 + 19.40 + 9.98 + 0.40
    total: '117.98',
    // 21 November and sixty days is 20 January
    payments: ['117.98 2027-01-31'],
  },
  {
    name: 'discounts and a surcharge in cascade on a line',
    brief: briefOf({
      linee: [
        {
          descrizione: 'Sedia',
          quantita: 3,
          prezzo_unitario: '49.90',
          aliquota_iva: 22,
          sconti: [
            { percentuale: 10 },
            { percentuale: 5 },
            { importo: '1.20' },
            { percentuale: 2, maggiorazione: true },
          ],
        },
      ],
    }),
    // 49.90 -10% = 44.91; -5% = 42.6645; -1.20 = 41.4645; +2% = 42.29379; × 3 = 126.88137
    lines: ['126.88'],
    // 22% of 126.88 = 27.9136
    summaries: ['22.00 126.88 27.91 I'],
    total: '154.79',
  },
  {
    name: 'a discount of the document over two rates: a line each, odd cent and all',
    brief: briefOf({
      linee: [
        { descrizione: 'Libro', quantita: 1, prezzo_unitario: '33.33', aliquota_iva: 4 },
        { descrizione: 'Lampada', quantita: 1, prezzo_unitario: '66.67', aliquota_iva: 22 },
      ],
      sconti: [{ importo: '10.01' }],
    }),
    // 10.01 by 33.33 and 66.67 of 100.00: 3.336333 and 6.673667. Cut: 3.33 and 6.67; odd cent to the first (lost .6)
    lines: ['33.33', '66.67', '-3.34', '-6.67'],
    // 29.99 × 4% = 1.1996; 60.00 × 22% = 13.20
    summaries: ['4.00 29.99 1.20 I', '22.00 60.00 13.20 I'],
    total: '104.39',
  },
  {
    name: 'discounts of the document in cascade, in percent',
    brief: briefOf({
      linee: [{ ...HUNDRED, prezzo_unitario: 200 }],
      sconti: [{ percentuale: 10 }, { percentuale: 5 }, { importo: 1, maggiorazione: true }],
    }),
    // 10% of 200 = 20; 5% of 180 = 9; + 1
    lines: ['200.00', '-20.00', '-9.00', '1.00'],
    summaries: ['22.00 172.00 37.84 I'],
    total: '209.84',
  },
  {
    name: 'prices with VAT included: the customer pays what the label says',
    brief: briefOf({
      cessionario: person,
      linee: [
        { descrizione: 'Maglia', quantita: 3, prezzo_ivato: '9.99', aliquota_iva: 22 },
        { descrizione: 'Calze', quantita: 1, prezzo_ivato: '5.05', aliquota_iva: 22 },
      ],
      pagamento: { modalita: 'MP01' },
    }),
    // Labels: 29.97 + 5.05 = 35.02. VAT included: 35.02 × 22 / 122 = 6.315082, so 6.32, and 28.70 without it.
    // Lines: 9.99 / 1.22 = 8.18852459, × 3 = 24.56557377; 5.05 / 1.22 = 4.13934426. Cut: 24.56 + 4.13 = 28.69,
    // one cent short of 28.70: it goes to the second, whose remainder .934 exceeds .557.
    lines: ['24.56', '4.14'],
    summaries: ['22.00 28.70 6.32 I'],
    total: '35.02',
    payments: ['35.02'],
  },
  {
    name: 'a price with VAT that no amount of cents and its 22% add up to',
    brief: briefOf({ linee: [{ descrizione: 'Caramella', prezzo_ivato: '0.03', aliquota_iva: 22 }] }),
    // 0.03 × 22 / 122 = 0.005410, so it includes 0.01 of VAT; 22% of 0.02 is 0.0044, and 0.01 is within a cent of it
    lines: ['0.02'],
    summaries: ['22.00 0.02 0.01 I'],
    total: '0.03',
  },
  {
    name: 'rounding per rate: lines keep their decimals, the summary is rounded',
    brief: briefOf({
      rounding: 'per_aliquota',
      linee: [
        {
          descrizione: 'Energia',
          quantita: '3.333',
          unita_misura: 'kWh',
          prezzo_unitario: '0.12345',
          aliquota_iva: 10,
        },
        { descrizione: 'Trasporto', quantita: '1.111', prezzo_unitario: '0.10', aliquota_iva: 10 },
      ],
    }),
    // 3.333 × 0.12345 = 0.41145885; 1.111 × 0.10 = 0.1111; sum 0.52255885, to the cent 0.52
    lines: ['0.41145885', '0.1111'],
    summaries: ['10.00 0.52 0.05 I -0.00255885'],
    total: '0.57',
  },
  {
    name: 'a lawyer: fund 4% with VAT, withholding on the fee only',
    brief: briefOf({
      cedente: professional,
      linee: [FEE],
      casse: [{ tipo_cassa: 'TC01', al_cassa: 4 }],
      ritenute: [RT01],
      pagamento: pay,
    }),
    lines: ['1000.00 withheld'],
    cassa: ['TC01 40.00 on 1000.00'],
    // 22% of 1040 = 228.80; 20% of 1000 = 200
    summaries: ['22.00 1040.00 228.80 I'],
    withheld: ['RT01 200.00'],
    total: '1268.80',
    // 1268.80 - 200
    payments: ['1068.80'],
  },
  {
    name: 'the INPS surcharge: 4% under withholding too',
    brief: briefOf({
      cedente: professional,
      linee: [FEE],
      casse: [{ tipo_cassa: 'TC22', al_cassa: 4 }],
      ritenute: [RT01],
      pagamento: pay,
    }),
    lines: ['1000.00 withheld'],
    cassa: ['TC22 40.00 on 1000.00 withheld'],
    summaries: ['22.00 1040.00 228.80 I'],
    // 20% of 1040
    withheld: ['RT01 208.00'],
    total: '1268.80',
    payments: ['1060.80'],
  },
  {
    name: 'expenses of art. 15 are in no base; the fund is without VAT',
    brief: briefOf({
      cedente: professional,
      linee: [
        { ...FEE, prezzo_unitario: 500 },
        { descrizione: 'Marca da bollo anticipata', prezzo_unitario: 27, natura: 'N1' },
      ],
      casse: [{ tipo_cassa: 'TC04', al_cassa: 4, natura: 'N4' }],
      ritenute: [RT01],
      bollo: false,
    }),
    lines: ['500.00 withheld', '27.00'],
    cassa: ['TC04 20.00 on 500.00'],
    summaries: ['22.00 500.00 110.00 I', 'N1 27.00 0.00', 'N4 20.00 0.00'],
    withheld: ['RT01 100.00'],
    // 500 + 110 + 27 + 20
    total: '657.00',
  },
  {
    name: 'a discount of the document lessens the fee that is under withholding',
    brief: briefOf({
      cedente: professional,
      linee: [FEE],
      sconti: [{ percentuale: 10 }],
      ritenute: [RT01],
      pagamento: pay,
    }),
    lines: ['1000.00 withheld', '-100.00 withheld'],
    // 22% of 900 = 198; 20% of 900 = 180; 1098 - 180
    summaries: ['22.00 900.00 198.00 I'],
    withheld: ['RT01 180.00'],
    total: '1098.00',
    payments: ['918.00'],
  },
  {
    name: 'a surcharge and a discount of the document beside expenses, an advance and an INPS surcharge',
    brief: briefOf({
      cedente: professional,
      linee: [FEE],
      sconti: [{ percentuale: 10 }, { importo: 50, maggiorazione: true }],
      spese_accessorie: [{ descrizione: 'Viaggio', importo: 30 }],
      anticipi: [{ numero: '2026/0', data: '2026-10-01', importo: 200 }],
      casse: [{ tipo_cassa: 'TC22', al_cassa: 4 }],
      ritenute: [RT01],
      pagamento: pay,
    }),
    lines: ['1000.00 withheld', '-100.00 withheld', '50.00 withheld', '30.00 withheld', '-200.00 withheld'],
    // 4% of 780 = 31.20
    cassa: ['TC22 31.20 on 780.00 withheld'],
    // 22% of 811.20 = 178.464; 20% of 811.20 = 162.24; 811.20 + 178.46 - 162.24
    summaries: ['22.00 811.20 178.46 I'],
    withheld: ['RT01 162.24'],
    total: '989.66',
    payments: ['827.42'],
  },
  {
    name: 'a discount of the document over a line under withholding, one that is not, and art. 15',
    brief: briefOf({
      cedente: professional,
      linee: [
        { ...FEE, ritenuta: true },
        { ...FEE, descrizione: 'Programma', prezzo_unitario: 500 },
        { descrizione: 'Marca anticipata', prezzo_unitario: 16, natura: 'N1' },
      ],
      sconti: [{ percentuale: 10 }],
      ritenute: [{ ...RT01, base: { percentuale: 50 } }],
      pagamento: pay,
    }),
    // 150 by 1000 and 500
    lines: ['1000.00 withheld', '500.00', '16.00', '-100.00 withheld', '-50.00'],
    summaries: ['22.00 1350.00 297.00 I', 'N1 16.00 0.00'],
    // 20% of half of 900
    withheld: ['RT01 90.00'],
    total: '1663.00',
    payments: ['1573.00'],
  },
  {
    name: 'a discount of the document where a line says that it is not under withholding',
    brief: briefOf({
      cedente: professional,
      linee: [FEE, { ...FEE, descrizione: 'Rimborso', prezzo_unitario: 100, ritenuta: false }],
      sconti: [{ importo: 110 }],
      ritenute: [RT01],
    }),
    lines: ['1000.00 withheld', '100.00', '-100.00 withheld', '-10.00'],
    summaries: ['22.00 990.00 217.80 I'],
    withheld: ['RT01 180.00'],
    total: '1207.80',
  },
  {
    name: 'a discount of the document of prices with VAT, under withholding',
    brief: briefOf({
      cedente: professional,
      linee: [{ descrizione: 'Parcella', prezzo_ivato: 1220, aliquota_iva: 22 }],
      sconti: [{ importo: 122 }],
      ritenute: [RT01],
      pagamento: pay,
    }),
    lines: ['1000.00 withheld', '-100.00 withheld'],
    summaries: ['22.00 900.00 198.00 I'],
    withheld: ['RT01 180.00'],
    total: '1098.00',
    payments: ['918.00'],
  },
  {
    name: 'an agent: tax on half the commission, and a contribution',
    brief: briefOf({
      cedente: professional,
      linee: [{ ...FEE, descrizione: 'Provvigioni' }],
      ritenute: [
        { tipo_ritenuta: 'RT01', aliquota: 23, causale_pagamento: 'R', base: { percentuale: 50 } },
        { tipo_ritenuta: 'RT04', aliquota: '8.5', causale_pagamento: 'R' },
      ],
      pagamento: pay,
    }),
    lines: ['1000.00 withheld'],
    summaries: ['22.00 1000.00 220.00 I'],
    // 23% of 500 = 115; 8.5% of 1000 = 85
    withheld: ['RT01 115.00', 'RT04 85.00'],
    total: '1220.00',
    // 1220 - 115 - 85
    payments: ['1020.00'],
  },
  {
    name: 'flat-rate regime: no VAT, stamp duty over 77.47, not charged',
    brief: briefOf({ cedente: flatRate, linee: [{ descrizione: 'Lezione', prezzo_unitario: '77.48' }] }),
    lines: ['77.48'],
    summaries: ['N2.2 77.48 0.00'],
    total: '77.48',
    bollo: true,
  },
  {
    name: 'flat-rate regime: up to 77.47 no stamp duty',
    brief: briefOf({ cedente: flatRate, linee: [{ descrizione: 'Lezione', prezzo_unitario: '77.47' }] }),
    lines: ['77.47'],
    summaries: ['N2.2 77.47 0.00'],
    total: '77.47',
  },
  {
    name: 'flat-rate regime: the surcharge brings it over 77.47, duty charged',
    brief: briefOf({
      cedente: flatRate,
      linee: [{ descrizione: 'Lezione', prezzo_unitario: 75 }],
      casse: [{ tipo_cassa: 'TC22', al_cassa: 4 }],
      bollo: { addebito: true },
    }),
    lines: ['75.00', '2.00'],
    cassa: ['TC22 3.00 on 75.00'],
    // 75 + 3 + 2, all of one nature
    summaries: ['N2.2 80.00 0.00'],
    total: '80.00',
    bollo: true,
  },
  {
    name: 'flat-rate regime: what follows lines of another Natura is as they are',
    brief: briefOf({
      cedente: flatRate,
      linee: [{ descrizione: 'Lezione', prezzo_unitario: 100, natura: 'N2.1' }],
      spese_accessorie: [{ descrizione: 'Viaggio', importo: 10 }],
      anticipi: [{ numero: '6', data: '2026-10-01', importo: 20 }],
      casse: [{ tipo_cassa: 'TC22', al_cassa: 4 }],
      bollo: true,
    }),
    lines: ['100.00', '10.00', '-20.00'],
    cassa: ['TC22 3.60 on 90.00'],
    summaries: ['N2.1 93.60 0.00'],
    total: '93.60',
    bollo: true,
  },
  {
    name: 'an exempt supply with duty charged: art. 15',
    brief: briefOf({
      linee: [{ descrizione: 'Visita medica', prezzo_unitario: 150, natura: 'N4' }],
      bollo: { addebito: true },
    }),
    lines: ['150.00', '2.00'],
    summaries: ['N4 150.00 0.00', 'N1 2.00 0.00'],
    total: '152.00',
    bollo: true,
  },
  {
    name: 'an administration with split payment: VAT in the total, not in the payment',
    brief: briefOf({
      cessionario: administration,
      esigibilita_iva: 'S',
      riferimenti: {
        contratto: [{ id_documento: 'C-7', codice_cig: 'Z8F3A1B2C4', codice_cup: 'F41B20000120001' }],
      },
      pagamento: { ...pay, scadenze: '30' },
    }),
    lines: ['100.00'],
    summaries: ['22.00 100.00 22.00 S'],
    total: '122.00',
    // 21 November and thirty days
    payments: ['100.00 2026-12-21'],
    // An FPA12 is signed after it is built.
    advice: ['00102'],
  },
  {
    name: 'reverse charge beside a taxed line',
    brief: briefOf({
      linee: [
        { descrizione: 'Impianto elettrico', prezzo_unitario: 800, natura: 'N6.7' },
        { ...HUNDRED, descrizione: 'Materiale' },
      ],
      esigibilita_iva: 'D',
    }),
    lines: ['800.00', '100.00'],
    summaries: ['N6.7 800.00 0.00', '22.00 100.00 22.00 D'],
    total: '922.00',
  },
  {
    name: 'ancillary expenses follow the goods, and are stated in the summary',
    brief: briefOf({
      linee: [{ ...HUNDRED, aliquota_iva: 10 }],
      spese_accessorie: [{ descrizione: 'Imballaggio', importo: '7.50' }],
      arrotondamento: '-0.25',
    }),
    lines: ['100.00', '7.50'],
    // 10% of 107.50
    summaries: ['10.00 107.50 10.75 I'],
    // 118.25 - 0.25
    total: '118.00',
  },
  {
    name: 'the balance after an advance',
    brief: briefOf({
      linee: [{ ...HUNDRED, prezzo_unitario: 1000 }],
      anticipi: [{ numero: '2026/7', data: '2026-09-30', importo: 300 }],
    }),
    lines: ['1000.00', '-300.00'],
    summaries: ['22.00 700.00 154.00 I'],
    total: '854.00',
  },
  {
    name: 'a deferred invoice of deliveries, three instalments with the odd cent on the last',
    brief: briefOf({
      tipo_documento: 'TD24',
      ddt: [
        { numero: '101', data: '2026-11-03', linee: [1] },
        { numero: '117', data: '2026-11-12' },
      ],
      pagamento: { ...pay, scadenze: [{ termini: '30EOM' }, { termini: '60EOM' }, { termini: '90EOM' }] },
    }),
    lines: ['100.00'],
    summaries: ['22.00 100.00 22.00 I'],
    total: '122.00',
    // 122 / 3 = 40.666…: 40.66, 40.66 and 40.68
    payments: ['40.66 2026-12-31', '40.66 2027-01-31', '40.68 2027-02-28'],
  },
  {
    name: 'a declaration of intent',
    brief: briefOf({
      linee: [
        {
          descrizione: 'Tessuto',
          quantita: 10,
          prezzo_unitario: '12.50',
          lettera_intento: { protocollo: '08060120341234567-000001', data: '2026-01-12' },
        },
      ],
    }),
    lines: ['125.00'],
    summaries: ['N3.5 125.00 0.00'],
    total: '125.00',
    bollo: true,
  },
  {
    name: 'prices in dollars, invoiced in euro',
    brief: briefOf({
      divisa: 'USD',
      cambio: '1.25',
      linee: [{ descrizione: 'Licenza', quantita: 2, prezzo_unitario: 100, aliquota_iva: 22 }],
    }),
    // 100 / 1.25 = 80; × 2
    lines: ['160.00'],
    summaries: ['22.00 160.00 35.20 I'],
    total: '195.20',
  },
  {
    name: 'cash VAT is deferred by itself',
    brief: briefOf({ cedente: { ...professional, regime_fiscale: 'RF17' } }),
    lines: ['100.00'],
    summaries: ['22.00 100.00 22.00 D'],
    total: '122.00',
  },
  {
    name: 'cents, and a negative line',
    brief: briefOf({
      linee: [
        { descrizione: 'Ricambio', prezzo_unitario: cents(12345), aliquota_iva: 22 },
        { descrizione: 'Reso', quantita: 2, prezzo_unitario: '-10.005', aliquota_iva: 22 },
      ],
    }),
    // 123.45; 2 × -10.005 = -20.01
    lines: ['123.45', '-20.01'],
    // 103.44 × 22% = 22.7568
    summaries: ['22.00 103.44 22.76 I'],
    total: '126.20',
  },
  {
    name: 'a company abroad, sale of assets',
    brief: briefOf({
      tipo_documento: 'TD26',
      cessionario: {
        tipo: 'estero',
        paese: 'DE',
        partita_iva: 'DE123456789',
        denominazione: 'Gamma GmbH',
        sede: { indirizzo: 'Hauptstr. 1', comune: '10115 Berlin' },
      },
      linee: [{ descrizione: 'Tornio usato', prezzo_unitario: 5000, natura: 'N3.2' }],
    }),
    lines: ['5000.00'],
    summaries: ['N3.2 5000.00 0.00'],
    total: '5000.00',
  },
];

function figuresOf(invoice: ReadonlyOrdinaryInvoice): Omit<Example, 'name' | 'brief' | 'advice'> {
  const [body] = invoice.fattura_elettronica_body;
  const document = body!.dati_generali.dati_generali_documento;
  const { dati_cassa_previdenziale: cassa, dati_ritenuta: withheld } = document;
  const payments = body!.dati_pagamento?.flatMap(({ dettaglio_pagamento }) => dettaglio_pagamento);
  const words = (...parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join(' ');
  return {
    lines: body!.dati_beni_servizi.dettaglio_linee.map(({ prezzo_totale, ritenuta }) =>
      words(prezzo_totale, ritenuta && 'withheld'),
    ),
    ...(cassa === undefined
      ? {}
      : {
          cassa: cassa.map(({ tipo_cassa, importo_contributo_cassa, imponibile_cassa, ritenuta }) =>
            words(tipo_cassa, importo_contributo_cassa, 'on', imponibile_cassa, ritenuta && 'withheld'),
          ),
        }),
    summaries: body!.dati_beni_servizi.dati_riepilogo.map((one) =>
      words(
        one.natura ?? one.aliquota_iva,
        one.imponibile_importo,
        one.imposta,
        one.esigibilita_iva,
        one.arrotondamento,
      ),
    ),
    ...(withheld === undefined
      ? {}
      : {
          withheld: withheld.map(({ tipo_ritenuta, importo_ritenuta }) =>
            words(tipo_ritenuta, importo_ritenuta),
          ),
        }),
    total: document.importo_totale_documento!,
    ...(payments === undefined
      ? {}
      : {
          payments: payments.map(({ importo_pagamento, data_scadenza_pagamento }) =>
            words(importo_pagamento, data_scadenza_pagamento),
          ),
        }),
    ...(document.dati_bollo === undefined ? {} : { bollo: true }),
  };
}

describe('worked examples', () => {
  it.each(examples)('$name', ({ name: _, brief, advice = [], ...figures }) => {
    const invoice = buildInvoice(brief);
    expect(figuresOf(invoice)).toEqual(figures);
    expect(recompute(invoice)).toEqual([]);
    const { verdict, findings } = validate(writeInvoice(invoice), { asOf: '2026-11-21' });
    expect(findings.map(({ code }) => code)).toEqual(advice);
    expect(verdict).toBe('valid');
  });
});

/** One value each, by its path below the body or the header. */
describe('other derived values', () => {
  const cases: readonly [name: string, brief: InvoiceBrief, path: string, value: unknown][] = [
    ['FPR12 for a company', briefOf(), '/versione', 'FPR12'],
    ['FPA12 for an administration', briefOf({ cessionario: administration }), '/versione', 'FPA12'],
    [
      'its own code',
      briefOf(),
      '/fattura_elettronica_header/dati_trasmissione/codice_destinatario',
      'ABC1234',
    ],
    [
      '0000000 for a person',
      briefOf({ cessionario: person }),
      '/fattura_elettronica_header/dati_trasmissione/codice_destinatario',
      '0000000',
    ],
    [
      'a PEC address',
      briefOf({ cessionario: { ...person, pec: 'anna@pec.example.it' } }),
      '/fattura_elettronica_header/dati_trasmissione/pec_destinatario',
      'anna@pec.example.it',
    ],
    ...(
      [
        ['abroad', 'FR', 'XXXXXXX'],
        ['San Marino', 'SM', '2R4GTO8'],
      ] as const
    ).map(([name, paese, code]): [string, InvoiceBrief, string, unknown] => [
      name,
      briefOf({
        cessionario: {
          tipo: 'estero',
          paese,
          partita_iva: '12345678901',
          denominazione: 'Gamma',
          sede: { indirizzo: 'Rue 1', comune: 'Ville' },
        },
      }),
      '/fattura_elettronica_header/dati_trasmissione/codice_destinatario',
      code,
    ]),
    [
      'a consumer abroad without any number',
      briefOf({
        cessionario: {
          tipo: 'estero',
          paese: 'US',
          nome: 'Jane',
          cognome: 'Doe',
          sede: { indirizzo: '1 Main St', comune: 'Boston MA 02108' },
        },
      }),
      '/fattura_elettronica_header/cessionario_committente',
      {
        dati_anagrafici: {
          id_fiscale_iva: { id_paese: 'US', id_codice: '0000000' },
          anagrafica: { nome: 'Jane', cognome: 'Doe' },
        },
        sede: { indirizzo: '1 Main St', cap: '00000', comune: 'Boston MA 02108', nazione: 'US' },
      },
    ],
    [
      'the sender is the supplier, by its codice fiscale',
      briefOf({ cedente: professional }),
      '/fattura_elettronica_header/dati_trasmissione/id_trasmittente',
      { id_paese: 'IT', id_codice: 'RSSMRA80A01H501U' },
    ],
    [
      'a sequence of number and year',
      briefOf({ numero: 'A-12' }),
      '/fattura_elettronica_header/dati_trasmissione/progressivo_invio',
      '26A12',
    ],
    ['the year once', briefOf(), '/fattura_elettronica_header/dati_trasmissione/progressivo_invio', '20261'],
    [
      'the provision of the regime',
      briefOf({ cedente: flatRate, linee: [{ descrizione: 'x', prezzo_unitario: 1 }] }),
      '/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0/riferimento_normativo',
      'art. 1, c. da 54 a 89, L. 190/2014',
    ],
    [
      'the provision that a line of the regime gives',
      briefOf({
        cedente: flatRate,
        linee: [{ descrizione: 'x', prezzo_unitario: 1, riferimento_normativo: 'L. 190/2014' }],
      }),
      '/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0/riferimento_normativo',
      'L. 190/2014',
    ],
    [
      'ancillary expenses in the summary',
      briefOf({ spese_accessorie: [{ descrizione: 'Imballo', importo: 5 }] }),
      '/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0/spese_accessorie',
      '5.00',
    ],
    [
      'the invoice of an advance, with its line',
      briefOf({ anticipi: [{ numero: '7', data: '2026-09-30', importo: 30 }] }),
      '/fattura_elettronica_body/0/dati_generali/dati_fatture_collegate',
      [{ riferimento_numero_linea: [2], id_documento: '7', data: '2026-09-30' }],
    ],
    [
      'the price in another currency',
      briefOf({ divisa: 'USD', cambio: '1.25' }),
      '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/altri_dati_gestionali',
      [
        { tipo_dato: 'VALUTA', riferimento_testo: 'USD', riferimento_numero: '100.00' },
        { tipo_dato: 'CAMBIO', riferimento_testo: 'EUR/USD', riferimento_numero: '1.25' },
      ],
    ],
    [
      'another currency kept',
      briefOf({ divisa: 'CHF' }),
      '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/divisa',
      'CHF',
    ],
    [
      'the declaration of intent',
      briefOf({
        linee: [
          {
            descrizione: 'x',
            prezzo_unitario: 1,
            lettera_intento: { protocollo: '08060120341234567/000001', data: '2026-01-12' },
          },
        ],
      }),
      '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/altri_dati_gestionali',
      [
        {
          tipo_dato: 'INTENTO',
          riferimento_testo: '08060120341234567-000001',
          riferimento_data: '2026-01-12',
        },
      ],
    ],
    [
      'a causale in pieces, between words',
      briefOf({ causale: `${'a'.repeat(150)} ${'b'.repeat(60)} c` }),
      '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/causale',
      ['a'.repeat(150), `${'b'.repeat(60)} c`],
    ],
    [
      'a causale of one word',
      briefOf({ causale: 'a'.repeat(401) }),
      '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/causale',
      ['a'.repeat(200), 'a'.repeat(200), 'a'],
    ],
    [
      'letters the schema takes',
      briefOf({ transliterate: true, linee: [{ ...HUNDRED, descrizione: '“Łódź” – 5 € l’ora…' }] }),
      '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/descrizione',
      '"Lódz" - 5 EUR l\'ora...',
    ],
    [
      'an attachment of bytes',
      briefOf({ allegati: [{ nome_attachment: 'nota.txt', attachment: new TextEncoder().encode('ciao') }] }),
      '/fattura_elettronica_body/0/allegati',
      [{ nome_attachment: 'nota.txt', formato_attachment: 'TXT', attachment: 'Y2lhbw==' }],
    ],
    [
      'an IBAN without its blanks',
      briefOf({ pagamento: { modalita: 'MP05', iban: 'IT60 X054 2811 1010 0000 0123 456' } }),
      '/fattura_elettronica_body/0/dati_pagamento/0',
      {
        condizioni_pagamento: 'TP02',
        dettaglio_pagamento: [{ modalita_pagamento: 'MP05', importo_pagamento: '122.00', iban: IBAN }],
      },
    ],
    [
      'an advance payment',
      briefOf({
        pagamento: { modalita: 'MP08', condizioni: 'TP03', scadenze: [{ data: '2026-11-21', importo: 50 }] },
      }),
      '/fattura_elettronica_body/0/dati_pagamento/0',
      {
        condizioni_pagamento: 'TP03',
        dettaglio_pagamento: [
          { modalita_pagamento: 'MP08', data_scadenza_pagamento: '2026-11-21', importo_pagamento: '50.00' },
        ],
      },
    ],
    [
      'the address of a company abroad that is identified in Italy',
      briefOf({
        cessionario: { ...customer, sede: { indirizzo: 'Rue 1', comune: '75001 Paris', nazione: 'FR' } },
      }),
      '/fattura_elettronica_header/cessionario_committente/sede',
      { indirizzo: 'Rue 1', cap: '00000', comune: '75001 Paris', nazione: 'FR' },
    ],
    [
      'the address of the supplier',
      briefOf(),
      '/fattura_elettronica_header/cedente_prestatore/sede',
      { ...ROME, nazione: 'IT' },
    ],
  ];

  it.each(cases)('%s', (_name, brief, path, value) => {
    const invoice = buildInvoice(brief);
    const found = path
      .slice(1)
      .split('/')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], invoice);
    expect(found).toEqual(value);
    expect(validate(writeInvoice(invoice), { asOf: '2026-11-21' }).verdict).toBe('valid');
  });
});

it('an invoice is deeply frozen, and the brief is unchanged', () => {
  const brief = briefOf({
    riferimenti: { ordine: [{ id_documento: 'O-1' }] },
    linee: [{ ...HUNDRED, codici: [{ codice_tipo: 'EAN', codice_valore: '123' }] }],
  });
  const before = structuredClone(brief);
  const thawed: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Object.isFrozen(value)) thawed.push(path);
    for (const [key, inner] of Object.entries(value)) walk(inner, `${path}/${key}`);
  };
  walk(buildInvoice(brief), '');
  expect(thawed).toEqual([]);
  expect(brief).toEqual(before);
  expect(Object.isFrozen(brief.riferimenti)).toBe(false);
});
