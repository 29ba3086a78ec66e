import type { Page } from './page.ts';

export const p00320: Page = {
  code: '00320',
  checks: {
    it: 'Se il cedente ha sia IdFiscaleIVA italiana sia CodiceFiscale, devono essere dello stesso soggetto.',
    en: 'Where the supplier has both an Italian IdFiscaleIVA and a CodiceFiscale, they have to be of one subject.',
  },
  why: {
    it: 'Due identificativi di soggetti diversi non dicono chi emette la fattura.',
    en: 'Two identifiers of different subjects do not say who issues the invoice.',
  },
  exceptions: [
    {
      it: 'Se la partita IVA è di un gruppo IVA valgono 00321 e 00322.',
      en: 'Where the VAT number is that of a VAT group, 00321 and 00322 hold.',
    },
    {
      it: 'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
      en: 'With SoggettoEmittente CC the control is about the buyer, who issues in place of the supplier.',
    },
  ],
  remedy: {
    it: 'Correggere CodiceFiscale, o toglierlo: accanto alla partita IVA non è obbligatorio, salvo per i gruppi IVA.',
    en: 'Correct CodiceFiscale, or leave it out: beside the VAT number it is not required, but for VAT groups.',
  },
  undecided: {
    it: "Di chi sia un identificativo lo sa solo l'Anagrafe Tributaria. Due numeri di 11 cifre diversi non bastano: i due possono differire anche per uno stesso soggetto.",
    en: 'Whose an identifier is, only the tax register (Anagrafe Tributaria) knows. Two different numbers of 11 digits are not enough: the two may differ for one subject as well.',
  },
  sources: ['Elenco dei controlli v2.0, 00320', 'Rappresentazione tabellare, 1.2.1.1 e 1.2.1.2'],
};
