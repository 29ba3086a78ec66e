import { decimal } from '../../domain/amounts.ts';
import { isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { isIncomeTax } from '../../domain/facts/withholding.ts';
import { ADVANCE } from '../../domain/payments.ts';
import { PAYMENT_TOLERANCE } from '../../domain/tolerances.ts';
import { amountDue, totalReadings, wholeTotal, withOrWithout } from '../../domain/totals.ts';
import { Decimal } from '../../model/decimal.ts';
import type { DatiPagamento } from '../../model/generated/invoice.ts';
import { ORDINARY, rule } from '../rule.ts';

/** TipoDato for withheld contributions before RT03 to RT06 existed. */
const OLD_CONTRIBUTION = 'CASSA-PREV';

/** Words of a Causale that mention an earlier payment. */
const PAID_BEFORE = /acconto|anticip|caparra|saldo|gi[aà] (?:pagat|versat|saldat)/i;

export const qPayments = rule({
  code: 'Q-PAYMENTS',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: [
      '2.1.1.1',
      '2.1.1.2',
      '2.1.1.5',
      '2.1.1.6',
      '2.1.1.8',
      '2.1.1.9',
      '2.1.1.10',
      '2.1.1.11',
      '2.2.1.16',
      '2.2.2.3',
      '2.2.2.4',
      '2.2.2.5',
      '2.2.2.6',
      '2.2.2.7',
      '2.4.1',
      '2.4.2.5',
      '2.4.2.6',
    ],
    simplified: [],
  },
  decides: 'file',
  findings: { sum: { severity: 'warning' } },
  check(body, report) {
    const { ordinary } = body;
    const payments = ordinary?.dati_pagamento;
    const document = ordinary?.dati_generali.dati_generali_documento;
    if (payments === undefined || payments.length === 0 || document?.divisa !== 'EUR') return;
    if (isSelfInvoice(body.tipoDocumento)) return;
    const expected = amountDue(body);
    const found = sumOf(payments);
    if (found === null || found.isZero || isNear(found, expected) || fits(body, payments, found)) return;
    report('sum', {
      path: `${body.path}/dati_pagamento/0/dettaglio_pagamento/0/importo_pagamento`,
      params: { found: found.toText(), expected: expected.toText() },
    });
  },
});

/** The total of all payments; null if one is an advance. */
function sumOf(payments: readonly DatiPagamento[]): Decimal | null {
  let sum = Decimal.zero;
  for (const { condizioni_pagamento, dettaglio_pagamento } of payments) {
    if (condizioni_pagamento === ADVANCE) return null;
    for (const { importo_pagamento } of dettaglio_pagamento) sum = sum.plus(decimal(importo_pagamento));
  }
  return sum;
}

/** Compares without signs, because credit notes may have either. */
function isNear(sum: Decimal, due: Decimal): boolean {
  return sum.abs().compareDifference(due.abs(), PAYMENT_TOLERANCE) <= 0;
}

/** True if a reading of the payments matches a reading of the amount due. */
function fits(body: BodyFacts, payments: readonly DatiPagamento[], sum: Decimal): boolean {
  const document = body.ordinary?.dati_generali.dati_generali_documento;
  if (document?.causale?.some((text) => PAID_BEFORE.test(text)) === true) return true;
  const due = dueReadings(body)
    .map((amount) => amount.abs())
    .sort((a, b) => a.compare(b));
  return [sum, ...alternatives(payments)].some((paid) => isNearAny(paid, due));
}

/**
 * True if one of the amounts, in ascending order, is near. Binary search: there may be thousands of amounts and
 * payments.
 */
function isNearAny(sum: Decimal, due: readonly Decimal[]): boolean {
  const least = sum.abs().minus(PAYMENT_TOLERANCE);
  let low = 0;
  let high = due.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (due[middle]?.isLess(least) === true) low = middle + 1;
    else high = middle;
  }
  const next = due[low];
  return next !== undefined && isNear(sum, next);
}

function dueReadings(body: BodyFacts): readonly Decimal[] {
  const document = body.ordinary?.dati_generali.dati_generali_documento;
  const totals = withOrWithout([wholeTotal(body)], body.total.splitTax.negated());
  let tax = Decimal.zero;
  for (const { tipo_ritenuta, importo_ritenuta } of document?.dati_ritenuta ?? []) {
    if (isIncomeTax(tipo_ritenuta)) tax = tax.plus(decimal(importo_ritenuta));
  }
  const contributions = body.total.withheld.minus(tax);
  let due: readonly Decimal[] = [...totals, ...totalReadings(body)];
  due = withOrWithout(due, tax.negated());
  due = withOrWithout(due, contributions.negated());
  return withOrWithout(due, oldContributions(body).negated());
}

function oldContributions({ lines }: BodyFacts): Decimal {
  let sum = Decimal.zero;
  for (const { line } of lines) {
    for (const { tipo_dato, riferimento_numero } of line?.altri_dati_gestionali ?? []) {
      if (tipo_dato.startsWith(OLD_CONTRIBUTION)) sum = sum.plus(decimal(riferimento_numero));
    }
  }
  return sum;
}

/** Totals if several entries are alternatives: per block, per day and amount, or per amount. */
function alternatives(payments: readonly DatiPagamento[]): readonly Decimal[] {
  const sums: Decimal[] = [];
  let once = Decimal.zero;
  const amounts = new Set<string>();
  const all = new Set<string>();
  for (const { dettaglio_pagamento } of payments) {
    let sum = Decimal.zero;
    for (const { importo_pagamento, data_scadenza_pagamento = '' } of dettaglio_pagamento) {
      const amount = decimal(importo_pagamento);
      sum = sum.plus(amount);
      all.add(importo_pagamento);
      const key = `${data_scadenza_pagamento} ${importo_pagamento}`;
      if (!amounts.has(key)) once = once.plus(amount);
      amounts.add(key);
    }
    sums.push(sum);
  }
  const [only] = all;
  if (all.size === 1) sums.push(decimal(only));
  return [once, ...sums];
}
