/** Computes the total of a line from the price in the brief. */
import { Decimal } from '../../model/decimal.ts';
import type { ScontoMaggiorazione } from '../../model/generated/invoice.ts';
import { quotient } from '../../model/quotient.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';

/** Decimals of prices, discounts and line totals (Amount8DecimalType). */
export const PLACES = 8;

const HUNDRED = Decimal.of(100);

/** Amount without its VAT, to eight decimals. */
export function withoutVat(gross: Decimal, rate: Decimal): Decimal {
  return rate.isZero ? gross : quotient(gross.times(HUNDRED), HUNDRED.plus(rate), PLACES);
}

export interface Price {
  readonly unit: Decimal;
  /** Price with VAT; null if it was given without VAT. */
  readonly gross: Decimal | null;
  /** Original price, if the brief's currency is converted. */
  readonly original: Decimal | null;
}

const NOTHING: Price = { unit: Decimal.zero, gross: null, original: null };

export function readPrice(reading: Reading, fields: Fields, rate: Decimal, at: string): Price {
  const isGross = !isAbsent(fields['prezzo_ivato']);
  if (isGross === !isAbsent(fields['prezzo_unitario'])) {
    reading.problems.add(isGross ? 'price.both' : 'price.missing', at);
    return NOTHING;
  }
  const key = isGross ? 'prezzo_ivato' : 'prezzo_unitario';
  const given = reading.money(fields[key], at, key);
  if (given === null) return NOTHING;
  const original = reading.exchange === null ? null : reading.number(fields[key], at, key);
  return isGross
    ? { unit: withoutVat(given, rate), gross: given, original }
    : { unit: given, gross: null, original };
}

/** One discount or surcharge, with and without VAT. */
interface Step {
  readonly sign: 1 | -1;
  readonly percent: Decimal | null;
  readonly amount: Decimal;
  readonly gross: Decimal;
}

const DISCOUNT_KEYS: ReadonlySet<string> = new Set(['percentuale', 'importo', 'maggiorazione']);

export interface Discounts {
  readonly written: ScontoMaggiorazione[];
  readonly steps: readonly Step[];
}

/** The discounts of a line. Their amounts include VAT if the price does. */
export function readDiscounts(
  reading: Reading,
  value: unknown,
  rate: Decimal,
  isGross: boolean,
  at: string,
): Discounts | undefined {
  if (isAbsent(value)) return undefined;
  const written: ScontoMaggiorazione[] = [];
  const steps: Step[] = [];
  reading.list(value, at).forEach((item, index) => {
    const here = `${at}/${index}`;
    const fields = reading.fields(item, here);
    reading.keys(fields, here, DISCOUNT_KEYS);
    if (isAbsent(fields['percentuale']) === isAbsent(fields['importo'])) {
      reading.problems.add('discount.both', here);
      return;
    }
    const sign = reading.flag(fields['maggiorazione'], here, 'maggiorazione') === true ? 1 : -1;
    const percent = reading.percent(fields['percentuale'], here, 'percentuale');
    const gross = reading.money(fields['importo'], here, 'importo', { signed: false }) ?? Decimal.zero;
    const amount = isGross ? withoutVat(gross, rate) : gross;
    const tipo = sign === 1 ? 'MG' : 'SC';
    written.push(
      percent === null ? { tipo, importo: amount.toText() } : { tipo, percentuale: percent.toText() },
    );
    steps.push({ sign, percent, amount, gross });
  });
  return written.length === 0 ? undefined : { written, steps };
}

/** A price after its discounts, applied in sequence and not rounded, as SdI computes it (00423). */
export function discounted(price: Decimal, steps: readonly Step[], amounts: 'amount' | 'gross'): Decimal {
  let left = price;
  for (const { sign, percent, [amounts]: amount } of steps) {
    const delta = percent === null ? amount : percent.percentOf(left);
    left = sign === 1 ? left.plus(delta) : left.minus(delta);
  }
  return left;
}
