/** Amounts of the model as exact decimals. */
import { Decimal } from '../../../model/decimal.ts';

/** The forms of xs:decimal that {@link Decimal} does not read: `.5`, `5.`. */
const BARE = /^([+-]?)(\d*)\.(\d*)$/;

/** The number of a text; undefined if it is none. */
export function parsedDecimal(text: string): Decimal | undefined {
  const own = Decimal.parse(text);
  if (own !== undefined) return own;
  const [, sign = '', whole = '', rest = ''] = BARE.exec(text) ?? [];
  if (whole === '' && rest === '') return undefined;
  return Decimal.parse(`${sign}${whole === '' ? '0' : whole}${rest === '' ? '' : `.${rest}`}`);
}

/** The number of a text; zero if it is missing or none. */
export const decimalOf = (text: string | undefined): Decimal =>
  (text === undefined ? undefined : parsedDecimal(text)) ?? Decimal.zero;
