import type { Page } from './page.ts';

export const pqRetired: Page = {
  code: 'Q-RETIRED',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo i codici che lo schema ammette sempre e che alla data del documento un altro ha sostituito: CausalePagamento Z, e le valute ritirate.',
    en: 'This is no SdI control: SdI takes the invoice all the same. We look at codes that the schema always takes and that another one has replaced on the date of the document: CausalePagamento Z, and currencies that were withdrawn.',
  },
  why: {
    it: 'Chi legge la fattura non trova più il codice nei propri elenchi: nella Certificazione Unica, o nei cambi.',
    en: 'Whoever reads the invoice no longer finds the code in its lists: in the Certificazione Unica, or among the rates of exchange.',
  },
  exceptions: [
    {
      it: 'Conta la data del documento, non quella di ricezione: un documento di allora resta giusto.',
      en: 'The date of the document counts, not that of reception: a document of that time stays right.',
    },
    {
      it: 'Le Nature N2, N3 e N6 sono un errore di SdI, 00445; RF03 non è nello schema. Delle sigle di provincia parla Q-PROVINCIA.',
      en: 'The Natura codes N2, N3 and N6 are an error of SdI, 00445; RF03 is not in the schema. Q-PROVINCIA tells of abbreviations of provinces.',
    },
  ],
  wrong: {
    xml: '<Divisa>HRK</Divisa>',
    note: { it: "La Croazia ha l'euro dal 2023.", en: 'Croatia has had the euro since 2023.' },
  },
  right: { xml: '<Divisa>EUR</Divisa>' },
  remedy: { it: 'Scrivere il codice che lo ha sostituito.', en: 'Write the code that took its place.' },
  sources: ['Specifiche tecniche 1.6.1, CausalePagamento', 'ISO 4217, Amendment 169 e seguenti'],
};
