/** Identifiers of parties, held to their check digits. */
import { codiceFiscaleFlaw } from '../../model/identifiers/codiceFiscale.ts';
import { ibanFlaw } from '../../model/identifiers/iban.ts';
import { partitaIvaFlaw } from '../../model/identifiers/partitaIva.ts';
import { Codice, CodiceFiscale, IBAN } from '../../model/simpleTypes.ts';
import type { Reading } from './reading.ts';

/** Blanks and points, with which people write numbers. */
const SEPARATORS = /[\s.]+/g;

/** A VAT number without its country: Italian ones are checked. */
export function readVatNumber(
  reading: Reading,
  value: unknown,
  country: string,
  at: string,
  key: string,
): string | undefined {
  const text = reading.text(Codice, value, at, key)?.replace(SEPARATORS, '').toUpperCase();
  if (text === undefined) return undefined;
  const bare =
    text.startsWith(country) && text.length > country.length + 1 ? text.slice(country.length) : text;
  if (country !== 'IT') return bare;
  const flaw = partitaIvaFlaw(bare);
  if (flaw !== undefined) reading.problems.add('id.vat', at, key, { found: text, flaw: flaw.flaw });
  return bare;
}

export function readFiscalCode(
  reading: Reading,
  value: unknown,
  at: string,
  key: string,
): string | undefined {
  const written = typeof value === 'string' ? value.replace(SEPARATORS, '').toUpperCase() : value;
  const text = reading.text(CodiceFiscale, written, at, key);
  if (text === undefined) return undefined;
  const flaw = codiceFiscaleFlaw(text);
  if (flaw !== undefined) reading.problems.add('id.fiscal', at, key, { found: text, flaw: flaw.flaw });
  return text;
}

export function readIban(reading: Reading, value: unknown, at: string, key: string): string | undefined {
  const written = typeof value === 'string' ? value.replace(SEPARATORS, '').toUpperCase() : value;
  const text = reading.text(IBAN, written, at, key);
  if (text === undefined) return undefined;
  const flaw = ibanFlaw(text);
  if (flaw !== undefined) reading.problems.add('id.iban', at, key, { found: text, flaw: flaw.flaw });
  return text;
}
