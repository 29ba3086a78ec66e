/** Identifiers of parties, with their check digits. */

import type { IdFiscale } from '../../model/generated/invoice.ts';
import { type CodiceFiscaleFlaw, codiceFiscaleFlaw } from '../../model/identifiers/codiceFiscale.ts';
import { type IbanFlaw, ibanFlaw } from '../../model/identifiers/iban.ts';
import { type PartitaIvaFlaw, partitaIvaFlaw } from '../../model/identifiers/partitaIva.ts';
import { Codice, CodiceFiscale, IBAN } from '../../model/simpleTypes.ts';
import type { IdentifierFlaw } from '../../text/buildParams.ts';
import type { BuildProblemParams } from '../problems/buildError.ts';
import type { Reading } from './reading.ts';

const ITALY = 'IT';

/** Countries whose VAT prefix differs from their ISO 3166-1 code. */
const VAT_PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' };

/** Blanks and points, which users put into numbers. */
const SEPARATORS = /[\s.]+/g;

/** IdTrasmittente holds a codice fiscale (1.1.1.2), every other IdFiscale a VAT number. */
const TRANSMITTER = '/id_trasmittente';

type Flaw = PartitaIvaFlaw | CodiceFiscaleFlaw | IbanFlaw;

/** The parameters of a problem: the flaw with its details. `piece` is the invalid part of the identifier. */
function flawParams(found: string, flaw: Flaw): BuildProblemParams {
  switch (flaw.flaw) {
    case 'shape':
      return { found, flaw: flaw.flaw, part: flaw.part, piece: flaw.found } satisfies IdentifierFlaw;
    case 'prefix':
      return { found, flaw: flaw.flaw } satisfies IdentifierFlaw;
    default:
      return { ...flaw, found } satisfies IdentifierFlaw;
  }
}

/** Checks the check digits of an Italian identifier in a block in JSON form. */
export function checkItalianId(reading: Reading, id: Partial<IdFiscale>, at: string): void {
  const { id_paese: country, id_codice: found } = id;
  if (country !== ITALY || found === undefined) return;
  const isTransmitter = at.endsWith(TRANSMITTER);
  const flaw = isTransmitter ? codiceFiscaleFlaw(found) : partitaIvaFlaw(found);
  if (flaw === undefined) return;
  reading.problems.add(isTransmitter ? 'id.fiscal' : 'id.vat', at, 'id_codice', flawParams(found, flaw));
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
  if (flaw !== undefined) reading.problems.add('id.vat', at, key, flawParams(text, flaw));
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
  if (flaw !== undefined) reading.problems.add('id.fiscal', at, key, flawParams(text, flaw));
  return text;
}

export function readIban(reading: Reading, value: unknown, at: string, key: string): string | undefined {
  const written = typeof value === 'string' ? value.replace(SEPARATORS, '').toUpperCase() : value;
  const text = reading.text(IBAN, written, at, key);
  if (text === undefined) return undefined;
  const flaw = ibanFlaw(text);
  if (flaw !== undefined) reading.problems.add('id.iban', at, key, flawParams(text, flaw));
  return text;
}
