import type { Page } from './page.ts';

export const p00322: Page = {
  code: '00322',
  checks: {
    it: 'Se la partita IVA del cedente è di un gruppo IVA, CodiceFiscale deve esserci.',
    en: 'Where the VAT number of the supplier is that of a VAT group, CodiceFiscale has to be there.',
  },
  why: {
    it: 'Senza, non si sa quale partecipante al gruppo ha emesso la fattura.',
    en: 'Without it nobody knows which member of the group issued the invoice.',
  },
  exceptions: [
    {
      it: 'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
      en: 'With SoggettoEmittente CC the control is about the buyer, who issues in place of the supplier.',
    },
  ],
  remedy: {
    it: 'Aggiungere CodiceFiscale del partecipante accanto a IdFiscaleIVA.',
    en: 'Add CodiceFiscale of the member beside IdFiscaleIVA.',
  },
  undecided: {
    it: "Se una partita IVA sia di un gruppo lo sa l'Anagrafe Tributaria, e chi ne fa parte.",
    en: 'Whether a VAT number is that of a group, the tax register (Anagrafe Tributaria) knows, and who belongs to it.',
  },
  sources: ['Elenco dei controlli v2.0, 00322', 'Rappresentazione tabellare, 1.2.1.1 e 1.2.1.2'],
};
