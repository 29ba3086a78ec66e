/** Amounts of the model as exact decimals. */
import { Decimal } from '../../../model/decimal.ts';

/** The forms of xs:decimal that {@link Decimal} does not read: `.5`, `5.`. */
const BARE = /^([+-]?)(\d*)\.(\d*)$/;

/** The number in a text; undefined if the text is not a number. */
export function parsedDecimal(text: string): Decimal | undefined {
  const own = Decimal.parse(text);
  if (own !== undefined) return own;
  const [, sign = '', whole = '', rest = ''] = BARE.exec(text) ?? [];
  if (whole === '' && rest === '') return undefined;
  return Decimal.parse(`${sign}${whole === '' ? '0' : whole}${rest === '' ? '' : `.${rest}`}`);
}

/** The number in a text; zero if the text is missing or not a number. */
export const decimalOf = (text: string | undefined): Decimal =>
  (text === undefined ? undefined : parsedDecimal(text)) ?? Decimal.zero;
