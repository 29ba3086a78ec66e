/** Messages of problems with the parties: identifiers, names, recipient. */
import type { Bilingual } from '../../model/bilingual.ts';

export const PARTY_SENTENCES = {
  country: {
    it: '{found} non è la sigla di un Paese, o non lo è qui (ISO 3166-1){hint_it}.',
    en: '{found} is no code of a country, or none here (ISO 3166-1){hint_en}.',
  },
  'id.vat': {
    it: '«{found}» non è una partita IVA: {why_it}.',
    en: '"{found}" is no partita IVA: {why_en}.',
  },
  'id.fiscal': {
    it: '«{found}» non è un codice fiscale: {why_it}.',
    en: '"{found}" is no codice fiscale: {why_en}.',
  },
  'id.missing': {
    it: 'serve partita_iva o codice_fiscale (00417).',
    en: 'partita_iva or codice_fiscale is needed (00417).',
  },
  'id.iban': {
    it: '«{found}» non è un IBAN: {why_it}.',
    en: '"{found}" is no IBAN: {why_en}.',
  },
  'name.both': {
    it: 'denominazione, oppure nome e cognome: non entrambi.',
    en: 'denominazione, or nome and cognome: not both.',
  },
  'name.missing': {
    it: 'serve denominazione, oppure nome e cognome.',
    en: 'denominazione is needed, or nome and cognome.',
  },
  'recipient.length': {
    it: 'il codice destinatario «{found}» ha {length} caratteri, qui sono {expected} (00427).',
    en: 'the recipient code "{found}" has {length} characters, here there are {expected} (00427).',
  },
  'recipient.abroad': {
    it: 'XXXXXXX è per i clienti esteri (00313).',
    en: 'XXXXXXX is for foreign customers (00313).',
  },
  'recipient.sdi': {
    it: '{found} è una casella di SdI, non del cliente (00330).',
    en: '{found} is a mailbox of SdI, not of the customer (00330).',
  },
  'party.same': {
    it: 'cedente e cessionario sono lo stesso soggetto, che {type} non ammette (00471).',
    en: 'supplier and customer are the same party, which {type} does not allow (00471).',
  },
  'party.foreign': {
    it: 'cedente e cessionario sono entrambi esteri (00476).',
    en: 'supplier and customer are both foreign (00476).',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
