import type { Page } from './page.ts';

export const p00418: Page = {
  code: '00418',
  checks: {
    it: "La data di una nota di credito (TD04) non può precedere quella di una fattura collegata (DatiFattureCollegate, dove Data c'è); di una semplificata TD08, quella di DataFR.",
    en: 'The date of a credit note (TD04) cannot be earlier than that of an invoice it refers to (DatiFattureCollegate, where Data is given); of a simplified TD08, than DataFR.',
  },
  why: {
    it: 'Una nota rettifica una fattura che esiste già.',
    en: 'A note corrects an invoice that exists already.',
  },
  formula: 'Data ≥ DatiFattureCollegate/Data (TD04); Data ≥ DatiFatturaRettificata/DataFR (TD08)',
  exceptions: [
    { it: 'Lo stesso giorno va bene.', en: 'The same day is fine.' },
    {
      it: 'Una fattura collegata senza Data non si guarda.',
      en: 'An invoice referred to without Data is not looked at.',
    },
    {
      it: 'Gli altri tipi di documento non sono controllati.',
      en: 'Other kinds of document are not controlled.',
    },
  ],
  wrong: {
    xml: `<DatiGeneraliDocumento>
  <TipoDocumento>TD04</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>7</Numero>
  <ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
</DatiGeneraliDocumento>
<DatiFattureCollegate>
  <IdDocumento>5</IdDocumento>
  <Data>2026-06-02</Data>
</DatiFattureCollegate>`,
  },
  right: {
    xml: `<DatiGeneraliDocumento>
  <TipoDocumento>TD04</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>7</Numero>
  <ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
</DatiGeneraliDocumento>
<DatiFattureCollegate>
  <IdDocumento>5</IdDocumento>
  <Data>2026-05-04</Data>
</DatiFattureCollegate>`,
  },
  remedy: {
    it: 'Controllare le due date: di solito è sbagliata quella della fattura collegata.',
    en: 'Look at both dates: usually that of the invoice referred to is wrong.',
  },
  readings: {
    it: 'Una nota della Rappresentazione tabellare omette, per le semplificate, la condizione TD08: noi la chiediamo.',
    en: 'A note of the tables leaves out the condition TD08 for simplified invoices: we ask for it.',
  },
  sources: ['Elenco dei controlli v2.0, 00418', 'Rappresentazione tabellare, 2.1.1.3 e 2.1.6.3'],
};
