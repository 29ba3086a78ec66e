/** How what accompanies the lines is taxed: as it says, or as the lines are where they all are alike. */
import { isPartOfPrice } from '../../domain/natura.ts';
import { type Fields, isAbsent, type Reading } from '../read/reading.ts';
import { type Charge, isFee } from './charge.ts';
import { NO_TAX, readTax, type Tax, type TaxContext } from './tax.ts';

/** How the lines are taxed: as the fees where there are some, else as all of them. */
export interface CommonTax {
  /** Of the first line; null without lines. */
  readonly first: Tax | null;
  /** Whether the others are taxed as it is. */
  readonly isOne: boolean;
}

export function commonTax(lines: readonly Charge[]): CommonTax {
  const fees = lines.filter(isFee);
  const [first, ...others] = fees.length === 0 ? lines : fees;
  if (first === undefined) return { first: null, isOne: false };
  return { first: first.tax, isOne: others.every(({ tax }) => tax.key === first.tax.key) };
}

export function followingTax(
  reading: Reading,
  fields: Fields,
  at: string,
  { first, isOne }: CommonTax,
  context: TaxContext,
): Tax {
  const own = readTax(reading, fields, at, context);
  // A regime without VAT has a Natura for what says nothing; lines that all give another have it for what follows them.
  if (own !== null && (saysTax(fields) || !isOne || !isPartOfPrice(first?.natura))) return own;
  if (first !== null && isOne) return first;
  // Without lines, or with wrong ones, that is told already.
  if (first !== null && first !== NO_TAX) reading.problems.add('tax.several', at);
  return NO_TAX;
}

function saysTax(fields: Fields): boolean {
  return ['aliquota_iva', 'natura', 'riferimento_normativo'].some((key) => !isAbsent(fields[key]));
}
