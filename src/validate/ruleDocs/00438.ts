import type { RuleDocFacts } from './ruleDoc.ts';

export const d00438: RuleDocFacts = {
  code: '00438',
  formula: 'Tipo  ⇒  Percentuale ∨ Importo',
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <ScontoMaggiorazione>
    <Tipo>SC</Tipo>
  </ScontoMaggiorazione>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>5.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <ScontoMaggiorazione>
    <Tipo>SC</Tipo>
    <Percentuale>20.00</Percentuale>
  </ScontoMaggiorazione>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
  },
  sources: ['Elenco dei controlli v2.0, 00438', 'Rappresentazione tabellare, 2.2.1.10'],
};
