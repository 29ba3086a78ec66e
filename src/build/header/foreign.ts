/** Substitute identifiers of foreign customers without one. */

/** A private individual in any country (instructions to the Agenzia's procedure "Fatture e corrispettivi"). */
const NO_NUMBER = '0000000';

/** A business outside the EU, which has no EU VAT number (same source). */
const OUTSIDE_UNION = 'OO99999999999';

/** The member states of the EU, and Northern Ireland (XI), which belongs to the VAT area for goods. */
const UNION: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/** IdCodice of a foreign customer without a number. A customer with a `denominazione` is a company. */
export function idOfForeigner(country: string, isCompany: boolean): string {
  return isCompany && !UNION.has(country) ? OUTSIDE_UNION : NO_NUMBER;
}
