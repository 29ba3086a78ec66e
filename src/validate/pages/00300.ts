import type { Page } from './page.ts';

export const p00300: Page = {
  code: '00300',
  checks: {
    it: "Se IdPaese del trasmittente è IT, IdCodice deve essere un codice fiscale noto all'Anagrafe Tributaria: undici cifre, o sedici caratteri per una persona.",
    en: 'Where IdPaese of the transmitter is IT, IdCodice has to be a fiscal code known to the Anagrafe Tributaria: eleven digits, or sixteen characters for a person.',
  },
  why: {
    it: 'SdI risponde a chi ha trasmesso, e deve sapere chi è.',
    en: 'SdI answers whoever transmitted, and has to know who that is.',
  },
  exceptions: [
    {
      it: 'Gli identificativi con IdPaese diverso da IT non sono controllati.',
      en: 'Identifiers with an IdPaese other than IT are not checked.',
    },
  ],
  wrong: {
    xml: `<IdTrasmittente>
  <IdPaese>IT</IdPaese>
  <IdCodice>RSSMRA80A01H501X</IdCodice>
</IdTrasmittente>`,
    note: {
      it: "L'ultimo carattere dovrebbe essere U.",
      en: 'The last character should be U.',
    },
  },
  right: {
    xml: `<IdTrasmittente>
  <IdPaese>IT</IdPaese>
  <IdCodice>RSSMRA80A01H501U</IdCodice>
</IdTrasmittente>`,
  },
  remedy: {
    it: 'Scrivere il codice fiscale di chi trasmette, senza la sigla del Paese. Chi trasmette per altri scrive il proprio.',
    en: 'Write the fiscal code of whoever transmits, without the country. Whoever transmits for others writes its own.',
  },
  undecided: {
    it: "Che il codice fiscale esista lo sa solo l'Anagrafe Tributaria: se il carattere di controllo torna non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria. Con minuscole o spazi intorno, che lo schema qui ammette, non si sa se SdI lo trovi: diamo un avviso.",
    en: 'That the fiscal code exists only the Anagrafe Tributaria knows: where its check character is right we say nothing. Whoever has a register plugs it in by the option `registry` of the library. With small letters or blanks around it, which the schema takes here, nobody says whether SdI finds it: we give a warning.',
  },
  readings: {
    it: "I testi chiedono solo che l'identificativo sia in Anagrafe Tributaria, e le risposte pubblicate dall'Agenzia, come le riportano gli studi, dicono che per uno cessato o di un defunto il file non è rifiutato: se un registro lo dà per cessato diamo un avviso, non un errore.",
    en: 'The texts ask only that the identifier is in the Anagrafe Tributaria, and the published answers of the Agenzia, as tax firms quote them, say that for one that has ceased or of a deceased person the file is not refused: where a register calls it ceased we give a warning, no error.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00300',
    'Rappresentazione tabellare, 1.1.1',
    'DM 23 dicembre 1976',
    'Agenzia delle Entrate, FAQ sulla fattura elettronica (come citata)',
  ],
};
