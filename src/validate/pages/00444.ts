import type { Page } from './page.ts';

export const p00444: Page = {
  code: '00444',
  checks: {
    it: 'Ogni Natura che si trova su una riga o su una cassa deve trovarsi in almeno un riepilogo.',
    en: 'Every Natura found on a line or a pension fund has to be found in at least one summary.',
  },
  why: {
    it: 'Chi registra la fattura legge il riepilogo: le operazioni senza IVA devono esserci con la loro Natura.',
    en: 'Who books the invoice reads the summary: supplies without VAT have to be there under their Natura.',
  },
  formula: '{Natura (DettaglioLinee)} ∪ {Natura (DatiCassaPrevidenziale)} ⊆ {Natura (DatiRiepilogo)}',
  exceptions: [
    {
      it: 'Una Natura assente non si confronta: a quella pensano 00400, 00413 e 00429.',
      en: 'An absent Natura is not compared: that is for 00400, 00413 and 00429.',
    },
  ],
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Corso di falegnameria</Descrizione>
  <PrezzoUnitario>48.80</PrezzoUnitario>
  <PrezzoTotale>48.80</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>60.00</PrezzoUnitario>
  <PrezzoTotale>60.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N1</Natura>
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
      it: 'La prima riga ha N4, il suo riepilogo N1.',
      en: 'The first line has N4, its summary N1.',
    },
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Corso di falegnameria</Descrizione>
  <PrezzoUnitario>48.80</PrezzoUnitario>
  <PrezzoTotale>48.80</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
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
    it: 'Fare un riepilogo per ogni Natura, con la somma delle sue righe, oppure correggere quella sbagliata.',
    en: 'Make a summary for each Natura, with the sum of its lines, or correct the wrong one.',
  },
  readings: {
    it: "L'Elenco confronta in un verso solo; la Rappresentazione tabellare anche nell'altro: una Natura che sta solo nel riepilogo. Per questo verso diamo un avviso. In un punto dell'algoritmo l'Elenco scrive 00443 al posto di 00444: un refuso.",
    en: 'The Elenco compares in one direction only; the Rappresentazione tabellare in the other too: a Natura that only a summary has. For that direction we give a warning. At one place of its algorithm the Elenco prints 00443 for 00444: a misprint.',
  },
  sources: ['Elenco dei controlli v2.0, 00444', 'Rappresentazione tabellare, 2.2.1.14, 2.1.1.7.7, 2.2.2.2'],
};
