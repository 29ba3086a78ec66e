/** Checks that each step of `explainTotals` follows from the amounts it names, and that each amount has its step. */
import { explainTotals, type TotalStep } from '../../../src/build/index.ts';
import type { FatturaElettronicaBody, OrdinaryInvoice } from '../../../src/index.ts';
import { totalOf } from '../secondOpinion.ts';
import { Exact, percent, sum, Worksheet } from './worksheet.ts';

const BODY = '/fattura_elettronica_body/0';
const HEAD = `${BODY}/dati_generali/dati_generali_documento`;
const GOODS = `${BODY}/dati_beni_servizi`;

export function checkExplained(invoice: OrdinaryInvoice): readonly string[] {
  const sheet = new Worksheet();
  const [body] = invoice.fattura_elettronica_body;
  if (body === undefined) return ['no body'];
  const steps = explainTotals(invoice, { language: 'en' });
  const paths = steps.map(({ path }) => path);
  for (const path of figuresOf(body)) {
    const times = paths.filter((one) => one === path).length;
    if (times !== 1) sheet.say(`${path}: ${times} steps, expected one`);
  }
  for (const path of paths) if (!figuresOf(body).includes(path)) sheet.say(`${path}: a step of no figure`);
  for (const step of steps) checkStep(invoice, body, step, sheet);
  return sheet.disagreements;
}

/** All computed amounts, and the amount due. */
function figuresOf({ dati_generali, dati_beni_servizi }: FatturaElettronicaBody): readonly string[] {
  const { dati_cassa_previdenziale, dati_ritenuta } = dati_generali.dati_generali_documento;
  return [
    ...dati_beni_servizi.dettaglio_linee.map((_, i) => `${GOODS}/dettaglio_linee/${i}/prezzo_totale`),
    ...(dati_cassa_previdenziale ?? []).map(
      (_, i) => `${HEAD}/dati_cassa_previdenziale/${i}/importo_contributo_cassa`,
    ),
    ...dati_beni_servizi.dati_riepilogo.flatMap((_, i) => [
      `${GOODS}/dati_riepilogo/${i}/imponibile_importo`,
      `${GOODS}/dati_riepilogo/${i}/imposta`,
    ]),
    ...(dati_ritenuta ?? []).map((_, i) => `${HEAD}/dati_ritenuta/${i}/importo_ritenuta`),
    `${HEAD}/importo_totale_documento`,
    `${BODY}/dati_pagamento`,
  ];
}

function checkStep(
  invoice: OrdinaryInvoice,
  body: FatturaElettronicaBody,
  step: TotalStep,
  sheet: Worksheet,
): void {
  const { path, formula, params, amount, of } = step;
  const written = formula === 'document.due' ? paymentsOf(body) : textAt(invoice, path);
  sheet.text(`${path}: amount`, amount ?? undefined, written);
  const decimals = amount === null ? 2 : (amount.split('.')[1]?.length ?? 0);
  sheet.figure(`${path}: expected`, step.expected, new Exact(step.exact).toDecimalPlaces(decimals));
  sheet.figure(
    `${path}: difference`,
    step.difference,
    new Exact(amount ?? step.expected).minus(step.expected),
  );
  const named = (): readonly Exact[] => of.map((source) => new Exact(textAt(invoice, source) ?? Number.NaN));
  sheet.figure(`${path}: exact`, step.exact, fromSources(step, body, named));
  if (formula === 'withholding.amount') {
    sheet.figure(`${path}: whole base`, String(params['whole']), sum(named().slice(1)));
  }
}

/** The result of the amounts that a step names. */
function fromSources(
  { formula, params, path, of }: TotalStep,
  body: FatturaElettronicaBody,
  named: () => readonly Exact[],
): Exact {
  if (formula === 'line.total') {
    const line = body.dati_beni_servizi.dettaglio_linee[Number(path.split('/').at(-2))];
    return line === undefined ? new Exact(Number.NaN) : totalOf(line);
  }
  const [first = new Exact(Number.NaN), ...more] = named();
  if (formula === 'cassa.contribution' || formula === 'summary.tax') return percent(first, sum(more));
  // The invoice does not state which part of the base is subject to a withholding; the step states the part it assumes.
  if (formula === 'withholding.amount') return percent(first, new Exact(String(params['base'])));
  if (formula === 'summary.taxable') return taxableOf(of, named());
  return formula === 'document.due' ? first.minus(sum(more)) : first.plus(sum(more));
}

/**
 * Lines and funds of a rate and Natura with all roundings, less the taxable amounts of its other summaries: their
 * roundings are in both, and cancel out.
 */
function taxableOf(of: readonly string[], amounts: readonly Exact[]): Exact {
  return sum(
    amounts.map((amount, i) => (of[i]?.endsWith('/imponibile_importo') ? amount.negated() : amount)),
  );
}

function paymentsOf({ dati_pagamento }: FatturaElettronicaBody): string | undefined {
  const details = (dati_pagamento ?? []).flatMap(({ dettaglio_pagamento }) => dettaglio_pagamento);
  if (details.length === 0) return undefined;
  return sum(details.map(({ importo_pagamento }) => new Exact(importo_pagamento))).toFixed(2);
}

function textAt(invoice: OrdinaryInvoice, pointer: string): string | undefined {
  let at: unknown = invoice;
  for (const key of pointer.split('/').slice(1))
    at = (at as Readonly<Record<string, unknown>> | undefined)?.[key];
  return typeof at === 'string' ? at : undefined;
}
