import type { rules00300 as english } from '../../../en/findings/rules/00300.ts';
import type { Translated } from '../../../sentence.ts';
import { codiceFiscale, codiceFiscaleField, partitaIva } from './identifiers.ts';

export const rules00300: Translated<typeof english> = {
  '00300': codiceFiscale('des Übermittlers'),
  '00301': {
    ...partitaIva('des Lieferanten'),
    // Only here: SdI checks the other parties' numbers only against the register.
    ceased: {
      message: 'Die MwSt.-Nummer des Lieferanten, {found}, ist erloschen.',
      help: partitaIva('des Lieferanten').ceased.help,
    },
  },
  '00302': codiceFiscaleField('des Lieferanten'),
  '00303': partitaIva('des Steuervertreters'),
  '00304': codiceFiscaleField('des Steuervertreters'),
  '00305': partitaIva('des Kunden'),
  '00306': codiceFiscaleField('des Kunden'),
  '00311': {
    unknown: {
      message:
        'Den Empfängerkodex {found} gibt es nicht: Ein Code mit sechs Zeichen bezeichnet ein Amt im IPA-Verzeichnis, einen mit sieben Zeichen vergibt das SdI.',
      help: 'Den Code beim Kunden erfragen. Bei einem Privaten ohne Code 0000000 schreiben und, falls bekannt, dessen PEC-Adresse in PECDestinatario angeben.',
    },
  },
  '00312': {
    inactive: {
      message: 'Den Empfängerkodex {found} gibt es, er ist jedoch nicht aktiv.',
      help: 'Beim Kunden einen aktiven Code erfragen: Bei einem Amt der öffentlichen Verwaltung zählt das Datum, an dem sein Dienst laut IPA beginnt.',
    },
  },
  '00313': {
    italian: {
      message:
        'CodiceDestinatario ist XXXXXXX, das für ausländische Kunden gilt, der Kunde hat jedoch eine italienische MwSt.-Nummer: {vat}.',
      help: 'Den Empfängerkodex des Kunden schreiben oder 0000000, falls er keinen hat; bei einem ausländischen Kunden das richtige Land in IdPaese.',
    },
    missing: {
      message:
        'CodiceDestinatario ist XXXXXXX, das für ausländische Kunden gilt, der Kunde hat jedoch kein IdFiscaleIVA mit einem ausländischen Land.',
      help: 'Bei einem italienischen Kunden 0000000 oder seinen Empfängerkodex schreiben; bei einem ausländischen IdFiscaleIVA mit dem Land und seiner Kennnummer ergänzen.',
    },
  },
  '00320': codiceFiscaleField('des Lieferanten'),
  '00324': codiceFiscaleField('des Kunden'),
  '00330': {
    mailbox: {
      message:
        'PECDestinatario ist {found}, ein Postfach des SdI: Von dort gelangt die Rechnung nicht zum Kunden.',
      help: 'Die PEC-Adresse des Kunden schreiben oder PECDestinatario entfernen, falls sie nicht bekannt ist.',
    },
  },
};
