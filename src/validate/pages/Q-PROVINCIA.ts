import type { Page } from './page.ts';

export const pqProvincia: Page = {
  code: 'Q-PROVINCIA',
  checks: {
    it: "Non è un controllo di SdI, che la fattura la accetta comunque. Di ogni sede e stabile organizzazione guardiamo se Provincia c'è in Italia, manca all'estero, ed è una sigla esistente alla data del documento.",
    en: 'This is no SdI control: SdI takes the invoice all the same. Of every seat and stable organisation we look whether Provincia is there in Italy, is not abroad, and is an abbreviation that exists on the date of the document.',
  },
  why: {
    it: 'Gli indirizzi delle fatture finiscono in anagrafiche e lettere: senza provincia sono incompleti.',
    en: 'Addresses of invoices end in master data and letters: without a province they are incomplete.',
  },
  exceptions: [
    {
      it: "All'estero si accettano EE e la sigla del Paese.",
      en: 'Abroad, EE and the country again are taken.',
    },
    {
      it: 'In Sardegna si accettano tutte le sigle, perché le province del 2025 non le hanno ancora certe.',
      en: 'In Sardinia all are taken, because those of the provinces of 2025 are not settled.',
    },
  ],
  wrong: {
    xml: `<Sede>
  <Indirizzo>Via delle Fonti 3</Indirizzo>
  <CAP>53100</CAP>
  <Comune>Siena</Comune>
  <Nazione>IT</Nazione>
</Sede>`,
  },
  right: {
    xml: `<Sede>
  <Indirizzo>Via delle Fonti 3</Indirizzo>
  <CAP>53100</CAP>
  <Comune>Siena</Comune>
  <Provincia>SI</Provincia>
  <Nazione>IT</Nazione>
</Sede>`,
  },
  remedy: {
    it: 'Scrivere la sigla della provincia; per gli indirizzi esteri ometterla.',
    en: 'Write the abbreviation of the province; for addresses abroad leave it out.',
  },
  sources: ['Rappresentazione tabellare, 1.2.2.5'],
};
