/** Computes the amounts of an ordinary invoice's body in order of dependency. */
import { decimal } from '../../domain/amounts.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { amountDue, wholeTotal } from '../../domain/totals.ts';
import { Decimal } from '../../model/decimal.ts';
import type { FatturaElettronicaBody } from '../../model/generated/invoice.ts';
import { baseOf, lineTotal, written } from './arithmetic.ts';
import { Sources, unrounded } from './sources.ts';
import { stepOf, type TotalStep } from './step.ts';

/** The steps of one body. */
export function stepsOf(facts: BodyFacts, body: FatturaElettronicaBody): readonly TotalStep[] {
  const amounts = new Body(facts, body);
  return [
    ...amounts.lines(),
    ...amounts.contributions(),
    ...amounts.summaries(),
    ...amounts.withholdings(),
    amounts.total(),
    amounts.due(),
  ];
}

class Body {
  readonly #facts: BodyFacts;
  readonly #body: FatturaElettronicaBody;
  readonly #document: FatturaElettronicaBody['dati_generali']['dati_generali_documento'];
  readonly #documentAt: string;
  readonly #linesAt: string;
  readonly #summariesAt: string;
  readonly #sources: Sources;

  constructor(facts: BodyFacts, body: FatturaElettronicaBody) {
    const { path: at, documentPath } = facts;
    this.#facts = facts;
    this.#body = body;
    this.#document = body.dati_generali.dati_generali_documento;
    this.#documentAt = documentPath;
    this.#linesAt = `${at}/dati_beni_servizi/dettaglio_linee`;
    this.#summariesAt = `${at}/dati_beni_servizi/dati_riepilogo`;
    this.#sources = new Sources(body, at);
  }

