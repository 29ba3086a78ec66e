/** Computes the document total, the withholding, and the amount to pay. */
import { decimal } from '../../domain/amounts.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { amountDue } from '../../domain/totals.ts';
import { type Decimal, Sum } from '../../model/decimal.ts';
import { qPayments, qTotal } from '../../validate/index.ts';
import { compared, type RecomputedTotal } from './compareAmount.ts';
import { readingOfDue, readingOfTotal } from './readings.ts';
import { foundInBody, isCent } from './tolerance.ts';

/** ImportoRitenuta: the rate applied to lines and contributions with Ritenuta. */
export function withholdings(body: BodyFacts): readonly RecomputedTotal[] {
  const marked = markedAmount(body);
  const charged = chargedAmount(body);
  const all = body.ordinary?.dati_generali.dati_generali_documento.dati_ritenuta ?? [];
  return all.map(({ importo_ritenuta, aliquota_ritenuta }, index) => {
    const rate = decimal(aliquota_ritenuta);
    const exact = rate.percentOf(marked);
    const stated = decimal(importo_ritenuta);
    const reading = isPartOf(exact, stated)
      ? 'part'
      : isCent(rate.percentOf(charged).minus(stated))
        ? 'unmarked'
        : null;
    const one = {
      path: `${body.documentPath}/dati_ritenuta/${index}/importo_ritenuta`,
      formula: 'withholding.amount',
      stated: importo_ritenuta,
      exact,
      control: null,
      // No field states the base of a withholding: the rate applied to some or all of the lines is not an error.
      isTolerated: (difference: Decimal) => reading !== null || isCent(difference),
      readingOf: () => (isCent(stated.minus(exact)) ? null : reading),
    } as const;
    return compared(one, 'ordinary');
  });
}

/** Returns the sum of the amounts marked as subject to withholding. */
function markedAmount({ lines, cassa }: BodyFacts): Decimal {
  const sum = new Sum();
  for (const { line, amount } of lines) if (line?.ritenuta === 'SI') sum.add(amount);
  for (const { cassa: fund, amount } of cassa) if (fund?.ritenuta === 'SI') sum.add(amount);
  return sum.value;
}

function chargedAmount({ lines }: BodyFacts): Decimal {
  const sum = new Sum();
  for (const { amount } of lines) sum.add(amount);
  return sum.value;
}

/** True if an amount is smaller than the whole, with the same sign. */
function isPartOf(whole: Decimal, amount: Decimal): boolean {
  if (amount.isZero || amount.isNegative !== whole.isNegative) return false;
  return amount.abs().isLess(whole.abs());
}

/**
 * ImportoTotaleDocumento: taxable amounts, tax and Arrotondamento; `reading` explains other amounts included in
 * practice.
 */
export function documentTotal(body: BodyFacts): RecomputedTotal {
  const one = {
    path: `${body.documentPath}/importo_totale_documento`,
    formula: 'document.total',
    stated: body.ordinary?.dati_generali.dati_generali_documento.importo_totale_documento,
    exact: body.total.expected,
    control: qTotal.code,
    isTolerated: () => foundInBody(qTotal, body).length === 0,
    readingOf: (stated: Decimal) => readingOfTotal(body, stated),
  } as const;
  return compared(one, 'ordinary');
}

/** The sum of the payments: the total less withholdings and the tax that the buyer pays to the state. */
export function due(body: BodyFacts): RecomputedTotal {
  const payments = body.ordinary?.dati_pagamento ?? [];
  const sum = new Sum();
  let count = 0;
  for (const { dettaglio_pagamento } of payments) {
    for (const { importo_pagamento } of dettaglio_pagamento) sum.add(decimal(importo_pagamento));
    count += dettaglio_pagamento.length;
  }
  const one = {
    path: `${body.path}/dati_pagamento`,
    formula: 'document.due',
    stated: count === 0 ? undefined : sum.value.toText(),
    exact: amountDue(body),
    control: qPayments.code,
    isTolerated: () => foundInBody(qPayments, body).length === 0,
    readingOf: (stated: Decimal) => readingOfDue(body, stated),
  } as const;
  return compared(one, 'ordinary');
}
