/** Problems with the parties: identifiers, names, recipient. */
import type { IdentifierFlaw, Suggested } from '../../buildParams.ts';
import { why } from './flaws.ts';
import { write } from './hint.ts';

export const parties = {
  country: ({ found, suggestion }: Suggested) =>
    `${found} is no code of a country, or none here (ISO 3166-1)${write(suggestion)}.`,
  'id.vat': (flaw: IdentifierFlaw) => `"${flaw.found}" is no partita IVA: ${why(flaw, '11')}.`,
  'id.fiscal': (flaw: IdentifierFlaw) => `"${flaw.found}" is no codice fiscale: ${why(flaw, '16 or 11')}.`,
  'id.missing': 'partita_iva or codice_fiscale is needed (00417).',
  'id.iban': (flaw: IdentifierFlaw) => `"${flaw.found}" is no IBAN: ${why(flaw, '')}.`,
  'name.both': 'denominazione, or nome and cognome: not both.',
  'name.missing': 'denominazione is needed, or nome and cognome.',
  'recipient.length':
    'the recipient code "{found}" has {length} characters, here there are {expected} (00427).',
  'recipient.abroad': 'XXXXXXX is for foreign customers (00313).',
  'recipient.sdi': '{found} is a mailbox of SdI, not of the customer (00330).',
  'party.same': 'supplier and customer are the same party, which {type} does not allow (00471).',
  'party.foreign': 'supplier and customer are both foreign (00476).',
};
