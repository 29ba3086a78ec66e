import type { RuleDocFacts } from './ruleDoc.ts';

export const d00460: RuleDocFacts = {
  code: '00460',
  formula: '∀ FatturaElettronicaBody: Σ Importo ≤ 400.00',
  wrong: {
    xml: `<DatiBeniServizi>
  <Descrizione>Sgabello</Descrizione>
  <Importo>366.00</Importo>
  <DatiIVA>
    <Imposta>66.00</Imposta>
    <Aliquota>22.00</Aliquota>
  </DatiIVA>
</DatiBeniServizi>
<DatiBeniServizi>
  <Descrizione>Cera</Descrizione>
  <Importo>36.60</Importo>
  <DatiIVA>
    <Imposta>6.60</Imposta>
    <Aliquota>22.00</Aliquota>
  </DatiIVA>
</DatiBeniServizi>`,
    kind: 'FSM10',
  },
  right: {
    xml: `<DatiBeniServizi>
  <Descrizione>Sgabello</Descrizione>
  <Importo>366.00</Importo>
  <DatiIVA>
    <Imposta>66.00</Imposta>
    <Aliquota>22.00</Aliquota>
  </DatiIVA>
</DatiBeniServizi>`,
    kind: 'FSM10',
  },
  sources: [
    'Elenco dei controlli v2.0, 00460',
    'Rappresentazione tabellare, fattura semplificata 2.2.2',
    'DM 10 maggio 2019',
    'Allegato A 1.9, Appendice 1, 00460',
  ],
};
