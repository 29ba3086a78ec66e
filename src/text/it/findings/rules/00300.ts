import type { rules00300 as english } from '../../../en/findings/rules/00300.ts';
import type { Translated } from '../../../sentence.ts';
import { codiceFiscale, codiceFiscaleField, partitaIva } from './identifiers.ts';

export const rules00300: Translated<typeof english> = {
  '00300': codiceFiscale('del trasmittente'),
  '00301': {
    ...partitaIva('del cedente'),
    // Only for the supplier: for the other parties SdI checks only that the register has the identifier.
    ceased: {
      message: 'La partita IVA del cedente, {found}, è cessata.',
      help: partitaIva('del cedente').ceased.help,
    },
  },
  '00302': codiceFiscaleField('del cedente'),
  '00303': partitaIva('del rappresentante fiscale'),
  '00304': codiceFiscaleField('del rappresentante fiscale'),
  '00305': partitaIva('del cessionario'),
  '00306': codiceFiscaleField('del cessionario'),
  '00311': {
    unknown: {
      message:
        'Il codice destinatario {found} non esiste: i codici di sei caratteri sono di uffici in IPA, quelli di sette sono assegnati da SdI.',
      help: 'Chiedere il codice al cliente. Se è un privato senza codice, scrivere 0000000 e, se nota, la sua PEC in PECDestinatario.',
    },
  },
  '00312': {
    inactive: {
      message: 'Il codice destinatario {found} esiste ma non è attivo.',
      help: 'Chiedere al cliente un codice attivo: per un ufficio della PA conta la data di avvio del servizio in IPA.',
    },
  },
  '00313': {
    italian: {
      message:
        'CodiceDestinatario è XXXXXXX, riservato ai clienti esteri, ma la partita IVA del cessionario è italiana: {vat}.',
      help: 'Scrivere il codice del cliente, o 0000000 se non ne ha; per un cliente estero, correggere il Paese in IdPaese.',
    },
    missing: {
      message:
        'CodiceDestinatario è XXXXXXX, riservato ai clienti esteri, ma il cessionario non ha IdFiscaleIVA con un Paese estero.',
      help: 'Per un cliente italiano scrivere 0000000 o il suo codice; per uno estero aggiungere IdFiscaleIVA con il Paese e il suo identificativo.',
    },
  },
  '00320': codiceFiscaleField('del cedente'),
  '00324': codiceFiscaleField('del cessionario'),
  '00330': {
    mailbox: {
      message:
        'PECDestinatario è {found}, una casella di SdI: una fattura inviata a questo indirizzo non arriva al cliente.',
      help: 'Scrivere la PEC del cliente, o togliere PECDestinatario se non è nota.',
    },
  },
};
