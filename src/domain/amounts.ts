/** Amounts, rates and quantities as an invoice states them. */
import { Decimal } from '../model/decimal.ts';

/** The number that a text of the schema's number types is; zero for one that is none, which no rule sees. */
export function decimal(text: string | undefined): Decimal {
  return (text === undefined ? undefined : Decimal.parse(text)) ?? Decimal.zero;
}
