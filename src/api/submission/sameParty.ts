/** Compares the service's counterpart with the parties of the invoice. */
import type { Counterpart } from '../generated/types.ts';
import type { Party } from './identity.ts';

/** `unclear`: no common data confirm or exclude the match. */
export type PartyMatch = 'same' | 'different' | 'unclear';

export type NamedCounterpart = Pick<Counterpart, 'company_name' | 'country' | 'tax_number' | 'vat_number'>;

/**
 * Compares by VAT number, otherwise by tax number, otherwise by name. Different numbers mean another party, unless
 * the names are equal: then one number may be written differently. Different names prove nothing, because the service
 * keeps its own.
 */
export function sameParty(party: Party, counterpart: NamedCounterpart): PartyMatch {
  const countries = [letters(party.country), letters(counterpart.country)];
  const own = { vat: letters(party.vat), tax: letters(party.tax) };
  const theirs = { vat: letters(counterpart.vat_number), tax: letters(counterpart.tax_number) };
  const named = sameName(party.name, counterpart.company_name);
  if (own.vat !== null && theirs.vat !== null) {
    if (sameVat(own.vat, theirs.vat, countries)) return 'same';
    return named || (own.tax !== null && own.tax === theirs.tax) ? 'unclear' : 'different';
  }
  if (own.tax !== null && theirs.tax !== null) {
    if (own.tax === theirs.tax) return 'same';
    return named ? 'unclear' : 'different';
  }
  // A company's tax number is usually its VAT number, and each side may know only one of them.
  if (sameVat(own.vat, theirs.tax, countries) || sameVat(own.tax, theirs.vat, countries)) return 'same';
  return named ? 'same' : 'unclear';
}

/** Greece is EL in VAT numbers and GR elsewhere. */
const GREECE = ['EL', 'GR'];

/** Both numbers with or without the country prefix. */
function sameVat(a: string | null, b: string | null, countries: readonly (string | null)[]): boolean {
  if (a === null || b === null) return false;
  const known = countries.filter((country) => country !== null);
  const prefixes = known.some((country) => GREECE.includes(country)) ? [...known, ...GREECE] : known;
  return a === b || prefixes.some((prefix) => prefix + a === b || a === prefix + b);
}

export function sameName(a: unknown, b: unknown): boolean {
  const [one, other] = [words(a), words(b)];
  return one !== '' && one === other;
}

/** Words in any order, because a person's surname may come first: "S.r.l." equals "SRL", "Città" equals "citta". */
function words(name: unknown): string {
  return (typeof name === 'string' ? name : '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
}

/** Letters and digits in upper case; null if there are none. The service may send any value. */
function letters(text: unknown): string | null {
  const kept = typeof text === 'string' ? text.toUpperCase().replace(/[^A-Z0-9]/g, '') : '';
  return kept === '' ? null : kept;
}
