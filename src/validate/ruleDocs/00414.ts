import type { RuleDocFacts } from './ruleDoc.ts';

export const d00414: RuleDocFacts = {
  code: '00414',
  formula: 'AliquotaIVA ≠ 0  ⇒  ¬ Natura',
  wrong: {
    xml: `<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>2.00</ImportoContributoCassa>
  <ImponibileCassa>50.00</ImponibileCassa>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Natura>N4</Natura>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>50.00</PrezzoUnitario>
  <PrezzoTotale>50.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Corso di falegnameria</Descrizione>
  <PrezzoUnitario>58.56</PrezzoUnitario>
  <PrezzoTotale>58.56</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>52.00</ImponibileImporto>
  <Imposta>11.44</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>58.56</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 10 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>`,
  },
  right: {
    xml: `<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>2.00</ImportoContributoCassa>
  <ImponibileCassa>50.00</ImponibileCassa>
  <AliquotaIVA>22.00</AliquotaIVA>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>50.00</PrezzoUnitario>
  <PrezzoTotale>50.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Corso di falegnameria</Descrizione>
  <PrezzoUnitario>58.56</PrezzoUnitario>
  <PrezzoTotale>58.56</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>52.00</ImponibileImporto>
  <Imposta>11.44</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>58.56</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 10 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>`,
  },
  sources: ['Elenco dei controlli v2.0, 00414', 'Rappresentazione tabellare, 2.1.1.7.7'],
};
