import type { Page } from './page.ts';

export const pqDateOrder: Page = {
  code: 'Q-DATE-ORDER',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Confrontiamo le date che vanno in coppia: DataInizioPeriodo e DataFinePeriodo della riga; ritiro, inizio del trasporto e consegna; nei pagamenti la scadenza con la data da cui si contano i termini, con il limite per lo sconto e con la decorrenza della penale.',
    en: 'This is no SdI control: SdI takes the invoice all the same. We compare dates that belong together: DataInizioPeriodo and DataFinePeriodo of a line; pickup, start of the transport and delivery; in payments the due date with the date from which the terms run, with the limit for the discount and with the start of the penalty.',
  },
  why: {
    it: 'Chi registra un canone o un abbonamento ne ripartisce il costo sul periodo: se è rovesciato, non può.',
    en: 'Whoever books a rent or a subscription spreads the cost over the period: reversed, it cannot be done.',
  },
  formula: 'DataFinePeriodo ≥ DataInizioPeriodo',
  exceptions: [
    {
      it: 'Lo stesso giorno va bene.',
      en: 'The same day is fine.',
    },
    {
      it: 'Data e ora con fuso orario non si confrontano.',
      en: 'Date and time with a time zone are not compared.',
    },
  ],
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Canone di maggio</Descrizione>
  <DataInizioPeriodo>2026-05-31</DataInizioPeriodo>
  <DataFinePeriodo>2026-05-01</DataFinePeriodo>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Canone di maggio</Descrizione>
  <DataInizioPeriodo>2026-05-01</DataInizioPeriodo>
  <DataFinePeriodo>2026-05-31</DataFinePeriodo>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>`,
  },
  remedy: {
    it: 'Correggere la data sbagliata, o scambiare le due.',
    en: 'Correct the wrong date, or swap the two.',
  },
  sources: ['Rappresentazione tabellare, 2.1.9, 2.2.1.7, 2.2.1.8 e 2.4.2'],
};
