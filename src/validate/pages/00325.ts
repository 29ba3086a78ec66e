import type { Page } from './page.ts';

export const p00325: Page = {
  code: '00325',
  checks: {
    it: 'Fra privati: se la partita IVA del cessionario è di un gruppo IVA e CodiceFiscale è presente, deve essere quello di un partecipante al gruppo.',
    en: 'Between private parties: where the VAT number of the buyer is that of a VAT group and CodiceFiscale is there, it has to be that of a member of the group.',
  },
  why: {
    it: 'Il codice fiscale dice quale partecipante al gruppo riceve la fattura.',
    en: 'The fiscal code says which member of the group receives the invoice.',
  },
  remedy: {
    it: 'Chiedere al cliente il codice fiscale del partecipante che acquista.',
    en: 'Ask the customer for the fiscal code of the member that buys.',
  },
  undecided: {
    it: "Quali siano i gruppi IVA e i loro partecipanti lo sa solo l'Anagrafe Tributaria.",
    en: 'Which VAT groups there are and who belongs to them, only the tax register (Anagrafe Tributaria) knows.',
  },
  sources: ['Elenco dei controlli v2.0, 00325', 'Rappresentazione tabellare, 1.4.1.1 e 1.4.1.2'],
};
