import type { Page } from './page.ts';

export const p00427: Page = {
  code: '00427',
  checks: {
    it: 'CodiceDestinatario ha 6 caratteri se FormatoTrasmissione è FPA12, 7 se è FPR12 o FSM10.',
    en: 'CodiceDestinatario has 6 characters where FormatoTrasmissione is FPA12, 7 where it is FPR12 or FSM10.',
  },
  why: {
    it: 'I codici di 6 caratteri sono uffici della PA, in IPA; quelli di 7 canali di privati: il formato dice a quale elenco guardare.',
    en: 'Codes of 6 characters are offices of the administration, in IPA; those of 7 channels of private parties: the format tells which list to look at.',
  },
  formula: '|CodiceDestinatario| = 6 (FPA12), 7 (FPR12, FSM10)',
  wrong: {
    xml: `<CodiceDestinatario>UFABC1</CodiceDestinatario>`,
    note: {
      it: 'Il file è FPR12.',
      en: 'The file is FPR12.',
    },
  },
  right: {
    xml: `<CodiceDestinatario>ABC1234</CodiceDestinatario>`,
  },
  remedy: {
    it: "Scrivere il codice che va con il formato. Se è il formato a essere sbagliato, cambiarlo in FormatoTrasmissione e nell'attributo versione.",
    en: 'Write the code that goes with the format. Where it is the format that is wrong, change it in FormatoTrasmissione and in the attribute versione.',
  },
  readings: {
    it: "Conta FormatoTrasmissione, non l'attributo versione: se i due non sono uguali (00428) qui vale il primo. Della fattura semplificata lo schema prende solo 7 caratteri, e il codice non può uscire.",
    en: 'FormatoTrasmissione counts, not the attribute versione: where the two differ (00428) it is the first that holds here. Of the simplified invoice the schema takes 7 characters only, and the code cannot come up.',
  },
  sources: ['Elenco dei controlli v2.0, 00427', 'Rappresentazione tabellare, 1.1.4'],
};
