import type { RuleDocFacts } from './ruleDoc.ts';

export const dqForfettario: RuleDocFacts = {
  code: 'Q-FORFETTARIO',
  wrong: {
    xml: '<RegimeFiscale>RF19</RegimeFiscale>',
  },
  right: {
    xml: `<RegimeFiscale>RF19</RegimeFiscale>
<ImportoTotaleDocumento>70.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>70.00</PrezzoUnitario>
  <PrezzoTotale>70.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
  <ImponibileImporto>70.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 1 c. 54-89 L. 190/2014</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>70.00</ImportoPagamento>`,
  },
  sources: ['L. 190/2014, art. 1, c. 58', 'L. 244/2007, art. 1, c. 100', 'Direttiva (UE) 2020/285'],
};
