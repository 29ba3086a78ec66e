/** Amounts, rates and quantities of an invoice. */
import { Decimal } from '../model/decimal.ts';

/** Parses a text of the schema's number types; zero for an invalid text, which no rule receives. */
export function decimal(text: string | undefined): Decimal {
  return (text === undefined ? undefined : Decimal.parse(text)) ?? Decimal.zero;
}
