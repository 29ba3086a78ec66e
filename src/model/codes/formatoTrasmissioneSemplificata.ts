import { code, codeList } from './codeList.ts';

/** The format of the simplified invoice (field 1.1.3, and the attribute `versione` of the root). */
export const FormatoTrasmissioneSemplificataCodes = codeList(
  'FormatoTrasmissioneSemplificata',
  { it: 'Formato della fattura semplificata', en: 'Format of the simplified invoice' },
  [code('FSM10', 'Fattura semplificata verso soggetti privati', 'Simplified invoice to private parties')],
);