  lines(): readonly TotalStep[] {
    return this.#body.dati_beni_servizi.dettaglio_linee.map((line, index) => {
      const path = `${this.#linesAt}/${index}`;
      const { sconto_maggiorazione: steps, quantita, prezzo_unitario } = line;
      return stepOf({
        path: `${path}/prezzo_totale`,
        formula: 'line.total',
        written: line.prezzo_totale,
        amount: decimal(line.prezzo_totale),
        exact: lineTotal(line),
        params: {
          line: line.numero_linea,
          price: prezzo_unitario,
          quantity: quantita ?? '',
          discounts: (steps ?? []).map(written).join(' '),
        },
        of: [
          `${path}/prezzo_unitario`,
          ...(quantita === undefined ? [] : [`${path}/quantita`]),
          ...(steps ?? []).map((_, step) => `${path}/sconto_maggiorazione/${step}`),
        ],
      });
    });
  }

  contributions(): readonly TotalStep[] {
    const all = this.#document.dati_cassa_previdenziale ?? [];
    const { allLines } = this.#sources;
    return all.map((cassa, index) => {
      const path = `${this.#documentAt}/dati_cassa_previdenziale/${index}`;
      const { imponibile_cassa: base } = cassa;
      const whole = base === undefined ? allLines.lines.value : decimal(base);
      return stepOf({
        path: `${path}/importo_contributo_cassa`,
        formula: 'cassa.contribution',
        written: cassa.importo_contributo_cassa,
        amount: decimal(cassa.importo_contributo_cassa),
        exact: decimal(cassa.al_cassa).percentOf(whole),
        params: { fund: cassa.tipo_cassa, rate: cassa.al_cassa, base: whole.toText() },
        of: [
          `${path}/al_cassa`,
          ...(base === undefined ? allLines.pointers(all.length) : [`${path}/imponibile_cassa`]),
        ],
      });
    });
  }

  /**
   * Lines belong to summaries by rate and Natura. Several summaries with the same rate and Natura are each shown with
   * their common lines.
   */
  summaries(): readonly TotalStep[] {
    return this.#body.dati_beni_servizi.dati_riepilogo.flatMap((summary, index) => {
      const path = `${this.#summariesAt}/${index}`;
      const alike = this.#sources.alike(summary);
      const lines = alike.lines.value;
      const cassa = alike.cassa.value;
      const elsewhere = alike.summaries.value.minus(unrounded(summary));
      const rounding = decimal(summary.arrotondamento);
      const pointers = alike.pointersOf(path);
      const taxable = stepOf({
        path: `${path}/imponibile_importo`,
        formula: 'summary.taxable',
        written: summary.imponibile_importo,
        amount: decimal(summary.imponibile_importo),
        exact: lines.plus(cassa).minus(elsewhere).plus(rounding),
        params: {
          rate: summary.aliquota_iva,
          natura: summary.natura ?? '',
          lines: lines.toText(),
          cassa: cassa.isZero ? '' : cassa.toText(),
          rounding: rounding.isZero ? '' : rounding.toText(),
          others: elsewhere.isZero ? '' : elsewhere.toText(),
        },
        of: summary.arrotondamento === undefined ? pointers : [...pointers, `${path}/arrotondamento`],
      });
      const tax = stepOf({
        path: `${path}/imposta`,
        formula: 'summary.tax',
        written: summary.imposta,
        amount: decimal(summary.imposta),
        exact: decimal(summary.aliquota_iva).percentOf(decimal(summary.imponibile_importo)),
        params: { rate: summary.aliquota_iva, taxable: summary.imponibile_importo },
        of: [`${path}/aliquota_iva`, `${path}/imponibile_importo`],
      });
      return [taxable, tax];
    });
  }

  withholdings(): readonly TotalStep[] {
    const all = this.#document.dati_ritenuta ?? [];
    const { withheld: source } = this.#sources;
    const whole = source.lines.value.plus(source.cassa.value);
    const pointers = source.pointers(all.length);
    return all.map((withheld, index) => {
      const path = `${this.#documentAt}/dati_ritenuta/${index}`;
      const rate = decimal(withheld.aliquota_ritenuta);
      const amount = decimal(withheld.importo_ritenuta);
      const base = baseOf(amount, rate, whole);
      const exact = rate.percentOf(base);
      return stepOf({
        path: `${path}/importo_ritenuta`,
        formula: 'withholding.amount',
        written: withheld.importo_ritenuta,
        amount,
        exact,
        params: {
          kind: withheld.tipo_ritenuta,
          rate: withheld.aliquota_ritenuta,
          whole: whole.toText(),
          base: base.toText(),
        },
        of: [`${path}/aliquota_ritenuta`, ...pointers],
      });
    });
  }

  total(): TotalStep {
    const { importo_totale_documento: written, arrotondamento } = this.#document;
    const summaries = this.#body.dati_beni_servizi.dati_riepilogo;
    let taxable = Decimal.zero;
    let tax = Decimal.zero;
    for (const one of summaries) {
      taxable = taxable.plus(decimal(one.imponibile_importo));
      tax = tax.plus(decimal(one.imposta));
    }
    return stepOf({
      path: `${this.#documentAt}/importo_totale_documento`,
      formula: 'document.total',
      written,
      amount: written === undefined ? null : decimal(written),
      exact: taxable.plus(tax).plus(decimal(arrotondamento)),
      params: { taxable: taxable.toText(), tax: tax.toText(), rounding: arrotondamento ?? '' },
      of: [
        ...summaries.flatMap((_, index) => [
          `${this.#summariesAt}/${index}/imponibile_importo`,
          `${this.#summariesAt}/${index}/imposta`,
        ]),
        ...(arrotondamento === undefined ? [] : [`${this.#documentAt}/arrotondamento`]),
      ],
    });
  }

  /**
   * Computed from the full total: amounts that the writer already deducted from the stated total are added back, since
   * they are deducted here.
   */
  due(): TotalStep {
    const { withheld, splitTax: split } = this.#facts.total;
    const entries = (this.#body.dati_pagamento ?? []).flatMap(
      ({ dettaglio_pagamento }) => dettaglio_pagamento,
    );
    const paid = entries.reduce(
      (sum, { importo_pagamento }) => sum.plus(decimal(importo_pagamento)),
      Decimal.zero,
    );
    return stepOf({
      path: `${this.#facts.path}/dati_pagamento`,
      formula: 'document.due',
      written: entries.length === 0 ? undefined : paid.toText(),
      amount: entries.length === 0 ? null : paid,
      exact: amountDue(this.#facts),
      params: {
        total: wholeTotal(this.#facts).toText(),
        withheld: withheld.isZero ? '' : withheld.toText(),
        split: split.isZero ? '' : split.toText(),
      },
      of: [
        `${this.#documentAt}/importo_totale_documento`,
        ...(this.#document.dati_ritenuta ?? []).map(
          (_, index) => `${this.#documentAt}/dati_ritenuta/${index}/importo_ritenuta`,
        ),
        ...this.#body.dati_beni_servizi.dati_riepilogo.flatMap(({ esigibilita_iva }, index) =>
          esigibilita_iva === 'S' ? [`${this.#summariesAt}/${index}/imposta`] : [],
        ),
      ],
    });
  }
}
