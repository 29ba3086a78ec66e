import type { Page } from './page.ts';

export const p00321: Page = {
  code: '00321',
  checks: {
    it: 'Se la partita IVA del cedente è di un gruppo IVA e CodiceFiscale è presente, deve essere quello di un partecipante al gruppo.',
    en: 'Where the VAT number of the supplier is that of a VAT group and CodiceFiscale is there, it has to be that of a member of the group.',
  },
  why: {
    it: 'Il gruppo ha una sola partita IVA: il codice fiscale dice quale partecipante ha emesso la fattura.',
    en: 'The group has one VAT number: the fiscal code says which member issued the invoice.',
  },
  exceptions: [
    {
      it: 'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
      en: 'With SoggettoEmittente CC the control is about the buyer, who issues in place of the supplier.',
    },
  ],
  remedy: {
    it: "Scrivere il codice fiscale del partecipante che emette, com'era il giorno della fattura.",
    en: 'Write the fiscal code of the member that issues, as it was on the day of the invoice.',
  },
  undecided: {
    it: "Quali siano i gruppi IVA e i loro partecipanti lo sa solo l'Anagrafe Tributaria.",
    en: 'Which VAT groups there are and who belongs to them, only the tax register (Anagrafe Tributaria) knows.',
  },
  sources: ['Elenco dei controlli v2.0, 00321', 'Rappresentazione tabellare, 1.2.1.1 e 1.2.1.2'],
};
