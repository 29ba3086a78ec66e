import type { RuleDocFacts } from './ruleDoc.ts';

export const d00422: RuleDocFacts = {
  code: '00422',
  formula:
    '∀ AliquotaIVA: Σ ImponibileImporto = Σ PrezzoTotale + Σ ImportoContributoCassa + Σ Arrotondamento (2.2.2.4)',
  wrong: {
    xml: `<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>3.85</ImportoContributoCassa>
  <ImponibileCassa>96.15</ImponibileCassa>
  <AliquotaIVA>22.00</AliquotaIVA>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>96.15</PrezzoUnitario>
  <PrezzoTotale>96.15</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>96.15</ImponibileImporto>
  <Imposta>21.15</Imposta>
</DatiRiepilogo>`,
  },
  right: {
    xml: `<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>3.85</ImportoContributoCassa>
  <ImponibileCassa>96.15</ImponibileCassa>
  <AliquotaIVA>22.00</AliquotaIVA>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>96.15</PrezzoUnitario>
  <PrezzoTotale>96.15</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
</DatiRiepilogo>`,
  },
  sources: ['Elenco dei controlli v2.0, 00422', 'Rappresentazione tabellare, 2.2.2.5'],
};
