import { code, codeList } from './codeList.ts';

/** Field 2.1.1.1 of the simplified invoice. */
export const TipoDocumentoSemplificataCodes = codeList(
  'TipoDocumentoSemplificata',
  { it: 'Tipo di documento (fattura semplificata)', en: 'Kind of document (simplified invoice)' },
  [
    code('TD07', 'Fattura semplificata', 'Simplified invoice'),
    code('TD08', 'Nota di credito semplificata', 'Simplified credit note'),
    code('TD09', 'Nota di debito semplificata', 'Simplified debit note'),
  ],
);
