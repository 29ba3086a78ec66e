/** Rules about amounts, dates and combinations of terms (BR-CO, BR-27 to BR-30, BR-53, BR-61). */
import type { Decimal } from '../../../model/decimal.ts';
import { decimalOf } from '../model/decimalOf.ts';
import type { EuropeanInvoice, Period, Totals } from '../model/invoice.ts';
import { COUNTRIES } from './codeLists.ts';
import type { Facts } from './facts.ts';
import { type Place, type Rule, unless } from './rule.ts';

/** BT-81: credit transfer, SEPA credit transfer. */
const CREDIT_TRANSFERS: ReadonlySet<string> = new Set(['30', '58']);

/** Greece in VAT numbers, and Northern Ireland. */
const VAT_COUNTRIES: ReadonlySet<string> = new Set(['EL', 'XI']);

interface Total {
  readonly id: string;
  readonly terms: readonly string[];
  readonly key: keyof Totals;
  /** The amount that follows; undefined if it does not. */
  readonly from: (invoice: EuropeanInvoice, facts: Facts) => Decimal | undefined;
  /** True if nothing is expected where neither the total nor its parts are given. */
  readonly optional?: (invoice: EuropeanInvoice) => boolean;
}

const totals: readonly Total[] = [
  { id: 'BR-CO-10', terms: ['BT-106', 'BT-131'], key: 'lines', from: (_, { lines }) => lines },
  {
    id: 'BR-CO-11',
    terms: ['BT-107', 'BT-92'],
    key: 'allowances',
    from: (_, { allowances }) => allowances,
    optional: ({ allowances = [] }) => allowances.length === 0,
  },
  {
    id: 'BR-CO-12',
    terms: ['BT-108', 'BT-99'],
    key: 'charges',
    from: (_, { charges }) => charges,
    optional: ({ charges = [] }) => charges.length === 0,
  },
  {
    id: 'BR-CO-13',
    terms: ['BT-109', 'BT-106', 'BT-107', 'BT-108'],
    key: 'net',
    from: ({ totals: { lines, allowances, charges } }) =>
      lines === undefined
        ? undefined
        : decimalOf(lines).minus(decimalOf(allowances)).plus(decimalOf(charges)).rounded(2),
  },
  {
    id: 'BR-CO-14',
    terms: ['BT-110', 'BT-117'],
    key: 'tax',
    from: ({ taxes }, { tax }) => (taxes.length === 0 ? undefined : tax.rounded(2)),
    optional: () => true,
  },
  {
    id: 'BR-CO-15',
    terms: ['BT-112', 'BT-109', 'BT-110'],
    key: 'gross',
    from: ({ totals: { net, tax } }) =>
      net === undefined ? undefined : decimalOf(net).plus(decimalOf(tax)).rounded(2),
  },
  {
    id: 'BR-CO-16',
    terms: ['BT-115', 'BT-112', 'BT-113', 'BT-114'],
    key: 'payable',
    from: ({ totals: { gross, prepaid, rounding } }) =>
      gross === undefined
        ? undefined
        : decimalOf(gross).minus(decimalOf(prepaid)).plus(decimalOf(rounding)).rounded(2),
  },
];

/** A total that is missing although it is mandatory has a rule of its own. */
const totalRule = ({ id, terms, key, from, optional }: Total): Rule => ({
  id,
  kind: 'amount',
  terms,
  check: (invoice, facts) => {
    const found = invoice.totals[key];
    if (found === undefined && (optional === undefined || optional(invoice))) return [];
    const expected = from(invoice, facts);
    const isRight = expected === undefined || (found !== undefined && decimalOf(found).equals(expected));
    return unless(isRight, {
      path: `totals.${key}`,
      found: found ?? null,
      expected: expected?.toText(2) ?? null,
    });
  },
});

/** Text comparison is enough: dates have one form. */
const isInOrder = ({ start, end }: Period): boolean =>
  start === undefined || end === undefined || end >= start;

function* periodsOf({ lines }: EuropeanInvoice): Iterable<readonly [string, Period]> {
  for (const [at, { period }] of lines.entries())
    if (period !== undefined) yield [`lines[${at}].period`, period];
}

function* negativePrices({ lines }: EuropeanInvoice, key: 'net' | 'gross'): Iterable<Place> {
  for (const [at, { price }] of lines.entries()) {
    const found = price[key];
    if (found !== undefined && decimalOf(found).isNegative)
      yield { path: `lines[${at}].price.${key}`, found };
  }
}

function* wrongVatCountries({ seller, buyer, taxRepresentative }: EuropeanInvoice): Iterable<Place> {
  for (const [path, found] of [
    ['seller.vatId', seller.vatId],
    ['buyer.vatId', buyer.vatId],
    ['taxRepresentative.vatId', taxRepresentative?.vatId],
  ] as const) {
    const country = found?.slice(0, 2) ?? '';
    if (found !== undefined && !VAT_COUNTRIES.has(country) && !COUNTRIES.has(country)) yield { path, found };
  }
}

export const arithmetic: readonly Rule[] = [
  ...totals.map(totalRule),
  {
    id: 'BR-27',
    kind: 'negative',
    terms: ['BT-146'],
    check: (invoice) => negativePrices(invoice, 'net'),
  },
  {
    id: 'BR-28',
    kind: 'negative',
    terms: ['BT-148'],
    check: (invoice) => negativePrices(invoice, 'gross'),
  },
  {
    id: 'BR-29',
    kind: 'order',
    terms: ['BT-74', 'BT-73'],
    check: ({ invoicingPeriod: period }) =>
      unless(period === undefined || isInOrder(period), {
        path: 'invoicingPeriod.end',
        found: period?.end ?? null,
        expected: period?.start ?? null,
      }),
  },
  {
    id: 'BR-30',
    kind: 'order',
    terms: ['BT-135', 'BT-134'],
    *check(invoice) {
      for (const [path, period] of periodsOf(invoice))
        if (!isInOrder(period))
          yield { path: `${path}.end`, found: period.end ?? null, expected: period.start ?? null };
    },
  },
  {
    id: 'BR-53',
    kind: 'missing',
    terms: ['BT-111'],
    check: ({ currency, taxCurrency, totals: { taxAccounting } }) =>
      unless(taxCurrency === undefined || taxCurrency === currency || taxAccounting !== undefined, {
        path: 'totals.taxAccounting',
      }),
  },
  {
    id: 'BR-61',
    kind: 'missing',
    terms: ['BT-84'],
    check: ({ payment }) =>
      unless(!CREDIT_TRANSFERS.has(payment?.means ?? '') || (payment?.accounts ?? []).length > 0, {
        path: 'payment.accounts',
      }),
  },
  {
    id: 'BR-CO-03',
    kind: 'unexpected',
    terms: ['BT-7', 'BT-8'],
    check: ({ taxPointDate, taxPointCode }) =>
      unless(taxPointDate === undefined || taxPointCode === undefined, {
        path: 'taxPointCode',
        found: taxPointCode ?? null,
      }),
  },
  { id: 'BR-CO-09', kind: 'code', terms: ['BT-31', 'BT-48', 'BT-63'], check: wrongVatCountries },
];
