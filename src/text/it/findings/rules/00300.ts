import type { rules00300 as english } from '../../../en/findings/rules/00300.ts';
import type { Translated } from '../../../sentence.ts';
import { codiceFiscale, codiceFiscaleField, partitaIva } from './identifiers.ts';

export const rules00300: Translated<typeof english> = {
  '00300': { title: 'IdTrasmittente non valido', findings: codiceFiscale('del trasmittente') },
  '00301': {
    title: 'Partita IVA del cedente non valida',
    findings: {
      ...partitaIva('del cedente'),
      // Only here: of the other parties SdI asks no more than whether the register knows them.
      ceased: {
        message: 'La partita IVA del cedente, {found}, è cessata.',
        help: partitaIva('del cedente').ceased.help,
      },
    },
  },
  '00302': { title: 'Codice fiscale del cedente non valido', findings: codiceFiscaleField('del cedente') },
  '00303': {
    title: 'Partita IVA del rappresentante fiscale non valida',
    findings: partitaIva('del rappresentante fiscale'),
  },
  '00304': {
    title: 'Codice fiscale del rappresentante fiscale non valido',
    findings: codiceFiscaleField('del rappresentante fiscale'),
  },
  '00305': { title: 'Partita IVA del cessionario non valida', findings: partitaIva('del cessionario') },
  '00306': {
    title: 'Codice fiscale del cessionario non valido',
    findings: codiceFiscaleField('del cessionario'),
  },
  '00311': {
    title: 'CodiceDestinatario non valido',
    findings: {
      unknown: {
        message:
          'Il codice destinatario {found} non esiste: un codice di sei caratteri è di un ufficio in IPA, uno di sette è dato da SdI.',
        help: 'Chiedere il codice al cliente. Se è un privato e non ne ha, scrivere 0000000, con la sua PEC in PECDestinatario se la si conosce.',
      },
    },
  },
  '00312': {
    title: 'CodiceDestinatario non attivo',
    findings: {
      inactive: {
        message: 'Il codice destinatario {found} esiste ma non è attivo.',
        help: "Chiedere al cliente un codice attivo: per un ufficio della PA conta la data d'avvio del servizio in IPA.",
      },
    },
  },
  '00313': {
    title: 'XXXXXXX per un cessionario che non è estero',
    findings: {
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
  },
  '00320': {
    title: 'Partita IVA e codice fiscale del cedente non dello stesso soggetto',
    findings: codiceFiscaleField('del cedente'),
  },
  '00321': { title: 'Codice fiscale del cedente non di un partecipante al gruppo IVA' },
  '00322': { title: 'Codice fiscale del cedente assente per un gruppo IVA' },
  '00323': { title: 'Partita IVA del cedente cessata da più di cinque anni' },
  '00324': {
    title: 'Partita IVA e codice fiscale del cessionario non dello stesso soggetto',
    findings: codiceFiscaleField('del cessionario'),
  },
  '00325': { title: 'Codice fiscale del cessionario non di un partecipante al gruppo IVA' },
  '00326': { title: 'Codice fiscale del cessionario assente per un gruppo IVA' },
  '00327': { title: 'Codice fiscale non coerente con il gruppo IVA' },
  '00330': {
    title: 'PECDestinatario è una casella di SdI',
    findings: {
      mailbox: {
        message: 'PECDestinatario è {found}, una casella di SdI: da lì la fattura non arriva al cliente.',
        help: 'Scrivere la PEC del cliente, o togliere PECDestinatario se non la si conosce.',
      },
    },
  },
  '00398': { title: 'Ufficio centrale usato benché ne esista uno specifico' },
  '00399': { title: 'Cessionario pubblica amministrazione con formato per privati' },
};
