import type { RuleDocFacts } from './ruleDoc.ts';

export const d00423: RuleDocFacts = {
  code: '00423',
  formula: 'PrezzoTotale = (PrezzoUnitario − SC + MG) × Quantita',
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <ScontoMaggiorazione>
    <Tipo>SC</Tipo>
    <Percentuale>10.00</Percentuale>
  </ScontoMaggiorazione>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <ScontoMaggiorazione>
    <Tipo>SC</Tipo>
    <Percentuale>10.00</Percentuale>
  </ScontoMaggiorazione>
  <PrezzoTotale>90.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>90.00</ImponibileImporto>
  <Imposta>19.80</Imposta>
</DatiRiepilogo>`,
  },
  sources: ['Elenco dei controlli v2.0, 00423', 'Rappresentazione tabellare, 2.2.1.11'],
};
