import type { Page } from './page.ts';

export const p00311: Page = {
  code: '00311',
  checks: {
    it: 'CodiceDestinatario deve esistere: verso la pubblica amministrazione un codice ufficio di IPA, verso privati un codice dato da SdI.',
    en: 'CodiceDestinatario has to exist: to the public administration the code of an office in IPA, to private parties a code given by SdI.',
  },
  why: {
    it: 'Un codice che non è di nessuno non porta la fattura da nessuna parte.',
    en: "A code that is nobody's takes the invoice nowhere.",
  },
  exceptions: [
    {
      it: '0000000 e XXXXXXX valgono sempre verso privati.',
      en: '0000000 and XXXXXXX always stand to private parties.',
    },
    {
      it: 'Un codice della lunghezza sbagliata è 00427.',
      en: 'A code of the wrong length is 00427.',
    },
  ],
  remedy: {
    it: 'Chiedere il codice al cliente; quello di un ufficio della PA si cerca in IPA. A un privato senza codice si scrive 0000000.',
    en: 'Ask the buyer for the code; that of an office of the administration is found in IPA. A private party without a code gets 0000000.',
  },
  undecided: {
    it: "Tutto: la forma la controlla lo schema, e nessun codice di forma giusta è sbagliato di sicuro. Lo sanno IPA e SdI. Senza l'opzione `registry` della libreria questo controllo non trova mai nulla.",
    en: 'Everything: the schema checks the shape, and no code of the right shape is certain to be wrong. IPA and SdI know. Without the option `registry` of the library this control never finds anything.',
  },
  sources: ['Elenco dei controlli v2.0, 00311', 'Rappresentazione tabellare, 1.1.4'],
};
