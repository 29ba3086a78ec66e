import { documentTypes } from '../../domain/documents.ts';
import type { RuleDocFacts } from './ruleDoc.ts';

const FOREIGN = [...documentTypes(({ seller }) => seller === 'foreign')];

export const d00473: RuleDocFacts = {
  code: '00473',
  codes: { types: FOREIGN },
  formula: `${FOREIGN.join(', ')}: IdPaese ≠ IT; TD29: IdPaese = IT`,
  wrong: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdFiscaleIVA>
<TipoDocumento>TD17</TipoDocumento>`,
  },
  right: {
    xml: `<IdFiscaleIVA>
  <IdPaese>DE</IdPaese>
  <IdCodice>123456789</IdCodice>
</IdFiscaleIVA>
<TipoDocumento>TD17</TipoDocumento>`,
  },
  sources: ['Elenco dei controlli v2.0, 00473', 'Rappresentazione tabellare, 1.2.1.1.1'],
};
