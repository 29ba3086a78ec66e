/** Member states of the European Union, by the country code of their VAT numbers. */
import { compareDates } from '../civilDate.ts';

/**
 * A VAT number begins with the ISO code of its state, except in Greece, which uses EL (Directive 2006/112/EC, art.
 * 215), although many write GR. MC, Monaco, counts as France (art. 7).
 */
const MEMBERS: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
);

/** Northern Ireland, for goods only (Protocol on Ireland and Northern Ireland, art. 8). */
const NORTHERN_IRELAND = 'XI';

/** The United Kingdom was part of the VAT area until the end of the transition period. */
const UNITED_KINGDOM = 'GB';
const UNITED_KINGDOM_LEFT = '2021-01-01';

/** True if the country is part of the EU VAT area for goods on that day. @param day YYYY-MM-DD. */
export function isInUnion(country: string, day: string): boolean {
  if (MEMBERS.has(country) || country === NORTHERN_IRELAND) return true;
  return country === UNITED_KINGDOM && compareDates(day, UNITED_KINGDOM_LEFT) < 0;
}
