import type { RuleDocFacts } from './ruleDoc.ts';

export const d00418: RuleDocFacts = {
  code: '00418',
  formula: 'Data ≥ DatiFattureCollegate/Data (TD04); Data ≥ DatiFatturaRettificata/DataFR (TD08)',
  wrong: {
    xml: `<DatiGeneraliDocumento>
  <TipoDocumento>TD04</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>7</Numero>
  <ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
</DatiGeneraliDocumento>
<DatiFattureCollegate>
  <IdDocumento>5</IdDocumento>
  <Data>2026-06-02</Data>
</DatiFattureCollegate>`,
  },
  right: {
    xml: `<DatiGeneraliDocumento>
  <TipoDocumento>TD04</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>7</Numero>
  <ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
</DatiGeneraliDocumento>
<DatiFattureCollegate>
  <IdDocumento>5</IdDocumento>
  <Data>2026-05-04</Data>
</DatiFattureCollegate>`,
  },
  sources: ['Elenco dei controlli v2.0, 00418', 'Rappresentazione tabellare, 2.1.1.3 e 2.1.6.3'],
};
