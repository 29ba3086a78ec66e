import type { RuleDocFacts } from './ruleDoc.ts';

export const d00420: RuleDocFacts = {
  code: '00420',
  formula: 'EsigibilitaIVA = S  ⇒  Natura ∉ {N6, N6.1 … N6.9}',
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Posa di serramenti</Descrizione>
  <PrezzoUnitario>122.00</PrezzoUnitario>
  <PrezzoTotale>122.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N6.7</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N6.7</Natura>
  <ImponibileImporto>122.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <EsigibilitaIVA>S</EsigibilitaIVA>
  <RiferimentoNormativo>Art. 17, c. 6, lett. a-ter DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>`,
    kind: 'FPA12',
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Posa di serramenti</Descrizione>
  <PrezzoUnitario>122.00</PrezzoUnitario>
  <PrezzoTotale>122.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N6.7</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N6.7</Natura>
  <ImponibileImporto>122.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 17, c. 6, lett. a-ter DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>`,
    kind: 'FPA12',
  },
  sources: ['Elenco dei controlli v2.0, 00420', 'Rappresentazione tabellare, 2.2.2.7'],
};
