import type { RuleDocFacts } from './ruleDoc.ts';

export const d00401: RuleDocFacts = {
  code: '00401',
  formula: 'AliquotaIVA ≠ 0  ⇒  ¬ Natura',
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>60.00</PrezzoUnitario>
  <PrezzoTotale>60.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Corso di falegnameria</Descrizione>
  <PrezzoUnitario>48.80</PrezzoUnitario>
  <PrezzoTotale>48.80</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>60.00</ImponibileImporto>
  <Imposta>13.20</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>48.80</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 10 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>`,
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>60.00</PrezzoUnitario>
  <PrezzoTotale>60.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Corso di falegnameria</Descrizione>
  <PrezzoUnitario>48.80</PrezzoUnitario>
  <PrezzoTotale>48.80</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>60.00</ImponibileImporto>
  <Imposta>13.20</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>48.80</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 10 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>`,
  },
  sources: [
    'Elenco dei controlli v2.0, 00401',
    'Rappresentazione tabellare, 2.2.1.14',
    'Allegato A 1.9.1, Appendice 1, 00401',
  ],
};
