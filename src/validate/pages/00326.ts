import type { Page } from './page.ts';

export const p00326: Page = {
  code: '00326',
  checks: {
    it: 'Fra privati: se la partita IVA del cessionario è di un gruppo IVA, CodiceFiscale deve esserci.',
    en: 'Between private parties: where the VAT number of the buyer is that of a VAT group, CodiceFiscale has to be there.',
  },
  why: {
    it: 'Senza, non si sa quale partecipante al gruppo riceve la fattura.',
    en: 'Without it nobody knows which member of the group receives the invoice.',
  },
  remedy: {
    it: 'Aggiungere CodiceFiscale del partecipante accanto a IdFiscaleIVA.',
    en: 'Add CodiceFiscale of the member beside IdFiscaleIVA.',
  },
  undecided: {
    it: "Se una partita IVA sia di un gruppo lo sanno l'Anagrafe Tributaria e il cliente.",
    en: 'Whether a VAT number is that of a group, the tax register (Anagrafe Tributaria) and the customer know.',
  },
  sources: ['Elenco dei controlli v2.0, 00326', 'Rappresentazione tabellare, 1.4.1.1 e 1.4.1.2'],
};
