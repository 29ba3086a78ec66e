/** Names and numbers of a party. */
import type { Anagrafica, IdFiscale } from '../../../model/generated/invoice.ts';
import * as types from '../../../model/simpleTypes.ts';
import { fieldOf } from '../fields/places.ts';
import { COMPANY, FISCAL_CODE, PERSON } from '../toEuropean/parties.ts';
import { fitTo, type ModelSource } from './source.ts';

const FISCAL_CODE_FORM = /^[A-Z0-9]{11,16}$/;

/** A VAT number with its country, as one text. */
export function splitVat(value: string): IdFiscale | undefined {
  const match = /^([A-Z]{2})\s*(\S{1,28})$/.exec(value.trim());
  const [, country, code] = match ?? [];
  // Greece is EL in VAT numbers, GR elsewhere.
  return country === undefined || code === undefined
    ? undefined
    : { id_paese: country === 'EL' ? 'GR' : country, id_codice: code };
}

/** The name, split by AgID's prefixes; a name without a prefix is that of a company. */
export function nameOf(source: ModelSource, path: string): Anagrafica {
  const value = source.get(path) ?? '';
  if (value.startsWith(PERSON)) {
    source.take(path, firstNameAt(path));
    const [first = '', family = ''] = value.slice(PERSON.length).split('#');
    return { nome: fitTo(first, types.String60Latin).text, cognome: fitTo(family, types.String60Latin).text };
  }
  if (value.startsWith(COMPANY)) {
    source.take(path);
    return { denominazione: fitTo(value.slice(COMPANY.length), types.String80Latin).text };
  }
  return { denominazione: source.text(path, types.String80Latin) ?? '' };
}

/** The number of Nome, which follows Denominazione. */
const firstNameAt = (path: string): string => (fieldOf(path) ?? '').replace(/1$/, '2');

export function fiscalCodeOf(
  source: ModelSource,
  party: 'seller' | 'buyer',
  number: string,
): string | undefined {
  const supplied = source.set[number];
  if (supplied !== undefined) return supplied;
  const path = `${party}.legalId.id`;
  const scheme = source.get(`${party}.legalId.scheme`);
  const value = source.get(path);
  if (scheme !== FISCAL_CODE || value === undefined || !FISCAL_CODE_FORM.test(value)) return undefined;
  source.take(`${party}.legalId.scheme`);
  return source.take(path);
}
