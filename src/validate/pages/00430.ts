import type { Page } from './page.ts';

export const p00430: Page = {
  code: '00430',
  checks: {
    it: 'Un riepilogo con aliquota diversa da zero non può avere Natura.',
    en: 'A summary with a rate other than zero may not have a Natura.',
  },
  why: {
    it: "Natura dice perché l'IVA non si applica: accanto a un'imposta il blocco si contraddice.",
    en: 'Natura says why no VAT applies: beside a tax, the block contradicts itself.',
  },
  formula: 'AliquotaIVA ≠ 0  ⇒  ¬ Natura',
  exceptions: [
    {
      it: "TipoDocumento TD16: l'integrazione di una fattura in inversione contabile indica insieme aliquota e Natura N6.",
      en: 'TipoDocumento TD16: the integration of an invoice under reverse charge states a rate and a Natura N6 together.',
    },
  ],
  wrong: {
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
  <Natura>N4</Natura>
  <ImponibileImporto>60.00</ImponibileImporto>
  <Imposta>13.20</Imposta>
  <RiferimentoNormativo>Art. 10 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>48.80</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 10 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>`,
    note: {
      it: 'Il primo riepilogo ha aliquota 22.00 e Natura N4.',
      en: 'The first summary has the rate 22.00 and Natura N4.',
    },
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
  remedy: {
    it: "Togliere Natura se l'IVA si applica; se non si applica, scrivere 0.00 come aliquota e come imposta.",
    en: 'Take Natura away where VAT applies; where it does not, write 0.00 as rate and as tax.',
  },
  readings: {
    it: "L'Elenco dei controlli non nomina l'eccezione di TD16; la Rappresentazione tabellare e l'Allegato A sì: seguiamo questi.",
    en: 'The Elenco dei controlli does not name the exception of TD16; the Rappresentazione tabellare and Allegato A do: we follow these.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00430',
    'Rappresentazione tabellare, 2.2.2.2',
    'Allegato A 1.9.1, Appendice 1, 00430',
  ],
};
