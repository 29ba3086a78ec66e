import type { Page } from './page.ts';

export const p00400: Page = {
  code: '00400',
  checks: {
    it: "Ogni riga con aliquota zero deve dire in Natura perché l'IVA non si applica.",
    en: 'Every line with rate zero has to say in Natura why no VAT applies.',
  },
  why: {
    it: "Aliquota zero da sola non dice se l'operazione è esente, non imponibile, non soggetta o in inversione contabile: per l'IVA sono cose diverse.",
    en: 'A rate of zero alone does not tell whether a supply is exempt, zero-rated, outside the scope or under reverse charge: for VAT these are different things.',
  },
  formula: 'AliquotaIVA = 0  ⇒  Natura',
  exceptions: [
    {
      it: "Nella fattura semplificata si guarda Aliquota; se al suo posto c'è Imposta, il controllo non si applica.",
      en: 'On a simplified invoice it looks at Aliquota; where Imposta stands in its place, the control does not apply.',
    },
  ],
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Corso di falegnameria</Descrizione>
  <PrezzoUnitario>30.00</PrezzoUnitario>
  <PrezzoTotale>30.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Manuale di falegnameria</Descrizione>
  <PrezzoUnitario>18.80</PrezzoUnitario>
  <PrezzoTotale>18.80</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>3</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>60.00</PrezzoUnitario>
  <PrezzoTotale>60.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>48.80</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 10 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>60.00</ImponibileImporto>
  <Imposta>13.20</Imposta>
</DatiRiepilogo>`,
    note: {
      it: 'La seconda riga non ha Natura.',
      en: 'The second line has no Natura.',
    },
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Corso di falegnameria</Descrizione>
  <PrezzoUnitario>30.00</PrezzoUnitario>
  <PrezzoTotale>30.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Manuale di falegnameria</Descrizione>
  <PrezzoUnitario>18.80</PrezzoUnitario>
  <PrezzoTotale>18.80</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>3</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>60.00</PrezzoUnitario>
  <PrezzoTotale>60.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>48.80</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 10 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>60.00</ImponibileImporto>
  <Imposta>13.20</Imposta>
</DatiRiepilogo>`,
  },
  remedy: {
    it: "Scrivere in Natura il codice che vale per l'operazione (`fattura codes Natura` li elenca), oppure correggere l'aliquota. La stessa Natura va nel riepilogo.",
    en: 'Write the code that applies to the supply in Natura (`fattura codes Natura` lists them), or correct the rate. The same Natura belongs in the summary.',
  },
  readings: {
    it: "Il testo più recente aggiunge che Natura non deve essere mal valorizzata, ma non dice che cosa intende: qui si guarda solo se c'è; i codici ammessi li decide lo schema.",
    en: 'The newer text adds that Natura must not be wrongly filled in, without saying what that means: here only its presence is judged; which codes exist is for the schema.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00400',
    'Rappresentazione tabellare, 2.2.1.14, fattura semplificata 2.2.4',
  ],
};
