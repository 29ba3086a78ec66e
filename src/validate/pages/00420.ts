import type { Page } from './page.ts';

export const p00420: Page = {
  code: '00420',
  checks: {
    it: 'Un riepilogo non può avere insieme EsigibilitaIVA S (scissione dei pagamenti) e una Natura di inversione contabile.',
    en: 'A summary may not have EsigibilitaIVA S (split payment) together with a Natura of reverse charge.',
  },
  why: {
    it: "Con la scissione l'IVA è in fattura e la versa l'ente; con l'inversione contabile in fattura non c'è.",
    en: 'With split payment the VAT is on the invoice and the buyer pays it to the treasury; with reverse charge there is none on it.',
  },
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
    note: {
      it: 'Natura N6.7 ed EsigibilitaIVA S nello stesso blocco.',
      en: 'Natura N6.7 and EsigibilitaIVA S in the same block.',
    },
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
  remedy: {
    it: "Se vale l'inversione contabile, togliere EsigibilitaIVA o scrivere I; se vale la scissione, togliere Natura e scrivere aliquota e imposta, sulla riga e nel riepilogo.",
    en: 'Where reverse charge applies, take EsigibilitaIVA away or write I; where split payment does, take Natura away and write rate and tax, on the line and in the summary.',
  },
  sources: ['Elenco dei controlli v2.0, 00420', 'Rappresentazione tabellare, 2.2.2.7'],
};
