/** Rules about VAT categories (BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G, BR-O, BR-AF, BR-AG, BR-B): one table for all. */
import { Decimal } from '../../../model/decimal.ts';
import { decimalOf } from '../model/decimalOf.ts';
import type { EuropeanInvoice, TaxBreakdown } from '../model/invoice.ts';
import { baseOf, type Facts, type Origin, rateKey, type Taxed } from './facts.ts';
import { type Place, type Rule, unless } from './rule.ts';

interface Category {
  readonly code: string;
  /** Name in the ids of its rules: K has BR-IC. */
  readonly name: string;
  readonly rate: 'zero' | 'positive' | 'any' | 'none';
  /** Numbers that must identify the seller: of VAT alone, or of another tax as well. */
  readonly seller: 'vat' | 'tax' | 'none';
  /** Numbers that must identify the buyer. */
  readonly buyer: 'vat' | 'vatOrLegal' | 'any';
  readonly reason: 'required' | 'forbidden';
}

const categories: readonly Category[] = [
  { code: 'S', name: 'S', rate: 'positive', seller: 'tax', buyer: 'any', reason: 'forbidden' },
  { code: 'Z', name: 'Z', rate: 'zero', seller: 'tax', buyer: 'any', reason: 'forbidden' },
  { code: 'E', name: 'E', rate: 'zero', seller: 'tax', buyer: 'any', reason: 'required' },
  { code: 'AE', name: 'AE', rate: 'zero', seller: 'tax', buyer: 'vatOrLegal', reason: 'required' },
  { code: 'K', name: 'IC', rate: 'zero', seller: 'vat', buyer: 'vat', reason: 'required' },
  { code: 'G', name: 'G', rate: 'zero', seller: 'vat', buyer: 'any', reason: 'required' },
  { code: 'O', name: 'O', rate: 'none', seller: 'none', buyer: 'any', reason: 'required' },
  { code: 'L', name: 'AF', rate: 'any', seller: 'tax', buyer: 'any', reason: 'forbidden' },
  { code: 'M', name: 'AG', rate: 'any', seller: 'tax', buyer: 'any', reason: 'forbidden' },
];

/** Offset of a rule's number by the place of the category. */
const ORIGINS: readonly Origin[] = ['lines', 'allowances', 'charges'];

/** The VAT categories and rates of lines, allowances and charges. */
const CATEGORY_TERMS: Readonly<Record<Origin, string>> = {
  lines: 'BT-151',
  allowances: 'BT-95',
  charges: 'BT-102',
};
const RATE_TERMS: Readonly<Record<Origin, string>> = {
  lines: 'BT-152',
  allowances: 'BT-96',
  charges: 'BT-103',
};

/** Taxable amounts of categories with several rates may differ by less than this (BR-S-08); taxes too (BR-CO-17). */
const TOLERANCE = Decimal.of(1);

/** One category for each rate: S, L and M. */
const hasRates = ({ rate }: Category): boolean => rate === 'positive' || rate === 'any';

const number = (n: number): string => String(n).padStart(2, '0');

