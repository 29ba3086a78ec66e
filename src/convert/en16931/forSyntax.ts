/** Values that a syntax requires in addition to the terms, derived from others. */
import { Decimal } from '../../model/decimal.ts';
import type { EuropeanInvoice, Price, Totals } from './model/invoice.ts';
import type { Syntax } from './syntaxes.ts';

/** The invoice with the values that the schema of the syntax requires. */
export function forSyntax(invoice: EuropeanInvoice, syntax: Syntax): EuropeanInvoice {
  const lines = invoice.lines.map((line) => {
    const price = priceFor(line.price, syntax);
    return price === line.price ? line : { ...line, price };
  });
  const { taxCurrency, ...rest } = invoice;
  const own = { ...invoice, lines, totals: totalsFor(invoice, syntax) };
  if (syntax === 'ubl' || taxCurrency === undefined || taxCurrency !== invoice.currency) return own;
  // CII has one total for each currency: a second one in the same currency would repeat the first (BR-53).
  return invoice.totals.taxAccounting === undefined ? { ...rest, lines, totals: own.totals } : own;
}

/** UBL requires the discount with the gross price, CII the gross price with the discount. */
function priceFor(price: Price, syntax: Syntax): Price {
  const { net, discount, gross } = price;
  if (syntax === 'ubl')
    return gross !== undefined && discount === undefined ? { ...price, discount: '0' } : price;
  if (discount === undefined || gross !== undefined) return price;
  const [a, b] = [Decimal.parse(net ?? ''), Decimal.parse(discount)];
  return a === undefined || b === undefined ? price : { ...price, gross: a.plus(b).toText(0) };
}

/** UBL has the VAT breakdown below the total of the VAT, which CII may omit. */
function totalsFor({ totals, taxes }: EuropeanInvoice, syntax: Syntax): Totals {
  if (syntax === 'cii' || totals.tax !== undefined || taxes.length === 0) return totals;
  const sum = taxes.reduce(
    (total, { amount }) => total.plus(Decimal.parse(amount) ?? Decimal.zero),
    Decimal.zero,
  );
  return { ...totals, tax: sum.toText(2) };
}
