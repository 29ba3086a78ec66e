import type { RuleDocFacts } from './ruleDoc.ts';

export const dqWithholding: RuleDocFacts = {
  code: 'Q-WITHHOLDING',
  formula: 'ImportoRitenuta = AliquotaRitenuta × (Σ PrezzoTotale + Σ ImportoContributoCassa), Ritenuta = SI',
  wrong: {
    xml: `<Numero>7</Numero>
<DatiRitenuta>
  <TipoRitenuta>RT01</TipoRitenuta>
  <ImportoRitenuta>22.00</ImportoRitenuta>
  <AliquotaRitenuta>20.00</AliquotaRitenuta>
  <CausalePagamento>A</CausalePagamento>
</DatiRitenuta>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Ritenuta>SI</Ritenuta>
</DettaglioLinee>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  right: {
    xml: `<Numero>7</Numero>
<DatiRitenuta>
  <TipoRitenuta>RT01</TipoRitenuta>
  <ImportoRitenuta>20.00</ImportoRitenuta>
  <AliquotaRitenuta>20.00</AliquotaRitenuta>
  <CausalePagamento>A</CausalePagamento>
</DatiRitenuta>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Ritenuta>SI</Ritenuta>
</DettaglioLinee>
<ImportoPagamento>102.00</ImportoPagamento>`,
  },
  sources: [
    'DPR 600/1973, art. 25 e 25-bis',
    'TUIR, art. 54, c. 8',
    'D.Lgs. 147/2015, art. 16',
    'Provvedimento 185820/2011, p. 5.2',
    'L. 190/2014, art. 1, c. 67',
  ],
};