/** The rules 01 to 10 of a category. */
function rulesOf(category: Category): readonly Rule[] {
  const { code, name } = category;
  const id = (n: number): string => `BR-${name}-${number(n)}`;
  const own = ({ byCategory }: Facts): readonly Taxed[] => byCategory.get(code) ?? [];
  const breakdownsIn = ({ breakdowns }: Facts): readonly (readonly [number, TaxBreakdown])[] =>
    breakdowns.get(code) ?? [];
  return [
    {
      id: id(1),
      kind: 'breakdown',
      terms: ['BG-23', 'BT-118'],
      check: (_, facts) => {
        const count = breakdownsIn(facts).length;
        const isUsed = own(facts).length > 0;
        const isRight = isUsed ? count === 1 || (count > 1 && hasRates(category)) : count === 0;
        return unless(isRight, { path: 'taxes', found: String(count), category: code });
      },
    },
    ...ORIGINS.map(
      (origin, at): Rule => ({
        id: id(2 + at),
        kind: category.seller === 'none' ? 'unexpected' : 'missing',
        terms: partyTerms(category),
        check: (invoice, facts) => {
          const isUsed = own(facts).some((place) => place.origin === origin);
          return unless(!isUsed || hasParties(category, invoice), { path: 'seller.vatId', category: code });
        },
      }),
    ),
    ...ORIGINS.map(
      (origin, at): Rule => ({
        id: id(5 + at),
        kind: 'rate',
        terms: [RATE_TERMS[origin], CATEGORY_TERMS[origin]],
        *check(_, facts) {
          for (const place of own(facts))
            if (place.origin === origin && !fits(category, place.rate))
              yield { path: `${place.path}.rate`, found: place.rate ?? null, category: code };
        },
      }),
    ),
    {
      id: id(8),
      kind: 'amount',
      terms: ['BT-116', 'BT-131', 'BT-92', 'BT-99'],
      *check(_, facts) {
        for (const [at, { base, rate }] of breakdownsIn(facts)) {
          const expected = expectedBase(category, rate, facts);
          if (isNear(decimalOf(base), expected, hasRates(category) ? TOLERANCE : undefined)) continue;
          yield {
            path: `taxes[${at}].base`,
            found: base ?? null,
            expected: expected.toText(2),
            category: code,
          };
        }
      },
    },
    {
      id: id(9),
      kind: 'tax',
      terms: ['BT-117', 'BT-116', 'BT-119'],
      *check(_, facts) {
        for (const [at, { base, amount, rate }] of breakdownsIn(facts)) {
          const expected = hasRates(category) ? taxOf(base, rate) : Decimal.zero;
          // The sign is that of a correction.
          if (isNear(decimalOf(amount).abs(), expected, hasRates(category) ? TOLERANCE : undefined)) continue;
          yield {
            path: `taxes[${at}].amount`,
            found: amount ?? null,
            expected: expected.toText(2),
            category: code,
          };
        }
      },
    },
    {
      id: id(10),
      kind: category.reason === 'required' ? 'missing' : 'unexpected',
      terms: ['BT-120', 'BT-121'],
      *check(_, facts) {
        for (const [at, { reason, reasonCode }] of breakdownsIn(facts)) {
          const has = reason !== undefined || reasonCode !== undefined;
          if (has !== (category.reason === 'required'))
            yield { path: `taxes[${at}].reason`, found: reason ?? reasonCode ?? null, category: code };
        }
      },
    },
  ];
}

/** The official rules of the two syntaxes differ in rounding: a value is wrong if neither accepts it. */
function isNear(found: Decimal, expected: Decimal, tolerance: Decimal | undefined): boolean {
  return tolerance === undefined ? found.equals(expected) : found.compareDifference(expected, tolerance) < 0;
}

const expectedBase = (category: Category, rate: string | undefined, facts: Facts): Decimal =>
  baseOf(facts, hasRates(category) ? rateKey(category.code, rate) : category.code);

const taxOf = (base: string | undefined, rate: string | undefined): Decimal =>
  decimalOf(rate).percentOf(decimalOf(base)).abs().rounded(2);

function fits({ rate: wanted }: Category, rate: string | undefined): boolean {
  if (wanted === 'none') return rate === undefined;
  if (rate === undefined) return false;
  const value = decimalOf(rate);
  if (wanted === 'zero') return value.isZero;
  return !value.isNegative && (wanted === 'any' || !value.isZero);
}

function partyTerms({ seller, buyer }: Category): readonly string[] {
  if (seller === 'none') return ['BT-31', 'BT-48', 'BT-63'];
  const ofSeller = seller === 'vat' ? ['BT-31', 'BT-63'] : ['BT-31', 'BT-32', 'BT-63'];
  return buyer === 'any' ? ofSeller : [...ofSeller, 'BT-48', ...(buyer === 'vatOrLegal' ? ['BT-47'] : [])];
}

function hasParties(category: Category, { seller, buyer, taxRepresentative }: EuropeanInvoice): boolean {
  const isVat = seller.vatId !== undefined || taxRepresentative?.vatId !== undefined;
  if (category.seller === 'none') return !isVat && buyer.vatId === undefined;
  const ofSeller = isVat || (category.seller === 'tax' && seller.taxId !== undefined);
  if (category.buyer === 'any') return ofSeller;
  const ofBuyer =
    buyer.vatId !== undefined || (category.buyer === 'vatOrLegal' && buyer.legalId !== undefined);
  return ofSeller && ofBuyer;
}

