import type { Page } from './page.ts';

export const p00423: Page = {
  code: '00423',
  checks: {
    it: 'Per ogni riga, PrezzoTotale deve essere il prezzo unitario, dopo sconti e maggiorazioni, moltiplicato per la quantità.',
    en: 'On every line, PrezzoTotale has to be the unit price after discounts and surcharges, times the quantity.',
  },
  why: {
    it: 'Dalla riga nascono imponibile e imposta: un totale che non torna falsa tutto ciò che segue.',
    en: 'Taxable amount and tax come from the lines: a total that does not add up spoils everything after it.',
  },
  formula: 'PrezzoTotale = (PrezzoUnitario − SC + MG) × Quantita',
  tolerance: {
    it: 'Lo scarto deve essere minore di 0,01. Da 0,01 a meno di 0,02 diamo un avviso, oltre un errore.',
    en: 'The difference has to be less than 0.01. From 0.01 to less than 0.02 we give a warning, beyond an error.',
  },
  exceptions: [
    {
      it: 'Sconti e maggiorazioni si applicano nel loro ordine, ciascuno su ciò che resta; Quantita assente vale 1.',
      en: 'Discounts and surcharges are taken in their order, each on what is left; Quantita left out is 1.',
    },
    {
      it: 'Se uno sconto ha sia Percentuale sia Importo vale Importo.',
      en: 'Where a discount has both Percentuale and Importo, Importo counts.',
    },
    {
      it: 'Lo sconto in valore si applica al prezzo unitario, non al totale della riga.',
      en: 'A discount by amount applies to the unit price, not to the line total.',
    },
  ],
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <ScontoMaggiorazione>
    <Tipo>SC</Tipo>
    <Percentuale>10.00</Percentuale>
  </ScontoMaggiorazione>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
    note: {
      it: '25,00 meno il 10 % fa 22,50; per 4 fa 90,00.',
      en: '25.00 less 10 % is 22.50; times 4 is 90.00.',
    },
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <ScontoMaggiorazione>
    <Tipo>SC</Tipo>
    <Percentuale>10.00</Percentuale>
  </ScontoMaggiorazione>
  <PrezzoTotale>90.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>90.00</ImponibileImporto>
  <Imposta>19.80</Imposta>
</DatiRiepilogo>`,
  },
  remedy: {
    it: 'Ricalcolare PrezzoTotale senza arrotondare i passaggi: il campo prende fino a otto decimali. `fattura fix --amounts` lo scrive, ma non dove il totale torna con un altro modo di leggere lo sconto (Importo una volta sulla riga, o Percentuale invece di Importo): lì può essere sbagliato lo sconto.',
    en: 'Compute PrezzoTotale again without rounding on the way: the field takes up to eight decimals. `fattura fix --amounts` writes it, but not where the total is right by another reading of the discount (Importo once from the line, or Percentuale instead of Importo): there the discount may be what is wrong.',
  },
  readings: {
    it: "Alcune librerie arrotondano PrezzoTotale a due decimali prima del confronto, e accettano fino a 0,019: da qui l'avviso.",
    en: 'Some libraries round PrezzoTotale to two decimals before comparing, and accept up to 0.019: hence the warning.',
  },
  sources: ['Elenco dei controlli v2.0, 00423', 'Rappresentazione tabellare, 2.2.1.11'],
};
