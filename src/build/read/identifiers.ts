/** Identifiers of parties, with their check digits. */

import type { IdFiscale } from '../../model/generated/invoice.ts';
import { codiceFiscaleFlaw } from '../../model/identifiers/codiceFiscale.ts';
import { ibanFlaw } from '../../model/identifiers/iban.ts';
import { partitaIvaFlaw } from '../../model/identifiers/partitaIva.ts';
import { Codice, CodiceFiscale, IBAN } from '../../model/simpleTypes.ts';
import type { BuildProblemParams } from '../problems/buildError.ts';
import { whyNot } from '../problems/flawSentences.ts';
import type { Reading } from './reading.ts';

const ITALY = 'IT';

/** Countries whose VAT numbers begin with another code than that of ISO 3166-1. */
const VAT_PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' };

/** Blanks and points, with which people write numbers. */
const SEPARATORS = /[\s.]+/g;

/** IdTrasmittente holds a codice fiscale (1.1.1.2), every other IdFiscale a VAT number. */
const TRANSMITTER = '/id_trasmittente';

const VAT_LENGTH = { it: '11', en: '11' };
const FISCAL_LENGTHS = { it: '16 o 11', en: '16 or 11' };
/** The length of an IBAN depends on its country. */
const NO_LENGTH = { it: '', en: '' };

function told(
  found: string,
  flaw: Parameters<typeof whyNot>[0],
  lengths: Parameters<typeof whyNot>[1],
): BuildProblemParams {
  const { it, en } = whyNot(flaw, lengths);
  return { found, flaw: flaw.flaw, why_it: it, why_en: en };
}

/** Holds the identifier of a block in the schema's own form to its check digits, where it is Italian. */
export function checkItalianId(reading: Reading, id: Partial<IdFiscale>, at: string): void {
  const { id_paese: country, id_codice: found } = id;
  if (country !== ITALY || found === undefined) return;
  const isTransmitter = at.endsWith(TRANSMITTER);
  const flaw = isTransmitter ? codiceFiscaleFlaw(found) : partitaIvaFlaw(found);
  if (flaw === undefined) return;
  const lengths = isTransmitter ? FISCAL_LENGTHS : VAT_LENGTH;
  reading.problems.add(isTransmitter ? 'id.fiscal' : 'id.vat', at, 'id_codice', told(found, flaw, lengths));
}

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
  const prefix = VAT_PREFIXES[country] ?? country;
  const written = [country, prefix].find((one) => text.startsWith(one) && text.length > one.length + 1);
  const bare = written === undefined ? text : text.slice(written.length);
  if (country !== ITALY) return bare;
  const flaw = partitaIvaFlaw(bare);
  if (flaw !== undefined) reading.problems.add('id.vat', at, key, told(text, flaw, VAT_LENGTH));
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
  if (flaw !== undefined) reading.problems.add('id.fiscal', at, key, told(text, flaw, FISCAL_LENGTHS));
  return text;
}

export function readIban(reading: Reading, value: unknown, at: string, key: string): string | undefined {
  const written = typeof value === 'string' ? value.replace(SEPARATORS, '').toUpperCase() : value;
  const text = reading.text(IBAN, written, at, key);
  if (text === undefined) return undefined;
  const flaw = ibanFlaw(text);
  if (flaw !== undefined) reading.problems.add('id.iban', at, key, told(text, flaw, NO_LENGTH));
  return text;
}
