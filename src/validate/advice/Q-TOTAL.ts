import { decimal } from '../../domain/amounts.ts';
import { isFreeSupply, isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { isTaxedAbroad } from '../../domain/natura.ts';
import { isTotal, isTotalWithUpTo } from '../../domain/totals.ts';
import { Decimal } from '../../model/decimal.ts';
import { ORDINARY, rule } from '../rule.ts';

/** The highest VAT rate in the EU, in percent: that of Hungary (Act CXXVII of 2007, section 82). */
const HIGHEST_RATE = Decimal.of(27);

export const qTotal = rule({
  code: 'Q-TOTAL',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: [
      '2.1.1.1',
      '2.1.1.2',
      '2.1.1.5.2',
      '2.1.1.6',
      '2.1.1.7.3',
      '2.1.1.7.5',
      '2.1.1.8',
      '2.1.1.9',
      '2.1.1.10',
      '2.2.1.11',
      '2.2.1.14',
      '2.2.1.16',
      '2.2.2.3',
      '2.2.2.4',
      '2.2.2.5',
      '2.2.2.6',
      '2.2.2.7',
    ],
    simplified: [],
  },
  decides: 'file',
  findings: {
    total: { severity: 'warning' },
    net: { severity: 'warning', fix: 'amount' },
    // The contribution is missing either from the total or from the summaries.
    without_cassa: { severity: 'warning' },
    cassa_not_summed: { severity: 'warning' },
  },
  check(body, report) {
    const document = body.ordinary?.dati_generali.dati_generali_documento;
    const found = document?.importo_totale_documento;
    if (found === undefined || !isAddedUp(body.tipoDocumento) || document?.divisa !== 'EUR') return;
    const total = decimal(found);
    if (isTotal(body, total) || (isFreeSupply(body.tipoDocumento) && isFreeTotal(body, total))) return;
    const { expected, withheld } = body.total;
    const path = `${body.documentPath}/importo_totale_documento`;
    const gross = total.plus(withheld);
    if (!withheld.isZero && isTotal(body, gross)) {
      const to = gross.toText();
      const params = { found, expected: to, withheld: withheld.toText() };
      report('net', { path, params, fix: { op: 'replace', path, from: found, to } });
      return;
    }
    if (isTotalWithUpTo(body, total, foreignTax(body))) return;
    const cassa = cassaOutside(body, total);
    if (cassa !== undefined) {
      const params = { found, expected: expected.toText(), cassa: cassa.amount.toText() };
      report(cassa.of === 'total' ? 'without_cassa' : 'cassa_not_summed', { path, params });
      return;
    }
    // No fix: only the payments could show if the total or the summaries are wrong.
    report('total', { path, params: { found, expected: expected.toText() } });
  },
});

/**
 * True if the total is defined: the amount that the buyer owes, or the value of a free supply. No source defines it for
 * other self-invoices.
 */
function isAddedUp(tipoDocumento: string): boolean {
  return !isSelfInvoice(tipoDocumento) || isFreeSupply(tipoDocumento);
}

/**
 * Our interpretation: the total of a free supply is its amount without VAT, which the buyer does not owe, or zero
 * (docs/decisions/self-invoices.md).
 */
function isFreeTotal(body: BodyFacts, total: Decimal): boolean {
  if (total.isZero) return true;
  let tax = Decimal.zero;
  for (const { summary } of body.summaries) tax = tax.plus(decimal(summary?.imposta));
  return isTotal(body, total.plus(tax));
}

interface Outside {
  /** The side that omits the contribution. */
  readonly of: 'total' | 'summaries';
  /** The contribution, without its VAT. */
  readonly amount: Decimal;
}

/** Maximum number of casse that are also tried separately; invoices usually have one or two. */
const FEW_CASSE = 4;

/** The contributions by which total and summaries differ, with or without their VAT. */
function cassaOutside(body: BodyFacts, total: Decimal): Outside | undefined {
  const { cassa } = body;
  if (cassa.length === 0) return undefined;
  const sets =
    cassa.length > 1 && cassa.length <= FEW_CASSE ? [cassa, ...cassa.map((one) => [one])] : [cassa];
  for (const set of sets) {
    let amount = Decimal.zero;
    let withTax = Decimal.zero;
    for (const one of set) {
      amount = amount.plus(one.amount);
      withTax = withTax.plus(one.amount).plus(
        decimal(one.rateText ?? undefined)
          .percentOf(one.amount)
          .rounded(2),
      );
    }
    if (amount.isZero) continue;
    for (const difference of [withTax, amount]) {
      if (isTotal(body, total.plus(difference))) return { of: 'total', amount };
      if (isTotal(body, total.minus(difference))) return { of: 'summaries', amount };
    }
  }
  return undefined;
}

/** The highest possible VAT of another state in the total; the file need not state its rate. */
function foreignTax({ lines }: BodyFacts): Decimal {
  let base = Decimal.zero;
  for (const { line, amount } of lines) {
    if (line !== null && isTaxedAbroad(line)) base = base.plus(amount);
  }
  return HIGHEST_RATE.percentOf(base);
}
