/** The member states of the European Union, by the country of a VAT number. */
import { compareDates } from '../civilDate.ts';

/**
 * A VAT number begins with the ISO code of its state, a Greek one with EL (Directive 2006/112/EC, art. 215); many write GR
 * all the same. MC, Monaco, counts as France (art. 7).
 */
const MEMBERS: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
);

/** Northern Ireland, of goods only (Protocol on Ireland and Northern Ireland, art. 8). */
const OF_GOODS = 'XI';

/** The United Kingdom left the territory of VAT with the end of the transition. */
const LEFT = 'GB';
const LEFT_ON = '2021-01-01';

/** True if the country is part of the VAT area of the Union for goods. @param day YYYY-MM-DD. */
export function isInUnion(country: string, day: string): boolean {
  if (MEMBERS.has(country) || country === OF_GOODS) return true;
  return country === LEFT && compareDates(day, LEFT_ON) < 0;
}
