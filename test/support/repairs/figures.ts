/** Documents as data: their amounts and nothing else. */
import type { BodyFacts } from '../../../src/domain/facts/body.ts';
import { NO_CIRCUMSTANCES } from '../../../src/domain/facts/circumstances.ts';
import { factsOf } from '../../../src/domain/facts/file.ts';
import type { Invoice, OrdinaryInvoice } from '../../../src/index.ts';
import { baseInvoice } from '../ruleInvoice.ts';

/** `22.00`, or `0.00 N4` with a Natura. */
type Rate = string;

export interface Figures {
  /** The price is the total unless stated. */
  readonly lines?: readonly (readonly [rate: Rate, total: string, price?: string, more?: object])[];
  readonly cassa?: readonly (readonly [rate: Rate, amount: string, more?: object])[];
  readonly summaries?: readonly (readonly [rate: Rate, taxable: string, tax: string, more?: object])[];
  readonly total?: string | undefined;
  readonly paid?: readonly string[] | undefined;
  /** Further blocks of payments: CondizioniPagamento and an amount. */
  readonly payments?: readonly (readonly [terms: string, amount: string])[];
  /** Other data of the document. */
  readonly document?: object;
}

/** Lines of 100.00 at 22% and 50.00 at 10%. */
export const TWO_RATES: NonNullable<Figures['lines']> = [
  ['22.00', '100.00'],
  ['10.00', '50.00'],
];

/** 2 at 50.00 and a discount of 5.00, which is 90.00 if the discount is per unit, and 95.00 if it is not. */
export const DISCOUNTED: Figures = {
  lines: [
    [
      '22.00',
      '95.00',
      '50.00',
      { quantita: '2.00', sconto_maggiorazione: [{ tipo: 'SC', importo: '5.00' }] },
    ],
  ],
  summaries: [['22.00', '95.00', '20.90']],
};

/** 100.00 at 22%. */
export const RIGHT: Figures = {
  lines: [['22.00', '100.00']],
  summaries: [['22.00', '100.00', '22.00']],
  total: '122.00',
  paid: ['122.00'],
};

/** Paths of amounts within a document, as of {@link inFirst}. */
export const TAX = 'dati_riepilogo/0/imposta';
export const TAXABLE = 'dati_riepilogo/0/imponibile_importo';
export const TOTAL = 'importo_totale_documento';

function rated(rate: Rate): object {
  const [aliquota_iva, natura] = rate.split(' ');
  return natura === undefined ? { aliquota_iva } : { aliquota_iva, natura };
}

function bodyWith(figures: Figures): object {
  const { lines = [], cassa, summaries = [], total, paid, payments = [], document } = figures;
  const terms = [...(paid === undefined ? [] : [['TP02', ...paid]]), ...payments];
  return {
    dati_generali: {
      dati_generali_documento: {
        tipo_documento: 'TD01',
        divisa: 'EUR',
        data: '2026-06-01',
        numero: '7',
        ...(total === undefined ? {} : { importo_totale_documento: total }),
        ...(cassa === undefined
          ? {}
          : {
              dati_cassa_previdenziale: cassa.map(([rate, amount, more]) => ({
                ...rated(rate),
                importo_contributo_cassa: amount,
                ...more,
              })),
            }),
        ...document,
      },
    },
    dati_beni_servizi: {
      dettaglio_linee: lines.map(([rate, prezzo_totale, prezzo_unitario = prezzo_totale, more], at) => ({
        numero_linea: String(at + 1),
        prezzo_unitario,
        prezzo_totale,
        ...rated(rate),
        ...more,
      })),
      dati_riepilogo: summaries.map(([rate, imponibile_importo, imposta, more]) => ({
        ...rated(rate),
        imponibile_importo,
        imposta,
        ...more,
      })),
    },
    ...(terms.length === 0
      ? {}
      : {
          dati_pagamento: terms.map(([condizioni_pagamento, ...amounts]) => ({
            condizioni_pagamento,
            dettaglio_pagamento: amounts.map((importo_pagamento) => ({
              modalita_pagamento: 'MP05',
              importo_pagamento,
            })),
          })),
        }),
  };
}

/** An invoice with these documents. */
export function invoiceWith(...documents: readonly Figures[]): Invoice {
  const base = baseInvoice('FPR12') as OrdinaryInvoice;
  return { ...base, fattura_elettronica_body: documents.map(bodyWith) } as unknown as Invoice;
}

/** The facts of a document with these amounts. */
export function bodyOf(figures: Figures): BodyFacts {
  const [body] = factsOf(invoiceWith(figures), NO_CIRCUMSTANCES).bodies;
  if (body === undefined) throw new Error('the invoice has a document');
  return body;
}

const BODY = '/fattura_elettronica_body/0';
const GOODS = 'dati_beni_servizi';
const DOCUMENT = 'dati_generali/dati_generali_documento';

const PARTS = new RegExp(`^${BODY}/(?:(?:${DOCUMENT}|${GOODS})/)?`);

/** A path within the first document, without its outer blocks: `dati_riepilogo/0/imposta`. */
export function inFirst(path: string): string {
  return path.replace(PARTS, '');
}

/** The whole path of {@link inFirst}. */
export function ofFirst(path: string): string {
  const [block = ''] = path.split('/');
  if (block === 'dati_pagamento') return `${BODY}/${path}`;
  const isGoods = block === 'dettaglio_linee' || block === 'dati_riepilogo';
  return `${BODY}/${isGoods ? GOODS : DOCUMENT}/${path}`;
}
