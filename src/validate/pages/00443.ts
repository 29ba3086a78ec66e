import type { Page } from './page.ts';

export const p00443: Page = {
  code: '00443',
  checks: {
    it: 'Ogni aliquota che si trova su una riga o su una cassa deve trovarsi in almeno un riepilogo.',
    en: 'Every rate found on a line or a pension fund has to be found in at least one summary.',
  },
  why: {
    it: "Il riepilogo è ciò che si registra: un'aliquota che vi manca è IVA che non si vede.",
    en: 'The summary is what gets booked: a rate that is missing there is VAT that nobody sees.',
  },
  formula:
    '{AliquotaIVA (DettaglioLinee)} ∪ {AliquotaIVA (DatiCassaPrevidenziale)} ⊆ {AliquotaIVA (DatiRiepilogo)}',
  exceptions: [
    {
      it: 'Le aliquote si confrontano come numeri: 022.00 è 22.00.',
      en: 'Rates are compared as numbers: 022.00 is 22.00.',
    },
  ],
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Campione gratuito</Descrizione>
  <PrezzoUnitario>0.00</PrezzoUnitario>
  <PrezzoTotale>0.00</PrezzoTotale>
  <AliquotaIVA>10.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>4.00</AliquotaIVA>
  <ImponibileImporto>0.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
</DatiRiepilogo>`,
    note: {
      it: "Il 10.00 della seconda riga non è in nessun riepilogo; anche una riga di zero euro ha un'aliquota. Il 4.00 del secondo riepilogo non è in nessuna riga.",
      en: 'The 10.00 of the second line is in no summary; a line of zero euro has a rate too. The 4.00 of the second summary is in no line.',
    },
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Campione gratuito</Descrizione>
  <PrezzoUnitario>0.00</PrezzoUnitario>
  <PrezzoTotale>0.00</PrezzoTotale>
  <AliquotaIVA>10.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>10.00</AliquotaIVA>
  <ImponibileImporto>0.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
</DatiRiepilogo>`,
  },
  remedy: {
    it: "Aggiungere il DatiRiepilogo dell'aliquota, oppure correggere quella sbagliata. `fattura fix --amounts` aggiunge il blocco dove Natura e importi non lasciano dubbi e nessun riepilogo ha un'aliquota di troppo.",
    en: 'Add the DatiRiepilogo of the rate, or correct the wrong one. `fattura fix --amounts` adds the block where Natura and amounts leave no doubt and no summary has a rate too many.',
  },
  readings: {
    it: "L'Elenco confronta in un verso solo; la Rappresentazione tabellare anche nell'altro: un'aliquota che sta solo nel riepilogo. Per questo verso diamo un avviso; almeno uno sviluppatore racconta di un file scartato così.",
    en: 'The Elenco compares in one direction only; the Rappresentazione tabellare in the other too: a rate that only a summary has. For that direction we give a warning; at least one developer tells of a file refused for it.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00443',
    'Rappresentazione tabellare, 2.2.1.12, 2.1.1.7.5, 2.2.2.1',
    'FatturaElettronica.NET, issue 281',
  ],
};
