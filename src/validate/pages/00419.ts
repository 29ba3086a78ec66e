import type { Page } from './page.ts';

export const p00419: Page = {
  code: '00419',
  checks: {
    it: 'I blocchi DatiRiepilogo non possono essere meno delle aliquote diverse che si trovano su righe e casse.',
    en: 'There may not be fewer DatiRiepilogo than different rates on lines and pension funds.',
  },
  why: {
    it: "Il riepilogo è ciò che si registra: un'aliquota che vi manca è IVA che non si vede.",
    en: 'The summary is what gets booked: a rate that is missing there is VAT that nobody sees.',
  },
  formula:
    'count(DatiRiepilogo) ≥ count({AliquotaIVA (DettaglioLinee)} ∪ {AliquotaIVA (DatiCassaPrevidenziale)})',
  exceptions: [
    {
      it: 'Si contano i blocchi, non le loro aliquote: a quelle pensa 00443. Due Natura con aliquota zero sono una sola aliquota.',
      en: 'Blocks are counted, not their rates: those are for 00443. Two Natura with rate zero are one rate.',
    },
  ],
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>45.00</PrezzoUnitario>
  <PrezzoTotale>45.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Pellet di legno</Descrizione>
  <PrezzoUnitario>61.00</PrezzoUnitario>
  <PrezzoTotale>61.00</PrezzoTotale>
  <AliquotaIVA>10.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>45.00</ImponibileImporto>
  <Imposta>9.90</Imposta>
</DatiRiepilogo>`,
    note: {
      it: 'Due aliquote, un solo riepilogo.',
      en: 'Two rates, one summary.',
    },
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>45.00</PrezzoUnitario>
  <PrezzoTotale>45.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Pellet di legno</Descrizione>
  <PrezzoUnitario>61.00</PrezzoUnitario>
  <PrezzoTotale>61.00</PrezzoTotale>
  <AliquotaIVA>10.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>45.00</ImponibileImporto>
  <Imposta>9.90</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>10.00</AliquotaIVA>
  <ImponibileImporto>61.00</ImponibileImporto>
  <Imposta>6.10</Imposta>
</DatiRiepilogo>`,
  },
  alsoFinds: ['00422', '00443'],
  remedy: {
    it: 'Aggiungere un DatiRiepilogo per ogni aliquota che non lo ha. `fattura fix --amounts` lo scrive dove Natura e importi non lasciano dubbi.',
    en: 'Add a DatiRiepilogo for each rate that has none. `fattura fix --amounts` writes it where Natura and amounts leave no doubt.',
  },
  readings: {
    it: "Un riepilogo che manca dà più codici, perché ogni testo vale per sé: 00443 per l'aliquota, 00422 da un euro in su, 00419 se i blocchi sono pochi. Il blocco aggiunto li toglie tutti.",
    en: 'A missing summary gives several codes, for each text stands by itself: 00443 for the rate, 00422 from one euro on, 00419 where blocks are too few. The added block removes all of them.',
  },
  sources: ['Elenco dei controlli v2.0, 00419', 'Rappresentazione tabellare, 2.2.2'],
};
