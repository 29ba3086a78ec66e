/** Tax of amounts added to the lines: their own, or that of the lines if all are taxed alike. */
import { isPartOfPrice } from '../../domain/natura.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import { type Charge, isFee } from './charge.ts';
import { NO_TAX, readTax, type Tax, type TaxContext } from './tax.ts';

/** Common tax of the lines: of the fees if there are any, otherwise of all lines. */
export interface CommonTax {
  /** Tax of the first line; null without lines. */
  readonly first: Tax | null;
  /** True if all lines are taxed alike. */
  readonly isUniform: boolean;
}

export function commonTax(lines: readonly Charge[]): CommonTax {
  const fees = lines.filter(isFee);
  const [first, ...others] = fees.length === 0 ? lines : fees;
  if (first === undefined) return { first: null, isUniform: false };
  return { first: first.tax, isUniform: others.every(({ tax }) => tax.key === first.tax.key) };
}

export function followingTax(
  reading: Reading,
  fields: Fields,
  at: string,
  { first, isUniform }: CommonTax,
  context: TaxContext,
): Tax {
  const own = readTax(reading, fields, at, context);
  // A regime without VAT has a default Natura; if all lines give another one, added amounts follow the lines.
  if (own !== null && (statesTax(fields) || !isUniform || !isPartOfPrice(first?.natura))) return own;
  if (first !== null && isUniform) return first;
  // Missing or invalid lines are already reported.
  if (first !== null && first !== NO_TAX) reading.problems.add('tax.several', at);
  return NO_TAX;
}

function statesTax(fields: Fields): boolean {
  return ['aliquota_iva', 'natura', 'riferimento_normativo'].some((key) => !isAbsent(fields[key]));
}
