/** Countries and currencies, which the schema does not enumerate: checked against their lists. */
import { DivisaCodes } from '../../model/codes/divisa.ts';
import { MISSPELT_COUNTRIES, MISSPELT_CURRENCIES } from '../../model/codes/misspelt.ts';
import { NazioneCodes } from '../../model/codes/nazione.ts';
import type { Problems } from '../problems/buildError.ts';

/** Use of a country code: in an address, or as issuer of an identifier. */
export type CountryUse = 'address' | 'identifier' | 'vendor';

/**
 * Country code of the areas of Italy outside its VAT territory: valid only for the vendor of TD17 and TD19 (1.2.1.1.1).
 */
const OUTSIDE_VAT = 'OO';

/** Codes that are valid for the issuer of an identifier but not in an address, with the country of the address. */
const NO_ADDRESS: Readonly<Record<string, string>> = { [OUTSIDE_VAT]: 'IT', XI: 'GB' };

interface Place {
  readonly at: string;
  readonly key: string;
}

/** Reports an unknown country, or one not allowed for this use. */
export function checkCountry(problems: Problems, code: string, use: CountryUse, { at, key }: Place): void {
  if (use !== 'address' && code === 'XI') return;
  if (use === 'vendor' && code === OUTSIDE_VAT) return;
  const inside = NO_ADDRESS[code];
  const meant = inside === undefined ? MISSPELT_COUNTRIES.get(code) : [inside];
  if (meant === undefined && NazioneCodes.find(code) !== undefined) return;
  problems.add('country', at, key, { found: code, ...suggestion(meant) });
}

/** The country of the address of a party whose identifier was issued by `country`. */
export function seatOf(country: string): string {
  return NO_ADDRESS[country] ?? country;
}

/** Reports an unknown currency, or one not valid on the date. */
export function checkCurrency(problems: Problems, code: string, date: string, { at, key }: Place): void {
  const found = DivisaCodes.find(code);
  const meant = MISSPELT_CURRENCIES.get(code);
  const instead = suggestion(meant === undefined ? undefined : [meant]);
  if (found === undefined) problems.add('currency', at, key, { found: code, ...instead });
  else if (date !== '' && found.until !== undefined && found.until <= date) {
    problems.add('currency.retired', at, key, { found: code, until: found.until, ...instead });
  }
}

/** The probable codes, separated by spaces. */
function suggestion(meant: readonly string[] = []): { readonly suggestion: string } {
  return { suggestion: meant.join(' ') };
}
