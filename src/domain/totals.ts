/** Total of a document, and the ways in which it is computed in practice. */

import { Decimal } from '../model/decimal.ts';
import type { FatturaElettronicaBody } from '../model/generated/invoice.ts';
import { decimal } from './amounts.ts';
import { afterSteps } from './discounts.ts';
import { STAMP_DUTY } from './thresholds.ts';

export interface DocumentTotal {
  /** Σ ImponibileImporto + Σ Imposta + Arrotondamento of the document (2.1.1.10). */
  readonly expected: Decimal;
  /** Σ Imposta of the summaries with EsigibilitaIVA S, which the buyer pays to the state. */
  readonly splitTax: Decimal;
  /** Σ ImportoRitenuta. */
  readonly withheld: Decimal;
}

/** The body of an ordinary invoice and its total. */
export interface TotalFacts {
  /** Null for a simplified invoice. */
  readonly ordinary: FatturaElettronicaBody | null;
  readonly total: DocumentTotal;
}

/** Ordinary bodies only; zero for simplified ones. */
export function documentTotal({ ordinary }: Pick<TotalFacts, 'ordinary'>): DocumentTotal {
  let expected = Decimal.zero;
  let splitTax = Decimal.zero;
  let withheld = Decimal.zero;
  for (const { imponibile_importo, imposta, esigibilita_iva } of ordinary?.dati_beni_servizi.dati_riepilogo ??
    []) {
    const tax = decimal(imposta);
    expected = expected.plus(decimal(imponibile_importo)).plus(tax);
    if (esigibilita_iva === 'S') splitTax = splitTax.plus(tax);
  }
  const document = ordinary?.dati_generali.dati_generali_documento;
  if (document?.arrotondamento !== undefined) expected = expected.plus(decimal(document.arrotondamento));
  for (const { importo_ritenuta } of document?.dati_ritenuta ?? []) {
    withheld = withheld.plus(decimal(importo_ritenuta));
  }
  return { expected, splitTax, withheld };
}

/** One cent more or less: tax by line and tax by rate legitimately differ by that much. */
const TOLERANCE = Decimal.of(1, 2);

/** Ignores signs: credit notes are written with both. */
function isNear(total: Decimal, reading: Decimal): boolean {
  return total.abs().compareDifference(reading.abs(), TOLERANCE) <= 0;
}

/** True if the amount equals the document total in one of the ways in which it is computed in practice. */
export function isTotal(body: TotalFacts, amount: Decimal): boolean {
  return (
    isNear(amount, body.total.expected) || totalReadings(body).some((reading) => isNear(amount, reading))
  );
}

/** True if the amount is the document total plus all, some or nothing of `more`; each may be negative. */
export function isTotalWithUpTo(body: TotalFacts, amount: Decimal, more: Decimal): boolean {
  if (more.isZero) return false;
  const size = amount.abs();
  return totalReadings(body).some((reading) => {
    const without = reading.abs();
    const all = reading.plus(more).abs();
    const [least, most] = all.isLess(without) ? [all, without] : [without, all];
    return !size.isLess(least.minus(TOLERANCE)) && !most.plus(TOLERANCE).isLess(size);
  });
}

/** Amount due for an ordinary body: the written total, otherwise the computed one, less withholdings and split tax. */
export function amountDue(body: TotalFacts): Decimal {
  return wholeTotal(body).minus(body.total.withheld).minus(body.total.splitTax);
}

/** The total as written, otherwise as computed, before any deductions (withholding, split tax) that the writer made. */
export function wholeTotal(body: TotalFacts): Decimal {
  const { expected, splitTax, withheld } = body.total;
  const text = body.ordinary?.dati_generali.dati_generali_documento.importo_totale_documento;
  if (text === undefined) return expected;
  const written = decimal(text);
  if ((withheld.isZero && splitTax.isZero) || isNear(written, expected)) return written;
  const readings = readingsWithSplitTax(body);
  const amounts = withOrWithout(withOrWithout([written], splitTax), withheld);
  return amounts.find((amount) => readings.some((reading) => isNear(amount, reading))) ?? written;
}

const ONE = Decimal.of(1);

/**
 * Acceptable amounts for the document total: with or without the stamp duty, roundings, ancillary expenses, discounts
 * of the document and split-payment tax. Use it only if the plain sum does not match, because it allocates lists.
 */
export function totalReadings(body: TotalFacts): readonly Decimal[] {
  return withOrWithout(readingsWithSplitTax(body), body.total.splitTax.negated());
}

function readingsWithSplitTax(body: TotalFacts): readonly Decimal[] {
  const { ordinary, total } = body;
  const document = ordinary?.dati_generali.dati_generali_documento;
  let roundings = Decimal.zero;
  let expenses = Decimal.zero;
  for (const { arrotondamento, spese_accessorie } of ordinary?.dati_beni_servizi.dati_riepilogo ?? []) {
    roundings = roundings.plus(decimal(arrotondamento));
    expenses = expenses.plus(decimal(spese_accessorie));
  }
  const rounding = decimal(document?.arrotondamento);
  const bollo = document?.dati_bollo;
  let readings: readonly Decimal[] = [total.expected];
  // The sum includes the rounding; some invoices omit it, others have it with the opposite sign.
  readings = withOrWithout(readings, rounding.negated(), rounding.plus(rounding).negated());
  if (bollo !== undefined) {
    readings = withOrWithout(
      readings,
      bollo.importo_bollo === undefined ? STAMP_DUTY : decimal(bollo.importo_bollo),
    );
  }
  readings = withOrWithout(readings, roundings, roundings.negated());
  readings = withOrWithout(readings, expenses);
  return discounted(body, readings);
}

/** Each amount unchanged, and with each change added. */
export function withOrWithout(
  amounts: readonly Decimal[],
  ...changes: readonly Decimal[]
): readonly Decimal[] {
  const made = [...amounts];
  for (const change of changes) {
    if (!change.isZero) for (const amount of amounts) made.push(amount.plus(change));
  }
  return made;
}

/** Amounts before and after the discounts and surcharges of the document (2.1.1.8), applied in order. */
function discounted({ ordinary }: TotalFacts, amounts: readonly Decimal[]): readonly Decimal[] {
  const steps = ordinary?.dati_generali.dati_generali_documento.sconto_maggiorazione;
  if (steps === undefined) return amounts;
  // All steps combine to one factor and one addend, whatever their number and the number of amounts.
  const added = afterSteps(Decimal.zero, steps);
  const factor = afterSteps(ONE, steps).minus(added);
  return [...amounts, ...amounts.map((amount) => amount.times(factor).plus(added))];
}
