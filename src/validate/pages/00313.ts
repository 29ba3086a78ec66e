import type { Page } from './page.ts';

export const p00313: Page = {
  code: '00313',
  checks: {
    it: 'Con CodiceDestinatario XXXXXXX il cessionario deve avere IdFiscaleIVA, con IdPaese diverso da IT.',
    en: 'With CodiceDestinatario XXXXXXX the buyer must have IdFiscaleIVA, with an IdPaese other than IT.',
  },
  why: {
    it: 'XXXXXXX dice a SdI di non recapitare nulla: un cliente italiano non vedrebbe mai la fattura.',
    en: 'XXXXXXX tells SdI to deliver nothing: an Italian buyer would never see the invoice.',
  },
  exceptions: [
    {
      it: 'Il contrario non è un controllo: a un cliente estero si può scrivere anche 0000000 o un codice vero.',
      en: 'The reverse is no control: a foreign buyer may also have 0000000 or a true code.',
    },
  ],
  wrong: {
    xml: `<CodiceDestinatario>XXXXXXX</CodiceDestinatario>`,
    note: {
      it: 'Il cessionario ha una partita IVA italiana.',
      en: 'The buyer has an Italian VAT number.',
    },
  },
  right: {
    xml: `<CodiceDestinatario>0000000</CodiceDestinatario>`,
  },
  remedy: {
    it: 'Per un cliente italiano scrivere il suo codice, o 0000000. Per uno estero aggiungere IdFiscaleIVA con il suo Paese; chi non ha partita IVA vi scrive un identificativo qualsiasi.',
    en: 'For an Italian buyer write its code, or 0000000. For a foreign one add IdFiscaleIVA with its country; where there is no VAT number, any identifier does.',
  },
  sources: ['Allegato A 1.9.1, Appendice 1, 00313', 'Rappresentazione tabellare, 1.1.4'],
};
