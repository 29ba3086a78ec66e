import type { RuleDocFacts } from './ruleDoc.ts';

export const d00415: RuleDocFacts = {
  code: '00415',
  wrong: {
    xml: `<Numero>7</Numero>
<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>4.00</ImportoContributoCassa>
  <ImponibileCassa>100.00</ImponibileCassa>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Ritenuta>SI</Ritenuta>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>126.88</ImportoTotaleDocumento>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>104.00</ImponibileImporto>
  <Imposta>22.88</Imposta>
</DatiRiepilogo>
<ImportoPagamento>126.88</ImportoPagamento>`,
  },
  right: {
    xml: `<Numero>7</Numero>
<DatiRitenuta>
  <TipoRitenuta>RT01</TipoRitenuta>
  <ImportoRitenuta>20.80</ImportoRitenuta>
  <AliquotaRitenuta>20.00</AliquotaRitenuta>
  <CausalePagamento>A</CausalePagamento>
</DatiRitenuta>
<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>4.00</ImportoContributoCassa>
  <ImponibileCassa>100.00</ImponibileCassa>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Ritenuta>SI</Ritenuta>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>126.88</ImportoTotaleDocumento>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>104.00</ImponibileImporto>
  <Imposta>22.88</Imposta>
</DatiRiepilogo>
<ImportoPagamento>106.08</ImportoPagamento>`,
  },
  sources: ['Elenco dei controlli v2.0, 00415', 'Rappresentazione tabellare, 2.1.1.7.6'],
};
