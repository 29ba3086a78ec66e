/** Explanation of a difference by a single cause: amounts that are added or deducted in practice. */

import { decimal } from '../../domain/amounts.ts';
import { afterSteps } from '../../domain/discounts.ts';
import { isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { isTaxedAbroad } from '../../domain/natura.ts';
import { ADVANCE } from '../../domain/payments.ts';
import { STAMP_DUTY } from '../../domain/thresholds.ts';
import { amountDue, totalReadings } from '../../domain/totals.ts';
import { Decimal } from '../../model/decimal.ts';

/**
 * - `bollo`: the stamp duty of DatiBollo is included;
 * - `split`: the tax that the buyer pays to the state is excluded from the total, or included in the amount due;
 * - `withheld`: the withholding is excluded from the total, or included in the amount due;
 * - `rounding`: an Arrotondamento is included differently;
 * - `expenses`: SpeseAccessorie of the summaries are added;
 * - `discount`: discounts of the document (2.1.1.8) are deducted;
 * - `sign`: the amount has the opposite sign, as in a credit note;
 * - `several`: more than one of these;
 * - `currency`: Divisa is not EUR, and it is unknown which amounts are in that currency;
 * - `abroad`: lines are taxed in another country (N7 or OSS), and no summary contains that tax;
 * - `ownDocument`: the buyer issued it (TD16 to TD29), and pays the supplier without the tax;
 * - `advance`: the payments are an advance (TP03);
 * - `unpaid`: payments of 0.00;
 * - `alternatives`: several payments of the whole amount due, as alternative ways to pay;
 * - `part`: the rate applies to a part of the amounts marked with Ritenuta, as for agents and authors;
 * - `unmarked`: the rate applies to all lines, although not all are marked with Ritenuta.
 */
export type TotalReading =
  | 'bollo'
  | 'split'
  | 'withheld'
  | 'rounding'
  | 'expenses'
  | 'discount'
  | 'sign'
  | 'several'
  | 'currency'
  | 'abroad'
  | 'ownDocument'
  | 'advance'
  | 'unpaid'
  | 'alternatives'
  | 'part'
  | 'unmarked';

/** Difference that needs no explanation. */
const CENT = Decimal.of(1, 2);

type Change = readonly [reading: TotalReading, amount: Decimal];

/** Explanations for ImportoTotaleDocumento. */
export function readingOfTotal(body: BodyFacts, stated: Decimal): TotalReading | null {
  const { expected, splitTax, withheld } = body.total;
  const changes: readonly Change[] = [
    ...changesOf(body, expected),
    ['split', splitTax.negated()],
    ['withheld', withheld.negated()],
  ];
  if (isSame(stated, expected)) return null;
  return (
    singleReading(stated, expected, changes) ??
    (isSeveral(body, stated) ? 'several' : null) ??
    currencyOf(body) ??
    (hasTaxAbroad(body) ? 'abroad' : null)
  );
}

/** Explanations for the sum of the payments. */
export function readingOfDue(body: BodyFacts, stated: Decimal): TotalReading | null {
  const due = amountDue(body);
  const payments = body.ordinary?.dati_pagamento ?? [];
  if (isSame(stated, due)) return null;
  if (payments.some(({ condizioni_pagamento }) => condizioni_pagamento === ADVANCE)) return 'advance';
  if (stated.isZero) return 'unpaid';
  if (isSelfInvoice(body.tipoDocumento)) return 'ownDocument';
  const changes: readonly Change[] = [
    ...changesOf(body, due),
    ['split', body.total.splitTax],
    ['withheld', body.total.withheld],
  ];
  return (
    singleReading(stated, due, changes) ??
    (isAlternatives(body, due) ? 'alternatives' : null) ??
    currencyOf(body)
  );
}

function changesOf({ ordinary }: BodyFacts, amount: Decimal): readonly Change[] {
  const document = ordinary?.dati_generali.dati_generali_documento;
  const bollo = document?.dati_bollo;
  const own = decimal(document?.arrotondamento);
  let expenses = Decimal.zero;
  let roundings = Decimal.zero;
  for (const { spese_accessorie, arrotondamento } of ordinary?.dati_beni_servizi.dati_riepilogo ?? []) {
    expenses = expenses.plus(decimal(spese_accessorie));
    roundings = roundings.plus(decimal(arrotondamento));
  }
  const discounted = afterSteps(amount, document?.sconto_maggiorazione ?? []);
  return [
    ['bollo', bollo === undefined ? Decimal.zero : decimal(bollo.importo_bollo ?? STAMP_DUTY.toText())],
    ['rounding', own.negated()],
    ['rounding', own.plus(own).negated()],
    ['rounding', roundings],
    ['rounding', roundings.negated()],
    ['expenses', expenses],
    ['discount', discounted.minus(amount)],
  ];
}

function singleReading(stated: Decimal, expected: Decimal, changes: readonly Change[]): TotalReading | null {
  if (isSame(stated.negated(), expected)) return 'sign';
  for (const [reading, amount] of changes) {
    if (amount.isZero) continue;
    const changed = expected.plus(amount);
    if (isSame(stated, changed) || isSame(stated.negated(), changed)) return reading;
  }
  return null;
}

/** True if a reading of the document total equals the amount, before or after withholding. */
function isSeveral(body: BodyFacts, stated: Decimal): boolean {
  const size = stated.abs();
  const gross = stated.plus(body.total.withheld).abs();
  return totalReadings(body).some((one) => isSame(one.abs(), size) || isSame(one.abs(), gross));
}

/** True if each payment, or each block of payments, equals the amount due. */
function isAlternatives({ ordinary }: BodyFacts, due: Decimal): boolean {
  const blocks = (ordinary?.dati_pagamento ?? []).map(({ dettaglio_pagamento }) =>
    dettaglio_pagamento.map(({ importo_pagamento }) => decimal(importo_pagamento)),
  );
  const sums = blocks.map((amounts) => amounts.reduce((sum, amount) => sum.plus(amount), Decimal.zero));
  return [blocks.flat(), sums].some((all) => all.length > 1 && all.every((amount) => isSame(amount, due)));
}

function currencyOf({ ordinary }: BodyFacts): TotalReading | null {
  return ordinary?.dati_generali.dati_generali_documento.divisa === 'EUR' ? null : 'currency';
}

function hasTaxAbroad({ lines }: BodyFacts): boolean {
  return lines.some(({ line }) => line !== null && isTaxedAbroad(line));
}

function isSame(one: Decimal, other: Decimal): boolean {
  return one.compareDifference(other, CENT) <= 0;
}
