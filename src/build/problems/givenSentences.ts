/** Messages of missing, unknown and malformed values. */
import type { Bilingual } from '../../model/bilingual.ts';

export const GIVEN_SENTENCES = {
  missing: {
    it: 'manca {field}.',
    en: '{field} is missing.',
  },
  unknown: {
    it: 'non si conosce «{found}»{hint_it}.',
    en: '"{found}" is not known{hint_en}.',
  },
  type: {
    it: 'qui serve {expected_it}.',
    en: '{expected_en} is needed here.',
  },
  'text.empty': {
    it: '{field} è vuoto.',
    en: '{field} is empty.',
  },
  'text.long': {
    it: '{field} ha {length} caratteri: da {min} a {max} sono ammessi.',
    en: '{field} has {length} characters: {min} to {max} are allowed.',
  },
  'text.characters': {
    it: '{field} contiene {characters}, che lo schema non ammette: toglierli, oppure transliterate: true.',
    en: '{field} contains {characters}, which the schema does not take: leave them out, or transliterate: true.',
  },
  'text.form': {
    it: '«{found}» non ha la forma di {field}: {expected_it}.',
    en: '"{found}" does not have the form of {field}: {expected_en}.',
  },
  code: {
    it: '«{found}» non è un codice di {list}.',
    en: '"{found}" is no code of {list}.',
  },
  date: {
    it: '«{found}» non è una data: scrivere anno, mese e giorno, come 2026-11-21, dal 1970 in poi.',
    en: '"{found}" is no date: write year, month and day, such as 2026-11-21, since 1970.',
  },
  'date.future': {
    it: 'la data {found} è dopo il {asOf}: SdI la scarterebbe (00403).',
    en: 'the date {found} is after {asOf}: SdI would reject it (00403).',
  },
  'date.link': {
    it: 'la fattura collegata è del {found}, dopo la nota di credito del {data} (00418).',
    en: 'the linked invoice is of {found}, after the credit note of {data} (00418).',
  },
  'date.period': {
    it: 'il periodo finisce il {found}, prima di cominciare ({start}).',
    en: 'the period ends on {found}, before it begins ({start}).',
  },
  'number.digits': {
    it: 'il numero «{found}» non ha nemmeno una cifra (00425).',
    en: 'the number "{found}" has no digit (00425).',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
