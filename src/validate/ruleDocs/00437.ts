import type { RuleDocFacts } from './ruleDoc.ts';

export const d00437: RuleDocFacts = {
  code: '00437',
  formula: 'Tipo  ⇒  Percentuale ∨ Importo',
  wrong: {
    xml: `<ScontoMaggiorazione>
  <Tipo>SC</Tipo>
</ScontoMaggiorazione>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>`,
  },
  right: {
    xml: `<ScontoMaggiorazione>
  <Tipo>SC</Tipo>
  <Importo>2.00</Importo>
</ScontoMaggiorazione>
<ImportoTotaleDocumento>120.00</ImportoTotaleDocumento>`,
  },
  sources: ['Elenco dei controlli v2.0, 00437', 'Rappresentazione tabellare, 2.1.1.8'],
};
