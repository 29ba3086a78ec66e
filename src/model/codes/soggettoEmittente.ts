import { code, codeList } from './codeList.ts';

/** Field 1.6. */
export const SoggettoEmittenteCodes = codeList(
  'SoggettoEmittente',
  {
    it: 'Chi emette la fattura al posto del fornitore',
    en: 'Issuer of the invoice instead of the supplier',
  },
  [
    code('CC', 'Il cessionario o committente (cliente)', 'The buyer (customer)'),
    code('TZ', 'Un soggetto terzo', 'A third party'),
  ],
);
