/**
 * A second opinion on amounts and rates: 00419, 00421, 00422, 00423, 00443 and 00444 straight from the text of the
 * Elenco dei controlli, slow and obvious, with decimal.js. Written without looking at the rules, and sharing no code
 * with them; test/validate/secondOpinion.test.ts compares the two.
 */
import { Decimal as Unlimited } from 'decimal.js';
import type {
  DatiRiepilogo,
  DettaglioLinee,
  FatturaElettronicaBody,
  OrdinaryInvoice,
} from '../../src/index.ts';

/** Enough precision for a cascade of percentages on the largest price; halves are rounded away from zero. */
export const Exact = Unlimited.clone({ precision: 400, rounding: Unlimited.ROUND_HALF_UP });
export type Exact = InstanceType<typeof Exact>;

export const CODES = ['00419', '00421', '00422', '00423', '00443', '00444'];

/** Code, severity and place of each finding, sorted. */
export function secondOpinion(invoice: OrdinaryInvoice): readonly string[] {
  return invoice.fattura_elettronica_body
    .flatMap((body, index) => opinionOfBody(body, `/fattura_elettronica_body/${index}`))
    .sort();
}

/** An amount with a rate and perhaps a Natura, and its path. */
interface Bearer {
  readonly path: string;
  readonly rate: Exact;
  readonly natura: string | undefined;
  readonly amount: Exact;
}

function opinionOfBody(body: FatturaElettronicaBody, at: string): string[] {
  const lines = body.dati_beni_servizi.dettaglio_linee;
  const cassa = body.dati_generali.dati_generali_documento.dati_cassa_previdenziale ?? [];
  const summaries = body.dati_beni_servizi.dati_riepilogo;
  const charged: Bearer[] = [
    ...lines.map((line, i) => ({
      path: `${at}/dati_beni_servizi/dettaglio_linee/${i}`,
      rate: new Exact(line.aliquota_iva),
      natura: line.natura,
      amount: new Exact(line.prezzo_totale),
    })),
    ...cassa.map((one, i) => ({
      path: `${at}/dati_generali/dati_generali_documento/dati_cassa_previdenziale/${i}`,
      rate: new Exact(one.aliquota_iva),
      natura: one.natura,
      amount: new Exact(one.importo_contributo_cassa),
    })),
  ];
  const summed: Bearer[] = summaries.map((summary, i) => ({
    path: `${at}/dati_beni_servizi/dati_riepilogo/${i}`,
    rate: new Exact(summary.aliquota_iva),
    natura: summary.natura,
    amount: new Exact(summary.imponibile_importo),
  }));
  const findings: string[] = [];

  // 00419: fewer summaries than distinct rates of lines and cassa.
  if (summaries.length < distinctRates(charged).length) findings.push(`00419 error ${at}/dati_beni_servizi`);

  // 00421: each summary separately.
  for (const [i, summary] of summaries.entries()) {
    const severity = taxSeverity(summary);
    if (severity !== null)
      findings.push(`00421 ${severity} ${at}/dati_beni_servizi/dati_riepilogo/${i}/imposta`);
  }

  // 00422: by rate, for lines, cassa and summaries; a difference of one euro is an error.
  for (const rate of distinctRates([...charged, ...summed])) {
    const taxable = sum(summed.filter((one) => one.rate.equals(rate)).map((one) => one.amount));
    const prices = sum(charged.filter((one) => one.rate.equals(rate)).map((one) => one.amount));
    const rounding = sum(
      summaries
        .filter((one) => rate.equals(one.aliquota_iva))
        .map((one) => new Exact(one.arrotondamento ?? '0')),
    );
    if (taxable.minus(prices).minus(rounding).abs().lessThan('1.00')) continue;
    const summary = summed.find((one) => one.rate.equals(rate));
    const source = charged.find((one) => one.rate.equals(rate));
    findings.push(
      summary === undefined
        ? `00422 error ${source?.path}/aliquota_iva`
        : `00422 error ${summary.path}/imponibile_importo`,
    );
  }

  // 00423: each line separately.
  for (const [i, line] of lines.entries()) {
    const severity = totalSeverity(line);
    if (severity !== null)
      findings.push(`00423 ${severity} ${at}/dati_beni_servizi/dettaglio_linee/${i}/prezzo_totale`);
  }

  // 00443 and 00444: each rate and Natura of lines and cassa must be in a summary; the reverse is a warning.
  for (const [these, those, severity] of [
    [charged, summed, 'error'],
    [summed, charged, 'warning'],
  ] as const) {
    for (const rate of distinctRates(these)) {
      if (those.some((one) => one.rate.equals(rate))) continue;
      findings.push(`00443 ${severity} ${these.find((one) => one.rate.equals(rate))?.path}/aliquota_iva`);
    }
    for (const natura of new Set(these.map((one) => one.natura))) {
      if (natura === undefined || those.some((one) => one.natura === natura)) continue;
      findings.push(`00444 ${severity} ${these.find((one) => one.natura === natura)?.path}/natura`);
    }
  }
  return findings;
}

/** Compared as numbers: 022.00 is 22.00. */
function distinctRates(bearers: readonly Bearer[]): readonly Exact[] {
  const rates: Exact[] = [];
  for (const { rate } of bearers) if (!rates.some((other) => other.equals(rate))) rates.push(rate);
  return rates;
}

function sum(amounts: readonly Exact[]): Exact {
  return amounts.reduce((total, amount) => total.plus(amount), new Exact(0));
}

/** AliquotaIVA × ImponibileImporto ÷ 100 as an `Exact`, and its value rounded to the cent. */
export function taxOf(rate: string, taxable: string): { readonly exact: Exact; readonly rounded: Exact } {
  const exact = new Exact(rate).times(taxable).dividedBy(100);
  return { exact, rounded: exact.toDecimalPlaces(2) };
}

function taxSeverity({ aliquota_iva, imponibile_importo, imposta }: DatiRiepilogo): string | null {
  const { exact, rounded } = taxOf(aliquota_iva, imponibile_importo);
  const tax = new Exact(imposta);
  if (tax.minus(exact).abs().lessThan('0.01')) return null;
  return tax.minus(rounded).abs().lessThanOrEqualTo('0.01') ? 'warning' : 'error';
}

/** The unit price after each discount, each on the remainder of the previous one, times the quantity. */
export function totalOf(
  line: Pick<DettaglioLinee, 'prezzo_unitario' | 'quantita' | 'sconto_maggiorazione'>,
): Exact {
  let price = new Exact(line.prezzo_unitario);
  for (const discount of line.sconto_maggiorazione ?? []) {
    let delta = new Exact(0);
    if (discount.importo !== undefined) delta = new Exact(discount.importo);
    else if (discount.percentuale !== undefined) delta = price.times(discount.percentuale).dividedBy(100);
    price = discount.tipo === 'SC' ? price.minus(delta) : price.plus(delta);
  }
  return price.times(line.quantita ?? '1');
}

function totalSeverity(line: DettaglioLinee): string | null {
  const difference = totalOf(line).minus(line.prezzo_totale).abs();
  if (difference.lessThan('0.01')) return null;
  return difference.lessThan('0.02') ? 'warning' : 'error';
}
