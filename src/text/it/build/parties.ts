import type { parties as english } from '../../en/build/parties.ts';
import type { Translated } from '../../sentence.ts';
import { why } from './flaws.ts';
import { write } from './hint.ts';

export const parties: Translated<typeof english> = {
  country: ({ found, suggestion }) =>
    `${found} non è la sigla di un Paese ammesso qui (ISO 3166-1)${write(suggestion)}.`,
  'id.vat': (flaw) => `«${flaw.found}» non è una partita IVA valida: ${why(flaw, '11')}.`,
  'id.fiscal': (flaw) => `«${flaw.found}» non è un codice fiscale valido: ${why(flaw, '16 o 11')}.`,
  'id.missing': 'è necessario partita_iva o codice_fiscale (00417).',
  'id.iban': (flaw) => `«${flaw.found}» non è un IBAN valido: ${why(flaw, '')}.`,
  'name.both': 'denominazione esclude nome e cognome: indicare una sola forma.',
  'name.missing': 'è necessaria denominazione, oppure nome e cognome.',
  'recipient.length': 'il codice destinatario «{found}» ha {length} caratteri invece di {expected} (00427).',
  'recipient.abroad': 'XXXXXXX è per i clienti esteri (00313).',
  'recipient.sdi': '{found} è una casella di SdI, non del cliente (00330).',
  'party.same': 'cedente e cessionario sono lo stesso soggetto, che {type} non ammette (00471).',
  'party.foreign': 'cedente e cessionario sono entrambi esteri (00476).',
};
