import type { RuleDocFacts } from './ruleDoc.ts';

export const dqDateOrder: RuleDocFacts = {
  code: 'Q-DATE-ORDER',
  formula: 'DataFinePeriodo ≥ DataInizioPeriodo',
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Canone di maggio</Descrizione>
  <DataInizioPeriodo>2026-05-31</DataInizioPeriodo>
  <DataFinePeriodo>2026-05-01</DataFinePeriodo>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Canone di maggio</Descrizione>
  <DataInizioPeriodo>2026-05-01</DataInizioPeriodo>
  <DataFinePeriodo>2026-05-31</DataFinePeriodo>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
  },
  sources: ['Rappresentazione tabellare, 2.1.9, 2.2.1.7, 2.2.1.8 e 2.4.2'],
};
