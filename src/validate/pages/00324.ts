import type { Page } from './page.ts';

export const p00324: Page = {
  code: '00324',
  checks: {
    it: 'Se il cessionario ha sia IdFiscaleIVA italiana sia CodiceFiscale, devono essere dello stesso soggetto.',
    en: 'Where the buyer has both an Italian IdFiscaleIVA and a CodiceFiscale, they have to be of one subject.',
  },
  why: {
    it: 'Due identificativi di soggetti diversi non dicono a chi va la fattura.',
    en: 'Two identifiers of different subjects do not say whom the invoice is for.',
  },
  exceptions: [
    {
      it: 'Se la partita IVA è di un gruppo IVA valgono, fra privati, 00325 e 00326.',
      en: 'Where the VAT number is that of a VAT group, 00325 and 00326 hold between private parties.',
    },
  ],
  remedy: {
    it: "Chiedere al cliente i suoi dati, e correggere l'identificativo sbagliato o togliere CodiceFiscale.",
    en: 'Ask the customer, and correct the wrong identifier or leave CodiceFiscale out.',
  },
  undecided: {
    it: "Di chi sia un identificativo lo sa solo l'Anagrafe Tributaria.",
    en: 'Whose an identifier is, only the tax register (Anagrafe Tributaria) knows.',
  },
  sources: ['Elenco dei controlli v2.0, 00324', 'Rappresentazione tabellare, 1.4.1.1 e 1.4.1.2'],
};
