import { CEASED_SUPPLIER_TYPES } from '../../domain/documents.ts';
import type { RuleDocFacts } from './ruleDoc.ts';

export const d00301: RuleDocFacts = {
  code: '00301',
  codes: { types: [...CEASED_SUPPLIER_TYPES] },
  formula:
    'd11 = (10 − S mod 10) mod 10; S = d1 + d3 + d5 + d7 + d9 + f(d2) + f(d4) + f(d6) + f(d8) + f(d10); f(d) = 2d ≤ 9 ? 2d : 2d − 9',
  wrong: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678900</IdCodice>
</IdFiscaleIVA>`,
  },
  right: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdFiscaleIVA>`,
  },
  sources: ['Elenco dei controlli v2.0, 00301', 'Rappresentazione tabellare, 1.2.1.1'],
};
