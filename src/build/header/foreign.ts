/** Substitute identifiers of foreign customers without one. */

/** A private person, wherever in the world (instructions to the Agenzia's procedure "Fatture e corrispettivi"). */
const NO_NUMBER = '0000000';

/** A business outside the Union, which has no VAT number as the Union knows it (same source). */
const OUTSIDE_UNION = 'OO99999999999';

/** Northern Ireland, XI, counts for goods. */
const UNION: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/** IdCodice of a foreigner without a number: a company is known by its `denominazione`. */
export function idOfForeigner(country: string, isCompany: boolean): string {
  return isCompany && !UNION.has(country) ? OUTSIDE_UNION : NO_NUMBER;
}
