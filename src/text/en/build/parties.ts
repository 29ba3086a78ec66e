/** Problems with the parties: identifiers, names, recipient. */
import type { IdentifierFlaw, Suggested } from '../../buildParams.ts';
import { why } from './flaws.ts';
import { write } from './hint.ts';

export const parties = {
  country: ({ found, suggestion }: Suggested) =>
    `${found} is not a country code that is allowed here (ISO 3166-1)${write(suggestion)}.`,
  'id.vat': (flaw: IdentifierFlaw) => `"${flaw.found}" is not a valid VAT number: ${why(flaw, '11')}.`,
  'id.fiscal': (flaw: IdentifierFlaw) =>
    `"${flaw.found}" is not a valid fiscal code: ${why(flaw, '16 or 11')}.`,
  'id.missing': 'partita_iva or codice_fiscale is required (00417).',
  'id.iban': (flaw: IdentifierFlaw) => `"${flaw.found}" is not a valid IBAN: ${why(flaw, '')}.`,
  'name.both': 'denominazione and nome with cognome are mutually exclusive: remove one or the other.',
  'name.missing': 'denominazione, or nome and cognome, are required.',
  'recipient.length': 'the recipient code "{found}" has {length} characters instead of {expected} (00427).',
  'recipient.abroad': 'XXXXXXX is for foreign customers (00313).',
  'recipient.sdi': '{found} is a mailbox of SdI, not of the customer (00330).',
  'party.same': 'supplier and customer are the same party, which {type} does not allow (00471).',
  'party.foreign': 'supplier and customer are both foreign (00476).',
};
