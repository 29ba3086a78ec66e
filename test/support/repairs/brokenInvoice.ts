/** Invoices whose amounts all agree, and the same with a few of them changed: made with decimal.js alone. */
import { Decimal as Unlimited } from 'decimal.js';
import fc from 'fast-check';
import type { DatiRiepilogo, DettaglioLinee, OrdinaryInvoice } from '../../../src/index.ts';
import { baseInvoice } from '../ruleInvoice.ts';

export const Exact = Unlimited.clone({ precision: 40, rounding: Unlimited.ROUND_HALF_UP });
export type Exact = InstanceType<typeof Exact>;

export interface Broken {
  /** The invoice before the change. */
  readonly right: OrdinaryInvoice;
  readonly broken: OrdinaryInvoice;
  /** Number of changed amounts. */
  readonly count: number;
}

interface Line {
  readonly cents: number;
  readonly quantity: number | undefined;
  readonly rate: string;
}

const line: fc.Arbitrary<Line> = fc.record({
  cents: fc.integer({ min: 100, max: 99_999 }),
  quantity: fc.constantFrom(undefined, undefined, 2, 3, 10),
  rate: fc.constantFrom('22.00', '22.00', '10.00', '4.00', '0.00'),
});

const document = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  hasTotal: fc.constantFrom(true, true, true, false),
  hasPayment: fc.constantFrom(true, true, false),
});

function rightInvoice({
  lines,
  hasTotal,
  hasPayment,
}: typeof document extends fc.Arbitrary<infer D> ? D : never) {
  const invoice = structuredClone(baseInvoice('FPR12')) as OrdinaryInvoice;
  const [body] = invoice.fattura_elettronica_body;
  if (body === undefined) throw new Error('the base has a body');
  const natura = (rate: string): object => (rate === '0.00' ? { natura: 'N4' } : {});
  const dettaglio_linee = lines.map(({ cents, quantity, rate }, at): DettaglioLinee => {
    const price = new Exact(cents).dividedBy(100);
    return {
      numero_linea: String(at + 1),
      descrizione: 'Voce',
      ...(quantity === undefined ? {} : { quantita: new Exact(quantity).toFixed(2) }),
      prezzo_unitario: price.toFixed(2),
      prezzo_totale: price.times(quantity ?? 1).toFixed(2),
      aliquota_iva: rate,
      ...natura(rate),
    };
  });
  let total = new Exact(0);
  const dati_riepilogo = [...new Set(lines.map(({ rate }) => rate))].map((rate): DatiRiepilogo => {
    const taxable = dettaglio_linee
      .filter(({ aliquota_iva }) => aliquota_iva === rate)
      .reduce((sum, { prezzo_totale }) => sum.plus(prezzo_totale), new Exact(0));
    const tax = taxable.times(rate).dividedBy(100).toDecimalPlaces(2);
    total = total.plus(taxable).plus(tax);
    return {
      aliquota_iva: rate,
      ...natura(rate),
      imponibile_importo: taxable.toFixed(2),
      imposta: tax.toFixed(2),
      ...(rate === '0.00' ? { riferimento_normativo: 'Art. 10 DPR 633/1972' } : {}),
    };
  });
  const { importo_totale_documento: _, ...documento } = body.dati_generali.dati_generali_documento;
  const { dati_pagamento: __, ...rest } = body;
  const made = {
    ...rest,
    dati_generali: {
      ...body.dati_generali,
      dati_generali_documento: {
        ...documento,
        // Prevents advice on stamp duty, even with exempt amounts.
        causale: ['Escluso da bollo'],
        ...(hasTotal ? { importo_totale_documento: total.toFixed(2) } : {}),
      },
    },
    dati_beni_servizi: { dettaglio_linee, dati_riepilogo },
    ...(hasPayment
      ? {
          dati_pagamento: [
            {
              condizioni_pagamento: 'TP02' as const,
              dettaglio_pagamento: [
                { modalita_pagamento: 'MP01' as const, importo_pagamento: total.toFixed(2) },
              ],
            },
          ],
        }
      : {}),
  };
  return { ...invoice, fattura_elettronica_body: [made] } as OrdinaryInvoice;
}

/** Results of a slip in an amount. */
const SLIPS: readonly ((figure: Exact) => Exact)[] = [
  (figure) => figure.times(10),
  (figure) => figure.dividedBy(10),
  (figure) => figure.dividedBy(100),
  (figure) => figure.plus('0.50'),
  (figure) => figure.minus('0.03'),
  (figure) => figure.plus('20'),
  (figure) => figure.times('1.1'),
  (figure) => figure.negated(),
];

type Block = Record<string, string>;

/** Every value that may be changed: its block and key. */
function placesIn(invoice: OrdinaryInvoice): readonly (readonly [block: Block, key: string])[] {
  const [body] = invoice.fattura_elettronica_body;
  const blocks: readonly unknown[] = [
    ...(body?.dati_beni_servizi.dettaglio_linee ?? []),
    ...(body?.dati_beni_servizi.dati_riepilogo ?? []),
    body?.dati_generali.dati_generali_documento,
    ...(body?.dati_pagamento ?? []).flatMap(({ dettaglio_pagamento }) => dettaglio_pagamento),
  ];
  const keys = [
    'quantita',
    'prezzo_unitario',
    'prezzo_totale',
    'aliquota_iva',
    'imponibile_importo',
    'imposta',
    'importo_totale_documento',
    'importo_pagamento',
  ];
  return blocks.flatMap((block) =>
    keys.flatMap((key) => (key in (block as Block) ? [[block as Block, key] as const] : [])),
  );
}

/** Rates become other rates; amounts become the result of a slip, if the schema allows it. */
function slipped(key: string, found: string, slip: number): string {
  if (key === 'aliquota_iva')
    return ['22.00', '10.00', '4.00', '0.22', '2.20', '21.00', '5.00', '12.30'][slip] ?? found;
  const figure = SLIPS[slip]?.(new Exact(found)) ?? new Exact(found);
  const fits = key === 'quantita' ? figure.abs() : figure;
  return fits.toDecimalPlaces(2).toFixed(2);
}

export const brokenInvoice: fc.Arbitrary<Broken> = fc
  .record({
    document,
    breaks: fc.array(fc.record({ at: fc.nat(), slip: fc.integer({ min: 0, max: SLIPS.length - 1 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    drops: fc.constantFrom(false, false, false, false, false, true),
  })
  .map(({ document: drawn, breaks, drops }) => {
    const right = rightInvoice(drawn);
    const broken = structuredClone(right);
    const places = placesIn(broken);
    let count = 0;
    for (const { at, slip } of breaks) {
      const [block, key] = places[at % places.length] ?? [];
      if (block === undefined || key === undefined) continue;
      block[key] = slipped(key, block[key] ?? '', slip);
      count += 1;
    }
    const summaries = broken.fattura_elettronica_body[0]?.dati_beni_servizi.dati_riepilogo;
    // The schema requires at least one.
    if (drops && summaries !== undefined && summaries.length > 1) {
      (summaries as DatiRiepilogo[]).pop();
      count += 1;
    }
    return { right, broken, count };
  });
