import type { RuleDocFacts } from './ruleDoc.ts';

export const dqIntento: RuleDocFacts = {
  code: 'Q-INTENTO',
  wrong: {
    xml: `<DatiBollo>
  <BolloVirtuale>SI</BolloVirtuale>
</DatiBollo>
<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Macchina per cucire</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.5</Natura>
  <AltriDatiGestionali>
    <TipoDato>INTENTO</TipoDato>
    <RiferimentoTesto>1234567890</RiferimentoTesto>
    <RiferimentoData>2026-01-10</RiferimentoData>
  </AltriDatiGestionali>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.5</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 8 c. 1 lett. c DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  right: {
    xml: `<DatiBollo>
  <BolloVirtuale>SI</BolloVirtuale>
</DatiBollo>
<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Macchina per cucire</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.5</Natura>
  <AltriDatiGestionali>
    <TipoDato>INTENTO</TipoDato>
    <RiferimentoTesto>12345678901234567-123456</RiferimentoTesto>
    <RiferimentoData>2026-01-10</RiferimentoData>
  </AltriDatiGestionali>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N3.5</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 8 c. 1 lett. c DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  sources: ['Provvedimento Agenzia delle Entrate 28 ottobre 2021', 'DL 746/1983, art. 1'],
};
