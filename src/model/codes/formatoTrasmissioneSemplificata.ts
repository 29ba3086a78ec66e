import { code, codeList } from './codeList.ts';

/** Field 1.1.3 of the simplified invoice, and the attribute `versione` of the root. */
export const FormatoTrasmissioneSemplificataCodes = codeList(
  'FormatoTrasmissioneSemplificata',
  { it: 'Formato della fattura semplificata', en: 'Format of the simplified invoice' },
  [code('FSM10', 'Fattura semplificata verso soggetti privati', 'Simplified invoice to private parties')],
);
