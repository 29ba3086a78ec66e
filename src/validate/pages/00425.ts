import type { Page } from './page.ts';

export const p00425: Page = {
  code: '00425',
  checks: {
    it: 'Il numero del documento deve contenere almeno una cifra da 0 a 9.',
    en: 'The number of the document has to contain at least one digit from 0 to 9.',
  },
  why: {
    it: 'Il numero identifica la fattura in modo univoco e progressivo.',
    en: 'The number identifies the invoice uniquely, one after the other.',
  },
  exceptions: [
    {
      it: 'I numeri romani non hanno cifre: XII da solo è scartato.',
      en: 'Roman numerals have no digits: XII alone is rejected.',
    },
  ],
  wrong: { xml: `<Numero>BIS</Numero>` },
  right: { xml: `<Numero>7/BIS</Numero>` },
  remedy: {
    it: 'Dare al documento un numero con almeno una cifra, di al più 20 caratteri.',
    en: 'Give the document a number with at least one digit, of at most 20 characters.',
  },
  sources: ['Elenco dei controlli v2.0, 00425', 'Rappresentazione tabellare, 2.1.1.4'],
};
