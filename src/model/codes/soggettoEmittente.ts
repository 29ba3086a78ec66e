import { code, codeList } from './codeList.ts';

/** Parties that issue an invoice in place of the supplier (field 1.6). */
export const SoggettoEmittenteCodes = codeList(
  'SoggettoEmittente',
  {
    it: 'Soggetto che emette la fattura in luogo del fornitore',
    en: 'Party that issues the invoice in place of the supplier',
  },
  [
    code('CC', 'Il cessionario o committente (cliente)', 'The buyer (customer)'),
    code('TZ', 'Un soggetto terzo', 'A third party'),
  ],
);