const stated = ({ taxes }: EuropeanInvoice, { byCategory }: Facts): ReadonlySet<string> =>
  new Set([...byCategory.keys(), ...taxes.map(({ category }) => category)]);

/** The tax of a category without rules of its own (BR-CO-17): the rate of its base, within one unit of the currency. */
function* wrongTaxes({ taxes }: EuropeanInvoice): Iterable<Place> {
  for (const [at, { base, amount, rate, category }] of taxes.entries()) {
    if (categories.some(({ code }) => code === category)) continue;
    const expected = taxOf(base, rate);
    const found = decimalOf(amount).abs();
    const difference = found.minus(expected).abs();
    if (difference.compare(TOLERANCE) <= 0) continue;
    yield {
      path: `taxes[${at}].amount`,
      found: amount ?? null,
      expected: expected.toText(2),
      category: category ?? null,
    };
  }
}

function* missingRates({ taxes }: EuropeanInvoice): Iterable<Place> {
  for (const [at, { category, rate }] of taxes.entries())
    if (rate === undefined && category !== undefined && category !== 'O')
      yield { path: `taxes[${at}].rate`, category };
}

/** Other categories next to O (BR-O-11 to BR-O-14). */
function* beside({ taxes }: EuropeanInvoice, { taxed }: Facts, origin: Origin | 'taxes'): Iterable<Place> {
  if (!taxes.some(({ category }) => category === 'O')) return;
  if (origin === 'taxes') {
    for (const [at, { category }] of taxes.entries())
      if (category !== undefined && category !== 'O')
        yield { path: `taxes[${at}].category`, found: category, category: 'O' };
    return;
  }
  for (const place of taxed)
    if (place.origin === origin && place.category !== 'O')
      yield { path: `${place.path}.category`, found: place.category, category: 'O' };
}

const ITALY = 'IT';

const countriesOf = ({ seller, buyer, taxRepresentative, delivery }: EuropeanInvoice): readonly string[] =>
  [seller, buyer, taxRepresentative, delivery].flatMap((party) => party?.address?.country ?? []);

export const categoryRules: readonly Rule[] = [
  ...categories.flatMap(rulesOf),
  { id: 'BR-48', kind: 'missing', terms: ['BT-119'], check: missingRates },
  { id: 'BR-CO-17', kind: 'tax', terms: ['BT-117', 'BT-116', 'BT-119'], check: wrongTaxes },
  {
    id: 'BR-IC-11',
    kind: 'missing',
    terms: ['BT-72', 'BG-14'],
    check: ({ taxes, delivery, invoicingPeriod, taxPointCode }) =>
      unless(
        !taxes.some(({ category }) => category === 'K') ||
          delivery?.date !== undefined ||
          invoicingPeriod !== undefined ||
          taxPointCode !== undefined,
        { path: 'delivery.date', category: 'K' },
      ),
  },
  {
    id: 'BR-IC-12',
    kind: 'missing',
    terms: ['BT-80'],
    check: ({ taxes, delivery }) =>
      unless(!taxes.some(({ category }) => category === 'K') || delivery?.address?.country !== undefined, {
        path: 'delivery.address.country',
        category: 'K',
      }),
  },
  ...(['taxes', 'lines', 'allowances', 'charges'] as const).map(
    (origin, at): Rule => ({
      id: `BR-O-${11 + at}`,
      kind: 'category',
      terms: [origin === 'taxes' ? 'BT-118' : CATEGORY_TERMS[origin]],
      check: (invoice, facts) => beside(invoice, facts, origin),
    }),
  ),
  {
    id: 'BR-B-01',
    kind: 'category',
    terms: ['BT-151', 'BT-40', 'BT-55'],
    check: (invoice, facts) => {
      const found = countriesOf(invoice).find((country) => country !== ITALY);
      return unless(!stated(invoice, facts).has('B') || found === undefined, {
        path: 'taxes',
        found: found ?? null,
        category: 'B',
      });
    },
  },
  {
    id: 'BR-B-02',
    kind: 'category',
    terms: ['BT-118', 'BT-151'],
    check: (invoice, facts) => {
      const all = stated(invoice, facts);
      return unless(!all.has('B') || !all.has('S'), { path: 'taxes', found: 'S', category: 'B' });
    },
  },
];
