import type { Page } from './page.ts';

export const p00415: Page = {
  code: '00415',
  checks: {
    it: 'Se un contributo previdenziale (DatiCassaPrevidenziale) ha Ritenuta SI, il documento deve avere almeno un blocco DatiRitenuta.',
    en: 'Where a fund contribution (DatiCassaPrevidenziale) has Ritenuta SI, the document has to have at least one block DatiRitenuta.',
  },
  why: {
    it: 'Il contributo concorre alla ritenuta; tipo, importo e aliquota stanno solo in DatiRitenuta.',
    en: 'The contribution is part of what is withheld from; type, amount and rate stand in DatiRitenuta only.',
  },
  exceptions: [{ it: 'Le righe soggette a ritenuta sono 00411.', en: 'Lines under withholding are 00411.' }],
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
  remedy: {
    it: 'Aggiungere DatiRitenuta dopo Numero, oppure togliere Ritenuta dal contributo: quelli alle casse dei professionisti di norma non vi sono soggetti.',
    en: 'Add DatiRitenuta behind Numero, or take Ritenuta off the contribution: those to the funds of the professions as a rule are not under it.',
  },
  sources: ['Elenco dei controlli v2.0, 00415', 'Rappresentazione tabellare, 2.1.1.7.6'],
};
