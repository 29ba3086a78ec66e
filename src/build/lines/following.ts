/** How what accompanies the lines is taxed: as it says, or as the lines are where they all are alike. */
import type { Fields, Reading } from '../read/reading.ts';
import { type Charge, isFee } from './charge.ts';
import { NO_TAX, readTax, type Tax, type TaxContext } from './tax.ts';

export function followingTax(
  reading: Reading,
  fields: Fields,
  at: string,
  lines: readonly Charge[],
  context: TaxContext,
): Tax {
  const own = readTax(reading, fields, at, context);
  if (own !== null) return own;
  const fees = lines.filter(isFee);
  const [first, ...others] = fees.length === 0 ? lines : fees;
  if (first !== undefined && others.every(({ tax }) => tax.key === first.tax.key)) return first.tax;
  // Without lines, or with wrong ones, that is told already.
  if (first !== undefined && first.tax !== NO_TAX) reading.problems.add('tax.several', at);
  return NO_TAX;
}
