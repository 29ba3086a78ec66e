/** DatiRiepilogo: totals of lines and contributions by rate or Natura, with their VAT. */
import { TAX_TOLERANCE } from '../../domain/tolerances.ts';
import { Decimal, Sum } from '../../model/decimal.ts';
import type { DatiRiepilogo } from '../../model/generated/invoice.ts';
import { ANCILLARY } from '../lines/added.ts';
import type { Charge } from '../lines/charge.ts';
import type { Tax } from '../lines/tax.ts';
import { present } from '../present.ts';
import type { Reading } from '../read/reading.ts';
import type { Contribution } from './cassa.ts';
import { vatWithin } from './lineTotals.ts';

interface Group {
  readonly tax: Tax;
  readonly at: string;
  readonly charged: Sum;
  /** Total with VAT; null if any amount was given without VAT. */
  gross: Decimal | null;
  expenses: Decimal;
}

export interface Totals {
  readonly summaries: DatiRiepilogo[];
  /** Taxable amounts and taxes together. */
  readonly whole: Decimal;
  /** Tax that the customer pays to the state (EsigibilitaIVA S). */
  readonly split: Decimal;
}

export function summarize(
  reading: Reading,
  charges: readonly Charge[],
  contributions: readonly Contribution[],
): Totals {
  const groups = groupsOf(charges, contributions);
  let whole = Decimal.zero;
  let split = Decimal.zero;
  const summaries: DatiRiepilogo[] = [];
  for (const group of groups.values()) {
    const { tax, at, expenses } = group;
    const { taxable, vat, rounding } = amountsOf(group);
    // A line that is already too large makes its sum meaningless.
    if (reading.problems.none) for (const amount of [taxable, vat]) reading.fits(amount, 11, at);
    whole = whole.plus(taxable).plus(vat);
    if (tax.esigibilita === 'S') split = split.plus(vat);
    summaries.push(
      present<DatiRiepilogo>({
        aliquota_iva: tax.rateText,
        natura: tax.natura ?? undefined,
        spese_accessorie: expenses.isZero ? undefined : expenses.rounded(2).toText(),
        arrotondamento: rounding.isZero ? undefined : rounding.toText(),
        imponibile_importo: taxable.toText(),
        imposta: vat.toText(),
        esigibilita_iva: tax.esigibilita ?? undefined,
        riferimento_normativo: tax.normativo ?? undefined,
      }),
    );
  }
  return { summaries, whole, split };
}

function groupsOf(
  charges: readonly Charge[],
  contributions: readonly Contribution[],
): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  const groupOf = (tax: Tax, at: string): Group => {
    let group = groups.get(tax.key);
    if (group === undefined) {
      group = { tax, at, charged: new Sum(), gross: Decimal.zero, expenses: Decimal.zero };
      groups.set(tax.key, group);
    }
    return group;
  };
  for (const { tax, at, total, gross, kind } of charges) {
    const group = groupOf(tax, at);
    group.charged.add(total);
    group.gross = gross === null || group.gross === null ? null : group.gross.plus(gross);
    if (kind === ANCILLARY) group.expenses = group.expenses.plus(total);
  }
  for (const { tax, at, amount } of contributions) {
    const group = groupOf(tax, at);
    group.charged.add(amount);
    group.gross = null;
  }
  return groups;
}

/** True if SdI accepts this tax for a taxable amount and rate. */
export function isTax(tax: Decimal, taxable: Decimal, rate: Decimal): boolean {
  return tax.compareDifference(rate.percentOf(taxable), TAX_TOLERANCE) < 0;
}

interface Amounts {
  readonly taxable: Decimal;
  readonly vat: Decimal;
  /** Rounding to the cent added to the lines. */
  readonly rounding: Decimal;
}

function amountsOf({ tax, charged, gross }: Group): Amounts {
  const exact = charged.value;
  const taxable = exact.rounded(2);
  const vat = tax.rate.percentOf(taxable);
  if (gross !== null && !tax.rate.isZero) {
    const seen = gross.rounded(2);
    // Lines in cents are kept; the sum of exact ones is rounded to match the price that the customer sees.
    const own = exact.scale <= 2 ? taxable : seen.minus(vatWithin(seen, tax.rate));
    const rest = seen.minus(own);
    const isNear = own.minus(exact).abs().compare(TAX_TOLERANCE) <= 0;
    if (isNear && isTax(rest, own, tax.rate)) {
      return { taxable: own, vat: rest, rounding: own.minus(exact) };
    }
  }
  return { taxable, vat: vat.rounded(2), rounding: taxable.minus(exact) };
}
