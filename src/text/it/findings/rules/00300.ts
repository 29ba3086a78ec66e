import type { rules00300 as english } from '../../../en/findings/rules/00300.ts';
import type { Translated } from '../../../sentence.ts';
import { codiceFiscale, codiceFiscaleField, partitaIva } from './identifiers.ts';

export const rules00300: Translated<typeof english> = {
  '00300': codiceFiscale('del trasmittente'),
  '00301': {
    ...partitaIva('del cedente'),
    // Only here: of the other parties SdI asks no more than whether the register knows them.
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
        'Il codice destinatario {found} non esiste: un codice di sei caratteri è di un ufficio in IPA, uno di sette è dato da SdI.',
      help: 'Chiedere il codice al cliente. Se è un privato e non ne ha, scrivere 0000000, con la sua PEC in PECDestinatario se la si conosce.',
    },
  },
  '00312': {
    inactive: {
      message: 'Il codice destinatario {found} esiste ma non è attivo.',
      help: "Chiedere al cliente un codice attivo: per un ufficio della PA conta la data d'avvio del servizio in IPA.",
    },
  },
  '00313': {
    italian: {
      message:
        'CodiceDestinatario è XXXXXXX, che è per clienti esteri, ma la partita IVA del cessionario è italiana: {vat}.',
      help: 'Scrivere il codice del cliente, o 0000000 se non ne ha; per un cliente estero, il Paese giusto in IdPaese.',
    },
    missing: {
      message:
        'CodiceDestinatario è XXXXXXX, che è per clienti esteri, ma il cessionario non ha IdFiscaleIVA con un Paese estero.',
      help: 'Per un cliente italiano scrivere 0000000 o il suo codice; per uno estero aggiungere IdFiscaleIVA con il Paese e il suo identificativo.',
    },
  },
  '00320': codiceFiscaleField('del cedente'),
  '00324': codiceFiscaleField('del cessionario'),
  '00330': {
    mailbox: {
      message: 'PECDestinatario è {found}, una casella di SdI: da lì la fattura non arriva al cliente.',
      help: 'Scrivere la PEC del cliente, o togliere PECDestinatario se non la si conosce.',
    },
  },
};
