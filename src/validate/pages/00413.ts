import type { Page } from './page.ts';

export const p00413: Page = {
  code: '00413',
  checks: {
    it: 'Un contributo alla cassa con aliquota zero deve avere Natura.',
    en: 'A pension fund contribution with rate zero has to have a Natura.',
  },
  why: {
    it: "Il contributo entra nell'imponibile come una riga: anche per esso va detto perché l'IVA non si applica.",
    en: 'The contribution is part of the taxable amount like a line: it too has to say why no VAT applies.',
  },
  formula: 'AliquotaIVA = 0  ⇒  Natura',
  wrong: {
    xml: `<DatiBollo>
  <BolloVirtuale>SI</BolloVirtuale>
</DatiBollo>
<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>4.69</ImportoContributoCassa>
  <ImponibileCassa>117.31</ImponibileCassa>
  <AliquotaIVA>0.00</AliquotaIVA>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>117.31</PrezzoUnitario>
  <PrezzoTotale>117.31</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
  <ImponibileImporto>122.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 1, commi 54-89, L. 190/2014</RiferimentoNormativo>
</DatiRiepilogo>`,
    note: {
      it: 'La riga ha Natura N2.2, il contributo nessuna.',
      en: 'The line has Natura N2.2, the contribution none.',
    },
  },
  right: {
    xml: `<DatiBollo>
  <BolloVirtuale>SI</BolloVirtuale>
</DatiBollo>
<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>4.69</ImportoContributoCassa>
  <ImponibileCassa>117.31</ImponibileCassa>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>117.31</PrezzoUnitario>
  <PrezzoTotale>117.31</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
  <ImponibileImporto>122.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 1, commi 54-89, L. 190/2014</RiferimentoNormativo>
</DatiRiepilogo>`,
  },
  remedy: {
    it: "Scrivere in DatiCassaPrevidenziale la Natura, di norma quella delle righe; oppure correggere l'aliquota.",
    en: 'Write Natura in DatiCassaPrevidenziale, as a rule that of the lines; or correct the rate.',
  },
  sources: ['Elenco dei controlli v2.0, 00413', 'Rappresentazione tabellare, 2.1.1.7.7'],
};
