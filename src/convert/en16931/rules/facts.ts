/** Facts about an invoice that several rules use, computed once. */
import { Decimal, Sum } from '../../../model/decimal.ts';
import { appended } from '../model/appended.ts';
import { decimalOf } from '../model/decimalOf.ts';
import type { EuropeanInvoice, TaxBreakdown } from '../model/invoice.ts';

/** A place that states a VAT category. */
export type Origin = 'lines' | 'allowances' | 'charges';

/** A rate of a category at a place. */
export interface Taxed {
  readonly origin: Origin;
  readonly path: string;
  readonly category: string;
  readonly rate: string | undefined;
}

export interface Facts {
  readonly lines: Decimal;
  readonly allowances: Decimal;
  readonly charges: Decimal;
  readonly tax: Decimal;
  /** Each line, allowance and charge with a category. */
  readonly taxed: readonly Taxed[];
  /** The same by category. */
  readonly byCategory: ReadonlyMap<string, readonly Taxed[]>;
  /** Lines and charges less allowances, by category, and by category and rate. */
  readonly bases: ReadonlyMap<string, Decimal>;
  /** The VAT breakdowns by category, with their positions. */
  readonly breakdowns: ReadonlyMap<string, readonly (readonly [number, TaxBreakdown])[]>;
}

/** Key of {@link Facts.bases} for a category and rate. */
export const rateKey = (category: string, rate: string | undefined): string =>
  `${category} ${decimalOf(rate).toText(0)}`;

export function factsOf({ lines, allowances = [], charges = [], taxes }: EuropeanInvoice): Facts {
  const sums = { lines: new Sum(), allowances: new Sum(), charges: new Sum(), tax: new Sum() };
  const bases = new Map<string, Sum>();
  const taxed: Taxed[] = [];
  const byCategory = new Map<string, Taxed[]>();
  const keys = new Map<string, string>();
  /** The key of a rate, which most lines share. */
  const keyOf = ({ category, rate }: Taxed): string => {
    const written = `${category} ${rate ?? ''}`;
    let key = keys.get(written);
    if (key === undefined) {
      key = rateKey(category, rate);
      keys.set(written, key);
    }
    return key;
  };
  const add = (key: string, amount: Decimal): void => {
    const known = bases.get(key) ?? new Sum();
    known.add(amount);
    bases.set(key, known);
  };
  const note = (place: Taxed, amount: Decimal): void => {
    if (place.category === '') return;
    taxed.push(place);
    byCategory.set(place.category, appended(byCategory.get(place.category), place));
    add(place.category, amount);
    add(keyOf(place), amount);
  };
  for (const [at, { net, vat }] of lines.entries()) {
    const amount = decimalOf(net);
    sums.lines.add(amount);
    const { category = '', rate } = vat;
    note({ origin: 'lines', path: `lines[${at}].vat`, category, rate }, amount);
  }
  for (const [origin, items] of [
    ['allowances', allowances],
    ['charges', charges],
  ] as const) {
    for (const [at, { amount: text, category = '', rate }] of items.entries()) {
      const amount = decimalOf(text);
      sums[origin].add(amount);
      note(
        { origin, path: `${origin}[${at}]`, category, rate },
        origin === 'charges' ? amount : amount.negated(),
      );
    }
  }
  const breakdowns = new Map<string, (readonly [number, TaxBreakdown])[]>();
  for (const each of taxes.entries()) {
    const { amount, category = '' } = each[1];
    sums.tax.add(decimalOf(amount));
    breakdowns.set(category, appended(breakdowns.get(category), each));
  }
  return {
    lines: sums.lines.value,
    allowances: sums.allowances.value,
    charges: sums.charges.value,
    tax: sums.tax.value,
    taxed,
    byCategory,
    bases: new Map([...bases].map(([key, sum]) => [key, sum.value])),
    breakdowns,
  };
}

/** The sum of the lines, charges and allowances of a group; zero without any. */
export const baseOf = ({ bases }: Facts, key: string): Decimal => bases.get(key) ?? Decimal.zero;
