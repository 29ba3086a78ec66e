import { code, codeList } from './codeList.ts';
import type { TipoDocumentoTraits } from './tipoDocumento.ts';

/** Types of documents of the simplified invoice (field 2.1.1.1). */
export const TipoDocumentoSemplificataCodes = codeList<TipoDocumentoTraits>(
  'TipoDocumentoSemplificata',
  { it: 'Tipo di documento (fattura semplificata)', en: 'Kind of document (simplified invoice)' },
  [
    code('TD07', 'Fattura semplificata', 'Simplified invoice', {
      traits: { madeBy: 'supplier', parties: 'two' },
    }),
    code('TD08', 'Nota di credito semplificata', 'Simplified credit note', {
      traits: { madeBy: 'supplier', parties: 'any', note: 'credit' },
    }),
    code('TD09', 'Nota di debito semplificata', 'Simplified debit note', {
      traits: { madeBy: 'supplier', parties: 'any', note: 'debit' },
    }),
  ],
);
