import { formOf } from '../../briefForm.ts';
import type { given as english } from '../../en/build/given.ts';
import type { Translated } from '../../sentence.ts';
import { forms } from './forms.ts';

/** Kinds of value, in words. */
const KINDS = {
  object: 'un blocco di campi',
  list: 'un elenco',
  text: 'un testo',
  flag: 'true o false',
};

export const given: Translated<typeof english> = {
  missing: 'manca {field}.',
  unknown: ({ found, suggestion }) =>
    `«${found}» è sconosciuto${suggestion === '' ? '.' : `: si intendeva ${suggestion}?`}`,
  type: ({ expected }) => `qui è richiesto ${KINDS[expected]}.`,
  'text.empty': '{field} è vuoto.',
  'text.long': '{field} ha {length} caratteri: sono ammessi da {min} a {max}.',
  'text.characters':
    '{field} contiene {characters}, che lo schema non ammette: toglierli, oppure transliterate: true.',
  'text.form': ({ found, field, type }) => `«${found}» non ha la forma di ${field}: ${formOf(type, forms)}.`,
  code: '«{found}» non è un codice di {list}.',
  date: '«{found}» non è una data: scrivere anno, mese e giorno, come 2026-11-21, dal 1970 in poi.',
  'date.future': 'la data {found} è successiva al {asOf}: SdI scarterebbe la fattura (00403).',
  'date.link':
    'la fattura collegata è del {found}, data successiva a quella della nota di credito, {data} (00418).',
  'date.period': 'il periodo finisce il {found}, prima di cominciare ({start}).',
  'number.digits': 'il numero «{found}» non contiene cifre (00425).',
};
