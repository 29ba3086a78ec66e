import type { Page } from './page.ts';

export const p00438: Page = {
  code: '00438',
  checks: {
    it: 'Uno sconto o una maggiorazione di una riga deve avere Percentuale o Importo.',
    en: 'A discount or surcharge of a line has to have Percentuale or Importo.',
  },
  why: {
    it: 'Il totale della riga si calcola dallo sconto: senza valore non si può controllare.',
    en: 'The total of the line is computed from the discount: without a value it cannot be checked.',
  },
  formula: 'Tipo  ⇒  Percentuale ∨ Importo',
  exceptions: [
    {
      it: "Un valore di zero basta: si guarda se c'è, non quanto è.",
      en: 'A value of zero is enough: it is looked at whether it is there, not how much it is.',
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
  </ScontoMaggiorazione>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
    note: {
      it: 'Lo sconto ha solo Tipo.',
      en: 'The discount has Tipo only.',
    },
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>5.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <ScontoMaggiorazione>
    <Tipo>SC</Tipo>
    <Percentuale>20.00</Percentuale>
  </ScontoMaggiorazione>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
  },
  remedy: {
    it: "Scrivere Percentuale o Importo, per unità, e ricalcolare PrezzoTotale; se non c'è sconto, togliere il blocco.",
    en: 'Write Percentuale or Importo, per unit, and compute PrezzoTotale again; where there is no discount, take the block away.',
  },
  sources: ['Elenco dei controlli v2.0, 00438', 'Rappresentazione tabellare, 2.2.1.10'],
};
